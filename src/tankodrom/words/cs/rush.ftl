### Rush: co hráči čtou během hry.

## Hra
rush-title = Rush
rush-about = Karetní hra pro dva až pět hráčů, v níž každý buduje tankovou rotu, chrání své základny a získává medaile.

## Výzvy: na co je hráč tázán
rush-prompt-main = Zahrát kartu, koupit vozidlo, nebo ukončit tah?
rush-prompt-pay = { $due ->
        [0] Čím zaplatit za vozidlo { $card }? Cena je pokrytá, ale jednou kartou se platit musí.
       *[other] Čím zaplatit za vozidlo { $card }? Zbývá doplatit: { $due }.
    }
rush-prompt-continue_card = Využít další vlastnost karty { $card }, nebo kartu dohrát?
rush-prompt-place_guard = Kterou základnu má chránit vozidlo { $card }?
rush-prompt-ace_target = Který cíl má zasáhnout tankové eso { $card }?
rush-prompt-research_pick = Výzkum: které vozidlo s cenou nejvýše { $limit } vzít z obchodu?
rush-prompt-rearm = { $scrapped ->
        [0] Přezbrojení: kterou kartu ze skladu dát na vrakoviště?
       *[other] Přezbrojení: dát na vrakoviště ještě jednu kartu, nebo skončit?
    }
rush-prompt-sabotage_discard = Sabotáž: kterou kartu z ruky odhodit do skladu?
rush-prompt-declare_more = Přidat další útočící kartu, nebo zahájit útok?
rush-prompt-strike = { $count ->
        [one] Další zásah: která karta a jaký cíl? Zbývá { $count } útočící karta.
        [few] Další zásah: která karta a jaký cíl? Zbývají { $count } útočící karty.
       *[other] Další zásah: která karta a jaký cíl? Zbývá { $count } útočících karet.
    }
rush-prompt-medals = { $kills ->
        [one] Odměna za útok: { $kills } medaile ({ $nation }). Jaké karty vzít?
        [few] Odměna za útok: { $kills } medaile ({ $nation }). Jaké karty vzít?
       *[other] Odměna za útok: { $kills } medailí ({ $nation }). Jaké karty vzít?
    }
rush-prompt-recruitment_mode = Nábor: obvyklý účinek, nebo si ponechat kartu do příštího tahu?
rush-prompt-support = { $card } útočí, brání se { $seat }: útočné číslo { $attack }, obranné { $defence }. Poskytnout podporu?
rush-prompt-compensation = Náhrada za slabý list: kartu si ponechat, dát na vrakoviště, nebo nic?

## Akce: položky nabídky
rush-action-buy = Koupit vozidlo { $card } za { $price }
rush-action-use = Využít vlastnost karty { $card }: { $ability }
rush-action-guard = { $guarded ->
        [yes] Chránit základnu { $slot } vozidlem { $card } místo vozidla { $guard }
       *[no] Chránit základnu { $slot } vozidlem { $card }
    }
rush-action-guard_ally = { $guarded ->
        [yes] Chránit základnu { $slot } ({ $seat }) vozidlem { $card } místo vozidla { $guard }
       *[no] Chránit základnu { $slot } ({ $seat }) vozidlem { $card }
    }
rush-action-declare = Ohlásit k útoku vozidlo { $card }
rush-action-attack = { $guarded ->
        [yes] Vozidlem { $card } zaútočit na { $guard } (základna { $slot }, { $seat })
       *[no] Vozidlem { $card } zaútočit na základnu { $slot } ({ $seat })
    }
rush-action-set_aside = Odložit do skladu kartu { $card }
rush-action-end_play = Ukončit tah
rush-action-pay = Zaplatit kartou { $card } (nákupní hodnota { $value })
rush-action-use_more = Využít také vlastnost: { $ability }
rush-action-finish = Dohrát kartu
rush-action-place = { $guarded ->
        [yes] Chránit základnu { $slot } místo vozidla { $guard }
       *[no] Chránit základnu { $slot }
    }
