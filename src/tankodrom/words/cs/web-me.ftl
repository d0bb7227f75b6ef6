### Webový klient: kdo tu jsem, moje zařízení a cesty zpátky k mým místům.

me-title = Vy na tomto serveru
me-about = Žádný účet tu nepotřebujete: vaše místa u stolů patří k vašemu prohlížeči. Na této stránce je přenesete na další zařízení a pojistíte se, že o ně nikdy nepřijdete.
me-nobody = Tento prohlížeč zatím žádného hráče nemá. Jestli už jste tu hráli, vraťte se pomocí záchranného kódu; jinak prostě začněte hru.
me-to-table = Zpátky ke stolu
me-name = Vaše jméno
me-name-about = Ostatní ho vidí u všech vašich stolů.
me-save = Uložit

me-phone = To jsem já na mobilu
me-phone-about = Otevřete odkaz na druhém zařízení, nebo na kód namiřte jeho fotoaparát. Od té chvíle jste to vy na obou.
me-phone-make = Ukázat kód
me-phone-again = Vytvořit nový
me-phone-life = Platí jednou, do { $time }. Nikomu jinému ho neukazujte: kdo ho otevře, je tu vámi.
me-phone-link = Odkaz pro druhé zařízení
me-copy = Kopírovat

me-codes = Záchranné kódy
me-codes-about = Pro den, kdy na vás všechny prohlížeče zapomenou. Vytiskněte si je nebo opište; každý platí jednou.
me-codes-left =
    { $count ->
        [0] Nemáte žádné záchranné kódy.
        [one] Zbývá vám { $count } záchranný kód.
        [few] Zbývají vám { $count } záchranné kódy.
       *[other] Zbývá vám { $count } záchranných kódů.
    }
me-codes-make = Vytvořit záchranné kódy
me-codes-replace = Vytvořit nové (staré přestanou platit)
me-codes-once = Tyto kódy uvidíte jen teď. Uložte je tam, kde máte klíče.
me-codes-list = Vaše záchranné kódy
me-codes-download = Stáhnout
me-codes-print = Vytisknout
me-codes-file = Tankodrom: záchranné kódy hráče { $name } na { $host }. Každý platí jednou. Zadáte je na { $address }

me-devices = Moje zařízení
me-device-unknown = Neznámé zařízení
me-device-here = toto
me-device-since = od { $date }
me-device-seen = naposledy { $ago }
me-device-remove = Odebrat
me-device-remove-of = Odebrat { $name }
me-device-sure = Na tomto zařízení už to nebudete vy.
me-device-sure-here = Tento prohlížeč na vás zapomene. Bez dalšího zařízení nebo záchranného kódu se nevrátíte.
me-device-removed = Zařízení je odebrané. Dřívější záchranné kódy už neplatí, vytvořte si nové.

me-code = Mám záchranný kód
me-code-about = Tady se vrátíte ke svým místům.
me-code-field = Záchranný kód
me-code-go = Pokračovat

me-become = Hrát tu jako { $name }?
me-become-other = Tady jste { $before }. Chcete být { $name }?
me-become-about = I tento prohlížeč bude { $name }; ostatní zařízení zůstanou, jak jsou.
me-become-other-about = Místa, která tu má { $before }, zůstanou, kde jsou: neslučují se. Bez záchranného kódu nebo dalšího zařízení se k nim nevrátíte.
me-become-yes = Ano, být { $name }
me-become-no = Zůstat { $before }
me-become-cancel = Teď ne
me-become-here = Tady už jste { $name }.
me-became = Teď jste tu { $name }.
me-became-left =
    { $count ->
        [0] To byl váš poslední záchranný kód. Vytvořte si nové.
        [one] Tento kód už neplatí; zbývá { $count }.
        [few] Tento kód už neplatí; zbývají { $count }.
       *[other] Tento kód už neplatí; zbývá jich { $count }.
    }
me-to-tables = K mým stolům
me-to-me = Moje zařízení a kódy
me-link-none = Odkaz není celý: otevřete ho ještě jednou od začátku, nebo si na druhém zařízení vytvořte nový.
me-checking = Ověřuje se kód…

me-delete = Smazat mě
me-delete-about = Vaše jméno, zařízení a kódy se smažou. V rozehraných hrách za vás dohraje bot, v dohraných hrách a v chatu z vás bude „bývalý hráč“. Vrátit to nejde.
me-delete-go = Smazat mě…
me-delete-sure = Opravdu smazat hráče { $name }?
me-delete-yes = Ano, nadobro mě smazat
me-delete-no = Zrušit
me-deleted = Jste smazáni. Nic tu už k vám nevede.

me-problem-code = Kód neplatí: už byl použit, je příliš starý, nebo je v něm překlep.
me-problem-too_many = Příliš mnoho špatných kódů. Znovu to můžete zkusit { $when }.
me-problem-offline = Server není dostupný.
me-problem = Nepovedlo se to. Zkuste to prosím za chvíli znovu.
