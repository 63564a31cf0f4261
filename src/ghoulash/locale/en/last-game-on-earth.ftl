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
