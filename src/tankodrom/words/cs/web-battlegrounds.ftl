### The web client: battlegrounds.

## Hrací plán
bg-board = Hrací plán, osm krát osm polí
bg-square-empty = prázdné pole
bg-square-token = žeton { $token }
bg-square-figure = { $colour } figurka ({ $name })
bg-square-tank = { $colour } figurka ({ $name }, { $card })
bg-square-partner = tvoří pár s vaším žetonem
bg-square-threatened = příště sem může střílet dělostřelectvo
bg-square-choices = { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
bg-face-down = zakrytý žeton
bg-mine = munice
bg-artillery-tank = tank dělostřelectva

## Písmena na figurkách
bg-letter-green = Z
bg-letter-yellow = Ž
bg-letter-blue = M
bg-letter-red = Č

## Značky
bg-legend = Co znamenají značky
bg-sign-move = sem lze jet
bg-sign-stay = zůstat stát
bg-sign-reveal = odkrýt
bg-sign-shielded = zachrání pancíř
bg-sign-deadly = cestou zničen
bg-sign-shot = lze zasáhnout
bg-sign-threat = může zasáhnout dělostřelectvo
bg-sign-partner = doplní pár

## Karty
bg-part-move = { $way ->
        [straight] pohyb rovně přesně o { $distance }
       *[diagonal] pohyb šikmo přesně o { $distance }
    }
bg-part-shot = { $way ->
        [straight] výstřel rovně přesně na vzdálenost { $distance }
       *[diagonal] výstřel šikmo přesně na vzdálenost { $distance }
    }
bg-part-move-short = { $way ->
        [straight] jede rovně
       *[diagonal] jede šikmo
    }
bg-part-shot-short = { $way ->
        [straight] střílí rovně
       *[diagonal] střílí šikmo
    }
bg-card-active = aktivní karta ({ $colour } figurka)
bg-card-wrecked = zničený tank: příchod s touto kartou je oprava a stojí celý tah
bg-slot-free = Volné místo na kartě { $card }
bg-change-to = Vyměnit za { $card }

## Hráči
bg-on-turn = na tahu
bg-points = Vítězné body
bg-off-board = mimo plán
bg-stack = { $points ->
        [one] Za zničení je { $points } bod
        [few] Za zničení jsou { $points } body
       *[other] Za zničení je { $points } bodů
    }
bg-stack-empty = Žetony s body už jsou rozebrané
bg-pairs = Páry
bg-pair = Pár: { $picture }
bg-pair-special = Pár: { $picture }, { $icons } ({ $state })
bg-unpaired = Žetony bez páru
bg-single = Bez páru: { $token }
bg-received = Body za zničené tanky
bg-point-token = { $points ->
        [one] { $points } bod za zničený tank ({ $colour } figurka)
        [few] { $points } body za zničený tank ({ $colour } figurka)
       *[other] { $points } bodů za zničený tank ({ $colour } figurka)
    }
bg-nothing-collected = Zatím nic nezískáno
bg-team = Tým
bg-turn = Tah
bg-extra-turns = Další tahy
bg-mines = Munice
bg-deck = Karet v hromádce
bg-deck-open = Odkrytá hromádka:

## Na výběr
bg-offer-draft = Draft
bg-offer-choose = Dvě karty tanků do začátku
bg-offer-keep = Jedna zůstane, druhá jde do krabice
bg-offer-active = První karta ({ $colour } figurka)
bg-offer-hide = Ukázat plán
bg-offer-show = Ukázat karty
bg-draft-order = Pořadí:

## Sólo
bg-artillery = Dělostřelectvo
bg-artillery-points = Body dělostřelectva; na konci stupnice hra končí
bg-artillery-next = Příští výstřel
bg-artillery-threat = { $count ->
        [one] Zbývá jedno písmeno a jedno číslo: toto pole bude zasaženo.
        [few] Jedno ze zbývajících písmen a jedno ze zbývajících čísel, { $count } pole.
       *[other] Jedno ze zbývajících písmen a jedno ze zbývajících čísel, { $count } polí.
    }
bg-artillery-shuffles = Písmena i čísla se znovu zamíchají, zasaženo může být kterékoli pole.
bg-artillery-letters = Zbývající písmena: { $letters }
bg-artillery-numbers = Zbývající čísla: { $numbers }
bg-artillery-tanks = { $count ->
        [one] { $count } tank dělostřelectva v zásobě
        [few] { $count } tanky dělostřelectva v zásobě
       *[other] { $count } tanků dělostřelectva v zásobě
    }
bg-artillery-tokens = Žetony, které získalo dělostřelectvo
bg-ladder = Hodnosti
bg-stars = { $stars ->
        [one] { $stars } hvězdička
        [few] { $stars } hvězdičky
       *[other] { $stars } hvězdiček
    }

## Co vědět před volbou
battlegrounds-note-change_tank = Místo pohybu a výstřelu v tomto tahu.

## Konec
bg-result-who = Hráč
bg-result-pairs = Páry
bg-result-tanks = Tanky
bg-result-points = Body
bg-result-solo = { $stars ->
        [0] Vítězné body: { $points }, bez hvězdičky.
        [one] Vítězné body: { $points }, { $stars } hvězdička.
        [few] Vítězné body: { $points }, { $stars } hvězdičky.
       *[other] Vítězné body: { $points }, { $stars } hvězdiček.
    }
bg-result-artillery = Dělostřelectvo: { $score } z { $limit }.
