# The Last Game on Earth, told as people at a table tell each other.
#
# $who says who reads: `you` (it happened to you, or you did it), `other` and `public` (anybody else), `nobody`
# where it is nobody's. $name is whom it happened to. $by and $target are names too, $by_who and $target_who say
# who those are. $card is a card by its title.

## Words for things

lg-value-card = { $marked ->
    [yes] marked Value { $n }
   *[no] Value { $n }
 }
lg-card = { $card ->
    [hole] Hole
    [debris] Debris
    [steal] Steal
    [haul] Haul
    [recon] Recon
    [inaction] Inaction
    [parry] Parry
   *[other] { $card }
 }
lg-hidden-card = a card of { $deck }’s deck
lg-card-of = { $card } of { $deck }
lg-two-cards = { $one } and { $other }
lg-token = { $token ->
    [ghoul-4] Ghoul of strength 4
    [ghoul-5] Ghoul of strength 5
    [ghoul-6] Ghoul of strength 6
    [hole] Hole
    [first-aid] First-Aid
    [debris] Debris
    [gun] Ghoo Gun
    [charm] Charm
    [civilian] Civilian
   *[other] face-down token
 }
lg-a-token = { $token ->
    [ghoul-4] a Ghoul of strength 4
    [ghoul-5] a Ghoul of strength 5
    [ghoul-6] a Ghoul of strength 6
    [hole] a Hole
    [first-aid] First-Aid
    [debris] Debris
    [gun] a Ghoo Gun
    [charm] a Charm
    [civilian] a Civilian
   *[other] a face-down token
 }
lg-wounds = { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
 }
lg-points = { $points ->
    [one] one Victory Point
   *[other] { $points } Victory Points
 }
lg-shape = { $layout ->
    [square] a square
    [line] a row
    [tower] a tower
    [t] a T
    [l] an L
    [j] a mirrored L
    [s] an S
   *[z] a Z
 }

## Setting up

lg-event-first-chosen = { $who ->
    [you] The draw is for you: you play first.
   *[other] The draw is for { $name }, who plays first.
 }
lg-event-picked = { $who ->
    [you] You are { $character }.
   *[other] { $name } takes { $character }.
 }
lg-event-board-laid = The four tiles lie in { lg-shape }.
lg-event-token-laid = { $who ->
    [you] You put a token face-down at { $square }.
    [nobody] A token lies face-down at { $square }.
   *[other] { $name } puts a token face-down at { $square }.
 }
lg-event-pad-laid = There is a transporter pad at { $square }.
lg-event-placed = { $who ->
    [you] { $by } puts your piece at { $square }.
   *[other] { $by_who ->
        [you] You put the piece of { $name } at { $square }.
       *[other] { $by } puts the piece of { $name } at { $square }.
     }
 }

## A turn

lg-event-turn-begun = { $who ->
    [you] { $climbed ->
        [yes] You climb out of your Hole, and it is your turn.
       *[no] It is your turn.
     }
   *[other] { $climbed ->
        [yes] { $name } climbs out of the Hole: the turn is theirs.
       *[no] It is the turn of { $name }.
     }
 }
lg-event-turn-over = { $who ->
    [you] Your turn is over.
   *[other] The turn of { $name } is over.
 }
lg-event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws a card.
 }
lg-event-discarded = { $who ->
    [you] You throw away { $card }.
   *[other] { $name } throws away { $card }.
 }
lg-event-reshuffled = { $who ->
    [you] Your deck is empty: your Discard Pile is shuffled and becomes the new one.
   *[other] The deck of { $name } is empty: the Discard Pile is shuffled and becomes the new one.
 }
lg-event-walked = { $who ->
    [you] You go { side }, to { $square }.
   *[other] { $name } goes { side }, to { $square }.
 }
lg-event-jumped = { $who ->
    [you] The pad hums, and you stand at { $square }.
   *[other] The pad hums, and { $name } stands at { $square }.
 }
lg-event-stopped = { $who ->
    [you] You stop at { $square }.
   *[other] { $name } stops at { $square }.
 }
lg-event-faced = { $who ->
    [you] You turn to what lies at your feet, at { $square }.
   *[other] { $name } turns to what lies underfoot, at { $square }.
 }
lg-event-chosen = { $who ->
    [you] You pick up the token at { $square }.
   *[other] { $name } picks up the token at { $square }.
 }
