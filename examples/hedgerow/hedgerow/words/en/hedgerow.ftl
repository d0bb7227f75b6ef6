### Hedgerow. The ids follow a convention, so the game needs no code for its words (docs/adding-a-game.md).

hedgerow-title = Hedgerow
hedgerow-about = Tanks wait unseen behind hedges. Scout first, or dare to fire.
hedgerow-option-rounds = Rounds
hedgerow-option-rounds-about = How many turns each player has.

hedgerow-view-round = Round
hedgerow-view-active = To move
hedgerow-view-points = Points
hedgerow-view-hand = In hand
hedgerow-view-hedges = Hedges
hedgerow-view-place = Place
hedgerow-view-scout = Scout
hedgerow-view-fire = Fire
hedgerow-view-wait = Wait

hedgerow-tank-T1 = motorcycle 1
hedgerow-tank-T2 = armoured car 2
hedgerow-tank-T3 = light tank 3
hedgerow-tank-T4 = medium tank 4
hedgerow-tank-T5 = tank destroyer 5
hedgerow-tank-T6 = heavy tank 6
hedgerow-view-hidden = ?
hedgerow-view-empty = –

hedgerow-prompt-turn = What do you do?
hedgerow-action-place = Place { $tank } behind hedge { $hedge }
hedgerow-action-scout = Scout hedge { $target } of { $seat }
hedgerow-action-fire = Fire from hedge { $hedge } at hedge { $target } of { $seat }
hedgerow-action-wait = Wait

hedgerow-event-placed = { $seat } places a tank behind hedge { $hedge }.
hedgerow-event-placed_mine = You place { $tank } behind hedge { $hedge }.
hedgerow-event-scouted = { $seat } scouts hedge { $target } of { $owner }.
hedgerow-event-saw = Behind hedge { $target } of { $owner } you see { $tank }.
hedgerow-event-fired = { $seat } fires with { $tank } at { $other } ({ $owner }).
hedgerow-event-lost = { $seat } loses { $tank }.
hedgerow-event-waited = { $seat } waits.

hedgerow-no-can-act = You may wait only if nothing else is possible.
hedgerow-no-not-in-hand = You do not have { $tank } in hand.
hedgerow-no-hedge-taken = A tank stands behind hedge { $hedge } already.
hedgerow-no-own-hedge = That hedge is your own.
hedgerow-no-nobody-there = There is no tank behind hedge { $target } of { $seat }.
hedgerow-no-known = You know what stands behind hedge { $target }.
hedgerow-no-no-tank = You have no tank behind hedge { $hedge }.
hedgerow-no-reloading = { $tank } fired last turn and is reloading.
