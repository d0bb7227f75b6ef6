### The web client: the lobby and the setup of a table.

## The lobby
lobby-title = Three tank games, one table
lobby-games = Games
lobby-guest = Guest
lobby-your-name = Your name
lobby-rename = You play as { $name }: change the name
lobby-renamed = From the next table on you are { $name }.
lobby-save = Save
lobby-play = Play against bots
lobby-set-up = Set up a table…
lobby-rules = How to play
lobby-rush = Rush
lobby-rush-about = Build a tank company card by card, guard your bases and win medals.
lobby-rush-players = 2–5 players
lobby-rush-time = 30–45 min
lobby-battlegrounds = Battlegrounds
lobby-battlegrounds-about = Drive and shoot on a board of 64 squares, collect pairs and upgrade your tanks.
lobby-battlegrounds-players = 1–4 players
lobby-battlegrounds-time = 20–40 min
lobby-duel = Duel
lobby-duel-about = Lead Soviet or German crews: manoeuvre, spot the enemy and make the first shot count.
lobby-duel-players = 1–8 players
lobby-duel-time = 60–90 min
lobby-waiting = { $count ->
        [one] It is your turn
       *[other] It is your turn in { $count } games
    }
lobby-mine = My games
lobby-mine-empty = Nothing here yet. Choose a game above: one click and you play.
lobby-show-all = Show all ({ $count })
lobby-public = Public tables
lobby-public-empty = Nobody has a public table open now. Set up one and tick “public”: it will be listed here.
lobby-open-file = Open a game file…
lobby-open-file-about = Watch a finished game again, move by move.
lobby-alone = solo
lobby-bots = { $count ->
        [one] bot ({ $level })
       *[other] { $count }× bot ({ $level })
    }
lobby-free-seat = free seat
lobby-status-open = waiting for players
lobby-status-playing = being played
lobby-status-finished = finished
lobby-deed-move = Your turn
lobby-deed-back = Go back
lobby-deed-join = Join
lobby-deed-watch = Watch
lobby-deed-replay = Replay

## Setting up a table
setup-title = { $game }: set up a table
setup-presets = Ready-made
setup-variants = Variant
setup-missions = Mission
setup-mission-solo = Tankbot only
setup-seats = Who plays
setup-seats-range = { $fewest } to { $most } players
setup-seats-exactly = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
setup-seat = Seat { $number }
setup-seat-add = Add a player
setup-seat-remove = Remove seat { $number }
setup-seat-up = Move seat { $number } up
setup-seat-kind = Who sits on seat { $number }
setup-kind-me = Me
setup-kind-open = Friend
setup-kind-bot = Bot
setup-level = Strength of the bot on seat { $number }
setup-name = Name on seat { $number }
setup-friend-about = you get a link
setup-hot-seat = You play { $count } seats on this device: the page asks to hand it over, so that nobody sees the other's cards.
setup-nobody = No seat is yours: you will watch.
setup-part-soviet = Soviets
setup-part-german = Germans
setup-part-team-a = team A
setup-part-team-b = team B
setup-options = Rules
setup-more = More options
setup-rule = Rule { $rule }
setup-table = The table
setup-public = Public
setup-public-about = Anybody finds it in the lobby and may join or watch. Otherwise only those who have the link.
setup-undo = Taking moves back
setup-undo-free = Free
setup-undo-free-about = At once, if nothing hidden was seen since; else the others are asked.
setup-undo-ask = On request
setup-undo-ask-about = The others are asked each time.
setup-undo-off = Never
setup-undo-off-about = A move is a move.
setup-undo-bots = Against bots alone you can always take back at once.
setup-create = Start the game
setup-create-open = Make the table
setup-back = Back to the games
setup-unknown = There is no such game.
setup-needs-team-game = Only in a team game.
setup-needs-in-team-game = Always part of a team game.
setup-needs-other-seats = For another number of players.
setup-needs-battle-or-teams = Only in the battle and in teams.
setup-needs-solo = Only in solo.
setup-needs-more-players = Only with two players or more.
setup-needs-mission-has-none = This mission does not offer it.
setup-needs-tankbot = Only in a game against Tankbot.
setup-needs-three-on-two-sides = Only with three players or more on two sides.

