### Duel: co hráči čtou během hry.

## Hra
duel-title = Duel
duel-about = Karetní hra o tankových posádkách pro jednoho až osm hráčů: sovětské a německé tanky manévrují, pozorují a střílejí po sobě, dokud nedojde balíček.

## Výzvy: na co je hráč tázán
duel-prompt-initiative = Iniciativa: kterou kartu dostane { $tank }?
duel-prompt-fire_admin = { $tank } má POŽÁR: nouzově opustit tank, zaplatit 4 symboly rozkazu, nebo otočit kartu?
duel-prompt-morale_admin = { $tank } má podlomenou morálku: zaplatit 4 symboly rozkazu, nebo otočit kartu poškození?
duel-prompt-pay = Kterou kartou zaplatit? Zbývá zaplatit symbolů rozkazu: { $need }.
duel-prompt-hatch = { $tank }: má být poklop otevřený, nebo uzavřený?
duel-prompt-action = Co udělá { $tank }?
duel-prompt-chain_move = { $tank } jede: zahrát další kartu, zvýšit pohyblivost, nebo akci provést?
duel-prompt-chain_fire = { $tank } bude střílet: zahrát další kartu, zvýšit schopnost palby, nebo akci provést?
duel-prompt-distance = Jak daleko pojede { $tank }?
duel-prompt-trail_remove = { $tank } setřásá obchvat: čí žeton obchvatu odstranit?
duel-prompt-take_back = { $tank } už nemá volný žeton obchvatu: ze kterého tanku ho vzít zpět?
duel-prompt-target = Na kterého nepřítele vystřelí { $tank }?
duel-prompt-rapid_load = Rychlé nabití za 3 symboly rozkazu: má { $tank } před výstřelem změnit munici?
duel-prompt-tactics = Odpovědět kartou TAKTIKA?
duel-prompt-location = { $tank } zasahuje cíl: do kterého místa?
duel-prompt-acquire = Má { $tank } svůj cíl zaměřit?
duel-prompt-spot_offer = { $tank } může zpozorovat dalšího nepřítele, přijde však o zaměření. Vzít žeton zpozorování?
duel-prompt-opponent = VELENÍ, { $tank }: komu vzít z ruky náhodnou kartu?
duel-prompt-leadership = VELENÍ: co udělá { $tank }?
duel-prompt-crew_command = Pokyn posádce, { $tank }: co má posádka udělat?
duel-prompt-spot_extra = { $tank }: zaplatit 2 symboly rozkazu a otočit při pokusu o zpozorování dvě karty?
duel-prompt-order = ROZKAZ: k čemu ho { $tank } využije?
duel-prompt-recon_pick = PRŮZKUM: kterou kartu vzít z odhazovacího balíčku?
duel-prompt-regroup_pick = PŘESKUPENÍ: který tank se zbaví podlomené morálky?
duel-prompt-ammo_discard = { $tank } má zasaženou munici: kterou kartu PALBA odhodit?
duel-prompt-weapon = Kterou zbraň použije pěchota?
duel-prompt-discard = { $tank }, konec fáze: odhodit kartu?

## Akce: položky nabídky
duel-action-initiative = { $tank }: přidělit kartu { $card }
duel-action-no_initiative = { $tank }: nechat bez karty iniciativy
duel-action-bail_out = Nouzově opustit tank (posádka přežije, tank je ztracen)
duel-action-pay = Zaplatit symboly rozkazu
duel-action-flip = Otočit kartu
duel-action-spend = Zaplatit kartou { $card } ({ duel-symbols-orders })
duel-action-open_hatch = Otevřít poklop
duel-action-close_hatch = Uzavřít poklop
duel-action-move = Jet: { duel-choice-cost }
duel-action-flank = Obejít { $enemy }: { duel-choice-cost }
duel-action-unflank = Setřást { $enemy }: { duel-choice-cost }
duel-action-fire = Střílet: { duel-choice-cost }
duel-action-terrain = Vjet do terénu: { $number } { $ground }
duel-action-smoke = Položit DÝM: { $card }
duel-action-leadership = VELENÍ: { $card }
duel-action-crew = Pokyn posádce, odhodit { $card }
duel-action-pass = Pasovat, odhodit { $card }
duel-action-pass_empty = Pasovat s prázdnou rukou
duel-action-clear_transmission = Uvolnit převodovku kartami { $card } a { $other_card }
duel-action-extinguish = Uhasit požár za 3 symboly rozkazu
duel-action-end_step = Ukončit akční krok
duel-action-bonus = Zaplatit 2 symboly rozkazu za +1 ke schopnosti
duel-action-done = Provést akci
duel-action-distance = { $course ->
        [advance] Změnit vzdálenost o { $metres } ({ duel-way-advance }, na { $range })
        [withdraw] Změnit vzdálenost o { $metres } ({ duel-way-withdraw }, na { $range })
       *[stay] Změnit vzdálenost o { $metres } ({ duel-way-stay })
    }
