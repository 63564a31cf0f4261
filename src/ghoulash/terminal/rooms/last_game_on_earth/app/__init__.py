"""The Last Game on Earth in the app: four tiles, a hand of cards, the battle."""
