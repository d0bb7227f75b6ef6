### Duel: what players read during the game.

## The game
duel-title = Duel
duel-about = A card game of tank crews for one to eight players: Soviet and German tanks manoeuvre, spot and fire at each other until the deck runs out.

## Prompts: what a player is asked
duel-prompt-initiative = Initiative: which card does { $tank } get?
duel-prompt-fire_admin = { $tank } is on fire: bail out, pay 4 order symbols, or flip a card?
duel-prompt-morale_admin = The morale of { $tank } is broken: pay 4 order symbols, or flip a damage card?
duel-prompt-pay = Which card pays? Order symbols still due: { $need }.
duel-prompt-hatch = Is the hatch of { $tank } open or closed?
duel-prompt-action = What does { $tank } do?
duel-prompt-chain_move = { $tank } is on the move: play another card, raise the mobility, or carry the action out?
duel-prompt-chain_fire = { $tank } is about to fire: play another card, raise the fire ability, or carry the action out?
duel-prompt-distance = How far does { $tank } drive?
duel-prompt-trail_remove = { $tank } shakes off a flanker: whose flank marker goes?
duel-prompt-take_back = { $tank } has both flank markers in use: which one is taken back?
duel-prompt-target = Which enemy does { $tank } fire at?
duel-prompt-rapid_load = Rapid load for 3 order symbols: shall { $tank } change its ammunition before the shot?
duel-prompt-tactics = Do you answer with TACTICS?
duel-prompt-location = { $tank } has scored a hit: which part of the target?
duel-prompt-acquire = Does { $tank } acquire its target?
duel-prompt-spot_offer = { $tank } could spot another enemy, but would lose its aim. Take the spotted marker?
duel-prompt-opponent = LEADERSHIP of { $tank }: from whose hand do you take a random card?
duel-prompt-leadership = LEADERSHIP: what does { $tank } do?
duel-prompt-crew_command = Crew command: what does the crew of { $tank } do?
duel-prompt-spot_extra = Does { $tank } pay 2 order symbols to flip two cards in the spotting attempt?
duel-prompt-order = ORDER: what does { $tank } use it for?
duel-prompt-recon_pick = RECON: which card of the discard pile do you take?
duel-prompt-regroup_pick = REGROUP: which tank recovers its morale?
duel-prompt-ammo_discard = The ammunition of { $tank } has been hit: which FIRE card do you discard?
duel-prompt-weapon = Which weapon does the infantry use?
duel-prompt-discard = End of the phase of { $tank }: discard a card?

## Actions: the entries of a menu
duel-action-initiative = Give { $tank } the card { $card }
duel-action-no_initiative = Leave { $tank } without an initiative card
duel-action-bail_out = Bail out (the crew survives, the tank is lost)
duel-action-pay = Pay with order symbols
duel-action-flip = Flip a card
duel-action-spend = Pay with { $card } ({ duel-symbols-orders })
duel-action-open_hatch = Open the hatch
duel-action-close_hatch = Close the hatch
duel-action-move = Move: { duel-choice-cost }
duel-action-flank = Flank { $enemy }: { duel-choice-cost }
duel-action-unflank = Shake off { $enemy }: { duel-choice-cost }
duel-action-fire = Fire: { duel-choice-cost }
duel-action-terrain = Drive into terrain: { $number } { $ground }
duel-action-smoke = Lay SMOKE: { $card }
duel-action-leadership = LEADERSHIP: { $card }
duel-action-crew = Crew command, discarding { $card }
duel-action-pass = Pass, discarding { $card }
duel-action-pass_empty = Pass with an empty hand
duel-action-clear_transmission = Clear the transmission with { $card } and { $other_card }
duel-action-extinguish = Put the fire out for 3 order symbols
duel-action-end_step = End the action step
duel-action-bonus = Pay 2 order symbols for +1 to the ability
duel-action-done = Carry the action out
duel-action-distance = { $course ->
        [advance] Change the range by { $metres } ({ duel-way-advance }, to { $range })
        [withdraw] Change the range by { $metres } ({ duel-way-withdraw }, to { $range })
       *[stay] Change the range by { $metres } ({ duel-way-stay })
    }