duel-action-trail_remove = Setřást { $enemy }
duel-action-take_back = Vzít zpět žeton obchvatu z tanku { $enemy }
duel-action-target = Střílet na { $enemy }, vzdálenost { NUMBER($range, useGrouping: 0) } m, přesnost { $accuracy }
duel-action-load = Nabít speciální munici
duel-action-unload = Vyjmout speciální munici
duel-action-no = Ne
duel-action-tactics = Zahrát TAKTIKU: { $card }
duel-action-location = Místo zásahu: { $location }
duel-action-acquire = Zaměřit cíl
duel-action-take = Vzít žeton zpozorování a zrušit zaměření
duel-action-decline = Ponechat zaměření, žeton zpozorování nebrat
duel-action-steal = Vzít kartu, kterou má v ruce { $seat }
duel-action-spot = Zpozorovat { $enemy }
duel-action-hull_down = Zaujmout věžové postavení
duel-action-conceal = Pokusit se o skrytí
duel-action-none = Nedělat nic dalšího
duel-action-seat = Změna v posádce: { $man } přejde na pozici „{ $position }“
duel-action-order = ROZKAZ: { $card }
duel-action-special = { $special }: { $about }
duel-action-take_card = Vzít kartu { $card }
duel-action-rally = Obnovit morálku: { $tank }
duel-action-terrain_on = Zahrát terén na { $enemy }: { $number } { $ground }
duel-action-stop = Zastavit tank, odhodit { $card }
duel-action-climb = Vyjet na kopec, odhodit { $card }
duel-action-exit = Opustit bojiště, odhodit { $card }
duel-action-road = Zaplatit symboly rozkazu za cestu
duel-action-at_gun_fire = Protitankové dělo { $gun }: střílet na { $enemy }
duel-action-inf_advance = Postup pěchoty: { $card }
duel-action-inf_assault = Útok pěchoty na { $enemy }: { $card }
duel-action-weapon = Použít: { $weapon }
duel-action-radio = Radiostanice: { $tank } se dozví, kde je { $enemy }, odhodit { $card }
duel-action-ammo_discard = Odhodit { $card }
duel-action-discard = Odhodit { $card }
duel-action-end_discard = Nic dalšího neodhazovat

## Události: řádky záznamu hry
duel-event-round_began = Začíná { $round }. kolo.
duel-event-drew = { $count ->
        [0] { $seat } nedobírá žádnou kartu.
        [one] { $seat } dobírá { $count } kartu.
        [few] { $seat } dobírá { $count } karty.
       *[other] { $seat } dobírá { $count } karet.
    }
duel-event-drew_card = { $seat } dobírá: { $card }.
duel-event-shuffled = Balíček se míchá: průchodů balíčku dokončeno { $done } z celkem { $needed }.
duel-event-shuffle_out = Objevuje se karta ZAMÍCHAT.
duel-event-end_out = Objevuje se karta KONEC HRY.
duel-event-final_deck = Poslední balíček: je v něm zamíchána karta KONEC HRY.
duel-event-initiative_shown = { $tank } má kartu iniciativy { $card }.
duel-event-initiative_none = { $tank } nemá kartu iniciativy.
duel-event-phase_began = Na řadě je { $tank }.
duel-event-objective = { $vp ->
        [one] { $tank } získává za úkol mise { $vp } vítězný bod.
        [few] { $tank } získává za úkol mise { $vp } vítězné body.
       *[other] { $tank } získává za úkol mise { $vp } vítězných bodů.
    }
duel-event-flipped = { $in_shot ->
        [yes] { "  " }{ $check }: karta { $seen }
       *[no] { $tank }, { $check }: karta { $seen }.
    }
duel-event-turned_up = { $together ->
        [1] { $tank }, { $check }: karta { $seen }.
       *[other] { $pool ->
            [yes] { $tank }: Tankobot odkrývá { $card }.
           *[no] { $tank }, { $check }: karty { $number }.
        }
    }
duel-event-spent = { $seat } platí: { $card }.
duel-event-discarded = { $seat } odhazuje kartu.
duel-event-discarded_card = { $seat } odhazuje: { $card }.
duel-event-shown_discard = { $seat } odhaluje a odhazuje: { $card }.
duel-event-smoke_stays = { $tank }: dým zůstává.
duel-event-smoke_gone = { $tank }: dým se rozptyluje.
duel-event-fire_out = { $tank }: požár je uhašen.
duel-event-fire_stays = { $tank }: požár trvá.
duel-event-fire_uncontrolled = { $tank }: požár se vymyká kontrole!
duel-event-set_on_fire = { $tank }: vypuká požár!
duel-event-morale_flip = { $tank }, kontrola morálky: karta poškození { $damage }.
duel-event-rallied = { $tank }: posádka se vzpamatovává.
duel-event-morale_holds = { $tank }: posádka zachovává klid.
duel-event-broke = { $tank }: posádka má podlomenou morálku.
duel-event-weather = { $tank }: ve sněhové bouři je vidět na { $sight } m.
duel-event-hatch = { $closed ->
        [yes] { $tank } uzavírá poklop.
       *[no] { $tank } otevírá poklop.
    }
