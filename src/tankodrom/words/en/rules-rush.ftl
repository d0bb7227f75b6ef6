### Rush: the rules in our own words. Message id = "rush-" + rule id with "." written "-".

## R1
rush-R1 = Setup
rush-R1-1 = Two to five people play. Seats are counted clockwise.
rush-R1-2 = One player is the starting player from the first turn to the last; the starting-player card never changes hands. The group agrees who it is, otherwise chance decides.
rush-R1-3 = Each player puts three bases on the table, at places A, B and C. At first no base is damaged and no base has a guard.
rush-R1-4 = Each player gets six rear cards: four engineers, one repair crew and one volunteers. Engineers have buying value 1 and can only pay. The repair crew has only the ability research (3), the volunteers have only the ability recruitment, and neither has a buying value.
rush-R1-5 = Each player shuffles the six rear cards and lays them face down as the garage. The store, the face-up pile beside it, is still empty.
rush-R1-6 = Each player takes three cards from the garage into hand, so three stay in the garage.
rush-R1-7 = With any number of players, all 100 vehicles are shuffled and become the vehicle deck. The vehicle discard and the scrapyard are empty at the start.
rush-R1-8 = The shop is filled with four vehicles, one after another, each coming in right beside the deck and pushing the earlier ones outward. The first one dealt therefore lies farthest from the deck. The deck then has 96 vehicles.
rush-R1-9 = There is one medal stack for each of the four nations, with nine single and three double medals. Everybody may look through and count the stacks whenever they like.
rush-R1-10 = The twelve achievements are shuffled and one more than the number of players is laid open: three for two players, four for three, five for four, six for five. Only the open ones matter in this game.
rush-R1-11 = Bases, rear cards, achievements and reference cards that nobody needs are put away for the whole game.
rush-R1-12 = The starting player has the first turn; after that the turn passes clockwise.

## R2
rush-R2 = The turn and playing cards
rush-R2-1 = A turn always has three steps in the same order: step I, repair and reveal; step II, play cards; step III, shop and draw.
rush-R2-2 = Step I opens with repair: every damaged base and every damaged guard of the active player becomes undamaged. This happens by itself, covers everything and cannot be declined.
rush-R2-3 = Damage is repaired in no other way. Step I repairs the cards of the active player only, so nobody's cards are repaired during somebody else's turn.
rush-R2-4 = After the repair the active player lays the whole hand open for all to see; with variant V3 this is left out. During other players' turns a hand is known to its owner only, the others know just how many cards it has.
rush-R2-5 = A hand usually has three cards. It can be smaller after sabotage, after giving support (V3) or in a very small company, and larger through V2, V4 or V7.
rush-R2-6 = In step II every hand card may be played in one of three ways: as payment for a purchase, for its abilities and/or as a guard of a base, or as an attacker.
rush-R2-7 = When a card would suit several of these ways, its owner picks one. Two ways are never combined on the same card.
rush-R2-8 = The order of cards is free, and buying, abilities, guarding and the attack may follow each other in any mixture. The only limit is R2.14.
rush-R2-9 = Nobody has to play a card. An unwanted hand card may be set aside into the store at any time in step II when no other card is being carried out; cards still in hand at the end go to the store as well (R13.4).
rush-R2-10 = One and the same vehicle card can be played only once in a turn. The moment a vehicle leaves the active player's hand in step II, whether it was played in some way or set aside, it is locked for the rest of this turn.
rush-R2-11 = A locked vehicle may get back into hand in the same turn when the store is reshuffled and the card is drawn. It then cannot pay, use abilities, guard, attack or support; it can only stay in hand or be set aside once more.
rush-R2-12 = Only vehicles are ever locked. Engineers, medals and volunteers that are drawn again in the same turn may be played again.
rush-R2-13 = A vehicle that joined the company this turn is not locked, and neither is a guard from an earlier turn that was replaced this turn; if one of them is drawn this turn, it may be played. A guard that was both placed and replaced in this turn is locked.
rush-R2-14 = A card being played is carried through to the end, until it lies where it belongs, before the next card is begun. A purchase and an attack are also completed without anything in between.
rush-R2-15 = Cards drawn in step II go straight into hand, are shown to everyone (not with V3) and may still be played in this turn.
rush-R2-16 = In step II a hand may grow to any size.
rush-R2-17 = A player with an empty hand has a turn all the same: repair, a step II without cards, then step III.
rush-R2-18 = The active player decides when step II is over. At the end of the turn all locks and all effects of the turn lapse: recruitment, unspent credit and the fact that the attack has been made.

