### Rady: proč se tak rozhodnout.

## Rush
rush-reason-vehicle-achievement = Počítá se do úspěchu „{ $achievement }“: s vozidlem { $card } to bude { $count }.
rush-reason-vehicle-bargain = Vozidlo { $card } je na svou cenu { $price } silné.
rush-reason-vehicle-draws = { $count ->
        [one] S vozidlem { $card } si lze pokaždé dobrat { $count } kartu.
        [few] S vozidlem { $card } si lze pokaždé dobrat { $count } karty.
       *[other] S vozidlem { $card } si lze pokaždé dobrat { $count } karet.
    }
rush-reason-vehicle-raider = S útočným číslem { $attack } si { $card } poradí s každým vozidlem, které chrání základnu.
rush-reason-vehicle-ability = Vozidlo { $card } přináší do roty vlastnost: { $ability }.
rush-reason-vehicle-defender = S obranným číslem { $defence } bude vozidlo { $card } dobře chránit základnu.
rush-reason-vehicle-payer = Vozidlo { $card } pomůže platit za další (nákupní hodnota { $value }).
rush-reason-vehicle = Vozidlo { $card } rotu posílí.
rush-reason-use-reinforcements = { $count ->
        [one] Nejprve dobrat { $count } kartu, pak bude z čeho vybírat.
        [few] Nejprve dobrat { $count } karty, pak bude z čeho vybírat.
       *[other] Nejprve dobrat { $count } karet, pak bude z čeho vybírat.
    }
rush-reason-use-recruitment = V tomto tahu bude možné koupit více vozidel.
rush-reason-use-scouting = Do obchodu přijdou nová vozidla, třeba lepší.
rush-reason-use-sabotage = Každý soupeř přijde o kartu z ruky.
rush-reason-use-research = Vozidlo s cenou nejvýše { $limit } za kartu { $card }, která rotu opustí.
rush-reason-use-rearmament = Rota se zbaví slabých karet a lepší budou přicházet častěji.
rush-reason-use-heroic_deed = Medaile ({ $nation }): 1 bod.
rush-reason-use-tank_ace = Vozidlo { $card } způsobí poškození bez útoku, i chráněné základně.
rush-reason-guard-open = Vozidlo { $card } bude chránit základnu { $slot }, která je bez ochrany.
rush-reason-guard-bonus = S vozidlem { $card } na základně { $slot } bude chráněna více než polovina základen: o kartu víc při dobírání.
rush-reason-guard-stronger = Vozidlo { $card } bude základnu { $slot } chránit lépe: obranné číslo { $defence }.
rush-reason-guard-relieved = Vozidlo { $card } se ze základny { $slot } vrátí do skladu.
rush-reason-guard-ally = Vozidlo { $card } bude chránit základnu { $slot } spojence ({ $seat }).
rush-reason-declare-base = { $points ->
        [one] Vozidlo { $card } může zničit základnu ({ $seat }): { $points } bod.
        [few] Vozidlo { $card } může zničit základnu ({ $seat }): { $points } body.
       *[other] Vozidlo { $card } může zničit základnu ({ $seat }): { $points } bodů.
    }
rush-reason-declare-guard = Vozidlo { $card } může zničit nepřátelské vozidlo: medaile ({ $nation }).
rush-reason-declare-join = S vozidlem { $card } bude mít útok o zásah víc.
rush-reason-declare = Vozidlo { $card } může nepřítele aspoň poškodit před dalším zásahem.
rush-reason-base-falls = { $points ->
        [one] Zničí základnu { $slot } ({ $seat }): { $points } bod.
        [few] Zničí základnu { $slot } ({ $seat }): { $points } body.
       *[other] Zničí základnu { $slot } ({ $seat }): { $points } bodů.
    }
rush-reason-base-last = { $points ->
        [one] Zničí poslední základnu { $slot } ({ $seat }): { $points } bod a začíná poslední kolo.
        [few] Zničí poslední základnu { $slot } ({ $seat }): { $points } body a začíná poslední kolo.
       *[other] Zničí poslední základnu { $slot } ({ $seat }): { $points } bodů a začíná poslední kolo.
    }
