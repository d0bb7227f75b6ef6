### Co říká terminál v každé hře.

line-welcome = Napište číslo volby. Otazník ? vysvětlí, co dalšího lze napsat.
line-help =
    číslo        zvolit tuto možnost; lze napsat i akci slovy, např. { $action }
                 (hráči P0, P1 … podle pořadí u stolu)
    Enter        znovu ukázat možnosti
    board        ukázat stůl
    legend       co znamenají značky?
    piles        ukázat, co je vlastní
    log          znovu poslední zprávy, u každé pravidlo
    hint         co by udělal silný hráč?
    why AKCE     proč to nejde? např. why { $why }
    rule ČÍSLO   přečíst si pravidlo, např. rule { $rule }
    save SOUBOR  zapsat hru do souboru
    quit         skončit
line-no-such-number = { $count ->
        [one] Možnost je jen jedna
        [few] Možnosti jsou { $count }
       *[other] Možností je { $count }
    }, napište číslo od 1 do { $count }.
line-not-understood = Zadání „{ $text }“ nerozumím; otazník ? vysvětlí, co lze napsat.
line-is-possible = To teď udělat lze.
line-hint = Silný hráč by zvažoval především:
line-hint-chance = Šance na výhru asi { $percent } %. { $reason }
line-no-such-rule = Pravidlo „{ $rule }“ v pravidlech není.
line-save-where = Kam? save SOUBOR
line-saved = Hra je zapsána v souboru { $path }.
line-hand-over = { $seat } je na tahu. Převezměte klávesnici a stiskněte Enter.
line-input-ended = Vstup skončil dříve než hra.
line-player = Hráč { $number }
line-bot-random = náhodný
line-bot-recruit = bažant
line-bot-veteran = ostřílený
line-bot-elite = elitní
line-bot-search = prohledávání
line-you = vy
line-yes = ano
line-no = ne
line-over = Konec hry.
line-winner = { $count ->
        [0] Nikdo nevyhrál.
        [one] Vítězí { $names }.
       *[other] Vítězství si dělí { $names }.
    }

no-game-over = Hra už skončila.
no-not-your-decision = Teď rozhoduje někdo jiný.
