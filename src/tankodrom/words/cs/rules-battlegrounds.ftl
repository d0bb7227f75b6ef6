### Battlegrounds: pravidla našimi slovy. Id zprávy = „battlegrounds-“ + id pravidla, v němž se „.“ píše jako „-“.

## R1
battlegrounds-R1 = Hrací plán
battlegrounds-R1-1 = Hrací plán je síť 8 krát 8, tedy 64 polí s označením A1 až H8.
battlegrounds-R1-2 = Písmena označují sloupce od západu k východu, čísla řady od jihu k severu. A1 je tedy jihozápadní roh.
battlegrounds-R1-3 = V každém rohu hracího plánu je základna o třech polích: rohové pole a dvě pole, která s ním sousedí podél okrajů. Jihozápadní základnu tvoří A1 s A2 a B1, severozápadní A8 s A7 a B8, severovýchodní H8 s H7 a G8 a jihovýchodní H1 s H2 a G1. Pole A1, A8, H8 a H1 jsou rohy svých základen.
battlegrounds-R1-4 = Bílý čtverec 4x4 uprostřed tvoří 16 polí od C3 po F6.
battlegrounds-R1-5 = Na žádném poli není nikdy víc než jeden žeton lokality.
battlegrounds-R1-6 = Z figurek, tanků dělostřelectva a munice se na jedno pole vejde vždy jen jediný kus.
battlegrounds-R1-7 = Figurka může být na jednom poli s žetonem lokality. Munice a tanky dělostřelectva s žetonem lokality na jednom poli nikdy nejsou.
battlegrounds-R1-8 = Prázdné je pole, na němž není žeton lokality, tank ani munice.
battlegrounds-R1-9 = Při přípravě hry spolu pole sousedí, mají-li společnou hranu. Ve variantě rodina se pole dotýkají, mají-li společnou hranu nebo roh.
battlegrounds-R1-10 = Barvy jsou rozmístěny po směru hodinových ručiček: zelená na jihozápadě, žlutá na severozápadě, modrá na severovýchodě a červená na jihovýchodě. Stejně se počítají i místa u stolu a pořadí barev je všude zelená, žlutá, modrá, červená.

## R2
battlegrounds-R2 = Příprava varianty bitva
battlegrounds-R2-1 = Všech 16 speciálních žetonů se zamíchá a vyloží lícem nahoru do bílého čtverce 4x4, na každé jeho pole jeden.
battlegrounds-R2-2 = Všech 48 běžných žetonů se zamíchá a vyloží lícem nahoru na ostatní pole, na každé jeden.
battlegrounds-R2-3 = Na sousedních polích nesmí být stejný obrázek. Žetony, které to porušují, se prohazují s jinými, dokud to neplatí všude.
battlegrounds-R2-4 = Porovnávají se jen obrázky. Vedle sebe proto nesmějí být ani speciální a běžný žeton s týmž obrázkem.
battlegrounds-R2-5 = Při tomto prohazování si vyměňují místa jen speciální žetony se speciálními a běžné s běžnými. Všechny speciální žetony tak zůstanou v bílém čtverci 4x4 a všechny běžné mimo něj.
battlegrounds-R2-6 = Za každou svou figurku dostane hráč 2 karty tanků. Ve třech a ve čtyřech hráčích má tedy každý 2 karty, ve dvou hráčích 4.
battlegrounds-R2-7 = Karty, které zbyly, se zamíchají a utvoří hromádku karet tanků lícem dolů: 4 karty ve dvou hráčích, 6 ve třech a 4 ve čtyřech.
battlegrounds-R2-8 = Ke každé figurce si majitel zvolí jednu aktivní kartu; jeho ostatní karty jsou neaktivní a mohou posloužit kterékoli z jeho figurek. Všechny karty rozdané hráčům leží lícem nahoru.
battlegrounds-R2-9 = Ve třech a ve čtyřech hráčích hraje každý za jednu barvu a má 1 figurku, 1 žeton tanku a 1 hromádku žetonů tanků s body.
battlegrounds-R2-10 = Ve dvou hráčích hraje každý za dvě barvy a v každé z nich má figurku, žeton tanku a hromádku žetonů tanků s body. Každý má tedy současně dvě aktivní karty.
battlegrounds-R2-11 = V hromádce žetonů tanků s body je na začátku nahoře žeton s hodnotou 3, pod ním 2 a vespod 1.
battlegrounds-R2-12 = Každá figurka začíná na základně své barvy; na kterém ze tří polí, volí majitel.
battlegrounds-R2-13 = Ve dvou hráčích hraje první místo u stolu za zelenou a modrou, druhé za žlutou a červenou. Obě figurky hráče tak začínají na různých základnách v protilehlých rozích hracího plánu.
battlegrounds-R2-14 = Ve třech hráčích se hraje za zelenou, žlutou a modrou. Jihovýchodní základnu nikdo nepoužívá; všech 64 žetonů lokalit je ve hře.
battlegrounds-R2-15 = Na začátku je všech 16 žetonů munice v zásobě.
battlegrounds-R2-16 = Které místo u stolu začíná, se určí před hrou. Není-li určeno nic, začíná první.
battlegrounds-R2-17 = O přípravě se rozhoduje otevřeně a v pořadí barev: nejprve o aktivních kartách všech figurek, potom o jejich počátečních polích.

