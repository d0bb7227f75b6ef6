### Hints: why one would make a choice.

## Rush
rush-reason-vehicle-achievement = Counts for the achievement “{ $achievement }”: with { $card } you would have { $count }.
rush-reason-vehicle-bargain = { $card } is strong for its price of { $price }.
rush-reason-vehicle-draws = { $count ->
        [one] { $card } draws a card whenever it is played.
       *[other] { $card } draws { $count } cards whenever it is played.
    }
rush-reason-vehicle-raider = With attack number { $attack } { $card } is a match for any guard.
rush-reason-vehicle-ability = { $card } brings an ability into the company: { $ability }.
rush-reason-vehicle-defender = With defence number { $defence } { $card } is a guard that is hard to destroy.
rush-reason-vehicle-payer = { $card } helps to pay for later vehicles (buying value { $value }).
rush-reason-vehicle = { $card } makes the company stronger by a vehicle.
rush-reason-use-reinforcements = { $count ->
        [one] Draws a card first, then there is more to choose from.
       *[other] Draws { $count } cards first, then there is more to choose from.
    }
rush-reason-use-recruitment = Several vehicles can be bought in this turn.
rush-reason-use-scouting = New vehicles come into the shop, perhaps better ones.
rush-reason-use-sabotage = Every opponent loses a card from hand.
rush-reason-use-research = A vehicle priced up to { $limit } for { $card }, which leaves the company.
rush-reason-use-rearmament = Rids the company of weak cards, so that the better ones come more often.
rush-reason-use-heroic_deed = A medal ({ $nation }): 1 point.
rush-reason-use-tank_ace = { $card } does damage without an attack, even to a guarded base.
rush-reason-guard-open = { $card } guards base { $slot }, which stands open.
rush-reason-guard-bonus = With { $card } on base { $slot } more than half of the bases are guarded: one more card to draw.
rush-reason-guard-stronger = { $card } guards base { $slot } better: defence number { $defence }.
rush-reason-guard-relieved = { $card } comes back from base { $slot } into the company’s store.
rush-reason-guard-ally = { $card } guards base { $slot } of an ally ({ $seat }).
rush-reason-declare-base = { $points ->
        [one] { $card } can take a base ({ $seat }): { $points } point.
       *[other] { $card } can take a base ({ $seat }): { $points } points.
    }
rush-reason-declare-guard = { $card } can destroy a guard: a medal ({ $nation }).
rush-reason-declare-join = With { $card } the attack has one more blow.
rush-reason-declare = { $card } can at least damage an enemy before the next blow.
rush-reason-base-falls = { $points ->
        [one] Takes base { $slot } ({ $seat }): { $points } point.
       *[other] Takes base { $slot } ({ $seat }): { $points } points.
    }
rush-reason-base-last = { $points ->
        [one] Takes the last base, { $slot } ({ $seat }): { $points } point, and the last round begins.
       *[other] Takes the last base, { $slot } ({ $seat }): { $points } points, and the last round begins.
    }
rush-reason-base-damaged = Damages base { $slot } ({ $seat }): the next blow takes it.
rush-reason-guard-falls = Destroys { $card }: a medal ({ $nation }), and the base stands open.
rush-reason-guard-hurt = Damages { $card }: the next blow destroys it.
rush-reason-fight = { $card } is attacked, { $attack } against { $defence }; support can still change that.
rush-reason-set-aside = There is nothing better to do with { $card } in this turn.
rush-reason-set-aside-unused = Puts { $card } into the store although it could be used.
rush-reason-end-done = There is nothing more to gain in this turn.
rush-reason-end-early = Ends the turn although cards could still be played.
rush-reason-pay-exact = With { $card } the price is covered exactly.
rush-reason-pay-over = With { $card } the price is covered, and { $count } are left for another purchase.
rush-reason-pay-part = With { $card } a part is paid, { $count } remain.
rush-reason-finish = The card has done its work.
rush-reason-finish-early = Leaves the other abilities of the card unused.
rush-reason-scrap-weak = { $card }: a weak card; without it the better ones come more often.
rush-reason-scrap-vehicle = { $card } is one of the cheap vehicles of the company.
rush-reason-scrap-strong = Gives up { $card }, a vehicle with a price of { $price }.
rush-reason-scrap-points = { $points ->
        [one] { $card } fills the hand in vain, but it is { $points } point.
       *[other] { $card } fills the hand in vain, but it is { $points } points.
    }
rush-reason-stop = Keeps the other cards.
rush-reason-discard-idle = { $card } cannot be played anyway.
rush-reason-discard = Of the cards in hand { $card } would be missed least.
rush-reason-discard-strong = Gives up { $card }, though there are weaker cards in hand.
rush-reason-launch = { $count ->
        [one] { $count } attacking card is enough.
       *[other] { $count } attacking cards are enough.
    }
