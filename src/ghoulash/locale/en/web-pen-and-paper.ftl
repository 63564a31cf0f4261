# What the browser says on the pen-and-paper board. Kinds, directions and places of a Ghoul stand in pen-and-paper.ftl.

## Squares, read aloud after their name

pap-square-traveller = { $name } stands here
pap-square-gone = { kind }, gone
pap-square-shelter = the Shelter
pap-square-clinic = the Clinic
pap-square-door = Door to the { direction }
pap-square-blocked = blocked to the { direction }
pap-square-walked = walked
pap-square-unknown = unknown
pap-square-shaded = shaded
pap-square-mark = { $mark ->
    [cross] your pencil mark: a cross
    [beware] your pencil mark: beware
   *[other] your pencil mark: a question
 }
pap-doorway = Doorway { direction } of { $square }

## The two charts

pap-chart-mine = You walk here
pap-chart-other = { $name } walks here
pap-chart-mine-label = The chart that you walk
pap-chart-other-label = The chart that { $name } walks
pap-chart-hiding = The chart that { $name } will walk: hide here
pap-charts = The two charts
pap-meter = { $name }: { $wounds } of { $boxes } wounds{ $meters ->
    [0] { "" }
    [one] , and one meter crossed out
   *[other] , and { $meters } meters crossed out
 }
pap-goods = { $n } × { kind }
pap-killed = { $n ->
    [one] { $n } of { $of } Ghouls destroyed
   *[other] { $n } of { $of } Ghouls destroyed
 }
pap-outside = outside
pap-fallen = in a Hole
pap-spored = Spores
pap-turn = turn { $turn } of { $limit }

## Hiding

pap-palette = What is to be hidden
pap-blocks = { $n ->
    [one] blocked doorway
   *[other] blocked doorways
 }
pap-left = { $what }: { $left } of { $count } left
pap-hide-hint = { $where ->
    [shaded] Tap a shaded square
    [street] Tap a square of the street
   *[anywhere] Tap a square
 } to hide { a-kind } there{ $most ->
    [0] { "" }
   *[other] , at most { $most } to an area
 }. { $n ->
    [one] One is left.
   *[other] { $n } are left.
 }
pap-hide-block = Tap a doorway to close it. { $n ->
    [one] One is left.
   *[other] { $n } are left.
 }
pap-hide-finished = All is hidden. Look it over: once it is handed in, it stands.
pap-hide-waiting = Your chart is out of your hands. { $name } is still hiding.
pap-hide-for-me = { $more ->
    [yes] Hide the rest for me
   *[no] Hide it all for me
 }
pap-confirm = Hand it in
pap-undo = Undo
pap-clear = Clear

## Walking

pap-compass = One step
pap-step = { going }{ $out ->
    [yes] , out by the Door
   *[no] { "" }
 }
pap-stop = Stop
pap-walk-hint = Tap a square to see the way there, or take a step.
pap-enter-hint = Choose your Door: tap it, or a square further in.
pap-way = To { $square }: { $n ->
    [one] one step
   *[other] { $n } steps
 }
pap-go = Go
pap-forget = Not there
pap-no-step = There is no way { direction } from here.
pap-pencil = Pencil
pap-pencil-hint = Tap an unknown square: ? then ! then ×, then none.
pap-wait-walk = { $name } walks on the chart you hid.
pap-watch-walk = { $name } walks.

## A First-Aid Kit

pap-kit = A First-Aid Kit at your feet. { $wounds ->
    [one] It would take your one wound off you.
   *[other] It would take { $wounds } wounds off you.
 }
pap-kit-use = Use it
pap-kit-leave = Leave it
pap-kit-wait = { $name } stands over a First-Aid Kit, and thinks.

## A Ghoul

pap-fight = A Ghoul
pap-fight-at = Ghoul attack at { $square }!
pap-fight-asked = { $role ->
    [walker] { $moment ->
        [weak] { $other } picks its weak spot…
       *[fire] Where do you fire?
     }
    [hider] { $moment ->
        [weak] Where is it weak? Pick one, and keep a straight face.
       *[fire] { $name } aims…
     }
   *[public] { $moment ->
        [weak] { $other } picks its weak spot…
       *[fire] { $name } aims…
     }
 }
pap-fight-cost = { $dealt ->
    [0] The next miss costs nothing.
    [one] Each miss is a wound.
   *[other] Each miss is { $dealt } wounds.
 }
pap-spot = { $spot }, { spot }{ $state ->
    [tried] , tried and missed
    [weak] , its weak spot
   *[open] { "" }
 }

## The end

pap-over = Both charts are open now: what was never met is there to be seen.
