### Rush: pravidla našimi slovy. Id zprávy = „rush-“ + id pravidla, v němž se „.“ píše jako „-“.

## R1
rush-R1 = Příprava hry
rush-R1-1 = Hrají dva až pět hráčů. Místa u stolu se počítají po směru hodinových ručiček.
rush-R1-2 = Jeden hráč je začínajícím hráčem od prvního tahu až do posledního; karta začínajícího hráče nikdy nemění majitele. Kdo to bude, určí hráči dohodou, jinak rozhodne náhoda.
rush-R1-3 = Každý hráč má na stole tři základny na místech A, B a C. Na začátku není žádná z nich poškozená ani chráněná.
rush-R1-4 = Každý hráč dostane šest týlových karet: čtyři karty ženistů, jednu kartu opravářů a jednu kartu dobrovolníků. Ženisté mají nákupní hodnotu 1 a dají se použít jen k placení. Opraváři mají pouze vlastnost výzkum (3), dobrovolníci pouze vlastnost nábor a nákupní hodnotu nemají ani jedni, ani druzí.
rush-R1-5 = Každý hráč svých šest týlových karet zamíchá a položí je lícem dolů jako garáž. Sklad, tedy hromádka lícem nahoru vedle ní, je zatím prázdný.
rush-R1-6 = Každý hráč si z garáže vezme do ruky tři karty, takže v garáži tři zůstanou.
rush-R1-7 = Při jakémkoli počtu hráčů se zamíchá všech 100 vozidel a vznikne z nich balíček vozidel. Odhazovací balíček i vrakoviště jsou na začátku prázdné.
rush-R1-8 = Do obchodu se jedno po druhém vyloží čtyři vozidla; každé přijde těsně vedle balíčku vozidel a ta dřívější odsune dál. První vyložené vozidlo tak leží od balíčku nejdál. V balíčku zbývá 96 vozidel.
rush-R1-9 = Každá ze čtyř příslušností má svůj balíček medailí s devíti kartami jednoduchých a třemi kartami dvojitých medailí. Všichni si je mohou kdykoli prohlížet a počítat.
rush-R1-10 = Dvanáct karet úspěchu se zamíchá a odkryje se o jednu víc, než je hráčů: tři ve dvou hráčích, čtyři ve třech, pět ve čtyřech a šest v pěti. V této hře platí jen tyto odkryté karty.
rush-R1-11 = Základny, týlové karty, karty úspěchu a přehledové karty, které nikdo nepotřebuje, se na celou hru uklidí.
rush-R1-12 = První tah má začínající hráč, pak se hraje po směru hodinových ručiček.

## R2
rush-R2 = Tah a hraní karet
rush-R2-1 = Tah má vždy tři kroky v tomto pořadí: krok I je oprava poškození a odkrytí karet, krok II je hraní karet, krok III je úprava obchodu a dobrání karet.
rush-R2-2 = Krok I začíná opravou: hráči na tahu se opraví všechny jeho poškozené základny i všechna poškozená vozidla, která je chrání. Děje se to samo, týká se to všeho a hráč se toho nemůže vzdát.
rush-R2-3 = Jinak se poškození opravit nedá. V kroku I se opravují pouze karty hráče na tahu, takže v cizím tahu se nikomu nic neopraví.
rush-R2-4 = Po opravě hráč na tahu ukáže všem celý svůj list; ve variantě V3 se to vynechává. V tazích ostatních hráčů zná karty v ruce jen jejich majitel, ostatní vědí pouze, kolik jich je.
rush-R2-5 = V ruce bývají tři karty. Méně jich může být po sabotáži, po poskytnutí podpory (V3) nebo ve velmi malé rotě, více díky variantám V2, V4 a V7.
rush-R2-6 = V kroku II lze každou kartu z ruky zahrát jedním ze tří způsobů: zaplatit jí při nákupu, využít její vlastnosti a/nebo ji použít k ochraně základny, anebo s ní zaútočit.
rush-R2-7 = Hodí-li se karta k několika způsobům, vybere si majitel jeden z nich. Dva způsoby se na jedné kartě nikdy nespojují.
rush-R2-8 = Na pořadí karet nezáleží a nákup, vlastnosti, ochrana základen i útok se mohou libovolně prolínat. Jediným omezením je R2.14.
rush-R2-9 = Nikdo není povinen kartu zahrát. Nechtěnou kartu z ruky lze v kroku II odložit do skladu kdykoli, když se právě nevyhodnocuje jiná karta; co v ruce zbude na konci, přijde do skladu také (R13.4).
rush-R2-10 = Tutéž kartu vozidla lze v jednom tahu zahrát jen jednou. Jakmile vozidlo v kroku II opustí ruku hráče na tahu, ať už bylo jakkoli zahráno, nebo jen odloženo, je do konce tohoto tahu zablokované.
rush-R2-11 = Zablokované vozidlo se může v témže tahu vrátit do ruky, když se sklad zamíchá a hráč si vozidlo znovu dobere. Nesmí pak platit, využít vlastnosti, chránit základnu, útočit ani poskytnout podporu; může jen zůstat v ruce, nebo být znovu odloženo.
rush-R2-12 = Zablokovat se mohou jen vozidla. Ženisty, medaile a dobrovolníky, které si hráč v témže tahu dobere znovu, smí znovu zahrát.
rush-R2-13 = Vozidlo, které do roty přibylo v tomto tahu, zablokované není, a stejně tak ani vozidlo, které chránilo základnu už od některého dřívějšího tahu a teď bylo vystřídáno; dobere-li si je hráč ještě v tomto tahu, smí je zahrát. Vozidlo, které v tomto tahu začalo chránit základnu a hned v něm bylo i vystřídáno, zablokované je.
rush-R2-14 = Hraná karta se dohraje až do konce, tedy dokud neleží tam, kam patří, a teprve potom se začne s další. Také nákup a útok se dokončí bez přerušení.
rush-R2-15 = Karty dobrané v kroku II přijdou rovnou do ruky, ukážou se všem (ve V3 nikoli) a lze je zahrát ještě v tomto tahu.
rush-R2-16 = V kroku II není počet karet v ruce nijak omezen.
rush-R2-17 = I hráč s prázdnou rukou má svůj tah: provede opravu, krok II proběhne bez karet a následuje krok III.
rush-R2-18 = O konci kroku II rozhoduje hráč na tahu. S koncem tahu pomine veškeré zablokování i všechny účinky tahu: nábor, nevyužitý kredit i skutečnost, že útok už proběhl.

