### Rush: what players read during the game.

## The game
rush-title = Rush
rush-about = A deck-building card game for two to five players: build a tank company, guard your bases and win medals.

## Prompts: what a player is asked
rush-prompt-main = Play a card, buy a vehicle, or end the turn?
rush-prompt-pay = { $due ->
        [0] Which card pays for { $card }? Nothing is due, but a card must pay.
       *[other] Which card pays for { $card }? Still due: { $due }.
    }
rush-prompt-continue_card = Use another ability of { $card }, or finish the card?
rush-prompt-place_guard = Which base shall { $card } guard?
rush-prompt-ace_target = Which target does the tank ace { $card } hit?
rush-prompt-research_pick = Research: which shop vehicle of price { $limit } or less do you take?
rush-prompt-rearm = { $scrapped ->
        [0] Rearmament: which card from your store do you scrap?
       *[other] Rearmament: scrap one more card, or stop?
    }
rush-prompt-sabotage_discard = Sabotage: which hand card do you discard into your store?
rush-prompt-declare_more = Add another attacker, or launch the attack?
rush-prompt-strike = { $count ->
        [one] Who strikes what? { $count } attacker is left.
       *[other] Who strikes what? { $count } attackers are left.
    }
rush-prompt-medals = { $kills ->
        [one] Your reward is { $kills } medal point ({ $nation }). Which cards do you take?
       *[other] Your reward is { $kills } medal points ({ $nation }). Which cards do you take?
    }
rush-prompt-recruitment_mode = Recruitment: the usual effect, or keep a hand card for the next turn?
rush-prompt-support = { $card } attacks, { $seat } defends: attack { $attack }, defence { $defence }. Give support?
rush-prompt-compensation = Weak hand compensation: keep a card, scrap one, or neither?

## Actions: the entries of a menu
rush-action-buy = Buy { $card } for { $price }
rush-action-use = Use an ability of { $card }: { $ability }
rush-action-guard = { $guarded ->
        [yes] Guard base { $slot } with { $card }, replacing { $guard }
       *[no] Guard base { $slot } with { $card }
    }
rush-action-guard_ally = { $guarded ->
        [yes] Guard { $seat }'s base { $slot } with { $card }, replacing { $guard }
       *[no] Guard { $seat }'s base { $slot } with { $card }
    }
