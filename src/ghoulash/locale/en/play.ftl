# What every front of a game in progress says: the plain lines and the app.

play-player = Player { $number }
play-bot-name = { $bot ->
    [easy] Easy bot
    [normal] Normal bot
    [random] Random bot
   *[other] Bot { $bot }
}
play-bot-of-several = { play-bot-name } { $number }
play-said = { $name } says: { $text }

# Before the game

play-resumed = You go on with your game of { $scenario } ({ $file }).
play-more-unfinished =
    { $count ->
        [one] One older game waits to be finished too.
       *[other] { $count } older games wait to be finished too.
    }
play-record-mended = The record had been damaged at line { $line }: the game goes on from the last good line before it. The damaged file is kept as { $kept }.

# What is refused

refusal-no-room = { $front ->
    [plain] “{ $game }” cannot be played in plain lines yet: try it without --plain.
   *[app] “{ $game }” has no screen of its own yet: try it with --plain.
 }
refusal-bot-unknown = There is no opponent called “{ $bot }”. Choose one of: { $known }.
refusal-vs-too-many =
    { $named ->
        [one] One opponent is too many for { $seats } seats.
       *[other] { $named } opponents are too many for { $seats } seats.
    } One seat is yours: name fewer, or give more seats.
refusal-names-too-many =
    { $names ->
       *[other] { $names } names are too many: { $people ->
            [one] one person plays here
           *[other] { $people } people play here
        }. Give fewer names.
    }
refusal-language-unknown = There are no words in “{ $lang }”. Choose one of: { $known }.
refusal-home-not-writable = The game cannot be kept in { $folder }: { $why }. Make room there, or name another folder in GHOULASH_HOME.
refusal-session-not-kept = Your chart could not be kept on the disk: { $why }. Nothing was changed; make room and try again.
refusal-resume-none = No unfinished game lies in { $folder }. Begin one: ghoulash play.
refusal-resume-other = No game of { $game } waits to be finished: the one left last is of { $left }. Go on with that one: ghoulash play --resume
refusal-game-elsewhere = { $file } is being played in another terminal, so it is left alone.
refusal-game-not-usable = { $file } cannot be gone on with: its first line, or what lies beside it, is missing or damaged. It is left as it is.
refusal-undo-told = Nothing can be taken back here: what has been told stands.
refusal-undo-nothing = There is nothing to take back: your chart is still as empty as it was.
refusal-save-exists = { $file } is there already and is not written over. Give another name.
refusal-save-failed = { $file } cannot be written: { $why }. Give another name or folder.
