### Battlegrounds: the rules in our own words. Message id = "battlegrounds-" + rule id with "." written "-".

## R1
battlegrounds-R1 = The board
battlegrounds-R1-1 = The board is a grid of 8 by 8, that is 64 squares named A1 to H8.
battlegrounds-R1-2 = The letters name the files from west to east, the numbers name the ranks from south to north. A1 is therefore the south-western corner.
battlegrounds-R1-3 = In every corner of the board there is a base of three squares: the corner itself and its two neighbours along the edges. The south-western base is A1 with A2 and B1, the north-western A8 with A7 and B8, the north-eastern H8 with H7 and G8, the south-eastern H1 with H2 and G1. A1, A8, H8 and H1 are the corners of their bases.
battlegrounds-R1-4 = The centre block is made up of the 16 squares from C3 to F6.
battlegrounds-R1-5 = There is never more than one location token on a square.
battlegrounds-R1-6 = A square has room for only one piece of these kinds: a figure, an artillery tank or ordnance.
battlegrounds-R1-7 = A figure and a location token may be on the same square. Ordnance and artillery tanks never share a square with a location token.
battlegrounds-R1-8 = A square is called empty when neither a location token nor a tank nor ordnance is on it.
battlegrounds-R1-9 = Adjacent, a word used for the setup, means that two squares have an edge in common. Touching, used in the family variant, means that they have an edge or a corner in common.
battlegrounds-R1-10 = The colours sit clockwise: green in the south-west, yellow in the north-west, blue in the north-east, red in the south-east. The seats are counted in the same order, and so is everything done in colour order: green, yellow, blue, red.

## R2
battlegrounds-R2 = Setup of the battle variant
battlegrounds-R2-1 = Shuffle the 16 special tokens and lay them face up on the centre block, one on each of its squares.
battlegrounds-R2-2 = Shuffle the 48 plain tokens and lay them face up on the other squares, one on each.
battlegrounds-R2-3 = Adjacent squares must not show the same picture. Tokens that break this are exchanged with others until it is true everywhere.
battlegrounds-R2-4 = Only the pictures are compared. A special token and a plain token with the same picture must therefore not be adjacent either.
battlegrounds-R2-5 = In these exchanges special tokens change places only with special tokens and plain ones only with plain ones. So all special tokens stay on the centre block and all plain ones outside it.
battlegrounds-R2-6 = For each figure its owner is dealt 2 tank cards. With three or four players everybody gets 2 cards, with two players everybody gets 4.
battlegrounds-R2-7 = The cards left over are shuffled and become the face-down deck: 4 cards with two players, 6 with three, 4 with four.
battlegrounds-R2-8 = For each figure the owner chooses one active card; the rest of the owner's cards are inactive and may serve any of the owner's figures. All cards dealt to players lie face up.
battlegrounds-R2-9 = With three or four players everybody plays one colour and has 1 figure, 1 tank marker and 1 stack of point tokens.
battlegrounds-R2-10 = With two players everybody plays two colours and has a figure, a tank marker and a stack of point tokens in each of them. Each player then has two active cards at a time.
battlegrounds-R2-11 = A stack of point tokens starts with the 3 on top, the 2 below it and the 1 at the bottom.
battlegrounds-R2-12 = Each figure starts on the base of its colour; the owner chooses which of the three squares.
battlegrounds-R2-13 = With two players the first seat has green and blue, the second seat yellow and red. The two figures of a player thus start on different bases, in opposite corners of the board.
battlegrounds-R2-14 = With three players the colours are green, yellow and blue. Nobody uses the south-eastern base; all 64 location tokens are in play.
battlegrounds-R2-15 = All 16 ordnance tokens are in the supply at the start.
battlegrounds-R2-16 = The players settle before the game which seat starts. If nothing is settled, it is the first seat.
battlegrounds-R2-17 = The choices of the setup are made openly and in colour order: first the active cards of all figures, then the starting squares of all figures.

