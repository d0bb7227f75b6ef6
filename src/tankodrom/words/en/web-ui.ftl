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
ui-loading = Just a moment…
ui-gallery = Everything drawn

outdated-title = A new version is here
outdated-text = The server has been updated, and this page is still the old one. Load it again to go on; your games are safe.
outdated-reload = Load again
