# The plain front: lines of text, for screen readers and pipes. Commands in quotes are those of commands.ftl.

## Beginning and leaving

plain-welcome = Ghoulash with pen and paper, unofficial. { $one } against { $other }.
plain-kept-in = The game is kept as you play, in { $file }. Say “help” at any time, to hear what you can do.
plain-farewell = Your game is kept in { $file }. To go on with it: ghoulash play --plain --resume
plain-try-again = Make room and press Enter to try again, or say “quit”: the game is kept.
plain-mishap = Something went wrong in this program, and it is not your doing: what, is written in { $file }. Your game is kept in { $record }; go on with it: ghoulash play --plain --resume
plain-open-chart = The game is over, and all charts are open. This one { $walker } walked, hidden by { $hider }:
plain-over = The record of the game is { $file }. Watch it again with “ghoulash replay”, check every rule of it with “ghoulash verify”, and the name of this file.
plain-too-long = This line is too long: say it in { $most } characters at most.

## Two people at one keyboard

plain-curtain-wipe = It is { $name }’s turn next. { $before }, press Enter when you have read this, and the screen is wiped.
plain-curtain = { $name }, this is for you alone: press Enter when nobody else looks.
plain-next = It is { $name }’s turn at the keyboard.

## What is asked

plain-ask-hide = Left to hide: { $left }.{ $begun ->
    [no] { " " }Say for example “hide hole 3-E”, or “hide for me”.
   *[yes] { "" }
 }
plain-left-doorways = { $n ->
    [one] one doorway to block
   *[other] { $n } doorways to block
 }
plain-ask-done = All is hidden. Say “done” to hand your chart in, “chart” to look at it, “undo” to take back the last thing.
plain-ask-enter = You are outside. Come in by a Door: { $choices }.
plain-ask-walk = You are at { $square }. You can go { $ways }.{ $stop ->
    [yes] { " " }Or “stop” here.
   *[no] { "" }
 }
plain-ask-kit = You stand over a First-Aid Kit at { $square }, with { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
 } on your meter. “use” it, or “leave” it for later?
plain-ask-weak = { $name } fights your Ghoul at { $square }. Pick its weak spot, in secret: “weak 1” to “weak 6”.
plain-ask-fire = Left to try: { $spots }. { $free ->
    [0] A miss costs { $dealt ->
        [one] one wound
       *[other] { $dealt } wounds
     }.
    [one] The next miss costs nothing.
   *[other] The next { $free } misses cost nothing.
 }
plain-choices = { $verb }: { $places }
plain-choices-many = { $verb }: { $n ->
    [one] one place
   *[other] { $n } places
 } left to choose from

## What is told

plain-walk = { $who ->
    [you] You walk { $way }, to { $square }.
   *[other] { $name } walks { $way }, to { $square }.
 }
plain-leg = { $n } { direction }
plain-spelled = That is { $way }, as far as nothing stops you. Do you walk it? Say yes or no.
plain-dropped = Then not.
plain-unknown = “{ $found }” is nothing that is understood here. Say “choices” for what you can do now, or “help”.
plain-nothing-asked = Nobody has asked you anything that wants a yes or a no.
plain-clear = This takes back { $n ->
    [one] the one thing
   *[other] all { $n } things
 } that you have hidden. Do you want that? Say yes or no.
plain-undone = Taken back: { $action }.
plain-hidden-for-you = { $n ->
    [one] One thing was hidden for you.
   *[other] { $n } things were hidden for you.
 }
plain-draft = { $n ->
    [0] Nothing is hidden yet.
   *[other] Hidden so far, { $n } in all: { $listed }.
 }
plain-saved = The record as it stands is copied to { $file }. It holds all that is hidden: no peeping before the end.
plain-log-empty = Nothing has happened yet.

## How things stand

plain-turn = { $who ->
    [you] Turn { $turn } of { $limit }, and it is you who walks.
   *[other] Turn { $turn } of { $limit }, and it is { $name } who walks.
 }