## R3
battlegrounds-R3 = Draft (optional, replaces R2.6)
battlegrounds-R3-1 = Shuffle all tank cards and display some of them face up: 6 cards with three players, 8 with four.
battlegrounds-R3-2 = The starting player picks first and the others follow clockwise; the last one picks twice in a row, then it goes back counter-clockwise to the starting player. Counted from the starting player, the order is 1, 2, 3, 4, 4, 3, 2, 1 with four players and 1, 2, 3, 3, 2, 1 with three.
battlegrounds-R3-3 = To pick means to take one card of the display for oneself. After the draft there are again 2 cards for every figure.
battlegrounds-R3-4 = Two players draft in two rounds, with 4 cards displayed in each. In the first round the starting player takes one card, the opponent two, the starting player the last one; in the second round the opponent takes one, the starting player two, the opponent the last one. Each of them then has 4 cards.
battlegrounds-R3-5 = The cards that were not drafted become the deck, which lies face up here. Everybody may know its order, and an extra tank still takes cards from its top.
battlegrounds-R3-6 = After the draft the active cards and the starting squares are chosen as R2.8, R2.12 and R2.17 say.

## R4
battlegrounds-R4 = The turn (battle, teams, solo)
battlegrounds-R4-1 = The turn passes from seat to seat clockwise.
battlegrounds-R4-2 = A turn has one segment, and one more segment for every extra turn that is used in it.
battlegrounds-R4-3 = A segment has four steps: destroyed figures return (R7.5), free actions may be taken (R4.10), one main action is carried out, and at the end of the segment free actions may be taken once more.
battlegrounds-R4-4 = There are two main actions: move and shoot, and change tank. The player must carry out exactly one of them and cannot pass.
battlegrounds-R4-5 = Move and shoot means: a move, then a chance to take free actions, then one shot at most.
battlegrounds-R4-6 = The reverse order, that is shot, free actions, move, is open only to a tank with the upgrade order swap.
battlegrounds-R4-7 = The figure that moves in a segment is also the one that shoots in it.
battlegrounds-R4-8 = A player who has several figures picks one of them for each segment. Normally only a figure with a legal path may be picked. But if not one of the player's figures on the board could drive a legal standard path (R5.1), any of them may be picked.
battlegrounds-R4-9 = When the figure is destroyed during its move, the free actions between move and shot and the shot are left out. The segment goes on with the free actions at its end.
battlegrounds-R4-10 = Free actions may be taken at three moments: before the main action, between move and shot, and at the end of the segment. The player whose turn it is may then attach available upgrades (R10) and use extra tanks (R12), as many as there are and in any order.
battlegrounds-R4-11 = An extra turn can be used only at the end of the segment.
battlegrounds-R4-12 = Free actions go with both main actions, so they are possible also in a segment in which the tank is changed.
battlegrounds-R4-13 = All decisions are made by the player whose turn it is. No rule ever lets an opponent decide in between.
battlegrounds-R4-14 = At the end of a segment the player may end the turn. Then it is checked whether the game is over (R14, R15, R17); if not, the next seat has its turn.
battlegrounds-R4-15 = Doing without the move, doing without the shot and ending the turn happen by themselves when nothing else is possible. Any other choice is put to the player even if it has only one option.

