### The web client: battlegrounds.

## The board
bg-board = Board, eight by eight squares
bg-square-empty = empty
bg-square-token = token { $token }
bg-square-figure = { $colour } figure ({ $name })
bg-square-tank = { $colour } figure ({ $name }, { $card })
bg-square-partner = makes a pair with a token of yours
bg-square-threatened = may be hit next by the artillery
bg-square-choices = { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
bg-face-down = face-down token
bg-mine = ordnance
bg-artillery-tank = artillery tank

## Letters on the figures
bg-letter-green = G
bg-letter-yellow = Y
bg-letter-blue = B
bg-letter-red = R

## The signs
bg-legend = What the signs mean
bg-sign-move = move here
bg-sign-stay = stay here
bg-sign-reveal = turn over
bg-sign-shielded = armour saves it
bg-sign-deadly = destroyed on the way
bg-sign-shot = can be hit
bg-sign-threat = the artillery may hit it
bg-sign-partner = makes a pair

## Cards
bg-part-move = { $way ->
        [straight] moves exactly { $distance } straight
       *[diagonal] moves exactly { $distance } diagonally
    }
bg-part-shot = { $way ->
        [straight] shoots exactly { $distance } straight
       *[diagonal] shoots exactly { $distance } diagonally
    }
bg-part-move-short = { $way ->
        [straight] moves straight
       *[diagonal] moves diagonally
    }
bg-part-shot-short = { $way ->
        [straight] shoots straight
       *[diagonal] shoots diagonally
    }
bg-card-active = drives the { $colour } figure
bg-card-wrecked = wrecked: entering with it is a repair and takes the whole turn
bg-slot-free = Free place on { $card }
bg-change-to = Change to { $card }

## Players
bg-on-turn = on turn
bg-points = Victory points
bg-off-board = off the board
bg-stack = { $points ->
        [one] Worth { $points } point to whoever destroys it
       *[other] Worth { $points } points to whoever destroys it
    }
bg-stack-empty = Its point tokens are all gone
bg-pairs = Pairs
bg-pair = Pair: { $picture }
bg-pair-special = Pair: { $picture }, { $icons } ({ $state })
bg-unpaired = Unpaired tokens
bg-single = Unpaired: { $token }
bg-received = Points for destroyed tanks
bg-point-token = { $points ->
        [one] { $points } point for the { $colour } figure
       *[other] { $points } points for the { $colour } figure
    }
bg-nothing-collected = Nothing collected yet
bg-team = Team
bg-turn = Turn
bg-extra-turns = Extra turns
bg-mines = Ordnance
bg-deck = Cards in the deck
bg-deck-open = Open deck:

## To choose from
bg-offer-draft = Draft
bg-offer-choose = Two tank cards to start with
bg-offer-keep = Keep one, the other goes to the box
bg-offer-active = The first card of the { $colour } figure
bg-offer-hide = See the board
bg-offer-show = See the cards
bg-draft-order = Order:

## Solo
bg-artillery = Artillery
bg-artillery-points = Points of the artillery; at the end of the track the game is over
bg-artillery-next = Its next shot
bg-artillery-threat = { $count ->
        [one] One letter and one number are left: that square is hit.
       *[other] One of the letters and one of the numbers that are left, { $count } squares.
    }
bg-artillery-shuffles = All letters and numbers are shuffled again, any square can be hit.
bg-artillery-letters = Letters left: { $letters }
bg-artillery-numbers = Numbers left: { $numbers }
bg-artillery-tanks = { $count ->
        [one] { $count } artillery tank in the supply
       *[other] { $count } artillery tanks in the supply
    }
bg-artillery-tokens = Tokens taken by the artillery
bg-ladder = Ranks
bg-stars = { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }

## What to know before a choice
battlegrounds-note-change_tank = Instead of moving and shooting in this turn.

## The end
bg-result-who = Player
bg-result-pairs = Pairs
bg-result-tanks = Tanks
bg-result-points = Points
bg-result-solo = { $stars ->
        [0] Victory points: { $points }, no star.
        [one] Victory points: { $points }, { $stars } star.
       *[other] Victory points: { $points }, { $stars } stars.
    }
bg-result-artillery = Artillery: { $score } of { $limit }.