rush-reason-base-damaged = Poškodí základnu { $slot } ({ $seat }): další zásah ji zničí.
rush-reason-guard-falls = Zničí vozidlo { $card }: medaile ({ $nation }) a základna zůstane bez ochrany.
rush-reason-guard-hurt = Poškodí vozidlo { $card }: další zásah ho zničí.
rush-reason-fight = Útok na vozidlo { $card }: útočné číslo { $attack }, obranné { $defence }; podpora to ještě může změnit.
rush-reason-set-aside = S kartou { $card } se v tomto tahu nic lepšího dělat nedá.
rush-reason-set-aside-unused = Odloží kartu { $card } do skladu, ačkoli by ji bylo možné využít.
rush-reason-end-done = V tomto tahu už není co získat.
rush-reason-end-early = Ukončí tah, ačkoli ještě lze hrát.
rush-reason-pay-exact = Kartou { $card } bude cena pokryta přesně.
rush-reason-pay-over = Kartou { $card } bude cena pokryta a na další nákup ještě zbude { $count }.
rush-reason-pay-part = Kartou { $card } bude zaplacena část, zbude doplatit { $count }.
rush-reason-finish = Karta splnila svůj účel.
rush-reason-finish-early = Nechá další vlastnosti karty nevyužité.
rush-reason-scrap-weak = { $card }: slabá karta, bez ní budou lepší přicházet častěji.
rush-reason-scrap-vehicle = Vozidlo { $card } patří v rotě k levným.
rush-reason-scrap-strong = Vzdá se vozidla { $card } s cenou { $price }.
rush-reason-scrap-points = { $points ->
        [one] { $card }: v ruce jen překáží, je to však { $points } bod.
        [few] { $card }: v ruce jen překáží, jsou to však { $points } body.
       *[other] { $card }: v ruce jen překáží, je to však { $points } bodů.
    }
rush-reason-stop = Ostatní karty v rotě zůstanou.
rush-reason-discard-idle = { $card }: tu kartu stejně nelze zahrát.
rush-reason-discard = Z karet v ruce bude { $card } chybět nejméně.
rush-reason-discard-strong = Vzdá se karty { $card }, ačkoli v ruce jsou slabší.
rush-reason-launch = { $count ->
        [one] Stačí { $count } útočící karta.
        [few] Stačí { $count } útočící karty.
       *[other] Stačí { $count } útočících karet.
    }
rush-reason-medals-achievement = Dvojité medaile se počítají do úspěchu.
rush-reason-medals-double = Dvojité medaile zaberou mezi kartami méně místa.
rush-reason-medals-company = Více karet se počítá do úspěchu „Největší rota“.
rush-reason-medals-single = Jednoduchými medailemi lze platit při různých nákupech.
rush-reason-keep = Kartu { $card } bude možné zahrát spolu s příštími.
rush-reason-decline = Nechá karty v ruce tak, jak jsou.
rush-reason-support-turns = S touto kartou bude útočné číslo { $attack } a obranné { $defence }: to boj obrátí.
rush-reason-support-surer = S touto kartou bude útočné číslo { $attack } a obranné { $defence }: pro ostatní bude těžší boj obrátit.
rush-reason-support-closer = S touto kartou bude útočné číslo { $attack } a obranné { $defence }: bude třeba ještě další.
rush-reason-pass-ahead = Boj se vyvíjí dobře i bez další karty: útočné číslo { $attack }, obranné { $defence }.
rush-reason-pass-behind = Ušetří kartu; s útočným číslem { $attack } proti obrannému { $defence } je tento boj prohraný.
rush-reason-other = Lepší možnost není.

## Battlegrounds
battlegrounds-reason-card = Karta { $card }: pohyb na vzdálenost { $steps }, výstřel na vzdálenost { $reach }.
battlegrounds-reason-card-other-way = { $straight ->
        [1] Karta { $card } střílí rovně, což ostatní vlastní karty neumějí.
       *[other] Karta { $card } střílí šikmo, což ostatní vlastní karty neumějí.
    }