## Options: what the page says otherwise than the terminal
option-by-chance = by chance
option-mission = as the mission says
option-on = on
option-off = off
option-rush-starting_player-about = Who has the first turn.
option-rush-max_rounds-about = After this many rounds the game ends in any case; 0 is no limit.
option-rush-teams-about = Who is in a team with whom.
option-rush-teams-auto = as usual
option-rush-teams-seating = seats { $team } against { $other }
option-battlegrounds-starting_player-about = Who has the first turn.
option-duel-bot-mission = as the mission says
option-duel-bot-none = does not play
option-duel-bot-soviet = leads the Soviets
option-duel-bot-german = leads the Germans
option-duel-difficulty-easy = easy
option-duel-difficulty-normal = normal
option-duel-difficulty-hard = hard
option-duel-deck-base = base cards
option-duel-deck-mines = with mines
option-duel-deck-steppe = steppe
option-duel-deck-city = city
option-duel-passes-about = How often the deck is run through before the last time: the more, the longer the game.
option-duel-passes-0 = by the number of tanks
option-duel-soviet_players-about = How many players lead Soviet tanks; the others lead German ones.
option-duel-soviet_players-0 = evenly

## Ready-made tables
preset-rush-basic = Basic game
preset-rush-basic-about = Three players, basic rules.
preset-rush-first = First game
preset-rush-first-about = You and one easy bot.
preset-rush-combat = Hot combat
preset-rush-combat-about = Hidden hands, support cards and a bonus for defended bases.
preset-rush-all = All variants
preset-rush-all-about = All seven variants of the optional sheet at once.
preset-rush-teams = Two against two
preset-rush-teams-about = Teams of two with interactive combat.
preset-rush-friends = With friends
preset-rush-friends-about = Basic rules, two free seats.
preset-battlegrounds-battle2 = Battle for two
preset-battlegrounds-battle2-about = Two tanks each, to 16 points.
preset-battlegrounds-battle4 = Battle for four
preset-battlegrounds-battle4-about = Everybody for themselves, to 12 points.
preset-battlegrounds-draft = With draft
preset-battlegrounds-draft-about = The tank cards are picked in turn.
preset-battlegrounds-teams = Two against two
preset-battlegrounds-teams-about = Teams collect pairs together.
preset-battlegrounds-family = Family
preset-battlegrounds-family-about = Face-down tokens: memory decides.
preset-battlegrounds-solo = Solo
preset-battlegrounds-solo-about = Alone against the artillery.
preset-duel-first = First battle
preset-duel-first-about = Two tanks each, nothing but shooting.
preset-duel-ridge = The ridge
preset-duel-ridge-about = Three tanks each fight for the high ground.
preset-duel-line = Everything on
preset-duel-line-about = Break-through with guns, radios and infantry.
preset-duel-big = Big battle
preset-duel-big-about = Four tanks a side, two players a side.
preset-duel-tankbot = Against Tankbot
preset-duel-tankbot-about = Solo: the Germans are led by Tankbot.
preset-duel-alone = Alone in the snow
preset-duel-alone-about = Solo: hold out with two tanks against three.

## What the server refuses
problem-offline = The server cannot be reached. Check the connection; the page keeps trying.
problem-malformed = The server did not understand this. Please reload the page.
problem-no_identity = The server does not know you any more. Please reload the page.
problem-forbidden = This is not allowed from here.
problem-not_found = There is no such table.
problem-not_now = This is not possible right now.
problem-seat_taken = Somebody else was quicker: the seat is taken.
problem-too_large = This file is too large.
problem-too_many = Too many requests in a short time. Please wait a moment.
problem-rules_error = Something broke in the rules. Nothing was lost.
problem-internal = Something broke on the server. Nothing was lost.
problem-file = “{ $name }” is not a file of a finished game, or it was changed.
problem-setup-players = This is for { $fewest } to { $most } players.
problem-setup-variant = This variant is for another number of players: solo is for one, the others for more.
problem-setup-teams-four = Teams need exactly four players.
problem-setup-draft = The draft goes with the battle and with teams only.
problem-setup-solo-cards = Choosing the cards goes with solo only.
problem-setup-team-game = A team game needs three to five players.
problem-setup-seating = This seating does not fit the number of players.
problem-setup-tankbot-only = This mission is for play against Tankbot only.
problem-setup-no-tankbot = Tankbot has no part in this mission: choose another mission, or two players or more.
problem-setup-tankbot-side = In this mission Tankbot leads the other side.
problem-setup-difficulty = The difficulty is Tankbot's, and it does not play here.
problem-setup-no-guns = This mission gives nobody an anti-tank gun.
problem-setup-no-extra-tanks = This mission has no extra tanks.
problem-setup-soviet-players = The players cannot be divided like this in this mission.
problem-setup-option = This value is not possible: { $option }.