## R3
rush-R3 = Garáž, sklad a dobírání
rush-R3-1 = Karty se dobírají po jedné, vždy ta, která je v garáži nahoře.
rush-R3-2 = Má-li si hráč dobrat kartu a garáž je prázdná, zamíchá celý svůj sklad, udělá z něj novou garáž a v dobírání pokračuje.
rush-R3-3 = Prázdná garáž sama o sobě k zamíchání nevede. S tím se čeká, až bude opravdu třeba dobrat kartu.
rush-R3-4 = Nezbyla-li karta v garáži ani ve skladu, o zbývající dobrání hráč přijde; jiný postih z toho nemá.
rush-R3-5 = Karta, která se právě hraje, není ve skladu, dokud není dohrána. Vede-li k zamíchání skladu využití její vlastnosti, ona sama se nezamíchá.
rush-R3-6 = Vozidla chránící základny, karty v ruce a karty ponechané podle V2 nebo V7 se do zamíchání nezahrnují.
rush-R3-7 = Bez varianty V6 smí hráč v jednom tahu zamíchat sklad tolikrát, kolikrát je to potřeba.
rush-R3-8 = Vše, co hráč získá, přijde nejprve do skladu. Přímo do garáže ani do ruky se žádná nová karta nedostane.
rush-R3-9 = Svůj sklad si hráč smí prohlížet kdykoli, do garáže však nesmí nahlížet nikdo, ani do té své. Z cizího skladu je znám počet karet a vrchní karta; každou kartu vidí všichni ve chvíli, kdy do skladu přichází.

## R4
rush-R4 = Obchod a balíček vozidel
rush-R4-1 = V řadě obchodu záleží na pořadí. Pozice 1 je těsně vedle balíčku vozidel, poslední pozice je od něj nejdál; leží-li balíček vlevo, pokračuje řada doprava.
rush-R4-2 = Když někdo vozidlo koupí nebo si je vezme výzkumem, každá karta mezi mezerou a balíčkem se posune o jedno místo dál od balíčku a karty za mezerou zůstanou ležet. Na pozici 1 pak přijde vrchní karta balíčku vozidel.
rush-R4-3 = Mezera se zaplní okamžitě. Nové vozidlo lze koupit nebo získat výzkumem ještě v témže tahu.
rush-R4-4 = Má-li se vyložit vozidlo a balíček vozidel je prázdný, zamíchá se odhazovací balíček a vznikne z něj nový balíček vozidel. Udělá se to až ve chvíli, kdy je karta opravdu potřeba.
rush-R4-5 = Jsou-li prázdné oba balíčky, zůstane v obchodě prostě méně karet. Při každém pozdějším doplnění se řada doplní na plný počet, pokud je z čeho.
rush-R4-6 = Karta na vrakovišti je ze hry vyřazena natrvalo a do žádného balíčku se nevrací. Vrakoviště i odhazovací balíček si smí prohlížet každý.
rush-R4-7 = Vozidlo, které patří některému hráči, se do balíčku vozidel ani do odhazovacího balíčku nikdy nevrátí.

## R5
rush-R5 = Nákup
rush-R5-1 = Platit lze jen kartami s nákupní hodnotou 0 až 6, tedy ženisty, medailemi a vozidly. Dobrovolníci, opraváři a zničené nepřátelské základny nákupní hodnotu nemají a platit jimi nelze nikdy; není to totéž jako hodnota 0.
rush-R5-2 = Kupující nejprve určí jedno vozidlo v obchodě a pak platí kartami z ruky jednu po druhé. Jakmile kredit použitelný na toto vozidlo dosáhne jeho ceny, kupující je získá; počítá se i kredit, který v tomto tahu zbyl z dřívějšího nákupu.
rush-R5-3 = Každá karta použitá k placení jde hned do skladu toho, kdo platí. Její nákupní hodnota se stane volným kreditem; pouze karta s pasivní vlastností „nákup omezen jen na vlastní“ dává místo toho kredit vázaný na svou příslušnost. Na začátku tahu není k dispozici žádný kredit.
rush-R5-4 = Na vozidlo lze použít volný kredit a kredit vázaný na příslušnost tohoto vozidla. Platit za ně smějí karty bez omezení a karty s nákupem omezeným právě na jeho příslušnost; karta omezená na jinou příslušnost se na ně použít nedá.
rush-R5-5 = Cena se nejprve strhne z kreditu vázaného na příslušnost vozidla a teprve zbytek z volného kreditu. Později se to už nepřerozděluje.
rush-R5-6 = Žádné vozidlo, ani vozidlo s cenou 0, nelze koupit, pokud v tomto tahu nebylo zaplaceno alespoň jednou kartou, která na ně smí být použita. Na cenu 0 stačí karta s nákupní hodnotou 0.
rush-R5-7 = Koupené vozidlo si kupující uloží do svého skladu; potom se obchod doplní podle R4.2.
rush-R5-8 = Zaplatit lze i víc, než je cena, nic se ale nevrací. Zbylý kredit poslouží jen k dalšímu nákupu dovolenému v témže tahu a na konci tahu propadá.
rush-R5-9 = V jednom tahu koupí hráč nejvýše jedno vozidlo, ledaže využil nábor nebo platí R5.10.
rush-R5-10 = Nákup vlastní příslušnosti: i bez náboru smí hráč koupit další vozidla, mají-li všechna vozidla koupená v tomto tahu včetně nového tutéž příslušnost a bylo-li v tomto tahu zaplaceno kartou s nákupem omezeným na tuto příslušnost. Pokud se takovou kartou ještě neplatilo, musí to být hned první karta, kterou se při novém nákupu platí.
rush-R5-11 = Bez náboru tedy nikdo nemůže v jednom tahu koupit několik vozidel díky nákupu omezenému na vlastní příslušnost a k tomu vozidlo jiné příslušnosti, a to ani za jiné karty.
rush-R5-12 = Nábor ruší omezení na celý tah bez ohledu na to, zda byl využit před prvním nákupem, nebo až po něm; lze pak použít i kredit, který z prvního nákupu zbyl. Hráč smí koupit libovolný počet vozidel jakékoli příslušnosti, pokud je každá cena zaplacena podle R5.4 až R5.6. Karty s nákupem omezeným na různé příslušnosti pak mohou platit v jednom tahu, každá ovšem jen za svou příslušnost.
rush-R5-13 = Smí-li hráč koupit více vozidel, může mu jediná karta použitá k placení stačit na několik z nich. Platí to i pro několik vozidel s cenou 0.
rush-R5-14 = Nákup lze začít jen tehdy, když jej lze dokončit. Musí být dovolen podle R5.9 až R5.12, použitelný kredit spolu s nákupními hodnotami všech nezablokovaných karet v ruce, které smějí platit, musí dosáhnout ceny a musí být možné splnit R5.6.
rush-R5-15 = Karta použitá k placení nemá žádný jiný účinek: její vlastnosti se nevyužijí a sama nechrání základnu ani neútočí. Vozidlo, kterým se platilo, je zablokované.
rush-R5-16 = Placením se o medaili nepřichází. Karta medaile jde do skladu a zůstává v rotě.

