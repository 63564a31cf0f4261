# Ghoulash with pen and paper, told as two people at a table tell each other.
#
# $who says who reads: `you` (it happened to you, or you did it), `other` (you are the opponent: the one
# who hid the chart that is walked), `public` (anybody else). $name is whom it happened to, $other the other one.

## Words for things and places

kind = { $kind ->
    [ghoul] { $n ->
        [one] Ghoul
       *[other] Ghouls
     }
    [kit] { $n ->
        [one] First-Aid Kit
       *[other] First-Aid Kits
     }
    [hole] { $n ->
        [one] Hole
       *[other] Holes
     }
    [debris] Debris
    [spores] Spores
    [isotope] { $n ->
        [one] isotope
       *[other] isotopes
     }
    [food] { $n ->
        [one] load of food
       *[other] loads of food
     }
    [survivor] { $n ->
        [one] survivor
       *[other] survivors
     }
    [crate] { $n ->
        [one] crate
       *[other] crates
     }
    [treasure] { $n ->
        [one] treasure
       *[other] treasures
     }
    [keycard] { $n ->
        [one] keycard
       *[other] keycards
     }
    [sample] { $n ->
        [one] sample
       *[other] samples
     }
   *[other] { $kind }
 }
counted = { $n } { kind }
a-kind = { $kind ->
    [ghoul] a Ghoul
    [kit] a First-Aid Kit
    [hole] a Hole
    [debris] Debris
    [spores] Spores
    [isotope] an isotope
    [food] a load of food
    [survivor] a survivor
    [crate] a crate
    [treasure] a treasure
    [keycard] a keycard
    [sample] a sample
   *[other] { $kind }
 }
the-kind = { $kind ->
    [ghoul] the Ghoul
    [kit] the First-Aid Kit
    [hole] the Hole
    [debris] the Debris
    [spores] the Spores
    [isotope] the isotope
    [food] the food
    [survivor] the survivor
    [crate] the crate
    [treasure] the treasure
    [keycard] the keycard
    [sample] the sample
   *[other] { $kind }
 }
direction = { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
side = { direction }
going = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
 }
spot = { $spot ->
    [1] the head
    [2] the throat
    [3] the heart
    [4] the belly
    [5] the hand
   *[6] the knee
 }
edition = { $edition ->
    [classic] classic
   *[advanced] advanced
 }

## What happens

event-hidden = { $who ->
    [you] You hide { a-kind } at { $square }.
   *[other] { $name } hides { a-kind } at { $square }.
 }
event-blocked = { $who ->
    [you] You block the doorway { side } of { $square }.
   *[other] { $name } blocks the doorway { side } of { $square }.
 }
event-chart-ready = { $who ->
    [you] Your chart is ready, and out of your hands.
   *[other] The chart that { $name } was hiding is ready.
 }
event-first-chosen = { $who ->
    [you] The draw is for you: you move first.
   *[other] The draw is for { $name }, who moves first.
 }
event-turn-begun = { $who ->
    [you] Your turn. Where do you go?
   *[other] It is { $name }’s turn to walk.
 }
event-turn-lost = { $who ->
    [you] You are still climbing out of your Hole, and this turn is lost.
   *[other] { $name } is still climbing out of a Hole, and this turn is lost.
 }
event-entered = { $who ->
    [you] In you go, by the Door at { $square }.
   *[other] { $name } comes in by the Door at { $square }.
 }
event-walked = { $who ->
    [you] { going }, to { $square }.
   *[other] { $name } goes { side }, to { $square }.
 }
event-stopped = { $who ->
    [you] You stop at { $square } and listen.
   *[other] { $name } stops at { $square }.
 }
event-bumped = { $who ->
    [you] Blocked! There is no getting through the doorway { side } of { $square }, and your turn is over.
    [other] “Blocked!” { $name } has run into the doorway you closed, { side } of { $square }.
   *[public] Blocked! { $name } has run into a closed doorway, { side } of { $square }.
 }
