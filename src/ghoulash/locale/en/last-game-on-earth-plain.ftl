# The Last Game on Earth in plain lines. What stands in quotation marks is typed, as commands.ftl has it.

## Beginning and end

lg-welcome = The Last Game on Earth, unofficial. At the table, in the order of play: { $names }.
lg-all-open = The game is over, and this is how the board lies:
lg-nothing = nothing
lg-named = { $name } ({ $character })
lg-so-many = { $what }{ $n ->
    [1] { "" }
   *[other] { " " }({ $n })
 }
lg-down = { $known ->
    [yes] face-down { lg-token }
   *[no] face-down token
 }
lg-pad = transporter pad

## What is asked

lg-character = { $name }: Initial Combat { $combat }, Movement { $movement }, Health { $health }, { $does ->
    [own-tile] moves tokens on his own tile too
    [marked] her marked Value cards count one more
    [reveal] turns up a token on his tile with each Specialty card
   *[two-actions] may give up his move for a second Action card
 }.
lg-ask-pick = Whom do you play? { $characters } Say for example “pick { $example }”.
lg-ask-token = You lay the tokens in turn, face-down: { $left ->
    [one] this is the last one
   *[other] { $left } are left
 }. Where does this one go? Say a shaded square, such as { $square }; “choices” lists them.
lg-ask-start = Where does { $name } start? Say an empty outermost square, such as { $square }; “choices” lists them, “map” shows the board.
lg-ask-replenish = Your turn begins with your hand: { $hand }. Throw away what you do not want, as in “discard 1 hole”, and say “done” to draw until you hold seven cards of your own.
lg-ask-replenish-more = You hold { $hand }. Throw away what you do not want, or say “done” to draw.
lg-ask-victim = { $card }: from whose hand? { $victims }. Say the character.
lg-victim = { $character } ({ $name }, { $n ->
    [one] one card
   *[other] { $n } cards
 })
lg-ask-value = Debris on { $square }: it deals one wound. A Value card with it deals as many more. You hold: { $values }. Say a card, such as “3”, or “done”.
lg-ask-to = The token of { $square } ({ $token }): where does it go? { $n ->
    [one] One square is
   *[other] { $n } squares are
 } in reach (“choices” lists them){ $pieces ->
    [none] , but no piece
   *[other] . Whoever stands where it goes meets it at once: { $pieces }
 }. Say a square.
lg-ask-at = { $card }: on which square? { $does ->
    [hole] All who stand there fall, and are out until their next turn.
   *[debris] All who stand there are wounded.
 } Now { $pieces }. Say a square, such as 9-J.
lg-piece-at = { $who ->
    [you] you are at { $square }
   *[other] { $name } is at { $square }
 }
lg-ask-token-for = { $card }: { $does ->
    [recon] at which face-down token do you look?
   *[other] which token is moved?
 } “tokens” lists them, the nearest first. Say its square.
lg-ask-inaction = { $what } Do you cancel it? { $n ->
    [0] You hold no Inaction: say “pass”.
    [one] You hold an Inaction: say “inaction”, or “pass”.
   *[other] You hold { $n } Inactions: say “inaction”, or “pass”.
 }
lg-declared = { $name } plays { $card }{ lg-declared-for }
lg-declared-for = { $target_who ->
    [nobody] { $to ->
        [none] { $square ->
            [none] { "" }
           *[other] { " " }on { $square }{ $here ->
                [yes] , where you stand
               *[no] { "" }
             }
         }
       *[other] , to take the token at { $square } to { $to }
     }
    [you] , against your hand
   *[other] , against the hand of { $target }
 }{ $value ->
    [none] .
   *[other] , with { $value }.
 }
