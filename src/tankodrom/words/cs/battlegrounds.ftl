### Battlegrounds: co hráči čtou během hry.

## Hra
battlegrounds-title = Battlegrounds
battlegrounds-about = Taktická desková hra pro jednoho až čtyři hráče: jezdí se s tanky, výstřely se sbírají žetony lokalit do párů a ničí nepřátelské tanky.

## Výzvy: na co je hráč tázán
battlegrounds-prompt-draft_pick = Draft: kterou kartu vzít?
battlegrounds-prompt-choose_active = Která karta bude aktivní?
battlegrounds-prompt-place = Na kterém poli základny figurka začne?
battlegrounds-prompt-choose_cards = Se kterými dvěma kartami tanků začít?
battlegrounds-prompt-reenter = Figurka je mimo plán: se kterou kartou a na které pole přijde?
battlegrounds-prompt-main = Pohyb, výměna tanku, nebo nejprve další akce?
battlegrounds-prompt-move_after_shot = Kam pojede po výstřelu { $colour } figurka?
battlegrounds-prompt-shot = Na co vystřelí { $colour } figurka?
battlegrounds-prompt-keep_card = Dodatečný tank: kterou z obou karet si nechat?
battlegrounds-prompt-end = Provést ještě další akci, nebo ukončit tah?
battlegrounds-prompt-f_move = Kam půjde figurka?
battlegrounds-prompt-reveal = Který žeton odkrýt?

## Akce: položky nabídky
battlegrounds-action-draft_pick = Vzít kartu { $card } ({ $parts })
battlegrounds-action-choose_active = Dát figurce ({ $colour }) aktivní kartu { $card } ({ $parts })
battlegrounds-action-place = Postavit figurku ({ $colour }) na { $square }
battlegrounds-action-choose_cards = Vzít karty { $card } ({ $parts }) a { $other_card } ({ $other_parts })
battlegrounds-action-reenter = { $wrecked ->
        [yes] Opravit kartu { $card } ({ $parts }): { $colour } figurka na { $square }, tah končí
       *[no] Postavit figurku ({ $colour }) na { $square } s kartou { $card } ({ $parts })
    }
battlegrounds-action-skip_reenter = Nestavět teď na plán žádnou figurku
battlegrounds-action-move = { $fate ->
        [absorbed] Pohnout figurkou ({ $colour }): { $path } (zachrání ji pancíř)
        [destroyed_by_mine] Pohnout figurkou ({ $colour }): { $path } (zničí ji munice na { $at })
        [destroyed_by_tank] Pohnout figurkou ({ $colour }): { $path } (zničí ji srážka na { $at })
       *[safe] Pohnout figurkou ({ $colour }): { $path } (bezpečně)
    }
battlegrounds-action-skip_move = Nepohnout figurkou ({ $colour })
battlegrounds-action-shoot = { $shot ->
        [tank] Vystřelit figurkou ({ $colour }) na { $square }: zasáhnout tank ({ $target } figurka)
        [mine_place] Vystřelit figurkou ({ $colour }) na { $square }: položit munici
        [mine_clear] Vystřelit figurkou ({ $colour }) na { $square }: odstranit munici
        [arty_tank] Vystřelit figurkou ({ $colour }) na { $square }: zasáhnout tank dělostřelectva
       *[token] Vystřelit figurkou ({ $colour }) na { $square }: vzít žeton { $token }
    }
battlegrounds-action-skip_shot = Nestřílet
battlegrounds-action-change_tank = Vyměnit tank figurky ({ $colour }) za { $card } ({ $parts })
battlegrounds-action-attach = Přiložit „{ $icon }“ na kartu { $card }
battlegrounds-action-use_extra_tank = Použít akci „dodatečný tank“ (pár: { $pair })
battlegrounds-action-keep_card = Nechat si kartu { $card } ({ $parts })
battlegrounds-action-use_extra_turn = Použít akci „další tah“ (pár: { $pair })
battlegrounds-action-end_turn = Ukončit tah
battlegrounds-action-f_move = Jít na { $square }
battlegrounds-action-reveal = Odkrýt žeton na { $square }