## R3
rush-R3 = Garage, store and drawing
rush-R3-1 = Cards are drawn singly, always the top card of the garage.
rush-R3-2 = When a card is to be drawn and the garage has none, the player shuffles the complete store, makes it the new garage and goes on drawing.
rush-R3-3 = An empty garage alone does not cause a reshuffle. It waits until a card really has to be drawn.
rush-R3-4 = When neither garage nor store has a card left, the cards still to be drawn are lost; there is no other penalty.
rush-R3-5 = A card that is being played is not in the store until it is finished. If its own ability causes a reshuffle, the card itself is not shuffled in.
rush-R3-6 = Guards, cards in hand and cards kept by V2 or V7 are left out of a reshuffle.
rush-R3-7 = Without variant V6 a player may reshuffle the store as often as needed in one turn.
rush-R3-8 = Whatever a player gains goes into the store first. No new card gets into the garage or the hand directly.
rush-R3-9 = Players may look through their own store whenever they like, but nobody may look into a garage, not even the own one. Of another player's store one knows the number of cards and the top card; each card is seen by all when it is put there.

## R4
rush-R4 = Shop and vehicle deck
rush-R4-1 = The order of the shop row matters. Position 1 is right beside the vehicle deck and the last position is the farthest from it; with the deck on the left the row runs to the right.
rush-R4-2 = When a vehicle is bought or taken by research, each card between the gap and the deck moves one place outward, while the cards on the far side of the gap do not move. The top card of the vehicle deck is then laid at position 1.
rush-R4-3 = The gap is filled at once. The new vehicle may be bought or taken by research later in the same turn.
rush-R4-4 = If a vehicle has to be dealt and there is no vehicle deck any more, the vehicle discard is shuffled to make a new one. This is done only when a card is really needed.
rush-R4-5 = If vehicle deck and vehicle discard are both empty, the shop simply has fewer cards. At every later refill it is filled up to full size as far as there are vehicles.
rush-R4-6 = A card in the scrapyard is out of the game for good and goes back into no deck. Everybody may look through the scrapyard and the vehicle discard.
rush-R4-7 = A vehicle that belongs to a player never returns to the vehicle deck or the vehicle discard.

## R5
rush-R5 = Buying
rush-R5-1 = Only cards with a buying value from 0 to 6 can pay: engineers, medals and vehicles. Volunteers, repair crews and captured bases have no buying value and can never pay; this is not the same as the value 0.
rush-R5-2 = The buyer first names one vehicle of the shop and then pays hand cards one by one. As soon as the credit that may be used for this vehicle reaches its price, the buyer receives it; credit left from an earlier purchase of the turn counts too.
rush-R5-3 = Every paying card goes straight to the payer's store. Its buying value becomes free credit; only a card with own-nation buying gives credit bound to its own nation instead. At the start of a turn there is no credit of either kind.
rush-R5-4 = For a vehicle one may use free credit and the credit bound to that vehicle's nation. Cards without a restriction and own-nation cards of that nation may pay for it; an own-nation card of a different nation is of no use for it.
rush-R5-5 = The price is first taken from the credit bound to the vehicle's nation, and only the remainder from free credit. This is not rearranged later.
rush-R5-6 = No vehicle can be bought unless at least one card allowed for it has paid in this turn, not even a vehicle of price 0. For price 0 a card with buying value 0 will do.
rush-R5-7 = The buyer puts the bought vehicle into the own store; then the shop is refilled by R4.2.
rush-R5-8 = One may pay more than the price, but no change is given. Credit left over can be used only for another purchase that is allowed in the same turn; at the end of the turn it is gone.
rush-R5-9 = A player buys no more than one vehicle in a turn, unless recruitment has been used or R5.10 applies.
rush-R5-10 = Own-nation purchase: without recruitment a player may buy further vehicles if every vehicle bought this turn, the new one included, is of one nation and an own-nation buying card of this nation has paid this turn. If no such card has paid so far, the first card paid for the new purchase must be one.
rush-R5-11 = So without recruitment nobody can buy several vehicles by own-nation buying and also a vehicle of another nation in the same turn, not even with other cards.
rush-R5-12 = Recruitment removes the limit for the entire turn, no matter if it is used before or after the first purchase; credit left from that purchase can then be used. The player may buy any number of vehicles of any nations as long as each price is met by R5.4 to R5.6. Own-nation cards of different nations may then pay in one turn, each for its own nation only.
rush-R5-13 = If a player may buy several vehicles, a single paying card can be enough for more than one of them. It can also be enough for several vehicles of price 0.
rush-R5-14 = A purchase may be begun only if it can be finished. It must be allowed by R5.9 to R5.12, the usable credit together with the buying values of all unlocked hand cards allowed to pay must reach the price, and R5.6 must be met.
rush-R5-15 = A card that pays has no other effect: its abilities are not used and it neither guards nor attacks. A vehicle that has paid is locked.
rush-R5-16 = Paying with a medal does not cost the medal. It goes to the store and stays in the company.