duel-event-played = { $tank } hraje kartu { $card }.
duel-event-flank_played = { $tank } hraje kartu { $card }, cíl: { $enemy }.
duel-event-terrain_played = { $tank } hraje terén na { $enemy }: { $card }.
duel-event-raised = { $tank }: schopnost je pro tuto akci o { $bonus } vyšší.
duel-event-moved = { $tank } jede, vzdálenost od středu je teď { $range }.
duel-event-in_motion = { $tank } je v pohybu.
duel-event-stopped = { $tank } zastavuje.
duel-event-entered = { $tank } je teď v terénu: { $terrain }.
duel-event-spotted = { $tank } má na očích: { $enemy }.
duel-event-offer_declined = { $tank } si ponechává zaměření, nového nepřítele nesleduje: { $enemy }.
duel-event-aim_dropped = { $tank } ruší zaměření na { $enemy }.
duel-event-spotting_failed = { $tank } marně hledá { $enemy }.
duel-event-concealed = { $tank } mizí nepříteli z očí.
duel-event-conceal_failed = { $tank }: pokus o skrytí se nedaří.
duel-event-went_hull_down = { $tank } zaujímá věžové postavení.
duel-event-hull_down_failed = { $tank }: pokus o věžové postavení se nedaří.
duel-event-bogged = { $tank } zapadá, pohyblivost je nejvýše { $level }.
duel-event-bog_passed = { $tank } projíždí bez zapadnutí.
duel-event-unbogged = { $tank } se dostává ze zapadnutí.
duel-event-mine_blew = { $tank }: pod pásem vybuchuje mina!
duel-event-mine_passed = { $tank } projíždí minami bez úhony.
duel-event-flanked = { $tank } obchází z boku { $enemy }.
duel-event-flank_removed = { $tank } už neobchází { $enemy }.
duel-event-flank_taken_back = { $tank } bere zpět svůj žeton obchvatu, přestává obcházet { $enemy }.
duel-event-flank_failed = { $tank }: OBCHVAT nemá žádný účinek.
duel-event-trail_holds = { $tank }: obchvat se nedaří setřást.
duel-event-smoked = { $tank } se halí do DÝMU.
duel-event-aimed = { $tank } zahajuje palbu na { $enemy }, vzdálenost { NUMBER($range, useGrouping: 0) } m.
duel-event-modified = { "  " }{ $amount } { $reason }
duel-event-accuracy = { "  " }= přesnost { $accuracy }
duel-event-missed = Střela míjí { $enemy }.
duel-event-hull_down_miss = Střela končí v zemi: { $enemy } je ve věžovém postavení.
duel-event-hit = { $enemy }: zásah – { $location }.
duel-event-pen_modified = { "  " }{ $amount } { $reason }
duel-event-bounced = { $enemy }: pancíř odolává (průraz { $pen }, síla pancíře { $armour }).
duel-event-penetrated = { $enemy }: pancíř je proražen (průraz { $pen }, síla pancíře { $armour }).
duel-event-ricochet = { $enemy }: odraz, střela sklouzává po pancíři.
duel-event-through = { $enemy }: automatický průraz bez ohledu na pancíř.
duel-event-acquired = { $tank } má zaměření na { $enemy } (+{ $bonus }).
duel-event-loaded = { $tank } nabíjí speciální munici.
duel-event-unloaded = { $tank } vyjímá speciální munici.
duel-event-apcr_spent = { $tank } střílí speciální municí.
duel-event-tactics_played = { $seat } odpovídá kartou { $card }.
duel-event-bot_tactics = { $tank } odpovídá TAKTIKOU.
duel-event-cancelled = TAKTIKA maří záměr tanku { $tank }.
duel-event-damage_flip = { $tank }, kontrola poškození: karta { $damage }, { $section }.
duel-event-no_damage = { $tank }: bez poškození.
duel-event-damaged = { $tank }, následek zásahu: { $effect }.
duel-event-wounded = { $tank }: { $man } je zraněn.
duel-event-killed = { $tank }: { $man } je zabit.
duel-event-escaped = { $tank }: { $man } uniká a přežívá.
duel-event-scored = { $vp ->
        [one] { $tank } získává { $vp } vítězný bod.
        [few] { $tank } získává { $vp } vítězné body.
       *[other] { $tank } získává { $vp } vítězných bodů.
    }
duel-event-medal = { $tank } získává medaili za zabití.
duel-event-eliminated = { $cause ->
        [explosion] { $tank }: výbuch, tank je zničen.
        [fire] { $tank }: požár nelze zvládnout, tank je opuštěn.
        [catastrophic] { $tank }: katastrofický zásah, tank je zničen i s posádkou.
        [two_dead] { $tank }: dva členové posádky jsou mrtví, tank je opuštěn.
        [morale] { $tank }: morálka posádky se hroutí, tank je opuštěn.
       *[bail_out] { $tank }: posádka nouzově opouští tank.
    }
duel-event-hand_halved = { $count ->
        [0] { $seat } nepřichází o žádnou kartu z ruky.
        [one] { $seat } přichází o { $count } náhodnou kartu z ruky.
        [few] { $seat } přichází o { $count } náhodné karty z ruky.
       *[other] { $seat } přichází o { $count } náhodných karet z ruky.
    }
duel-event-returned = { $tank } se vrací na bojiště s novou posádkou.
duel-event-passed = { $tank } pasuje.
duel-event-crew_command = { $tank }: pokyn posádce.
duel-event-reseated = { $tank }: { $man } přechází na pozici „{ $position }“.
duel-event-transmission_cleared = { $tank }: převodovka je zase v pořádku.
duel-event-stole = { $seat } bere náhodnou kartu, přichází o ni { $victim }.
duel-event-stole_card = { $seat } bere kartu { $card }, přichází o ni { $victim }.
duel-event-recon_took = { $seat } bere kartu z odhazovacího balíčku.
duel-event-recon_card = { $seat } bere z odhazovacího balíčku kartu { $card }.
duel-event-climbed = { $tank } vyjíždí na kopec.
duel-event-left = { $vp ->
        [one] { $tank } opouští bojiště a získává { $vp } vítězný bod.
        [few] { $tank } opouští bojiště a získává { $vp } vítězné body.
       *[other] { $tank } opouští bojiště a získává { $vp } vítězných bodů.
    }