battlegrounds-reason-cards-differ = Jedna karta střílí rovně, druhá šikmo: společně dosáhnou na více polí.
battlegrounds-reason-cards-alike = Obě karty střílejí do stejných směrů.
battlegrounds-reason-change-reach = { $count ->
        [one] S kartou { $card } bude příště na dosah { $count } žeton.
        [few] S kartou { $card } budou příště na dosah { $count } žetony.
       *[other] S kartou { $card } bude příště na dosah { $count } žetonů.
    }
battlegrounds-reason-change = Pro další tah je vhodnější karta { $card }: pohyb na vzdálenost { $steps }, výstřel na vzdálenost { $reach }.
battlegrounds-reason-place-reach = { $count ->
        [one] Z { $square } je prvním pohybem a výstřelem na dosah { $count } žeton.
        [few] Z { $square } jsou prvním pohybem a výstřelem na dosah { $count } žetony.
       *[other] Z { $square } je prvním pohybem a výstřelem na dosah { $count } žetonů.
    }
battlegrounds-reason-repair = Opraví kartu { $card }, i když to stojí tah.
battlegrounds-reason-enter-safe = Na { $square } nemůže figurku v příštím tahu nikdo zasáhnout.
battlegrounds-reason-stay-off = Figurku, která není na plánu, nemůže nikdo zasáhnout.
battlegrounds-reason-move-deadly = Tank by byl cestou na { $square } zničen.
battlegrounds-reason-move-hit = { $points ->
        [one] Z { $square } lze zasáhnout tank ({ $colour } figurka): { $points } bod.
        [few] Z { $square } lze zasáhnout tank ({ $colour } figurka): { $points } body.
       *[other] Z { $square } lze zasáhnout tank ({ $colour } figurka): { $points } bodů.
    }
battlegrounds-reason-move-pair = Z { $square } lze doplnit pár: { $token }.
battlegrounds-reason-move-safe = Na { $square } bude tank mimo dosah nepřátelských výstřelů.
battlegrounds-reason-move-shelter = Na { $square } teď dělostřelectvo vystřelit nemůže.
battlegrounds-reason-move-token = Z { $square } lze vzít žeton: { $token }.
battlegrounds-reason-move-artillery = Z { $square } lze zasáhnout tank dělostřelectva.
battlegrounds-reason-move-centre = Pole { $square } je blíž středu, odkud je toho na dosah víc.
battlegrounds-reason-move = Pole { $square } není horší než ostatní.
battlegrounds-reason-skip-move = Není kam jet.
battlegrounds-reason-pair-wins = { $points ->
        [one] Doplní pár: { $token }, { $points } bod, a to stačí k vítězství.
        [few] Doplní pár: { $token }, { $points } body, a to stačí k vítězství.
       *[other] Doplní pár: { $token }, { $points } bodů, a to stačí k vítězství.
    }
battlegrounds-reason-pair-icon = { $points ->
        [one] Doplní pár: { $token }, { $points } bod a účinek „{ $icon }“.
        [few] Doplní pár: { $token }, { $points } body a účinek „{ $icon }“.
       *[other] Doplní pár: { $token }, { $points } bodů a účinek „{ $icon }“.
    }
battlegrounds-reason-pair = { $points ->
        [one] Doplní pár: { $token }, { $points } bod.
        [few] Doplní pár: { $token }, { $points } body.
       *[other] Doplní pár: { $token }, { $points } bodů.
    }
battlegrounds-reason-token-denies = Vezme žeton, na který čeká nepřítel: { $token }.
battlegrounds-reason-token-partners = { $count ->
        [one] Vezme žeton, na plánu leží ještě { $count } takový: { $token }.
        [few] Vezme žeton, na plánu leží ještě { $count } takové: { $token }.
       *[other] Vezme žeton, na plánu leží ještě { $count } takových: { $token }.
    }
