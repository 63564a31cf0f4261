# The Last Game on Earth, on the board in the browser.

## The board

web-lg-board = The board. Arrow keys look around, Enter chooses, Tab goes to the next square that will do.
web-lg-no-board = The four tiles are still in their box. Chance lays them in a moment.
web-lg-closer = Closer
web-lg-whole = Whole board

## A turn

web-lg-steps = Your turn
web-lg-step-move = { $state ->
    [left] Move: { $n } steps
    [on] Move: { $n } left
    [none] No piece to move
   *[done] Moved
 }
web-lg-step-act = { $state ->
    [left] Action: card or token
    [more] Action: one more card
    [instead] Action: another, if you stay
   *[done] Acted
 }
web-lg-hint-turn = Tap { $walk ->
    [yes] a square to walk there{ $card ->
        [yes] , a card to play it
       *[no] { "" }
     }{ $token ->
        [yes] , a marked token to move it
       *[no] { "" }
     }
   *[no] { $card ->
        [yes] a card to play it{ $token ->
            [yes] , a marked token to move it
           *[no] { "" }
         }
       *[no] { $token ->
            [yes] a marked token to move it
           *[no] a square to look at it
         }
     }
 }.
web-lg-walk = { $steps ->
    [one] One step to { $square }?
   *[other] { $steps } steps to { $square }?
 }
web-lg-end-sure = There is something left to do. End your turn all the same?

## A gesture

web-lg-needs = { $verb ->
    [at] On which square?
    [move] Which token?
    [to] Where does it go?
    [look] Which token do you look at?
    [reveal] Which token do you turn up?
    [jump] From which pad do you go on?
    [start] On which square does the piece start?
    [token] Where does the token go?
    [seat] Whose hand?
   *[value] A Value card with it, for more wounds?
 }
web-lg-not-there = { $square } will not do: take one that is marked.
web-lg-card-not-now = { $card } is of no use at this moment.
web-lg-without = Without
web-lg-do-it = Do it
web-lg-back = Back

## Cards

web-lg-counts = counts { $value }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } in your battles
 }
web-lg-throw = { $n ->
    [0] Keep all, draw up
    [one] Throw 1 away, draw up
   *[other] Throw { $n } away, draw up
 }
web-lg-put = { $n ->
    [0] Done: no more cards
    [one] Put 1 card down
   *[other] Put { $n } cards down
 }
web-lg-challenge = { $n ->
    [0] Challenge: choose 1 or 2 cards
    [one] Challenge with 1 card
   *[other] Challenge with { $n } cards
 }

## The battle

web-lg-starts = starts at { $combat }
web-lg-beats = That beats it!
web-lg-lacks = { $lacks } more would beat it
web-lg-lose-sure = Like this you lose the battle. Sure?

## Questions that go round

web-lg-goes-round = Asked: { $names }.
web-lg-shown-in = Answers are shown in { $n } s.
web-lg-thinks = { $name } is still thinking.
web-lg-sealed = You have sealed: { $answer }.
web-lg-otherwise = If you seal nothing: { $answer }.
web-lg-withdraw = Take it back
web-lg-ask-always = Ask me always
web-lg-pass-until-turn = Pass on these until my turn

## Players

web-lg-wounds = { $wounds } of { $health } wounds
web-lg-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
web-lg-guns = { $n ->
    [one] 1 Ghoo Gun
   *[other] { $n } Ghoo Guns
 }
web-lg-charms = { $n ->
    [one] 1 Charm
   *[other] { $n } Charms
 }
web-lg-carrying = { $n ->
    [one] 1 Civilian
   *[other] { $n } Civilians
 }
web-lg-dead = dead
web-lg-fallen = in a Hole
web-lg-won = winner
web-lg-is-asked = asked
web-lg-on-turn = on turn
