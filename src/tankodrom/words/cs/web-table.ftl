### Webový klient: rám stolu.

table-loading = Prostíráme stůl…
table-missing = Takový stůl tu není.
table-missing-about = Adresa je možná neúplná, nebo stůl patří na jiný server.
table-offline = Server není dostupný.
table-offline-about = Vaše hry na něm jsou v bezpečí. Zkuste to za chvíli znovu.
table-broken = Stůl se nepodařilo otevřít.
table-was-removed = Tento stůl už neexistuje.
table-was-removed-about = Zakladatel ho před hrou smazal, nebo tu už dlouho nikdo nehrál.
table-you-were-removed = Zakladatel stolu vás odebral z místa. Dívat se můžete dál.
table-picture-broken = Stůl se nepodařilo vykreslit. Volit můžete dál ze seznamu dole.
table-try-again = Zkusit znovu
table-to-lobby = Do herny

## Potíže
table-problem = To se nepovedlo.
table-problem-offline = Server není dostupný.
table-problem-forbidden = Toto místo není vaše.
table-problem-not_found = Takový stůl tu není.
table-problem-not_now = To teď nejde.
table-problem-seat_taken = Někdo byl rychlejší: místo je obsazené.
table-problem-reserved = Toto místo čeká na toho, kdo má jeho odkaz.
table-problem-removed = Zakladatel vás od tohoto stolu odebral. Zpět vede jen nový odkaz.
table-problem-one_seat = U tohoto stolu má každý jedno místo a vy už ho máte.
table-problem-hushed = U tohoto stolu píšou jen hráči.
table-problem-too_many = Příliš mnoho najednou. Chvíli počkejte.
table-problem-unavailable = Server teď nemůže ukládat.
table-problem-broken = Zápis tohoto stolu už nedává smysl. Ostatní stoly jsou v pořádku; pomoci může správce serveru.
table-problem-no_identity = Nejprve se představte.
table-problem-stale = Situace na stole se mezitím změnila.
table-stale = Situace na stole se mezitím změnila, podívejte se znovu.
table-no-hint = Teď tu není nikdo, kdo by poradil.
table-problem-hint_limit = { $most ->
    [0] Na tomto serveru rady nejsou.
    [one] Vždy jen jedna rada najednou: další, až tato přijde.
    [few] Vždy jen { $most } rady najednou: další, až některá z nich přijde.
   *[other] Vždy jen { $most } rad najednou: další, až některá z nich přijde.
}
table-problem-hint_failed = Silný hráč si s touto pozicí neporadil. Je to chyba programu; vaše hra pokračuje.
table-undo-refused = Není co vzít zpět.

## Jména
table-you = vy

## Host
table-menu-phone = To jsem já na mobilu
table-seat-hint = Vaše místo patří k tomuto prohlížeči. Abyste o ně nepřišli, otevřete nabídku: „To jsem já na mobilu“.
table-guest-title = Jak vám říkají?
table-guest-about = Toto jméno uvidí ostatní u stolu.
table-guest-name = Vaše jméno
table-guest-go = Posadit se

## Čekárna
table-waiting-title = Čeká se na hráče
table-waiting-about = Hra začne, jakmile budou všechna místa obsazená.
table-take-seat = Posadit se sem
table-take-too = Obsadit i toto místo
table-take-too-about = Na tomto zařízení bude hrát víc lidí a budou si ho předávat.
table-reserved = vyhrazeno
table-free = Uvolnit
table-free-about = Místo pak může obsadit kdokoli, nejen ten, kdo má jeho odkaz.
table-remove = Odebrat
table-remove-sure = Odebrat od stolu hráče { $name }? Vrátit se může jen novým odkazem na toto místo a ten dostanete vy.
table-delete = Smazat stůl
table-delete-sure = Smazat tento stůl? Všichni, kdo tu čekají, se to dozvědí.
table-patience = Když někdo neodpoví { $time }, mohou ostatní nechat hrát bota.
table-patience-never = Každý má na rozmyšlenou, kolik času chce.
table-ends-open = Už dlouho nikdo nepřišel: { $date } bude stůl odstraněn.
table-watch = Jste tu jako divák. Obsaďte volné místo, nebo počkejte a hru sledujte.
table-invite = Pozvat
table-invite-about = Pošlete odkaz, nebo nechte druhý telefon načíst kód.
table-invite-reserves = Zkopírováním odkazu se místo vyhradí tomu, kdo ho dostane.
table-invite-seat = Odkaz na místo { $number }
table-invite-table = Odkaz na tento stůl
table-copy = Kopírovat
table-qr = QR kód s odkazem
table-options = Co se hraje
table-options-usual = Obvyklá pravidla.
table-undo-free = Vracet tahy lze volně, dokud se neodkryje nic skrytého.
table-undo-ask = S vrácením tahu musí ostatní souhlasit.
table-undo-off = Tahy se nevracejí.
table-public = Stůl je vidět v herně
table-private = Jen pro pozvané

## Horní lišta
table-home = Domů
table-seats = Hráči
table-turn = Na tahu: { $name }
table-bot = bot
table-is-bot = bot, { $level }
table-is-lent = místo hráče hraje bot
table-is-here = u stolu
table-is-away = pryč
table-reconnecting = Znovu se připojuje…
table-gone = Odpojeno
table-undo = Zpět
table-undo-more = Další možnosti vrácení
table-undo-step = Vrátit poslední krok
table-undo-turn = Vrátit celý tah
table-undo-point = Vrátit až sem
table-hint = Rada
table-menu = Nabídka
table-close = Zavřít
table-tab-log = Průběh
table-tab-chat = Chat
table-tab-rules = Pravidla
table-notices = Upozornění
table-side = Průběh hry, chat a pravidla
table-unread = { $count ->
        [one] { $count } nová zpráva u stolu
        [few] { $count } nové zprávy u stolu
       *[other] { $count } nových zpráv u stolu
    }

