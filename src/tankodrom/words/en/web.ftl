### The web client: what the players of a table are called, and what happens at a table beside the game.

level-random = Random
level-recruit = Recruit
level-veteran = Veteran
level-elite = Elite
level-search = Search
seat-numbered = { $name } { $number }
seat-open = Free seat
seat-nameless = Player { $number }
seat-tagged = { $name } #{ $tag }
seat-former = Former player

event-seat-join = { $seat } sits down at the table.
event-seat-left = { $seat } leaves the table.
event-seat-removed = Seat { $number } was cleared by the maker of the table.
event-bot-vote-yes = { $seat } votes that a bot plays on for { $other }.
event-bot-vote-no = { $seat } would rather wait for { $other } after all.
event-seat-bot = A bot now plays for { $seat }: { $level }.
event-seat-person = { $seat } is playing again instead of the bot.
event-undo-asked = { $seat } asks to take moves back.
event-undo-agreed = { $seat } agrees to take moves back.
event-undo-refused = { $seat } does not agree to take moves back.
event-undone = { $seat } takes moves back.
event-rematch = { $seat } starts a rematch.
