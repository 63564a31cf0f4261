# What a person may type. Each message lists the words for one thing, parted by commas; the first is the one
# we show. Accents and case do not matter. English words are understood in every language.

## To play

command-hide = hide, put, place, lay, set
command-block = block, close, shut, bar
command-enter = enter, come in, go in, in
command-walk = walk, go, move, step, run
command-stop = stop, halt, wait, rest, stay
command-use = use, use it, heal, patch up
command-leave = leave, leave it, keep it
command-weak = weak, weak spot, spot, pick
command-fire = fire, shoot, aim, hit
command-first = first

## To ask, and at the table

command-help = help, ?, commands
command-choices = choices, actions, what can I do, what now, options
command-map = map, m, show map, my map
command-chart = chart, my chart, show chart
command-at = at, what is at, what's at, what is in, what's in, look at, look
command-describe = describe, what do I know of, what do I know about, know of, tell me about
command-status = status, where am I, wounds, meters, score
command-briefing = briefing, story, goal, scenario
command-log = log, history, what happened
command-draft = draft, list, what have I hidden
command-undo = undo, take back, back
command-remove = remove, unhide, unblock, delete, erase
command-clear = clear, start over, clear all
command-auto = auto, hide for me, hide the rest, hide the rest for me, for me
command-done = done, ready, hand in, confirm, finished
command-say = say, tell
command-save = save, save as
command-quit = quit, exit, bye, q
command-yes = yes, y
command-no = no

## What goes with them

word-ghoul = ghoul, ghouls
word-kit = kit, kits, first-aid kit, first-aid kits, first aid kit, first aid kits, first-aid, medkit
word-hole = hole, holes
word-debris = debris, rubble
word-spores = spores, spore
word-isotope = isotope, isotopes
word-food = food, load of food, loads of food
word-survivor = survivor, survivors
word-crate = crate, crates
word-treasure = treasure, treasures
word-keycard = keycard, keycards, key card, card
word-sample = sample, samples
word-north = N, north, northwards, up
word-east = E, east, eastwards, right
word-south = S, south, southwards, down
word-west = W, west, westwards, left
word-to = to, towards, as far as
word-spot-1 = 1, one, head
word-spot-2 = 2, two, throat
word-spot-3 = 3, three, heart
word-spot-4 = 4, four, belly
word-spot-5 = 5, five, hand
word-spot-6 = 6, six, knee
word-fillers = a, an, the, my, its, at, in, into, on, by, through, of, and, then, I, please, doorway, door, here, number, side

## The Last Game on Earth

command-lg-pick = pick, choose, be, I am
command-lg-start = start, start token, put the start token
command-lg-token = token, lay token
command-lg-play = play, use card
command-lg-move = move, push, shift, move token
command-lg-to = to, towards
command-lg-on = on, from, take from, steal from, rob
command-lg-look = look, peek, spy
command-lg-reveal = reveal, turn up, turn over
command-lg-add = add, with
command-lg-put = put, put down, lay down
command-lg-discard = discard, throw away, throw
command-lg-challenge = challenge, I challenge
command-lg-parry = parry, ignore
command-lg-face = face, fight, face it
command-lg-jump = jump, transport, teleport
command-lg-charm = charm, lucky charm, spend charm, spend a charm, use charm
command-lg-pass = pass, I pass, no challenge, skip
command-lg-end = end, end turn, end my turn, finish turn, end of turn
command-lg-hand = hand, my hand, cards, my cards, show hand
command-lg-tokens = tokens, list tokens, what lies on the board
command-lg-piles = piles, discards, discard piles, decks, wounds of all
word-lg-1 = 1, one, value 1, value one
word-lg-2 = 2, two, value 2, value two
word-lg-3 = 3, three, value 3, value three
word-lg-marked-1 = marked 1, marked value 1, 1+, 1 +, 1 marked
word-lg-marked-2 = marked 2, marked value 2, 2+, 2 +, 2 marked
word-lg-marked-3 = marked 3, marked value 3, 3+, 3 +, 3 marked
word-lg-hole = hole
word-lg-debris = debris, rubble
word-lg-steal = steal
word-lg-haul = haul
word-lg-recon = recon
word-lg-inaction = inaction
word-lg-parry = parry
word-lg-lake = Lake, Lake's
word-lg-gray = Gray, Gray's, Grey
word-lg-cornealius = Cornealius, Cornealius's
word-lg-zone = Zone, Zone's
word-lg-all = all, everything, all of them
word-lg-fillers = card, cards, token, to, with, on, onto, from, against, under, deck, value, square