rush-action-ace_guard = Zasáhnout { $guard } (základna { $slot }, { $seat })
rush-action-ace_base = Zasáhnout základnu { $slot } ({ $seat })
rush-action-take = Vzít vozidlo { $card } (cena { $price })
rush-action-scrap = Dát na vrakoviště kartu { $card }
rush-action-stop = Ukončit přezbrojení
rush-action-discard = Odhodit do skladu kartu { $card }
rush-action-launch = Zahájit útok
rush-action-strike = { $guarded ->
        [yes] Vozidlem { $card } zasáhnout { $guard } (základna { $slot }, { $seat })
       *[no] Vozidlem { $card } zasáhnout základnu { $slot } ({ $seat })
    }
rush-action-medals = { $number ->
        [0] { $singles ->
            [0] Nevzít nic: jednoduché medaile došly
            [one] Vzít { $singles } jednoduchou medaili
            [few] Vzít { $singles } jednoduché medaile
           *[other] Vzít { $singles } jednoduchých medailí
        }
        [one] { $singles ->
            [0] Vzít { $number } dvojitou medaili
            [one] Vzít { $number } dvojitou a { $singles } jednoduchou medaili
            [few] Vzít { $number } dvojitou a { $singles } jednoduché medaile
           *[other] Vzít { $number } dvojitou a { $singles } jednoduchých medailí
        }
        [few] { $singles ->
            [0] Vzít { $number } dvojité medaile
            [one] Vzít { $number } dvojité a { $singles } jednoduchou medaili
            [few] Vzít { $number } dvojité a { $singles } jednoduché medaile
           *[other] Vzít { $number } dvojité a { $singles } jednoduchých medailí
        }
       *[other] { $singles ->
            [0] Vzít { $number } dvojitých medailí
            [one] Vzít { $number } dvojitých a { $singles } jednoduchou medaili
            [few] Vzít { $number } dvojitých a { $singles } jednoduché medaile
           *[other] Vzít { $number } dvojitých a { $singles } jednoduchých medailí
        }
    }
rush-action-recruit_normal = Obvyklý účinek: v tomto tahu nakupovat bez omezení počtu
rush-action-keep = Ponechat si do příštího tahu kartu { $card }
rush-action-scrap_hand = Dát z ruky na vrakoviště kartu { $card }
rush-action-decline = Náhradu nevyužít
rush-action-support = Použít k podpoře kartu { $card }
rush-action-pass = Pasovat

## Události: řádky záznamu hry
rush-event-turn_began = { $seat } začíná tah.
rush-event-repaired = { $seat } opravuje všechna poškození.
rush-event-revealed = { $seat } odkrývá: { $card }.
rush-event-shuffled = { $seat } míchá sklad do nové garáže.
rush-event-deck_shuffled = Zamíchaný odhazovací balíček se stává balíčkem vozidel.
rush-event-drew = { $count ->
        [0] { $seat } si nedobírá žádnou kartu.
        [one] { $seat } si dobírá { $count } kartu.
        [few] { $seat } si dobírá { $count } karty.
       *[other] { $seat } si dobírá { $count } karet.
    }
