### The web client: the rule books.

rules-title = Rules
rules-books = Rule books
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = Words or a rule number, e.g. { $example }
rules-count = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-whole-book = Whole book
rules-copy = Copy the link to rule { $rule }
rules-copied = The link to rule { $rule } is copied.
rules-nothing = No rule says “{ $query }”.
rules-play = Play { $game }
rules-intro = How to play in two minutes

## How to play in two minutes
rules-intro-rush-1 = You lead a tank company: your own deck of cards and three bases. Everybody starts with six rear cards and draws three cards for each turn.
rules-intro-rush-2 = Each card in hand serves in one way: it pays in the shop, it uses its abilities and may guard a base, or it attacks.
rules-intro-rush-3 = Buying: pick a vehicle in the shop and pay with cards. It goes to your store, which is shuffled into a new garage when the old one has run out. Usually you buy one vehicle a turn.
rules-intro-rush-4 = Guarding: a vehicle with defence 1 or 2 can stand on one of your bases. Attackers cannot strike a base while it has a guard.
rules-intro-rush-5 = Attacking: once a turn, with any number of vehicles of one nation. An attack number at least as high as the defence destroys the guard; a lower one damages it, and the next hit destroys it.
rules-intro-rush-6 = Every guard that you destroy brings a medal of the attackers' nation. A base is damaged by the first hit and destroyed by the second; a heavy tank needs only one. A destroyed base is yours.
rules-intro-rush-7 = Your turn begins with the repair of all your damaged cards and ends with a new hand of three.
rules-intro-rush-8 = The last round is being played as soon as somebody has lost all three bases or the last single medal of a nation is taken. Medals count 1 each, captured bases 3, achievements 5.

rules-intro-battlegrounds-1 = The board has 64 squares, and each has a location token. You drive tanks across it and shoot tokens to collect pairs of the same picture.
rules-intro-battlegrounds-2 = In your turn a tank moves and then may shoot. Its card says in which directions it drives and shoots and how far: exactly that far, no less and no more. Instead you may change the tank for another of your cards.
rules-intro-battlegrounds-3 = Shoot a token and it is yours. Two with the same picture make a pair, worth 2 points.
rules-intro-battlegrounds-4 = Pairs with an icon do more: they upgrade a tank card (two upgrades on each), or you spend them for an extra turn or an extra tank.
rules-intro-battlegrounds-5 = Shoot an enemy tank and you get its top point token: the 3 first, then the 2, then the 1. The tank comes back in its owner's next turn with any card that is not in use.
rules-intro-battlegrounds-6 = Shoot an empty square and you lay ordnance there. Whoever drives onto ordnance or over another tank is destroyed.
rules-intro-battlegrounds-7 = You win with 16 points with two players (everybody has two tanks then), 14 with three, 12 with four. It is checked at the end of each turn.
rules-intro-battlegrounds-8 = There are also teams of two (20 points), a family game in which the tokens lie face down, and solo against the artillery.

rules-intro-duel-1 = Soviet tanks against German ones. Each tank stands so many metres from the centre of the battlefield; it advances and withdraws by 200 m at a time.
rules-intro-duel-2 = In every round you draw cards up to your limit and give each of your tanks one face-down card. The lower its number, the sooner the tank acts.
rules-intro-duel-3 = A tank carries out one action, for example MOVE, FLANK or FIRE, and besides that as many battlefield actions as you have cards for, such as ORDER or terrain for an enemy in motion.
rules-intro-duel-4 = You can fire at an enemy or flank it only if your tank has spotted it. A tank that conceals is lost from sight again.
rules-intro-duel-5 = Firing: the gun table gives the accuracy at this range; terrain, motion, size and cards change it. One card is flipped: a number up to the accuracy is a hit, but 96 to 100 always misses.
rules-intro-duel-6 = Then penetration is compared with the armour at the place that was hit: side armour if you flank the target, else the front. If the shot goes through, a damage card tells what happens inside.
rules-intro-duel-7 = Every card is many things: an action, order symbols to spend, a number for initiative, a flip. With TACTICS you answer an enemy's action. An eliminated tank comes back at the end of the round.
rules-intro-duel-8 = Points come from eliminated tanks, killed crew and the objectives of the mission. When the deck has been run through often enough, the card GAME END can come at any moment; the side with more points wins.