rush-reason-medals-achievement = Double medals count for an achievement.
rush-reason-medals-double = Double medals take up less room among the cards.
rush-reason-medals-company = More cards count for the achievement “Largest company”.
rush-reason-medals-single = Single medals can pay on different occasions.
rush-reason-keep = { $card } can be played together with the next cards.
rush-reason-decline = Leaves the hand as it is.
rush-reason-support-turns = With this card it is { $attack } against { $defence }: that turns the fight.
rush-reason-support-surer = With this card it is { $attack } against { $defence }: harder for the others to turn.
rush-reason-support-closer = With this card it is { $attack } against { $defence }: one more would be needed.
rush-reason-pass-ahead = The fight is going well without another card: { $attack } against { $defence }.
rush-reason-pass-behind = Saves a card; at { $attack } against { $defence } this fight is lost.
rush-reason-other = There is no better choice.

## Battlegrounds
battlegrounds-reason-card = { $card } moves by { $steps } and shoots at distance { $reach }.
battlegrounds-reason-card-other-way = { $straight ->
        [1] { $card } shoots straight, which the other cards cannot.
       *[other] { $card } shoots diagonally, which the other cards cannot.
    }
battlegrounds-reason-cards-differ = One of the cards shoots straight, the other diagonally: together they reach more squares.
battlegrounds-reason-cards-alike = Both cards shoot in the same directions.
battlegrounds-reason-change-reach = { $count ->
        [one] With { $card } one token is in reach next.
       *[other] With { $card } { $count } tokens are in reach next.
    }
battlegrounds-reason-change = { $card } suits better what comes next: it moves by { $steps } and shoots at distance { $reach }.
battlegrounds-reason-place-reach = { $count ->
        [one] From { $square } one token is in reach of the first move and shot.
       *[other] From { $square } { $count } tokens are in reach of the first move and shot.
    }
battlegrounds-reason-repair = Repairs { $card }, though it costs the turn.
battlegrounds-reason-enter-safe = On { $square } nobody can hit the figure in the next turn.
battlegrounds-reason-stay-off = Nobody can hit a figure that is not on the board.
battlegrounds-reason-move-deadly = The tank would be destroyed on its way to { $square }.
battlegrounds-reason-move-hit = { $points ->
        [one] From { $square } the { $colour } figure can be hit: { $points } point.
       *[other] From { $square } the { $colour } figure can be hit: { $points } points.
    }
battlegrounds-reason-move-pair = From { $square } a pair can be completed: { $token }.
battlegrounds-reason-move-safe = On { $square } the tank is out of reach of the enemy’s guns.
battlegrounds-reason-move-shelter = { $square } is none of the squares that the artillery may hit next.
battlegrounds-reason-move-token = From { $square } a token can be taken: { $token }.
battlegrounds-reason-move-artillery = From { $square } an artillery tank can be hit.
battlegrounds-reason-move-centre = { $square } is nearer to the centre, where more is in reach.
battlegrounds-reason-move = { $square } is no worse than the other squares.
battlegrounds-reason-skip-move = There is nowhere to move to.
battlegrounds-reason-pair-wins = { $points ->
        [one] Completes a pair: { $token }, { $points } point, and that wins.
       *[other] Completes a pair: { $token }, { $points } points, and that wins.
    }
battlegrounds-reason-pair-icon = { $points ->
        [one] Completes a pair: { $token }, { $points } point and the effect “{ $icon }”.
       *[other] Completes a pair: { $token }, { $points } points and the effect “{ $icon }”.
    }
battlegrounds-reason-pair = { $points ->
        [one] Completes a pair: { $token }, { $points } point.
       *[other] Completes a pair: { $token }, { $points } points.
    }
battlegrounds-reason-token-denies = Takes a token that an enemy is waiting for: { $token }.
battlegrounds-reason-token-partners = { $count ->
        [one] Takes a token of which one partner still lies on the board: { $token }.
       *[other] Takes a token of which { $count } partners still lie on the board: { $token }.
    }
battlegrounds-reason-token-lonely = Takes a token that has no partner on the board: { $token }.
battlegrounds-reason-mine = Ordnance on { $square } bars the way for others.
battlegrounds-reason-clear-mine = Clears the way over { $square }.
battlegrounds-reason-hit-artillery = Removes an artillery tank from { $square }: the artillery has one point less.
battlegrounds-reason-hit-armour = Takes the armour off the { $colour } figure.
battlegrounds-reason-hit-wins = { $points ->
        [one] Destroys the { $colour } figure: { $points } point, and that wins.
       *[other] Destroys the { $colour } figure: { $points } points, and that wins.
    }