duel-event-road_laid = { $side }: nalezena cesta (počet cest: { $count }).
duel-event-gun_fired = Protitankové dělo { $gun } zahajuje palbu na { $enemy }, vzdálenost { NUMBER($range, useGrouping: 0) } m.
duel-event-radioed = { $tank } hlásí radiostanicí, kde je { $enemy }; na příjmu je { $friend }.
duel-event-infantry_advanced = { $side }: pěchota postupuje na { $range } m.
duel-event-infantry_assaulted = { $tank } posílá pěchotu do útoku na { $enemy }.
duel-event-infantry_weapon = Zbraň pěchoty: { $weapon }.
duel-event-bot_mood = { $in_peril ->
        [yes] { $tank } je v ohrožení (hodnota ohrožení { $peril }).
       *[no] { $tank } je v plné bojeschopnosti (hodnota ohrožení { $peril }).
    }
duel-event-bot_personality = { $tank } má povahu: { $personality }.
duel-event-end_vp = { $vp ->
        [one] { $side }: { $vp } vítězný bod na konci mise.
        [few] { $side }: { $vp } vítězné body na konci mise.
       *[other] { $side }: { $vp } vítězných bodů na konci mise.
    }
duel-event-game_over = Hra končí. Vítězné body: Sověti { $soviet }, Němci { $german }.

## Odmítnutí: otázky a placení
duel-no-answer-first = Nejprve je třeba odpovědět na to, co je teď na řadě.
duel-no-not-inside-an-action = Akce bojiště se provádí před akcí tanku, nebo po ní, nikdy uvnitř.
duel-no-recon-takes-no-recon = PRŮZKUM nemůže vzít další PRŮZKUM.
duel-no-no-such-weapon = { $weapon }: touto zbraní pěchota teď nezaútočí.
duel-no-choose-weapon = Vyberte, čím pěchota zaútočí.
duel-no-not-in-hand = Karta { $card } není ve vlastní ruce.
duel-no-no-symbols = Karta { $card } nemá žádný symbol rozkazu, platit jí nelze.
duel-no-pay-first = Nejprve je třeba doplatit symboly rozkazu.
duel-no-too-few-symbols = Na to není v ruce dost symbolů rozkazu.
duel-no-no-tactics = Na kartě { $card } není TAKTIKA.
duel-no-bonus-used-up = Schopnost lze v jedné akci zvýšit nejvýše o 2.
duel-no-level-too-high = Karta { $card } má pro tento tank příliš vysokou úroveň i s největším bonusem.
duel-no-level-not-payable = Karta { $card } má pro tento tank příliš vysokou úroveň a na bonus není dost symbolů rozkazu.

## Odmítnutí: kolo a akční krok
duel-no-initiative-now = Teď se tankům přidělují karty iniciativy.
duel-no-other-tank-first = Karty iniciativy se přidělují po řadě: na řadě je { $tank }.
duel-no-cards-enough = V ruce je dost karet pro všechny vlastní tanky, kartu tedy dostane každý.
duel-no-fire-check-first = Nejprve je třeba provést kontrolu požáru: opustit tank, zaplatit, nebo otočit kartu.
duel-no-morale-check-first = Nejprve je třeba provést kontrolu morálky: zaplatit, nebo otočit kartu.
duel-no-not-now = To v akčním kroku udělat nelze.
duel-no-tank-action-first = Nejprve je třeba provést akci tanku, třeba jen pasovat.
duel-no-one-tank-action = Tank už svou akci tanku provedl.
duel-no-on-fire = Tank má POŽÁR: akci tanku provést nemůže, lze jen uhasit požár.
duel-no-not-on-fire = Tank POŽÁR nemá.
duel-no-bail-out-only-in-fire-check = Posádka smí tank z vlastní vůle opustit jen při kontrole požáru v administračním kroku.
duel-no-pass-with-a-card = Kdo má karty v ruce, musí při pasování jednu odhodit.
duel-no-no-command-possible = Žádný pokyn posádce teď tank provést nemůže.
duel-no-not-jammed = Tank nemá zablokovanou převodovku.
duel-no-two-move-cards = K uvolnění převodovky jsou třeba dvě různé karty s akcí POHYB.
duel-no-not-an-order-card = Na kartě { $card } není ROZKAZ.
duel-no-not-in-motion = Tank není v pohybu.
duel-no-discard-step = Teď je krok odhození: karty lze jen odhazovat.

## Odmítnutí: palba
duel-no-not-a-fire-card = Na kartě { $card } není PALBA.
duel-no-not-a-leadership-card = Na kartě { $card } není VELENÍ.
duel-no-two-fire-cards = Akce PALBA má nejvýše dvě karty PALBA.
duel-no-fire-sequence = Akce PALBA už začala: následovat může jen PALBA, VELENÍ, bonus nebo provedení akce.
duel-no-nobody-spotted = Tank nemá zpozorovaného žádného nepřítele, střílet nemůže.
duel-no-no-gunner = Tank nemůže střílet: pozice střelce je prázdná.
duel-no-no-fire-in-smoke = V DÝMU tank střílet nemůže.
duel-no-smoke-in-tank = V tanku je dým: nemůže se pohybovat ani střílet.
duel-no-destroyer-in-motion = Stíhač tanků nemůže střílet, dokud je v pohybu.
duel-no-destroyer-target-moves = Stíhač tanků nemůže střílet na cíl v pohybu a { $enemy } je v pohybu.
duel-no-destroyer-flanked = Stíhač tanků nemůže střílet na nepřítele, který na něm má žeton obchvatu, a { $enemy } ho tam má.
duel-no-not-an-enemy = { $enemy } není nepřítel, který by byl na bojišti.
duel-no-not-spotted = { $enemy }: tank tohoto nepřítele nemá zpozorovaného.
duel-no-out-of-sight = { $enemy } není v tomto počasí vidět.
duel-no-out-of-range = { $enemy } je pro toto dělo příliš daleko.
duel-no-name-a-target = Teď je třeba určit cíl výstřelu.
duel-no-rapid-load-now = Cíl je určen: teď lze speciální munici nabít či vyjmout, nebo nechat vše, jak je.
duel-no-hull-or-turret = Po zásahu se dvěma kartami PALBA lze určit jen korbu, nebo věž.
duel-no-acquire-now = Je po výstřelu: teď lze cíl zaměřit, nebo nezaměřit.
duel-no-fire-cards-first = Nejprve je třeba kvůli zásahu munice odhodit kartu PALBA.