event-found = { $who ->
    [you] { $kind ->
        [isotope] Something glows at { $square }: it is the isotope, and it is yours.
        [food] At { $square } there is food, a whole load of it, and it comes with you.
        [survivor] Somebody is alive at { $square }! From here on there are two of you.
        [crate] At { $square } stands a crate, still nailed shut. You take it along.
        [treasure] You lift a board at { $square }, and there it is: the treasure!
        [keycard] At { $square } a keycard hangs on a nail, as if it had waited for you.
        [sample] At { $square } you find a sample, sealed and labelled. You take it along.
       *[other] At { $square } you find { a-kind }. You take it along.
     }
    [other] { $name } has found { the-kind } you hid at { $square }.
   *[public] { $name } has found { a-kind } at { $square }.
 }{ $carried ->
    [1] { "" }
   *[other] { " " }That makes { $carried }.
 }
event-kit-found = { $who ->
    [you] Your foot knocks against a tin box at { $square }: a First-Aid Kit.
    [other] { $name } comes upon the First-Aid Kit you put at { $square }.
   *[public] { $name } comes upon a First-Aid Kit at { $square }.
 }
event-kit-used = { $who ->
    [you] You patch yourself up at { $square }, and cross out a meter with { wounds } on it. The Kit is used up.
   *[other] { $name } uses the Kit at { $square }, and crosses out a meter with { wounds } on it.
 }
wounds = { $healed ->
    [one] one wound
   *[other] { $healed } wounds
 }
event-kit-left = { $who ->
    [you] You leave the Kit at { $square } where it is. It will keep.
   *[other] { $name } leaves the Kit at { $square } where it is.
 }
event-ghoul-attack = { $who ->
    [you] “Ghoul attack!” It comes at you out of the dark, at { $square }.
    [other] “Ghoul attack!” { $name } has walked straight into your Ghoul, at { $square }.
   *[public] “Ghoul attack!” { $name } has walked straight into a Ghoul, at { $square }.
 }
event-spot-picked = { $who ->
    [you] Its weak spot is { $spot }, { spot }. You keep a straight face.
    [other] { $name } has picked the weak spot, and looks at you. Where do you fire?
   *[public] { $spot ->
        [0] { $name } has picked the weak spot.
       *[other] { $name } has picked the weak spot: { $spot }, { spot }.
     }
 }
event-fired = { $who ->
    [you] You fire at { $spot }, { spot }. { $hit ->
        [yes] Got it!
       *[no] Missed.
     }
   *[other] { $name } fires at { $spot }, { spot }. { $hit ->
        [yes] Got it!
       *[no] Missed.
     }
 }
event-miss-forgiven = { $who ->
    [you] Its claws go wide: this miss costs you nothing.
   *[other] Its claws go wide: this miss costs { $name } nothing.
 }
event-ghoul-destroyed = { $who ->
    [you] The Ghoul at { $square } drops where it stood. { destroyed }
    [other] Your Ghoul at { $square } drops where it stood. { destroyed }
   *[public] The Ghoul at { $square } drops where it stood. { destroyed }
 }
destroyed = { $killed ->
    [one] That is the first.
   *[other] That makes { $killed }.
 }
event-debris-fell = { $who ->
    [you] Something gives way above you at { $square }: Debris, all over your shoulders.
    [other] Your Debris comes down on { $name } at { $square }.
   *[public] Debris comes down on { $name } at { $square }.
 }
event-spores-met = { $who ->
    [you] You breathe in before you see them: Spores, at { $square }. Beware of the next Ghoul.
    [other] { $name } has breathed in your Spores at { $square }.
   *[public] { $name } has breathed in Spores at { $square }.
 }
event-fell-in-hole = { $who ->
    [you] You come round the corner at { $square }, and the ground does not: down you go, into a Hole. Your next turn is lost.
    [other] { $name } drops out of sight at { $square }, into the Hole you left there. One turn is lost.
   *[public] { $name } drops out of sight at { $square }, into a Hole. One turn is lost.
 }
event-wounded = { $who ->
    [you] { taken } for you: { $total } of 15.
   *[other] { taken } for { $name }: { $total } of 15.
 }
taken = { $wounds ->
    [one] One wound
    [2] Two wounds
   *[other] { $wounds } wounds
 }