## R6
rush-R6 = Using abilities
rush-R6-1 = No ability has to be used. A card can be played for one, several or all of its abilities; if none is used, the card can still guard (R9.2), pay or attack.
rush-R6-2 = Each ability of a card is used once at most, in the order its owner likes. One is carried out completely before the next begins.
rush-R6-3 = Abilities are used only by cards played from hand in the owner's own step II. A vehicle already guarding a base cannot use them.
rush-R6-4 = An ability may be used only when it can do something. Reinforcements need at least one card that can be drawn, scouting needs a card in the shop, vehicle deck or vehicle discard, sabotage needs an opponent with a hand card, and tank ace needs an enemy base. Research (n) needs a shop vehicle of price n or less, rearmament needs a card in the own store, and heroic deed needs a single medal left in the stack of the card's nation. Recruitment can always be used.
rush-R6-5 = A vehicle with defence 1 or 2 that has used at least one ability must then be placed as a guard by the rules of R9, if its owner still has a base.
rush-R6-6 = A card with defence 0 or without a defence number goes to its owner's store after its abilities have been used.
rush-R6-7 = A played card lands in the scrapyard only if its own ability says so, as research does. Then it does not guard by R6.5 and does not go to the store by R6.6.
rush-R6-8 = Playing a card is finished when the card lies in the store, in the scrapyard or on a base.

## R7
rush-R7 = The abilities
rush-R7-1 = Reinforcements (n): the player draws exactly n cards by the rules of R3. One may not choose to draw fewer; fewer are drawn only if no cards are left (R3.4).
rush-R7-2 = Recruitment: until the end of this turn the player may buy without the limit, as R5.12 says. Using it again in the same turn brings nothing more, except with V7.
rush-R7-3 = Scouting: all cards of the shop go to the vehicle discard, then a complete new row is dealt one card at a time, four cards or six with V1. If the vehicle deck runs out meanwhile, the cards just discarded are shuffled into the new deck as well.
rush-R7-4 = Sabotage: every opponent picks one card of the own hand and puts it into the own store. They do so one after another, clockwise from the active player; an opponent without hand cards is passed over.
rush-R7-4a = Players hit by sabotage get no replacement before the draw at the end of their own next turn. Further sabotages before that cost them further cards.
rush-R7-5 = Tank ace: the player picks one enemy guard or one enemy base and deals it one point of damage. A base may be picked even if it is guarded.
rush-R7-5a = A guard with defence 1 is destroyed by the ace. A guard with defence 2 becomes damaged, or is destroyed if it was damaged already.
rush-R7-5b = An undamaged base becomes damaged by the ace, a damaged base is destroyed. A heavy tank used as an ace does no more than that.
rush-R7-5c = A base destroyed by the ace goes to the store of the player who used the ace. If the base had a guard, this vehicle returns to its owner's store and brings no medal.
rush-R7-5d = For a guard destroyed by the ace, the player takes a single medal of the nation of the ace card right away, provided that one is left.
rush-R7-5e = Using an ace is not an attack. The attack of the turn is still available, its nation is independent of the ace's nation, and the traits "bases only" and "vehicles only" of the ace card do not matter. There is no limit to the number of aces in a turn.
rush-R7-6 = Research (n): this card goes to the scrapyard, the player takes a vehicle of price n or less from the shop into the own store, and the shop is refilled by R4.2. The card can use no further ability after that, so others must be used before, and it never guards.
rush-R7-6a = Research is not buying. No card has to pay for it, it does not count as the one purchase of R5.9, and the nation of the vehicle taken does not matter for R5.10.
rush-R7-6b = Research and payment cannot be added together: buying values do not help research to reach a dearer vehicle, and research does not lower the amount to pay for a purchase.
rush-R7-6c = A card with research and a buying value may pay in the usual way instead of using the ability.
rush-R7-7 = Rearmament: the player picks one or two cards from the own store and moves them to the scrapyard. They may be of any kind, even medals and captured bases. The card with rearmament is not scrapped itself.
rush-R7-8 = Heroic deed: the player takes one single medal of the card's nation from its stack into the own store. It is never a double medal.