plain-standing = { $who ->
    [you] You: { $how }.
   *[other] { $name }: { $how }.
 }
plain-standing-at = { $inside ->
    [no] outside
   *[yes] at { $square }
 }
plain-standing-wounds = { $wounds ->
    [0] no wounds
    [one] one wound of { $most }
   *[other] { $wounds } wounds of { $most }
 }{ $meters ->
    [0] { "" }
    [one] , one meter crossed out
   *[other] , { $meters } meters crossed out
 }
plain-standing-carries = carrying { $what }
plain-standing-killed = { $n ->
    [one] one Ghoul destroyed
   *[other] { $n } Ghouls destroyed
 }
plain-standing-fallen = in a Hole, the next turn is lost
plain-standing-spored = with Spores, beware of the next Ghoul

## The charts

plain-map = { $whose ->
    [mine] The chart you walk, hidden by { $name }:
   *[other] The chart you hide, for { $name } to walk:
 }
plain-map-outside = The traveller of this chart is still outside.
plain-signs = Signs: { $signs }.
plain-mark = { $kind ->
    [ghoul] G
    [kit] K
    [hole] H
    [debris] X
    [spores] S
   *[other] !
 }
plain-sign-traveller = the traveller
plain-sign-several = several things
plain-sign-walked = walked, nothing there
plain-sign-shelter = the Shelter
plain-sign-clinic = the Clinic
plain-sign-street = street
plain-sign-shaded = shaded areas
plain-sign-door = in the outer wall, a Door
plain-sign-doorway = a doorway that may be blocked
plain-sign-blocked = a blocked doorway
plain-at = { $square }: { $place }. Open sides: { $ways }.
plain-place = { $place ->
    [street] street
    [shelter] the Shelter
    [clinic] the Clinic
   *[shaded] shaded, area { $area }
 }
plain-square-walk = On the chart you walk: { $what }.
plain-square-hid = On the chart you hide: { $what }.
plain-nothing = none
plain-traveller-here = { $whose ->
    [mine] you are here
   *[other] the other traveller is here
 }
plain-gone = { $kind ->
    [ghoul] a Ghoul was destroyed here
    [kit] a First-Aid Kit was used here
   *[other] { a-kind } was taken here
 }
plain-empty = { $walked ->
    [yes] walked, nothing there
   *[no] { $whose ->
        [mine] unknown
       *[other] nothing hidden
     }
 }
plain-not-walked = not met yet
plain-run = { $several ->
    [yes] { $first } to { $last }: { $what }.
   *[no] { $first }: { $what }.
 }
plain-way-on = { $sides }: { $what }
plain-then = { $before }; { $after }
plain-way-out = out by the Door, to win
plain-way-door = { $side } (a Door)
plain-way-doorway = { $side } ({ $shut ->
    [yes] a blocked doorway
   *[no] a doorway that may be blocked
 })
plain-stands = { $whose ->
    [mine] { $inside ->
        [yes] You are at { $square }.
       *[no] You are outside.
     }
   *[other] { $inside ->
        [yes] The other traveller is at { $square }.
       *[no] The other traveller is outside.
     }
 }
plain-kind-at = { counted }: { $squares }.
plain-kind-gone-at = { $kind ->
    [ghoul] { counted } destroyed: { $squares }.
    [kit] { counted } used: { $squares }.
   *[other] { counted } taken: { $squares }.
 }
plain-doorways = { $shut ->
    [yes] Blocked doorways: { $doorways }.
    [found] Blocked doorways, found by bumping into them: { $doorways }.
   *[no] Doorways that are open: { $doorways }.
 }
plain-doorway = { $side } of { $square }
plain-walked = { $whose ->
    [mine] You have walked { $squares }.
   *[other] The other traveller has walked { $squares }.
 }
plain-from-to = { $first } to { $last }

## Help