## R3
battlegrounds-R3 = Draft (nepovinný, nahrazuje R2.6)
battlegrounds-R3-1 = Všechny karty tanků se zamíchají a část z nich se vyloží lícem nahoru: 6 karet ve třech hráčích, 8 ve čtyřech.
battlegrounds-R3-2 = První vybírá začínající hráč a ostatní po něm po směru hodinových ručiček; poslední vybere dvakrát za sebou a pak se postupuje v protisměru zpět až k začínajícímu hráči. Počítáno od něj je pořadí ve čtyřech hráčích 1, 2, 3, 4, 4, 3, 2, 1 a ve třech 1, 2, 3, 3, 2, 1.
battlegrounds-R3-3 = Vybrat znamená vzít si jednu z vyložených karet. Po draftu jsou opět na každou figurku 2 karty.
battlegrounds-R3-4 = Dva hráči draftují ve dvou kolech a v každém se vyloží 4 karty. V prvním kole si začínající hráč vezme jednu kartu, soupeř dvě a začínající hráč poslední; ve druhém kole si soupeř vezme jednu, začínající hráč dvě a soupeř poslední. Každý pak má 4 karty.
battlegrounds-R3-5 = Z karet, které si nikdo nevybral, vznikne hromádka karet tanků, tentokrát lícem nahoru. Její pořadí smí znát každý a akcí „dodatečný tank“ se z ní i tady berou karty shora.
battlegrounds-R3-6 = Po draftu se podle R2.8, R2.12 a R2.17 zvolí aktivní karty a počáteční pole.

## R4
battlegrounds-R4 = Tah (bitva, týmy, sólo)
battlegrounds-R4-1 = Hráči se v tazích střídají po směru hodinových ručiček.
battlegrounds-R4-2 = Tah má jeden úsek a za každou v něm použitou akci „další tah“ ještě jeden úsek navíc.
battlegrounds-R4-3 = Úsek má čtyři kroky: zničené figurky se vrátí na plán (R7.5), hráč smí provést další akce (R4.10), provede jednu hlavní akci a na konci úseku smí znovu provést další akce.
battlegrounds-R4-4 = Hlavní akce jsou dvě: pohyb a výstřel, anebo výměna tanku. Hráč musí provést právě jednu z nich, vzdát se jí nesmí.
battlegrounds-R4-5 = Pohyb a výstřel znamená: pohyb, pak příležitost k dalším akcím a nakonec nejvýše jeden výstřel.
battlegrounds-R4-6 = Opačné pořadí, tedy výstřel, další akce a pohyb, má k dispozici jen tank s vylepšením „změna pořadí výstřelu a pohybu“.
battlegrounds-R4-7 = V jednom úseku střílí tatáž figurka, která se v něm pohybuje.
battlegrounds-R4-8 = Kdo má několik figurek, vybere pro každý úsek jednu z nich. Běžně lze vybrat jen figurku, která má nějakou dovolenou dráhu. Nemá-li však žádná z hráčových figurek na plánu dovolenou základní dráhu (R5.1), lze vybrat kteroukoli z nich.
battlegrounds-R4-9 = Je-li figurka při svém pohybu zničena, další akce mezi pohybem a výstřelem i výstřel odpadají. Úsek pokračuje dalšími akcemi na svém konci.
battlegrounds-R4-10 = Další akce lze provádět ve třech chvílích: před hlavní akcí, mezi pohybem a výstřelem a na konci úseku. Hráč na tahu přitom smí přikládat dostupná vylepšení (R10) a používat akci „dodatečný tank“ (R12), kolikrát může a v jakémkoli pořadí.
battlegrounds-R4-11 = Akci „další tah“ lze použít jen na konci úseku.
battlegrounds-R4-12 = Další akce patří k oběma hlavním akcím, lze je tedy provádět i v úseku, v němž se vyměňuje tank.
battlegrounds-R4-13 = O všem rozhoduje hráč na tahu. Žádné pravidlo nenechá v jeho tahu rozhodovat soupeře.
battlegrounds-R4-14 = Na konci úseku smí hráč ukončit tah. Potom se ověří, zda tím hra končí (R14, R15, R17); pokud ne, je na tahu další místo u stolu.
battlegrounds-R4-15 = Vynechání pohybu, vynechání výstřelu a ukončení tahu proběhnou samy, nelze-li udělat nic jiného. Každá jiná volba se hráči předloží, i když má jen jedinou možnost.