## R8
rush-R8 = Passive traits
rush-R8-1 = Bases only: when attacking, this card can strike nothing but unguarded bases.
rush-R8-2 = Vehicles only: when attacking, this card can strike nothing but vehicles that guard bases.
rush-R8-3 = These two traits (R8.1, R8.2) narrow down the targets of an attack and nothing else. The card may still pay, use abilities and guard as any other.
rush-R8-4 = Own-nation buying: the payment of this card is bound to vehicles of its own nation (R5.3 to R5.5), and in return several of them may be bought in a turn (R5.10). The trait matters for paying only.
rush-R8-5 = A passive trait is not something one uses, so it never obliges a vehicle to guard a base.

## R9
rush-R9 = Guarding bases
rush-R9-1 = Only a vehicle with defence 1 or 2 can become a guard. It is played from its owner's hand in the owner's own step II.
rush-R9-2 = A vehicle that has used no ability may be placed as a guard, but need not be. This is true for vehicles with and without abilities.
rush-R9-3 = As long as its owner has unguarded bases, a new guard must go to one of them; the owner picks which. This applies both to guards one has to place and to guards one wants to place.
rush-R9-4 = If each of the owner's bases has a guard, the owner picks one base. Its old guard goes to the owner's store and the new vehicle takes its place.
rush-R9-5 = No base ever has more than one guard.
rush-R9-6 = A guard stays on its base until it is destroyed, replaced by R9.4, or loses its base to a tank ace. Its owner cannot take it back or move it to another base.
rush-R9-7 = A base with a guard cannot be attacked. Only a tank ace can hit it.
rush-R9-8 = The number of guards placed in one turn is not limited.
rush-R9-9 = A vehicle that has just been placed as a guard is undamaged.

## R10
rush-R10 = The attack
rush-R10-1 = A player makes one attack in a turn at most. Variant V3 replaces this by V3.3.
rush-R10-2 = One or more unlocked vehicles from hand attack together. They may be of any type, support units too, but all must be of the same nation and each must have attack 1 or 2. A vehicle with attack 0 cannot attack.
rush-R10-3 = The player names all attacking cards before choosing the first target. Afterwards no card can join and none can be taken back.
rush-R10-4 = A card may be named as an attacker only if a target for it could exist: some enemy base must be on the table, and for a "vehicles only" card also some enemy guard. A "bases only" card may thus be named even while every enemy base is guarded.
rush-R10-5 = Then the player picks one attacking card that has not struck yet and one legal target, settles the strike by R11 and puts the attacking card into the own store. This is repeated with the next card.
rush-R10-6 = A card may strike any enemy guard and any enemy base that has no guard at that moment, within the limits of R8.1 and R8.2.
rush-R10-7 = Each strike can go against the same target as the one before or against a different one, and against the same opponent or a different one.
rush-R10-8 = If the guard of a base was destroyed earlier in this attack, or by a tank ace in this turn, the base itself may be struck by the next card.
rush-R10-9 = Guards of the same nation as the attackers may be struck too.
rush-R10-10 = As long as some attacking card that has not struck has a legal target, the player has to make a strike. When none has a target any more, the remaining attacking cards go to the store without effect and the attack is over.
rush-R10-11 = Until the attack is over nothing else can be played.
rush-R10-12 = After the last strike the attacker takes the medals due (R12), and step II goes on.