## R5
battlegrounds-R5 = Movement
battlegrounds-R5-1 = The path of a move is the row of squares that the tank enters, the starting square not included. A standard path is straight: it follows one of the move directions of the active card and has exactly as many squares as the move distance of the card.
battlegrounds-R5-2 = A tank can drive neither a shorter nor a longer distance than its card says.
battlegrounds-R5-3 = No square of the path may be off the board.
battlegrounds-R5-4 = A path must not end on a square with another tank, be it an enemy figure, an allied one, the player's own second figure or an artillery tank.
battlegrounds-R5-5 = Location tokens do not get in the way of a move, and moving does not collect them.
battlegrounds-R5-6 = A path is legal even if tanks stand on its squares before the last or if ordnance lies on any of its squares.
battlegrounds-R5-7 = Whether a path is legal is judged before the move, by R5.1 to R5.4 and by the upgrades (R10) alone. A path whose last square is occupied is illegal even if the tank would be destroyed before getting there.
battlegrounds-R5-8 = The legal paths of a figure are the standard ones together with all those that the upgrades on its active card open up. The player chooses freely among them.
battlegrounds-R5-9 = Except in the cases of R5.10, the figure has to drive one of its legal paths, even one that destroys it. The only way round this is to change the tank as the main action.
battlegrounds-R5-10 = A figure may stay where it is if it has no legal path at all. It may also stay if it has no legal standard path and, when it was picked, no other figure of the player had one, because upgrades need not be used (R10.5). In both cases it may still shoot.
battlegrounds-R5-11 = A path is carried out one square after another. Once a square destroys the moving tank, the rest of the path does not take place, and ordnance and tanks further on stay as they are.
battlegrounds-R5-12 = When a tank enters a square with ordnance, on the way or at the end of its path, the ordnance goes back to the supply. The moving tank is destroyed unless armour saves it.
battlegrounds-R5-13 = When a tank enters a square with another tank, which can happen only on the way, the moving tank is destroyed unless armour saves it. Nothing happens to the tank that is driven over; it stays on its square.
battlegrounds-R5-14 = R5.13 is the same for enemy and allied figures, the player's own second figure and artillery tanks. They differ only in who gets points for it (R8).
battlegrounds-R5-15 = If the moving tank survives, it ends up on the last square of its path.
battlegrounds-R5-16 = A tank does not block itself: for its own path the square it starts from is not a square with another tank.

## R6
battlegrounds-R6 = Shooting
battlegrounds-R6-1 = Nobody has to shoot. There is one shot per segment at most.
battlegrounds-R6-2 = Each shot direction of the active card gives one target square: the one that lies straight in this direction at exactly the shot distance.
battlegrounds-R6-3 = A shot direction gives no target if the square at the shot distance would be off the board.
battlegrounds-R6-4 = Tanks, tokens and ordnance between the shooter and the target square do not matter.
battlegrounds-R6-5 = The shooter chooses one target square and one of the things that can be done there. What is on the square decides what they are:
    Location token without a figure: take the token.
    Location token with an enemy figure: take the token or hit the tank.
    Location token with an own or allied figure: take the token.
    Enemy figure without a location token: hit the tank.
    Own or allied figure without a location token: nothing.
    Ordnance: clear it.
    Artillery tank (solo): hit it (R17.10).
    Empty square: place ordnance, provided that the supply has some; in solo nothing.
battlegrounds-R6-6 = A plain token that is shot goes to the shooter's play area.
battlegrounds-R6-7 = A special token that is shot also goes to the shooter's play area. As long as it has no partner it does nothing.
battlegrounds-R6-8 = Shooting at an empty square puts one ordnance token from the supply on it.
battlegrounds-R6-9 = Shooting at ordnance clears it: the token goes back to the supply.
battlegrounds-R6-10 = An enemy tank that is hit is destroyed unless armour saves it. The points for it are given by R8.2.
battlegrounds-R6-11 = Before firing at a square with an enemy figure and a location token, the shooter says which of the two is meant. If it is the token, nothing happens to the figure and it stays there.
battlegrounds-R6-12 = When a figure is destroyed, a location token under it remains on the square.
battlegrounds-R6-13 = Nobody can hit an own or allied tank with a shot. The location token under such a figure can be taken.
battlegrounds-R6-14 = Ordnance cannot be placed while the supply is empty.
battlegrounds-R6-15 = A shot without any effect does not exist. A player who wants none of the options does without the shot.
battlegrounds-R6-16 = Every empty square may get ordnance, also in a base and on the centre block.

