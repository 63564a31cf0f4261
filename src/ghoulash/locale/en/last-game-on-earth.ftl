# The Last Game on Earth, told as people at a table tell each other.

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
# The Last Game on Earth.

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