## R11
rush-R11 = Damage, destruction, repair
rush-R11-1 = A guard struck by a card whose attack number equals or exceeds its defence number is destroyed.
rush-R11-2 = If the attack number is lower than the defence number, an undamaged guard becomes damaged.
rush-R11-3 = If the attack number is lower than the defence number and the guard was damaged before, it is destroyed.
rush-R11-4 = A destroyed guard goes to the store of its owner at once and is no longer damaged. It does not go to the scrapyard or to the attacker.
rush-R11-5 = An undamaged, unguarded base struck by any vehicle other than a heavy tank becomes damaged. The attack number makes no difference: a self-propelled gun with attack 2 only damages it as well.
rush-R11-6 = A damaged, unguarded base that is struck is destroyed.
rush-R11-7 = A heavy tank destroys an unguarded base with one strike, even if the base was undamaged.
rush-R11-8 = A destroyed base goes straight to the attacker's store as a captured base. The place where it lay no longer exists.
rush-R11-9 = Damage stays until step I of the owner's next turn. Until then damage from different players adds up, and the reward goes to whoever strikes the final blow.
rush-R11-10 = A guard that leaves the table is no longer damaged. A base stays as damaged or undamaged as it was when its guard leaves.

## R12
rush-R12 = Medals
rush-R12-1 = After an attack the attacker gets one medal point for every guard destroyed in it. The points come from the stack of the nation of the attacking cards; the nation of the destroyed vehicles does not matter.
rush-R12-2 = Every two points may be taken as one double medal, the others are taken as singles. The attacker decides how many doubles to take: none, or up to half the points rounded down, but no more than the stack still has.
rush-R12-3 = If there are not enough singles, the points that cannot be paid are lost. The attacker must then pick a number of doubles that gives the highest total still possible.
rush-R12-4 = For one point alone nobody ever gets a double medal.
rush-R12-5 = Once the doubles of a stack are gone, only singles can be taken from it.
rush-R12-6 = Medals are put into the attacker's store. They cannot be refused.
rush-R12-7 = There is no medal card for a destroyed base; the captured base is worth 3 points itself.
rush-R12-8 = A guard destroyed by a tank ace is rewarded separately and at once (R7.5d). It is never added to the guards destroyed in the attack to make up a double medal.
rush-R12-9 = A medal never goes back to its stack, even if it is scrapped.

## R13
rush-R13 = End of the turn (step III)
rush-R13-1 = The vehicle farthest from the deck, the one that has been in the shop longest, goes to the vehicle discard. This happens in every turn, no matter if anything was bought.
rush-R13-2 = Each of the other shop cards moves one place outward from the deck.
rush-R13-3 = One new vehicle is laid at position 1; R4.4 and R4.5 apply if the deck is empty.
rush-R13-4 = Next, all cards the active player still has in hand go to the store, in the order in which they are held.
rush-R13-5 = Next, the active player draws three cards by the rules of R3. A company that is too small draws all it has.
rush-R13-6 = After that the turn passes to the next player clockwise.

## R14
rush-R14 = End of the game
rush-R14-1 = The end of the game is triggered when any player has lost the third and last base.
rush-R14-2 = It is also triggered when a player takes the ninth and last single medal of a nation, in whatever way. Running out of double medals triggers nothing.
rush-R14-3 = The turn in which this happens goes on to its normal end, step III included.
rush-R14-4 = The current round is still played to its end, so that all players have had equally many turns; then the game is over. If the last player of the round triggers the end, the game is over after that very turn.
rush-R14-5 = If another trigger occurs during the final round, it has no effect.
rush-R14-6 = The final round is played by all the usual rules.