rush-event-drew_card = { $seat } si dobírá: { $card }.
rush-event-dealt = Nově v obchodě: { $card }.
rush-event-shop_discarded = Z obchodu na odhazovací balíček: { $card }.
rush-event-paid = { $seat } platí: { $card }.
rush-event-bought = { $seat } kupuje vozidlo { $card }.
rush-event-used = { $seat } využívá vlastnost karty { $card }: { $ability }.
rush-event-stored = { $seat } dává do skladu kartu { $card }.
rush-event-recruiting = { $seat } smí v tomto tahu koupit libovolný počet vozidel.
rush-event-sabotaged = { $seat } kvůli sabotáži odhazuje kartu { $card }.
rush-event-took = { $seat } získává výzkumem vozidlo { $card }.
rush-event-scrapped = { $seat } dává na vrakoviště: { $card }.
rush-event-medal = { $seat } získává: { $card }.
rush-event-guarded = Vozidlo { $card } teď chrání základnu { $slot } ({ $owner }).
rush-event-displaced = { $owner } dává do skladu vystřídané vozidlo { $card } (základna { $slot }).
rush-event-declared = { $seat } ohlašuje k útoku: { $card }.
rush-event-struck_guard = { $seat } útočí vozidlem { $card } na vozidlo chránící základnu { $slot } ({ $owner }).
rush-event-struck_base = { $seat } útočí vozidlem { $card } na základnu { $slot } ({ $owner }).
rush-event-aced = { $seat } posílá tankové eso { $card } k základně { $slot } ({ $owner }).
rush-event-wasted = { $seat } dává do skladu vozidlo { $card }, pro které nezbyl cíl.
rush-event-guard_damaged = Vozidlo { $card } (základna { $slot }, { $owner }) je poškozeno.
rush-event-guard_destroyed = Vozidlo { $card } (základna { $slot }, { $owner }) je zničeno.
rush-event-guard_returned = { $owner } vrací do skladu vozidlo { $card } ze zničené základny { $slot }.
rush-event-base_damaged = Základna { $slot } ({ $owner }) je poškozena.
rush-event-base_destroyed = { $seat } ničí základnu { $slot } ({ $owner }).
rush-event-points_lost = { $count ->
        [one] { $seat } přichází o { $count } medaili, jednoduché došly ({ $nation }).
        [few] { $seat } přichází o { $count } medaile, jednoduché došly ({ $nation }).
       *[other] { $seat } přichází o { $count } medailí, jednoduché došly ({ $nation }).
    }
rush-event-supported = { $seat } používá k podpoře kartu { $card }.
rush-event-passed = { $seat } pasuje.
rush-event-repelled = Útok je odražen: útočné číslo { $attack }, obranné { $defence }.
rush-event-set_down = { $seat } odkládá do skladu: { $card }.
rush-event-kept = { $seat } si ponechává jednu kartu do příštího tahu.
rush-event-kept_card = { $seat } si ponechává do příštího tahu kartu { $card }.
rush-event-last_round = Nastává důvod ke konci hry: toto kolo je poslední.
rush-event-game_ended = Hra končí.

## Odmítnutí: proč to teď není možné
rush-no-not-a-way-to-play = To teď není na řadě: lze hrát nebo odkládat karty, anebo ukončit tah.
rush-no-not-in-hand = Karta { $card } není v ruce.
rush-no-locked = Vozidlo { $card } je zablokované: v tomto tahu už bylo zahráno nebo odloženo.

## Odmítnutí: nákup
rush-no-shop-place-empty = Na pozici { $position } v obchodě žádné vozidlo není.
rush-no-one-nation-only = Bez náboru lze v tomto tahu koupit další vozidla jen této příslušnosti: { $nation }.
rush-no-one-purchase = Bez náboru lze v jednom tahu koupit jen jedno vozidlo.
rush-no-needs-paying-card = K nákupu je třeba alespoň jedna karta, kterou lze za toto vozidlo zaplatit.
rush-no-too-dear = Vozidlo { $card } stojí { $price } a tolik teď zaplatit nelze.
rush-no-purchase-first = Nejprve je třeba dokončit nákup.
rush-no-no-buying-value = Karta { $card } nemá nákupní hodnotu, takže jí nelze platit.
rush-no-pays-own-nation-only = Kartou { $card } lze platit jen za vozidla její příslušnosti.
rush-no-own-nation-card-first = Jako první musí platit karta s nákupem omezeným na tuto příslušnost: { $nation }.

## Odmítnutí: vlastnosti
rush-no-no-such-ability = Karta { $card } tuto vlastnost nemá: { $ability }.
rush-no-no-effect = Tato vlastnost karty { $card } by teď neměla žádný účinek: { $ability }.
rush-no-card-first = Nejprve je třeba dohrát kartu { $card }.
rush-no-ability-used = Tato vlastnost karty už je využita: { $ability }.
rush-no-sabotage-first = Nejprve je třeba kvůli sabotáži odhodit kartu z ruky.
rush-no-ace-first = Nejprve je třeba vybrat cíl tankového esa.
rush-no-no-guard-there = Tuto základnu žádné vozidlo nechrání.
rush-no-research-first = Nejprve je třeba dokončit výzkum a vzít z obchodu vozidlo.
rush-no-research-too-dear = Vozidlo { $card } je příliš drahé: tímto výzkumem lze získat vozidlo s cenou nejvýše { $limit }.
rush-no-not-in-store = Karta { $card } není ve vlastním skladu.
rush-no-scrap-at-least-one = Při přezbrojení je třeba dát na vrakoviště alespoň jednu kartu.
rush-no-rearmament-first = Nejprve je třeba dokončit přezbrojení.