## Odmítnutí: pohyb, terén a dým
duel-no-not-a-move-card = Na kartě { $card } není POHYB.
duel-no-not-a-flank-card = Na kartě { $card } není OBCHVAT.
duel-no-not-a-terrain-card = Na kartě { $card } není terén.
duel-no-not-a-smoke-card = Na kartě { $card } není DÝM.
duel-no-no-driver = Tank se nemůže pohybovat: pozice řidiče je prázdná.
duel-no-immobilised = Tank je znehybněný.
duel-no-jammed = Tank se nemůže pohybovat: má zablokovanou převodovku.
duel-no-move-sequence = Tato karta sem nepatří: akce POHYB má jednu nebo dvě karty POHYB, pak nejvýše jeden OBCHVAT a jeden terén, dohromady tři karty.
duel-no-choose-distance = Teď je třeba zvolit, jak daleko tank pojede.
duel-no-too-far = { $metres } je příliš: každá karta POHYB mění vzdálenost nejvýše o 200 m.
duel-no-off-the-track = Změna o { $metres } by vedla dál než 1000 m od středu.
duel-no-ahead-of-lead = Změna o { $metres } by tank dostala před vedoucí tank jeho strany, a to hluboké bahno nedovoluje.
duel-no-too-fast-for-snow = Ve sněhové bouři lze do terénu vjet jen s kartami POHYB nejvýše 4. úrovně.
duel-no-choose-marker = Teď je třeba zvolit, který nepřátelský žeton obchvatu se odstraní.
duel-no-take-one-back = Teď je třeba vzít zpět jeden ze dvou žetonů obchvatu tanku.
duel-no-no-flank-in-mud = V hlubokém bahně nelze OBCHVAT hrát.
duel-no-flank-needs-motion = Obejít nepřítele může jen tank v pohybu.
duel-no-already-flanked = { $enemy }: na tomto tanku už žeton obchvatu leží.
duel-no-no-flank-marker = { $enemy } na tanku žádný žeton obchvatu nemá.
duel-no-only-on-enemies = Kartu { $card } lze zahrát jen na nepřítele v pohybu.
duel-no-terrain-needs-motion = Vjet do terénu může jen tank v pohybu.
duel-no-enemy-not-in-motion = Terén lze zahrát jen na nepřítele v pohybu a { $enemy } v pohybu není.
duel-no-no-smoke-device = Tank nemá vybavení pro DÝM.
duel-no-smoke-in-motion = Tank v pohybu nemůže položit DÝM.
duel-no-second-smoke = Tank už v DÝMU je.

## Odmítnutí: VELENÍ, ROZKAZ a pokyny posádce
duel-no-steal-first = Nejprve je třeba vzít kartu některému soupeři.
duel-no-no-opponent-with-cards = { $seat } není soupeř s kartami v ruce.
duel-no-choose-effect = Teď je třeba zvolit účinek: zpozorování, věžové postavení, nebo skrytí.
duel-no-choose-command = Teď je třeba zvolit pokyn posádce.
duel-no-no-spotting-in-smoke = V DÝMU tank nikoho zpozorovat nemůže.
duel-no-already-spotted = { $enemy }: tank už tohoto nepřítele zpozorovaného má.
duel-no-already-hull-down = Tank už ve věžovém postavení je.
duel-no-cannot-go-hull-down = Tank nemůže zaujmout věžové postavení: je v pohybu, nemůže se hýbat nebo nemá řidiče.
duel-no-no-hull-down-value = Terén tanku věžové postavení nenabízí.
duel-no-no-conceal-value = Terén tanku skrytí nenabízí.
duel-no-no-apcr = Tank nemá speciální munici, kterou by teď šlo nabít nebo vyjmout.
duel-no-no-such-change = Taková změna v posádce není možná: { $man }.
duel-no-special-not-possible = ROZKAZ na kartě { $card } teď takto využít nelze.
duel-no-not-in-discard = Karta { $card } v odhazovacím balíčku není.
duel-no-not-a-broken-friend = { $tank } není vlastní ani spojenecký tank s podlomenou morálkou.

## Odmítnutí: mise, děla, radiostanice a pěchota
duel-no-option-off = S touto možností se v této hře nehraje.
duel-no-cannot-climb = Tady a teď tank na kopec vyjet nemůže.
duel-no-cannot-exit = Tady a teď tank bojiště opustit nemůže.
duel-no-no-road = Teď žádnou cestu najít nelze.
duel-no-not-your-gun = Protitankové dělo { $gun } patří druhé straně.
duel-no-gun-used = Protitankové dělo { $gun } už v této fázi tanku střílelo.
duel-no-radio-used = Radiostanice už byla v této fázi tanku použita.
duel-no-no-radio = Ke zprávě jsou třeba dva různé spojenecké tanky s radiostanicí a { $tank } ji přijmout nemůže.
duel-no-cannot-receive = { $enemy }: druhý tank teď tohoto nepřítele zpozorovat nemůže.
duel-no-infantry-used = Pěchota už v této fázi tanku jednala.
duel-no-no-infantry-mark = Karta { $card } nemá taktickou značku.
duel-no-infantry-at-its-end = Pěchota už dál postoupit nemůže.
duel-no-out-of-reach = { $enemy } je mimo dosah pěchoty.