lg-ask-guard = { $wounds ->
    [one] One wound is
   *[other] { $wounds } wounds are
 } about to be dealt to you. { $value ->
    [none] { "" }
   *[other] { $value } is among them: { $parries ->
        [0] you hold no Parry against it.{ " " }
        [one] you hold a Parry against it, “parry { $typed }”.{ " " }
       *[other] you hold { $parries } Parries against it, “parry { $typed }”.{ " " }
     }
 }{ $hides ->
    [none] { $parries ->
        [0] You can keep none off: say “pass”.
       *[other] Or “pass”.
     }
   *[other] You hold { $hides }: “play” it to ignore wounds. Or “pass”.
 }
lg-ask-aid = There is First-Aid at { $square }, and you have { lg-wounds }. Say “use” to heal all of them, or “leave”.
lg-ask-battle = You fight a Ghoul of strength { $strength } at { $square }, for { lg-points } or as many wounds. You are at { $total }, { $short ->
    [0] which beats it: say “done”, or put down more, since you may be challenged.
   *[other] and need { $short } more.
 } { $values ->
    [none] You hold no Value cards.
   *[other] You hold { $values }: put down as many as you like, as in “put 3 2”, then “done”.
 }{ $raises ->
    [none] { "" }
   *[other] { " " }Or play { $raises }: then you start at { $strength }.
 }{ $short ->
    [0] { "" }
   *[other] { " " }“done” with too little loses the battle.
 }
lg-ask-answer = You have been challenged: you are at { $total } against { $strength }, { $short ->
    [0] which still beats it. Say “done” to win.
   *[other] and need { $short } more. “done” now loses, for { lg-wounds-dealt }.
 }{ $against ->
    [none] { "" }
   *[other] { " " }Against you: { $against }.
 }{ $parries ->
    [0] { "" }
    [one] { " " }You hold a Parry: “parry” and the card ignores it.
   *[other] { " " }You hold { $parries } Parries: “parry” and a card ignores it.
 }{ $charms ->
    [0] { "" }
   *[other] { " " }“charm” undoes the whole challenge.
 }{ $values ->
    [none] { " " }You hold no Value cards.
   *[other] { " " }You may put down { $values }.
 }{ $raises ->
    [none] { "" }
   *[other] { " " }Or play { $raises }.
 }
lg-wounds-dealt = { $points ->
    [one] one wound
   *[other] { $points } wounds
 }
lg-ask-challenge = { $name }, who has { lg-points-held }, fights a Ghoul of strength { $strength } at { $square } for { lg-points }, and is at { $total }. Do you challenge? One or two Value cards are taken off, and { $need } or more would stop it, if nothing is put down in answer. { $values ->
    [none] You hold no Value cards: say “pass”.
   *[other] You hold { $values }, so { $most } at most: say “challenge” and one or two of them, or “pass”.
 }
lg-points-held = { $has ->
    [0] no points
    [one] one point
   *[other] { $has } points
 }
lg-ask-reveal = With your Specialty card you may turn up a token on your tile, for all to see: { $squares }. Say a square, or “pass”.
lg-ask-look = You may look at { $n ->
    [one] one face-down token
   *[other] { $n } face-down tokens, one after the other
 }. “tokens” lists them. Say “look 9-J”, or “pass”.
lg-say-verb = { $verb ->
    [play] To play that card, say “{ $line }”.
   *[discard] To throw that card away, say “{ $line }”.
 }
lg-composed = Not done yet, and told to nobody: { $what }. “undo” takes back the last of it.

## In one's own turn

lg-turn-at = { $moved ->
    [not] You are at { $at }, with { $steps } steps to walk.
    [begun] You are at { $at }, with { $steps ->
        [0] no steps
        [one] one step
       *[other] { $steps } steps
     } left.
    [dead] You are dead, but you still act.
   *[over] You are at { $at }, and your move is over.
 }
lg-turn-ways = You can go { $ways }.
lg-way = { $way }{ $what ->
    [none] { "" }
   *[other] { " " }({ $what })
 }