## R5
battlegrounds-R5 = Pohyb
battlegrounds-R5-1 = Dráhu pohybu tvoří pole, na která tank postupně vjede, bez pole, z něhož vyjel. Základní dráha je přímá: drží se jednoho ze směrů pohybu na aktivní kartě a má přesně tolik polí, kolik udává vzdálenost pohybu na kartě.
battlegrounds-R5-2 = Jet na kratší ani na delší vzdálenost, než jakou má na kartě, tank nemůže.
battlegrounds-R5-3 = Žádné pole dráhy nesmí být mimo hrací plán.
battlegrounds-R5-4 = Dráha nesmí končit na poli s jiným tankem, ať je to nepřátelská, spojenecká nebo druhá vlastní figurka, anebo tank dělostřelectva.
battlegrounds-R5-5 = Žetony lokalit pohybu nepřekážejí a pohybem se nesbírají.
battlegrounds-R5-6 = Dráha je dovolená, i když na jejích polích před posledním stojí tanky nebo když na kterémkoli jejím poli leží munice.
battlegrounds-R5-7 = Zda je dráha dovolená, se posuzuje před pohybem, a to jen podle R5.1 až R5.4 a podle vylepšení (R10). Dráha s obsazeným posledním polem dovolená není, ani kdyby byl tank zničen dřív, než by tam dojel.
battlegrounds-R5-8 = Dovolené dráhy figurky jsou dráhy základní a k nim všechny, které umožňují vylepšení na její aktivní kartě. Hráč si z nich vybírá libovolně.
battlegrounds-R5-9 = Kromě případů podle R5.10 se některá z dovolených drah projet musí, i kdyby tím byl jedoucí tank zničen. Vyhnout se tomu lze jedině tak, že hráč jako hlavní akci zvolí výměnu tanku.
battlegrounds-R5-10 = Figurka smí zůstat stát, nemá-li vůbec žádnou dovolenou dráhu. Smí zůstat stát i tehdy, nemá-li dovolenou základní dráhu a neměla-li ji ve chvíli, kdy byla vybrána, ani žádná jiná hráčova figurka, protože vylepšení se používat nemusí (R10.5). V obou případech smí i tak vystřelit.
battlegrounds-R5-11 = Dráha se projíždí pole po poli. Jakmile je jedoucí tank na některém poli zničen, zbytek dráhy se nekoná a munice i tanky na dalších polích zůstanou, jak jsou.
battlegrounds-R5-12 = Vjede-li tank na pole s municí, ať cestou, nebo na konci dráhy, munice se vrátí do zásoby. Jedoucí tank je zničen, pokud ho nezachrání pancíř.
battlegrounds-R5-13 = Vjede-li tank na pole s jiným tankem, což je možné jen cestou, je zničen jedoucí tank, pokud ho nezachrání pancíř. Přejetému tanku se nic nestane a zůstane na svém poli.
battlegrounds-R5-14 = R5.13 platí stejně pro figurky nepřátelské i spojenecké, pro druhou vlastní figurku i pro tanky dělostřelectva. Rozdíl je jen v tom, kdo za to dostane body (R8).
battlegrounds-R5-15 = Tank, který pohyb přečká, stojí na posledním poli dráhy.
battlegrounds-R5-16 = Tank nepřekáží sám sobě: pole, z něhož vyjel, se pro jeho vlastní dráhu nepovažuje za pole s jiným tankem.

## R6
battlegrounds-R6 = Výstřel
battlegrounds-R6-1 = Střílet není povinné. V jednom úseku lze vystřelit nejvýše jednou.
battlegrounds-R6-2 = Každý směr výstřelu na aktivní kartě určuje jedno cílové pole: to, které leží přímo v tomto směru přesně ve vzdálenosti výstřelu.
battlegrounds-R6-3 = Směr výstřelu nedává žádný cíl, pokud by pole ve vzdálenosti výstřelu bylo mimo hrací plán.
battlegrounds-R6-4 = Na tancích, žetonech a munici mezi střílejícím tankem a cílovým polem nezáleží.
battlegrounds-R6-5 = Střílející hráč si zvolí jedno cílové pole a jednu z věcí, které tam lze výstřelem udělat. Jaké to jsou, záleží na tom, co na poli je:
    Žeton lokality bez figurky: vzít žeton.
    Žeton lokality s nepřátelskou figurkou: vzít žeton, nebo zasáhnout tank.
    Žeton lokality s vlastní nebo spojeneckou figurkou: vzít žeton.
    Nepřátelská figurka bez žetonu lokality: zasáhnout tank.
    Vlastní nebo spojenecká figurka bez žetonu lokality: nic.
    Munice: odstranit ji.
    Tank dělostřelectva (sólo): zasáhnout ho (R17.10).
    Prázdné pole: položit munici, je-li nějaká v zásobě; ve variantě sólo nic.
battlegrounds-R6-6 = Běžný žeton, na který hráč vystřelil, přijde do jeho herní oblasti.
battlegrounds-R6-7 = I speciální žeton, na který hráč vystřelil, přijde do jeho herní oblasti. Dokud k němu chybí druhý do páru, nemá žádný účinek.
battlegrounds-R6-8 = Výstřelem na prázdné pole se na ně položí jeden žeton munice ze zásoby.
battlegrounds-R6-9 = Výstřelem na munici se munice odstraní: žeton se vrátí do zásoby.
battlegrounds-R6-10 = Zasažený nepřátelský tank je zničen, pokud ho nezachrání pancíř. Body za něj určuje R8.2.
battlegrounds-R6-11 = Je-li na poli nepřátelská figurka i žeton lokality, určí hráč ještě před výstřelem, na co z toho střílí. Střílí-li na žeton, figurce se nic nestane a zůstane na místě.
battlegrounds-R6-12 = Když je figurka zničena, žeton lokality pod ní zůstane na svém poli.
battlegrounds-R6-13 = Vlastní ani spojenecký tank výstřelem zasáhnout nelze. Žeton lokality pod takovou figurkou však vzít lze.
battlegrounds-R6-14 = Je-li zásoba munice prázdná, munici položit nelze.
battlegrounds-R6-15 = Výstřel bez účinku neexistuje. Kdo nechce žádnou z možností, výstřel vynechá.
battlegrounds-R6-16 = Munici lze položit na kterékoli prázdné pole, i na základnu a do bílého čtverce 4x4.

