# What the command line says beside its help.

cli-no-terminal = This is no terminal to draw in. Try: ghoulash play --plain
cli-no-seat = There is no seat { $seat } in this record. Seats are counted from 0.
cli-no-language = There are no words in “{ $lang }”. Choose one of: { $known }
cli-no-option = “{ $option }” is no option of a game: name it and its value, as in --option turn_limit=30
cli-system = The system will not have it: { $why }
cli-unreadable = { $file } cannot be read: { $why }
cli-scenario-good = { $id } can be played: { $columns } columns by { $rows } rows, every square in reach.
cli-deck-good = { $id } can be played: { $cards } cards, { $different } of them different.
cli-verified =
    { $lines ->
        [one] The only line is lawful
       *[other] All { $lines } lines are lawful
    }{ $finished ->
        [yes] , to the end of the game
       *[no] , as far as the game goes
    }. { $draws ->
        [yes] Every draw was made again from the seed.
       *[no] The draws could not be made again: the seed is shown only at the end.
    }{ $charts ->
        [0] { "" }
        [one] { " " }The hidden chart is the one that was committed to.
       *[other] { " " }All { $charts } hidden charts are those that were committed to.
    }{ $unsigned ->
        [0] { "" }
        [one] { " " }One line carries no hash.
       *[other] { " " }{ $unsigned } lines carry no hash.
    }

## ghoulash games

games-game = { $game }, { $fixed ->
    [yes] for { $most } players
   *[no] for { $least } to { $most } players
 }
games-scenarios = scenarios: { $scenarios }
games-bots = bots: { $bots }

## ghoulash simulate

counted-title = { $game }, { $scenario }: { $games ->
    [one] one game
   *[other] { $games } games
 }, seed { $seed }
counted-bot = { $bot } won { $wins }{ $decided ->
    [0] { "" }
   *[other] , { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of those decided
 }
counted-draws = { $draws ->
    [0] no draws
    [one] one draw
   *[other] { $draws } draws
 }
counted-ending = { $ending }: { $games }
counted-pace = { NUMBER($actions, minimumFractionDigits: 1, maximumFractionDigits: 1) } actions a game, { $a_second } actions a second, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

## ghoulash replay

replay-title = { $scenario }: { $players }
replay-does = { $name }: { $action }
replay-said = { $name } says: { $text }
replay-unfinished = Here the record ends; the game does not.
