### Pravidla hry Remízek.

hedgerow-H1 = Průběh hry
hedgerow-H1-1 = Dva až čtyři hráči mají každý v ruce šest tanků s čísly 1 až 6 a tři keře, A až C.
hedgerow-H1-2 = Kdo začne, rozhodne náhoda. Hráči se střídají po směru hodinových ručiček; hráč na tahu umístí tank, prozkoumá keř, nebo vystřelí.
hedgerow-H1-3 = Čeká jen hráč, který nic jiného udělat nemůže.
hedgerow-H2 = Umístění
hedgerow-H2-1 = Hráč umístí tank z ruky lícem dolů za jeden ze svých keřů.
hedgerow-H2-2 = Za každým keřem je místo pro jeden tank.
hedgerow-H3 = Průzkum
hedgerow-H3-1 = Hráč se tajně podívá na tank za keřem jiného hráče.
hedgerow-H3-2 = Vlastní keře se neprozkoumávají a nestřílí se na ně.
hedgerow-H3-3 = Kde žádný tank nestojí, není co zkoumat ani na co střílet.
hedgerow-H3-4 = Tank, který hráč zná, se neprozkoumává.
hedgerow-H4 = Střelba
hedgerow-H4-1 = Tank za keřem vystřelí na tank za keřem jiného hráče. Oba se ukážou všem.
hedgerow-H4-2 = Tank s menším číslem je zničen. Mají-li tanky stejné číslo, jsou zničeny oba.
hedgerow-H4-3 = Vystřelí-li však 1 na 6, překvapí ji: zničena je 6.
hedgerow-H4-4 = Tank, který vystřelil, nabíjí: v příštím tahu svého hráče střílet nemůže.
hedgerow-H4-5 = Za zničený tank získá druhý hráč tolik bodů, kolik činí jeho číslo.
hedgerow-H5 = Konec hry
hedgerow-H5-1 = Hra končí po dohodnutém počtu kol, nebo jakmile mají tanky méně než dva hráči.
hedgerow-H5-2 = Vítězí hráč s nejvíce body; hráči se stejným počtem se o vítězství dělí.