## R7
battlegrounds-R7 = Zničení, návrat a oprava
battlegrounds-R7-1 = Tank může být zničen čtyřmi způsoby: nepřátelským výstřelem, vjetím na pole s municí, tím, že sám přejede jakýkoli tank, a ve variantě sólo zásahem dělostřelectva.
battlegrounds-R7-2 = Figurka zničeného tanku odejde z hracího plánu. Karta, se kterou hrála, se stane neaktivní a její tank platí za zničený v předchozím tahu; takové kartě tu říkáme krátce vrak. Vylepšení na ní zůstanou, ale nepůsobí. Zda přitom změní majitele žeton tanku s body, určuje R8.
battlegrounds-R7-3 = Nikdo není nikdy vyřazen ze hry. Tank může být zničen a vrátit se, kolikrát je třeba; pro variantu sólo viz R17.
battlegrounds-R7-4 = Figurka mimo hrací plán nemá aktivní kartu, nikomu nepřekáží a nemůže být cílem.
battlegrounds-R7-5 = Každý úsek začíná návratem figurek: všechny figurky hráče na tahu, které jsou mimo plán, se musejí vrátit, jedna po druhé v pořadí barev. Varianta sólo má vlastní pravidlo R17.13.
battlegrounds-R7-6 = Pro vracející se figurku si majitel zvolí kteroukoli svou neaktivní kartu, která se tím stane aktivní, a jedno z polí dovolených podle R7.10.
battlegrounds-R7-7 = Není-li zvolená karta vrakem, úsek pokračuje jako obvykle a figurka se smí hned pohybovat.
battlegrounds-R7-8 = Zvolí-li hráč kartu, která je vrakem, je to oprava a ta stojí celý tah, i když má na plánu jiné figurky nebo je to úsek z akce „další tah“. Jakmile se vrátí všechny figurky, tah končí: bez dalších akcí, bez hlavní akce, bez jednorázové akce a bez dalšího úseku. Od příštího tahu hraje tank normálně.
battlegrounds-R7-9 = Ve variantách bitva a týmy není žádná z hráčových karet nadále vrakem, jakmile je dokončen návrat figurek na začátku jeho úseku. Hráč se tedy smí vrátit s jinou kartou a v témže úseku ji vyměnit za kartu, která byla vrakem.
battlegrounds-R7-10 = Majitel vracející se figurky volí pole z první z těchto skupin, která není prázdná:
    1 Pole základny bez tanku a bez munice.
    2 Pole základny bez tanku. Munice ze zvoleného pole se bez účinku vrátí do zásoby.
    3 Pole bez tanku a bez munice, která jsou nejblíže rohu základny, kromě rohu samého. Vzdálenost se počítá v krocích na dotýkající se pole, i šikmý krok je tedy jeden.
battlegrounds-R7-11 = Návrat není pohyb. Munice při něm nevybuchne, pancíř se nespotřebuje a nikdo není přejet; nezáleží ani na tom, zda je na poli žeton lokality.
battlegrounds-R7-12 = Figurka se vrací vždy jen na základnu své barvy.
battlegrounds-R7-13 = Karta, jejíž tank byl dříve zničen, se může vrátit i výměnou tanku; nic navíc to nestojí.
battlegrounds-R7-14 = Vylepšení, která přestala působit, působí znovu, jakmile je jejich karta aktivní.

## R8
battlegrounds-R8 = Žetony tanků s body a výsledek
battlegrounds-R8-1 = Odevzdává se vždy vrchní žeton tanku s body z hromádky v barvě zničené figurky: nejprve 3, potom 2, nakonec 1.
battlegrounds-R8-2 = Zničí-li tank nepřátelský výstřel, dostane žeton tanku s body hráč, který vystřelil.
battlegrounds-R8-3 = Je-li tank zničen tím, že přejel nepřátelskou figurku, přijde jeho majitel o žeton tanku s body: dostane ho ten, čí figurka byla přejeta.
battlegrounds-R8-4 = Je-li tank zničen municí nebo tím, že přejel vlastní či spojeneckou figurku, žádný žeton tanku s body se neodevzdává.
battlegrounds-R8-5 = Je-li hromádka žetonů tanků s body prázdná, nikdo nic nedostane, tank je však zničen stejně.
battlegrounds-R8-6 = Získaný žeton tanku s body zůstává hráči až do konce a počítá se mu v plné hodnotě.
battlegrounds-R8-7 = Žetony tanků s body, které zbyly ve vlastní hromádce, majiteli žádné body nepřinášejí.
battlegrounds-R8-8 = Žeton tanku se nikdy neodevzdává.
battlegrounds-R8-9 = Zachrání-li tank pancíř, nikdo žádný žeton tanku s body neodevzdává.
battlegrounds-R8-10 = Hráč má 2 vítězné body za každý pár a k tomu součet hodnot všech získaných žetonů tanků s body.

## R9
battlegrounds-R9 = Žetony lokalit a páry
battlegrounds-R9-1 = Sebraný žeton lokality přijde do herní oblasti toho, kdo ho sebral, ve variantě týmy do herní oblasti týmu.
battlegrounds-R9-2 = Je-li v herní oblasti už nespárovaný žeton s tímto obrázkem, utvoří oba okamžitě pár; nikdo o tom nerozhoduje.
battlegrounds-R9-3 = V herní oblasti proto nikdy nejsou dva nespárované žetony s týmž obrázkem.
battlegrounds-R9-4 = Každý pár přináší 2 vítězné body, i pár s akcí nebo vylepšením a i poté, co byl použit.
battlegrounds-R9-5 = Páry jsou konečné: nerozdělují se ani se neskládají nově, nelze o ně přijít ani s nimi obchodovat.
battlegrounds-R9-6 = Třetí žeton s týmž obrázkem zůstává nespárovaný, dokud k němu nepřibude čtvrtý.
battlegrounds-R9-7 = Pár, v němž má ikonu aspoň jeden žeton, je pár s akcí nebo vylepšením. Od svého vzniku je dostupný a jeho účinek udává ikona.
battlegrounds-R9-8 = Každý pár má jen jeden účinek. Mají-li oba jeho žetony různé ikony, majitel si mezi nimi zvolí, když pár použije nebo přiloží na kartu.
battlegrounds-R9-9 = Nespárovaný speciální žeton nemá žádný účinek.
battlegrounds-R9-10 = Pár je v jednom ze čtyř stavů: běžný (bez ikony), dostupný, přiložený (leží na kartě tanku), nebo použitý. Použitý pár má stále své 2 body, ale už žádný účinek.