plain-now-hide = You are hiding things on the chart that your opponent will walk. Say for example “hide ghoul 3-E”, or several at once, “hide hole 3-E 5-F”. “hide for me” hides all that is left, “undo” takes back the last thing, “remove hole 3-E” any other. “at 3-E” says what that square is, “choices ghoul” where a Ghoul may go.
plain-now-done = Your chart is full. “done” hands it in, and then it stands. Until then “undo”, “remove ghoul 3-E” and “clear” take things back.
plain-now-enter = Your walk begins with a Door: say for example “enter 1-A”. “walk to 5-C” comes in and walks on in one go.
plain-now-walk = Walk a step with “north”, “east”, “south” or “west”, several with “walk N3 E2”, or all the way with “walk to 10-J” (“walk to 10-J!” does not ask first). You walk until you meet something, or until you “stop”, which takes one step at least.
plain-now-kit = “use” crosses out your meter and takes a clean one, and the Kit is gone. “leave” keeps it for a later visit.
plain-now-weak = The traveller has met your Ghoul and will guess where it can be hurt. Say “weak 3”, or just “3”, for any place from 1 to 6.
plain-now-fire = Guess the weak spot: say “fire 3”, or just “3”. You go on until you hit; every miss hurts.
plain-help = At any time: “map” and “chart” draw the chart you walk and the one you hide; “map words” and “chart words” tell them. “at 10-J”, “describe column F” and “describe row 10” tell what is known there. “status”, “briefing”, “log”, “choices”. “say hello” makes a remark, “save FILE” copies the record, “quit” keeps the game for later. “help walk” tells more of one word.
plain-help-hide = “hide KIND SQUARE”: put a thing on the chart that your opponent will walk. “hide ghoul 3-E”, “hide hole 3-E 5-F 7-A”.
plain-help-block = “block SQUARE DIRECTION”: close one of the doorways that the map offers. “block 3-C N”.
plain-help-enter = “enter SQUARE”: your first step, in through the Door at that square. “enter 1-A”.
plain-help-walk = “north”, “walk N”, “walk N3 E2”, “walk to 10-J”: walk, until something is met. The way to a square goes round what you know of; a “!” behind it walks without asking.
plain-help-stop = “stop”: end your walk and your turn where you are, after one step at least.
plain-help-use = “use”: use the First-Aid Kit at your feet.
plain-help-leave = “leave”: leave the First-Aid Kit where it is.
plain-help-weak = “weak 3”: pick the weak spot of your Ghoul, from 1 to 6.
plain-help-fire = “fire 3”: fire at one of the six places of the Ghoul.
plain-help-choices = “choices”: all that you can do now. While hiding, “choices hole” lists the squares for a Hole.
plain-help-map = “map”: the chart you walk, as far as you know it, drawn in plain characters. “map words” tells it in sentences.
plain-help-chart = “chart”: the chart you hide, drawn in plain characters. “chart words” tells it in sentences.
plain-help-at = “at 10-J”: where that square is, what you know to lie there, and what you hid there yourself.
plain-help-describe = “describe column F”, “describe row 10”: a column from north to south, a row from west to east. “describe” alone tells the whole chart.
plain-help-status = “status”, “where am I”, “wounds”: whose turn it is, and how both of you do.
plain-help-briefing = “briefing”: what this scenario asks of you.
plain-help-log = “log”: what you have heard lately. “log 5” for the last five lines, “log all” for all of them.
plain-help-draft = “draft”: what you have hidden so far, in order.
plain-help-undo = “undo”: take back what you hid last. Once it is told, nothing is taken back.
plain-help-remove = “remove ghoul 3-E”, “remove block 3-C N”: take back any one thing you hid.
plain-help-clear = “clear”: take back all that you have hidden, and begin again.
plain-help-auto = “hide for me”: the rest of your chart is hidden for you, another way each time. You still hand it in yourself.
plain-help-done = “done”: hand your chart in. From then on it stands.
plain-help-say = “say TEXT”: a remark. It is kept in the record, and told to all at the table.
plain-help-save = “save FILE”: copy the record as it stands to a new file. Nothing is written over.
plain-help-quit = “quit”: leave. The game is kept; “ghoulash play --plain --resume” goes on with it.
