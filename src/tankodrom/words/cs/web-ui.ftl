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
ui-cannot-save = Server teď nemůže ukládat. Vaše tahy odmítá; nic se neztratilo.

problem-name-empty = Jméno musí mít aspoň jedno písmeno, číslici nebo emoji.
problem-name-long = Jméno má nejvýš { $most } znaků.
problem-name-reserved = Toto jméno by si ostatní mohli splést se serverem nebo s botem. Zvolte prosím jiné.

outdated-title = Je tu nová verze
outdated-text = Server byl aktualizován, ale tato stránka je ještě stará. Načtěte ji znovu a pokračujte; o žádnou hru nepřijdete.
outdated-reload = Načíst znovu

## Omezení serveru; $when: „za 5 minut“
quota-tables-open = Na spoluhráče už čeká nejvyšší možný počet vašich stolů: { $most }. Některý smažte, nebo počkejte, až u něj začne hra.
quota-tables-running = Máte rozehráno nejvíc her, kolik lze: { $most }. Nejdřív některou dohrajte.
quota-tables-hour = Stolů lze za hodinu založit nejvýše { $most }. Další půjde založit { $when }.
quota-seats = V nedohraných hrách máte nejvíc míst, kolik lze: { $most }. Nejdřív některou hru dohrajte nebo opusťte.
quota-chat = Řádků lze za minutu napsat nejvýše { $most }. Další půjde napsat { $when }.
quota-undo-game = O vrácení tahů lze v jedné hře požádat nejvýše { $most }krát a to už se stalo.
quota-undo-pause = Ostatní nesouhlasili. Znovu požádat můžete { $when }.
quota-address-tables-open = Na spoluhráče už čeká nejvyšší možný počet stolů z vaší sítě: { $most }. Počkejte, až u některého začne hra.
quota-address-tables-running = Z vaší sítě je rozehráno nejvíc her, kolik lze: { $most }. Počkejte, až některá skončí.
quota-address-tables-hour = Stolů lze z jedné sítě za hodinu založit nejvýše { $most }. Další půjde založit { $when }.
quota-address-chat = Řádků lze z jedné sítě za minutu napsat nejvýše { $most }. Další půjde napsat { $when }.
quota-address-players-hour = Z jedné sítě může za hodinu přijít nejvýše { $most } nových hráčů. Zkuste to znovu { $when }.
quota-renames-hour = Jméno lze za hodinu změnit nejvýše { $most }krát. Znovu je změníte { $when }.
quota-other = Bylo dosaženo omezení serveru ({ $most }).
quota-other-when = Bylo dosaženo omezení serveru ({ $most }). Zkuste to znovu { $when }.