## R10
battlegrounds-R10 = Vylepšení
battlegrounds-R10-1 = Přiložit vylepšení znamená položit dostupný pár s vylepšením na svou aktivní kartu. Ve variantě týmy to smí být aktivní karta kteréhokoli člena týmu.
battlegrounds-R10-2 = Na kartě je místo pro dvě vylepšení; počítá se k nim i pancíř.
battlegrounds-R10-3 = Stálé vylepšení nelze z karty sejmout ani přeložit na jinou.
battlegrounds-R10-4 = Působí jen vylepšení na aktivní kartě.
battlegrounds-R10-5 = Stálá vylepšení není nutné používat. Hráč se pokaždé smí držet hodnot vytištěných na kartě.
battlegrounds-R10-6 = Dostupný pár s vylepšením si majitel smí nechat nepřiložený, jak dlouho chce. Není-li pro něj místo na žádné aktivní kartě, musí počkat.
battlegrounds-R10-7 = Přiložené vylepšení působí ihned, i v témže úseku.
battlegrounds-R10-8 = Na jedné kartě mohou být dvě stejná vylepšení. Dvě vylepšení „další pohyb“ nebo dvě „další výstřel“ se sčítají; druhé vylepšení „směr“ nebo „změna pořadí výstřelu a pohybu“ už nic nepřidá.
battlegrounds-R10-9 = Další pohyb: kromě vytištěné vzdálenosti pohybu smí tank použít i vzdálenost o jedno pole větší. Se dvěma těmito vylepšeními smí i vzdálenost větší o dvě pole.
battlegrounds-R10-10 = Další výstřel: kromě vytištěné vzdálenosti výstřelu smí tank použít i vzdálenost o jedno pole větší, a to v každém svém směru výstřelu. Se dvěma těmito vylepšeními smí i vzdálenost větší o dvě pole. Výstřel zůstává jen jeden.
battlegrounds-R10-11 = Směr: tank smí při jízdě zatáčet, takže každý krok vede kterýmkoli ze směrů pohybu vytištěných na kartě, nikdy však jiným. Kroků je tolik, kolik činí zvolená vzdálenost.
battlegrounds-R10-12 = Ani s vylepšením „směr“ nesmí dráha skončit na poli, kde začala.
battlegrounds-R10-13 = Při pohybu na vzdálenost 1 vylepšení „směr“ nic nepřináší. Spolu s vylepšením „další pohyb“ smí tank zatáčet při každém možném pohybu na vzdálenost aspoň 2.
battlegrounds-R10-14 = S vylepšením „směr“ se tank smí vracet, odkud přijel, a vjet na totéž pole i několikrát, také na to počáteční, je-li dodrženo R10.12. Munice a tanky se vyhodnocují znovu při každém vjezdu.
battlegrounds-R10-15 = Změna pořadí výstřelu a pohybu: figurka smí vystřelit už před pohybem místo po něm. Mezi výstřelem a pohybem lze provádět další akce.
battlegrounds-R10-16 = Figurka, která vystřelila nejprve, se potom stále musí pohybovat (R5.9, R5.10) a podruhé už nestřílí. Její dovolené dráhy se posuzují podle situace po výstřelu a po dalších akcích, takže může pomoci i vylepšení, které hráč tímto výstřelem získal a hned přiložil.
battlegrounds-R10-17 = Nejprve vystřelit smí jen figurka, kterou lze v tu chvíli vybrat podle R4.8.

## R11
battlegrounds-R11 = Pancíř
battlegrounds-R11-1 = Pancíř se přikládá jako každé vylepšení a zabírá na kartě jedno ze dvou míst.
battlegrounds-R11-2 = Pancíř zapůsobí sám, jakmile by tank poprvé mělo něco zničit: nepřátelský výstřel, munice, přejetí jakéhokoli jiného tanku nebo zásah dělostřelectva. Majitel ho nemůže zadržet.
battlegrounds-R11-3 = Zapůsobí-li pancíř, tank zničen není a nikdo neodevzdává žeton tanku s body. Pár s pancířem se z karty sejme a je použitý, jeho místo na kartě je zase volné.
battlegrounds-R11-4 = Tank zachráněný při pohybu jede po své dráze dál. Narazí-li na ní znovu na něco, co by ho zničilo, je to nový případ.
battlegrounds-R11-5 = Každý pancíř zachrání tank jednou, dva pancíře tedy dvakrát.
battlegrounds-R11-6 = Munice, před níž pancíř tank zachránil, se odstraní do zásoby. Přejetý tank zůstane na místě.
battlegrounds-R11-7 = I výstřel, který zastavil pancíř, se útočníkovi počítá jako výstřel.
battlegrounds-R11-8 = Pancíř na neaktivní kartě nic nechrání.
battlegrounds-R11-9 = Použitý pár s pancířem se vrátí do herní oblasti svého majitele a jeho 2 body platí dál.

## R12
battlegrounds-R12 = Jednorázové akce
battlegrounds-R12-1 = Další tah: na konci úseku hráč použije pár s touto akcí a začne další úsek, a to včetně návratu figurek.
battlegrounds-R12-2 = V jednom tahu smí hráč použít akci „další tah“ i několikrát po sobě. Pro každý takový úsek si znovu zvolí figurku, kterou lze vybrat (R4.8), a hlavní akci.
battlegrounds-R12-3 = Pár s akcí „další tah“, který v některém úseku vznikl, lze použít už na konci téhož úseku.
battlegrounds-R12-4 = Dodatečný tank: hráč si vezme 2 vrchní karty z hromádky karet tanků, jednu si nechá jako neaktivní kartu a druhou dá do krabice; pár je tím použitý. Odmítnutou kartu ostatním neukazuje, po draftu ji však znají všichni.
battlegrounds-R12-5 = Zbývá-li v hromádce jen 1 karta, hráč si ji nechá. Je-li hromádka prázdná, nelze akci použít a pár zůstává dostupný.
battlegrounds-R12-6 = Ve variantách bitva a týmy nepřináší karta navíc figurku navíc. Rozšiřuje výběr při výměně tanku a při návratu figurky.
battlegrounds-R12-7 = Jednorázové akce lze použít jen ve vlastním tahu.