battlegrounds-reason-hit = { $points ->
        [one] Destroys the { $colour } figure, which is worth { $points } point.
       *[other] Destroys the { $colour } figure, which is worth { $points } points.
    }
battlegrounds-reason-hit-tempo = Destroys the { $colour } figure: no points, but the enemy loses time.
battlegrounds-reason-skip-shot = No shot from here would bring anything.
battlegrounds-reason-skip-shot-possible = Leaves out a shot that would bring something.
battlegrounds-reason-attach-direction = { $card } may then turn while moving.
battlegrounds-reason-attach-extra_shot = { $card } may then shoot one square farther.
battlegrounds-reason-attach-extra_move = { $card } may then move one square farther.
battlegrounds-reason-attach-order_swap = { $card } may then shoot before it moves.
battlegrounds-reason-attach-armour = Armour saves { $card } once from being destroyed.
battlegrounds-reason-extra-tank = The better of two new tank cards.
battlegrounds-reason-extra-turn = One more move and shot before anybody else.
battlegrounds-reason-end = Saves what is left for a later turn.
battlegrounds-reason-family-move = { $count ->
        [0] Around { $square } there is no token to look at.
        [one] Around { $square } there is one face-down token to look at.
       *[other] Around { $square } there are { $count } face-down tokens to look at.
    }
battlegrounds-reason-family-stay = { $count ->
        [0] Around { $square }, where the figure stands, there is no token to look at.
        [one] Around { $square }, where the figure stands, there is one face-down token to look at.
       *[other] Around { $square }, where the figure stands, there are { $count } face-down tokens to look at.
    }
battlegrounds-reason-reveal-partner = { $square } may be the partner of a token that lies open: chance { $percent }%, unless you remember better.
battlegrounds-reason-reveal-fresh = Looks at the token on { $square }; remember it.
battlegrounds-reason-other = There is no better choice.

## Duel
duel-reason-initiative-early = Number { $number } is low: { $tank } acts early.
duel-reason-initiative-spare = Of all the cards number { $number } is missed least ({ $tank }).
duel-reason-initiative-middle = With number { $number } { $tank } acts somewhere in the middle.
duel-reason-initiative-late = With number { $number } { $tank } acts late, after the enemy has acted.
duel-reason-no-initiative = There are cards for other tanks then; this one acts last.
duel-reason-bail-out = The crew survives, the tank is lost.
duel-reason-pay-fire = Puts the fire out for sure.
duel-reason-pay-morale = Restores the morale for sure.
duel-reason-pay-look = Two cards instead of one: a better chance to spot the enemy.
duel-reason-flip-fire = Saves the cards and trusts to luck against the fire.
duel-reason-flip-morale = Saves the cards and trusts to the crew.
duel-reason-spend-spare = { $count ->
        [one] Of the cards that can pay this one is missed least ({ $count } order symbol).
       *[other] Of the cards that can pay this one is missed least ({ $count } order symbols).
    }
duel-reason-spend-enough = { $count ->
        [one] This card alone is enough ({ $count } order symbol).
       *[other] This card alone is enough ({ $count } order symbols).
    }
duel-reason-spend = { $count ->
        [one] Pays a part ({ $count } order symbol).
       *[other] Pays a part ({ $count } order symbols).
    }