## Události: řádky záznamu hry
battlegrounds-event-turn_began = { $seat } začíná tah.
battlegrounds-event-drafted = { $seat } si v draftu bere kartu { $card }.
battlegrounds-event-chose = Figurka ({ $colour }) má aktivní kartu { $card }.
battlegrounds-event-placed = Figurka ({ $colour }) začíná na { $square }.
battlegrounds-event-entered = Figurka ({ $colour }) přichází na { $square } s kartou { $card }.
battlegrounds-event-repaired = Oprava za celý tah: { $colour } figurka přichází na { $square } s kartou { $card }.
battlegrounds-event-moved = Figurka ({ $colour }) se přesouvá na { $square }.
battlegrounds-event-stayed = Figurka ({ $colour }) zůstává na místě.
battlegrounds-event-mine_hit = Figurka ({ $colour }) vjíždí na munici na poli { $square }.
battlegrounds-event-collided = Figurka ({ $colour }) přejíždí tank na poli { $square }.
battlegrounds-event-shot_at = { $shot ->
        [tank] Figurka ({ $colour }) střílí na tank na poli { $square }.
        [mine_place] Figurka ({ $colour }) střílí na { $square } a pokládá munici.
        [mine_clear] Figurka ({ $colour }) střílí na { $square } a odstraňuje munici.
        [arty_tank] Figurka ({ $colour }) zasahuje tank dělostřelectva na poli { $square }.
       *[token] Figurka ({ $colour }) střílí na žeton lokality na poli { $square }.
    }
battlegrounds-event-took = { $seat } bere žeton lokality: { $token }.
battlegrounds-event-paired = { $seat } má pár za 2 body: { $token }.
battlegrounds-event-absorbed = Na { $square } zachraňuje tank pancíř ({ $colour } figurka).
battlegrounds-event-destroyed = Figurka ({ $colour }) je na { $square } zničena.
battlegrounds-event-points = { $points ->
        [one] { $seat } získává { $points } bod za zničený tank ({ $colour } figurka).
        [few] { $seat } získává { $points } body za zničený tank ({ $colour } figurka).
       *[other] { $seat } získává { $points } bodů za zničený tank ({ $colour } figurka).
    }
battlegrounds-event-changed = Výměna tanku: { $colour } figurka má teď kartu { $card }.
battlegrounds-event-attached = Karta { $card } má nové vylepšení „{ $icon }“.
battlegrounds-event-extra_turn_used = { $seat } používá akci „další tah“.
battlegrounds-event-extra_tank_used = { $seat } používá akci „dodatečný tank“.
battlegrounds-event-saw_card = Z hromádky karet tanků: { $card }.
battlegrounds-event-kept_card = { $seat } si nechává kartu { $card }.
battlegrounds-event-revealed = Odkrývá se žeton na poli { $square }: { $token }.
battlegrounds-event-covered = Znovu lícem dolů: { $square }.
battlegrounds-event-family_pair = { $seat } nachází dva stejné obrázky: { $token }.
battlegrounds-event-family_again = { $seat } má nalezený pár a hraje další tah.
battlegrounds-event-artillery_fired = Dělostřelectvo střílí na { $square }.
battlegrounds-event-artillery_took = Dělostřelectvo bere žeton z pole { $square }: { $token }.
battlegrounds-event-artillery_placed = Dělostřelectvo staví na { $square } svůj tank.
battlegrounds-event-artillery_missed = Zásah pole { $square } nemá žádný účinek.
battlegrounds-event-card_lost = Karta { $card } jde do krabice.
battlegrounds-event-piles_shuffled = Souřadnice dělostřelectva se znovu míchají.
battlegrounds-event-game_ended = Hra končí.