event-treated = { $who ->
    [you] The Clinic at { $square } still has its lamp lit. { $healed ->
        [0] The Spores are washed off you, and your turn is over.
        [one] They see to your one wound, wash off what there is of Spores, and your turn is over.
       *[other] They see to your { $healed } wounds, wash off what there is of Spores, and your turn is over.
     }
   *[other] { $healed ->
        [0] The Clinic at { $square } washes the Spores off { $name }.
        [one] The Clinic at { $square } sees to { $name }, who had one wound.
       *[other] The Clinic at { $square } sees to { $name }, who had { $healed } wounds.
     }
 }
event-came-back = { $who ->
    [you] The Shelter! The bolts slide shut behind you at { $square }, and you have what you went for.
   *[other] { $name } is back in the Shelter at { $square }, and not with empty hands.
 }
event-went-out = { $who ->
    [you] Out by the Door at { $square }, into the open air, and you do not look back.
   *[other] { $name } is out by the Door at { $square }.
 }

## How a game ends

ending-goal = { $who ->
    [you] You have done what you came for, and first. You win!
    [other] { $name } was faster, and wins. You lose this one.
   *[public] { $name } has met the goal first, and wins.
 }
ending-fifteen-wounds = { $who ->
    [you] Fifteen wounds: { $other } goes no further. You win!
    [other] Fifteen wounds: this is as far as you go. { $name } wins.
   *[public] Fifteen wounds: { $other } goes no further, and { $name } wins.
 }
ending-turn-limit = The turns are used up, and neither of you has met the goal: the game is a draw.
ending-unknown = { $who ->
    [you] The game is over. You win!
    [other] The game is over. { $name } wins.
    [public] The game is over. { $name } wins.
   *[nobody] The game is over, and it is a draw.
 }
how-it-ended = { $how ->
    [goal] the goal was reached
    [fifteen-wounds] fifteen wounds
    [turn-limit] no turns left
    [ten-points] ten Victory Points
    [nothing-left] no token left to be dealt with
    [last-round] no rounds left
    [all-dead] nobody left alive
   *[other] { $how }
 }

## What a scenario asks

briefing-title = { $title }, { edition } edition.{ $ours ->
    [yes] { " " }The map is our own.
   *[no] { "" }
 }
briefing-hide = Hide these on the chart that your opponent will walk:
briefing-kind = - { counted }, { $where ->
    [shaded] in { $n ->
        [one] a shaded square
       *[other] shaded squares
     }
    [street] in the street
   *[anywhere] anywhere
 }{ $most ->
    [0] { "" }
   *[other] , at most { $most } an area
 }
briefing-block = - { $n ->
    [one] one doorway to block
   *[other] { $n } doorways to block
 }, of the { $offered } that the map offers
briefing-start-shelter = You set out from the Shelter, at { $square }.
briefing-start-door = { $n ->
    [one] You come in by the Door: { $doors }.
    [2] You come in by either Door: { $doors }.
   *[other] You come in by any Door: { $doors }.
 }
briefing-door = { $square } in the { direction }
what-is-sought = { $n ->
    [one] { $much ->
        [all] { the-kind }
       *[some] { a-kind }, whichever of the { $hidden }
     }
   *[other] { $much ->
        [all] all { counted }
       *[some] any { $n } of the { $hidden } { kind }
     }
 }
goal-find = Your goal: be the first to find { what-is-sought }.
goal-return = Your goal: bring { what-is-sought } back to the Shelter, and be the first to do it.
goal-leave = Your goal: find { what-is-sought }, and be the first out, by { $door ->
    [opposite] the Door opposite the one you came in by
   *[either] any Door
 }.
goal-destroy = Your goal: be the first to destroy { what-is-sought }.
briefing-dear-miss = Condition: with { carrying }, each miss costs { $n } wounds.
briefing-free-miss = Condition: with { carrying }, { $n ->
    [one] the first miss of each fight costs nothing.
   *[other] the first { $n } misses of each fight cost nothing.
 }
carrying = { $kind ->
    [isotope] the isotope in hand
    [food] the food on your back
    [survivor] the survivor along
    [treasure] the treasure in hand
    [keycard] the keycard in hand
    [crate] a crate on your back
   *[other] { a-kind } in hand
 }
briefing-spores = Spores stay where they are; after them, each miss at the next Ghoul you meet costs { $n ->
    [one] one wound
   *[other] { $n } wounds
 }.
