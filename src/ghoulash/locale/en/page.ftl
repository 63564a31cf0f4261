# The plain page of `ghoulash serve`, until there is an app. It reads these lines itself: one line each, and no choices in them.

page-about = A plain page to try the server by hand. Unofficial.
page-down = The line is down. What you see is not what is: trying again…
page-catching-up = Connected again, catching up…
page-live = Connected.
page-no-server = The server does not answer: is it running?

## Making and finding a table

page-make = Make a table
page-game = Game
page-scenario = Scenario
page-name = Your name
page-seats = Seats
page-who = Who sits there?
page-seat = Seat { $n }
page-seat-name = Name at seat { $n }
page-seat-bot = Bot at seat { $n }
page-me = me, at this screen
page-open = whoever gets the link
page-bot = a bot
page-public = on the list of public tables
page-make-it = Make the table
page-have-code = Somebody told you a code?
page-code = Code
page-take-seat = Take a seat
page-mine = Your tables
page-mine-none = None yet: make one, or follow a link.
page-listed = Public tables
page-listed-none = None is waiting for players: make one.
page-listed-open = { $open } of { $seats } seats open
page-watch-it = Look on

## Invited

page-invited = You are invited
page-invited-device = Take your seat over to this device: the other one will not have it any more.
page-take-over = Take it over

## At a table

page-your-turn = It is your turn.
page-their-turn = It is the turn of { $names }.
page-waiting = Nobody to begin with yet: send the link below, the game begins when all are here.
page-over = It is over. { $how }; won: { $names }.
page-nobody = nobody
page-doing = What you can do
page-nothing = Nothing for now.
page-choose = Choose one
page-many = { $verb } ({ $n })
page-do = Do it
page-lay = Lay it out
page-laid = Laid out, for nobody else to see: { $list }
page-laid-none = nothing yet
page-hide = Hide for me
page-confirm = Hand it in
page-undo = Take the last back
page-asked = A question is open ({ $kind }). Answer before it is due; nobody sees when you do.
page-sealed = You have sealed: { $answer }
page-otherwise = If you seal nothing: { $answer }
page-withdraw = Take it back
page-type = Or type it
page-means = What does it mean?
page-meaning = It means: { $list }
page-do-this = Yes, do this
page-log = What you were told
page-chat = Say something
page-say = Say it
page-said = { $name }: { $text }
page-sitters = At this table
page-sitter-open = nobody yet
page-sitter-bot = bot { $bot }
page-sitter-away = not here
page-sitter-stand-in = { $bot } plays for them
page-sitter-you = you
page-view = All that you may know, as the server sends it
page-vote = Let a bot play for { $name }
page-come-back = Take my seat back from the bot
page-link = To play with somebody, send them this link:
page-link-watch = To let somebody look on:
page-link-seat = To go on at another device, open this there, once, within a quarter of an hour:
page-link-code = Or tell them the code: { $code }
page-link-local = This link works on this machine alone, for the server listens to nobody else. To open it to your network, start it with:
page-copy = Copy
page-copied = Copied.
page-leave = Leave the table
page-leave-sure = Really leave? A bot plays on for you.
page-rematch = Play again
page-device = Go on at another device
page-record = Download the record
page-change = Give the screen to somebody else
page-curtain = Hand the screen over, then say who you are: what comes is for you alone.
page-curtain-up = I am { $name }
