### Battlegrounds: what players read during the game.

## The game
battlegrounds-title = Battlegrounds
battlegrounds-about = A tactical board game for one to four players: drive tanks, shoot location tokens to collect pairs and destroy enemy tanks.

## Prompts: what a player is asked
battlegrounds-prompt-draft_pick = Draft: which card do you take?
battlegrounds-prompt-choose_active = Which card shall be active?
battlegrounds-prompt-place = On which square of a base does the figure start?
battlegrounds-prompt-choose_cards = Which two tank cards do you start with?
battlegrounds-prompt-reenter = A figure is off the board: with which card and on which square does it enter?
battlegrounds-prompt-main = Move, change the tank, or take a free action first?
battlegrounds-prompt-move_after_shot = Where does the { $colour } figure drive after its shot?
battlegrounds-prompt-shot = What does the { $colour } figure shoot at?
battlegrounds-prompt-keep_card = Extra tank: which of the two cards do you keep?
battlegrounds-prompt-end = Take another free action, or end the turn?
battlegrounds-prompt-f_move = Where does your figure go?
battlegrounds-prompt-reveal = Which token do you reveal?

## Actions: the entries of a menu
battlegrounds-action-draft_pick = Take { $card } ({ $parts })
battlegrounds-action-choose_active = Start the { $colour } figure with { $card } ({ $parts })
battlegrounds-action-place = Put the { $colour } figure on { $square }
battlegrounds-action-choose_cards = Take { $card } ({ $parts }) and { $other_card } ({ $other_parts })
battlegrounds-action-reenter = { $wrecked ->
        [yes] Repair { $card } ({ $parts }): { $colour } figure on { $square }, ends the turn
       *[no] Put the { $colour } figure on { $square } with { $card } ({ $parts })
    }
battlegrounds-action-skip_reenter = Put no figure on the board now
battlegrounds-action-move = { $fate ->
        [absorbed] Move the { $colour } figure: { $path } (armour saves it)
        [destroyed_by_mine] Move the { $colour } figure: { $path } (destroyed by ordnance at { $at })
        [destroyed_by_tank] Move the { $colour } figure: { $path } (destroyed by a tank at { $at })
       *[safe] Move the { $colour } figure: { $path } (safe)
    }
battlegrounds-action-skip_move = Do not move the { $colour } figure
battlegrounds-action-shoot = { $shot ->
        [tank] Shoot at { $square } with the { $colour } figure: hit the { $target } figure
        [mine_place] Shoot at { $square } with the { $colour } figure: place ordnance
        [mine_clear] Shoot at { $square } with the { $colour } figure: clear the ordnance
        [arty_tank] Shoot at { $square } with the { $colour } figure: hit the artillery tank
       *[token] Shoot at { $square } with the { $colour } figure: take the token { $token }
    }
battlegrounds-action-skip_shot = Do not shoot
battlegrounds-action-change_tank = Change the tank of the { $colour } figure to { $card } ({ $parts })
battlegrounds-action-attach = Attach { $icon } to { $card }
battlegrounds-action-use_extra_tank = Use the extra tank (pair: { $pair })
battlegrounds-action-keep_card = Keep { $card } ({ $parts })
battlegrounds-action-use_extra_turn = Use the extra turn (pair: { $pair })
battlegrounds-action-end_turn = End the turn
battlegrounds-action-f_move = Go to { $square }
battlegrounds-action-reveal = Reveal the token on { $square }