## R7
battlegrounds-R7 = Destruction, return and repair
battlegrounds-R7-1 = Four things destroy a tank: an enemy shot, entering a square with ordnance, driving over any tank and, in solo, a hit by the artillery.
battlegrounds-R7-2 = The figure of a destroyed tank is taken off the board. Its card becomes inactive and is now called wrecked; the upgrades stay on it but are asleep. R8 says whether a point token changes hands.
battlegrounds-R7-3 = No player is ever out of the game. A tank can be destroyed and come back any number of times; for solo see R17.
battlegrounds-R7-4 = While a figure is off the board it has no active card, is in nobody's way and cannot be a target.
battlegrounds-R7-5 = Each segment begins with the return of figures: every figure of the player that is off the board must come back, one by one in colour order. Solo has its own rule, R17.13.
battlegrounds-R7-6 = For a returning figure the owner chooses any own inactive card, which becomes active, and one of the squares allowed by R7.10.
battlegrounds-R7-7 = If the chosen card is not wrecked, the segment goes on as usual and the figure may move at once.
battlegrounds-R7-8 = Choosing a wrecked card is a repair and costs the whole turn, even if other figures of the player are on the board or this is the segment of an extra turn. Once all figures have returned, the turn is over: no free actions, no main action, no one-off action and no further segment. From the next turn on the tank plays normally.
battlegrounds-R7-9 = In battle and teams none of the owner's cards is wrecked any longer once the return at the start of the owner's segment is finished. So a player may return with another card and in the same segment change to the card that was wrecked.
battlegrounds-R7-10 = The owner of a returning figure chooses a square from the first of these groups that is not empty:
    1 Squares of the base without a tank and without ordnance.
    2 Squares of the base without a tank. The ordnance on the chosen square goes back to the supply and has no effect.
    3 The squares without a tank and without ordnance that are nearest to the corner of the base, the corner itself excepted. Distance is counted in steps to touching squares, so a diagonal step counts as one.
battlegrounds-R7-11 = Returning is not a move. It sets off no ordnance, uses up no armour and drives over nobody, and it makes no difference whether the square has a location token.
battlegrounds-R7-12 = The base on which a figure returns is always that of its own colour.
battlegrounds-R7-13 = A card whose tank was destroyed earlier may also come back by a change of tank; this costs nothing extra.
battlegrounds-R7-14 = Once their card is active again, sleeping upgrades are back at work.

## R8
battlegrounds-R8 = Point tokens and score
battlegrounds-R8-1 = A point token that is handed over is always the top one of the stack in the colour of the destroyed figure: first the 3, then the 2, then the 1.
battlegrounds-R8-2 = When an enemy shot destroys a tank, the player who fired gets the point token.
battlegrounds-R8-3 = A tank destroyed while driving over an enemy figure costs its owner the point token: it goes to the player whose figure was driven over.
battlegrounds-R8-4 = If ordnance destroyed the tank, or if the figure it drove over was an own or allied one, no point token is handed over.
battlegrounds-R8-5 = If the stack of point tokens is empty, nobody gets anything, but the tank is destroyed all the same.
battlegrounds-R8-6 = A point token that a player has received stays with that player to the end and scores its value.
battlegrounds-R8-7 = Point tokens still in one's own stack are worth nothing to their owner.
battlegrounds-R8-8 = The tank marker is never handed over.
battlegrounds-R8-9 = When armour saves the tank, nobody hands over a point token.
battlegrounds-R8-10 = The victory points of a player are 2 for each pair plus the values of all point tokens received.

## R9
battlegrounds-R9 = Location tokens and pairs
battlegrounds-R9-1 = A location token that is taken goes to the play area of the player who took it, in the teams variant to the play area of the team.
battlegrounds-R9-2 = If its partner, an unpaired token with this picture, is in the play area already, the two form a pair immediately; nobody has to decide it.
battlegrounds-R9-3 = For this reason a play area never has two unpaired tokens with the same picture.
battlegrounds-R9-4 = Each pair brings 2 victory points, also a special pair and also after it has been used.
battlegrounds-R9-5 = Pairs are final: they are not taken apart or put together anew, not lost and not traded.
battlegrounds-R9-6 = The third token with the same picture stays unpaired until a fourth one joins it.
battlegrounds-R9-7 = A pair in which at least one token has an icon is a special pair. It is available from the start, and the icon names its effect.
battlegrounds-R9-8 = A pair has one effect only. If its two tokens have different icons, the owner chooses between them when the pair is used or attached.
battlegrounds-R9-9 = A special token without a partner has no effect.
battlegrounds-R9-10 = A pair is in one of four states: plain (it has no icon), available, attached (it lies on a tank card) or used. A used pair still scores its 2 points but has no effect any more.