duel-action-trail_remove = Shake off { $enemy }
duel-action-take_back = Take the flank marker back from { $enemy }
duel-action-target = Fire at { $enemy }, { NUMBER($range, useGrouping: 0) } m away, accuracy { $accuracy }
duel-action-load = Load APCR
duel-action-unload = Unload APCR
duel-action-no = No
duel-action-tactics = Play TACTICS: { $card }
duel-action-location = Hit location: { $location }
duel-action-acquire = Acquire the target
duel-action-take = Take the spotted marker and drop the aim
duel-action-decline = Keep the aim, do not take the spotted marker
duel-action-steal = Take a card from { $seat }
duel-action-spot = Spot { $enemy }
duel-action-hull_down = Go hull down
duel-action-conceal = Try to conceal
duel-action-none = Do nothing more
duel-action-seat = Crew change: { $man } moves to the seat of the { $position }
duel-action-order = ORDER: { $card }
duel-action-special = { $special }: { $about }
duel-action-take_card = Take { $card }
duel-action-rally = Rally { $tank }
duel-action-terrain_on = Put terrain on { $enemy }: { $number } { $ground }
duel-action-stop = Stop the tank, discarding { $card }
duel-action-climb = Climb the hill, discarding { $card }
duel-action-exit = Leave the battlefield, discarding { $card }
duel-action-road = Pay order symbols for a road
duel-action-at_gun_fire = Fire { $gun } at { $enemy }
duel-action-inf_advance = Infantry advance: { $card }
duel-action-inf_assault = Infantry assault on { $enemy }: { $card }
duel-action-weapon = Use: { $weapon }
duel-action-radio = Radio: report { $enemy } to { $tank }, discarding { $card }
duel-action-ammo_discard = Discard { $card }
duel-action-discard = Discard { $card }
duel-action-end_discard = Discard nothing more