## R6
rush-R6 = Využití vlastností
rush-R6-1 = Žádnou vlastnost není nutné využít. Kartu lze zahrát pro jednu, několik nebo všechny její vlastnosti; nevyužije-li se žádná, může karta stále chránit základnu (R9.2), platit nebo útočit.
rush-R6-2 = Každou vlastnost karty lze využít nejvýše jednou, a to v pořadí podle volby majitele. Než začne další, musí být předchozí úplně vyhodnocena.
rush-R6-3 = Vlastnosti lze využít jen u karet zahraných z ruky v kroku II vlastního tahu. U vozidla, které už chrání základnu, to nejde.
rush-R6-4 = Vlastnost lze využít jen tehdy, když může mít nějaký účinek. Posily vyžadují aspoň jednu kartu, kterou lze dobrat, průzkum kartu v obchodě, v balíčku vozidel nebo v odhazovacím balíčku, sabotáž soupeře s kartou v ruce a tankové eso nepřátelskou základnu. Výzkum (n) vyžaduje v obchodě vozidlo s cenou nejvýše n, přezbrojení kartu ve vlastním skladu a hrdinský čin jednoduchou medaili, která ještě zbývá v balíčku příslušnosti karty. Nábor lze využít vždy.
rush-R6-5 = Vozidlo s obranným číslem 1 nebo 2, které využilo alespoň jednu vlastnost, musí pak podle R9 chránit jednu ze základen svého majitele, pokud mu ještě nějaká zbývá.
rush-R6-6 = Karta s obranným číslem 0 nebo bez obranného čísla jde po využití vlastností do skladu svého majitele.
rush-R6-7 = Zahraná karta skončí na vrakovišti jen tehdy, určuje-li to její vlastnost, jako je tomu u výzkumu. V takovém případě nechrání základnu podle R6.5 ani nejde do skladu podle R6.6.
rush-R6-8 = Karta je dohrána, jakmile leží ve skladu, na vrakovišti nebo na základně.

## R7
rush-R7 = Přehled vlastností
rush-R7-1 = Posily (n): hráč si dobere přesně n karet podle R3. Dobrovolně si jich vzít méně nesmí; méně jich dostane, jen když už žádné nezbývají (R3.4).
rush-R7-2 = Nábor: až do konce tohoto tahu smí hráč nakupovat bez omezení počtu, jak uvádí R5.12. Druhé využití v témže tahu už nic nepřinese, leda s variantou V7.
rush-R7-3 = Průzkum: všechny karty z obchodu přijdou na odhazovací balíček a pak se po jedné vyloží celá nová řada, tedy čtyři karty, ve variantě V1 šest. Dojde-li přitom balíček vozidel, zamíchají se do nového i právě odhozené karty.
rush-R7-4 = Sabotáž: každý soupeř si vybere jednu kartu ze své ruky a dá ji do svého skladu. Soupeři to dělají postupně po směru hodinových ručiček od hráče na tahu; kdo žádnou kartu v ruce nemá, je přeskočen.
rush-R7-4a = Za karty ztracené sabotáží dostanou hráči náhradu až při dobírání na konci svého nejbližšího tahu. Další sabotáže je do té doby připraví o další karty.
rush-R7-5 = Tankové eso: hráč si vybere jedno nepřátelské vozidlo chránící základnu nebo jednu nepřátelskou základnu a způsobí tomuto cíli jeden bod poškození. Základnu si může vybrat, i když je chráněná.
rush-R7-5a = Chránící vozidlo s obranným číslem 1 eso zničí. Vozidlo s obranným číslem 2 eso poškodí, a bylo-li už poškozené, zničí je.
rush-R7-5b = Nepoškozenou základnu eso poškodí, poškozenou zničí. Víc nedokáže, ani když je tankovým esem těžký tank.
rush-R7-5c = Základna zničená esem jde do skladu hráče, který eso využil. Pokud ji chránilo vozidlo, vrátí se do skladu svého majitele a žádná medaile za ně není.
rush-R7-5d = Za chránící vozidlo zničené esem si hráč ihned vezme kartu jednoduché medaile té příslušnosti, jakou má karta esa, pokud ještě nějaká zbývá.
rush-R7-5e = Využití esa není útok. Útok v tomto tahu hráči zůstává, jeho příslušnost na příslušnosti esa nijak nezávisí a omezení „pouze proti základnám“ a „pouze proti vozidlům“ na kartě esa tu neplatí. V jednom tahu lze využít i několik es.
rush-R7-6 = Výzkum (n): tato karta jde na vrakoviště, hráč si vezme z obchodu do svého skladu vozidlo s cenou nejvýše n a obchod se doplní podle R4.2. Žádnou další vlastnost karta potom využít nemůže, takže ostatní je třeba využít předtím, a základnu nikdy nechrání.
rush-R7-6a = Výzkum není nákup. Nemusí se při něm platit žádnou kartou, nepočítá se jako jediný nákup podle R5.9 a na příslušnosti získaného vozidla pro R5.10 nezáleží.
rush-R7-6b = Výzkum a placení se nesčítají: nákupní hodnotou nelze výzkum vylepšit na dražší vozidlo a výzkum nesnižuje částku placenou při nákupu.
rush-R7-6c = Kartou, která má výzkum i nákupní hodnotu, lze místo využití vlastnosti běžným způsobem platit.
rush-R7-7 = Přezbrojení: hráč vybere ze svého skladu jednu nebo dvě karty a přesune je na vrakoviště. Mohou být jakéhokoli druhu, i medaile a zničené nepřátelské základny. Samotná karta s přezbrojením na vrakoviště nejde.
rush-R7-8 = Hrdinský čin: hráč si z balíčku medailí téže příslušnosti, jakou má karta, vezme do svého skladu jednu kartu jednoduché medaile. Nikdy to není medaile dvojitá.