## Nabídka
table-menu-bot = Nechat za mě hrát bota
table-menu-back = Vrátit se do hry
table-menu-leave = Odejít od stolu
table-menu-leave-sure = Opravdu odejít? Na vašem místě bude dál hrát bot.
table-menu-leave-yes = Odejít
table-menu-spectators = Diváci smějí psát
table-menu-spectators-about = Jinak u tohoto stolu píšou jen hráči.
table-menu-language = Jazyk
table-menu-theme = Vzhled
table-menu-dark = Tmavý
table-menu-light = Světlý
table-menu-keys = Klávesy
table-menu-link = Kopírovat odkaz na stůl
table-menu-result = Výsledek

## Otázka
table-question = Otázka
table-asked = { $name }: { $prompt }
table-on-table = Klepněte na to, co je na stole zvýrazněné.
table-only-one = Jiná možnost teď není.
table-on-table-too = Nebo klepněte na to, co je na stole zvýrazněné.
table-confirm = Potvrdit
table-cancel = Zrušit
table-armed = { $choice }?
table-armed-hint = Klepněte ještě jednou, nebo potvrďte.
table-all = Všechny možnosti ({ $count })
table-all-short = Vše ({ $count })
table-filter = Hledat v možnostech
table-filter-none = Tomu žádná možnost neodpovídá.
table-more = Dalších { $count }…
table-busy = Odesílá se…
table-wait-for = Čeká se, na tahu je { $name }.
table-wait-bot = { $name } přemýšlí…
table-wait-others = Čeká se na ostatní.
table-wait-start = Už to bude…
table-lent = Hraje za vás bot.
table-spectator = Jste tu jako divák.
table-over = Hra skončila.
table-show-result = Ukázat výsledek

## Možnosti jedné věci, odmítnutí, rady
table-choose = Vyberte
table-why-title = Teď to nejde
table-why-possible = To je teď možné.
table-why-nothing = S tím se teď nedá nic dělat.
table-why-rule = Pravidlo { $rule }
table-hint-title = Co by udělal silný hráč
table-hint-thinking = Silný hráč přemýšlí…
table-hint-chance = Šance na výhru { $percent } %

## Průběh, ohlédnutí a chat
table-log-empty = Zatím se nic nestalo.
table-log-forgotten = Dřívější průběh se neukazuje: tohle je hra na paměť.
table-log-older = Ukázat dřívější události
table-log-undone = vráceno
table-recap-title = Co se stalo od vašeho tahu
table-recap-go = Ke stolu
table-chat-empty = Nikdo zatím nic neřekl.
table-chat-say = Napsat ostatním u stolu
table-chat-send = Odeslat
table-mute = Neukazovat, co píše { $name }
table-unmute = Zase ukazovat, co píše { $name }
table-muted = Pro vás skryto.

## Společné vracení
table-proposal = { $name } chce vrátit tah.
table-proposal-mine = Ptáme se ostatních, zda s vrácením souhlasí.
table-proposal-agreed = Vy souhlasíte, ptáme se ostatních.
table-agree = Souhlasím
table-refuse = Nesouhlasím
## Někdo neodpovídá
table-stalled = { $name } neodpovídá už { $time }. Má zatím hrát bot, než se vrátí?
table-stalled-votes = Zatím hlasů: { $count } z { $needed } potřebných.
table-stalled-bot = Ať zatím hraje bot
table-stalled-wait = Přece jen počkat
table-lent-about = Místo vás hraje bot. Kdykoli můžete zase hrát sami.
table-ends = Už dlouho tu nikdo nehrál: { $date } bude stůl odstraněn. Stačí jeden tah a zůstane.

## Jedno zařízení pro více hráčů
table-hand-over = Zařízení si teď bere { $name }
table-hand-over-about = Všechno je zakryté, aby nikdo neviděl cizí karty.
table-hand-over-go = Jsem { $name }

## Konec
table-end-title = Konec hry
table-end-won = { $count ->
        [one] Vítězí { $names }
       *[other] Vítězí { $names }
    }
table-end-you-won = Vítězství je vaše!
table-end-rematch = Odveta
table-end-to-rematch = K odvetě
table-end-replay = Přehrát hru znovu
table-end-file = Stáhnout záznam hry
table-end-look = Prohlédnout stůl
table-end-fair = Poctivé míchání: semínko odpovídá slibu danému před první kartou.
table-end-unfair = Semínko neodpovídá slibu danému před hrou!
table-end-seed = Semínko
table-end-promise = Slib

## Klávesy
table-keys-title = Klávesy
table-keys-tab = přejít na další věc
table-keys-arrows = pohyb po desce nebo v řadě
table-keys-enter = zvolit
table-keys-esc = zavřít, zrušit
table-keys-hint = rada
table-keys-undo = zpět
table-keys-help = tato nápověda

## Stůl jakékoli hry
generic-table = Stůl
generic-ask = Proč ne?
generic-ask-about = Vyberte akci a zeptejte se, proč teď není možná.
generic-ask-verb = Akce
generic-ask-now = Zeptat se
