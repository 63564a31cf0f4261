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