## R8
rush-R8 = Pasivní vlastnosti
rush-R8-1 = Pouze proti základnám: při útoku může tato karta zasáhnout jedině nechráněné základny.
rush-R8-2 = Pouze proti vozidlům: při útoku může tato karta zasáhnout jedině vozidla chránící základny.
rush-R8-3 = Tato dvě omezení (R8.1, R8.2) zužují výběr cílů při útoku a nic jiného. Platit, využívat vlastnosti a chránit základnu může karta jako každá jiná.
rush-R8-4 = Nákup omezen jen na vlastní: touto kartou lze platit jen za vozidla její příslušnosti (R5.3 až R5.5), zato jich lze v jednom tahu koupit několik (R5.10). Vlastnost má význam jen při placení.
rush-R8-5 = Pasivní vlastnost se nevyužívá, a proto nikdy nezavazuje k tomu, aby vozidlo chránilo základnu.

## R9
rush-R9 = Ochrana základen
rush-R9-1 = Chránit základnu může jen vozidlo s obranným číslem 1 nebo 2. Majitel je zahraje z ruky v kroku II svého tahu.
rush-R9-2 = Vozidlo, které nevyužilo žádnou vlastnost, se k ochraně základny použít smí, ale nemusí. Platí to pro vozidla s vlastnostmi i bez nich.
rush-R9-3 = Dokud má majitel nechráněné základny, musí nové vozidlo přijít na některou z nich; na kterou, určí majitel. Platí to pro povinnou i pro dobrovolnou ochranu základny.
rush-R9-4 = Jsou-li chráněné všechny majitelovy základny, vybere si majitel jednu z nich. Dosavadní chránící vozidlo jde do jeho skladu a nové vozidlo je vystřídá.
rush-R9-5 = Základnu nikdy nechrání více než jedno vozidlo.
rush-R9-6 = Chránící vozidlo zůstává na základně, dokud není zničeno nebo vystřídáno podle R9.4, anebo dokud jeho základnu nezničí tankové eso. Majitel je nemůže stáhnout ani přesunout k jiné základně.
rush-R9-7 = Chráněná základna nemůže být cílem útoku. Zasáhnout ji může jen tankové eso.
rush-R9-8 = Kolik vozidel hráč v jednom tahu použije k ochraně základen, není omezeno.
rush-R9-9 = Vozidlo, které právě začalo chránit základnu, je nepoškozené.

## R10
rush-R10 = Útok
rush-R10-1 = Hráč smí v jednom tahu zaútočit nejvýše jednou. Ve variantě V3 místo toho platí V3.3.
rush-R10-2 = Útočí společně jedno nebo více nezablokovaných vozidel z ruky. Mohou být jakéhokoli typu včetně pomocných jednotek, všechna však musejí mít stejnou příslušnost a každé útočné číslo 1 nebo 2. Vozidlo s útočným číslem 0 útočit nemůže.
rush-R10-3 = Než hráč určí první cíl, oznámí všechny útočící karty. Později už žádnou přidat ani vzít zpět nelze.
rush-R10-4 = Kartu lze ohlásit k útoku jen tehdy, mohl-li by se pro ni najít cíl: na stole musí být nějaká nepřátelská základna a pro kartu „pouze proti vozidlům“ také nějaké nepřátelské chránící vozidlo. Karta „pouze proti základnám“ se tedy smí ohlásit, i když jsou zrovna všechny nepřátelské základny chráněné.
rush-R10-5 = Potom hráč vybere jednu dosud nepoužitou útočící kartu a jeden dovolený cíl, vyhodnotí zásah podle R11 a útočící kartu dá do svého skladu. Totéž opakuje s další kartou.
rush-R10-6 = Cílem může být kterékoli nepřátelské vozidlo chránící základnu a kterákoli nepřátelská základna, která je v tu chvíli nechráněná, v mezích R8.1 a R8.2.
rush-R10-7 = Každá další karta může mířit na stejný cíl jako předchozí, nebo na jiný, a to u stejného, nebo u jiného soupeře.
rush-R10-8 = Bylo-li vozidlo chránící základnu zničeno dříve v tomto útoku nebo v tomto tahu tankovým esem, může další karta zasáhnout samotnou základnu.
rush-R10-9 = Cílem smějí být i chránící vozidla téže příslušnosti, jakou mají útočící karty.
rush-R10-10 = Dokud má některá dosud nepoužitá útočící karta dovolený cíl, musí hráč v útoku pokračovat. Když už cíl nemá žádná, jdou zbývající útočící karty bez účinku do skladu a útok končí.
rush-R10-11 = Dokud útok neskončí, nelze hrát nic jiného.
rush-R10-12 = Po posledním zásahu si útočník vezme medaile, které mu náležejí (R12), a krok II pokračuje.

