### The web client: the frame of a table.

table-loading = Setting the table…
table-missing = There is no such table.
table-missing-about = The address may be incomplete, or the table belongs to another server.
table-offline = The server cannot be reached.
table-offline-about = Your games are safe there. Try again in a moment.
table-broken = The table cannot be opened.
table-was-removed = This table is no more.
table-was-removed-about = Its maker deleted it before the game, or nobody had played here for a long time.
table-you-were-removed = The maker of the table took you off your seat. You can go on watching.
table-picture-broken = The table cannot be drawn. You can still choose from the list below.
table-try-again = Try again
table-to-lobby = To the lobby

## Problems
table-problem = That did not work.
table-problem-offline = The server cannot be reached.
table-problem-forbidden = This seat is not yours.
table-problem-not_found = There is no such table.
table-problem-not_now = That is not possible now.
table-problem-seat_taken = Somebody was quicker: the seat is taken.
table-problem-reserved = This seat is kept for who has its link.
table-problem-removed = The maker removed you from this table. Only a new link leads back.
table-problem-one_seat = You already have a seat here, and one each is the rule of this table.
table-problem-hushed = At this table only the players write.
table-problem-too_many = Too much at once. Wait a moment.
table-problem-unavailable = The server cannot save at the moment.
table-problem-broken = What is stored of this table makes no sense any more. Other tables are well; the operator can help.
table-problem-no_identity = Say first what you are called.
table-problem-stale = The table has changed meanwhile.
table-stale = The table has changed meanwhile; look again.
table-no-hint = Nobody is there to give a hint right now.
table-problem-hint_limit = { $most ->
    [0] There are no hints on this server.
    [one] One hint at a time: the next when this one has come.
   *[other] { $most } hints at a time: the next when one of them has come.
}
table-problem-hint_failed = The strong player broke over this position. It is a mistake of the program; your game goes on.
table-undo-refused = There is nothing to take back.

## Names
table-you = you

## A guest
table-menu-phone = This is me on my phone
table-seat-hint = Your seat belongs to this browser. To keep it safe, open the menu: “This is me on my phone”.
table-guest-title = What are you called?
table-guest-about = The others at the table will see this name.
table-guest-name = Your name
table-guest-go = Sit down

## Waiting room
table-waiting-title = Waiting for players
table-waiting-about = The game begins as soon as all seats are taken.
table-take-seat = Take this seat
table-take-too = Sit here too
table-take-too-about = Several people play on this device and hand it over.
table-reserved = reserved
table-free = Free it
table-free-about = Then anybody may take this seat, not only who has its link.
table-remove = Remove
table-remove-sure = Remove { $name } from the table? They can come back only by the new link to this seat, which you get.
table-delete = Delete the table
table-delete-sure = Delete this table? Everybody who waits here is told so.
table-patience = If somebody does not answer for { $time }, the others may let a bot play on.
table-patience-never = Everybody has all the time in the world.
table-ends-open = Nobody has come for a while: the table will be removed on { $date }.
table-watch = You are watching. Take an open seat, or wait here and watch the game.
table-invite = Invite
table-invite-about = Send the link, or let the other phone read the code.
table-invite-reserves = Copying a link keeps its seat for who gets it.
table-invite-seat = Link to seat { $number }
table-invite-table = Link to this table
table-copy = Copy
table-qr = QR code with the link
table-options = What is played
table-options-usual = The usual rules.
table-undo-free = Taking back is free until something hidden is seen.
table-undo-ask = Taking back needs the others’ consent.
table-undo-off = Nothing is taken back.
table-public = Listed in the lobby
table-private = By invitation only

## Top strip
table-home = Home
table-seats = Players
table-turn = { $name } is on turn
table-bot = bot
table-is-bot = bot, { $level }
table-is-lent = a bot plays for this player
table-is-here = at the table
table-is-away = away
table-reconnecting = Reconnecting…
table-gone = Not connected
table-undo = Undo
table-undo-more = More to undo
table-undo-step = Undo the last move
table-undo-turn = Undo the whole turn
table-undo-point = Back to here
table-hint = Hint
table-menu = Menu
table-close = Close
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-notices = Notices
table-side = Log, chat and rules
table-unread = { $count ->
        [one] { $count } new line in the chat
       *[other] { $count } new lines in the chat
    }