lg-turn-over-tokens = You pass over tokens in this move.
lg-turn-face = Or “face” what you stand on ({ $what }) in place of a move.
lg-turn-stop = “stop” ends your move here.
lg-turn-jump = From this pad, “jump { $square }” takes you on; the pads: { $squares }.
lg-turn-act = { $second ->
    [yes] A second Action card instead of your move
   *[no] { $more ->
        [0] Your Action
        [one] One more Action card
       *[other] { $more } more Action cards
     }
 }: { $cards ->
    [none] { "" }
   *[other] play { $cards }{ $tokens ->
        [0] { "" }
       *[other] , or{ " " }
     }
 }{ $tokens ->
    [0] .
    [one] move the one token that you can (“choices move” says which).
   *[other] “move” one of { $tokens } face-down tokens (“choices move” lists them).
 }
lg-turn-acted = You have acted.
lg-turn-specialty = Also to play: { $cards }.
lg-turn-charm = “charm” spends a Charm on a fresh hand.
lg-turn-end = “end” ends your turn.

## How things stand

lg-status-turn = Round { $n }. { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $name }.
 }
lg-status = { $who ->
    [you] You{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
     }: { $how }.
   *[other] { $name }: { $how }.
 }
lg-status-unpicked = no character yet
lg-status-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
 }
lg-status-dead = dead
lg-status-wounds = { $wounds } of { $most } wounds
lg-status-at = at { $square }
lg-status-fallen = in a Hole
lg-status-hand = { $n ->
    [one] one card
   *[other] { $n } cards
 } in hand{ $stolen ->
    [none] { "" }
   *[other] { " " }({ $stolen } among them)
 }, { $left } to draw
lg-of-deck = { $n } of { $deck }
lg-status-guns = { $n ->
    [one] one Ghoo Gun
   *[other] { $n } Ghoo Guns
 }
lg-status-charms = { $n ->
    [one] one Charm
   *[other] { $n } Charms
 }
lg-status-carrying = leading { $n ->
    [one] a Civilian
   *[other] { $n } Civilians
 }
lg-status-rescued = { $n ->
    [one] one Civilian
   *[other] { $n } Civilians
 } brought out

## What is told together

lg-told-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $n } cards.
 }
lg-told-discarded = { $who ->
    [you] You throw away { $cards }.
   *[other] { $name } throws away { $cards }.
 }
lg-told-wounded = { $who ->
    [you] { $n } wounds: you lose { $cards }. That makes { $total }.
   *[other] { $n } wounds: { $name } loses { $cards }. That makes { $total }.
 }
lg-told-played = { $who ->
    [you] You play { $card }{ lg-declared-for }
   *[other] { $name } plays { $card }{ lg-declared-for }
 }
lg-told-parried = { $who ->
    [you] “Parry!” You ignore { $card }: you are at { $total }.
   *[other] “Parry!” { $name } ignores { $card }, and is at { $total }.
 }
lg-told-laid = { $n } tokens lie face-down: { $squares }.
lg-told-pads = There are transporter pads at { $squares }.

## The board and the cards

lg-no-board = The board is not laid yet.
lg-no-piece = Your piece is not on the board.
lg-tile = Tile { $first } to { $last }{ $here ->
    [yes] , where you are
   *[no] { "" }
 }: { $what }.
lg-at-square = { $square } { $what }
lg-piece = { $who ->
    [you] you
   *[other] { $name }
 }
lg-pads = Transporter pads: { $squares }.
lg-map-more = “map row 9” and “map column J” tell the squares of one line, with the ways out of them; “at 9-J” tells one.
lg-place = { $square }, { $kind ->
    [pad] a transporter pad
    [shaded] shaded
   *[plain] unshaded
 }{ $rim ->
    [yes] , outermost
   *[no] { "" }
 }. From the top: { $what }. Ways out: { $ways }.
lg-steps-away = { $n ->
    [one] One step from you, were nothing in the way.
   *[other] { $n } steps from you, were nothing in the way.
 }
lg-known-by = { $mine ->
    [yes] You know this one: { $what }.{ $names ->
        [none] { "" }
       *[other] { " " }So do: { $names }.
     }
   *[no] Who has looked at it: { $names }.
 }