## R11
rush-R11 = Poškození, zničení, oprava
rush-R11-1 = Zasáhne-li chránící vozidlo karta, jejíž útočné číslo je stejné jako jeho obranné číslo nebo vyšší, je vozidlo zničeno.
rush-R11-2 = Je-li útočné číslo menší než obranné a chránící vozidlo dosud nebylo poškozené, poškodí se.
rush-R11-3 = Je-li útočné číslo menší než obranné, ale chránící vozidlo už poškozené bylo, je zničeno.
rush-R11-4 = Zničené vozidlo jde ihned do skladu svého majitele a poškozené už není. Nejde na vrakoviště ani k útočníkovi.
rush-R11-5 = Nepoškozená nechráněná základna, kterou zasáhne jiné vozidlo než těžký tank, se poškodí. Na útočném čísle nezáleží: i samohybné dělo s útočným číslem 2 ji pouze poškodí.
rush-R11-6 = Poškozená nechráněná základna je zásahem zničena.
rush-R11-7 = Těžký tank zničí nechráněnou základnu jediným zásahem, i kdyby byla nepoškozená.
rush-R11-8 = Zničená základna jde rovnou do útočníkova skladu jako zničená nepřátelská základna. Místo, na kterém ležela, zaniká.
rush-R11-9 = Poškození trvá do kroku I nejbližšího tahu majitele. Do té doby se poškození od různých hráčů sčítají a odměnu získá ten, kdo cíl nakonec zničí.
rush-R11-10 = Chránící vozidlo, které opustí stůl, už poškozené není. Na poškození samotné základny odchod chránícího vozidla nic nemění.

## R12
rush-R12 = Medaile
rush-R12-1 = Po útoku náleží útočníkovi jedna medaile za každé chránící vozidlo, které v něm zničil. Medaile si bere z balíčku té příslušnosti, jakou měly útočící karty; příslušnost zničených vozidel nehraje roli.
rush-R12-2 = Za každé dvě medaile lze vzít jednu kartu dvojité medaile, ostatní se berou jako karty jednoduchých medailí. Kolik vezme dvojitých, určí útočník: od žádné až po polovinu počtu medailí zaokrouhlenou dolů, ne však víc, než jich v balíčku zbývá.
rush-R12-3 = Nestačí-li jednoduché medaile, o nevyplacené medaile útočník přijde. Musí pak zvolit takový počet dvojitých, při kterém získá nejvyšší ještě možný součet.
rush-R12-4 = Za jednu samotnou medaili nelze nikdy dostat kartu dvojité medaile.
rush-R12-5 = Jakmile v balíčku nejsou dvojité medaile, berou se z něj jen jednoduché.
rush-R12-6 = Karty medailí si útočník dá do svého skladu. Odmítnout je nemůže.
rush-R12-7 = Za zničenou základnu není žádná karta medaile; zničená nepřátelská základna má sama hodnotu 3.
rush-R12-8 = Vozidlo zničené tankovým esem se odměňuje zvlášť a ihned (R7.5d). S vozidly zničenými v útoku se kvůli dvojité medaili nikdy nesčítá.
rush-R12-9 = Karta medaile se do svého balíčku nikdy nevrací, ani když skončí na vrakovišti.

## R13
rush-R13 = Konec tahu (krok III)
rush-R13-1 = Vozidlo nejdál od balíčku, které je tedy v obchodě nejdéle, jde na odhazovací balíček. Děje se to v každém tahu bez ohledu na to, zda se něco koupilo.
rush-R13-2 = Ostatní karty v obchodě se posunou o jedno místo dál od balíčku.
rush-R13-3 = Na pozici 1 přijde jedno nové vozidlo; je-li balíček prázdný, platí R4.4 a R4.5.
rush-R13-4 = Pak všechny karty, které hráči na tahu zbyly v ruce, jdou do skladu v tom pořadí, v jakém je drží.
rush-R13-5 = Pak si hráč na tahu podle R3 dobere tři karty. Příliš malá rota si dobere, co má.
rush-R13-6 = Potom je na tahu další hráč po směru hodinových ručiček.

## R14
rush-R14 = Konec hry
rush-R14-1 = Důvod ke konci hry nastane, když kterýkoli hráč přijde o svou třetí, poslední základnu.
rush-R14-2 = Nastane také, když si některý hráč jakýmkoli způsobem vezme poslední, devátou kartu jednoduché medaile některé příslušnosti. Vyčerpání dvojitých medailí důvodem ke konci není.
rush-R14-3 = Tah, ve kterém se to stane, se normálně dohraje včetně kroku III.
rush-R14-4 = Dohraje se ještě probíhající kolo, aby všichni odehráli stejný počet tahů, a pak hra skončí. Nastane-li důvod ke konci v tahu posledního hráče kola, končí hra hned po tomto tahu.
rush-R14-5 = Nastane-li v posledním kole další důvod ke konci hry, nic se tím nemění.
rush-R14-6 = V posledním kole platí všechna běžná pravidla.

