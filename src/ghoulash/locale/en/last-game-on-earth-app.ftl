# The Last Game on Earth, on the screen of the app.

## What the game is about

lg-app-title = The Last Game on Earth
lg-app-story = Something green glows in the ruins, and what it touches gets up again. You have a deck of forty cards, seven of them in your hand: they are your weapon and your skin.
lg-app-in-short = A turn is: throw away and draw, then move and act, in either order. Between your turns you are asked: do you challenge this fight, do you cancel that card?
lg-app-briefing = { $briefing ->
    [lock-and-load] Lock and Load
    [transporters] Transporters
    [lucky-charms] Lucky Charms
    [blackout] Blackout
    [evacuation] Evacuation
   *[other] { $briefing }
 }
lg-app-briefings = { $count ->
    [0] no Briefing
   *[other] { $names }
 }
lg-app-game = Round { $round } · { $briefing }

## Players

lg-app-panel-players = Players
lg-app-panel-log = What happened
lg-app-head-points = points
lg-app-head-wounds = wounds
lg-app-head-hand = hand
lg-app-yourself = you
lg-app-hand = Your hand · { $deck ->
    [0] the deck is empty
    [one] 1 more in the deck
   *[other] { $deck } more in the deck
 }

## Cards

lg-app-does-value = { $title ->
    [none] counts { $value }
   *[other] { $title }: { $value }
 }{ $bonus ->
    [0] { " " }in a battle
   *[other] { " " }(+{ $bonus } in your battles)
 }
lg-app-does = { $does ->
    [hole] all in a square fall
    [debris] 1 wound + a Value card
    [steal] takes a random card
    [haul] any token, up to { $number }
    [haul-unrevealed] hidden token, up to { $number }
    [recon] look at a hidden token
    [inaction] cancels an Action
    [parry] ignores one Value card
    [pass-over] walk over tokens
    [look] look at { $number } hidden ones
    [combat] start level with a Ghoul
    [hide] ignore up to { $number } wounds
    [more-actions] { $number } more Actions
   *[other] ?
 }
lg-app-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
     }.
 }

## Tokens and squares

lg-app-face-down = { $known ->
    [all] { $name }, face-down; everybody knows
    [some] { $name }, face-down; seen by { $who }
   *[other] { $name }
 }
lg-app-sight = { $square }, { $ground ->
    [pad] a pad
    [shaded] shaded
   *[other] open ground
 }{ $people ->
    [0] { "" }
   *[other] { " " }· { $who } { $people ->
        [one] stands here
       *[other] stand here
     }
 }{ $tokens ->
    [0] { $people ->
        [0] { " " }· nothing here
       *[other] { "" }
     }
    [one] :
   *[other] { " " }· { $tokens } tokens, from the top:
 }

## Characters

lg-app-character = { $name }: Combat { $combat }, Movement { $movement }, Health { $health }; { $specialty }
lg-app-specialty = { $specialty ->
    [own-tile] moves tokens on the own tile too
    [marked] marked Value cards count 1 more
    [reveal] turns up a token with each Specialty
    [two-actions] may play two Actions instead of moving
   *[other] { $specialty }
 }

## What can be done, as answers

lg-app-do-bare = { $word ->
    [done] done
    [stop] stop here
    [face] face what lies here
    [pass] pass
    [use] use it
    [leave] leave it
    [charm] spend a Charm
    [end] end the turn
   *[other] { $word }
 }
lg-app-do-walk = walk { $direction ->
    [N] north
    [E] east
    [S] south
   *[other] west
 }
lg-app-do-square = { $verb ->
    [token] a token on { $square }
    [start] a Start token on { $square }
    [jump] go on from the pad at { $square }
    [at] at { $square }
    [move] move the token of { $square }
    [to] to { $square }
    [look] look at { $square }
    [reveal] turn up { $square }
   *[other] { $square }
 }