## Možnosti hry
duel-option-mission = Mise
duel-option-mission-about = Která bitva se hraje: tanky, úkoly a terén.
duel-option-bot = Tankobot
duel-option-bot-about = Kterou stranu vede Tankobot, soupeř pro sólovou hru.
duel-option-difficulty = Obtížnost
duel-option-difficulty-about = Jak těžký je boj proti Tankobotovi.
duel-option-extra_tanks = Tanky navíc
duel-option-extra_tanks-about = Větší verze mise s tanky, které nabízí navíc.
duel-option-at_guns = Protitanková děla
duel-option-at_guns-about = Hraje se s protitankovými děly mise.
duel-option-radios = Radiostanice
duel-option-radios-about = Tanky s radiostanicí si smějí předávat, které nepřátele zpozorovaly.
duel-option-infantry = Pěchota
duel-option-infantry-about = Pěchota obou stran postupuje a útočí na tanky; poklopy lze uzavřít.
duel-option-deck = Bitevní balíček
duel-option-deck-about = Které náhradní karty nahradí karty se stejným číslem.
duel-option-passes = Průchody balíčku
duel-option-passes-about = Kolikrát se projde balíček, než přijde poslední; 0 znamená podle počtu tanků.
duel-option-soviet_players = Sovětští hráči
duel-option-soviet_players-about = Kolik hráčů vede sovětské tanky; 0 rozdělí hráče rovnoměrně.

## Hodnoty možností
duel-bot-none = nikdo
duel-bot-soviet = sovětské tanky
duel-bot-german = německé tanky
duel-difficulty-easy = snadná
duel-difficulty-normal = běžná
duel-difficulty-hard = těžká
duel-deck-mission = podle mise
duel-deck-base = základní karty
duel-deck-mines = s minami
duel-deck-steppe = step
duel-deck-city = město
duel-switch-mission = podle mise
duel-switch-on = ano
duel-switch-off = ne

## Strany a posádky
duel-tankbot = Tankobot
duel-side-soviet = Sověti
duel-side-german = Němci
duel-quality-recruit = bažanti
duel-quality-veteran = ostřílení
duel-quality-elite = elitní
duel-man-commander = velitel
duel-man-commander_gunner = velitel/střelec
duel-man-gunner = střelec
duel-man-loader = nabíječ
duel-man-driver = řidič
duel-man-assistant = záložní řidič

## Zásahy a poškození
duel-location-track = pásy
duel-location-hull = korba
duel-location-turret = věž
duel-section-light = lehké poškození
duel-section-heavy = těžké poškození
duel-section-critical = kritický zásah
duel-effect-wound = zranění
duel-effect-kill = smrt
duel-effect-fire = kontrola požáru
duel-effect-explosion = kontrola výbuchu
duel-effect-sure-fire = POŽÁR
duel-effect-sure-explosion = VÝBUCH
duel-effect-track_damage = poškození pásů
duel-effect-immobilised = znehybnění
duel-effect-smoke_in_tank = dým v tanku
duel-effect-catastrophic = KATASTROFICKÝ ZÁSAH
duel-effect-loader_panics = nabíječ panikaří
duel-effect-crew_shocked = posádka v šoku
duel-effect-crew_stunned = omráčená posádka
duel-effect-driver_panics = řidič panikaří
duel-effect-turret_traverse_damaged = poškození otáčení věže
duel-effect-sights_damaged = poškození průzorů
duel-effect-transmission_jammed = zablokování převodovky
duel-effect-main_gun_hit = zásah hlavní zbraně
duel-effect-fuel_tank_hit = zásah nádrže
duel-effect-ammo_hit = zásah munice
duel-effect-special_ammo_hit = zásah speciální munice
duel-effect-engine_destroyed = zničení motoru

## Modifikátory přesnosti a průrazu
duel-reason-base = tabulka děla
duel-reason-fire_card = karta PALBA
duel-reason-leadership = VELENÍ
duel-reason-acquired = zaměření cíle
duel-reason-flank = obchvat
duel-reason-fire_from = terén nebo pohyb střílejícího
duel-reason-to_hit_vs = terén cíle
duel-reason-cover = kryt cíle
duel-reason-size = velikost cíle
duel-reason-tactics = TAKTIKA
duel-reason-hatch = uzavřený poklop
duel-reason-advance = tabulka pěchoty
duel-reason-open_hatch = otevřený poklop cíle
duel-reason-motion = cíl v pohybu
duel-reason-apcr = speciální munice
duel-reason-hill = kopec
duel-reason-gun = zbraň

## Kvůli čemu se otáčí karta
duel-check-smoke = kontrola dýmu
duel-check-fire = kontrola požáru
duel-check-explosion = kontrola výbuchu
duel-check-weather = počasí
duel-check-spotting = pokus o zpozorování
duel-check-trail = kontrola trvání obchvatu
duel-check-conceal = pokus o skrytí
duel-check-hull_down = pokus o věžové postavení
duel-check-bog = kontrola zapadnutí
duel-check-mines = miny
duel-check-to_hit = výstřel
duel-check-location = místo zásahu
duel-check-penetration = průraz
duel-check-escape = pokus o útěk
duel-check-assault = útok pěchoty
duel-check-peril = test ohrožení
duel-check-pool = karta Tankobota
duel-check-tactics = TAKTIKA Tankobota