lg-event-moved = { $who ->
    [you] You move the token from { $square } to { $to }.
   *[other] { $name } moves the token from { $square } to { $to }.
 }
lg-event-turned-up = At { $square } a token is turned up: { lg-a-token }.
lg-event-second-hole = There is a Hole at { $square } already: this second one is taken away.

## Cards

lg-event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
 }
lg-event-aimed = { $target_who ->
    [nobody] { $to ->
        [none] { $card } is aimed at { $square }.
       *[other] { $card } is to take the token at { $square } to { $to }.
     }
    [you] { $card } is aimed at your hand.
   *[other] { $card } is aimed at the hand of { $target }.
 }
lg-event-enhanced = { $who ->
    [you] You add { $card } to the Debris.
   *[other] { $name } adds { $card } to the Debris.
 }
lg-event-cancelled = { $who ->
    [you] “Inaction!” { $by } cancels your { $card }: it does nothing.
   *[other] { $by_who ->
        [you] “Inaction!” You cancel the { $card } of { $name }: it does nothing.
       *[other] “Inaction!” { $by } cancels the { $card } of { $name }: it does nothing.
     }
 }
lg-event-laid = { $token ->
    [hole] A Hole opens at { $square }.
   *[debris] Debris comes down at { $square }, and stays.
 }
lg-event-robbed = { $who ->
    [you] { $by } takes { $card } out of your hand.
   *[other] { $by_who ->
        [you] You take { $card } out of the hand of { $name }.
       *[other] { $by } takes { $card } out of the hand of { $name }.
     }
 }
lg-event-looked = { $who ->
    [you] You look at the token at { $square }, and nobody else does.
   *[other] { $name } looks at the token at { $square }, and says nothing.
 }
lg-event-saw = At { $square } lies { lg-a-token }.

## Holes, Debris, wounds

lg-event-fell = { $who ->
    [you] Down you go, into the Hole at { $square }. You are out until your next turn.
   *[other] { $name } falls into the Hole at { $square }, and is out until the next turn of their own.
 }
lg-event-struck = { $who ->
    [you] Debris strikes you at { $square }: { lg-wounds }.
   *[other] Debris strikes { $name } at { $square }: { lg-wounds }.
 }
lg-event-parried = { $who ->
    [you] “Parry!” You ignore { $card }.
   *[other] “Parry!” { $name } ignores { $card }.
 }
lg-event-shrugged = { $who ->
    [you] You shrug off { lg-wounds }.
   *[other] { $name } shrugs off { lg-wounds }.
 }
lg-event-wounded = { $who ->
    [you] { $card ->
        [none] A wound, and no card is left to lose. That makes { $total }.
       *[other] A wound: you lose { $card }. That makes { $total }.
     }
   *[other] { $card ->
        [none] A wound for { $name }, and no card is left to lose. That makes { $total }.
       *[other] A wound: { $name } loses { $card }. That makes { $total }.
     }
 }
lg-event-died = { $who ->
    [you] That was one wound too many: you are dead. Your piece leaves the board, and the Ghouls you won leave the game. You still play cards, move tokens and challenge.
   *[other] { $name } is dead. The piece leaves the board, and the Ghouls won leave the game. But cards, tokens and challenges are still to be reckoned with.
 }
lg-event-came-home = Wound cards go to their owners’ Discard Piles: { $cards }.
lg-event-aid-found = There is First-Aid at { $square }.
lg-event-aid-used = { $who ->
    [you] You use the First-Aid at { $square }: { $healed ->
        [one] one wound is healed.
       *[other] all { $healed } wounds are healed.
     }
   *[other] { $name } uses the First-Aid at { $square }: { $healed ->
        [one] one wound is healed.
       *[other] all { $healed } wounds are healed.
     }
 }
lg-event-aid-left = { $who ->
    [you] You leave the First-Aid at { $square } where it is.
   *[other] { $name } leaves the First-Aid at { $square } where it is.
 }

## Ghouls

lg-event-battle-begun = { $who ->
    [you] A Ghoul of strength { $strength } is upon you at { $square }. You start at { $combat }, and have to get above { $strength }.
   *[other] { $name } fights a Ghoul of strength { $strength } at { $square }, and starts at { $combat }.
 }