lg-token-at = { $square } { $what }{ $steps ->
    [-1] { "" }
    [0] , under you
    [one] , one step
   *[other] , { $steps } steps
 }
lg-unseen = What you have not seen yet, on the whole board: { $tokens }.
lg-hand-empty = You hold no cards.
lg-hand = { $kind ->
    [value] Value
    [specialty-value] Specialty Value, counting 4
    [action] Action, one a turn
    [specialty-action] Specialty Action
    [rescue] Rescue, when you are asked
   *[specialty] Specialty
 }: { $cards }.
lg-hand-wounds = Your wounds: { $cards }.
lg-place-of-card = { $where ->
    [wounds] a wound of { $name }
   *[hand] the hand of { $name }
 }
lg-remembered = Taken from you: { $card }. It is now: { $places }.
lg-pile = { $who ->
    [you] Discarded of your deck: { $cards }. { $left } left to draw.
   *[other] Discarded of the deck of { $name }: { $cards }. { $left } left to draw.
 }
lg-mark = { $token ->
    [ghoul-4] 4
    [ghoul-5] 5
    [ghoul-6] 6
    [hole] o
    [first-aid] +
    [debris] x
    [gun] !
    [charm] *
   *[civilian] c
 }
lg-sign-several = several pieces
lg-sign-down = face-down token
lg-sign-shaded = shaded
lg-sign-plain = unshaded
lg-choices-challenge = “challenge” with one or two of { $cards }

## Help

lg-now-pick = Everybody plays one of four characters, each with a deck of their own. Say “pick” and a name. Initial Combat is what you start a fight with, Movement how many squares you walk, Health how many wounds are your death.
lg-now-token = The tokens are laid face-down on shaded squares before the game. Say a square.
lg-now-start = Each of you chooses where the player to the left begins: somewhere on the rim, and far from easy prey if you like. Say a square.
lg-now-replenish = Every turn begins so: throw away any cards (“discard 1 hole”, “discard all”), then “done” draws until you hold seven of your own deck.
lg-now-turn = Move and act, in either order. Walk with “north”, “walk N3 E”, “walk to 9-J”, until you meet something. To act, play one Action card (“play hole”), or push a face-down token up to five squares (“move 9-J”), for instance under somebody’s feet. “end” ends your turn.
lg-now-declare = Your card, or the token you have picked up, wants more: a square, a character, or a Value card. Say it, and no more.
lg-now-inaction = Somebody plays an Action card. Whoever lives and is not in a Hole is asked in turn whether they cancel it with Inaction; you are asked whatever you hold, so that asking tells nothing.
lg-now-guard = Wounds are coming. Each will take a card out of your hand, at random. Parry ignores the Value card among them; some Specialty cards ignore wounds. “pass” takes them.
lg-now-aid = First-Aid heals all your wounds: their cards go to the Discard Piles, and the token is gone. What you leave lies there for anybody.
lg-now-battle = Your Initial Combat and the Value cards you put down must come to more than the Ghoul’s strength. Then the others may challenge, once: that takes one or two Value cards off. You answer once. “put 3 2” puts cards down, “done” closes.
lg-now-challenge = Somebody fights a Ghoul. One of you, asked in turn from the left, may put one or two Value cards against it. The dead may, too. Say “challenge 3 2”, or “pass”.
lg-now-reveal = Cornealius may turn up a token on his tile with each Specialty card he plays. Nobody meets it by that.
lg-now-look = You look at face-down tokens, and nobody else does: that you looked, all know.
lg-help = At any time: “hand” shows your cards, “status” how everybody does, “map” draws the board, “map words” tells it, “tokens” lists all tokens with how far they are, “at 10-J” tells one square, “piles” what is discarded. “choices” lists what you can do. “undo” takes back a card or token that still wants a square, or what you put down, before it is done. “briefing”, “log”, “say hello”, “save FILE”, “quit”. “help hole” tells what a card does, “help walk” more of one word.
lg-help-map = “map”: the board drawn in plain characters. “map words” tells it tile by tile, “map row 9” or “map column J” one line of it.
lg-help-at = “at 10-J”: what lies there, from the top, who knows it, and where one can go from there.
lg-help-hand = “hand”: your cards by their kinds, and your wounds.
lg-help-tokens = “tokens”: every token on the board by tile, the nearest to you first, and what you have not seen yet.
lg-help-piles = “piles”: what lies on the Discard Piles, which are open to all.
lg-help-status = “status”: whose turn it is; points, wounds, cards and places of all.
lg-help-walk = “north”, “walk N3 E”, “walk to 9-J”: walk until something is met. A “!” behind a square walks without asking.
lg-help-stop = “stop”: end your move where you are.
lg-help-play = “play hole”: play a card; it then asks for what it needs. “play hole 9-J”, “play debris 9-J 3”, “play haul 12-H 9-J” and “play steal lake” say it all at once.
lg-help-move = “move 12-H”: pick up a face-down token and move it up to five squares, without a card. “move 12-H 9-J” says where to as well. Not from your own tile, nor onto it.
lg-help-put = “put 3 2”: Value cards against the Ghoul that you fight. “put 3 2 done” closes as well.
lg-help-challenge = “challenge 3 2”: one or two Value cards against somebody else’s battle.
lg-help-parry = “parry 3”: ignore a 3 that was played against you, with a Parry card.
lg-help-discard = “discard 1 hole”: throw cards away before you draw. “discard all”.
lg-help-face = “face”: turn to what you stand on, a Ghoul for instance. It takes the place of your move.
lg-help-charm = “charm”: spend a Charm, on a fresh hand or against a challenge.
lg-help-jump = “jump 9-J”: go on from the pad under you to another.
lg-help-pass = “pass”: no, thank you. It is always allowed when you are asked.
lg-help-end = “end”: end your turn.
lg-help-use = “use”: use the First-Aid at your feet.
lg-help-leave = “leave”: leave the First-Aid where it is.
lg-help-undo = “undo”: take back the last thing that you have said and that still wants more: a card without its square, cards put down before “done”. Nobody has been told of it.
lg-help-done = “done”: no more cards. It draws at the beginning of a turn, and closes what you put down in a battle.
lg-help-look = “look 9-J”: look at a face-down token, when a card lets you.
lg-help-reveal = “reveal 9-J”: turn up a token on your tile, when Cornealius may.
lg-help-choices = “choices”: what you can do now. “choices move” lists the squares of one word.