## Menu
table-menu-bot = Let a bot play for me
table-menu-back = Play on myself
table-menu-leave = Leave the table
table-menu-leave-sure = Leave for good? A bot will play on in your place.
table-menu-leave-yes = Leave
table-menu-spectators = Spectators may chat
table-menu-spectators-about = If not, only the players write at this table.
table-menu-language = Language
table-menu-theme = Look
table-menu-dark = Dark
table-menu-light = Light
table-menu-keys = Keys
table-menu-link = Copy the link to the table
table-menu-result = Result

## Question bar
table-question = Question
table-asked = { $name }: { $prompt }
table-on-table = Tap what is lit up on the table.
table-only-one = Nothing else is possible now.
table-on-table-too = Or tap what is lit up on the table.
table-confirm = Confirm
table-cancel = Cancel
table-armed = { $choice }?
table-armed-hint = Tap once more or confirm.
table-all = All choices ({ $count })
table-all-short = All ({ $count })
table-filter = Filter the choices
table-filter-none = No choice contains this.
table-more = { $count } more…
table-busy = Sending…
table-wait-for = Waiting for { $name }.
table-wait-bot = { $name } is thinking…
table-wait-others = Waiting for the others.
table-wait-start = Here it comes…
table-lent = A bot plays for you.
table-spectator = You are watching.
table-over = The game is over.
table-show-result = Show the result

## Choices of one thing, refusals, hints
table-choose = Choose
table-why-title = Not now
table-why-possible = This is possible now.
table-why-nothing = Nothing can be done with this now.
table-why-rule = Rule { $rule }
table-hint-title = What a strong player would do
table-hint-thinking = A strong player is thinking…
table-hint-chance = Chance to win { $percent } %

## Log, recap and chat
table-log-empty = Nothing has happened yet.
table-log-forgotten = What was earlier is not shown: this is a game of memory.
table-log-older = Show earlier events
table-log-undone = taken back
table-recap-title = Since your last turn
table-recap-go = To the table
table-chat-empty = Nobody has said anything yet.
table-chat-say = Write to the table
table-chat-send = Send
table-mute = Do not show what { $name } writes
table-unmute = Show what { $name } writes again
table-muted = Hidden for you.

## Taking back together
table-proposal = { $name } would like to take something back.
table-proposal-mine = The others are asked whether you may take it back.
table-proposal-agreed = You agreed; the others are asked.
table-agree = Agree
table-refuse = Refuse
## Somebody does not answer
table-stalled = { $name } has not answered for { $time }. Let a bot play on until they are back?
table-stalled-votes = { $count } of { $needed } needed votes so far.
table-stalled-bot = Let a bot play on
table-stalled-wait = Rather wait after all
table-lent-about = A bot plays for you. You can play on yourself at any time.
table-ends = Nobody has played here for a while: the table will be removed on { $date }. Any move keeps it.

## One device for several
table-hand-over = Hand the device to { $name }
table-hand-over-about = Everything is covered so that nobody sees the other’s cards.
table-hand-over-go = I am { $name }

## End
table-end-title = The game is over
table-end-won = { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
table-end-you-won = You have won!
table-end-rematch = Rematch
table-end-to-rematch = To the rematch
table-end-replay = Watch the game again
table-end-file = Download the game
table-end-look = Look at the table
table-end-fair = Fair shuffle: the seed fits the promise given before the first card.
table-end-unfair = The seed does not fit the promise given before the game!
table-end-seed = Seed
table-end-promise = Promise

## Keys
table-keys-title = Keys
table-keys-tab = go on to the next thing
table-keys-arrows = go around on a board or in a row
table-keys-enter = choose
table-keys-esc = close, cancel
table-keys-hint = hint
table-keys-undo = undo
table-keys-help = this help

## The table of any game
generic-table = Table
generic-ask = Why not?
generic-ask-about = Choose an action and ask why it is not possible now.
generic-ask-verb = Action
generic-ask-now = Ask
