### The rules of Hedgerow.

hedgerow-H1 = The course of the game
hedgerow-H1-1 = Two to four players each have six tanks, numbered 1 to 6, in hand, and three hedges, A to C.
hedgerow-H1-2 = Chance decides who begins. The players take turns clockwise; in a turn a player places, scouts or fires.
hedgerow-H1-3 = Only a player who can do nothing else waits.
hedgerow-H2 = Placing
hedgerow-H2-1 = The player places a tank from hand face down behind one of their hedges.
hedgerow-H2-2 = Behind each hedge there is room for one tank.
hedgerow-H3 = Scouting
hedgerow-H3-1 = The player looks secretly at a tank behind a hedge of another player.
hedgerow-H3-2 = Own hedges are neither scouted nor fired at.
hedgerow-H3-3 = Where no tank stands, there is nothing to scout and nothing to fire at.
hedgerow-H3-4 = A tank that the player knows is not scouted.
hedgerow-H4 = Firing
hedgerow-H4-1 = A tank behind a hedge fires at a tank behind a hedge of another player. Both are shown to all.
hedgerow-H4-2 = The tank with the smaller number is lost. If the numbers are equal, both are lost.
hedgerow-H4-3 = But a 1 that fires at a 6 surprises it: the 6 is lost.
hedgerow-H4-4 = A tank that has fired reloads: it cannot fire in the next turn of its player.
hedgerow-H4-5 = For a lost tank the other player scores its number.
hedgerow-H5 = The end
hedgerow-H5-1 = The game ends after the agreed number of rounds, or when fewer than two players have tanks left.
hedgerow-H5-2 = Who has the most points wins; players with equally many share the victory.
