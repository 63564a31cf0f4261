# Refusals of whatever serves every game: what, where, why, and what would do.

with-rule = { $text } ({ $rule })
with-place = { $place }: { $text }
unexplained = That cannot be done ({ $code }).

## What others say, in our words

reason-type = { $wanted ->
    [int] a whole number is wanted
    [str] a text in quotation marks is wanted
    [bool] true or false is wanted
    [object] a table of its own is wanted
    [array] a list is wanted
   *[other] { $wanted } is wanted
 }, and this is { $found ->
    [int] a whole number
    [float] a number with a fraction
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $found }
 }
reason-least = the smallest number that will do is { $least }
reason-most = the largest number that will do is { $most }
reason-length = it may be { $most } characters long at most
reason-name = small letters, digits and single hyphens are wanted, and a letter to begin with
reason-choice = “{ $found }” is none of the choices
reason-missing = “{ $key }” is missing
reason-at = “{ $at }”: { $what }
reason-no-file = there is no file or folder of that name
reason-no-folder = what should be a folder is a file
reason-no-permission = you may not open it
reason-folder = it is a folder
reason-no-space = the disk is full
reason-large = no file may grow so large here
reason-read-only = nothing can be written there
reason-long-name = the name is too long
reason-loop = the links there lead round in a circle
reason-not-regular = it is no ordinary file, but a pipe or a device
reason-not-text = it is not UTF-8 text
reason-toml-value = what stands behind the = is no value
reason-toml-statement = there is neither a [table] nor a key = value here
reason-toml-equals = an = is missing behind the key
reason-toml-bracket = a closing bracket is missing
reason-toml-newline = something stands behind the end of the value
reason-toml-string = a text is not closed with quotation marks before its line or the file ends
reason-toml-twice = this has been said before
choices = { $field ->
    [format] ghoulash-scenario/1, ghoulash-deck/1
    [edition] classic, advanced
    [start] door, shelter
    [where] shaded, street, anywhere
    [do] find, return, leave, destroy
    [door] opposite, either
    [first] chance, 0, 1
    [kind] value, action, rescue, specialty, specialty-action, specialty-value
    [does] hole, debris, steal, haul, recon, inaction, parry, pass-over, look, combat, hide, haul-unrevealed, more-actions
    [specialty] own-tile, marked, reveal, two-actions
    [tokens] chance, players
   *[other] -
 }
choose = { $field ->
    [none] { "" }
   *[other] { " " }Choose one of: { choices }.
 }

## Games and their options

refusal-game-unknown = There is no game called “{ $game }”. There is: { $known }.
refusal-option-unknown = There is no option “{ $option }”. There is: { $known }.
refusal-option-bad = The option { $option } cannot be taken: { $why }.{ choose }
refusal-option-seats = This game cannot be played by { $seats }: it takes at least { $least } players, and { $most } at most.

## At the table

refusal-game-over = The game is over, and nothing more can be done in it: start another.
refusal-draft-none = You have no chart in the making, so there is none to hand in: go on with your turn.
refusal-draft-unfinished = Your chart is not finished: hide what is left of the Briefing, then hand it in.
refusal-draft-first = First your chart: hide what the Briefing lists and hand it in, then you walk.
refusal-draft-full = All is hidden: hand your chart in, or take something back first.
refusal-draft-not-there = “{ $action }” is not on your chart, so it cannot be taken back: look at what is.
refusal-sealed-no-question = No question reaches you now: wait until you are asked something.
refusal-sealed-nothing = You have sealed no answer, so there is nothing to take back: answer what you are asked.
refusal-sealed-late = The time for this question is over, and what you sealed stands: wait for what comes of it.
refusal-sealed-one = You are asked one thing, and can answer one: choose a single answer.
refusal-remark-empty = You have said nothing: put some words behind it.
refusal-remark-no-seat = There is no seat { $seat } at this table of { $seats }: nobody can have said that.

## Records