lg-app-do-card = { $verb ->
    [discard] throw away { $card }
    [add] add { $card }
    [put] put down { $card }
   *[other] play { $card }
 }
lg-app-do-challenge = challenge with { $cards }
lg-app-do-parry = parry the { $card }
lg-app-parry-which = What does Parry ignore?
lg-app-parry-next = { $now ->
    [none] parry { $next }
   *[other] { $next ->
        [none] do not parry
       *[other] parry { $next } instead of { $now }
     }
 }
lg-app-page = more answers ({ $page } of { $pages })

## Who is asked, and why

lg-app-why = { $frame ->
    [pick] { $who ->
        [you] Which character do you play?
       *[other] { $name } picks a character
     }
    [scatter] { $who ->
        [you] Where does the next token go?
       *[other] { $name } puts a token
     }
    [start] { $who ->
        [you] Where does { $other } start?
       *[other] { $name } says where { $other } starts
     }
    [replenish] { $who ->
        [you] Throw away what you like, then draw.
       *[other] { $name } throws away and draws
     }
    [turn] { $who ->
        [you] Your turn.
       *[other] { $name } is on turn
     }
    [declare] { $who ->
        [you] What is it for?
       *[other] { $name } says what the card is for
     }
    [ask] { $who ->
        [you] { $other } plays { $card }{ $place ->
            [none] { "" }
           *[other] { " " }({ $place })
         }. Do you cancel it?
       *[other] { $other } plays { $card }; { $name } may cancel it
     }
    [guard] { $who ->
        [you] { $count ->
            [one] A wound is coming.
           *[other] { $count } wounds are coming.
         } Do you keep any off?
       *[other] { $name } may keep wounds off
     }
    [aid] { $who ->
        [you] First-Aid! Heal all your wounds now, or leave it?
       *[other] { $name } may use First-Aid
     }
    [battle] { $who ->
        [you] { $stage ->
            [0] You fight a Ghoul of strength { $count }.
           *[other] You are challenged: this is your one answer.
         }
       *[other] { $stage ->
            [0] { $name } fights a Ghoul of strength { $count }
           *[other] { $name } answers the challenge
         }
     }
    [challenge] { $who ->
        [you] { $other } fights a { $count }. Do you challenge?
       *[other] { $name } may challenge { $other }
     }
    [reveal] { $who ->
        [you] You may turn up a token on your tile.
       *[other] { $name } may turn up a token
     }
    [look] { $who ->
        [you] Which token do you look at?
       *[other] { $name } looks at a token
     }
   *[other] { $name } is asked
 }

## What can be done, in the line below the board

lg-app-turn = { $moving ->
    [ready] Walk up to { $steps } squares with the arrows, or click where to{ $standing ->
        [yes] ; f faces what you stand on
       *[no] { "" }
     }.
    [going] { $steps ->
        [0] No steps left.
        [one] One step left; s stops here.
       *[other] { $steps } steps left; s stops here.
     }
    [dead] You have no piece any more.
   *[over] Your move is over.
 } { $acts ->
    [yes] Action: a card, or m to move a token.
    [cards] You may play another Action card.
    [instead] A second Action card, if you do not move.
   *[no] You have acted.
 }
lg-app-end-sure = { $left ->
    [both] You have neither moved nor acted.
    [move] You have not moved.
    [act] You have not acted.
   *[none] { "" }
 } End your turn all the same? e again.
lg-app-face = Face what lies at your feet, at { $square }? ⏎ or a second click.
lg-app-a-token = A token
lg-app-compose-square = { $what }: { $verb ->
    [at] on which square?
    [move] which token?
    [to] to which square?
    [look] which token do you look at?
    [jump] from which pad do you go on?
   *[other] which square?
 } { $fits ->
    [yes] { $square }? ⏎
   *[no] { $square } will not do.
 }
