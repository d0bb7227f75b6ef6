### Webový klient: stůl hry Duel.

## Ruka a karty
duel-web-hand-empty = V ruce nejsou žádné karty.
duel-web-heavy-mark = T
duel-web-ground-cover = kryt { $value }
duel-web-ground-conceal = skrytí { $value }
duel-web-ground-hull_down = věž. post. { $value }
duel-web-ground-bog = zapadnutí { $value }
duel-web-ground-mines = výbuch { $value }
duel-web-face-down = lícem dolů

## Tlačítka pod otázkou, která ostatní už řekla
duel-button-bonus = +1 za 2 symboly rozkazu
duel-button-acquire = Zaměřit: +10, ostatní ztratit z očí
duel-button-take = Zpozorovat, zrušit zaměření
duel-button-decline = Ponechat zaměření
duel-button-end_discard = Karty si nechat

## Bojiště a desky
duel-web-battlefield = Bojiště
duel-web-column = Jet sem
duel-web-stay = zůstat
duel-web-at-range = vzdálenost { $range } m
duel-web-seen-by = vidí ho { $tanks }
duel-web-crew-count = posádka { $all }: v pořádku { $fit }, ranění { $wounded }
duel-web-vp = { $vp } VB
duel-web-lost = eliminovaný
duel-web-mobility = pohyblivost
duel-web-fire = palba
duel-web-armour = pancíř
duel-web-hit-digits = čísla zaměřovače, která toto místo zasáhnou
duel-web-front = čelo
duel-web-side = bok
duel-web-gun-table = dělo
duel-web-accuracy-short = zásah
duel-web-penetration-short = průr.
duel-web-apcr = Speciální munice { $stock }, nabitá { $loaded }

## Panel
duel-web-panels = Na co se podívat
duel-web-panel-recon = Odhazovací balíček
duel-web-panel-chances = Šance
duel-web-panel-shot = Poslední výstřel
duel-web-panel-round = Kolo
duel-web-panel-mission = Mise
duel-web-targets = Cíle
duel-web-result-hit = zásah
duel-web-result-penetrate = průraz
duel-web-result-eliminate = eliminace
duel-web-result-fire = požár
duel-web-result-crew = padlí
duel-web-result-break = morálka
duel-web-shot-with = { $tank } střílí kartou { $cards } na
duel-web-accuracy = Přesnost
duel-web-penetration = Průraz
duel-web-place = místo
duel-web-chances-note = Šance bez karet, které už byly vidět; šedé číslo a značka: jako by v balíčku byly ještě všechny karty.
duel-web-chances-named = Dvě karty PALBA: po zásahu určíte korbu, nebo věž. Šedé číslo a značka: jako by v balíčku byly ještě všechny karty.
duel-web-odds = { $seen } (celý balíček { $fair })
duel-web-skip = Přeskočit
duel-web-hit = Zásah: { $card } není víc než { $accuracy }
duel-web-miss = Mimo: { $card } je víc než { $accuracy }
duel-web-miss-always = Mimo: 96 až 100 vždy mine
duel-web-damage = poškození
duel-web-initiative-secret = Každý tank tajně dostane kartu. Nízká čísla hrají první.
duel-web-initiative-order = Pořadí tanků v tomto kole, nízká čísla první.
duel-web-final-deck = Poslední balíček: je v něm KONEC HRY
duel-web-end-out = Je tu KONEC HRY: poslední akce

## Výsledek
duel-web-tank = Tank
duel-web-vp-head = VB
duel-web-losses = kolikrát eliminován
duel-web-end-vp = Konec mise