refusal-record-not-kept = The record could not be written ({ $why }), so nothing was done: make room for it, then try again.
refusal-record-empty = There is nothing in this file: a record begins with a line that names its game.
refusal-record-not-text = This line is not UTF-8 text, so it is no record's: take the file as it was written.
refusal-record-cut-off = The record breaks off in the middle of this line: all before it can still be read.
refusal-record-line-long = This line has more than { $most } characters, and no line of a record is so long: is this the right file?
refusal-record-not-json = This line is no JSON object, so it cannot be read: put it right, or take the lines before it.
refusal-record-altered = This line is not as it was written, or one before it is missing: its hash does not fit. Take the file as it was written.
refusal-record-newer = The record is written in “{ $found }”, which is newer than this version of ours: get the newest one.
refusal-record-foreign = The first line does not say “ghoulash-record/1” but “{ $found }”, so this is no record of ours: is it the right file?
refusal-record-bad-header = The first line does not say what the game starts from ({ $why }): take the file as it was written.
refusal-record-bad-line = This line is neither something done, nor something said, nor a chart committed to, nor an end ({ $why }): put it right.
refusal-record-bad-setup = The first line holds no set-up that this game can read ({ $why }): take the file as it was written.
refusal-record-bad-position = The position that the record starts from cannot be read ({ $why }): take the file as it was written.
refusal-record-newer-rules = The record was played by version { $rules } of the rules, and this program knows them up to { $known }: get the newest one.
refusal-record-after-end = The game has ended, and here it goes on: take this line away.
refusal-record-wrong-end = The game does not end like this here: the lines before say something else.
refusal-record-not-by-chance = No draw can come out like this: chance has other outcomes here.
refusal-record-bad-seed = The seed shown at the end is no hexadecimal number, so the draws cannot be made again: take the file as it was written.
refusal-record-other-seed = The seed shown at the end is not the one that was promised at the start: somebody has changed it.
refusal-record-other-draw = The seed draws something else here: somebody has changed this line.
refusal-record-no-chart = Seat { $seat } has just handed its chart in, and the commitment to it should stand here: somebody has taken it away.
refusal-record-stray-chart = This line commits to a chart, and nobody has just handed one in: take this line away.
refusal-record-other-chart = This commitment is to another chart than the lines before it have: somebody has changed one or the other.

## Scenario files

refusal-file-unreadable = This file cannot be read: { $why }.
refusal-file-elsewhere = A file on your own machine cannot be played at this table: choose what comes with the game.
refusal-scenario-unknown = There is no scenario called “{ $scenario }”. There is: { $known }; or a file that ends in .toml.
refusal-scenario-deep = The brackets here are nested too deep to be read: is this the right file?
refusal-scenario-not-toml = This is not TOML: { $why }. Put this line right.
refusal-scenario-long-number = The number here is too long for any number of ours: write a shorter one.
refusal-scenario-unknown-key = Nothing in such a file is called “{ $key }”: correct the word, or take it out.
refusal-scenario-missing-key = “{ $key }” is missing: every such file has to say it.
refusal-scenario-bad-value = “{ $key }” cannot be this: { $why }.{ choose }
refusal-scenario-map-small = The map is too small for the classic edition: it takes at least { $columns } columns and { $rows } rows.
refusal-scenario-no-door = The map has no Door, and this scenario needs one: write a D in the outer wall.
refusal-scenario-doors-share = Two Doors open on one square: move one of them along the wall.
refusal-scenario-classic-start = A classic map is a city with a Shelter to start from and come back to: write start = "shelter".
refusal-scenario-one-shelter = { $found ->
    [0] The map has no Shelter, and this scenario needs one: make one square an S.
   *[other] The map has { $found } Shelters, and there can be only one: leave a single S.
 }
refusal-scenario-unreachable = Nobody can get from { $start } to { $square }: open a wall somewhere between the two.
refusal-scenario-unknown-kind = There is no such thing to hide as “{ $kind }”. There is: { $known }.
refusal-scenario-two-sought = A scenario has one kind of thing to look for, and here are two, { $other } and { $kind }: take one out.
refusal-scenario-few-squares = There are { $count } of “{ $kind }” to hide, and room for { $most }: hide fewer, or give the map more such squares.
refusal-scenario-few-doorways = There are { $count } doorways to block, and only { $most } can be blocked with every square still in reach: block fewer, or offer more (:).
refusal-scenario-goal-door = A goal names its Door when it is to leave, and only then: set “door” to opposite or either, or take it out.
refusal-scenario-opposite-door = The opposite Door takes a map with exactly two Doors, and a start at them: change the map, the start, or the goal to either.
refusal-scenario-goal-unreachable = The goal asks for { $count }, and { $hidden ->
    [0] none is
    [one] only one is
   *[other] only { $hidden } are
 } hidden: ask for less, or hide more.

## Maps

refusal-map-empty = There is no map here, or one of less than two squares: draw it between the quotation marks.
refusal-map-no-top-wall = The map does not begin with its top wall: write a line such as +-+-+ first.
refusal-map-half-square = The map ends in half a square: between walls there is one character a square, so a map is an odd number of lines, each an odd number of characters wide.
refusal-map-too-large = The map is too large: { $most } columns and { $most } rows will fit.
refusal-map-margin = “{ $found }” stands in the margin of the map, where only row numbers may stand: take it away.
refusal-map-uneven = This row of the map is { $found } characters wide, and the top wall { $width }: make every row as wide as the top wall.
refusal-map-square = “{ $found }” stands where a square should be, at character { $column } of this row. A square is one of: { $allowed }
refusal-map-wall = “{ $found }” stands between two squares, at character { $column } of this row, where there may be a wall (| or -), a gap, or a doorway to block (:).
refusal-map-rim = “{ $found }” stands in the outer wall, at character { $column } of this row, where there may be a wall (| or -) or a Door (D).