briefing-clinic = The Clinic, at { $square }: enter it with a wound or with Spores on you, and it heals you, clears the Spores and ends your turn.
briefing-limit = After { $n } turns each the game is a draw.

## What cannot be done while hiding

refusal-hide-unknown = There is nothing called “{ $kind }” to hide at “{ $square }” here: look at the Briefing and at the map.
refusal-hide-first = This is the time for hiding: fill your chart as the Briefing says, and the walking comes after.
refusal-hide-enough = { $count ->
    [one] Your one { kind } is hidden already
   *[other] All { $count } { kind } are hidden already
 }: take one back first, if it should lie elsewhere.
refusal-hide-taken = There is { a-kind } at { $square } already, and no square holds two of a kind: choose another.
refusal-hide-area-full = No more than { counted } may lie in one area, and the one around { $square } has them: choose another area.
refusal-hide-nothing-here = Nothing can be hidden at { $square }, not even { a-kind }: the Shelter and the Clinic stay clear. Choose another square.
refusal-hide-not-here = { $square } is { $where ->
    [shaded] street
   *[street] shaded
 }, and { a-kind } goes { $where ->
    [shaded] into a shaded square
   *[street] into the street
 } here: choose { $where ->
    [shaded] a shaded one
   *[street] a square of the street
 }.
refusal-block-not-offered = There is no doorway to block { side } of { $square }: choose one of those that the map offers.
refusal-block-taken = You have blocked the doorway { side } of { $square } already: choose another.
refusal-block-enough = { $count ->
    [one] The one doorway to block is blocked
   *[other] All { $count } doorways to block are blocked
 } already: open one again first, if it should be another.
refusal-block-cuts-off = With the doorway { side } of { $square } blocked, some square could not be reached any more: choose another.
refusal-not-now = Chance has the word: wait for the draw.

## What cannot be done on a turn

refusal-not-your-turn = It is not for you to act now: wait until you are asked.
refusal-walk-now = It is time to walk: take a step, or stop once you have taken one.
refusal-walk-outside = You are still outside: come in by a Door first.
refusal-walk-wall = There is a wall { side } of { $square }: take another way.
refusal-walk-blocked = The doorway { side } of { $square } is blocked, as you have found out: take another way.
refusal-walk-there-already = You are at { $square } already: walk somewhere else, or stop.
refusal-walk-no-way = You know of no way to { $square } that nothing would stop: go part of it, a step at a time.
refusal-stop-unmoved = A walk has one step at least: take it, and then stop where you like.
refusal-enter-inside = You are inside already: walk on from where you stand.
refusal-enter-no-door = There is no Door at { $square }: choose one that the map shows.
refusal-leave-never = Nobody wins this scenario by walking out, so the Door stays shut to you: take another step.
refusal-leave-early = You may leave only with what you came for, and you have { $carried } of { $count }: find the rest first.
refusal-leave-same-door = This is the Door you came in by, and you must leave by the other one: take another step.
refusal-kit-now = There is a First-Aid Kit at your feet: use it or leave it, before anything else.
refusal-spot-now = The Ghoul waits for its weak spot: pick one, from 1 to 6.
refusal-spot-range = A Ghoul has six places, and { $spot } is none of them: name a number from 1 to 6.
refusal-veiled = A “?” stands for what is hidden from you, and cannot be played: name what you mean.
refusal-fire-now = A Ghoul is upon you: fire at it first, at a number from 1 to 6.
refusal-fire-again = You have tried { $spot }, { spot }, in this fight and missed: name another number.

## What cannot be read

refusal-read-nothing = There is nothing to do in an empty line: say what you do, or ask for help.
refusal-read-verb = “{ $found }” is nothing you can do here. You can say: { $known }.
refusal-read-short = “{ $verb }” wants more words, as in: { $example }
refusal-read-long = “{ $found }” is too much behind “{ $verb }”: say for example { $example }
refusal-read-square = “{ $found }” is no square of this map: say a number and a letter, such as 1-A, up to { $last }.
refusal-read-direction = “{ $found }” is no direction: say N, E, S or W.
refusal-read-number = “{ $found }” will not do here: say a number from { $least } to { $most }.
refusal-read-kind = There is no “{ $found }” in this scenario. There is: { $known }.
