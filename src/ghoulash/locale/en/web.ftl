# What the browser app says on its own screens; what other fronts say too stands where they have it.

web-game = { $game ->
    [pen-and-paper] Ghoulash with pen and paper
    [last-game-on-earth] The Last Game on Earth
   *[other] { $game }
 }
web-game-about = { $game ->
    [pen-and-paper] Two charts, two travellers. Hide Ghouls, Holes and worse for the other to walk into, and find your way through what they hid for you.
    [last-game-on-earth] Four tiles, a hand of cards, two to four survivors. Collect, ambush, battle: ten points and you are the last one standing.
   *[other] { "" }
 }

## The head of the page

web-language = Language
web-theme = Look
web-theme-auto = Auto
web-theme-paper = Paper
web-theme-night = Night

## The first screen

web-about = A city full of Ghouls on squared paper. Play a bot now, or send a friend a link. Unofficial.
web-name = Your name
web-name-somebody = Somebody
web-play-now = Play now
web-level = Against
web-against = { $bot ->
    [random] random bot
    [easy] easy bot
    [normal] normal bot
   *[other] bot { $bot }
 }
web-invite = Send a friend a link
web-more-ways = More ways to play
web-mine = My tables
web-mine-none = None yet: play now, and come back whenever you like.
web-fate = { $fate ->
    [gathering] waiting for players
    [playing] being played
    [over] over
   *[other] closed
 }
web-listed = Open tables
web-listed-none = Nobody is waiting: open one under “More ways to play”.
web-listed-open = { $open ->
    [one] 1 of { $seats } seats free
   *[other] { $open } of { $seats } seats free
 }
web-have-code = Somebody told you a code?
web-code = Code
web-take-seat = Take a seat
web-back = To the first page

## Making a table

web-making = { $game }: a new table
web-scenario = Scenario
web-seats = Players
web-who = Who plays?
web-seat = Seat { $n }
web-kind-me = me
web-kind-here = somebody at this screen
web-kind-open = whoever gets the link
web-kind-bot = a bot
web-clock = Time for a turn
web-clock-of = { $seconds ->
    [0] as long as it takes
    [60] one minute
    [180] three minutes
    [600] ten minutes
   *[other] { $seconds } seconds
 }
web-public = On the list of open tables
web-with-chat = People may talk
web-with-watch = Others may look on
web-slow = Days for a move: nobody is hurried
web-make-it = Make the table

## Invited

web-invited = You are invited
web-invited-by = At the table: { $names }.
web-invited-nobody = Nobody sits there yet: be the first.
web-invited-device = Take your seat over to this device: the other one will not have it any more.
web-take-over = Take it over
web-to-my-seat = To my seat

## Inviting

web-invite-title = Nobody here yet: send this link
web-invite-how = The game begins as soon as all seats are taken. You can close this page and come back to it.
web-invite-code = Or tell them the code:
web-invite-qr = The link, to be read by a camera
web-copy = Copy the link
web-copied = Copied
web-share = Share…
web-link-local = This server listens to this machine alone, and the link works nowhere else. To open it to your network, start it with:
web-link-watch = Let somebody look on
web-link-seat = Open this on the other device, once, within a quarter of an hour:

## At a table

web-opening = Opening the table…
web-gathering = Waiting until all seats are taken.
web-turn-mine = Your turn
web-turn-hide = Hide your chart
web-turn-asked = You are asked
web-turn-other = { $names } to play
web-turn-chance = One moment…
web-turn-gathering = Waiting for players
web-turn-over = The game is over
web-line-away = The line is down. What you see may not be so any more: trying again…
web-line-behind = Connected again, catching up…
web-line-restarting = The server starts anew and keeps everything: one moment…
web-clock-left = Time left for { $name }:
web-log = What happened
web-log-none = Nothing yet. What happens is told here.
web-rule = Read rule { $rule }
web-said = { $name }: { $text }
web-chat = Say something
web-chat-send = Say it
web-people = At this table
web-watching = You look on.
web-sitter-open = nobody yet
web-sitter-you = you
web-sitter-bot = bot
web-sitter-here = here
web-sitter-away = not here
web-sitter-stand-in = { $bot } plays for them
web-vote = Let a bot play for { $name }
web-come-back = Take my seat back
web-block = Hear no more
web-unblock = Hear again
web-change = Give the screen to somebody else
web-hand-over = Hand the screen to { $name }
web-device = Go on at another device
web-leave = Leave
web-leave-sure = Really leave? A bot plays on for you.
web-leave-sure-early = Really leave? Your seat goes to whoever comes next.
web-leave-yes = Leave the table
web-leave-no = Stay
web-curtain = Hand the screen over, then say who you are: what comes is for you alone.
web-curtain-up = I am { $name }

## After the game

web-after = The game is over
web-after-won = You have won!
web-after-lost = Not this time
web-after-draw = A draw
web-rematch = Play again
web-rematch-go = To the next game
web-record = Download the record

## What goes wrong on this side of the line

refusal-no-server = The server does not answer: is it running, and are you online? It is tried again.

## The general board

web-confirm = Hand it in
web-hide-for-me = Hide for me
web-take-back = Take the last back
web-offer-many = { $what } ({ $n })
web-choose = Choose one
web-do-it = Do it
web-type = Or type it
web-what-means = What does it mean?
web-means = It means: { $list }