## R15
rush-R15 = Final company and achievements
rush-R15-1 = The final company of a player is made up of the hand, the garage, the store and the guards on the player's own bases. Own bases that are still standing do not belong to it.
rush-R15-2 = The open achievements are given out one after another. Each goes to the one player who has the most of what it counts.
rush-R15-3 = If several players share the highest number, nobody receives the achievement. This is also so when all players have 0.
rush-R15-4 = The same player may receive more than one achievement. The order in which they are given out makes no difference.
rush-R15-5 = Everything is counted in the final company; scrapped cards count for nothing. The twelve achievements are:
    1 Destroyed bases: captured bases.
    2 Light tanks: light tanks of all nations.
    3 Medium tanks: medium tanks of all nations.
    4 Artillery: self-propelled guns of all nations.
    5 Heavy tanks: heavy tanks of all nations.
    6 Support units: support units of all nations.
    7 Soviet medals: medal points of the USSR, a double medal being 2.
    8 German medals: medal points of Germany, a double medal being 2.
    9 American medals: medal points of the USA, a double medal being 2.
    10 French medals: medal points of France, a double medal being 2.
    11 Double medals: cards of double medals, of all nations.
    12 Largest company: all cards, with medals and captured bases.

## R16
rush-R16 = Score and ties
rush-R16-1 = The score is the sum of the medal points (1 for a single, 2 for a double), 3 for each captured base and 5 for each achievement.
rush-R16-2 = The player with the highest score wins.
rush-R16-3 = If scores are equal, the player with more medal points wins. Medals from heroic deeds count here too.
rush-R16-4 = If that is equal too, the player with more captured bases wins.
rush-R16-5 = If that is equal as well, the player with more achievements wins. In the base game players who are tied so far always have equally many achievements, so this can decide only with V5.
rush-R16-6 = Players who are still tied win together.

## R17
rush-R17 = Players without bases
rush-R17-1 = A player who has lost all bases goes on playing as usual. Sabotage still hits such a player, and winning is still possible.
rush-R17-2 = Without a base there is nothing of one's own to guard. A vehicle that has used its abilities therefore goes to the store.
rush-R17-3 = A player without bases has nothing that an attack or a tank ace could be aimed at.

## R18
rush-R18 = Answers to common questions
rush-R18-1 = Vehicles of different nations may be in one company in any mixture.
rush-R18-2 = One's own bases bring no points, even if all of them survive.
rush-R18-3 = Whoever should get a single medal from a stack that has no singles gets nothing for that point.
rush-R18-4 = Whoever has used all hand cards for the attack and for abilities cannot take a vehicle of price 0 either, because no card has paid.
rush-R18-5 = A captured base that comes into hand cannot be played and ends up in the store again. It may, however, be discarded to sabotage, be scrapped by rearmament when it lies in the store, or be the card kept or scrapped by V2 or kept by V7.

## R19
rush-R19 = What always holds
rush-R19-1 = At every moment each of the 100 vehicles, the 48 medals, the six rear cards per player and the three bases per player is in exactly one place.
rush-R19-2 = A damaged guard always has defence 2.
rush-R19-3 = In the base game the shop has exactly four vehicles whenever somebody has to decide something, unless the vehicles to deal have run out.
rush-R19-4 = Between two turns no card is locked and no credit exists. In the base game players who are not on turn hold three cards at most.
rush-R19-5 = When the base game is over, all players have had the same number of turns.
rush-R19-6 = No vehicle card is played a second time within one turn.
rush-R19-7 = Step II always comes to an end: only vehicles let a player draw cards in it, and each of them can be played just once.
rush-R19-8 = For each nation, the single medals in the stack, in the companies and in the scrapyard are nine together. The double medals are three together.

## V1
rush-V1 = Extended shop
rush-V1-1 = The shop has six vehicles, so 94 are left in the deck after setup.
rush-V1-2 = The shop is not refilled in the course of a turn. When a vehicle is bought or taken by research, the row closes the gap and the order of the others stays the same.
rush-V1-3 = In step III the farthest vehicle still in the row is discarded first; if the row is empty, none is. Then new vehicles come in at position 1, one at a time, until the row has six.
rush-V1-4 = Scouting discards the vehicles that are left and lays out six new ones immediately, without waiting for step III. If none of them leaves the shop afterwards, step III discards one vehicle and deals one.
rush-V1-5 = Even a player who may buy several vehicles, by recruitment or own-nation buying, has to choose from those already in the row; no new ones appear during the turn.

