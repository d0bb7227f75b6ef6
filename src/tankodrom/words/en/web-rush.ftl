### The web client: the table of Rush.

## Cards
rush-short-bases_only = bases only
rush-short-vehicles_only = vehicles only
rush-short-own_nation_buying = own nation only
rush-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rush-pays = Buying value { $value }
rush-locked = played
rush-kept = next turn

## What to know before a choice
rush-note-set_aside = The card does nothing this turn.

## The shop and the piles
rush-shop = Shop
rush-in-deck = in the deck
rush-discarded = discarded
rush-open-piles = What is in the piles
rush-piles = Piles and chances
rush-tab-own = My company
rush-tab-open = Shared piles
rush-garage = Garage
rush-store = Store
rush-hand = Hand
rush-guards = Guards
rush-company = Card
rush-chance = Next hand
rush-your-store = Your store
rush-store-top = The top card of the store
rush-discard = Vehicle discard: { $count }
rush-scrapyard = Scrapyard: { $count }
rush-garage-about = Garage { $garage }, store { $store }. The last column is the chance to have the card among the next { $draw } drawn; when the garage runs out, the store is shuffled.

## Hands
rush-your-hand = Your hand
rush-hand-of = Hand of { $name }
rush-hand-empty = No cards in hand
rush-hand-hidden = { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
rush-open-hand = Open hand:
rush-count-hand = Cards in hand: { $count }
rush-count-garage = Cards in the garage: { $count }
rush-count-store = Cards in the store: { $count }
rush-count-kept = Cards kept for the next turn: { $count }

## Bases
rush-your-bases = Your bases
rush-base-of = Base { $slot } of { $name }
rush-base-lost = lost
rush-base-damaged = base damaged
rush-damaged = damaged
rush-unguarded = no guard
rush-guarded-by = guarded by { $card }
rush-guard-damaged = guard damaged
rush-hit = hit

## Players
rush-on-turn = On turn
rush-ally = ally
rush-team = team { $team }
rush-your-turn = Your turn
rush-turn = The turn so far
rush-round = round { $round }
rush-final-round = Final round

## The turn so far
rush-hand-pays = hand can pay { $value }
rush-pays-own = + { $value } for { $nation } only
rush-credit = credit { $value }
rush-credit-own = credit { $value } for { $nation }
rush-recruiting = any number of purchases
rush-bought = bought { $count }
rush-attacked = attack made
rush-kills = { $count ->
        [one] { $count } vehicle destroyed
       *[other] { $count } vehicles destroyed
    }
rush-in-play = In play:
rush-buying = Buying
rush-due = { $due ->
        [0] a card must pay
       *[other] still due { $due }
    }
rush-research-limit = Research: price { $limit } or less
rush-rearming = { $count ->
        [0] Rearmament: scrap one or two cards
       *[other] Rearmament: one card scrapped, one more possible
    }
rush-sabotage-waits = Sabotage: to discard
rush-attackers = Attackers:
rush-attackers-left = Still to strike:
rush-attack-sum = together
rush-against = against
rush-support = Support:
rush-reward = { $count ->
        [one] { $count } medal point
       *[other] { $count } medal points
    }

## Medals, achievements, score
rush-medals-left = Medals left
rush-medal-stack = { $nation }: { $singles ->
        [one] { $singles } single medal
       *[other] { $singles } single medals
    }, { $doubles ->
        [one] { $doubles } double medal
       *[other] { $doubles } double medals
    }
rush-achievements = Achievements
rush-achievements-about = What the achievements count
rush-score-medals = Medal points
rush-score-bases = Base points
rush-score-sets = Set points
rush-score-achievements = Achievement points
rush-score-now = Score now
rush-score-about = Medal points, 3 for each captured base, 5 for each achievement led alone.

## The final reckoning
rush-result-side = Player
rush-result-medals = Medals
rush-result-bases = Points for bases
rush-result-sets = Medal sets
rush-result-total = Total
rush-result-winner = winner