lg-event-helpless = { $who ->
    [you] A Ghoul comes down on you in your Hole at { $square }, and you cannot fight: { lg-wounds }.
   *[other] A Ghoul comes down on { $name } in the Hole at { $square }, who cannot fight: { lg-wounds }.
 }
lg-event-put-down = { $who ->
    [you] You put down { $card }: you are at { $total }.
   *[other] { $name } puts down { $card }, and is at { $total }.
 }
lg-event-combat-raised = { $who ->
    [you] You play { $card }: your Initial Combat is the Ghoul’s strength now, and you are at { $total }.
   *[other] { $name } plays { $card }: Initial Combat is the Ghoul’s strength now, which makes { $total }.
 }
lg-event-challenged = { $who ->
    [you] “I challenge!” With { $cards }: that leaves { $total }.
   *[other] “I challenge!” { $name } puts { $cards } against it: that leaves { $total }.
 }
lg-event-battle-won = { $who ->
    [you] You beat the Ghoul: { lg-points } for you. That makes { $total }.
   *[other] { $name } beats the Ghoul, for { lg-points }. That makes { $total }.
 }
lg-event-battle-lost = { $who ->
    [you] You lose the battle, and the Ghoul stays: { lg-wounds }.
   *[other] { $name } loses the battle, and the Ghoul stays: { lg-wounds }.
 }

## Briefings

lg-event-took = { $who ->
    [you] { $token ->
        [gun] At { $square } you find a Ghoo Gun: your Initial Combat is one higher for good.
        [charm] At { $square } you find a Charm: for a fresh hand, or against a challenge.
       *[civilian] At { $square } a Civilian takes your hand: lead them to the rim of the board.
     }
   *[other] { $token ->
        [gun] At { $square } { $name } finds a Ghoo Gun: one more Initial Combat for good.
        [charm] At { $square } { $name } finds a Charm.
       *[civilian] At { $square } a Civilian goes along with { $name }.
     }
 }
lg-event-dropped = { $count ->
    [one] A Civilian is left behind at { $square }.
   *[other] { $count } Civilians are left behind at { $square }.
 }
lg-event-rescued = { $who ->
    [you] Out of here! You have brought out { $count ->
        [one] one Civilian
       *[other] { $count } Civilians
     } by now, and have { lg-points }.
   *[other] Out of here! { $name } has brought out { $count ->
        [one] one Civilian
       *[other] { $count } Civilians
     } by now, and has { lg-points }.
 }
lg-event-charm-spent = { $who ->
    [you] { $use ->
        [hand] You spend a Charm on a fresh hand.
       *[challenge] You spend a Charm: the challenge counts for nothing.
     }
   *[other] { $use ->
        [hand] { $name } spends a Charm on a fresh hand.
       *[challenge] { $name } spends a Charm: the challenge counts for nothing.
     }
 }
lg-event-darkened = It is dark at { $square }: the Ghoul there is face-down again.

## How a game ends

lg-ending-ten-points = { $who ->
    [you] Ten Victory Points: you win!
   *[other] Ten Victory Points: { $name } wins.
 }
lg-ending-nothing-left = No token is left to be dealt with. { lg-most-points }
lg-ending-last-round = The last round is played. { lg-most-points }
lg-ending-all-dead = Nobody is left alive: the game is a draw.
lg-most-points = { $winners ->
    [one] { $who ->
        [you] You have the most points: you win!
       *[other] { $name } has the most points, and wins.
     }
   *[other] { $who ->
        [you] You have the most points, and so have others: { $name } share the win.
       *[other] { $name } have equally many points, and share the win.
     }
 }

## What a table plays

lg-title = The Last Game on Earth{ $n ->
    [0] { "" }
   *[other] { " " }with { $briefings }
 }
