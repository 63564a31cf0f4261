# What `ghoulash serve` says, and what it refuses.

## The database

refusal-database-newer = A newer version of ours has written this database ({ $found }), so this one leaves it alone: get the newest one.
refusal-database-in-use = Another server is running on { $file }: stop it first, or give this one another --database.
refusal-database-unknown = “{ $found }” is no kind of database that can be used: give an address that begins with sqlite:/// or postgresql://.
refusal-database-nowhere = Tables must outlast the server, and this address names no file: write sqlite:/// and a file’s name behind it.
refusal-database-unopened = The database could not be opened: { $why }.

## Listening

serve-here = Ghoulash is at { $address }
serve-there = Others open { $address }
serve-nobody-else = It listens to this machine alone; for your network: ghoulash serve --host 0.0.0.0
serve-stop = Stop it with Ctrl+C: every table is kept.
refusal-port-in-use = Another program listens on port { $port }: stop it, or give this one another, as in --port 8080.
refusal-port-unusable = It cannot listen on port { $port } of { $host } ({ $why }): give it another --host or --port.

## Making a table

refusal-setting-bad = The setting { $name } cannot be “{ $value }”: see ghoulash serve --help for what it takes.
refusal-seats-wrong = This game takes at least { $least } players and { $most } at most, and here are { $seats } seats: add some, or take some away.
refusal-seat-kind = A seat is for “me”, “open” or “bot”, and not for “{ $kind }”: choose one of the three.
refusal-clock-wrong = A turn lasts from 5 seconds to 30 days: choose another clock, or none.
refusal-pause-wrong = A question stays open for 7 days at most: choose a shorter pause.
refusal-name-empty = The others do not know what to call you: give yourself a name.
refusal-name-taken = Somebody here is called { $name } already: choose another name.

## Coming and going

refusal-no-such-table = There is no such table, or the link to it is not whole: ask for the link again.
refusal-no-plan = There is no drawn board for this game yet: play it in the terminal.
refusal-table-full = All seats are taken here: ask for a rematch, or make a table of your own.
refusal-seat-taken = Somebody was quicker and has this seat: choose another.
refusal-seat-not-yours = This seat is not yours, or is yours no longer: look at your own tables.
refusal-seat-holds = You play at this table yourself, so you see it from your seat alone: sit down there.
refusal-watch-off = Nobody may look on at this table: ask for a seat.
refusal-watch-key = This link does not let you look on here: ask for the one to watch by.
refusal-entropy-wanted = Your browser has to add 16 to 32 bytes of its own to the chances of this game: reload the page.
refusal-handover-gone = This link has been used, or its quarter of an hour is over: make a new one on the other device.
refusal-not-over = The game is not over yet: play it to its end first.
refusal-not-begun = The game has not begun: wait until every seat is taken.
refusal-nobody = You have no seat anywhere yet: make a table, or follow a link to one.

## At a table

refusal-stale = Something has happened since, and you have not seen it yet: look at the board, then choose again.
refusal-stand-in = A bot is playing for you: take your seat back first.
refusal-stand-in-none = You are playing yourself, so there is nothing to take back: go on.
refusal-bot-failed = The bot could not think of anything, and nothing was done: try again in a moment.
refusal-vote-whom = You can vote for a bot in the place of somebody else at this table, and of a person: choose another seat.
refusal-vote-done = A bot plays for this seat already: just play on.
refusal-vote-here = Whom you mean is here: give them a moment.
refusal-block-whom = You can stop hearing somebody else at this table: choose another seat.
refusal-chat-off = Nobody can talk at this table: whoever made it has switched that off.
refusal-not-in-front = You are looking at this table from another seat: change seats, then try again.
refusal-not-at-table = You are not looking at this table: open it, then try again.
refusal-not-kept = It could not be written to the disk, so nothing has happened: try again, and tell whoever runs this server.
refusal-overtaken = Something else was written first, so nothing has happened: look at the board, then choose again.

## Too much, too fast, not understood

refusal-too-many = That is nothing, or too much at once: send it in smaller parts.
refusal-too-many-tables = You have too many tables open at once: close one first.
refusal-too-fast = That was faster than this server can take: wait a moment, then try again.
refusal-too-large = This message is too long: send less at once.
refusal-too-many-faults = Too many messages could not be read, so the line was cut: reload the page.
refusal-malformed = This message cannot be read, and nothing was done: reload the page.
refusal-id-length = A message has a name of 1 to 64 characters: give it another.
refusal-busy = Too much waits to be done here: try again in a moment.
refusal-silent = Nothing was heard from you for a while, so the line was cut: it comes back by itself.
refusal-gone = The line has ended: reload the page.
refusal-restarting = The server starts anew and has kept everything: go on in a moment.
refusal-broken = Something went wrong here, and it is not your fault: try again, and tell whoever runs this server.
refusal-not-found = There is nothing under this address: go back to the first page.
refusal-method-wrong = This address is not asked like that: go back to the first page.
refusal-type-wrong = This server takes JSON alone: send it as application/json.
refusal-host-foreign = This server is not known by that name: use the address that it was given as --public-url, or its number.
refusal-origin-foreign = Another site has asked for this in your name, and was not let in: open this server’s own page.