rush-action-declare = Declare { $card } as an attacker
rush-action-attack = { $guarded ->
        [yes] Attack { $guard } ({ $seat }'s base { $slot }) with { $card }
       *[no] Attack { $seat }'s base { $slot } with { $card }
    }
rush-action-set_aside = Set { $card } aside into the store
rush-action-end_play = End the turn
rush-action-pay = Pay with { $card } (buying value { $value })
rush-action-use_more = Also use the ability: { $ability }
rush-action-finish = Finish the card
rush-action-place = { $guarded ->
        [yes] Guard base { $slot }, replacing { $guard }
       *[no] Guard base { $slot }
    }
rush-action-ace_guard = Hit { $guard } ({ $seat }'s base { $slot })
rush-action-ace_base = Hit { $seat }'s base { $slot }
rush-action-take = Take { $card } (price { $price })
rush-action-scrap = Scrap { $card }
rush-action-stop = End the rearmament
rush-action-discard = Discard { $card } into the store
rush-action-launch = Launch the attack
rush-action-strike = { $guarded ->
        [yes] Strike { $guard } ({ $seat }'s base { $slot }) with { $card }
       *[no] Strike { $seat }'s base { $slot } with { $card }
    }
rush-action-medals = { $number ->
        [0] { $singles ->
            [0] Take nothing: no single medals are left
            [one] Take { $singles } single medal
           *[other] Take { $singles } single medals
        }
        [one] { $singles ->
            [0] Take { $number } double medal
            [one] Take { $number } double and { $singles } single medal
           *[other] Take { $number } double and { $singles } single medals
        }
       *[other] { $singles ->
            [0] Take { $number } double medals
            [one] Take { $number } double medals and { $singles } single medal
           *[other] Take { $number } double and { $singles } single medals
        }
    }
rush-action-recruit_normal = Usual effect: buy any number of vehicles this turn
rush-action-keep = Keep { $card } for the next turn
rush-action-scrap_hand = Scrap { $card } from your hand
rush-action-decline = Take no compensation
rush-action-support = Support with { $card }
rush-action-pass = Pass

## Events: the lines of the log
rush-event-turn_began = { $seat } begins a turn.
rush-event-repaired = { $seat } repairs all damage.
rush-event-revealed = { $seat } reveals { $card }.
rush-event-shuffled = { $seat } shuffles the store into a new garage.
rush-event-deck_shuffled = The vehicle discard is shuffled into a new vehicle deck.
rush-event-drew = { $count ->
        [0] { $seat } draws no cards.
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
rush-event-drew_card = { $seat } draws { $card }.
rush-event-dealt = New in the shop: { $card }.
rush-event-shop_discarded = From the shop to the vehicle discard: { $card }.
rush-event-paid = { $seat } pays with { $card }.
rush-event-bought = { $seat } buys { $card }.
rush-event-used = { $seat } uses an ability of { $card }: { $ability }.
rush-event-stored = { $seat } puts { $card } into the store.
rush-event-recruiting = { $seat } may buy any number of vehicles this turn.
rush-event-sabotaged = { $seat } discards { $card } because of sabotage.
rush-event-took = { $seat } takes { $card } by research.
rush-event-scrapped = { $seat } scraps { $card }.
rush-event-medal = { $seat } receives { $card }.
rush-event-guarded = { $card } now guards { $owner }'s base { $slot }.
rush-event-displaced = { $owner } puts the replaced guard { $card } (base { $slot }) into the store.
rush-event-declared = { $seat } declares an attack with { $card }.
rush-event-struck_guard = { $seat } attacks the guard of { $owner }'s base { $slot } with { $card }.
rush-event-struck_base = { $seat } attacks { $owner }'s base { $slot } with { $card }.
rush-event-aced = { $seat } sends the tank ace { $card } to { $owner }'s base { $slot }.
rush-event-wasted = { $seat } puts { $card } into the store: no target is left.
rush-event-guard_damaged = { $card } ({ $owner }'s base { $slot }) is damaged.
rush-event-guard_destroyed = { $card } ({ $owner }'s base { $slot }) is destroyed.
rush-event-guard_returned = { $owner } takes { $card } from the destroyed base { $slot } back to the store.
rush-event-base_damaged = { $owner }'s base { $slot } is damaged.
rush-event-base_destroyed = { $seat } destroys { $owner }'s base { $slot }.
rush-event-points_lost = { $count ->
        [one] { $seat } loses { $count } medal point: no single medals left ({ $nation }).
       *[other] { $seat } loses { $count } medal points: no single medals left ({ $nation }).
    }
rush-event-supported = { $seat } supports with { $card }.
rush-event-passed = { $seat } passes.
rush-event-repelled = The attack is repelled: attack { $attack }, defence { $defence }.
rush-event-set_down = { $seat } puts unused cards into the store: { $card }.
rush-event-kept = { $seat } keeps a card for the next turn.
rush-event-kept_card = { $seat } keeps { $card } for the next turn.
rush-event-last_round = The end of the game is triggered: this is the final round.
rush-event-game_ended = The game is over.

## Refusals: why something is not possible now
rush-no-not-a-way-to-play = That is not asked now: play or set aside a card, or end the turn.
rush-no-not-in-hand = { $card } is not in your hand.
rush-no-locked = { $card } is locked: it has already been played or set aside this turn.

## Refusals: buying
rush-no-shop-place-empty = There is no vehicle at position { $position } of the shop.
rush-no-one-nation-only = Without recruitment you can buy further vehicles of this nation only: { $nation }.
rush-no-one-purchase = Without recruitment only one vehicle can be bought in a turn.
rush-no-needs-paying-card = A purchase needs at least one card that can pay for this vehicle.
rush-no-too-dear = { $card } costs { $price }, and you cannot pay that much now.
rush-no-purchase-first = First the purchase has to be completed.
rush-no-no-buying-value = { $card } has no buying value, so it cannot pay.
rush-no-pays-own-nation-only = { $card } can pay for vehicles of its own nation only.
rush-no-own-nation-card-first = The first card to pay must be one with own-nation buying: { $nation }.

## Refusals: abilities
rush-no-no-such-ability = { $card } does not have this ability: { $ability }.
rush-no-no-effect = This ability of { $card } could have no effect now: { $ability }.
rush-no-card-first = First the card { $card } has to be finished.
rush-no-ability-used = The card has already used this ability: { $ability }.
rush-no-sabotage-first = First a hand card has to be discarded because of the sabotage.
rush-no-ace-first = First the target of the tank ace has to be chosen.
rush-no-no-guard-there = That base has no guard.
rush-no-research-first = First the research has to be completed by taking a vehicle from the shop.
rush-no-research-too-dear = { $card } is too dear: this research takes a vehicle of price { $limit } or less.
rush-no-not-in-store = { $card } is not in your store.
rush-no-scrap-at-least-one = Rearmament has to scrap at least one card.
rush-no-rearmament-first = First the rearmament has to be completed.

## Refusals: guarding
rush-no-guard-needs-defence = { $card } cannot guard: only vehicles with defence 1 or 2 can.
rush-no-allies-only-in-teams = There are allies only in the team game.
rush-no-not-an-ally = That player is not an ally.
rush-no-no-base-left = There is no base left to guard.
rush-no-base-is-gone = Base { $slot } has been destroyed.
rush-no-unguarded-first = Base { $slot } already has a guard; unguarded bases come first.
rush-no-not-on-an-ally = A vehicle that has used an ability must guard one of your own bases, not an ally's.
rush-no-must-guard = First the base that { $card } will guard has to be chosen.

## Refusals: attacking
rush-no-attack-one-by-one = With interactive combat attackers are not declared; each attacks its target singly.
rush-no-declare-first = All attackers are declared first; targets are chosen after that.
rush-no-one-attack = Only one attack is allowed in a turn, and it has been made.
rush-no-cannot-attack = { $card } cannot attack: only vehicles with attack 1 or 2 can.
rush-no-attack-one-nation = All cards attacking in this turn must be of the same nation: { $nation }.
rush-no-no-target = There can be no target for { $card } now.
rush-no-not-an-enemy = Only an enemy base or its guard can be a target.
rush-no-nothing-there = There is no base there any more.
rush-no-bases-only = { $card } may attack bases only, and this base has a guard.
rush-no-vehicles-only = { $card } may attack vehicles only, and this base has no guard.
rush-no-attackers-fixed = No attacker can be added once the first target may be chosen.
rush-no-attack-first = First the attack has to be completed.
rush-no-not-an-attacker = { $card } is not one of the attackers still to strike.
rush-no-combat-first = First the combat has to be completed: give support or pass.
rush-no-never-support = { $card } cannot give support: only vehicles and medals can.
rush-no-support-nation = Only cards of this nation can support you here: { $nation }.

## Refusals: medals
rush-no-reward-first = First the medals for the attack have to be taken.
rush-no-medals-too-many-doubles = Every double medal needs two destroyed vehicles, and there are not that many.
rush-no-medals-no-doubles-left = There are not that many double medals left in the stack.
rush-no-medals-largest-total = The medals have to be taken so that their total is as large as possible.

## Refusals: keeping cards
rush-no-recruitment-first = First the effect of the recruitment has to be chosen.
rush-no-five-kept = No more than five cards can be kept.
rush-no-compensation-first = First the weak hand compensation has to be decided.

## Options
rush-option-extended_shop = Extended shop
rush-option-extended_shop-about = The shop has six vehicles and is not refilled before the end of the turn.
rush-option-weak_hand_compensation = Weak hand compensation
rush-option-weak_hand_compensation-about = Whoever plays no card in a turn may keep one hand card or scrap one.
rush-option-interactive_combat = Interactive combat
rush-option-interactive_combat-about = Hands stay hidden, cards attack one by one, and both sides may give support.
rush-option-defended_bases_bonus = Defended bases bonus
rush-option-defended_bases_bonus-about = Whoever has more than half of the own bases guarded draws one extra card.
rush-option-medal_sets = Medal sets
rush-option-medal_sets-about = Sets of medals of different nations bring extra points at the end.
rush-option-single_reshuffle = Single reshuffle
rush-option-single_reshuffle-about = While playing cards, a player may reshuffle the store only once per turn.
rush-option-recruitment_alternative = Recruitment alternative
rush-option-recruitment_alternative-about = Instead of its usual effect, recruitment may keep one hand card for the next turn.
rush-option-team_game = Team game
rush-option-team_game-about = Two teams of three to five players in all; interactive combat is always part of it.
rush-option-teams = Seating of the teams
rush-option-teams-about = The team of each seat in turn, X or Y; auto takes the usual seating.
rush-option-starting_player = Starting player
rush-option-starting_player-about = The seat that begins, counted from 0; -1 leaves it to chance.
rush-option-max_rounds = Round limit
rush-option-max_rounds-about = After this many rounds the game ends in any case; 0 means no limit.

## Cards
rush-card-E = Engineers
rush-card-RC = Repair crew
rush-card-VO = Volunteers
rush-card-CB = Captured base
rush-card-single = Medal ({ $nation })
rush-card-double = Double medal ({ $nation })

## Nations
rush-nation-ussr = USSR
rush-nation-germany = Germany
rush-nation-usa = USA
rush-nation-france = France

## Vehicle types
rush-type-light_tank = light tank
rush-type-medium_tank = medium tank
rush-type-spg = self-propelled gun
rush-type-heavy_tank = heavy tank
rush-type-support_unit = support unit
rush-type-short-light_tank = LT
rush-type-short-medium_tank = MT
rush-type-short-spg = SPG
rush-type-short-heavy_tank = HT
rush-type-short-support_unit = SUP

## Abilities (number 0: the ability in general, without its number)
rush-ability-reinforcements = { $number ->
        [0] reinforcements
       *[other] reinforcements { $number }
    }
rush-ability-recruitment = recruitment
rush-ability-scouting = scouting
rush-ability-sabotage = sabotage
rush-ability-tank_ace = tank ace
rush-ability-research = { $number ->
        [0] research
       *[other] research { $number }
    }
rush-ability-rearmament = rearmament
rush-ability-heroic_deed = heroic deed
rush-ability-about-reinforcements = Draw as many cards as the number says.
rush-ability-about-recruitment = Buy any number of vehicles this turn.
rush-ability-about-scouting = Discard all vehicles in the shop and deal new ones.
rush-ability-about-sabotage = Every opponent discards one hand card into the own store.
rush-ability-about-tank_ace = Deal one point of damage to any enemy base or guard.
rush-ability-about-research = Scrap this card and take a shop vehicle whose price does not exceed the number.
rush-ability-about-rearmament = Scrap one or two cards from your store.
rush-ability-about-heroic_deed = Take a single medal of this card's nation.

## Traits
rush-trait-bases_only = bases only
rush-trait-vehicles_only = vehicles only
rush-trait-own_nation_buying = own-nation buying

## Achievements
rush-achievement-destroyed_bases = Destroyed bases
rush-achievement-light_tanks = Light tanks
rush-achievement-medium_tanks = Medium tanks
rush-achievement-artillery = Artillery
rush-achievement-heavy_tanks = Heavy tanks
rush-achievement-support_units = Support units
rush-achievement-soviet_medals = Soviet medals
rush-achievement-german_medals = German medals
rush-achievement-american_medals = American medals
rush-achievement-french_medals = French medals
rush-achievement-double_medals = Double medals
rush-achievement-largest_company = Largest company
rush-achievement-about-destroyed_bases = Counts captured bases.
rush-achievement-about-light_tanks = Counts light tanks of all nations.
rush-achievement-about-medium_tanks = Counts medium tanks of all nations.
rush-achievement-about-artillery = Counts self-propelled guns of all nations.
rush-achievement-about-heavy_tanks = Counts heavy tanks of all nations.
rush-achievement-about-support_units = Counts support units of all nations.
rush-achievement-about-soviet_medals = Counts medal points of the USSR; a double medal is 2.
rush-achievement-about-german_medals = Counts medal points of Germany; a double medal is 2.
rush-achievement-about-american_medals = Counts medal points of the USA; a double medal is 2.
rush-achievement-about-french_medals = Counts medal points of France; a double medal is 2.
rush-achievement-about-double_medals = Counts cards of double medals of all nations.
rush-achievement-about-largest_company = Counts all cards of the company, medals and captured bases included.

## Terminal
rush-line-round = Round { $round }, turn of { $seat }
rush-line-final = LAST ROUND
rush-line-shop = Shop ({ $deck ->
        [one] one more vehicle
       *[other] { $deck } more vehicles
    } in the deck)
rush-line-price = price { $price }
rush-line-pays = pays { $value }
rush-line-credit = Credit left: { $credit }
rush-line-recruiting = Recruitment: any number of purchases this turn
rush-line-medals = Medals left (singles+doubles): { $stacks }
rush-line-achievements = Achievements: { $names }
rush-line-player = hand { $hand }, garage { $garage }, store { $store } (top: { $top })
rush-line-open-hand = open hand: { $cards }
rush-line-base-intact = base
rush-line-base-damaged = DAMAGED base
rush-line-base-gone = lost
rush-line-unguarded = unguarded
rush-line-guard = guard { $guard }
rush-line-guard-damaged = DAMAGED
rush-line-hand = Your hand:
rush-line-kept = Kept for the next turn: { $cards }
rush-line-store = Your store: { $cards }
rush-line-garage = In your garage, in unknown order: { $cards }
rush-line-end = The game is over.
rush-line-score = { $names }: { $total } points (medals { $medals }, captured bases { $bases }, medal sets { $sets }, achievements: { $achievements })
rush-line-winner = { $count ->
        [one] Winner
       *[other] Winners
    }: { $names }
rush-line-legend =
    LT light tank, MT medium tank, SPG self-propelled gun, HT heavy tank, SUP support unit
    1/2 attack and defence   pays 2 buying value   A B C the three bases of a player
