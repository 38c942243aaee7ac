### Texts of the table that all games share, and of the terminal game.

table-round-begun = Round { $round }
table-round-closed = Round { $round } ends: { $points }
table-game-ended =
    { $count ->
        [one] The game is over. { $winners } wins! { $totals }
       *[other] The game is over. { $winners } share the win! { $totals }
    }

play-you = You
play-which = Which game? 1–{ $count }, or q to leave:
play-help = Type your choice and press Enter. ? lists all you may do, q leaves the table.
play-prompt = { $name }:
play-left = You have left the table. See you soon!
play-commitment = All deals follow from a secret with the SHA-256 { $commitment }
play-secret = The secret was { $secret }
play-saved = The game is written to { $file }

cli-checked =
    { $entries ->
        [one] One entry checked: all by the rules.
       *[other] { $entries } entries checked: all by the rules.
    }
cli-no-rules = This game has no rules text; its package may say more.