## R13
battlegrounds-R13 = Výměna tanku
battlegrounds-R13-1 = Hráč udělá z kterékoli své neaktivní karty aktivní kartu jedné ze svých figurek na plánu. Dosavadní karta se stane i se svými vylepšeními neaktivní, vrak z ní ale není.
battlegrounds-R13-2 = Figurka zůstává na svém poli.
battlegrounds-R13-3 = V úseku s výměnou tanku už není pohyb ani výstřel.
battlegrounds-R13-4 = Po výměně platí pouze hodnoty a vylepšení nové karty.
battlegrounds-R13-5 = Kdo má nějakou neaktivní kartu, smí tuto hlavní akci zvolit vždy, i proto, aby se vyhnul pohybu, který by byl povinný.

## R14
battlegrounds-R14 = Konec varianty bitva
battlegrounds-R14-1 = K vítězství je třeba 16 vítězných bodů ve dvou hráčích, 14 ve třech a 12 ve čtyřech.
battlegrounds-R14-2 = Body se ověřují na konci každého tahu, nikdy v jeho průběhu.
battlegrounds-R14-3 = Nejprve se počítají body hráče, jehož tah právě skončil, pak ostatních po směru hodinových ručiček. První, u koho se zjistí dost bodů, vyhrává a hra končí.

## R15
battlegrounds-R15 = Týmy (čtyři hráči, dva proti dvěma)
battlegrounds-R15-1 = První a třetí místo u stolu jsou tým A, druhé a čtvrté tým B, týmy tedy sedí střídavě. V tazích se postupuje podle pořadí míst.
battlegrounds-R15-2 = Příprava i pravidla jsou jako v bitvě čtyř hráčů, pokud tato kapitola neříká něco jiného.
battlegrounds-R15-3 = Oba členové týmu sbírají žetony lokalit do jedné společné herní oblasti a společně z ní tvoří páry.
battlegrounds-R15-4 = Člen týmu, který je na tahu, smí dostupný pár týmu přiložit na svou aktivní kartu nebo na aktivní kartu druhého člena. Figurka této karty musí být na hracím plánu.
battlegrounds-R15-5 = Dostupné jednorázové akce týmu smějí používat oba členové, každý ve svém tahu. Karta z akce „dodatečný tank“ patří tomu, kdo akci použil.
battlegrounds-R15-6 = Tým má 2 vítězné body za každý svůj pár a k tomu body ze žetonů tanků s body, které získali oba členové.
battlegrounds-R15-7 = Tank, který přejede spojence, je zničen, pokud ho nezachrání pancíř. Žádný žeton tanku s body se neodevzdává.
battlegrounds-R15-8 = Tank spojence nelze výstřelem zasáhnout (R6.13).
battlegrounds-R15-9 = Karty tanků, hromádku žetonů tanků s body i základnu má každý člen týmu vlastní.
battlegrounds-R15-10 = Tým vyhrává v okamžiku, kdy má 20 vítězných bodů, i kdyby to bylo uprostřed tahu nebo v tahu soupeřů.

## R16
battlegrounds-R16 = Rodina (dva až čtyři hráči, hra na paměť)
battlegrounds-R16-1 = Všech 64 žetonů lokalit se naslepo zamíchá a rozloží lícem dolů na všechna pole. Speciální žetony tu nemají vyhrazená pole a stejné obrázky spolu mohou sousedit.
battlegrounds-R16-2 = Potom se odkryjí žetony na D4 a E5. Mají-li stejný obrázek, žeton z E5 se prohodí s žetonem na jiném, náhodně určeném poli, a to tak dlouho, dokud se oba neliší.
battlegrounds-R16-3 = Karty tanků, žetony tanků, žetony tanků s body a munice zůstanou v krabici. Ikony nic neznamenají.
battlegrounds-R16-4 = Každý hráč má jednu figurku a postaví ji na některé pole své základny. Ve dvou hráčích se hraje za zelenou a modrou, ve třech za zelenou, žlutou a modrou, ve čtyřech za všechny barvy.
battlegrounds-R16-5 = Tah má čtyři kroky: pohyb, odkrytí žetonů, hledání párů a zakrytí žetonů.
battlegrounds-R16-6 = Figurka udělá jeden nebo dva kroky, každý na kterékoli dotýkající se pole; smí volně zatáčet i vrátit se, odkud vyšla. Může tedy skončit na kterémkoli poli vzdáleném nejvýše dva kroky včetně svého dosavadního, pokud na něm nestojí jiná figurka.
battlegrounds-R16-7 = Jiné figurky, přes které figurka cestou projde, nehrají žádnou roli.
battlegrounds-R16-8 = Hráč odkryje jeden zakrytý žeton na poli, které se dotýká pole jeho figurky, a když ho vidí, odkryje druhý. Obojí je povinné. Je-li kolem figurky zakrytých žetonů méně, odkryje jen ten jeden, nebo žádný.
battlegrounds-R16-9 = Žeton pod vlastní figurkou odkrýt nelze. Žetony pod jinými figurkami ano.
battlegrounds-R16-10 = Po odkrytí se porovnají všechny odkryté žetony na plánu včetně těch, které zbyly z předchozího tahu. Dva se stejným obrázkem jsou pár: hráč oba vezme z plánu do své herní oblasti a má za ně 2 vítězné body. Opakuje se to, dokud jsou na plánu stejné odkryté obrázky, takže tah přinese žádný, jeden, nebo dva páry.
battlegrounds-R16-11 = Jsou-li stejné tři odkryté žetony, vezme si hráč ty dva, které byly odkryty nejdříve. Naposledy odkrytý zůstane ležet na plánu odkrytý.
battlegrounds-R16-12 = Za každý nalezený pár má hráč jeden tah navíc, za dva páry tedy dva.
battlegrounds-R16-13 = Na konci tahu zůstanou odkryté ty žetony, které byly odkryty v tomto tahu a hráč si je nevzal. Všechny ostatní odkryté žetony na plánu se zakryjí.
battlegrounds-R16-14 = Pro R16.13 je tah navíc tahem jako každý jiný. Žetony, které hráč nechal odkryté v předchozím tahu, se tedy na konci tahu navíc zakryjí.
battlegrounds-R16-15 = V prvním tahu se na žetony na D4 a E5 hledí, jako by je odkryl předchozí hráč.
battlegrounds-R16-16 = Než přijde na řadu další místo u stolu, odehrají se všechny tahy navíc, které ještě zbývají; vzdát se jich nelze.
battlegrounds-R16-17 = Jakmile má některý hráč 10 vítězných bodů, hra končí a tento hráč vyhrál. Nic se už nezakrývá a žádný tah navíc se nehraje.

