### What the terminal says, whatever the game.

line-welcome = Type the number of a choice. ? explains what else you can type.
line-help =
    number       make that choice; an action in words works too, e.g. { $action }
                 (players P0, P1 … by seat)
    Enter        show the choices again
    board        show the table
    legend       what do the signs mean?
    piles        show what is yours
    log          the last news again, each with its rule
    hint         what would a strong player do?
    why ACTION   why is this not possible? e.g. why { $why }
    rule ID      read a rule, e.g. rule { $rule }
    save FILE    write the game down
    quit         stop
line-no-such-number = There { $count ->
        [one] is only one choice
       *[other] are { $count } choices
    }, type a number from 1 to { $count }.
line-not-understood = “{ $text }” is not understood; ? explains what you can type.
line-is-possible = This is possible now.
line-hint = A strong player would think of this first:
line-hint-chance = Chance to win about { $percent }%. { $reason }
line-no-such-rule = The rule book has no rule “{ $rule }”.
line-save-where = Where to? save FILE
line-saved = The game is written down in { $path }.
line-hand-over = { $seat }, it is your turn. Take the keyboard and press Enter.
line-input-ended = The input has ended before the game.
line-player = Player { $number }
line-bot-random = random
line-bot-recruit = recruit
line-bot-veteran = veteran
line-bot-elite = elite
line-bot-search = search
line-you = you
line-yes = yes
line-no = no
line-over = The game is over.
line-winner = { $count ->
        [0] Nobody has won.
        [one] { $names } has won.
       *[other] { $names } have won.
    }

no-game-over = The game is over.
no-not-your-decision = Somebody else has to decide now.