## R10
battlegrounds-R10 = Upgrades
battlegrounds-R10-1 = To attach an upgrade means to put an available upgrade pair on an active card of one's own. In the teams variant it may be an active card of either member of the team.
battlegrounds-R10-2 = There is room for two upgrades on a card; armour counts as one of them.
battlegrounds-R10-3 = A permanent upgrade cannot be removed from its card or moved to a different one.
battlegrounds-R10-4 = Only the upgrades of an active card work.
battlegrounds-R10-5 = Permanent upgrades need not be used. Each time the player may keep to the values printed on the card.
battlegrounds-R10-6 = An available upgrade pair may be kept back as long as the owner wants. If no active card has room for it, it has to wait.
battlegrounds-R10-7 = An attached upgrade works at once, even in the same segment.
battlegrounds-R10-8 = Two upgrades of the same kind may be on one card. Two extra moves or two extra shots add up; a second direction or a second order swap brings nothing more.
battlegrounds-R10-9 = Extra move: besides its printed move distance the tank may also use a distance greater by one. With two of these upgrades the distance greater by two is allowed too.
battlegrounds-R10-10 = Extra shot: besides its printed shot distance the tank may also use a distance greater by one, in every one of its shot directions. With two of these upgrades the distance greater by two is allowed too. There is still only one shot.
battlegrounds-R10-11 = Direction: the tank may turn while driving, so that every step goes in any of the move directions printed on its card, but never in another one. The number of steps is equal to the distance chosen.
battlegrounds-R10-12 = With direction, too, a path must not end on the square where it began.
battlegrounds-R10-13 = Direction is of no use for a move of distance 1. Together with extra move, the tank may turn in every move of distance 2 or more that is open to it.
battlegrounds-R10-14 = With direction a tank may drive back the way it came and enter squares several times, the starting square too, as long as R10.12 is kept. Ordnance and tanks count anew at every entry.
battlegrounds-R10-15 = Order swap: the figure may fire before it moves instead of after. Free actions may be taken in between.
battlegrounds-R10-16 = A figure that has shot first must still move (R5.9, R5.10) and does not shoot again. Its legal paths are those of the position after the shot and the free actions, so an upgrade won by the shot and attached can already help.
battlegrounds-R10-17 = A figure may shoot first only if, at that moment, it may be picked by R4.8.

## R11
battlegrounds-R11 = Armour
battlegrounds-R11-1 = Armour is attached in the same way as any upgrade and takes up one of the two places on the card.
battlegrounds-R11-2 = Armour works by itself the first time something would destroy the tank: an enemy shot, ordnance, driving over any tank or a hit by the artillery. Its owner cannot hold it back.
battlegrounds-R11-3 = When armour works, the tank is not destroyed and nobody hands over a point token. The armour pair is taken off the card and becomes used, and its place on the card is free again.
battlegrounds-R11-4 = A tank saved during its move drives on along the path. If it meets something destructive again, that is a new case.
battlegrounds-R11-5 = Each armour saves the tank once, so two armours save it twice.
battlegrounds-R11-6 = Ordnance from which armour saved the tank is removed to the supply. A tank that was driven over stays.
battlegrounds-R11-7 = A shot that was stopped by armour counts as the attacker's shot.
battlegrounds-R11-8 = Armour on an inactive card gives no protection.
battlegrounds-R11-9 = The used armour pair goes back to the play area of its owner and still scores its 2 points.