## R15
rush-R15 = Závěrečná rota a úspěchy
rush-R15-1 = Závěrečnou rotu hráče tvoří karty v ruce, v garáži a ve skladu a vozidla chránící jeho základny. Vlastní základny, které mu zbyly, k ní nepatří.
rush-R15-2 = Odkryté karty úspěchu se rozdělují jedna po druhé. Každou dostane ten jediný hráč, který má nejvíc toho, co se pro ni počítá.
rush-R15-3 = Má-li nejvyšší počet několik hráčů zároveň, nedostane kartu úspěchu nikdo. Platí to i tehdy, mají-li všichni 0.
rush-R15-4 = Jeden hráč může získat i několik karet úspěchu. Na pořadí, v jakém se rozdělují, nezáleží.
rush-R15-5 = Vše se počítá v závěrečné rotě; karty na vrakovišti se nepočítají nikomu. Karet úspěchu je dvanáct:
    1 Zničené základny: zničené nepřátelské základny.
    2 Lehké tanky: lehké tanky všech příslušností.
    3 Střední tanky: střední tanky všech příslušností.
    4 Dělostřelectvo: samohybná děla všech příslušností.
    5 Těžké tanky: těžké tanky všech příslušností.
    6 Pomocné jednotky: pomocné jednotky všech příslušností.
    7 Sovětské medaile: medaile SSSR, dvojitá za 2.
    8 Německé medaile: medaile Německa, dvojitá za 2.
    9 Americké medaile: medaile USA, dvojitá za 2.
    10 Francouzské medaile: medaile Francie, dvojitá za 2.
    11 Dvojité medaile: karty dvojitých medailí všech příslušností.
    12 Největší rota: všechny karty včetně medailí a zničených nepřátelských základen.

## R16
rush-R16 = Body a shoda
rush-R16-1 = Výsledek je součtem medailí na kartách medailí (jednoduchá za 1, dvojitá za 2), 3 bodů za každou zničenou nepřátelskou základnu a 5 bodů za každou kartu úspěchu.
rush-R16-2 = Vyhrává hráč s nejvyšším výsledkem.
rush-R16-3 = Při shodě vyhrává ten, kdo má více medailí na kartách medailí. Počítají se i medaile za hrdinské činy.
rush-R16-4 = Trvá-li shoda, vyhrává ten, kdo má více zničených nepřátelských základen.
rush-R16-5 = Trvá-li shoda i potom, vyhrává ten, kdo má více karet úspěchu. V základní hře mají hráči, u nichž shoda trvá až sem, vždy stejný počet karet úspěchu, takže toto hledisko může rozhodnout jen s variantou V5.
rush-R16-6 = Hráči, mezi kterými shoda přetrvá, vyhrávají společně.

## R17
rush-R17 = Hráči bez základen
rush-R17-1 = Hráč, který přišel o všechny základny, hraje normálně dál. Sabotáž se ho stále týká a i on může vyhrát.
rush-R17-2 = Bez základny nemá hráč nic vlastního, co by mohl chránit. Vozidlo, jehož vlastnosti využil, proto jde do skladu.
rush-R17-3 = Hráč bez základen nemá nic, na co by mohl mířit útok nebo tankové eso.

## R18
rush-R18 = Odpovědi na časté otázky
rush-R18-1 = V jedné rotě mohou být v libovolné směsi vozidla různých příslušností.
rush-R18-2 = Za vlastní základny nejsou žádné body, ani když všechny vydrží do konce.
rush-R18-3 = Kdo by měl dostat jednoduchou medaili z balíčku, v němž už žádná není, nedostane místo ní nic.
rush-R18-4 = Kdo použil všechny karty z ruky k útoku a k využití vlastností, nemůže si vzít ani vozidlo s cenou 0, protože žádnou kartou nezaplatil.
rush-R18-5 = Zničenou nepřátelskou základnu, která přijde do ruky, nelze nijak zahrát; skončí zase ve skladu. Lze ji však odhodit kvůli sabotáži, ze skladu vyřadit přezbrojením, podle V2 si ji ponechat nebo vyřadit a podle V7 si ji ponechat.

## R19
rush-R19 = Co platí vždy
rush-R19-1 = Každé ze 100 vozidel, každá ze 48 karet medailí, ze šesti týlových karet na hráče a ze tří základen na hráče je v každém okamžiku právě na jednom místě.
rush-R19-2 = Poškozené vozidlo chránící základnu má vždy obranné číslo 2.
rush-R19-3 = Kdykoli se má v základní hře někdo rozhodnout, jsou v obchodě přesně čtyři vozidla, ledaže už není co vykládat.
rush-R19-4 = Mezi dvěma tahy není žádná karta zablokovaná a neexistuje žádný kredit. V základní hře mají hráči, kteří nejsou na tahu, v ruce nejvýše tři karty.
rush-R19-5 = Na konci základní hry mají všichni hráči odehraný stejný počet tahů.
rush-R19-6 = Žádná karta vozidla se v jednom tahu nezahraje dvakrát.
rush-R19-7 = Krok II vždy jednou skončí: dobírat karty v něm umožňují jen vozidla a každé z nich lze zahrát pouze jednou.
rush-R19-8 = U každé příslušnosti je jednoduchých medailí v balíčku, v rotách a na vrakovišti dohromady devět. Dvojitých jsou dohromady tři.

## V1
rush-V1 = Rozšířený obchod
rush-V1-1 = V obchodě je šest vozidel, takže po přípravě jich v balíčku zbývá 94.
rush-V1-2 = V průběhu tahu se obchod nedoplňuje. Když někdo vozidlo koupí nebo si je vezme výzkumem, řada se srazí k sobě a pořadí ostatních se nezmění.
rush-V1-3 = V kroku III se nejprve odhodí nejvzdálenější vozidlo, které v řadě zbylo; je-li řada prázdná, neodhodí se nic. Pak přicházejí po jednom nová vozidla na pozici 1, dokud jich v řadě není šest.
rush-V1-4 = Průzkum odhodí vozidla, která v řadě zbyla, a okamžitě vyloží šest nových, na krok III se s tím nečeká. Neubude-li pak z obchodu žádné, v kroku III se jedno vozidlo odhodí a jedno přibude.
rush-V1-5 = I hráč, který díky náboru nebo nákupu omezenému na vlastní příslušnost smí koupit více vozidel, vybírá jen z těch, která už v řadě leží; nová během tahu nepřibývají.