lg-briefing-goal = Be the first to have ten Victory Points. A Ghoul of strength 4 is worth one, of strength 5 two, of strength 6 three; losing to it costs as many wounds.
lg-briefing-tokens = Face-down on the board: { $tokens }.
lg-briefing-count = { $n } × { lg-token }
lg-briefing-board = The board: four tiles of 8 by 8 squares, in { lg-shape }.
lg-briefing-board-by-chance = The board: four tiles of 8 by 8 squares; chance says how they lie.
lg-briefing-tokens-by-players = You lay the tokens yourselves, in turn, without seeing what they are.
lg-briefing-none = You play without a Briefing.
lg-briefing-lock-and-load = Lock and Load: each Ghoo Gun that you find raises your Initial Combat by one, for good.
lg-briefing-transporters = Transporters: walk onto a pad, and you may go on from any other, at no cost.
lg-briefing-lucky-charms = Lucky Charms: spend a Charm in your turn to discard and draw once more, or in a battle to undo a challenge.
lg-briefing-blackout = Blackout: at the end of each turn, every Ghoul with no piece within three squares is face-down again.
lg-briefing-evacuation = Evacuation: lead a Civilian you have found to an outermost square, and it is a Victory Point. If you die, they stay behind.

## What cannot be done while setting up

refusal-briefing-twice = The Briefing “{ $briefing }” is named twice: name each of them once.
refusal-briefing-unknown = There is no Briefing called “{ $briefing }”. There is: { $known }. Join several with a +, such as: blackout+evacuation. Or play “standard”, without any.
refusal-set-up-now = The board is still being set up: put a token on one of the squares offered.
refusal-pick-now = First you choose a character: say for example “pick lake”.
refusal-pick-taken = { $character } cannot be chosen any more: take one of those that are left.
refusal-start-now = A Start token is to be laid: name an empty outermost square, such as “start 1-A”.
refusal-start-not-there = No Start token goes to { $square }: it takes an empty outermost square, without a pad.
refusal-token-not-there = No token goes to { $square } now: it takes a free shaded square of a tile that is not full.
refusal-pad-not-there = No pad goes to { $square }: it takes an unshaded square of the tile in question.

## What cannot be done on a turn

refusal-replenish-now = First your hand: throw away what you do not want, one card at a time or several, and say “done” to draw.
refusal-turn-now = This is your turn to move and to act: walk, play a card, move a token, or end your turn.
refusal-acted-already = You have had your Action in this turn: walk if you may, or end your turn.
refusal-moved-already = Your move is over in this turn: act if you may, or end your turn.
refusal-stop-first = You hover over a token: walk on, or stop here and meet it, before you do anything else.
refusal-walk-not-now = Something else is asked first: answer it, or see “choices” for what can be done.
refusal-walk-far-away = It is { $steps } steps to { $square }, and you have { $left } left: go part of the way.
refusal-dead-no-piece = The dead have no piece to move: play an Action card, move a token, or end your turn.
refusal-walk-too-far = You have no steps left: stop here, or go on from a pad if you stand on one.
refusal-jump-no-pad = You have not just walked onto a pad: walk onto one first.
refusal-jump-not-there = There is no other pad at { $square }: name one of those on the map.
refusal-face-moved = To face what you stand on takes the place of a move, and you have begun to move: do it first in a turn.
refusal-face-nothing = There is nothing at your feet that you could face: walk, act, or end your turn.
refusal-no-charm = You have no Charm to spend: do without.
refusal-charm-no-challenge = There is no challenge here for a Charm to undo: put down cards, or say “done”.
refusal-move-no-token = No face-down token lies uppermost at { $square }: choose a square where one does.
refusal-move-not-this = The token at { $square } cannot be moved now: one on your own tile cannot be, nor one with nowhere to go. Choose another.

## What cannot be done with cards

refusal-read-card = “{ $found }” is no card of this game: say its name, such as 3, hole or parry, and whose it is where that matters, as in 3@lake.
refusal-read-word = “{ $found }” will not do here. There is: { $known }.
refusal-card-not-held = You do not hold { $card }: look at your hand.
refusal-card-which = “{ $found }” might be one of several: say which, { $known }.
refusal-no-parry = You hold no Parry: put down other cards, or take what comes.
refusal-chain-again = { $card } cannot come behind another one: play a different Action card.
refusal-card-held-once = You hold { $card } only once: name another card beside it.
refusal-card-not-now = { $card } cannot be played at this moment: choose another card, or none.
refusal-card-no-target = There is nothing on the board that { $card } could be played on: choose another card.
refusal-card-no-value = { $card } has no value to fight with: choose a Value card.
refusal-specialty-not-yours = { $card } works only for the living character whose card it is: choose another card.
refusal-passing-already = You pass over tokens already in this move: keep this card for another.
refusal-combat-raised = Your Initial Combat is as high as { $card } would make it: keep the card.
refusal-declare-square = { $verb ->
    [look] Say at which token you look, by its square.
    [move] Say which token is moved, by its square.
    [to] Say where the token goes, by the square.
   *[at] Say on which square the card is played.
 }