## Odmítnutí: příprava hry
battlegrounds-no-not-on-display = Karta { $card } teď není mezi kartami vyloženými k draftu.
battlegrounds-no-draft-first = Nejprve je třeba dokončit draft.
battlegrounds-no-two-different-cards = Je třeba zvolit dvě různé karty, a to v pořadí, v jakém jsou uvedeny.
battlegrounds-no-setup-first = Nejprve je třeba dokončit přípravu hry.
battlegrounds-no-other-figure-first = Rozhoduje se v pořadí barev: teď je na řadě { $colour } figurka.
battlegrounds-no-not-your-base = Pole { $square } nepatří k základně, na které smí tato figurka začít.

## Odmítnutí: tah
battlegrounds-no-must-return = Figurka teď musí přijít na plán, odmítnout to nelze.
battlegrounds-no-return-first = Nejprve je třeba vyřešit příchod figurek na plán.
battlegrounds-no-other-figure-returns = Figurky přicházejí na plán v pořadí barev: teď je na řadě { $colour } figurka.
battlegrounds-no-no-entry-square = Na { $square } figurka přijít nemůže.
battlegrounds-no-not-an-inactive-card = Karta { $card } nepatří k vlastním neaktivním kartám.
battlegrounds-no-main-action-first = Nejprve je třeba provést hlavní akci: pohyb a výstřel, nebo výměnu tanku.
battlegrounds-no-not-now = To teď není na řadě: je třeba zvolit hlavní akci nebo další akci.
battlegrounds-no-not-your-figure = Hrát lze jen s vlastními figurkami na plánu a { $colour } figurka k nim nepatří.
battlegrounds-no-not-selectable = Figurka ({ $colour }) nemá dovolenou dráhu, zatímco jiná vlastní figurka se pohybovat může.
battlegrounds-no-same-figure = V tomto úseku se smí pohybovat a střílet jen { $colour } figurka.
battlegrounds-no-shot-now = Pohyb je hotov: teď lze vystřelit, výstřel vynechat nebo provést další akci.
battlegrounds-no-move-now = Výstřel je hotov: teď se figurka musí pohybovat, předtím lze provést jen další akce.
battlegrounds-no-segment-done = Hlavní akce je hotova: zbývají už jen další akce nebo konec tahu.

## Odmítnutí: pohyb
battlegrounds-no-must-move = Pohyb nelze vynechat: existuje dráha, kterou lze projet.
battlegrounds-no-wrong-direction = Tímto směrem se { $colour } figurka podle své aktivní karty pohybovat nemůže.
battlegrounds-no-wrong-distance = Figurka ({ $colour }) musí jet přesně na vzdálenost, kterou dovoluje její aktivní karta.
battlegrounds-no-cannot-turn = Bez vylepšení „směr“ nemůže { $colour } figurka při pohybu zatáčet.
battlegrounds-no-ends-where-it-began = Figurka ({ $colour }) nesmí skončit na poli, z něhož vyjela.
battlegrounds-no-occupied = Pohyb nemůže skončit na { $square }: pole je obsazené.

## Odmítnutí: výstřel
battlegrounds-no-move-first = Nejprve se { $colour } figurka musí pohybovat; střílet předem smí jen s vylepšením „změna pořadí výstřelu a pohybu“.
battlegrounds-no-not-a-target = Pole { $square } není cílovým polem, na které může střílet { $colour } figurka.
battlegrounds-no-own-tank = Tank na { $square } je vlastní nebo spojenecký, takový výstřelem zasáhnout nelze.
battlegrounds-no-no-mines-in-solo = Ve variantě sólo se munice neklade.
battlegrounds-no-no-mines-left = V zásobě už žádná munice není.
battlegrounds-no-no-such-effect = { $shot ->
        [tank] Na { $square } žádná nepřátelská figurka není.
        [mine_place] Munici lze položit jen na prázdné pole a { $square } prázdné není.
        [mine_clear] Na { $square } žádná munice není.
        [arty_tank] Na { $square } žádný tank dělostřelectva není.
       *[token] Na { $square } žádný žeton lokality není.
    }