battlegrounds-reason-token-lonely = Vezme žeton, ke kterému na plánu druhý není: { $token }.
battlegrounds-reason-mine = Munice na { $square } zahradí ostatním cestu.
battlegrounds-reason-clear-mine = Uvolní cestu přes { $square }.
battlegrounds-reason-hit-artillery = Odstraní z { $square } tank dělostřelectva, které tím přijde o bod.
battlegrounds-reason-hit-armour = Připraví tank o pancíř ({ $colour } figurka).
battlegrounds-reason-hit-wins = { $points ->
        [one] Zničí tank ({ $colour } figurka): { $points } bod, a to stačí k vítězství.
        [few] Zničí tank ({ $colour } figurka): { $points } body, a to stačí k vítězství.
       *[other] Zničí tank ({ $colour } figurka): { $points } bodů, a to stačí k vítězství.
    }
battlegrounds-reason-hit = { $points ->
        [one] Zničí tank za { $points } bod ({ $colour } figurka).
        [few] Zničí tank za { $points } body ({ $colour } figurka).
       *[other] Zničí tank za { $points } bodů ({ $colour } figurka).
    }
battlegrounds-reason-hit-tempo = Zničí tank ({ $colour } figurka): body za něj nejsou, ale nepřítel ztratí čas.
battlegrounds-reason-skip-shot = Žádný výstřel odtud nic nepřinese.
battlegrounds-reason-skip-shot-possible = Vynechá výstřel, který by něco přinesl.
battlegrounds-reason-attach-direction = Tank { $card } pak smí při pohybu zatáčet.
battlegrounds-reason-attach-extra_shot = Tank { $card } pak smí střílet i o pole dál.
battlegrounds-reason-attach-extra_move = Tank { $card } pak smí jet i o pole dál.
battlegrounds-reason-attach-order_swap = Tank { $card } pak smí vystřelit už před pohybem.
battlegrounds-reason-attach-armour = Pancíř tank { $card } jednou zachrání před zničením.
battlegrounds-reason-extra-tank = Lepší ze dvou nových karet tanků.
battlegrounds-reason-extra-turn = Ještě jeden pohyb a výstřel, než přijdou na řadu ostatní.
battlegrounds-reason-end = Zbylé možnosti si nechá na další tahy.
battlegrounds-reason-family-move = { $count ->
        [0] Kolem { $square } není žádný žeton k odkrytí.
        [one] Kolem { $square } je { $count } zakrytý žeton.
        [few] Kolem { $square } jsou { $count } zakryté žetony.
       *[other] Kolem { $square } je { $count } zakrytých žetonů.
    }
battlegrounds-reason-family-stay = { $count ->
        [0] Kolem { $square }, kde figurka stojí, není žádný žeton k odkrytí.
        [one] Kolem { $square }, kde figurka stojí, je { $count } zakrytý žeton.
        [few] Kolem { $square }, kde figurka stojí, jsou { $count } zakryté žetony.
       *[other] Kolem { $square }, kde figurka stojí, je { $count } zakrytých žetonů.
    }
battlegrounds-reason-reveal-partner = Na { $square } může být stejný žeton, jaký leží odkrytý: šance { $percent } %, pokud si nepamatujete víc.
battlegrounds-reason-reveal-fresh = Podívá se na žeton na { $square }; zapamatujte si ho.
battlegrounds-reason-other = Lepší možnost není.

## Duel
duel-reason-initiative-early = Číslo { $number } je nízké: { $tank } přijde brzy na řadu.
duel-reason-initiative-spare = Ze všech karet bude číslo { $number } chybět nejméně ({ $tank }).
duel-reason-initiative-middle = S číslem { $number } přijde { $tank } na řadu někdy uprostřed.
duel-reason-initiative-late = S číslem { $number } přijde { $tank } na řadu pozdě, až se nepřítel ukáže.
duel-reason-no-initiative = Karty zbudou na ostatní tanky, tento přijde na řadu poslední.
duel-reason-bail-out = Posádka přežije, tank je ztracen.
duel-reason-pay-fire = Požár bude s jistotou uhašen.
duel-reason-pay-morale = Morálka se s jistotou obnoví.
duel-reason-pay-look = Dvě karty místo jedné: větší šance nepřítele zpozorovat.
duel-reason-flip-fire = Ušetří karty a proti požáru spoléhá na štěstí.
duel-reason-flip-morale = Ušetří karty a spoléhá na posádku.
duel-reason-spend-spare = { $count ->
        [one] Z karet, kterými lze platit, bude tato chybět nejméně ({ $count } symbol rozkazu).
        [few] Z karet, kterými lze platit, bude tato chybět nejméně ({ $count } symboly rozkazu).
       *[other] Z karet, kterými lze platit, bude tato chybět nejméně ({ $count } symbolů rozkazu).
    }
