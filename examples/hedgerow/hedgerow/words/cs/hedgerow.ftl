### Remízek. Identifikátory se řídí dohodou, takže hra pro svá slova nepotřebuje žádný kód (docs/adding-a-game.md).

hedgerow-title = Remízek
hedgerow-about = Tanky čekají ukryté za keři. Nejdřív průzkum, nebo se odvážíte střílet?
hedgerow-option-rounds = Kola
hedgerow-option-rounds-about = Kolik tahů má každý hráč.

hedgerow-view-round = Kolo
hedgerow-view-active = Na tahu
hedgerow-view-points = Body
hedgerow-view-hand = V ruce
hedgerow-view-hedges = Keře
hedgerow-view-place = Umístit
hedgerow-view-scout = Prozkoumat
hedgerow-view-fire = Vystřelit
hedgerow-view-wait = Čekat

hedgerow-tank-T1 = motocykl 1
hedgerow-tank-T2 = obrněný vůz 2
hedgerow-tank-T3 = lehký tank 3
hedgerow-tank-T4 = střední tank 4
hedgerow-tank-T5 = stíhač tanků 5
hedgerow-tank-T6 = těžký tank 6
hedgerow-view-hidden = ?
hedgerow-view-empty = –

hedgerow-prompt-turn = Co uděláte?
hedgerow-action-place = Umístit za keř { $hedge }: { $tank }
hedgerow-action-scout = Prozkoumat keř { $target } ({ $seat })
hedgerow-action-fire = Vystřelit zpoza keře { $hedge } na keř { $target } ({ $seat })
hedgerow-action-wait = Čekat

hedgerow-event-placed = { $seat }: tank za keř { $hedge }.
hedgerow-event-placed_mine = Za keř { $hedge } jste umístili: { $tank }.
hedgerow-event-scouted = { $seat }: průzkum keře { $target } ({ $owner }).
hedgerow-event-saw = Za keřem { $target } ({ $owner }) vidíte: { $tank }.
hedgerow-event-fired = { $seat } střílí: { $tank } proti { $other } ({ $owner }).
hedgerow-event-lost = { $seat } ztrácí: { $tank }.
hedgerow-event-waited = { $seat } čeká.

hedgerow-no-can-act = Čekat smíte, jen když nic jiného není možné.
hedgerow-no-not-in-hand = Tento tank nemáte v ruce: { $tank }.
hedgerow-no-hedge-taken = Za keřem { $hedge } už tank stojí.
hedgerow-no-own-hedge = Ten keř je váš.
hedgerow-no-nobody-there = Za keřem { $target } ({ $seat }) žádný tank není.
hedgerow-no-known = Co stojí za keřem { $target }, už víte.
hedgerow-no-no-tank = Za keřem { $hedge } nemáte tank.
hedgerow-no-reloading = { $tank } v minulém tahu střílel a nabíjí.