## R17
battlegrounds-R17 = Sólo (jeden hráč proti dělostřelectvu)
battlegrounds-R17-1 = Všech 64 žetonů lokalit se zamíchá dohromady a náhodně vyloží lícem nahoru; speciální žetony mohou ležet kdekoli, i v bílém čtverci 4x4. R2.3 platí na celém plánu a prohodit se kvůli tomu smějí kterékoli dva žetony.
battlegrounds-R17-2 = Hráč si vylosuje 2 karty tanků, nebo si je zvolí, bylo-li to tak předem určeno; obě jsou aktivní. Zbylých 10 karet utvoří hromádku karet tanků lícem dolů.
battlegrounds-R17-3 = Hru začínají dvě figurky: zelená s první kartou a žlutá s druhou. Postaví se na pole dvou různých základen, kterýchkoli ze čtyř.
battlegrounds-R17-4 = Hráči patří všechny 4 figurky a žetony tanků. Dvě figurky čekají, až přibudou další karty.
battlegrounds-R17-5 = Všech 12 žetonů tanků s body je zásobou tanků dělostřelectva. Jejich hodnoty 3, 2 a 1 tu nic neznamenají.
battlegrounds-R17-6 = Žetony munice tu udávají souřadnice: 8 zelených písmena A až H, 8 červených čísla 1 až 8. Zamíchají se odděleně do dvou hromádek, souřadnicemi dolů. Na hracím plánu munice nikdy neleží.
battlegrounds-R17-7 = I ve variantě sólo platí R4 až R13, tedy i další akce, vylepšení, jednorázové akce a výměna tanku za neaktivní kartu. Co je jinak, říkají ostatní pravidla této kapitoly.
battlegrounds-R17-8 = Hráč si vybere kteroukoli figurku, kterou dovoluje R4.8, třeba i tutéž jako v minulém tahu. Střílet smí jen ta figurka, která se pohybovala.
battlegrounds-R17-9 = Výstřelem lze vzít žeton lokality, i zpod vlastní figurky, nebo zasáhnout tank dělostřelectva. Munice se výstřelem neklade. Hráč smí výstřel vynechat.
battlegrounds-R17-10 = Zasažený tank dělostřelectva odejde z plánu zpět do zásoby dělostřelectva. Hráč za něj žádné body nemá.
battlegrounds-R17-11 = Tank, který přejede vlastní figurku nebo tank dělostřelectva, je zničen, pokud ho nezachrání pancíř; druhý tank zůstane na místě. Body za to nejsou. Karta hráči zůstává, je neaktivní a je to vrak.
battlegrounds-R17-12 = Pohyb nesmí skončit na poli s tankem dělostřelectva.
battlegrounds-R17-13 = Na začátku úseku přijde na plán nejvýše jedna figurka, a to první v pořadí barev, která na něm není, s kteroukoli neaktivní kartou. Smí na kteroukoli ze čtyř základen: R7.10 se použije na všechny čtyři dohromady a ve třetí skupině rozhoduje vzdálenost k nejbližšímu rohu základny. Dokud má hráč na plánu nějakou figurku, smí to odmítnout, jinak je to povinné.
battlegrounds-R17-14 = Ve variantě sólo zůstává karta vrakem, dokud není opravena (R7.8) nebo se nestane aktivní výměnou tanku.
battlegrounds-R17-15 = Když tah hráče se všemi úseky skončí, jedná jednou dělostřelectvo. Platí to i po tahu, který padl na opravu.
battlegrounds-R17-16 = Jsou-li obě hromádky vyčerpané, všech 16 žetonů se nejprve zase zakryje a každá hromádka se znovu zamíchá.
battlegrounds-R17-17 = Odkryje se jedno písmeno a jedno číslo a dělostřelectvo zasáhne pole, které spolu označují. Odkryté žetony jsou stranou, dokud je nevrátí R17.16.
battlegrounds-R17-18 = Je-li na poli, které dělostřelectvo zasáhlo, hráčova figurka, je zasažena ona, a nikdy žeton lokality pod ní. Pancíř ji zachrání jako v R11.3. Jinak figurka odejde z plánu a její karta přijde do krabice; páry, které na kartě ležely, jsou použité a jejich body platí dál, žeton lokality zůstane na místě. Dělostřelectvo za to nemá žádný bod.
battlegrounds-R17-19 = Zasáhne-li dělostřelectvo pole s tankem dělostřelectva, nestane se nic.
battlegrounds-R17-20 = Zasáhne-li dělostřelectvo pole, na němž je žeton lokality a žádný tank, přijde tento žeton do oblasti hry dělostřelectva.
battlegrounds-R17-21 = Zasáhne-li dělostřelectvo prázdné pole, postaví se na ně tank dělostřelectva ze zásoby. Nezbývá-li v zásobě žádný, nestane se nic.
battlegrounds-R17-22 = Dělostřelectvo má jeden bod za každý žeton lokality ve své oblasti hry, přičemž za páry nic navíc není, a jeden bod za každý tank dělostřelectva, který je právě na plánu.
battlegrounds-R17-23 = Hra končí v okamžiku, kdy má dělostřelectvo 20 bodů.
battlegrounds-R17-24 = Hra končí také v okamžiku, kdy dělostřelectvo zasáhne a zničí figurku a hráč už nemá na plánu jinou figurku ani žádnou neaktivní kartu. Nepoužitý pár s akcí „dodatečný tank“ na tom nic nemění.
battlegrounds-R17-25 = Hra končí i tehdy, když po jednání dělostřelectva nezbývá na plánu žádný žeton lokality.
battlegrounds-R17-26 = Hráč má 2 vítězné body za každý pár. Za 16 bodů má hodnost 1, za 18 hodnost 2, za 20 hodnost 3, za 22 hodnost 4, za 24 hodnost 5 a za 26 nebo více hodnost 6; hodnost má tolik hvězdiček, kolik je její číslo. S méně než 16 body žádnou hodnost nemá.
battlegrounds-R17-27 = Hráč vyhrává s jednou nebo více hvězdičkami, ať hra skončila z jakéhokoli důvodu. Body dělostřelectva se jen oznámí a o ničem dalším nerozhodují.