## V2
rush-V2 = Náhrada za slabý list
rush-V2-1 = Náhrada je určena hráči na tahu, který v tomto tahu nezahrál žádnou kartu a na konci kroku II má v ruce aspoň jednu. Odložení karty není zahrání. Využití náboru zahráním je, takže se tato varianta a V7 v jednom tahu nikdy nesejdou.
rush-V2-2 = Takový hráč smí udělat jednu ze dvou věcí, nebo žádnou: ponechat si jednu kartu z ruky do příštího tahu, anebo dát jednu jakoukoli kartu z ruky na vrakoviště. Vyřazenou kartu vidí všichni. Všichni znají i ponechanou kartu, protože list byl odkrytý; s variantou V3 zůstává tajná.
rush-V2-3 = Ostatní karty z ruky jdou do skladu a hráč si dobere obvyklý počet karet, takže s ponechanou kartou má zpravidla 3 + 1 = 4 karty; s bonusem podle V4 je to 4 + 1 = 5. V příštím tahu je ponechaná karta v ruce jako každá jiná a náhradu lze využít i v několika tazích po sobě.
rush-V2-4 = Hráč se rozhoduje na konci kroku II, dříve než se v obchodě cokoli změní.
rush-V2-5 = Podpora poskytnutá v tazích jiných hráčů (V3) se za zahrání karty nepovažuje.

## V3
rush-V3 = Interaktivní průběh útoku
rush-V3-1 = V kroku I se karty z ruky neodkrývají. Ostatní vidí kartu teprve tehdy, když je zahrána, zaplacena, odložena nebo použita k podpoře; kartu odhozenou kvůli sabotáži vidí, když přichází do skladu. Skryté zůstávají i karty dobrané v kroku II.
rush-V3-2 = Nákup, vlastnosti a ochrana základen se řídí základní hrou. Tankové eso je vlastnost, takže je nikdo nemůže podpořit ani se mu podporou bránit a jeho výsledek je stejný jako v R7.5.
rush-V3-3 = Útočící karty se neoznamují společně. Každá se hraje samostatně a se svým cílem; takových útoků může být v tahu libovolně mnoho a mezi nimi lze hrát karty i jinými způsoby.
rush-V3-4 = První karta, která v tahu zaútočí, určí příslušnost. Každá další karta útočící v tomto tahu musí mít tutéž příslušnost.
rush-V3-5 = Karta smí zaútočit jen tehdy, má-li v tu chvíli dovolený cíl (R10.6, R8).
rush-V3-6 = Útok na nechráněnou základnu se vyhodnotí jako obvykle podle R11.5 až R11.8. Podporu při něm nikdo poskytnout nemůže.
rush-V3-7 = Při útoku na chránící vozidlo smí nejprve jeho majitel zahrát jednu kartu k podpoře, po něm útočník a tak se střídají. K podpoře slouží jedno vozidlo nebo jedna medaile z ruky: obránce potřebuje příslušnost napadeného vozidla, útočník příslušnost útočícího vozidla. Každá karta použitá k podpoře přidá k obrannému nebo útočnému číslu 1, ať je na ní vytištěno cokoli; i dvojitá medaile přidá jen 1.
rush-V3-8 = Týlové karty a zničené nepřátelské základny k podpoře použít nelze a zablokované vozidlo také ne. Útočné a obranné číslo, vlastnosti ani omezení vozidla použitého k podpoře nehrají roli.
rush-V3-9 = Kdo pasuje, smí podporu poskytnout ještě později. Boj končí, až když od poslední karty použité k podpoře pasovali všichni zúčastnění, což u dvou stran znamená, že obě pasovaly hned po sobě.
rush-V3-10 = Je-li celkové útočné číslo stejné jako celkové obranné číslo nebo vyšší, je chránící vozidlo zničeno. Je-li nižší, nestane se vůbec nic: vozidlo se nepoškodí ani nezničí, ani když bylo poškozené už dříve.
rush-V3-11 = Po každém boji jdou útočící karta i všechny karty použité k podpoře do skladů hráčů, kteří je zahráli. Vozidlo, kterým podporu poskytl hráč na tahu, je zablokované. Ostatní hráči si za karty použité k podpoře doberou náhradu až na konci svého nejbližšího tahu.
rush-V3-12 = Vozidla zničená ve všech útocích tahu se sečtou a medaile za ně se podle R12 berou na konci kroku II. Medaile za tankové eso se i tady berou ihned.
rush-V3-13 = Hraje-li každý sám za sebe, smějí podporu poskytnout jen útočník a majitel napadeného vozidla.
rush-V3-14 = Po oznámení útoku se boj musí dovést do konce a nic jiného se při něm nehraje.

## V4
rush-V4 = Bonus za bráněné základny
rush-V4-1 = Při dobírání podle R13.5 si hráč dobere o kartu víc, je-li v tu chvíli chráněna více než polovina základen, které mu zbývají: jediná, obě ze dvou, nebo alespoň dvě ze tří. Hráč bez základen bonus nemá. Tato varianta se doporučuje spolu s V3, povinná však není.
rush-V4-2 = Nikdo nikdy nezačíná tah s více než pěti kartami v ruce; dobírání končí, jakmile je jich pět. Karty ponechané podle V2 nebo V7 se do těchto pěti počítají. S variantou V3 tak může být k obraně po ruce až pět karet.

## V5
rush-V5 = Sady medailí
rush-V5-1 = Při závěrečném počítání tvoří medaile různých příslušností sady. Sada dvou různých příslušností přinese 1 bod navíc, tří různých 2 body a všech čtyř 4 body.
rush-V5-2 = Každou medaili lze použít jen v jedné sadě. Dvě medaile na kartě dvojité medaile mohou být v různých sadách.
rush-V5-3 = Vždy platí to rozdělení do sad, které přinese nejvíc. Jsou-li a, b, c a d počty medailí čtyř příslušností od nejvyššího po nejnižší, je bonus přesně b + c + 2d.
rush-V5-4 = Bonus se přičítá jen k výsledku. Pro karty úspěchu (R15) ani při shodě podle R16.3 se za medaile nepočítá.