## What the cards do

lg-does-value = Value: put it down in a battle to get above the Ghoul’s strength, or challenge somebody else’s battle with it. A marked one counts one more in Gray’s own battles.
lg-does-hole = Hole, an Action: a Hole opens on any square. All who stand there fall, and are out of the game until their next turn.
lg-does-debris = Debris, an Action: on any square. All who stand there take one wound, and as many more as the Value card that you may add.
lg-does-steal = Steal, an Action: take a random card out of a living opponent’s hand.
lg-does-haul = Haul, an Action: move any token but an open Hole or Debris, as far as the card says (five squares), on your own tile too.
lg-does-recon = Recon, an Action: look at a face-down token. Only you see it.
lg-does-inaction = Inaction, a Rescue card: cancel an opponent’s Action card, when you are asked.
lg-does-parry = Parry, a Rescue card: ignore one Value card that was played against you, in a challenge or with Debris.
lg-does-pass-over = A Specialty card: your move passes over tokens. Where it ends, you meet what is there.
lg-does-look = A Specialty card for your own turn: look at two face-down tokens.
lg-does-combat = A Specialty card for a battle: your Initial Combat becomes the Ghoul’s strength, so that a Value 1 is enough.
lg-does-hide = A Specialty card: ignore up to two wounds that you have just been dealt.
lg-does-haul-unrevealed = A Specialty Action: move a face-down token as far as the card says (ten squares), on any tile.
lg-does-more-actions = A Specialty Action: play up to two other Action cards after it.
