# What `ghoulash serve` says, and what it refuses.

## The database

refusal-database-newer = A newer version of ours has written this database ({ $found }), so this one leaves it alone: get the newest one.
refusal-database-in-use = Another server is running on { $file }: stop it first, or give this one another --database.
refusal-database-unknown = “{ $found }” is no kind of database that can be used: give an address that begins with sqlite:/// or postgresql://.
refusal-database-nowhere = Tables must outlast the server, and this address names no file: write sqlite:/// and a file’s name behind it.
refusal-database-unopened = The database could not be opened: { $why }.
