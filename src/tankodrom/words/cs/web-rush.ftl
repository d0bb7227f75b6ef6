### Webový klient: stůl hry Rush.

## Karty
rush-short-bases_only = jen základny
rush-short-vehicles_only = jen vozidla
rush-short-own_nation_buying = jen za vlastní
rush-worth = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
rush-pays = Nákupní hodnota { $value }
rush-locked = zahráno
rush-kept = na příště

## Co vědět před volbou
rush-note-set_aside = Karta v tomto tahu nic neudělá.

## Obchod a balíčky
rush-shop = Obchod
rush-in-deck = v balíčku
rush-discarded = odhozeno
rush-open-piles = Co je v balíčcích
rush-piles = Balíčky a vyhlídky
rush-tab-own = Moje rota
rush-tab-open = Společné balíčky
rush-garage = Garáž
rush-store = Sklad
rush-hand = Ruka
rush-guards = Chrání
rush-company = Karta
rush-chance = Příště
rush-your-store = Vlastní sklad
rush-store-top = Vrchní karta skladu
rush-discard = Odhazovací balíček: { $count }
rush-scrapyard = Vrakoviště: { $count }
rush-garage-about = Garáž { $garage }, sklad { $store }. Poslední sloupec říká, s jakou pravděpodobností bude karta mezi příštími { $draw } dobranými; když garáž dojde, zamíchá se sklad.

## Karty v ruce
rush-your-hand = Karty v ruce
rush-hand-of = Karty v ruce: { $name }
rush-hand-empty = V ruce není žádná karta
rush-hand-hidden = { $count ->
        [one] { $count } skrytá karta
        [few] { $count } skryté karty
       *[other] { $count } skrytých karet
    }
rush-open-hand = Vyložené karty:
rush-count-hand = Karet v ruce: { $count }
rush-count-garage = Karet v garáži: { $count }
rush-count-store = Karet ve skladu: { $count }
rush-count-kept = Karet ponechaných do příštího tahu: { $count }

## Základny
rush-your-bases = Vlastní základny
rush-base-of = Základna { $slot } ({ $name })
rush-base-lost = ztracená
rush-base-damaged = základna poškozená
rush-damaged = poškozená
rush-unguarded = bez ochrany
rush-guarded-by = chrání { $card }
rush-guard-damaged = vozidlo poškozené
rush-hit = zásah

## Hráči
rush-on-turn = Na tahu
rush-ally = spojenec
rush-team = tým { $team }
rush-your-turn = Na tahu jste vy
rush-turn = Dosavadní průběh tahu
rush-round = { $round }. kolo
rush-final-round = Poslední kolo

## Dosavadní průběh tahu
rush-hand-pays = z ruky lze zaplatit { $value }
rush-pays-own = + { $value } jen za { $nation }
rush-credit = kredit { $value }
rush-credit-own = kredit { $value } za { $nation }
rush-recruiting = nákupy bez omezení
rush-bought = koupeno { $count }
rush-attacked = útok proběhl
rush-kills = { $count ->
        [one] zničeno { $count } vozidlo
        [few] zničena { $count } vozidla
       *[other] zničeno { $count } vozidel
    }
rush-in-play = Ve hře:
rush-buying = Kupuje se
rush-due = { $due ->
        [0] jednou kartou se platit musí
       *[other] zbývá doplatit { $due }
    }
rush-research-limit = Výzkum: cena nejvýše { $limit }
rush-rearming = { $count ->
        [0] Přezbrojení: na vrakoviště jednu nebo dvě karty
       *[other] Přezbrojení: jedna karta na vrakovišti, ještě jedna může
    }
rush-sabotage-waits = Sabotáž, odhazují:
rush-attackers = Útočí:
rush-attackers-left = Zbývá k útoku:
rush-attack-sum = dohromady
rush-against = proti
rush-support = Podpora:
rush-reward = { $count ->
        [one] { $count } medaile
        [few] { $count } medaile
       *[other] { $count } medailí
    }

## Medaile, úspěchy, body
rush-medals-left = Zbývající medaile
rush-medal-stack = { $nation }: { $singles ->
        [one] { $singles } jednoduchá medaile
        [few] { $singles } jednoduché medaile
       *[other] { $singles } jednoduchých medailí
    }, { $doubles ->
        [one] { $doubles } dvojitá medaile
        [few] { $doubles } dvojité medaile
       *[other] { $doubles } dvojitých medailí
    }
rush-achievements = Úspěchy
rush-achievements-about = Co se u úspěchů počítá
rush-score-medals = Body za medaile
rush-score-bases = Body za základny
rush-score-sets = Body za sady
rush-score-achievements = Body za úspěchy
rush-score-now = Body teď
rush-score-about = Medaile, 3 body za každou zničenou nepřátelskou základnu a 5 za každý úspěch, ve kterém je hráč sám první.

## Závěrečné vyhodnocení
rush-result-side = Hráč
rush-result-medals = Medaile
rush-result-bases = Body za základny
rush-result-sets = Sady medailí
rush-result-total = Celkem
rush-result-winner = vítěz