## V6
rush-V6 = Jediné zamíchání skladu
rush-V6-1 = V kroku II jednoho tahu lze sklad zamíchat do nové garáže jen jednou. Při podpoře (V3) se nikdy nic nedobírá, takže se jí to netýká.
rush-V6-2 = Je-li garáž později v kroku II znovu prázdná, o karty, které si měl dobrat, hráč přijde.
rush-V6-3 = Při dobírání podle R13.5 se sklad zamíchat smí vždy, i když je toto dobírání upraveno variantou V4 nebo V7.
rush-V6-4 = Posily nelze využít, když je garáž prázdná a jediné zamíchání podle V6.1 už proběhlo, protože by nebylo co dobrat (R6.4).

## V7
rush-V7 = Druhá možnost náboru
rush-V7-1 = Při každém využití náboru, ať už dobrovolníky, nebo vozidlem, si majitel vybere jeden ze dvou účinků: ten obvyklý, nebo ponechání jedné jiné karty z ruky do příštího tahu.
rush-V7-2 = Ponechaná karta se vybere hned při vyhodnocení náboru a položí se stranou. V tomto tahu ji nelze zahrát a do ruky se vrátí po dobrání podle R13.5. Nemusí se nikomu ukazovat, ani spojencům, ale karta, která už byla odkrytá (R2.4, R2.15), zůstává známá. Kolik karet je ponecháno, vědí všichni.
rush-V7-3 = Ponechat si kartu lze, jen když je v ruce ještě nějaká jiná karta. Každé využití náboru přinese pouze jeden účinek, takže k ponechání karty se obvyklý účinek nepřidává. Několikerým využitím si lze ponechat několik karet, nejvýše však pět; šestou už ne.
rush-V7-4 = I v této variantě platí omezení na pět karet podle V4.2. O ponechané karty kvůli němu hráč nikdy nepřijde, místo toho si dobere méně: tři karty, s bonusem podle V4 čtyři, nejvýše však pět minus počet ponechaných karet.
rush-V7-5 = Ponechat si lze i zablokovanou kartu. V příštím tahu už zablokovaná není.

## V8
rush-V8 = Týmová hra
rush-V8-1 = Proti sobě hrají dva týmy: ve třech hráčích jeden proti dvěma, ve čtyřech dva proti dvěma, v pěti dva proti třem. Každý má obvyklou přípravu s vlastními základnami a vlastní rotou a odkrytých karet úspěchu je o jednu víc než hráčů. V týmové hře vždy platí i varianta V3.
rush-V8-2 = Týmy se v tazích přísně střídají a členové týmu se mezi sebou střídají stále dokola v pevném pořadí; to nahrazuje R13.6. Začíná začínající hráč. Členové týmů se číslují od začínajícího hráče po směru hodinových ručiček: v jednom týmu X1, X2 a tak dál, ve druhém Y1, Y2 a tak dál. Ve čtyřech hráčích sedí členové obou týmů střídavě.
rush-V8-3 = Ve čtyřech hráčích, kde X je začínající tým, se opakuje pořadí X1 Y1 X2 Y2. Ve třech a v pěti hráčích je X větší tým. Začíná-li X, opakuje se v pěti hráčích X1 Y1 X2 Y2 X3 Y1 X1 Y2 X2 Y1 X3 Y2 a ve třech X1 Y1 X2 Y1. Začíná-li Y, opakuje se v pěti hráčích Y1 X1 Y2 X2 Y1 X3 Y2 X1 Y1 X2 Y2 X3 a ve třech Y1 X1 Y1 X2.
rush-V8-4 = Nastane-li důvod ke konci hry, ve čtyřech hráčích se dohraje kolo o čtyřech tazích. Ve třech a v pěti hráčích hra potom skončí, jakmile mají oba týmy odehraný celkem stejný počet tahů.
rush-V8-4a = Důvody ke konci hry jsou stejné jako v R14.1 a R14.2. Stačí, když o všechny tři základny přijde jeden člen týmu.
rush-V8-5 = Spojenci a jejich karty nemohou být cílem útoku ani tankového esa. Sabotáž na spojence nepůsobí.
rush-V8-6 = V boji o chránící vozidlo smějí podporu poskytnout všichni členové obou týmů. Potřebné příslušnosti určuje V3.7.
rush-V8-7 = O podpoře rozhoduje nejprve bránící se strana a pak se strany střídají. Na bránící se straně se členové střídají v pořadí týmu počínaje majitelem napadeného vozidla, na útočící straně počínaje útočníkem. Hráči, kteří od poslední karty použité k podpoře pasovali, se přeskakují. Boj končí, když od poslední karty použité k podpoře pasovali všichni hráči obou týmů.
rush-V8-8 = Spojenci si nesmějí vzájemně ukazovat karty v ruce ani se o podpoře domlouvat.
rush-V8-9 = Každá karta použitá k podpoře jde do skladu hráče, který ji zahrál. Medaile a zničené nepřátelské základny jdou do skladu útočníka.
rush-V8-10 = V kroku II svého tahu smí hráč položit nezablokované vozidlo s obranným číslem 1 nebo 2 na základnu spojence, aniž využije jeho vlastnosti. R9.3 a R9.4 se přitom vztahují na základny tohoto spojence a vystřídané vozidlo jde do skladu majitele základny. Karta se tím považuje za zahranou.
rush-V8-11 = Položené vozidlo od té chvíle patří majiteli základny. Také pro V4 se počítá jako vozidlo chránící jeho základnu.
rush-V8-12 = Vozidlo, které po využití vlastnosti musí chránit základnu (R6.5), nelze položit na základnu spojence. Hráč, kterému nezbyla žádná vlastní základna, může podle V8.10 stále pomáhat.
rush-V8-13 = Na konci každý tým spojí roty svých členů dohromady. Kartu úspěchu dostane tým s vyšším počtem, při rovnosti nikdo. Ze společných karet se počítají i výsledek, sady medailí (V5) a rozhodování při shodě.