## Odmítnutí: páry, vylepšení a jednorázové akce
battlegrounds-no-no-such-pair = Takový pár ve vlastní herní oblasti není: { $pair }.
battlegrounds-no-pair-not-available = Tento pár nemá žádný účinek, nebo už je přiložený či použitý: { $pair }.
battlegrounds-no-pair-has-other-effect = Tento pár ({ $pair }) nemá účinek „{ $icon }“.
battlegrounds-no-no-upgrade = Účinek „{ $icon }“ je jednorázová akce a na kartu se nepřikládá.
battlegrounds-no-two-upgrades = Na kartě { $card } už leží dvě vylepšení.
battlegrounds-no-not-an-active-card = Karta { $card } není vlastní aktivní karta ani aktivní karta týmu.
battlegrounds-no-deck-empty = V hromádce karet tanků už žádná karta není.
battlegrounds-no-extra-turn-at-the-end = Akci „další tah“ lze použít jen na konci úseku.
battlegrounds-no-not-drawn = Karta { $card } nepatří ke dvěma kartám právě vzatým z hromádky.
battlegrounds-no-keep-first = Nejprve je třeba nechat si jednu ze dvou karet vzatých z hromádky.

## Odmítnutí: rodina
battlegrounds-no-move-first-in-family = Nejprve se figurka musí pohybovat.
battlegrounds-no-two-steps-at-most = Pole { $square } je příliš daleko: figurka smí jít nejvýše dva kroky.
battlegrounds-no-reveal-now = Pohyb je hotov: teď je třeba odkrýt žeton.
battlegrounds-no-not-touching = Odkrýt lze jen žeton na některém z polí kolem vlastní figurky, ne na { $square }.
battlegrounds-no-nothing-to-reveal = Na { $square } žádný zakrytý žeton není.

## Možnosti hry
battlegrounds-option-variant = Varianta
battlegrounds-option-variant-about = Která ze čtyř her se hraje: bitva, týmy, rodina, nebo sólo.
battlegrounds-option-draft = Draft
battlegrounds-option-draft-about = Hráči si počáteční karty postupně vybírají, místo aby se rozdávaly (bitva a týmy).
battlegrounds-option-starting_player = Začínající hráč
battlegrounds-option-starting_player-about = Číslo místa, které začíná, počítáno od 0.
battlegrounds-option-solo_choose_cards = Volba karet ve variantě sólo
battlegrounds-option-solo_choose_cards-about = Dvě počáteční karty tanků si hráč ve variantě sólo zvolí, místo aby je losoval.
battlegrounds-option-stall_rounds = Kola bez pokroku
battlegrounds-option-stall_rounds-about = Po tolika kolech bez pokroku hra skončí; 0 vypne všechny pojistky proti nekonečné hře.

## Varianty
battlegrounds-variant-battle = bitva
battlegrounds-variant-teams = týmy
battlegrounds-variant-family = rodina
battlegrounds-variant-solo = sólo
battlegrounds-variant-about-battle = Dva až čtyři hráči, každý sám za sebe: sbírají se páry a ničí nepřátelské tanky.
battlegrounds-variant-about-teams = Čtyři hráči, dva proti dvěma: každý tým sbírá páry společně.
battlegrounds-variant-about-family = Hra na paměť pro dva až čtyři hráče, bez karet tanků a bez munice.
battlegrounds-variant-about-solo = Jeden hráč proti dělostřelectvu, o co nejvyšší hodnost.

## Barvy (figurky)
battlegrounds-colour-green = zelená
battlegrounds-colour-yellow = žlutá
battlegrounds-colour-blue = modrá
battlegrounds-colour-red = červená

