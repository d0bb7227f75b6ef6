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
ui-loading = Okamžik…
ui-gallery = Všechny kresby

outdated-title = Je tu nová verze
outdated-text = Server byl aktualizován, ale tato stránka je ještě stará. Načtěte ji znovu a pokračujte; o žádnou hru nepřijdete.
outdated-reload = Načíst znovu