## Karty
duel-face-MOVE = POHYB
duel-face-FIRE = PALBA
duel-face-FLANK = OBCHVAT
duel-face-LEADERSHIP = VELENÍ
duel-face-ORDER = ROZKAZ
duel-face-TACTICS = TAKTIKA
duel-face-TERRAIN = TERÉN
duel-face-SMOKE = DÝM
duel-special-RECON = PRŮZKUM
duel-special-REGROUP = PŘESKUPENÍ
duel-special-RESERVES = ZÁLOHY
duel-special-about-RECON = Prohlédnout odhazovací balíček a vzít z něj jednu kartu do ruky, ne však další PRŮZKUM.
duel-special-about-REGROUP = Jeden vlastní nebo spojenecký tank se zbaví podlomené morálky.
duel-special-about-RESERVES = Dobrat dvě karty.
duel-symbol-B = dalekohled
duel-symbol-F = požár
duel-symbol-X = hasicí přístroj
duel-symbol-E = výbuch
duel-symbol-S = dým
duel-symbol-none = bez symbolu
duel-symbols-orders = { $count ->
        [0] žádný symbol rozkazu
        [one] { $count } symbol rozkazu
        [few] { $count } symboly rozkazu
       *[other] { $count } symbolů rozkazu
    }
duel-card-SHUFFLE = ZAMÍCHAT
duel-card-GAME_END = KONEC HRY
duel-card-blank = žádná nezbývá (platí jako 100)
duel-card-pen = průraznost { $pen }
duel-card-pen-always = P
duel-card-pen-never = Od
duel-card-heavy = T
duel-card-infantry = taktická značka
duel-card-target = číslo zaměřovače { $digit }
duel-way-advance = vpřed
duel-way-stay = beze změny
duel-way-withdraw = vzad
duel-mood-operational = plná bojeschopnost
duel-mood-in_peril = v ohrožení

## Fáze
duel-phase-draw = fáze dobrání
duel-phase-initiative = fáze iniciativy
duel-phase-tank = fáze tanku
duel-phase-reinforcement = fáze posil

## Panely: deska tanku
duel-panel-range = vzdálenost
duel-panel-crew = posádka
duel-panel-mobility = pohyblivost
duel-panel-fire = schopnost palby
duel-panel-markers = žetony
duel-panel-holding = pole platné karty
duel-panel-ammunition = speciální munice
duel-panel-vp = vítězné body
duel-panel-medals = medaile za zabití
duel-panel-spotted = zpozorování
duel-panel-acquired = zaměření
duel-panel-flanking = obchvat
duel-panel-hull-down = věžové postavení
duel-panel-in-motion = v pohybu
duel-panel-on-fire = POŽÁR
duel-panel-broken = PODLOMENÁ MORÁLKA
duel-panel-bogged = zapadnutí
duel-panel-immobilised = znehybnění
duel-panel-jammed = zablokovaná převodovka
duel-panel-tracks = poškození pásů
duel-panel-smoke-in-tank = dým v tanku
duel-panel-sights = poškození průzorů
duel-panel-hatch-open = otevřený poklop
duel-panel-hatch-closed = uzavřený poklop
duel-panel-wounded = zraněný
duel-panel-dead = zabitý
duel-panel-empty = neobsazeno
duel-panel-eliminated = eliminovaný, vrátí se na konci kola
duel-panel-cannot-move = nemůže se pohybovat
duel-panel-cannot-fire = nemůže střílet

## Panely: stůl
duel-panel-hand = Karty v ruce
duel-panel-hand-limit = Limit karet v ruce
duel-panel-deck = Bitevní balíček
duel-panel-discard = Odhazovací balíček
duel-panel-passes = Průchody balíčku
duel-panel-final-deck = POSLEDNÍ BALÍČEK, JE V NĚM KONEC HRY
duel-panel-round = Kolo
duel-panel-phase = Fáze
duel-panel-score = Skóre
duel-panel-queue = Pořadí tanků
duel-panel-table = Na stole
duel-panel-mission = Mise
duel-panel-weather = Dohlednost
duel-panel-infantry = Pěchota
duel-panel-guns = Protitanková děla
duel-panel-roads = Cesty
duel-panel-pool = Karty Tankobota
duel-panel-hill = kopec
duel-panel-initiative = Iniciativa
duel-panel-waiting = Rozhoduje

## Výsledek
duel-result-winner = Vítězí { $side }.
duel-result-medals = Vítězné body jsou vyrovnané, rozhodují medaile za zabití: vítězí { $side }.
duel-result-soviets = Vítězné body i medaile za zabití jsou vyrovnané: vítězí Sověti.

## Předpovědi: co by se stalo
duel-preview-to-hit = zásah
duel-preview-penetrates = průraz
duel-preview-eliminates = eliminace cíle
duel-preview-sets-on-fire = požár cíle
duel-preview-kills-crew = zabití členů posádky
duel-preview-breaks = podlomení morálky
duel-preview-fair-deck = jako by v balíčku byly ještě všechny karty
duel-preview-seen-cards = bez karet, které už byly vidět
duel-preview-success = úspěch

## Volby: co říkají kromě karty
duel-choice-cost = { $count ->
        [0] { $card }
        [one] { $card }, stojí { $count } symbol rozkazu
        [few] { $card }, stojí { $count } symboly rozkazu
       *[other] { $card }, stojí { $count } symbolů rozkazu
    }