## Ikony
battlegrounds-icon-extra_turn = další tah
battlegrounds-icon-extra_tank = dodatečný tank
battlegrounds-icon-direction = směr
battlegrounds-icon-extra_shot = další výstřel
battlegrounds-icon-extra_move = další pohyb
battlegrounds-icon-order_swap = změna pořadí výstřelu a pohybu
battlegrounds-icon-armour = pancíř
battlegrounds-icon-about-extra_turn = Jednorázová akce: na konci úseku začne ještě jeden úsek.
battlegrounds-icon-about-extra_tank = Jednorázová akce: ze dvou vrchních karet z hromádky karet tanků si hráč jednu nechá.
battlegrounds-icon-about-direction = Stálé vylepšení: tank smí při pohybu zatáčet, a to do směrů na své kartě.
battlegrounds-icon-about-extra_shot = Stálé vylepšení: tank smí střílet i o jedno pole dál.
battlegrounds-icon-about-extra_move = Stálé vylepšení: tank smí jet i o jedno pole dál.
battlegrounds-icon-about-order_swap = Stálé vylepšení: tank smí vystřelit už před pohybem.
battlegrounds-icon-about-armour = Jednorázové vylepšení: jednou zachrání tank před zničením.

## Stavy páru
battlegrounds-pair-plain = běžný
battlegrounds-pair-available = dostupný
battlegrounds-pair-attached = přiložený
battlegrounds-pair-used = použitý

## Hodnosti ve variantě sólo
battlegrounds-rank-0 = bez hodnosti
battlegrounds-rank-1 = vojín
battlegrounds-rank-2 = desátník
battlegrounds-rank-3 = rotmistr
battlegrounds-rank-4 = kapitán
battlegrounds-rank-5 = plukovník
battlegrounds-rank-6 = generál

## Proč hra skončila
battlegrounds-reason-threshold = Je dosaženo počtu vítězných bodů, který stačí k vítězství.
battlegrounds-reason-stalled = Příliš mnoho kol uplynulo bez pokroku.
battlegrounds-reason-nothing_left = Na plánu nezbývá žádný žeton lokality a nic dalšího už získat nelze.
battlegrounds-reason-artillery = Dělostřelectvo dosáhlo počtu bodů, při kterém hra končí.
battlegrounds-reason-no_tanks = Dělostřelectvo zničilo poslední tank.

## Terminál
battlegrounds-line-turn = { $turn }. tah, na tahu je { $seat }
battlegrounds-line-points = { $seat }: vítězné body { $points }, k vítězství { $threshold }
battlegrounds-line-solo = Vítězné body: { $points }, dělostřelectvo: { $score } (hra končí při { $limit })
battlegrounds-line-cards = Karty tanků: { $cards }
battlegrounds-line-pairs = Páry: { $pairs }
battlegrounds-line-unpaired = Nespárované žetony: { $tokens }
battlegrounds-line-supply = Munice v zásobě: { $mines }, karty v hromádce karet tanků: { $deck }
battlegrounds-line-legend =
    G Y B R  figurka (zelená, žlutá, modrá, červená)   ab  žeton lokality
    ab*  speciální   ??  zakrytý žeton   ##  munice   @@  tank dělostřelectva
    +  lze tam dojet   !  totéž, ale tank tam bude zničen   x  lze zasáhnout
battlegrounds-line-inactive = neaktivní: { $card }
battlegrounds-line-wrecked = vrak
battlegrounds-line-stack = zbývající žetony tanků s body: { $points }
battlegrounds-line-end = Konec hry.
battlegrounds-line-score = { $points ->
        [one] { $names }: { $points } vítězný bod
        [few] { $names }: { $points } vítězné body
       *[other] { $names }: { $points } vítězných bodů
    }
battlegrounds-line-rank = { $stars ->
        [0] Bez hodnosti. Vítězné body: { $points }
        [one] Hodnost: { $rank }, { $stars } hvězdička. Vítězné body: { $points }
        [few] Hodnost: { $rank }, { $stars } hvězdičky. Vítězné body: { $points }
       *[other] Hodnost: { $rank }, { $stars } hvězdiček. Vítězné body: { $points }
    }
battlegrounds-line-winner = { $count ->
        [one] Vítěz
       *[other] Vítězové
    }: { $names }
battlegrounds-line-nobody-won = Nikdo nevyhrál.
