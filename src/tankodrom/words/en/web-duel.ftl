### The web client: the table of Duel.

## The hand and the cards
duel-web-hand-empty = No cards in hand.
duel-web-heavy-mark = H
duel-web-ground-cover = cover { $value }
duel-web-ground-conceal = conceal { $value }
duel-web-ground-hull_down = hull down { $value }
duel-web-ground-bog = bog { $value }
duel-web-ground-mines = mines { $value }
duel-web-face-down = face down

## Buttons under a question that has said the rest
duel-button-bonus = +1 for 2 order symbols
duel-button-acquire = Acquire it: aim +10, others out of sight
duel-button-take = Spot it, drop the aim
duel-button-decline = Keep the aim
duel-button-end_discard = Keep the cards

## The battlefield and the boards
duel-web-battlefield = Battlefield
duel-web-column = Drive here
duel-web-stay = stay
duel-web-at-range = range { $range } m
duel-web-seen-by = seen by { $tanks }
duel-web-crew-count = crew of { $all }: { $fit } fit, { $wounded } wounded
duel-web-vp = { $vp } VP
duel-web-lost = eliminated
duel-web-mobility = mobility
duel-web-fire = fire
duel-web-armour = armour
duel-web-hit-digits = target numbers that hit this place
duel-web-front = front
duel-web-side = side
duel-web-gun-table = gun
duel-web-accuracy-short = hit
duel-web-penetration-short = pen.
duel-web-apcr = APCR { $stock }, loaded { $loaded }

## The panel
duel-web-panels = What to look at
duel-web-panel-recon = Discard pile
duel-web-panel-chances = Chances
duel-web-panel-shot = Last shot
duel-web-panel-round = Round
duel-web-panel-mission = Mission
duel-web-targets = Targets
duel-web-result-hit = hit
duel-web-result-penetrate = penetrated
duel-web-result-eliminate = eliminated
duel-web-result-fire = on fire
duel-web-result-crew = crew killed
duel-web-result-break = broken
duel-web-shot-with = { $tank } fires with card { $cards } at
duel-web-accuracy = Accuracy
duel-web-penetration = Penetration
duel-web-place = place
duel-web-chances-note = Chances without the cards you have seen; the grey figure and the mark: as if every card were still in the deck.
duel-web-chances-named = Two FIRE cards: you name hull or turret after a hit. The grey figure and the mark: as if every card were still in the deck.
duel-web-odds = { $seen } (whole deck { $fair })
duel-web-skip = Skip
duel-web-hit = Hit: { $card } is not above { $accuracy }
duel-web-miss = Miss: { $card } is above { $accuracy }
duel-web-miss-always = Miss: 96 to 100 always miss
duel-web-damage = damage
duel-web-initiative-secret = Every tank secretly gets a card. Low numbers act first.
duel-web-initiative-order = Order of the tanks in this round, low numbers first.
duel-web-final-deck = Last deck: GAME END is in it
duel-web-end-out = GAME END is out: last action

## The result
duel-web-tank = Tank
duel-web-vp-head = VP
duel-web-losses = times eliminated
duel-web-end-vp = End of the mission