## R12
battlegrounds-R12 = One-off actions
battlegrounds-R12-1 = Extra turn: at the end of a segment the player uses the pair and a further segment starts, the return of figures included.
battlegrounds-R12-2 = In one turn a player may use any number of extra turns one after another. For each of the segments the figure, among those that may be picked (R4.8), and the main action are chosen anew.
battlegrounds-R12-3 = When an extra turn pair is completed, it may be used as early as the end of that very segment.
battlegrounds-R12-4 = Extra tank: the player draws the top 2 cards of the deck, keeps one as an inactive card and puts the other into the box; the pair is then used. The rejected card is not shown to the others, but after a draft everybody knows it.
battlegrounds-R12-5 = If the deck has only 1 card, the player keeps that one. If the deck is empty, extra tank cannot be used and the pair stays available.
battlegrounds-R12-6 = In battle and teams an additional card does not bring an additional figure. It gives more choice when the tank is changed and when a figure returns.
battlegrounds-R12-7 = One-off actions can be used in one's own turn only.

## R13
battlegrounds-R13 = Change of tank
battlegrounds-R13-1 = The player makes any own inactive card the active card of one of the own figures on the board. The card used so far becomes inactive together with its upgrades, but it is not wrecked.
battlegrounds-R13-2 = The figure remains on its square.
battlegrounds-R13-3 = In a segment with a change of tank there is neither a move nor a shot.
battlegrounds-R13-4 = After the change the values and the upgrades of the new card count, and no others.
battlegrounds-R13-5 = A player who has an inactive card may always choose this main action, also in order to get round a move that would be compulsory.

## R14
battlegrounds-R14 = End of the battle variant
battlegrounds-R14-1 = To win, a player needs 16 victory points with two players, 14 with three and 12 with four.
battlegrounds-R14-2 = The points are checked at the end of every turn and never during a turn.
battlegrounds-R14-3 = The player whose turn has just ended is checked first, then the others clockwise. The first one found to have enough points wins, and the game is over.

## R15
battlegrounds-R15 = Teams (four players, two against two)
battlegrounds-R15-1 = The first and the third seat are team A, the second and the fourth are team B, so the teams sit alternately. The turns follow the order of the seats.
battlegrounds-R15-2 = Setup and rules are those of the battle for four players, apart from what this chapter changes.
battlegrounds-R15-3 = The two members of a team collect location tokens into one common play area and form pairs from it together.
battlegrounds-R15-4 = The member whose turn it is may attach an available pair of the team to the own active card or to the active card of the other member. The figure of that card must be on the board.
battlegrounds-R15-5 = The available one-off actions of the team are open to both members, each in the own turn. A card from an extra tank belongs to the member who used it.
battlegrounds-R15-6 = The victory points of a team are 2 for each of its pairs plus the point tokens received by both members.
battlegrounds-R15-7 = A tank that drives over an ally is destroyed unless armour saves it. No point token is handed over.
battlegrounds-R15-8 = The tank of an ally cannot be hit by a shot (R6.13).
battlegrounds-R15-9 = Each member has tank cards, a stack of point tokens and a base of their own.
battlegrounds-R15-10 = A team wins the moment it has 20 victory points, even in the middle of a turn and even in a turn of the opponents.

## R16
battlegrounds-R16 = Family (two to four players, a memory game)
battlegrounds-R16-1 = Shuffle all 64 location tokens without looking and lay them face down on all squares. Special tokens have no squares of their own here, and equal pictures may be adjacent.
battlegrounds-R16-2 = Then turn the tokens on D4 and E5 face up. If they have the same picture, the token on E5 is exchanged with that of another square drawn at random, until the two are different.
battlegrounds-R16-3 = Tank cards, tank markers, point tokens and ordnance stay in the box. Icons mean nothing.
battlegrounds-R16-4 = Each player has one figure and puts it on a square of the own base. The colours are green and blue with two players; green, yellow and blue with three; all of them with four.
battlegrounds-R16-5 = A turn has four steps: move, reveal tokens, check for pairs, cover tokens.
battlegrounds-R16-6 = The figure moves one or two steps, each to any touching square; it may turn freely and may go back to where it started. So it may end on any square that is at most two steps away, its own included, unless another figure stands there.
battlegrounds-R16-7 = Other figures that a figure passes on its way make no difference.
battlegrounds-R16-8 = The player turns up one face-down token on a square touching the figure and, having seen it, a second one. Both are compulsory. If there are fewer face-down tokens around the figure, the player reveals the one there is, or none.
battlegrounds-R16-9 = The token under the player's own figure cannot be revealed. Tokens under other figures can.
battlegrounds-R16-10 = After revealing, all face-up tokens on the board are compared, those left by the previous turn included. Two with the same picture are a pair: the player takes both from the board into the play area and has 2 victory points for them. This is repeated while there are equal pictures, so a turn brings no pair, one or two.
battlegrounds-R16-11 = If three face-up tokens are equal, the player takes the two that were turned up earliest. The most recent one stays on the board, face up.
battlegrounds-R16-12 = For each pair found the player gets one extra turn, so for two pairs there are two.
battlegrounds-R16-13 = At the end of the turn the tokens turned up in it, if they were not taken, are left face up. All other face-up tokens on the board are covered.
battlegrounds-R16-14 = For R16.13 an extra turn is a turn like any other. Tokens that the player left face up in the turn before are therefore covered at the end of the extra turn.
battlegrounds-R16-15 = In the first turn D4 and E5 are treated as tokens revealed by a previous player.
battlegrounds-R16-16 = Before the next seat has its turn, all extra turns still due are played; they cannot be declined.
battlegrounds-R16-17 = As soon as a player has 10 victory points, the game is over and that player has won. Nothing more is covered and no extra turn is played.

