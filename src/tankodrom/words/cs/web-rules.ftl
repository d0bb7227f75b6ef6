### Webový klient: pravidla her.

rules-title = Pravidla
rules-books = Pravidla her
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-hint = Slova nebo číslo pravidla, např. { $example }
rules-count = { $count ->
        [one] { $count } pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }
rules-whole-book = Celá pravidla
rules-copy = Zkopírovat odkaz na pravidlo { $rule }
rules-copied = Odkaz na pravidlo { $rule } je zkopírován.
rules-nothing = Žádné pravidlo neobsahuje „{ $query }“.
rules-play = Hrát { $game }
rules-intro = Jak se hraje – za dvě minuty

## Jak se hraje za dvě minuty
rules-intro-rush-1 = Velíte tankové rotě: vlastnímu balíčku karet a třem základnám. Každý začíná se šesti týlovými kartami a na každý tah má v ruce tři karty.
rules-intro-rush-2 = Každá karta z ruky poslouží jedním způsobem: zaplatí v obchodě, využije své vlastnosti a může chránit základnu, anebo zaútočí.
rules-intro-rush-3 = Nákup: vyberte vozidlo v obchodě a zaplaťte kartami. Přijde do skladu a ten se zamíchá do nové garáže, když stará dojde. Obvykle koupíte jedno vozidlo za tah.
rules-intro-rush-4 = Ochrana: vozidlo s obranným číslem 1 nebo 2 může stát na některé z vašich základen. Dokud ji chrání, útok na základnu nemůže.
rules-intro-rush-5 = Útok: jednou za tah, libovolným počtem vozidel jedné příslušnosti. Útočné číslo stejné jako obranné nebo vyšší chránící vozidlo zničí; nižší ho jen poškodí a další zásah ho zničí.
rules-intro-rush-6 = Za každé zničené chránící vozidlo je medaile příslušnosti útočníků. Základnu první zásah poškodí a druhý zničí; těžkému tanku stačí jediný. Zničená základna je vaše.
rules-intro-rush-7 = Váš tah začíná opravou všech vašich poškozených karet a končí dobráním tří nových.
rules-intro-rush-8 = Hraje se poslední kolo, jakmile někdo přijde o všechny tři základny nebo někdo vezme poslední jednoduchou medaili některé příslušnosti. Medaile jsou po 1 bodu, zničené základny po 3, úspěchy po 5.

rules-intro-battlegrounds-1 = Plán má 64 polí a na každém leží žeton lokality. Jezdíte po něm s tanky a výstřely sbíráte žetony do párů se stejným obrázkem.
rules-intro-battlegrounds-2 = V tahu tank popojede a pak smí vystřelit. Jeho karta udává, kterými směry jezdí a střílí a jak daleko: přesně tak daleko, ne méně ani více. Místo toho lze tank vyměnit za jinou svou kartu.
rules-intro-battlegrounds-3 = Žeton, na který vystřelíte, je váš. Dva se stejným obrázkem tvoří pár za 2 body.
rules-intro-battlegrounds-4 = Páry s ikonou umějí víc: vylepší kartu tanku (na každé jsou dvě místa), anebo je utratíte za tah navíc či tank navíc.
rules-intro-battlegrounds-5 = Za zničený nepřátelský tank dostanete jeho vrchní žeton s body: nejprve 3, potom 2, nakonec 1. Tank se vrátí v příštím tahu svého majitele s libovolnou kartou, která se právě nepoužívá.
rules-intro-battlegrounds-6 = Výstřelem na prázdné pole tam položíte munici. Kdo na munici najede nebo přejede jiný tank, je zničen.
rules-intro-battlegrounds-7 = Vyhrajete se 16 body ve dvou hráčích (každý má pak dva tanky), se 14 ve třech, s 12 ve čtyřech. Kontroluje se na konci každého tahu.
rules-intro-battlegrounds-8 = Hrát lze také v týmech po dvou (na 20 bodů), rodinnou variantu s žetony lícem dolů a sólo proti dělostřelectvu.

rules-intro-duel-1 = Sovětské tanky proti německým. Každý tank stojí určitý počet metrů od středu bojiště; postupuje a ustupuje po 200 m.
rules-intro-duel-2 = V každém kole si doberete karty do svého limitu a každému svému tanku přidělíte jednu kartu lícem dolů. Čím nižší je její číslo, tím dřív tank hraje.
rules-intro-duel-3 = Tank provede jednu akci, například POHYB, OBCHVAT nebo PALBU, a k tomu tolik akcí bojiště, na kolik máte karty, třeba ROZKAZ nebo terén pro nepřítele v pohybu.
rules-intro-duel-4 = Na nepřítele lze pálit nebo provést obchvat, jen když ho váš tank zpozoroval. Tank, který se skryje, se zase ztratí z dohledu.
rules-intro-duel-5 = Palba: tabulka výzbroje udává přesnost na tuto vzdálenost; mění ji terén, pohyb, velikost i karty. Otočí se jedna karta: číslo nejvýše rovné přesnosti je zásah, 96 až 100 však vždy mine.
rules-intro-duel-6 = Potom se průraz porovná s pancířem v místě zásahu: s bočním, máte-li na cíli obchvat, jinak s čelním. Projde-li střela, karta poškození určí, co se stalo uvnitř.
rules-intro-duel-7 = Každá karta je víc věcí najednou: akce, symboly rozkazu k utracení, číslo iniciativy, karta k otočení. TAKTIKOU odpovíte na akci nepřítele. Eliminovaný tank se na konci kola vrátí.
rules-intro-duel-8 = Body jsou za eliminované tanky, padlé členy posádek a úkoly mise. Jakmile se balíček projde dost často, může kdykoli přijít karta KONEC HRY; vyhrává strana s více body.