refusal-at-not-there = The card cannot be played on { $square }: it takes a square of the board, and a Hole card one without an open Hole.
refusal-look-not-there = There is no token at { $square } that you could look at: it takes a face-down one, uppermost, that you do not know.
refusal-look-now = You may look at a token: name its square, or pass.
refusal-to-not-there = The token cannot go to { $square }: it is out of reach, closed to you, or where the token is already.
refusal-haul-not-there = The token at { $square } cannot be moved by this card: it takes one on top of its stack with somewhere to go, and no open Hole or Debris.
refusal-declare-seat = Say whose card you take, by the name or the character.
refusal-on-nobody = Nothing can be taken from that player: name another, who is alive and holds a card.
refusal-on-number = Nobody here goes by a number: name the player or the character, as in “play steal lake”. There is: { $known }.
refusal-declare-value = You may add a Value card to the Debris: name one, or say “done”.
refusal-inaction-now = The question is whether you cancel this card: play Inaction, or pass.
refusal-guard-now = Wounds are coming: play a card that keeps them off, or pass.
refusal-parry-not-against = { $card } was not played against you, so there is nothing to parry: name a card that was.
refusal-aid-now = There is First-Aid at your feet: use it or leave it, before anything else.
refusal-battle-now = You are in a battle: put down Value cards, and say “done” when you have enough, or want no more.
refusal-challenge-now = The question is whether you challenge: name one Value card or two, or pass.
refusal-reveal-now = You may turn up a token on your tile: name its square, or pass.
refusal-reveal-not-there = There is no face-down token uppermost at { $square } on your own tile: name another, or pass.

## Tiles and boards that cannot be used

refusal-tile-size = A tile is a map of 8 columns and 8 rows, and this one has { $columns } and { $rows }: draw it anew, or take another file.
refusal-tile-doorway = A colon stands beside { $square }, and a tile has no doorways to block: leave a gap there, or draw a wall.
refusal-tile-shaded = The tile has { $found } shaded squares, and it takes { $least } to { $most }: write more or fewer of them as x.
refusal-tile-unreachable = Nobody can get from { $start } to { $square } without leaving the tile: open a wall somewhere between the two.
refusal-tile-edge = There is a wall on the { direction } side of { $square }, and the four middle squares of each edge are open, so that every tile fits every other: write a D there.
refusal-layout-unknown = There is no board called “{ $found }”. There is: { $known }. Or write a shape and four tiles, such as: square 1a0 2b1 3a2 4b3
refusal-layout-shape = Four tiles make no shape called “{ $found }”. There is: { $known }.
refusal-layout-tile = “{ $found }” is no tile: write its side ({ $known }) and how many quarters it is turned clockwise, 0 to 3, such as: 2b1
refusal-layout-twice = Tile { $tile } lies on the board already, so “{ $found }” cannot: take each of the tiles 1 to 4 once.
refusal-layout-count = A board is four tiles, and { $found ->
    [0] there is none
    [one] there is one
   *[other] there are { $found }
 } here: take each of the tiles 1 to 4 once.
## Deck files

refusal-deck-unknown = There is no character “{ $deck }” to hold this deck. A deck takes the place of one of these: { $known }.
refusal-deck-given-twice = There is another file already for the deck of “{ $deck }”: give one of the two.
refusal-deck-size = A deck is { $wanted } cards, and these are { $found }: change how many there are of some.
refusal-deck-card-name = “{ $card }” is no name for a card: small letters, digits, + and - are wanted, and a letter or a digit to begin with.
refusal-deck-card-twice = There is a card “{ $card }” already: give this one another name, or count them together.
refusal-deck-card-lacks = “{ $key }” is missing on the card “{ $card }”: cards of this kind have to say it.
refusal-deck-card-spare = “{ $key }” means nothing on the card “{ $card }”: take it out, or change what kind of card it is.
refusal-deck-does = “{ $card }” cannot do “{ $does }”. A card of its kind does one of: { $known }.
refusal-deck-not-marked = A bonus counts only in a deck whose specialty is “marked”: take it out, or change the specialty.