## V2
rush-V2 = Weak hand compensation
rush-V2-1 = The compensation is for an active player who has played no card in this turn and has at least one card in hand when ending step II. Setting cards aside is not playing them. Using recruitment is, so this variant and V7 never work in the same turn.
rush-V2-2 = That player may do one of two things, or neither: keep one hand card for the next turn, or put one hand card of any kind into the scrapyard. A scrapped card is seen by all. A kept card is known to all as well, because the hand lay open; with V3 it stays secret.
rush-V2-3 = The rest of the hand goes to the store and the usual number of cards is drawn, so a player who kept a card normally has 3 + 1 = 4 cards; with the bonus of V4 it is 4 + 1 = 5. In the next turn the kept card is a hand card like any other, and the compensation may be used in consecutive turns.
rush-V2-4 = The choice is made at the end of step II, before anything changes in the shop.
rush-V2-5 = Cards given as support in other players' turns (V3) are not counted as played.

## V3
rush-V3 = Interactive combat
rush-V3-1 = The hand stays hidden in step I. Others see a card only when it is played, paid, set aside or given as support; a card discarded to sabotage is seen when it enters the store. The same goes for cards drawn in step II.
rush-V3-2 = Buying, abilities and guarding follow the base game. Tank ace is an ability, so nobody can give support for or against it and its result is that of R7.5.
rush-V3-3 = Attackers are not declared together. Each attacking card is played alone and with its target; there may be any number of such attacks in a turn, and other plays may come between them.
rush-V3-4 = The first card that attacks in a turn sets the nation. Every further card that attacks in this turn must be of that nation.
rush-V3-5 = A card may attack only if it has a legal target at that moment (R10.6, R8).
rush-V3-6 = An attack on an unguarded base is settled by R11.5 to R11.8 as usual. Nobody can give support in it.
rush-V3-7 = When a guard is attacked, first its owner may play one support card, then the attacker may, and so on in turns. Support is one vehicle or one medal from hand: the defender's must be of the attacked guard's nation, the attacker's of the attacking vehicle's nation. Each support card adds 1 to the defence or attack number, whatever is printed on it; a double medal also adds only 1.
rush-V3-8 = Rear cards and captured bases cannot support, and neither can a locked vehicle. The attack and defence numbers, abilities and traits of a supporting vehicle play no part.
rush-V3-9 = Whoever passes may still give support later. The combat ends only when every participant has passed since the last support card, which with two sides means two passes in a row.
rush-V3-10 = If the total attack equals or exceeds the total defence, the guard is destroyed. If it is lower, nothing happens at all: the guard is neither damaged nor destroyed, even if it had been damaged before.
rush-V3-11 = After each combat the attacking card and all support cards go to the stores of the players who played them. A vehicle with which the active player gave support is locked. The other players draw replacements for their support only at the end of their own next turn.
rush-V3-12 = The guards destroyed in all attacks of a turn are counted together, and the medals for them are taken by R12 when step II ends. Medals for a tank ace are still taken at once.
rush-V3-13 = When everyone plays for themselves, support can come from just two players: the one who attacks and the one whose guard is attacked.
rush-V3-14 = Once an attack has been announced, the combat has to be fought to its end, and nothing else is played during it.

## V4
rush-V4 = Defended bases bonus
rush-V4-1 = In the draw of R13.5 a player draws one card more if at that moment more than half of the player's remaining bases have a guard: the only one, both of two, or at least two of three. A player without bases gets no bonus. This variant is recommended together with V3, but it is not compulsory.
rush-V4-2 = No player ever begins a turn with more than five cards in hand; the draw ends when five is reached. Cards kept by V2 or V7 count towards the five. With V3, up to five cards may thus be at hand for the defence.

## V5
rush-V5 = Medal sets
rush-V5-1 = In the final scoring, medal points of different nations form sets. A set of two different nations brings 1 extra point, of three 2 points, of all four 4 points.
rush-V5-2 = A medal point can be used in one set only. The two points of a double medal may be used in different sets.
rush-V5-3 = The grouping that brings most is always the one that counts. If a, b, c and d are the medal points of the four nations from the most to the fewest, the bonus is exactly b + c + 2d.
rush-V5-4 = The bonus is added to the score alone. It does not count as medal points for achievements (R15) or for the tie-break of R16.3.

