### Webový klient: horní lišta a drobné části společné všem stránkám.

ui-to-start = Tankodrom, na úvodní stránku
ui-nav = Hlavní nabídka
ui-nav-play = Hrát
ui-nav-rules = Pravidla
ui-language = Jazyk
ui-language-cs = Česky
ui-language-en = English
ui-theme-dark = Tmavé barvy
ui-theme-light = Světlé barvy
ui-close = Zavřít
ui-copied = Zkopírováno.
ui-copy-failed = Zkopírovat se to nepodařilo. Označte text a zkopírujte ho ručně.
ui-qr = QR kód s tímto odkazem
ui-loading = Okamžik…
ui-gallery = Všechny kresby

problem-name-empty = Jméno musí mít aspoň jedno písmeno, číslici nebo emoji.
problem-name-long = Jméno má nejvýš { $most } znaků.
problem-name-reserved = Toto jméno by si ostatní mohli splést se serverem nebo s botem. Zvolte prosím jiné.

outdated-title = Je tu nová verze
outdated-text = Server byl aktualizován, ale tato stránka je ještě stará. Načtěte ji znovu a pokračujte; o žádnou hru nepřijdete.
outdated-reload = Načíst znovu

## Omezení serveru; $when: „za 5 minut“
quota-tables-open = Na spoluhráče už čeká { $most } tvých stolů a víc jich být nemůže. Některý smaž, nebo počkej, až začne hra.
quota-tables-running = Máš rozehráno { $most } her a víc jich být nemůže. Nejdřív některou dohraj.
quota-tables-hour = Za hodinu lze založit nejvýše { $most } stolů. Další půjde založit { $when }.
quota-seats = V nedohraných hrách máš { $most } míst a víc jich být nemůže. Nejdřív některou hru dohraj nebo opusť.
quota-chat = Za minutu lze napsat nejvýše { $most } řádků. Další půjde napsat { $when }.
quota-undo-game = O vrácení tahů už byla v této hře řeč { $most }krát a víckrát to nejde.
quota-undo-pause = Ostatní nesouhlasili. Znovu se půjde zeptat { $when }.
quota-address-tables-open = Z tvojí sítě už čeká na spoluhráče { $most } stolů a víc jich být nemůže. Počkej, až některý začne.
quota-address-tables-running = Z tvojí sítě je rozehráno { $most } her a víc jich být nemůže. Počkej, až některá skončí.
quota-address-tables-hour = Z jedné sítě lze za hodinu založit nejvýše { $most } stolů. Další půjde založit { $when }.
quota-address-chat = Z jedné sítě lze za minutu napsat nejvýše { $most } řádků. Další půjde napsat { $when }.
quota-other = Bylo dosaženo omezení serveru ({ $most }).
quota-other-when = Bylo dosaženo omezení serveru ({ $most }). Zkus to znovu { $when }.