## R17
battlegrounds-R17 = Solo (one player against the artillery)
battlegrounds-R17-1 = All 64 location tokens form one shuffled stock and are laid out face up at random; special tokens may come to lie anywhere, also on the centre block. R2.3 holds for the whole board, and any two tokens may be exchanged for it.
battlegrounds-R17-2 = The player draws 2 tank cards or, if this was agreed beforehand, chooses them; both are active. The other 10 cards become the face-down deck.
battlegrounds-R17-3 = Two figures begin the game: green with the first card, yellow with the second. They start on squares of two different bases, any two of the four.
battlegrounds-R17-4 = All 4 figures and tank markers belong to the player. Two of them wait until there are more cards.
battlegrounds-R17-5 = The 12 point tokens are the supply of artillery tanks. Their values 3, 2 and 1 mean nothing here.
battlegrounds-R17-6 = The ordnance tokens show coordinates here: 8 green ones the letters A to H, 8 red ones the numbers 1 to 8. They are shuffled separately into two face-down piles. There is never ordnance on the board.
battlegrounds-R17-7 = R4 to R13 hold in solo as well, with free actions, upgrades, one-off actions and the change of tank to an inactive card. The other rules of this chapter say what is different.
battlegrounds-R17-8 = The player picks any figure that R4.8 allows, even the same one as in the last turn. Only the figure that moved may shoot.
battlegrounds-R17-9 = A shot may take a location token, also from under one of the player's own figures, or hit an artillery tank. It places no ordnance. The player may do without it.
battlegrounds-R17-10 = An artillery tank that is hit is taken off the board and goes back to the supply of the artillery. The player gets no points for it.
battlegrounds-R17-11 = A tank that drives over an own figure or an artillery tank is destroyed unless armour saves it; the other tank stays. No points are given. The player keeps the card, which is inactive and wrecked.
battlegrounds-R17-12 = A move must not end on a square with an artillery tank.
battlegrounds-R17-13 = At the start of a segment at most one figure comes onto the board, with an inactive card and in the first colour, in colour order, that is not on the board. It may use any of the four bases: R7.10 is applied to all four together, and for its third group the distance to the nearest base corner counts. The player may decline this while a figure of the player is on the board; otherwise it is compulsory.
battlegrounds-R17-14 = In solo a card stays wrecked until it is repaired (R7.8) or becomes active by a change of tank.
battlegrounds-R17-15 = When the player's turn with all its segments is over, the artillery acts once. It does so after a turn spent on a repair as well.
battlegrounds-R17-16 = If both piles have been used up, all 16 tokens are first turned face down again and each pile is shuffled anew.
battlegrounds-R17-17 = One letter and one number are revealed; the artillery hits the square they name. Revealed tokens are out of use until R17.16 brings them back.
battlegrounds-R17-18 = If a figure of the player is on the square hit by the artillery, the figure is hit and never the location token under it. Armour saves the figure as in R11.3. Otherwise the figure leaves the board and its card is put into the box; pairs on the card become used and keep their points, and the location token stays where it is. This brings the artillery no point.
battlegrounds-R17-19 = If the artillery hits a square with an artillery tank, nothing happens.
battlegrounds-R17-20 = If the artillery hits a square with a location token and no tank, the token goes to the artillery area.
battlegrounds-R17-21 = If the artillery hits an empty square, an artillery tank from the supply is put on it. If the supply has none left, nothing happens.
battlegrounds-R17-22 = The artillery has one point for each location token in its area, with nothing extra for pairs, and one point for each artillery tank that is on the board at the time.
battlegrounds-R17-23 = The game is over the moment the artillery has 20 points.
battlegrounds-R17-24 = The game is also over the moment an artillery hit destroys a figure and the player then has neither another figure on the board nor an inactive card. An extra tank pair that has not been used does not change that.
battlegrounds-R17-25 = The game is also over when the artillery has acted and the board has no location token left.
battlegrounds-R17-26 = The player has 2 victory points for each pair. 16 points give rank 1, 18 rank 2, 20 rank 3, 22 rank 4, 24 rank 5, and 26 or more rank 6; a rank has as many stars as its number. With fewer than 16 points there is no rank.
battlegrounds-R17-27 = The player wins with one star or more, no matter why the game ended. The points of the artillery are only announced and decide nothing else.