duel-ground-cover = kryt { $value }
duel-ground-conceal = skrytí { $value }
duel-ground-hull-down = věžové postavení { $value }
duel-ground-bog = zapadnutí { $value }
duel-ground-mines = miny { $value }
duel-ground-to-hit-vs = palba na cíl { $amount }
duel-ground-fire-from = vlastní palba { $amount }

## Řádkový režim
duel-line-legend =
    > označuje tank, který je na řadě. Stupnice vzdálenosti: [ ] tank, | | červená zóna (o kartu
    víc v ruce i při odhazování). Záporné vzdálenosti leží v nepřátelské polovině; vzájemná
    vzdálenost dvou nepřátel je součet jejich vzdáleností. Úrovně říkají, které karty POHYB,
    OBCHVAT a PALBA lze zahrát; dva symboly rozkazu přidají jednu úroveň na jednu akci. Výstřel
    zasáhne, není-li otočená karta vyšší než přesnost; karty 96 až 100 vždy minou. Na kartách:
    P prorazí každý pancíř, Od znamená odraz, T těžké poškození.
duel-line-mission = Mise { $mission }: { $name }
duel-line-round = Kolo { $round }, { $phase }
duel-line-score = { $side } – { $vp ->
        [one] { $vp } vítězný bod
        [few] { $vp } vítězné body
       *[other] { $vp } vítězných bodů
    }, { $medals ->
        [one] { $medals } medaile
        [few] { $medals } medaile
       *[other] { $medals } medailí
    }
duel-line-points = { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }, { $medals ->
        [one] { $medals } medaile
        [few] { $medals } medaile
       *[other] { $medals } medailí
    }
duel-line-passes = Průchody balíčku: { $done } z celkem { $needed }
duel-line-shuffle-out = Objevila se karta ZAMÍCHAT: po této akci se balíček zamíchá.
duel-line-end-out = Objevila se karta KONEC HRY: po této akci hra skončí.
duel-line-hands = Ruce ostatních
duel-line-cards = { $seat }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } (limit { $limit })
duel-line-still-to-act = V tomto kole ještě přijdou na řadu
duel-line-exits = tanků, které odjely: { $count }
duel-line-gun-used = – už střílelo
duel-line-quality-recruit = posádka bažantů
duel-line-quality-veteran = ostřílená posádka
duel-line-quality-elite = elitní posádka
duel-line-initiative = iniciativa { $number }
duel-line-label-range = Vzdálenost
duel-line-label-levels = Úrovně
duel-line-label-holding = Platná karta
duel-line-label-distances = Nepřátelé
duel-line-label-markers = Žetony
duel-line-label-damage = Poškození
duel-line-label-crew = Posádka
duel-line-label-ammunition = Munice
duel-line-label-personality = Tankobot
duel-line-printed = na desce { $level }
duel-line-cap-move = nejvýše { $level }, dokud se nepohne
duel-line-cap-fire = nejvýše { $level }, dokud nevystřelí
duel-line-motion = { $ground }, karta { $card }
duel-line-flanked-by = z boku ho obchází { $tanks }
duel-line-sight = dohlednost { $metres } m
duel-line-bogged = zapadnutí (pohyblivost nejvýše { $level })
duel-line-penetrator = naposledy proražen tankem { $tank }
duel-line-sits = na pozici „{ $position }“
duel-line-all-fit = všichni v pořádku: { $men }
duel-line-apcr = speciální v zásobě { $stock }, nabitá { $loaded }
duel-line-peril = hodnota ohrožení { $peril }
duel-line-hand = V ruce { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } (limit { $limit })
duel-line-column-orders = rozkazy
duel-line-column-symbols = symboly
duel-line-column-pen = průraznost
duel-line-mark = pěchota
duel-line-unseen = Bitevní karty, které nebyly vidět ({ $count }): { $cards }
duel-line-damage-unseen = Karty poškození, které zbývají v balíčku ({ $count }): { $cards }
duel-line-chances = Šance (celý balíček / bez karet, které jste už viděli)
duel-line-shot = Výstřel na { $target }:
duel-line-shot-with = Výstřel na { $target }, karta { $cards }:
duel-line-shot-accuracy = přesnost { $value }
duel-line-shot-pen = průraz { $value }
duel-line-check-conceal = skrytí pomocí VELENÍ nebo ROZKAZU ({ $value } nebo méně): { $odds }
duel-line-check-hull_down = věžové postavení na pokyn posádce ({ $value } nebo méně): { $odds }
duel-line-check-spotting = { $value ->
        [2] zpozorování na pokyn posádce, za 2 symboly rozkazu navíc: { $odds }
       *[1] zpozorování na pokyn posádce: { $odds }
    }
duel-line-check-trail = setřesení obchvatu jednou kartou POHYB (číslo zaměřovače pod { $value }): { $odds }
duel-line-check-extinguish = požár při kontrole zhasne: { $odds }
duel-line-check-fire = požár se při kontrole vymkne: { $odds }
duel-line-check-escape = { $man } { $odds }
duel-line-check-smoke = dým se při příští kontrole rozptýlí: { $odds }
duel-line-check-bog = zapadnutí v bahně ({ $value } nebo méně): { $odds }
duel-line-check-other = { $check }: { $odds }
duel-line-escapes = kdo by pak vyvázl živý:
duel-line-losses = { $count ->
        [0] bez ztráty
        [one] eliminován { $count }krát
        [few] eliminován { $count }krát
       *[other] eliminován { $count }krát
    }
duel-line-end-vp = body na konci mise: { $vp }
