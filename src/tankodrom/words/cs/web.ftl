### Webový klient: jak se říká hráčům u stolu a co se u stolu děje mimo hru.

level-random = Náhoda
level-recruit = Bažant
level-veteran = Veterán
level-elite = Elita
level-search = Prohledávání
seat-numbered = { $name } { $number }
seat-open = Volné místo
seat-nameless = Hráč { $number }
seat-tagged = { $name } #{ $tag }
seat-former = Bývalý hráč

event-seat-join = Ke stolu přisedá { $seat }.
event-seat-left = Od stolu odchází { $seat }.
event-seat-removed = Zakladatel stolu uvolnil místo { $number }.
event-bot-vote-yes = { $seat } hlasuje, ať dál hraje bot místo hráče { $other }.
event-bot-vote-no = { $seat } přece jen raději počká na hráče { $other }.
event-seat-bot = { $seat }: místo člověka teď hraje bot ({ $level }).
event-seat-person = { $seat }: místo bota zase hraje člověk.
event-undo-asked = { $seat } chce vzít tahy zpět.
event-undo-agreed = { $seat } souhlasí s vrácením tahů.
event-undo-refused = { $seat } nesouhlasí s vrácením tahů.
event-undone = { $seat } bere tahy zpět.
event-rematch = { $seat } zakládá odvetu.