## R18
battlegrounds-R18 = Guards against endless play (our own house rules)
battlegrounds-R18-1 = Progress means one of these: the board loses a location token, a point token gets a new owner or, in solo, a card is put into the box. After 20 complete rounds without progress, or another number agreed beforehand, the end of the current turn is the end of the game. A round has as many turns as there are seats, and segments from extra turns are not counted separately; in solo each turn of the player is a round.
battlegrounds-R18-2 = Battle and teams also end when, at the end of a turn, the board has no location token left and all stacks of point tokens are empty.
battlegrounds-R18-3 = When the game ends by one of these guards, whoever has the most victory points wins; those tied for the most share the win. In solo the rank is worked out as always.
battlegrounds-R18-4 = The guards are checked only after the endings of R14, R15 and R17. For tests they can be switched off.

## R19
battlegrounds-R19 = What always holds
battlegrounds-R19-1 = The location tokens on the board, the unpaired ones and those in pairs, in solo also those in the artillery area, are always 64 together.
battlegrounds-R19-2 = R1.5, R1.6 and R1.7 are true after every single action.
battlegrounds-R19-3 = Between segments and whenever free actions may be taken, a figure is on the board exactly when it has an active card.
battlegrounds-R19-4 = Each tank card is in exactly one place: in the draft display, in the deck, among the cards just drawn for an extra tank, in the box, among the inactive cards of one player or active under one colour.
battlegrounds-R19-5 = In battle and teams the ordnance on the board and in the supply is always 16 tokens together.
battlegrounds-R19-6 = In battle and teams, the tokens in the stack and the tokens received by others are always three together for every colour. They leave the stack from the top only, so what is left in it is 3, 2 and 1, or 2 and 1, or just the 1, or nothing.
battlegrounds-R19-7 = No card ever has more than two pairs on it, and every attached pair lies on exactly one card.
battlegrounds-R19-8 = The victory points of a player or team never become fewer.
battlegrounds-R19-9 = No play area of a player or team has two unpaired tokens with the same picture. In the artillery area this may happen.
battlegrounds-R19-10 = Until the game is over, there is always at least one thing that may be done.
battlegrounds-R19-11 = In battle and teams the number of tank cards a player owns never becomes smaller.
battlegrounds-R19-12 = All chance comes from one source, which a single starting number (the seed) sets. The same seed and the same decisions give the same game.
battlegrounds-R19-13 = In the family variant at most two tokens are face up when a turn begins.
battlegrounds-R19-14 = In solo the artillery tanks on the board and in the supply are always 12 together.