## Events: the lines of the log
battlegrounds-event-turn_began = { $seat } begins a turn.
battlegrounds-event-drafted = { $seat } drafts { $card }.
battlegrounds-event-chose = The { $colour } figure has { $card } as its active card.
battlegrounds-event-placed = The { $colour } figure starts on { $square }.
battlegrounds-event-entered = The { $colour } figure enters on { $square } with { $card }.
battlegrounds-event-repaired = A repair for the whole turn: { $colour } figure on { $square } with { $card }.
battlegrounds-event-moved = The { $colour } figure moves to { $square }.
battlegrounds-event-stayed = The { $colour } figure stays where it is.
battlegrounds-event-mine_hit = The { $colour } figure drives onto ordnance at { $square }.
battlegrounds-event-collided = The { $colour } figure drives over a tank at { $square }.
battlegrounds-event-shot_at = { $shot ->
        [tank] The { $colour } figure shoots at the tank on { $square }.
        [mine_place] The { $colour } figure shoots at { $square } and places ordnance.
        [mine_clear] The { $colour } figure shoots at { $square } and clears the ordnance.
        [arty_tank] The { $colour } figure hits the artillery tank on { $square }.
       *[token] The { $colour } figure shoots at the location token on { $square }.
    }
battlegrounds-event-took = { $seat } takes a location token: { $token }.
battlegrounds-event-paired = { $seat } has a pair, worth 2 points: { $token }.
battlegrounds-event-absorbed = Armour saves the { $colour } figure at { $square }.
battlegrounds-event-destroyed = The { $colour } figure is destroyed at { $square }.
battlegrounds-event-points = { $points ->
        [one] { $seat } receives { $points } point for the { $colour } figure.
       *[other] { $seat } receives { $points } points for the { $colour } figure.
    }
battlegrounds-event-changed = The tank of the { $colour } figure is changed to { $card }.
battlegrounds-event-attached = { $card } gets an upgrade: { $icon }.
battlegrounds-event-extra_turn_used = { $seat } uses an extra turn.
battlegrounds-event-extra_tank_used = { $seat } uses an extra tank.
battlegrounds-event-saw_card = Drawn from the deck: { $card }.
battlegrounds-event-kept_card = { $seat } keeps { $card }.
battlegrounds-event-revealed = The token on { $square } is revealed: { $token }.
battlegrounds-event-covered = Face down again: { $square }.
battlegrounds-event-family_pair = { $seat } finds two equal pictures: { $token }.
battlegrounds-event-family_again = { $seat } has found a pair and takes another turn.
battlegrounds-event-artillery_fired = The artillery fires at { $square }.
battlegrounds-event-artillery_took = The artillery takes the token on { $square }: { $token }.
battlegrounds-event-artillery_placed = The artillery puts a tank on { $square }.
battlegrounds-event-artillery_missed = The hit on { $square } has no effect.
battlegrounds-event-card_lost = { $card } goes to the box.
battlegrounds-event-piles_shuffled = The coordinates of the artillery are shuffled again.
battlegrounds-event-game_ended = The game is over.

## Refusals: setup
battlegrounds-no-not-on-display = { $card } is not on display in the draft now.
battlegrounds-no-draft-first = First the draft has to be finished.
battlegrounds-no-two-different-cards = Choose two different cards, in the order in which they are listed.
battlegrounds-no-setup-first = First the setup has to be finished.
battlegrounds-no-other-figure-first = The choices go in colour order: the { $colour } figure is next.
battlegrounds-no-not-your-base = { $square } is not a square of a base where this figure may start.

## Refusals: the turn
battlegrounds-no-must-return = A figure has to enter the board now; this cannot be declined.
battlegrounds-no-return-first = First the entering of figures has to be settled.
battlegrounds-no-other-figure-returns = Figures enter in colour order: the { $colour } figure is next.
battlegrounds-no-no-entry-square = The figure cannot enter on { $square }.
battlegrounds-no-not-an-inactive-card = { $card } is not one of your inactive cards.
battlegrounds-no-main-action-first = First a main action is needed: move and shoot, or change tank.
battlegrounds-no-not-now = That is not asked now: choose a main action or a free action.
battlegrounds-no-not-your-figure = Only your own figures on the board can act, and the { $colour } one is none of them.
battlegrounds-no-not-selectable = The { $colour } figure has no legal path, and another of your figures can move.
battlegrounds-no-same-figure = In this segment only the { $colour } figure can move and shoot.
battlegrounds-no-shot-now = The move is done: now shoot or do without the shot, or take a free action.
battlegrounds-no-move-now = The shot is done: now the figure has to move; only free actions may come first.
battlegrounds-no-segment-done = The main action is done: only free actions or the end of the turn are left.