duel-reason-spend-enough = { $count ->
        [one] Tato karta sama stačí ({ $count } symbol rozkazu).
        [few] Tato karta sama stačí ({ $count } symboly rozkazu).
       *[other] Tato karta sama stačí ({ $count } symbolů rozkazu).
    }
duel-reason-spend = { $count ->
        [one] Zaplatí část ({ $count } symbol rozkazu).
        [few] Zaplatí část ({ $count } symboly rozkazu).
       *[other] Zaplatí část ({ $count } symbolů rozkazu).
    }
duel-reason-open-hatch = S otevřeným poklopem je palba přesnější (+{ $amount }).
duel-reason-close-hatch = Uzavřený poklop chrání před pěchotou.
duel-reason-shot = Šance na zásah { $percent } %, cíl { $enemy }.
duel-reason-fire-location = S druhou kartou PALBA lze zvolit místo zásahu.
duel-reason-leadership-aim = VELENÍ zpřesní výstřel (+{ $amount }).
duel-reason-leadership-look = Vezme kartu a hned lze zpozorovat nepřítele.
duel-reason-leadership-lead = Vezme kartu a tank se může rozhlédnout nebo skrýt.
duel-reason-move-goal = Blíž k cíli mise (vzdálenost od středu { $range }).
duel-reason-move-cover = Tank v pohybu se hůř zasahuje (kryt { $cover }).
duel-reason-move-red = Blíž k červené zóně (vzdálenost od středu { $range }), kde lze mít v ruce víc karet.
duel-reason-move-more = Druhá karta POHYB: tank se dostane dál.
duel-reason-move = Tank v pohybu se může dostat do jiného terénu.
duel-reason-done = Zahrané karty stačí.
duel-reason-distance-goal = Na { $range }, blíž k cíli mise ({ $goal }).
duel-reason-distance-red = Na { $range }, do červené zóny: o kartu víc v ruce.
duel-reason-distance-closer = Na { $range }: zblízka jsou děla nebezpečnější, i ta naše.
duel-reason-distance-farther = Na { $range }: dál od nepřátelských děl.
duel-reason-distance-stay = Vzdálenost { $range } vyhovuje.
duel-reason-flank-side = Při obchvatu ukáže { $enemy } svůj bok: pancíř korby { $side_armour } místo { $front }.
duel-reason-unflank = { $enemy } přijde o obchvat.
duel-reason-take-back = Žeton obchvatu se vezme z tanku { $enemy } a použije jinde.
duel-reason-enter-cover = Terén poskytne kryt { $cover } ({ $terrain }).
duel-reason-enter = Ukončí pohyb v terénu bez krytu ({ $terrain }).
duel-reason-smoke = Dým poskytne kryt { $cover } a tank na chvíli vyřadí z boje.
duel-reason-crew-look = Žádný nepřítel není zpozorován: posádka se po něm rozhlédne.
duel-reason-crew-seat = V posádce je neobsazené místo, je třeba ho obsadit.
duel-reason-crew = Posádka se může rozhlédnout, nabít nebo zaujmout lepší postavení.
duel-reason-pass = Vyčká; odhozená karta uvolní místo pro novou.
duel-reason-pass-empty = Není čím hrát.
duel-reason-clear-transmission = Se zablokovanou převodovkou se tank nemůže pohybovat.
duel-reason-extinguish = Hořící tank může být při každé kontrole ztracen.
duel-reason-end-step = Ukončí krok a zbylé karty ponechá v ruce.
duel-reason-bonus = S vyšší schopností lze zahrát lepší kartu.
duel-reason-load = Speciální munice prorazí silnější pancíř.
duel-reason-unload = Ušetří speciální munici na těžší cíl.
duel-reason-no-load = Ušetří symboly rozkazu a vystřelí, co je nabito.
duel-reason-no-tactics = Nechá si kartu na později.
duel-reason-no-acquire = Ostatní nepřátelé zůstanou na očích.
duel-reason-no-look = Jedna karta musí stačit, ušetří se symboly rozkazu.
duel-reason-tactics-shot = Zkazí výstřel tanku { $enemy }: šance na zásah klesne z { $percent } % na { $after } %.
duel-reason-tactics-answer = Zruší TAKTIKU, takže akce proti tanku { $enemy } pokračuje.
duel-reason-tactics-spoil = Překazí, co se chystá udělat { $enemy }.
duel-reason-location-hidden = { $enemy } má věžové postavení: takový zásah by minul ({ $location }).
duel-reason-location-armour = Průraznost { $pen } proti pancíři { $armour } ({ $location }).
duel-reason-acquire = Další výstřely na { $enemy } budou přesnější.
duel-reason-take-spot = Na { $enemy } pak bude možné střílet, zaměření se však ztratí.
duel-reason-keep-aim = Výstřely na dosavadní cíl zůstanou přesnější.
duel-reason-steal = { $count ->
        [one] { $seat } má v ruce { $count } kartu.
        [few] { $seat } má v ruce { $count } karty.
       *[other] { $seat } má v ruce { $count } karet.
    }