duel-reason-open-hatch = With an open hatch the gun is more accurate (+{ $amount }).
duel-reason-close-hatch = A closed hatch protects against infantry.
duel-reason-shot = Chance to hit { $enemy }: { $percent }%.
duel-reason-fire-location = With a second FIRE card the place of a hit can be chosen.
duel-reason-leadership-aim = LEADERSHIP makes the shot more accurate (+{ $amount }).
duel-reason-leadership-look = Takes a card, and an enemy can be spotted at once.
duel-reason-leadership-lead = Takes a card, and the tank can look around or find shelter.
duel-reason-move-goal = Towards the mission’s objective (range { $range }).
duel-reason-move-cover = A tank in motion is harder to hit (cover { $cover }).
duel-reason-move-red = Towards the red zone (range { $range }), where more cards can be held.
duel-reason-move-more = A second MOVE card: the tank gets farther.
duel-reason-move = A tank that moves can reach other ground.
duel-reason-done = The cards played are enough.
duel-reason-distance-goal = To { $range }, nearer to the mission’s objective ({ $goal }).
duel-reason-distance-red = To { $range }, into the red zone: one more card in hand.
duel-reason-distance-closer = To { $range }: at a shorter range guns are more dangerous, ours too.
duel-reason-distance-farther = To { $range }: farther from the enemy’s guns.
duel-reason-distance-stay = The range is right as it is ({ $range }).
duel-reason-flank-side = From the flank { $enemy } shows its side: hull armour { $side_armour } instead of { $front }.
duel-reason-unflank = { $enemy } loses the flank.
duel-reason-take-back = The flank marker is taken from { $enemy } and used elsewhere.
duel-reason-enter-cover = The ground gives cover { $cover } ({ $terrain }).
duel-reason-enter = Ends the motion on ground without cover ({ $terrain }).
duel-reason-smoke = Smoke gives cover { $cover } and takes the tank out of the duel for a while.
duel-reason-crew-look = Nobody is spotted yet: the crew looks for an enemy.
duel-reason-crew-seat = A seat of the crew is empty and should be filled.
duel-reason-crew = The crew can look, load or take up a better position.
duel-reason-pass = Waits; the discarded card makes room for a new one.
duel-reason-pass-empty = There is no card left to act with.
duel-reason-clear-transmission = With a jammed transmission the tank cannot move.
duel-reason-extinguish = A burning tank may be lost at any check.
duel-reason-end-step = Ends the step and keeps the cards that are left.
duel-reason-bonus = A higher ability lets a better card be played.
duel-reason-load = APCR penetrates more armour.
duel-reason-unload = Saves the APCR for a harder target.
duel-reason-no-load = Saves the order symbols and fires what is loaded.
duel-reason-no-tactics = Keeps the card for later.
duel-reason-no-acquire = Keeps the other enemies in sight.
duel-reason-no-look = One card must be enough; that saves the order symbols.
duel-reason-tactics-shot = Spoils the shot of { $enemy }: the chance to hit falls from { $percent }% to { $after }%.
duel-reason-tactics-answer = Cancels the TACTICS against { $enemy }, so the action goes on.
duel-reason-tactics-spoil = Spoils what { $enemy } is about to do.
duel-reason-location-hidden = { $enemy } is hull down: a hit there would be a miss ({ $location }).
duel-reason-location-armour = Penetration { $pen } against armour { $armour } ({ $location }).
duel-reason-acquire = The next shots at { $enemy } will be more accurate.
duel-reason-take-spot = { $enemy } can be shot at then, though the aim is lost.
duel-reason-keep-aim = Shots at the present target stay more accurate.
duel-reason-steal = { $count ->
        [one] { $seat } has one card left to lose.
       *[other] { $seat } has { $count } cards to lose.
    }
duel-reason-spot = Once spotted, { $enemy } can be shot at: chance to hit { $percent }%.
duel-reason-spot-far = Spots { $enemy }, though it is still beyond the gun’s range.
duel-reason-hull-down = Hull down only the turret can be hit from the front.
duel-reason-conceal = Whoever is concealed cannot be shot at.
duel-reason-nothing = Nothing else would help now.
duel-reason-seat = The position “{ $position }” will be manned ({ $man } takes it).
duel-reason-order = An ORDER may spot an enemy or serve for its special action.
duel-reason-special-RECON = Takes a card of one’s choice from the discard pile.
duel-reason-special-REGROUP = Restores the morale of a tank.
duel-reason-special-RESERVES = Two more cards.
duel-reason-take-fire = A FIRE card that the crew can use: { $card }.
duel-reason-take-card = Adds to the hand: { $card }.
duel-reason-rally = { $tank } could be lost at its next morale check.
duel-reason-terrain-mines = { $enemy } may run onto mines ({ $terrain }).
duel-reason-terrain-on = { $enemy } has to stop and loses the protection of motion ({ $terrain }).
duel-reason-stop = A tank that stands still shoots more accurately.
duel-reason-climb = The hill gives cover and is what the mission is about.
duel-reason-exit = { $points ->
        [one] The mission pays for leaving here: { $points } victory point.
       *[other] The mission pays for leaving here: { $points } victory points.
    }
duel-reason-road = The road is part of the mission.
duel-reason-gun-shot = The gun fires without a card: chance to hit { $enemy } { $percent }%.
duel-reason-infantry-advance = The nearer the infantry, the better its assault.
duel-reason-infantry-assault = The infantry is near enough to { $enemy }.
duel-reason-weapon = The infantry attacks with: { $weapon }.
duel-reason-radio = By radio { $tank } learns where { $enemy } is.
duel-reason-discard-spare = { $card } is missed least; there will be a new one.
duel-reason-discard = Makes room for a new card instead of { $card }.
duel-reason-end-discard = Keeps the cards that are left.
duel-reason-other = There is no better choice.

## Any game
reason-search = Won most often when the game was played on from here many times.