## V6
rush-V6 = Single reshuffle
rush-V6-1 = In step II of one turn the store may be reshuffled only once. Giving support (V3) never makes anyone draw, so it is not affected.
rush-V6-2 = If the garage is empty again later in step II, cards that should be drawn are lost.
rush-V6-3 = For the draw of R13.5 the store may be reshuffled in any case, also when that draw is changed by V4 or V7.
rush-V6-4 = Reinforcements cannot be used when the garage is empty and the one reshuffle of V6.1 has been spent, because no card could be drawn (R6.4).

## V7
rush-V7 = Recruitment alternative
rush-V7-1 = Each time recruitment is used, by volunteers or by a vehicle, its owner picks one of two effects: the usual one, or keeping one other card of the hand for the next turn.
rush-V7-2 = The card to keep is picked at once, while recruitment is carried out, and laid apart. It cannot be played this turn and comes back to the hand after the draw of R13.5. It need not be shown to anybody, allies included, but a card that has already lain open (R2.4, R2.15) remains known. Everyone knows how many cards are kept.
rush-V7-3 = Keeping is possible only with another card in hand. Each use of recruitment gives one effect only, so the usual effect does not come on top of keeping. Several uses may keep several cards, but five is the most; a sixth cannot be kept.
rush-V7-4 = The limit of five cards of V4.2 applies with this variant too. Kept cards are never given up for it; instead one draws fewer: three cards, or four with the bonus of V4, but at most five less the number of cards kept.
rush-V7-5 = A locked card may be kept as well. In the next turn it is no longer locked.

## V8
rush-V8 = Team game
rush-V8-1 = Two teams play against each other: one against two with three players, two against two with four, two against three with five. Each player has the usual setup with own bases and an own company, and the number of open achievements is one more than the number of players. Variant V3 is always in force in a team game.
rush-V8-2 = The two teams move strictly in alternation, and within a team its members follow each other in a fixed circle; this replaces R13.6. The starting player begins. The members of each team are numbered clockwise from the starting player, X1, X2 and so on, Y1, Y2 and so on. With four players the seats of the two teams alternate.
rush-V8-3 = With four players, X being the starting team, the order is X1 Y1 X2 Y2 over and over. With three or five players X is the larger team. If X starts, the order repeated is X1 Y1 X2 Y2 X3 Y1 X1 Y2 X2 Y1 X3 Y2 for five players and X1 Y1 X2 Y1 for three. If Y starts, it is Y1 X1 Y2 X2 Y1 X3 Y2 X1 Y1 X2 Y2 X3 for five players and Y1 X1 Y1 X2 for three.
rush-V8-4 = With four players the round of four turns is finished after a trigger. With three or five players the game is over as soon as, after a trigger, the two teams have had the same number of turns in all.
rush-V8-4a = The end is triggered in the same ways as in R14.1 and R14.2. It is enough that one member of a team has lost all three bases.
rush-V8-5 = Allies and their cards can be the target neither of an attack nor of a tank ace. Sabotage does not hit allies.
rush-V8-6 = In a combat over a guard all members of both teams may give support. The nations required are those of V3.7.
rush-V8-7 = The defending side is asked for support first, then the sides alternate. The defending side goes round its members in team order beginning with the owner of the attacked guard, the attacking side beginning with the attacker. Players who have passed since the last support card are left out. When that is true of everybody in both teams, the combat is over.
rush-V8-8 = Members of a team keep their hands secret from each other and must not arrange who gives support.
rush-V8-9 = Each support card goes to the store of the player who gave it. Whatever the attack wins, medals or captured bases, is put into the attacker's store.
rush-V8-10 = In the own step II a player may place an unlocked vehicle with defence 1 or 2 on an ally's base, without using its abilities. R9.3 and R9.4 then apply to the bases of that ally, and a guard that is replaced goes to the store of the base's owner. Such a placement counts as playing the card.
rush-V8-11 = The placed vehicle belongs to the owner of the base from that moment. It counts as a guard of that owner for V4, too.
rush-V8-12 = A vehicle that has to guard after using an ability (R6.5) cannot be placed on an ally's base. A player who has no own bases left may still help by V8.10.
rush-V8-13 = At the end each team puts the companies of its members together. Achievements are given to the team with the higher number, and to nobody if the two are equal. Score, medal sets (V5) and ties are also worked out from the joint cards.