## Odmítnutí: ochrana základen
rush-no-guard-needs-defence = Karta { $card } nemůže chránit základnu: mohou to jen vozidla s obranným číslem 1 nebo 2.
rush-no-allies-only-in-teams = Spojenci jsou jen v týmové hře.
rush-no-not-an-ally = Tento hráč není spojenec.
rush-no-no-base-left = Nezbývá žádná základna, kterou by bylo možné chránit.
rush-no-base-is-gone = Základna { $slot } už je zničená.
rush-no-unguarded-first = Základna { $slot } už je chráněná; přednost mají nechráněné základny.
rush-no-not-on-an-ally = Vozidlo, které využilo vlastnost, musí chránit vlastní základnu, ne základnu spojence.
rush-no-must-guard = Nejprve je třeba určit, kterou základnu bude chránit vozidlo { $card }.

## Odmítnutí: útok
rush-no-attack-one-by-one = Při interaktivním průběhu útoku se karty k útoku neohlašují, každá útočí samostatně na svůj cíl.
rush-no-declare-first = Nejprve se ohlásí všechny útočící karty, cíle se vybírají až potom.
rush-no-one-attack = V jednom tahu lze zaútočit jen jednou a útok už proběhl.
rush-no-cannot-attack = Karta { $card } nemůže útočit: mohou to jen vozidla s útočným číslem 1 nebo 2.
rush-no-attack-one-nation = Všechny karty útočící v tomto tahu musejí mít stejnou příslušnost: { $nation }.
rush-no-no-target = Pro kartu { $card } se teď nemůže najít žádný cíl.
rush-no-not-an-enemy = Cílem může být jen nepřátelská základna nebo vozidlo, které ji chrání.
rush-no-nothing-there = Tam už žádná základna není.
rush-no-bases-only = Vozidlo { $card } smí útočit pouze proti základnám, ale tuto základnu chrání vozidlo.
rush-no-vehicles-only = Vozidlo { $card } smí útočit pouze proti vozidlům, ale tuto základnu žádné nechrání.
rush-no-attackers-fixed = Jakmile se vybírají cíle, žádnou útočící kartu už nelze přidat.
rush-no-attack-first = Nejprve je třeba dokončit útok.
rush-no-not-an-attacker = Karta { $card } nepatří k dosud nepoužitým útočícím kartám.
rush-no-combat-first = Nejprve je třeba dokončit boj: poskytnout podporu, nebo pasovat.
rush-no-never-support = Kartu { $card } nelze použít k podpoře: slouží k ní jen vozidla a medaile.
rush-no-support-nation = K podpoře tu lze použít jen karty této příslušnosti: { $nation }.

## Odmítnutí: medaile
rush-no-reward-first = Nejprve je třeba vzít medaile za útok.
rush-no-medals-too-many-doubles = Na každou dvojitou medaili jsou třeba dvě zničená vozidla a tolik jich není.
rush-no-medals-no-doubles-left = Tolik dvojitých medailí už v balíčku není.
rush-no-medals-largest-total = Medaile je třeba vzít tak, aby jejich součet byl co nejvyšší.

## Odmítnutí: ponechané karty
rush-no-recruitment-first = Nejprve je třeba zvolit účinek náboru.
rush-no-five-kept = Ponechat si lze nejvýše pět karet.
rush-no-compensation-first = Nejprve je třeba rozhodnout o náhradě za slabý list.