duel-reason-spot = Po zpozorování lze na { $enemy } střílet: šance na zásah { $percent } %.
duel-reason-spot-far = Zpozoruje { $enemy }, i když je zatím mimo dostřel.
duel-reason-hull-down = Ve věžovém postavení lze tank zepředu zasáhnout jen do věže.
duel-reason-conceal = Na skrytý tank nelze střílet.
duel-reason-nothing = Nic jiného teď nepomůže.
duel-reason-seat = Pozice „{ $position }“ bude obsazená (přejde na ni { $man }).
duel-reason-order = ROZKAZEM lze zpozorovat nepřítele nebo využít zvláštní akci.
duel-reason-special-RECON = Vezme z odhazovacího balíčku kartu podle výběru.
duel-reason-special-REGROUP = Obnoví morálku tanku.
duel-reason-special-RESERVES = Dvě karty navíc.
duel-reason-take-fire = Karta PALBA, kterou posádka zvládne: { $card }.
duel-reason-take-card = Přibude v ruce: { $card }.
duel-reason-rally = { $tank } může být při další kontrole morálky ztracen.
duel-reason-terrain-mines = { $enemy } může najet na miny ({ $terrain }).
duel-reason-terrain-on = { $enemy } musí zastavit a přijde o ochranu pohybu ({ $terrain }).
duel-reason-stop = Stojící tank střílí přesněji.
duel-reason-climb = Kopec poskytuje kryt a jde o něj v misi.
duel-reason-exit = { $points ->
        [one] Za opuštění bojiště je v misi { $points } vítězný bod.
        [few] Za opuštění bojiště jsou v misi { $points } vítězné body.
       *[other] Za opuštění bojiště je v misi { $points } vítězných bodů.
    }
duel-reason-road = Cesta patří k úkolu mise.
duel-reason-gun-shot = Dělo vystřelí bez karty: šance na zásah { $percent } %, cíl { $enemy }.
duel-reason-infantry-advance = Čím je pěchota blíž, tím lepší má útok.
duel-reason-infantry-assault = Pěchota je dost blízko, cíl { $enemy }.
duel-reason-weapon = Pěchota zaútočí: { $weapon }.
duel-reason-radio = Radiostanicí se { $tank } dozví, kde je { $enemy }.
duel-reason-discard-spare = Bude chybět nejméně a přijde za ni nová: { $card }.
duel-reason-discard = Uvolní místo pro novou kartu: { $card }.
duel-reason-end-discard = Zbylé karty zůstanou v ruce.
duel-reason-other = Lepší možnost není.

## Jakákoli hra
reason-search = Když se odtud hra mnohokrát dohrála, vyhrávala tato volba nejčastěji.
