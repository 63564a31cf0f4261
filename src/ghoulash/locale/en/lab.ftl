# What the laboratory refuses.

refusal-out-format = A file cannot be written as “{ $found }”: give it a name that ends in one of { $known }.
refusal-out-unwritable = The games cannot be written there ({ $why }): name another file.
refusal-out-no-pyarrow = Parquet is written by pyarrow, which is not installed: pip install "ghoulash[lab]", or name a file that ends in .json.
refusal-simulate-bots = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
 }, and the game takes { $least } at least and { $most } at most: name one for each seat, with commas between.
refusal-simulate-games = { $games } games cannot be played: ask for one or more.
refusal-simulate-jobs = { $jobs } processes cannot play: ask for one or more.
refusal-simulate-crash = Game { $index } of --seed { $seed } broke off, and that is a fault of ours: { $why }. Please report it, with the game’s own seed, { $own }.
refusal-simulate-process-died = A process was ended from outside, perhaps for want of memory: try fewer --jobs.