lg-app-compose-seat = { $what }: against whom?
lg-app-compose-whom = { $what }, against
lg-app-compose-value = { $what }: with a Value card for more wounds, or without?
lg-app-compose-ready = { $what }: ⏎ and it is done; Esc, and nobody has seen it.
lg-app-compose-play = { $what }?
lg-app-not-there = { $square } will not do: Tab goes to one that does.
lg-app-replenish = { $away ->
    [0] Throw away what you like, then d: you draw { $draws }.
   *[other] { $away } to throw away; d, and you draw { $draws }.
 }
lg-app-fight = { $sure ->
    [yes] You would lose: { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
     }. d again, if that is what you want.
   *[no] { $answering ->
        [yes] Challenged: { $total } against { $strength }.
       *[no] { $total } against { $strength }.
     } { $wins ->
        [yes] That beats it: d.
       *[no] { $lacks } more would beat it.
     }
 }
lg-app-challenge = { $count ->
    [0] One or two Value cards against { $name }, or p.
   *[other] { $name } would be at { $total } against { $strength }: { $holds ->
        [yes] that still wins.
       *[no] that loses, unanswered.
     } ⏎ challenges.
 }
lg-app-challenge-with = 1–9 one or two Value cards
lg-app-challenge-none = Lay out one or two Value cards first, or pass with p.
lg-app-pointing = { $why } { $square }{ $fits ->
    [yes] : ⏎
   *[no] { " " }will not do.
 }

## The battle

lg-app-battle = Battle at { $square }
lg-app-ghoul = Ghoul
lg-app-battle-cards = starts at { $combat }{ $puts ->
    [0] { "" }
   *[other] { " " }+ { $down }
 }{ $takes ->
    [0] { "" }
   *[other] { " " }− challenge { $against }
 }{ $saved ->
    [0] { "" }
   *[other] { " " }(parried { $parried })
 }

## Keys

lg-app-key-card = card
lg-app-key-token = move a token
lg-app-key-face = face
lg-app-key-jump = from the pad
lg-app-key-charm = Charm
lg-app-key-end = end turn
lg-app-key-play = do it
lg-app-key-not = not after all
lg-app-key-this-square = this square
lg-app-key-next = next
lg-app-key-alone = without
lg-app-key-player = whom
lg-app-key-throw = throw away
lg-app-key-all = all or none
lg-app-key-draw = done, draw
lg-app-key-put = put down
lg-app-key-done = done
lg-app-key-take-back = take back
lg-app-key-challenge = challenge
lg-app-key-answer = answer
lg-app-key-more = more
lg-app-key-list = list

## Help

lg-app-help-turn-title = Your turn
lg-app-help-turn =
    ← ↑ ↓ →        one step
    click           shows the way; a second click, or ⏎, and you go
    Space           look around with the arrows; ⏎ the way, ⏎ again and you go
    f · s           face what you stand on · stop here
    1 … 9           play a card
    m               move a face-down token, up to five squares
    j · c           go on from another pad · spend a Charm
    e               end your turn
lg-app-help-name-title = What a card is for
lg-app-help-name =
    ← ↑ ↓ →        point at a square
    Tab             the next square that will do
    ⏎ or click      this one; and ⏎ once more to play it
    Esc             one thing back; nobody has seen it
lg-app-help-cards-title = Battles, challenges, throwing away
lg-app-help-cards =
    1 … 9           lay out a card; after the last of its kind, none
    d or ⏎          done: put down, challenge, draw
    p · Esc         pass · take all back
lg-app-help-answer-title = Questions
lg-app-help-answer =
    1 … 9           one of the answers
    p · u · l       pass · use the First-Aid · leave it
lg-app-help-always =
    t               say something to all at the table
    0               all that can be done, as a list; 0 or Esc, and back
lg-app-sign-shaded = a shaded square
lg-app-sign-seam = where two tiles meet
lg-app-sign-pad = a pad
lg-app-sign-down = face-down
lg-app-sign-peeked = face-down, but you know it
lg-app-sign-stack = a stack: two tokens, the 5 on top
lg-app-sign-dead = dead
