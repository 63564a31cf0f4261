# What the app says on its own screens.

## Signs

# The letter of a kind on the charts, and the key that hides one.
app-mark = { $kind ->
    [ghoul] G
    [kit] +
    [debris] X
    [hole] O
    [spores] *
    [isotope] R
    [food] F
    [survivor] S
    [crate] C
    [treasure] T
    [keycard] K
    [sample] S
   *[other] ?
 }

## Titles and meters

app-chart-walked = The chart you walk
app-chart-hidden = The chart you hid
app-chart-hiding = The chart you are hiding
app-chart-behind = the other one
app-you = { $name } (you)
app-banner-mine = Your turn
app-banner-asked = You are asked
app-banner-other = { $name } is walking
app-banner-answering = { $name } is asked
app-banner-hide = Hide your chart
app-banner-over = The game is over
app-turn = { $title } · turn { $turn } of { $limit }
app-more-meters = { $count ->
    [one] and 1 more crossed out
   *[other] and { $count } more crossed out
 }
app-outside = outside, at the Doors
app-at = at { $square }
app-destroyed = { $killed } of { $count } destroyed
app-fallen = in a Hole
app-spored = Spores
app-blocks = doorways to block
app-walked = { $who ->
    [you] You walk { $way } to { $square }.
   *[other] { $name } walks { $way } to { $square }.
 }

## What can be done

app-hide-at = { $square }: { $found ->
    [0] nothing is hidden here.
   *[other] { $what }.
 } In hand: { $hand }. It may go where there is a dot (· or :).
app-hide-block = { $left ->
    [0] All doorways are blocked.
    [one] One doorway is still to be blocked.
   *[other] { $left } doorways are still to be blocked.
 } The arrows go from one to the next, ⏎ blocks or opens it.
app-hide-finished = All is hidden. Press d and the chart is { $name }’s to walk; it cannot be changed after that.
app-walk-enter = Which Door do you come in by? { $doors }.
app-walk-begin = You stand at { $square }. Walk with the arrow keys, or click a square to see the way.
app-walk-on = You are at { $square }. Walk on until you meet something, or press s to stop here.
app-walk-point = To { $square }? ⏎ shows the way.
app-walk-confirm = { $steps ->
    [one] One step to { $square }: ⏎ or a second click, and you go.
   *[other] { $steps } steps to { $square }: ⏎ or a second click, and you go.
 }
app-kit = A First-Aid Kit! Use it now and start a clean meter ({ $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 } on this one), or leave it for later?
app-fire = Ghoul attack! Fire at { $spot }, { $place }? { $free ->
    [0] A miss costs { $cost ->
        [one] one wound
       *[other] { $cost } wounds
     }.
    [one] The next miss costs nothing.
   *[other] The next { $free } misses cost nothing.
 }
app-weak = { $name } has met your Ghoul. Where is it weak? At { $spot }, { $place }? Do not let it show.
app-wait = { $name } is at it.
app-hand-over = That is all for now. Press ⏎, and hand the keyboard to { $name }.
app-ended = { $how } Both charts lie open.

## Keys

app-key-put = put or take
app-key-hide-for-me = hide for me
app-key-undo = undo
app-key-clear = clear
app-key-done = done, hand it in
app-key-step = walk
app-key-space = Space
app-key-point = point at a square
app-key-stop = stop
app-key-way = show the way
app-key-go = go
app-key-back = back
app-key-use = use it
app-key-leave = leave it
app-key-place = a place
app-key-this-place = this one
app-key-hand-over = hand over
app-key-switch = other chart
app-key-again = try again
app-key-help = help
app-key-quit = leave
app-key-say = say
app-key-briefing = Briefing
app-key-theme = paper/night
app-talk = Say something, and press ⏎ (Esc: nothing said)

## The curtain

app-curtain = { $name }, it is up to you.
app-curtain-away = Whoever is not { $name }: look away now.
app-curtain-key = { $name }, press ⏎ when you sit here alone.

## Sheets

app-briefing = The Briefing
app-briefing-foot = ⏎ to the game
app-help = Help
app-help-foot = Esc back · ↑↓ more
app-help-walk-title = Walking
app-help-walk =
    ← ↑ ↓ →        one step
    click           shows the way; a second click, or ⏎, and you go
    Space           point with the arrows; ⏎ the way, ⏎ again and you go
    s               stop here, after a step at least
    Esc             not that way after all
app-help-hide-title = Hiding
app-help-hide =
    ← ↑ ↓ →        move over the chart
    1 2 3 …         take a kind in hand; its letter puts one down
    ⏎ or click      put it there, or take it away again
    Delete          take away what lies here
    u · n           take back the last · clear all
    h               have the rest hidden for you
    d               done: hand the chart in
app-help-fight-title = A Ghoul, or a Kit
app-help-fight =
    1 … 6 or click  one of the six places; the arrows and ⏎ do too
    u · l           use the First-Aid Kit · leave it
app-help-all-title = Always
app-help-chart =
    Tab             the other chart
    m               say something to all at the table
app-help-all =
    i               the Briefing
    PgUp PgDn       read the log again
    F2 or Ctrl-T    paper or night
    ? or F1         this help
    q or Ctrl-C     leave; the game is kept
app-help-signs-title = Signs
app-sign-traveller = the traveller
app-sign-walked = walked, and told to the end
app-sign-shaded = a shaded square
app-sign-door = a Door
app-sign-doorway = a doorway that may be blocked (┄ lying, ‥ on a small chart)
app-sign-blocked = a blocked doorway
app-sign-shelter = the Shelter
app-sign-clinic = the Clinic
app-sign-gone = a Ghoul destroyed, a Kit used up
app-sign-many = in reverse: more than one thing lies there (on a small chart)
app-leave-title = Leave?
app-leave = The game is kept just as it is. To go on with it: ghoulash play --resume
app-leave-foot = ⏎ leave · Esc stay

## After the app

app-kept = Your game is kept. To go on with it: ghoulash play --resume
app-over = The game is over. Its record: { $file }
app-mishap = Something in this program went wrong, and not by your doing ({ $what }).