## Možnosti hry
rush-option-extended_shop = Rozšířený obchod
rush-option-extended_shop-about = Obchod má šest vozidel a doplňuje se až na konci tahu.
rush-option-weak_hand_compensation = Náhrada za slabý list
rush-option-weak_hand_compensation-about = Kdo v tahu nezahraje žádnou kartu, smí si jednu z ruky ponechat, nebo ji dát na vrakoviště.
rush-option-interactive_combat = Interaktivní průběh útoku
rush-option-interactive_combat-about = Karty v ruce zůstávají skryté, útočí se po jedné kartě a obě strany smějí poskytnout podporu.
rush-option-defended_bases_bonus = Bonus za bráněné základny
rush-option-defended_bases_bonus-about = Kdo má chráněnou více než polovinu svých základen, dobere si o kartu víc.
rush-option-medal_sets = Sady medailí
rush-option-medal_sets-about = Sady medailí různých příslušností přinesou na konci body navíc.
rush-option-single_reshuffle = Jediné zamíchání skladu
rush-option-single_reshuffle-about = Při hraní karet lze sklad v jednom tahu zamíchat do nové garáže jen jednou.
rush-option-recruitment_alternative = Druhá možnost náboru
rush-option-recruitment_alternative-about = Místo obvyklého účinku náboru si lze ponechat jednu kartu z ruky do příštího tahu.
rush-option-team_game = Týmová hra
rush-option-team_game-about = Tři až pět hráčů hraje ve dvou týmech; přitom vždy platí interaktivní průběh útoku.
rush-option-teams = Rozsazení týmů
rush-option-teams-about = Tým každého místa u stolu po řadě, X nebo Y; auto znamená obvyklé rozsazení.
rush-option-starting_player = Začínající hráč
rush-option-starting_player-about = Číslo místa, které začíná, počítáno od 0; při -1 rozhodne náhoda.
rush-option-max_rounds = Nejvyšší počet kol
rush-option-max_rounds-about = Po tomto počtu kol hra v každém případě skončí; 0 znamená bez omezení.

## Karty
rush-card-E = Ženisté
rush-card-RC = Opraváři
rush-card-VO = Dobrovolníci
rush-card-CB = Zničená nepřátelská základna
rush-card-single = Medaile ({ $nation })
rush-card-double = Dvojitá medaile ({ $nation })

## Příslušnosti
rush-nation-ussr = SSSR
rush-nation-germany = Německo
rush-nation-usa = USA
rush-nation-france = Francie

## Typy vozidel
rush-type-light_tank = lehký tank
rush-type-medium_tank = střední tank
rush-type-spg = samohybné dělo
rush-type-heavy_tank = těžký tank
rush-type-support_unit = pomocná jednotka
rush-type-short-light_tank = LT
rush-type-short-medium_tank = ST
rush-type-short-spg = SD
rush-type-short-heavy_tank = TT
rush-type-short-support_unit = PJ

## Vlastnosti (číslo 0: vlastnost obecně, bez svého čísla)
rush-ability-reinforcements = { $number ->
        [0] posily
       *[other] posily { $number }
    }
rush-ability-recruitment = nábor
rush-ability-scouting = průzkum
rush-ability-sabotage = sabotáž
rush-ability-tank_ace = tankové eso
rush-ability-research = { $number ->
        [0] výzkum
       *[other] výzkum { $number }
    }
rush-ability-rearmament = přezbrojení
rush-ability-heroic_deed = hrdinský čin
rush-ability-about-reinforcements = Hráč si dobere tolik karet, kolik udává číslo.
rush-ability-about-recruitment = V tomto tahu lze koupit libovolný počet vozidel.
rush-ability-about-scouting = Všechna vozidla z obchodu se odhodí a vyloží se nová.
rush-ability-about-sabotage = Každý soupeř odhodí jednu kartu z ruky do svého skladu.
rush-ability-about-tank_ace = Jeden bod poškození nepřátelské základně nebo vozidlu, které ji chrání.
rush-ability-about-research = Tato karta jde na vrakoviště; hráč získá z obchodu vozidlo s cenou nejvýše podle čísla.
rush-ability-about-rearmament = Jedna nebo dvě karty z vlastního skladu jdou na vrakoviště.
rush-ability-about-heroic_deed = Hráč získá kartu jednoduché medaile téže příslušnosti, jakou má tato karta.