## Refusals: movement
battlegrounds-no-must-move = The move cannot be left out: there is a path that can be driven.
battlegrounds-no-wrong-direction = The active card of the { $colour } figure does not move in this direction.
battlegrounds-no-wrong-distance = The { $colour } figure has to drive exactly the distance that its active card allows.
battlegrounds-no-cannot-turn = Without the upgrade direction the { $colour } figure cannot turn while moving.
battlegrounds-no-ends-where-it-began = The { $colour } figure must not end its move where it began.
battlegrounds-no-occupied = The move cannot end on { $square }: the square is occupied.

## Refusals: shooting
battlegrounds-no-move-first = The { $colour } figure must move first; only order swap lets it shoot before that.
battlegrounds-no-not-a-target = { $square } is not a target square of the { $colour } figure.
battlegrounds-no-own-tank = The tank on { $square } is your own or an ally's and cannot be hit.
battlegrounds-no-no-mines-in-solo = In solo no ordnance is placed.
battlegrounds-no-no-mines-left = There is no ordnance left in the supply.
battlegrounds-no-no-such-effect = { $shot ->
        [tank] There is no enemy figure on { $square }.
        [mine_place] Ordnance can be placed on an empty square only, and { $square } is not empty.
        [mine_clear] There is no ordnance on { $square }.
        [arty_tank] There is no artillery tank on { $square }.
       *[token] There is no location token on { $square }.
    }

## Refusals: pairs, upgrades and one-off actions
battlegrounds-no-no-such-pair = You do not have this pair: { $pair }.
battlegrounds-no-pair-not-available = This pair has no effect to use or has already been used or attached: { $pair }.
battlegrounds-no-pair-has-other-effect = The pair ({ $pair }) does not have this effect: { $icon }.
battlegrounds-no-no-upgrade = This is a one-off action and cannot be attached to a card: { $icon }.
battlegrounds-no-two-upgrades = { $card } already carries two upgrades.
battlegrounds-no-not-an-active-card = { $card } is not an active card of yours or of your team.
battlegrounds-no-deck-empty = There is no tank card left in the deck.
battlegrounds-no-extra-turn-at-the-end = An extra turn can be used only at the end of a segment.
battlegrounds-no-not-drawn = { $card } is not one of the two cards drawn.
battlegrounds-no-keep-first = First one of the two cards drawn has to be kept.

## Refusals: family
battlegrounds-no-move-first-in-family = First your figure has to move.
battlegrounds-no-two-steps-at-most = { $square } is too far: your figure goes two steps at most.
battlegrounds-no-reveal-now = The move is done: now a token has to be revealed.
battlegrounds-no-not-touching = Only tokens on the squares around your figure can be revealed, not on { $square }.
battlegrounds-no-nothing-to-reveal = There is no face-down token on { $square }.

## Options
battlegrounds-option-variant = Variant
battlegrounds-option-variant-about = Which of the four games is played: battle, teams, family or solo.
battlegrounds-option-draft = Draft
battlegrounds-option-draft-about = The players pick their starting cards in turn instead of being dealt them (battle and teams).
battlegrounds-option-starting_player = Starting player
battlegrounds-option-starting_player-about = The seat that begins, counted from 0.
battlegrounds-option-solo_choose_cards = Choose the cards in solo
battlegrounds-option-solo_choose_cards-about = The two tank cards at the start of solo are chosen instead of drawn.
battlegrounds-option-stall_rounds = Rounds without progress
battlegrounds-option-stall_rounds-about = After this many rounds without progress the game ends; 0 switches off all guards against endless play.