## R18
battlegrounds-R18 = Pojistky proti nekonečné hře (naše domácí pravidla)
battlegrounds-R18-1 = Pokrok nastane, když žeton lokality opustí hrací plán, když žeton tanku s body změní majitele nebo když ve variantě sólo přijde karta do krabice. Po 20 úplných kolech bez pokroku, nebo po jiném předem určeném počtu, hra na konci tahu skončí. Kolo má tolik tahů, kolik je míst u stolu, a úseky z akce „další tah“ se zvlášť nepočítají; ve variantě sólo je kolem každý tah hráče.
battlegrounds-R18-2 = Varianty bitva a týmy končí také tehdy, když na konci tahu není na plánu žádný žeton lokality a všechny hromádky žetonů tanků s body jsou prázdné.
battlegrounds-R18-3 = Skončí-li hra některou z těchto pojistek, vyhrává ten, kdo má nejvíc vítězných bodů; při shodě se ti nejlepší o vítězství dělí. Ve variantě sólo se hodnost určí jako vždy.
battlegrounds-R18-4 = Pojistky se ověřují až po koncích hry podle R14, R15 a R17. Při testech je lze vypnout.

## R19
battlegrounds-R19 = Co platí vždy
battlegrounds-R19-1 = Žetonů lokalit na plánu, nespárovaných, v párech a ve variantě sólo i v oblasti hry dělostřelectva je vždy dohromady 64.
battlegrounds-R19-2 = Po každé jednotlivé akci platí R1.5, R1.6 a R1.7.
battlegrounds-R19-3 = Mezi úseky a kdykoli lze provádět další akce, je figurka na hracím plánu právě tehdy, když má aktivní kartu.
battlegrounds-R19-4 = Každá karta tanku je právě na jednom místě: mezi kartami vyloženými k draftu, v hromádce karet tanků, mezi kartami právě vzatými akcí „dodatečný tank“, v krabici, mezi neaktivními kartami jednoho hráče, nebo je aktivní pod jednou barvou.
battlegrounds-R19-5 = Ve variantách bitva a týmy je žetonů munice na plánu a v zásobě vždy dohromady 16.
battlegrounds-R19-6 = Ve variantách bitva a týmy jsou v každé barvě žetony tanků s body v hromádce a ty, které získali jiní, vždy dohromady tři. Z hromádky ubývají jen shora, takže v ní zbývají 3, 2 a 1, nebo 2 a 1, nebo jen 1, anebo nic.
battlegrounds-R19-7 = Na žádné kartě nikdy neleží víc než dva páry a každý přiložený pár leží právě na jedné kartě.
battlegrounds-R19-8 = Vítězných bodů hráče ani týmu nikdy neubývá.
battlegrounds-R19-9 = V herní oblasti hráče ani týmu nejsou dva nespárované žetony s týmž obrázkem. V oblasti hry dělostřelectva být mohou.
battlegrounds-R19-10 = Dokud hra neskončila, lze vždy udělat aspoň jednu věc.
battlegrounds-R19-11 = Ve variantách bitva a týmy se počet karet tanků, které hráč má, nikdy nezmenší.
battlegrounds-R19-12 = Veškerá náhoda pochází z jednoho zdroje, který určuje jediné počáteční číslo. Stejné počáteční číslo a stejná rozhodnutí dají stejnou hru.
battlegrounds-R19-13 = Ve variantě rodina jsou na začátku tahu odkryté nejvýše dva žetony.
battlegrounds-R19-14 = Ve variantě sólo je tanků dělostřelectva na plánu a v zásobě vždy dohromady 12.