## Events: the lines of the log
duel-event-round_began = Round { $round } begins.
duel-event-drew = { $count ->
        [0] { $seat } draws no cards.
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
duel-event-drew_card = { $seat } draws: { $card }.
duel-event-shuffled = The deck is shuffled: pass { $done } of { $needed } is complete.
duel-event-shuffle_out = The SHUFFLE card turns up.
duel-event-end_out = The GAME END card turns up.
duel-event-final_deck = The last deck: GAME END is shuffled into it.
duel-event-initiative_shown = { $tank } has the initiative card { $card }.
duel-event-initiative_none = { $tank } has no initiative card.
duel-event-phase_began = The phase of { $tank } begins.
duel-event-objective = { $vp ->
        [one] { $tank } scores { $vp } victory point for the mission.
       *[other] { $tank } scores { $vp } victory points for the mission.
    }
duel-event-flipped = { $in_shot ->
        [yes] { "  " }{ $check }: card { $seen }
       *[no] { $tank }, { $check }: card { $seen }.
    }
duel-event-turned_up = { $together ->
        [1] { $tank }, { $check }: card { $seen }.
       *[other] { $pool ->
            [yes] { $tank }: Tankbot turns up { $card }.
           *[no] { $tank }, { $check }: cards { $number }.
        }
    }
duel-event-spent = { $seat } pays with: { $card }.
duel-event-discarded = { $seat } discards a card.
duel-event-discarded_card = { $seat } discards: { $card }.
duel-event-shown_discard = { $seat } reveals and discards: { $card }.
duel-event-smoke_stays = The smoke at { $tank } stays.
duel-event-smoke_gone = The smoke at { $tank } clears.
duel-event-fire_out = The fire of { $tank } is out.
duel-event-fire_stays = { $tank } goes on burning.
duel-event-fire_uncontrolled = The fire of { $tank } gets out of control!
duel-event-set_on_fire = { $tank } catches fire!
duel-event-morale_flip = { $tank }, morale check: damage card { $damage }.
duel-event-rallied = The crew of { $tank } rallies.
duel-event-morale_holds = The crew of { $tank } keeps its nerve.
duel-event-broke = The morale of { $tank } breaks.
duel-event-weather = The snow storm lets { $tank } see { $sight } m.
duel-event-hatch = { $closed ->
        [yes] { $tank } closes its hatch.
       *[no] { $tank } opens its hatch.
    }
duel-event-played = { $tank } plays { $card }.
duel-event-flank_played = { $tank } plays { $card } against { $enemy }.
duel-event-terrain_played = { $tank } puts terrain on { $enemy }: { $card }.
duel-event-raised = { $tank } gets +{ $bonus } to its ability for this action.
duel-event-moved = { $tank } moves, its range is now { $range }.
duel-event-in_motion = { $tank } is in motion.
duel-event-stopped = { $tank } stops.
duel-event-entered = { $tank } is now in terrain: { $terrain }.
duel-event-spotted = { $tank } spots { $enemy }.
duel-event-offer_declined = { $tank } keeps its aim and ignores { $enemy }.
duel-event-aim_dropped = { $tank } drops its aim at { $enemy }.
duel-event-spotting_failed = { $tank } looks for { $enemy } in vain.
duel-event-concealed = { $tank } conceals itself, no enemy sees it any more.
duel-event-conceal_failed = { $tank } does not manage to conceal itself.
duel-event-went_hull_down = { $tank } goes hull down.
duel-event-hull_down_failed = { $tank } finds no hull-down position.
duel-event-bogged = { $tank } bogs down, its mobility is at most { $level }.
duel-event-bog_passed = { $tank } does not bog down.
duel-event-unbogged = { $tank } is no longer bogged.
duel-event-mine_blew = A mine blows up under { $tank }!
duel-event-mine_passed = { $tank } gets across the mines unharmed.
duel-event-flanked = { $tank } flanks { $enemy }.
duel-event-flank_removed = { $tank } no longer flanks { $enemy }.
duel-event-flank_taken_back = { $tank } takes its flank marker back from { $enemy }.
duel-event-flank_failed = The FLANK of { $tank } has no effect.
duel-event-trail_holds = { $tank } does not shake off its flankers.
duel-event-smoked = { $tank } disappears in SMOKE.
duel-event-aimed = { $tank } opens fire on { $enemy } at { NUMBER($range, useGrouping: 0) } m.
duel-event-modified = { "  " }{ $amount } { $reason }
duel-event-accuracy = { "  " }= accuracy { $accuracy }
duel-event-missed = The shot misses { $enemy }.
duel-event-hull_down_miss = The shot ends in the ground: { $enemy } is hull down.
duel-event-hit = { $enemy }: hit on the { $location }.
duel-event-pen_modified = { "  " }{ $amount } { $reason }
duel-event-bounced = { $enemy }: the armour holds (penetration { $pen }, armour { $armour }).
duel-event-penetrated = { $enemy }: the armour is penetrated (penetration { $pen }, armour { $armour }).
duel-event-ricochet = { $enemy }: ricochet, the shell glances off.
duel-event-through = { $enemy }: automatic penetration, the armour does not count.
duel-event-acquired = { $tank } has acquired { $enemy } (+{ $bonus }).
duel-event-loaded = { $tank } loads APCR.
duel-event-unloaded = { $tank } unloads APCR.
duel-event-apcr_spent = { $tank } fires APCR.
duel-event-tactics_played = { $seat } answers with { $card }.
duel-event-bot_tactics = { $tank } answers with TACTICS.
duel-event-cancelled = TACTICS foils the plan of { $tank }.
duel-event-damage_flip = { $tank }, damage check: card { $damage }, { $section }.
duel-event-no_damage = { $tank }: no damage.
duel-event-damaged = { $tank } suffers: { $effect }.
duel-event-wounded = { $tank }: the { $man } is wounded.
duel-event-killed = { $tank }: the { $man } is killed.
duel-event-escaped = { $tank }: the { $man } gets out alive.
duel-event-scored = { $vp ->
        [one] { $tank } scores { $vp } victory point.
       *[other] { $tank } scores { $vp } victory points.
    }
duel-event-medal = { $tank } earns a kill medal.
duel-event-eliminated = { $cause ->
        [explosion] { $tank } explodes and is destroyed.
        [fire] { $tank } is abandoned, burning out of control.
        [catastrophic] { $tank } is destroyed with all its crew by a catastrophic hit.
        [two_dead] { $tank } is abandoned: two of the crew are dead.
        [morale] { $tank } is abandoned: the morale of the crew has collapsed.
       *[bail_out] The crew bails out, { $tank } is abandoned.
    }
duel-event-hand_halved = { $count ->
        [0] { $seat } loses no cards from hand.
        [one] { $seat } loses { $count } random card from hand.
       *[other] { $seat } loses { $count } random cards from hand.
    }
duel-event-returned = { $tank } returns to the battlefield with a fresh crew.
duel-event-passed = { $tank } passes.
duel-event-crew_command = { $tank }: crew command.
duel-event-reseated = { $tank }: the { $man } moves to the seat of the { $position }.
duel-event-transmission_cleared = The transmission of { $tank } works again.
duel-event-stole = { $seat } takes a random card from { $victim }.
duel-event-stole_card = { $seat } takes { $card } from { $victim }.
duel-event-recon_took = { $seat } takes a card from the discard pile.
duel-event-recon_card = { $seat } takes { $card } from the discard pile.
duel-event-climbed = { $tank } climbs the hill.
duel-event-left = { $vp ->
        [one] { $tank } leaves the battlefield and scores { $vp } victory point.
       *[other] { $tank } leaves the battlefield and scores { $vp } victory points.
    }
duel-event-road_laid = { $side }: a road is found (roads: { $count }).
duel-event-gun_fired = { $gun } opens fire on { $enemy } at { NUMBER($range, useGrouping: 0) } m.
duel-event-radioed = { $tank } reports { $enemy } to { $friend } by radio.
duel-event-infantry_advanced = { $side }: the infantry advances to { $range } m.
duel-event-infantry_assaulted = Infantry assaults { $enemy } on the order of { $tank }.
duel-event-infantry_weapon = Weapon of the infantry: { $weapon }.
duel-event-bot_mood = { $in_peril ->
        [yes] { $tank } is in peril (peril value { $peril }).
       *[no] { $tank } is fully operational (peril value { $peril }).
    }
duel-event-bot_personality = { $tank } has the personality: { $personality }.
duel-event-end_vp = { $vp ->
        [one] { $side }: { $vp } victory point at the end of the mission.
       *[other] { $side }: { $vp } victory points at the end of the mission.
    }
duel-event-game_over = The game is over. Victory points: Soviets { $soviet }, Germans { $german }.

## Refusals: questions and payments
duel-no-answer-first = First the question that is asked now has to be answered.
duel-no-not-inside-an-action = A battlefield action comes before or after the tank action, not inside it.
duel-no-recon-takes-no-recon = RECON cannot take another RECON.
duel-no-no-such-weapon = { $weapon } is not what this assault has at hand.
duel-no-choose-weapon = Choose what the infantry strikes with.
duel-no-not-in-hand = { $card } is not in your hand.
duel-no-no-symbols = { $card } has no order symbols to pay with.
duel-no-pay-first = First the order symbols that are due have to be paid.
duel-no-too-few-symbols = There are not enough order symbols in your hand for that.
duel-no-no-tactics = There is no TACTICS on { $card }.
duel-no-bonus-used-up = The ability cannot be raised by more than 2 in one action.
duel-no-level-too-high = The level of { $card } is too high for this tank, even with the largest bonus.
duel-no-level-not-payable = The level of { $card } is too high for this tank, and there are not enough order symbols for the bonus.

## Refusals: the round and the action step
duel-no-initiative-now = Now every tank gets its initiative card.
duel-no-other-tank-first = Initiative cards are assigned in order: { $tank } is next.
duel-no-cards-enough = There are enough cards in your hand for all your tanks, so each of them gets one.
duel-no-fire-check-first = First the fire check has to be made: bail out, pay or flip.
duel-no-morale-check-first = First the morale check has to be made: pay or flip.
duel-no-not-now = That is not possible in the action step.
duel-no-tank-action-first = First a tank action is needed, if only a pass.
duel-no-one-tank-action = The tank has already taken its tank action.
duel-no-on-fire = The tank is on fire: it cannot take a tank action, only put the fire out.
duel-no-not-on-fire = The tank is not on fire.
duel-no-bail-out-only-in-fire-check = The crew can bail out of its own will only in the fire check of the administration step.
duel-no-pass-with-a-card = With cards in hand a pass costs one of them.
duel-no-no-command-possible = There is no crew command that the tank could carry out now.
duel-no-not-jammed = The transmission of the tank is not jammed.
duel-no-two-move-cards = Clearing the transmission takes two different cards with MOVE.
duel-no-not-an-order-card = There is no ORDER on { $card }.
duel-no-not-in-motion = The tank is not in motion.
duel-no-discard-step = This is the discard step: cards can only be discarded now.

## Refusals: fire
duel-no-not-a-fire-card = There is no FIRE on { $card }.
duel-no-not-a-leadership-card = There is no LEADERSHIP on { $card }.
duel-no-two-fire-cards = A FIRE action has two FIRE cards at most.
duel-no-fire-sequence = The FIRE action has begun: only FIRE, LEADERSHIP, a bonus or carrying it out can follow.
duel-no-nobody-spotted = The tank has not spotted any enemy, so it cannot fire.
duel-no-no-gunner = The tank cannot fire: the seat of the gunner is empty.
duel-no-no-fire-in-smoke = Under SMOKE the tank cannot fire.
duel-no-smoke-in-tank = Smoke fills the tank: it can neither move nor fire.
duel-no-destroyer-in-motion = A tank destroyer cannot fire while it is in motion.
duel-no-destroyer-target-moves = A tank destroyer cannot fire at a target in motion, and { $enemy } is in motion.
duel-no-destroyer-flanked = A tank destroyer cannot fire at an enemy that flanks it, and { $enemy } does.
duel-no-not-an-enemy = { $enemy } is not an enemy on the battlefield.
duel-no-not-spotted = { $enemy } has not been spotted by the tank.
duel-no-out-of-sight = { $enemy } is out of sight in this weather.
duel-no-out-of-range = { $enemy } is too far for this gun.
duel-no-name-a-target = Now the target of the shot has to be named.
duel-no-rapid-load-now = The target is named: now APCR may be loaded or unloaded, or left as it is.
duel-no-hull-or-turret = After a hit with two FIRE cards only the hull or the turret can be named.
duel-no-acquire-now = The shot is over: now the target is either acquired or not.
duel-no-fire-cards-first = First a FIRE card has to be discarded because of the ammunition hit.

## Refusals: movement, terrain and smoke
duel-no-not-a-move-card = There is no MOVE on { $card }.
duel-no-not-a-flank-card = There is no FLANK on { $card }.
duel-no-not-a-terrain-card = There is no terrain on { $card }.
duel-no-not-a-smoke-card = There is no SMOKE on { $card }.
duel-no-no-driver = The tank cannot move: the seat of the driver is empty.
duel-no-immobilised = The tank is immobilised.
duel-no-jammed = The tank cannot move: its transmission is jammed.
duel-no-move-sequence = This card does not fit here: a MOVE action has one or two MOVE cards, then at most one FLANK and one terrain, three cards in all.
duel-no-choose-distance = Now the distance has to be chosen.
duel-no-too-far = { $metres } is too far: each MOVE card changes the range by 200 m at most.
duel-no-off-the-track = { $metres } would lead beyond 1000 m from the centre.
duel-no-ahead-of-lead = { $metres } would take the tank ahead of the lead tank of its side, which the deep mud forbids.
duel-no-too-fast-for-snow = In the snow storm only MOVE cards of level 4 or less lead into terrain.
duel-no-choose-marker = Now the enemy flank marker to be removed has to be chosen.
duel-no-take-one-back = Now one of the tank's two flank markers has to be taken back.
duel-no-no-flank-in-mud = In deep mud FLANK cannot be played.
duel-no-flank-needs-motion = Only a tank in motion can flank an enemy.
duel-no-already-flanked = The tank already flanks { $enemy }.
duel-no-no-flank-marker = { $enemy } does not flank the tank.
duel-no-only-on-enemies = { $card } can only be played on an enemy in motion.
duel-no-terrain-needs-motion = Only a tank in motion can drive into terrain.
duel-no-enemy-not-in-motion = Terrain can only be put on an enemy in motion, and { $enemy } is not in motion.
duel-no-no-smoke-device = The tank has no equipment for SMOKE.
duel-no-smoke-in-motion = A tank in motion cannot lay SMOKE.
duel-no-second-smoke = The tank is already under SMOKE.

## Refusals: LEADERSHIP, ORDER and crew commands
duel-no-steal-first = First a card has to be taken from an opponent.
duel-no-no-opponent-with-cards = { $seat } is no opponent with cards in hand.
duel-no-choose-effect = Now the effect has to be chosen: spot, go hull down or conceal.
duel-no-choose-command = Now the crew command has to be chosen.
duel-no-no-spotting-in-smoke = Under SMOKE the tank cannot spot anybody.
duel-no-already-spotted = The tank has already spotted { $enemy }.
duel-no-already-hull-down = The tank is already hull down.
duel-no-cannot-go-hull-down = The tank cannot go hull down: it is in motion, cannot move or has no driver.
duel-no-no-hull-down-value = The terrain of the tank offers no hull-down position.
duel-no-no-conceal-value = The terrain of the tank offers no concealment.
duel-no-no-apcr = The tank has no APCR that could be loaded or unloaded now.
duel-no-no-such-change = This crew change is not possible: { $man }.
duel-no-special-not-possible = The ORDER on { $card } cannot be used like this now.
duel-no-not-in-discard = { $card } is not in the discard pile.
duel-no-not-a-broken-friend = { $tank } is no friendly tank with broken morale.

## Refusals: mission, guns, radios and infantry
duel-no-option-off = This game is played without that option.
duel-no-cannot-climb = The tank cannot climb a hill here and now.
duel-no-cannot-exit = The tank cannot leave the battlefield here and now.
duel-no-no-road = No road can be found now.
duel-no-not-your-gun = { $gun } belongs to the other side.
duel-no-gun-used = { $gun } has already fired in this tank phase.
duel-no-radio-used = The radio has already been used in this tank phase.
duel-no-no-radio = The message needs two different friendly tanks with radios, and { $tank } cannot receive it.
duel-no-cannot-receive = The other tank cannot spot { $enemy } now.
duel-no-infantry-used = The infantry has already acted in this tank phase.
duel-no-no-infantry-mark = { $card } has no tactical mark.
duel-no-infantry-at-its-end = The infantry cannot advance any farther.
duel-no-out-of-reach = { $enemy } is out of reach of the infantry.

## Options
duel-option-mission = Mission
duel-option-mission-about = Which battle is fought: tanks, objectives and ground.
duel-option-bot = Tankbot
duel-option-bot-about = Which side Tankbot leads, the solo opponent.
duel-option-difficulty = Difficulty
duel-option-difficulty-about = How hard the fight against Tankbot is.
duel-option-extra_tanks = Extra tanks
duel-option-extra_tanks-about = The larger version of the mission, with the tanks that it offers in addition.
duel-option-at_guns = Anti-tank guns
duel-option-at_guns-about = The anti-tank guns of the mission take part.
duel-option-radios = Radios
duel-option-radios-about = Tanks with a radio may pass on to each other which enemies they have spotted.
duel-option-infantry = Infantry
duel-option-infantry-about = Infantry of both sides advances and assaults tanks; hatches can be closed.
duel-option-deck = Battle deck
duel-option-deck-about = Which alternate cards replace those of the same number.
duel-option-passes = Passes of the deck
duel-option-passes-about = How often the deck is run through before the last one; 0 goes by the number of tanks.
duel-option-soviet_players = Soviet players
duel-option-soviet_players-about = How many players lead Soviet tanks; 0 divides the players evenly.

## Values of options
duel-bot-none = nobody
duel-bot-soviet = Soviet tanks
duel-bot-german = German tanks
duel-difficulty-easy = easy
duel-difficulty-normal = normal
duel-difficulty-hard = hard
duel-deck-mission = as the mission says
duel-deck-base = base cards
duel-deck-mines = with mines
duel-deck-steppe = steppe
duel-deck-city = city
duel-switch-mission = as the mission says
duel-switch-on = on
duel-switch-off = off

## Sides and crews
duel-tankbot = Tankbot
duel-side-soviet = Soviets
duel-side-german = Germans
duel-quality-recruit = recruit
duel-quality-veteran = veteran
duel-quality-elite = elite
duel-man-commander = commander
duel-man-commander_gunner = commander/gunner
duel-man-gunner = gunner
duel-man-loader = loader
duel-man-driver = driver
duel-man-assistant = assistant driver

## Hits and damage
duel-location-track = track
duel-location-hull = hull
duel-location-turret = turret
duel-section-light = light damage
duel-section-heavy = heavy damage
duel-section-critical = critical hit
duel-effect-wound = wound
duel-effect-kill = death
duel-effect-fire = fire check
duel-effect-explosion = explosion check
duel-effect-sure-fire = FIRE
duel-effect-sure-explosion = EXPLOSION
duel-effect-track_damage = track damage
duel-effect-immobilised = immobilised
duel-effect-smoke_in_tank = smoke fills the tank
duel-effect-catastrophic = CATASTROPHIC HIT
duel-effect-loader_panics = loader panics
duel-effect-crew_shocked = crew shocked
duel-effect-crew_stunned = crew stunned
duel-effect-driver_panics = driver panics
duel-effect-turret_traverse_damaged = turret traverse damaged
duel-effect-sights_damaged = sights damaged
duel-effect-transmission_jammed = transmission jammed
duel-effect-main_gun_hit = main gun hit
duel-effect-fuel_tank_hit = fuel tank hit
duel-effect-ammo_hit = ammunition hit
duel-effect-special_ammo_hit = special ammunition hit
duel-effect-engine_destroyed = engine destroyed

## Modifiers of accuracy and penetration
duel-reason-base = gun table
duel-reason-fire_card = FIRE card
duel-reason-leadership = LEADERSHIP
duel-reason-acquired = target acquired
duel-reason-flank = flank
duel-reason-fire_from = ground or motion of the firer
duel-reason-to_hit_vs = ground of the target
duel-reason-cover = cover of the target
duel-reason-size = size of the target
duel-reason-tactics = TACTICS
duel-reason-hatch = closed hatch
duel-reason-advance = infantry table
duel-reason-open_hatch = open hatch of the target
duel-reason-motion = target in motion
duel-reason-apcr = APCR
duel-reason-hill = hill
duel-reason-gun = gun

## What a card is flipped for
duel-check-smoke = smoke check
duel-check-fire = fire check
duel-check-explosion = explosion check
duel-check-weather = weather
duel-check-spotting = spotting attempt
duel-check-trail = trail check
duel-check-conceal = conceal attempt
duel-check-hull_down = hull-down attempt
duel-check-bog = bog check
duel-check-mines = mines
duel-check-to_hit = shot
duel-check-location = hit location
duel-check-penetration = penetration
duel-check-escape = escape attempt
duel-check-assault = infantry assault
duel-check-peril = peril test
duel-check-pool = card of Tankbot
duel-check-tactics = TACTICS of Tankbot

## Cards
duel-face-MOVE = MOVE
duel-face-FIRE = FIRE
duel-face-FLANK = FLANK
duel-face-LEADERSHIP = LEADERSHIP
duel-face-ORDER = ORDER
duel-face-TACTICS = TACTICS
duel-face-TERRAIN = TERRAIN
duel-face-SMOKE = SMOKE
duel-special-RECON = RECON
duel-special-REGROUP = REGROUP
duel-special-RESERVES = RESERVES
duel-special-about-RECON = Look through the discard pile and take one card into your hand, but not another RECON.
duel-special-about-REGROUP = One friendly tank recovers its broken morale.
duel-special-about-RESERVES = Draw two cards.
duel-symbol-B = binoculars
duel-symbol-F = fire
duel-symbol-X = extinguisher
duel-symbol-E = explosion
duel-symbol-S = smoke
duel-symbol-none = no symbol
duel-symbols-orders = { $count ->
        [0] no order symbol
        [one] { $count } order symbol
       *[other] { $count } order symbols
    }
duel-card-SHUFFLE = SHUFFLE
duel-card-GAME_END = GAME END
duel-card-blank = none left (counts as 100)
duel-card-pen = penetration { $pen }
duel-card-pen-always = P
duel-card-pen-never = R
duel-card-heavy = heavy
duel-card-infantry = tactical mark
duel-card-target = target number { $digit }
duel-way-advance = advance
duel-way-stay = no change
duel-way-withdraw = withdraw
duel-mood-operational = fully operational
duel-mood-in_peril = in peril

## Phases
duel-phase-draw = draw phase
duel-phase-initiative = initiative phase
duel-phase-tank = tank phase
duel-phase-reinforcement = reinforcement phase

## Panels: the board of a tank
duel-panel-range = range
duel-panel-crew = crew
duel-panel-mobility = mobility
duel-panel-fire = fire ability
duel-panel-markers = markers
duel-panel-holding = holding box
duel-panel-ammunition = APCR
duel-panel-vp = victory points
duel-panel-medals = kill medals
duel-panel-spotted = has spotted
duel-panel-acquired = has acquired
duel-panel-flanking = is flanking
duel-panel-hull-down = hull down
duel-panel-in-motion = in motion
duel-panel-on-fire = ON FIRE
duel-panel-broken = BROKEN
duel-panel-bogged = bogged
duel-panel-immobilised = immobilised
duel-panel-jammed = transmission jammed
duel-panel-tracks = track damage
duel-panel-smoke-in-tank = smoke in the tank
duel-panel-sights = sights damaged
duel-panel-hatch-open = hatch open
duel-panel-hatch-closed = hatch closed
duel-panel-wounded = wounded
duel-panel-dead = dead
duel-panel-empty = empty
duel-panel-eliminated = eliminated, returns at the end of the round
duel-panel-cannot-move = cannot move
duel-panel-cannot-fire = cannot fire

## Panels: the table
duel-panel-hand = Hand
duel-panel-hand-limit = Hand limit
duel-panel-deck = Battle deck
duel-panel-discard = Discard pile
duel-panel-passes = Deck passes
duel-panel-final-deck = LAST DECK, GAME END IS IN IT
duel-panel-round = Round
duel-panel-phase = Phase
duel-panel-score = Score
duel-panel-queue = Order of the tanks
duel-panel-table = On the table
duel-panel-mission = Mission
duel-panel-weather = Line of sight
duel-panel-infantry = Infantry
duel-panel-guns = Anti-tank guns
duel-panel-roads = Roads
duel-panel-pool = Cards of Tankbot
duel-panel-hill = hill
duel-panel-initiative = Initiative
duel-panel-waiting = Waiting for

## Result
duel-result-winner = The winners are the { $side }.
duel-result-medals = Victory points are equal, the kill medals decide: the winners are the { $side }.
duel-result-soviets = Victory points and kill medals are equal: the winners are the Soviets.

## Previews: what would happen
duel-preview-to-hit = to hit
duel-preview-penetrates = penetrates
duel-preview-eliminates = eliminates the target
duel-preview-sets-on-fire = sets the target on fire
duel-preview-kills-crew = kills crew
duel-preview-breaks = breaks the morale
duel-preview-fair-deck = as if every card were still in the deck
duel-preview-seen-cards = without the cards already seen
duel-preview-success = success

## Choices: what they tell beyond the card
duel-choice-cost = { $count ->
        [0] { $card }
        [one] { $card }, costs { $count } order symbol
       *[other] { $card }, costs { $count } order symbols
    }
duel-ground-cover = cover { $value }
duel-ground-conceal = conceal { $value }
duel-ground-hull-down = hull down { $value }
duel-ground-bog = bog { $value }
duel-ground-mines = mines { $value }
duel-ground-to-hit-vs = fire at it { $amount }
duel-ground-fire-from = own fire { $amount }

## Line mode
duel-line-legend =
    > the tank whose phase it is. Range track: [ ] the tank, | | the red zone (one more card in
    hand and one more discard). Negative ranges lie in the enemy half; the distance of two enemies
    is the sum of their ranges. Levels say which MOVE, FLANK and FIRE cards can be played; two
    order symbols add one level for one action. A shot hits if the flipped card is not above the
    accuracy; 96 to 100 always miss. On cards: P goes through any armour, R glances off, heavy
    means heavy damage.
duel-line-mission = Mission { $mission }: { $name }
duel-line-round = Round { $round }, { $phase }
duel-line-score = { $side } – { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    }, { $medals ->
        [one] { $medals } kill medal
       *[other] { $medals } kill medals
    }
duel-line-points = { $vp } VP, { $medals ->
        [one] { $medals } medal
       *[other] { $medals } medals
    }
duel-line-passes = Deck passes: { $done } of { $needed }
duel-line-shuffle-out = SHUFFLE is out: the deck is shuffled after this action.
duel-line-end-out = GAME END is out: the game ends after this action.
duel-line-hands = Other hands
duel-line-cards = { $seat }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } (limit { $limit })
duel-line-still-to-act = Still to act this round
duel-line-exits = tanks that left: { $count }
duel-line-gun-used = – has fired
duel-line-quality-recruit = recruit crew
duel-line-quality-veteran = veteran crew
duel-line-quality-elite = elite crew
duel-line-initiative = initiative { $number }
duel-line-label-range = Range
duel-line-label-levels = Levels
duel-line-label-holding = Holding box
duel-line-label-distances = Enemies
duel-line-label-markers = Markers
duel-line-label-damage = Damage
duel-line-label-crew = Crew
duel-line-label-ammunition = APCR
duel-line-label-personality = Tankbot
duel-line-printed = printed { $level }
duel-line-cap-move = at most { $level } until it moves
duel-line-cap-fire = at most { $level } until it fires
duel-line-motion = { $ground }, card { $card }
duel-line-flanked-by = flanked by { $tanks }
duel-line-sight = line of sight { $metres } m
duel-line-bogged = bogged (mobility at most { $level })
duel-line-penetrator = last penetrated by { $tank }
duel-line-sits = in the seat of the { $position }
duel-line-all-fit = all fit: { $men }
duel-line-apcr = in stock { $stock }, loaded { $loaded }
duel-line-peril = peril value { $peril }
duel-line-hand = Hand, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } (limit { $limit })
duel-line-column-orders = orders
duel-line-column-symbols = symbols
duel-line-column-pen = penetration
duel-line-mark = infantry
duel-line-unseen = Battle cards you have not seen ({ $count }): { $cards }
duel-line-damage-unseen = Damage cards still in their deck ({ $count }): { $cards }
duel-line-chances = Chances (whole deck / without the cards you have seen)
duel-line-shot = Shot at { $target }:
duel-line-shot-with = Shot at { $target } with card { $cards }:
duel-line-shot-accuracy = accuracy { $value }
duel-line-shot-pen = penetration { $value }
duel-line-check-conceal = conceal with LEADERSHIP or ORDER ({ $value } or less): { $odds }
duel-line-check-hull_down = hull down by crew command ({ $value } or less): { $odds }
duel-line-check-spotting = { $value ->
        [2] spot an enemy by crew command, for 2 more order symbols: { $odds }
       *[1] spot an enemy by crew command: { $odds }
    }
duel-line-check-trail = shake off a flanker with one MOVE (target number below { $value }): { $odds }
duel-line-check-extinguish = the fire goes out in the fire check: { $odds }
duel-line-check-fire = the fire gets out of control in the fire check: { $odds }
duel-line-check-escape = { $man } { $odds }
duel-line-check-smoke = the smoke clears in the next smoke check: { $odds }
duel-line-check-bog = bog down in mud ({ $value } or less): { $odds }
duel-line-check-other = { $check }: { $odds }
duel-line-escapes = who would get out alive then:
duel-line-losses = { $count ->
        [0] never eliminated
        [one] eliminated once
       *[other] eliminated { $count } times
    }
duel-line-end-vp = at the end of the mission: { $vp } VP