## Variants
battlegrounds-variant-battle = battle
battlegrounds-variant-teams = teams
battlegrounds-variant-family = family
battlegrounds-variant-solo = solo
battlegrounds-variant-about-battle = Two to four players, everybody for themselves: collect pairs and destroy enemy tanks.
battlegrounds-variant-about-teams = Four players, two against two: each team collects pairs together.
battlegrounds-variant-about-family = A memory game for two to four players, without tank cards and without ordnance.
battlegrounds-variant-about-solo = One player against the artillery, for the highest rank.

## Colours (of a figure)
battlegrounds-colour-green = green
battlegrounds-colour-yellow = yellow
battlegrounds-colour-blue = blue
battlegrounds-colour-red = red

## Icons
battlegrounds-icon-extra_turn = extra turn
battlegrounds-icon-extra_tank = extra tank
battlegrounds-icon-direction = direction
battlegrounds-icon-extra_shot = extra shot
battlegrounds-icon-extra_move = extra move
battlegrounds-icon-order_swap = order swap
battlegrounds-icon-armour = armour
battlegrounds-icon-about-extra_turn = One-off action: at the end of a segment one more segment starts.
battlegrounds-icon-about-extra_tank = One-off action: look at the top two cards of the deck and keep one of them.
battlegrounds-icon-about-direction = Permanent upgrade: the tank may turn while moving, in the directions of its card.
battlegrounds-icon-about-extra_shot = Permanent upgrade: the tank may also shoot one square farther.
battlegrounds-icon-about-extra_move = Permanent upgrade: the tank may also move one square farther.
battlegrounds-icon-about-order_swap = Permanent upgrade: the tank may shoot before it moves.
battlegrounds-icon-about-armour = One-off upgrade: saves the tank once from being destroyed.

## States of a pair
battlegrounds-pair-plain = plain
battlegrounds-pair-available = available
battlegrounds-pair-attached = attached
battlegrounds-pair-used = used

## Ranks in solo
battlegrounds-rank-0 = no rank
battlegrounds-rank-1 = private
battlegrounds-rank-2 = corporal
battlegrounds-rank-3 = sergeant
battlegrounds-rank-4 = captain
battlegrounds-rank-5 = colonel
battlegrounds-rank-6 = general

## Why the game ended
battlegrounds-reason-threshold = The victory points needed to win have been reached.
battlegrounds-reason-stalled = There was no progress for too many rounds.
battlegrounds-reason-nothing_left = No location token is left on the board and nothing more can be won.
battlegrounds-reason-artillery = The artillery has reached its limit of points.
battlegrounds-reason-no_tanks = The artillery has destroyed the last tank.

## Terminal
battlegrounds-line-turn = Turn { $turn }, { $seat } to play
battlegrounds-line-points = { $seat }: victory points { $points }, to win { $threshold }
battlegrounds-line-solo = Victory points: { $points }, artillery: { $score } of { $limit }
battlegrounds-line-cards = Tank cards: { $cards }
battlegrounds-line-pairs = Pairs: { $pairs }
battlegrounds-line-unpaired = Unpaired tokens: { $tokens }
battlegrounds-line-supply = Ordnance in the supply: { $mines }, tank cards in the deck: { $deck }
battlegrounds-line-legend =
    G Y B R  figure (green, yellow, blue, red)   ab  location token
    ab*  special   ??  face-down token   ##  ordnance   @@  artillery tank
    +  reachable   !  reachable, but destroyed there   x  can be shot
battlegrounds-line-inactive = inactive: { $card }
battlegrounds-line-wrecked = wrecked
battlegrounds-line-stack = point tokens left: { $points }
battlegrounds-line-end = The game is over.
battlegrounds-line-score = { $points ->
        [one] { $names }: { $points } victory point
       *[other] { $names }: { $points } victory points
    }
battlegrounds-line-rank = { $stars ->
        [0] No rank. Victory points: { $points }
        [one] Rank: { $rank }, { $stars } star. Victory points: { $points }
       *[other] Rank: { $rank }, { $stars } stars. Victory points: { $points }
    }
battlegrounds-line-winner = { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }
battlegrounds-line-nobody-won = Nobody has won.
