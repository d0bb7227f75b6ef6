### Webový klient: vstupní stránka a příprava stolu.

## Vstupní stránka
lobby-title = Tankové hry u jednoho stolu
lobby-games = Hry
lobby-guest = Host
lobby-your-name = Vaše jméno
lobby-rename = Hrajete jako { $name }: změnit jméno
lobby-renamed = Teď se jmenujete { $name }, u všech svých stolů.
lobby-me = Moje zařízení
lobby-came-back = Už jsem tu hrál(a)
lobby-save = Uložit
lobby-play = Hrát proti botům
lobby-set-up = Připravit stůl…
lobby-rules = Jak se hraje
lobby-players = { $fewest }–{ $most ->
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
lobby-rush = Rush
lobby-rush-about = Budujte kartu po kartě tankovou rotu, chraňte své základny a získávejte medaile.
lobby-rush-players = 2–5 hráčů
lobby-rush-time = 30–45 min
lobby-battlegrounds = Battlegrounds
lobby-battlegrounds-about = Jezděte a střílejte na plánu s 64 poli, sbírejte páry a vylepšujte své tanky.
lobby-battlegrounds-players = 1–4 hráči
lobby-battlegrounds-time = 20–40 min
lobby-duel = Duel
lobby-duel-about = Veďte sovětské nebo německé posádky: manévrujte, zpozorujte nepřítele a střílejte první.
lobby-duel-players = 1–8 hráčů
lobby-duel-time = 60–90 min
lobby-waiting = { $count ->
        [one] Jste na tahu
        [few] Jste na tahu ve { $count } hrách
       *[other] Jste na tahu v { $count } hrách
    }
lobby-mine = Moje hry
lobby-mine-empty = Zatím tu nic není. Vyberte si nahoře hru: stačí jedno kliknutí a hrajete.
lobby-show-all = Ukázat všechny ({ $count })
lobby-public = Veřejné stoly
lobby-public-empty = Veřejný stůl teď nikdo nemá. Připravte si ho a zaškrtněte „veřejný“: ukáže se tady.
lobby-open-file = Otevřít soubor hry…
lobby-open-file-about = Znovu si přehrajte dohranou hru tah po tahu.
lobby-alone = sólo
lobby-bots = { $count }× bot ({ $level })
lobby-free-seat = volné místo
lobby-status-open = čeká na hráče
lobby-status-playing = hraje se
lobby-status-finished = dohráno
lobby-imported = ze souboru
lobby-imported-about = Tuto hru někdo přinesl jako soubor. Tahy jsou ověřené, jména ne.
lobby-deed-move = Jste na tahu
lobby-deed-back = Vrátit se
lobby-deed-join = Přisednout
lobby-deed-watch = Sledovat
lobby-ends = { $date } bude odstraněn
lobby-deed-replay = Přehrát

## Příprava stolu
setup-title = { $game }: příprava stolu
setup-presets = Rychlý výběr
setup-variants = Varianta
setup-missions = Mise
setup-mission-solo = jen proti Tankobotovi
setup-seats = Kdo hraje
setup-seats-range = { $fewest } až { $most ->
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
setup-seats-exactly = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
setup-seat = Místo { $number }
setup-seat-add = Přidat hráče
setup-seat-remove = Odebrat místo { $number }
setup-seat-up = Posunout místo { $number } výš
setup-seat-kind = Kdo sedí na místě { $number }
setup-kind-me = Já
setup-kind-open = Přítel
setup-kind-bot = Bot
setup-level = Síla bota na místě { $number }
setup-name = Jméno na místě { $number }
setup-friend-about = dostanete odkaz
setup-hot-seat = { $count ->
        [few] Na tomto zařízení hrajete za { $count } místa: stránka vždy požádá o předání, aby nikdo neviděl cizí karty.
       *[other] Na tomto zařízení hrajete za { $count } míst: stránka vždy požádá o předání, aby nikdo neviděl cizí karty.
    }
setup-nobody = Žádné místo není vaše: budete se jen dívat.
setup-part-soviet = Sověti
setup-part-german = Němci
setup-part-team-a = tým A
setup-part-team-b = tým B
setup-options = Pravidla
setup-more = Další možnosti
setup-rule = Pravidlo { $rule }
setup-table = Stůl
setup-public = Veřejný
setup-public-about = Kdokoli ho najde na vstupní stránce a smí přisednout nebo se dívat. Jinak jen ten, kdo má odkaz.
setup-undo = Vracení tahů
setup-undo-free = Volné
setup-undo-free-about = Ihned, pokud nikdo mezitím neviděl nic skrytého; jinak se ptá ostatních.
setup-undo-ask = Na požádání
setup-undo-ask-about = Pokaždé se ptá ostatních.
setup-undo-off = Nikdy
setup-undo-off-about = Co je zahráno, platí.
setup-undo-bots = Hrajete-li jen s boty, můžete se vrátit vždy a hned.
setup-patience = Bot za toho, kdo neodpovídá
setup-patience-after = po: { $time }
setup-patience-never = nikdy
setup-patience-about = Ostatní pak mohou odhlasovat, že zatím hraje bot. Kdo se vrátí, může si místo kdykoli vzít zpět.
setup-many-seats = Víc míst pro jednoho hráče
setup-many-seats-about = Host smí obsadit víc volných míst. Jinak má každý jedno.
setup-create = Začít hru
setup-create-open = Založit stůl
setup-back = Zpět ke hrám
setup-unknown = Taková hra tu není.
setup-settled = Vyplývá z ostatních voleb.

## Možnosti: co stránka říká jinak než terminál
option-by-chance = náhodně
option-mission = podle mise
option-on = ano
option-off = ne
option-rush-starting_player-about = Kdo má první tah.
option-rush-max_rounds-about = Po tomto počtu kol hra v každém případě skončí; 0 znamená bez omezení.
option-rush-teams-about = Kdo je s kým v týmu.
option-rush-teams-auto = jako obvykle
option-rush-teams-seating = místa { $team } proti { $other }
option-battlegrounds-starting_player-about = Kdo má první tah.
option-duel-bot-none = nehraje
option-duel-bot-soviet = vede Sověty
option-duel-bot-german = vede Němce
option-duel-difficulty-easy = snadná
option-duel-difficulty-normal = běžná
option-duel-difficulty-hard = těžká
option-duel-deck-base = základní karty
option-duel-deck-mines = s minami
option-duel-deck-steppe = step
option-duel-deck-city = město
option-duel-passes-about = Kolikrát se balíček projde, než přijde naposledy: čím víc, tím delší hra.
option-duel-passes-0 = podle počtu tanků
option-duel-soviet_players-about = Kolik hráčů vede sovětské tanky; ostatní vedou německé.
option-duel-soviet_players-0 = rovnoměrně

## Rychlý výběr
preset-usual = Obvyklá hra
preset-usual-about = Vy proti botům.
preset-rush-basic = Základní hra
preset-rush-basic-about = Tři hráči, základní pravidla.
preset-rush-first = První hra
preset-rush-first-about = Vy a jeden snadný bot.
preset-rush-combat = Ostrý boj
preset-rush-combat-about = Skryté karty, podpora v boji a bonus za bráněné základny.
preset-rush-all = Všechny varianty
preset-rush-all-about = Všech sedm variant z listu volitelných pravidel najednou.
preset-rush-teams = Dva proti dvěma
preset-rush-teams-about = Týmy po dvou s interaktivním průběhem útoku.
preset-rush-friends = S přáteli
preset-rush-friends-about = Základní pravidla, dvě volná místa.
preset-battlegrounds-battle2 = Bitva ve dvou
preset-battlegrounds-battle2-about = Každý dva tanky, hraje se na 16 bodů.
preset-battlegrounds-battle4 = Bitva ve čtyřech
preset-battlegrounds-battle4-about = Každý sám za sebe, na 12 bodů.
preset-battlegrounds-draft = S draftem
preset-battlegrounds-draft-about = Karty tanků si hráči postupně vybírají.
preset-battlegrounds-teams = Dva proti dvěma
preset-battlegrounds-teams-about = Týmy sbírají páry společně.
preset-battlegrounds-family = Rodina
preset-battlegrounds-family-about = Žetony lícem dolů: rozhoduje paměť.
preset-battlegrounds-solo = Sólo
preset-battlegrounds-solo-about = Sami proti dělostřelectvu.
preset-duel-first = První bitva
preset-duel-first-about = Každý dva tanky a jen střelba.
preset-duel-ridge = Hřbet
preset-duel-ridge-about = Tři tanky na každé straně bojují o výšinu.
preset-duel-line = Se vším všudy
preset-duel-line-about = Průlom s děly, radiostanicemi a pěchotou.
preset-duel-big = Velká bitva
preset-duel-big-about = Čtyři tanky a dva hráči na každé straně.
preset-duel-tankbot = Proti Tankobotovi
preset-duel-tankbot-about = Sólo: Němce vede Tankobot.
preset-duel-alone = Sami ve sněhu
preset-duel-alone-about = Sólo: vydržte se dvěma tanky proti třem.

## Co server odmítl
problem-offline = Server není dostupný. Zkontrolujte připojení; stránka to zkouší dál.
problem-malformed = Server tomu nerozuměl. Načtěte prosím stránku znovu.
problem-no_identity = Server už vás nezná. Načtěte prosím stránku znovu.
problem-forbidden = Odtud to není dovoleno.
problem-not_found = Takový stůl tu není.
problem-not_now = Teď to nejde.
problem-seat_taken = Někdo byl rychlejší: místo je obsazené.
problem-too_large = Soubor je příliš velký.
problem-too_many = Příliš mnoho požadavků za krátkou dobu. Chvíli prosím počkejte.
problem-unavailable = Server teď nemůže ukládat. Nic se neztratilo; zkuste to prosím za chvíli znovu.
problem-rules_error = V pravidlech se něco pokazilo. Nic se neztratilo.
problem-broken = Zápis tohoto stolu už nedává smysl. Ostatní stoly jsou v pořádku; pomoci může správce serveru.
problem-internal = Na serveru se něco pokazilo. Nic se neztratilo.
problem-file = „{ $name }“ není soubor dohrané hry, nebo ho někdo změnil.
problem-setup-players = Nejméně hráčů: { $fewest }, nejvíce: { $most }.
problem-setup-variant = Tato varianta je pro jiný počet hráčů: sólo pro jednoho, ostatní pro více.
problem-setup-teams-four = Týmy potřebují právě čtyři hráče.
problem-setup-draft = Draft lze hrát jen ve variantě bitva nebo týmy.
problem-setup-solo-cards = Volba karet patří jen k variantě sólo.
problem-setup-team-game = Týmová hra je pro tři až pět hráčů.
problem-setup-no-teams = Jen v týmové hře.
problem-setup-starting-player = Tolik hráčů tu není.
problem-setup-alone = Jeden hráč potřebuje na druhé straně Tankobota.
problem-setup-seating = Toto rozsazení neodpovídá počtu hráčů.
problem-setup-tankbot-only = Tato mise je jen pro hru proti Tankobotovi.
problem-setup-no-tankbot = Tankobot v této misi nemá úlohu: zvolte jinou misi, nebo aspoň dva hráče.
problem-setup-tankbot-side = V této misi vede Tankobot druhou stranu.
problem-setup-difficulty = Obtížnost se týká Tankobota a ten tu nehraje.
problem-setup-no-guns = V této misi nemá protitankové dělo nikdo.
problem-setup-no-extra-tanks = Tato mise nemá tanky navíc.
problem-setup-soviet-players = Takto hráče v této misi rozdělit nelze.
problem-setup-option = Tato hodnota není možná: { $option }.
