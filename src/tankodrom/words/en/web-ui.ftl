### The web client: the bar at the top and the small parts that all pages use.

ui-to-start = Tankodrom, to the first page
ui-nav = Main
ui-nav-play = Play
ui-nav-rules = Rules
ui-language = Language
ui-language-cs = Česky
ui-language-en = English
ui-theme-dark = Dark colours
ui-theme-light = Light colours
ui-close = Close
ui-copied = Copied.
ui-copy-failed = Copying did not work. Select the text and copy it by hand.
ui-qr = QR code with this link
ui-loading = Just a moment…
ui-gallery = Everything drawn
ui-cannot-save = The server cannot save at the moment. Your moves are refused; nothing is lost.

problem-name-empty = A name needs at least one letter, number or emoji.
problem-name-long = A name has at most { $most } letters.
problem-name-reserved = This name could be taken for the server itself or for a bot. Please choose another one.

outdated-title = A new version is here
outdated-text = The server has been updated, and this page is still the old one. Load it again to go on; your games are safe.
outdated-reload = Load again

## Limits of the server; $when: "in 5 minutes"
quota-tables-open = You have { $most } tables waiting for players, and that is the limit. Delete one, or wait until one begins.
quota-tables-running = You have { $most } games running, and that is the limit. Finish one first.
quota-tables-hour = At most { $most } new tables an hour. You can make the next one { $when }.
quota-seats = You have { $most } seats in games that are not finished, and that is the limit. Finish a game or leave one first.
quota-chat = At most { $most } lines a minute. You can write again { $when }.
quota-undo-game = You have asked { $most } times in this game to take something back, and that is the limit.
quota-undo-pause = The others did not agree. You can ask again { $when }.
quota-address-tables-open = { $most } tables made from your network are waiting for players, and that is the limit. Wait until one begins.
quota-address-tables-running = { $most } games made from your network are running, and that is the limit. Wait until one is over.
quota-address-tables-hour = At most { $most } new tables an hour from one network. You can make the next one { $when }.
quota-address-chat = At most { $most } lines a minute from one network. You can write again { $when }.
quota-address-players-hour = At most { $most } new players an hour from one network. Try again { $when }.
quota-renames-hour = At most { $most } new names an hour. You can change yours again { $when }.
quota-other = A limit of the server is reached ({ $most }).
quota-other-when = A limit of the server is reached ({ $most }). Try again { $when }.