## Pasivní vlastnosti
rush-trait-bases_only = pouze proti základnám
rush-trait-vehicles_only = pouze proti vozidlům
rush-trait-own_nation_buying = nákup omezen jen na vlastní

## Karty úspěchu
rush-achievement-destroyed_bases = Zničené základny
rush-achievement-light_tanks = Lehké tanky
rush-achievement-medium_tanks = Střední tanky
rush-achievement-artillery = Dělostřelectvo
rush-achievement-heavy_tanks = Těžké tanky
rush-achievement-support_units = Pomocné jednotky
rush-achievement-soviet_medals = Sovětské medaile
rush-achievement-german_medals = Německé medaile
rush-achievement-american_medals = Americké medaile
rush-achievement-french_medals = Francouzské medaile
rush-achievement-double_medals = Dvojité medaile
rush-achievement-largest_company = Největší rota
rush-achievement-about-destroyed_bases = Počítají se zničené nepřátelské základny.
rush-achievement-about-light_tanks = Počítají se lehké tanky všech příslušností.
rush-achievement-about-medium_tanks = Počítají se střední tanky všech příslušností.
rush-achievement-about-artillery = Počítají se samohybná děla všech příslušností.
rush-achievement-about-heavy_tanks = Počítají se těžké tanky všech příslušností.
rush-achievement-about-support_units = Počítají se pomocné jednotky všech příslušností.
rush-achievement-about-soviet_medals = Počítají se medaile SSSR, dvojitá za 2.
rush-achievement-about-german_medals = Počítají se medaile Německa, dvojitá za 2.
rush-achievement-about-american_medals = Počítají se medaile USA, dvojitá za 2.
rush-achievement-about-french_medals = Počítají se medaile Francie, dvojitá za 2.
rush-achievement-about-double_medals = Počítají se karty dvojitých medailí všech příslušností.
rush-achievement-about-largest_company = Počítají se všechny karty roty včetně medailí a zničených nepřátelských základen.

## Terminál
rush-line-round = { $round }. kolo, na tahu je { $seat }
rush-line-final = POSLEDNÍ KOLO
rush-line-shop = Obchod (v balíčku { $deck ->
        [one] zbývá { $deck } vozidlo
        [few] zbývají { $deck } vozidla
       *[other] zbývá { $deck } vozidel
    })
rush-line-price = cena { $price }
rush-line-pays = nákup { $value }
rush-line-credit = Zbývající kredit: { $credit }
rush-line-recruiting = Nábor: v tomto tahu libovolný počet nákupů
rush-line-medals = Zbývající medaile (jednoduché+dvojité): { $stacks }
rush-line-achievements = Karty úspěchu: { $names }
rush-line-player = ruka { $hand }, garáž { $garage }, sklad { $store } (nahoře: { $top })
rush-line-open-hand = vyložené karty: { $cards }
rush-line-base-intact = základna
rush-line-base-damaged = POŠKOZENÁ základna
rush-line-base-gone = ztracená
rush-line-unguarded = bez ochrany
rush-line-guard = chrání { $guard }
rush-line-guard-damaged = POŠKOZENO
rush-line-hand = Karty v ruce:
rush-line-kept = Ponecháno na příští tah: { $cards }
rush-line-store = Vlastní sklad: { $cards }
rush-line-garage = V garáži v neznámém pořadí: { $cards }
rush-line-end = Konec hry.
rush-line-score = { $names }: { $total } b. (medaile { $medals }, zničené základny { $bases }, sady medailí { $sets }, úspěchy: { $achievements })
rush-line-winner = { $count ->
        [one] Vítěz
       *[other] Vítězové
    }: { $names }
rush-line-legend =
    LT lehký tank, ST střední tank, SD samohybné dělo, TT těžký tank, PJ pomocná jednotka
    1/2 útočné a obranné číslo   nákup 2 nákupní hodnota   A B C tři základny hráče
