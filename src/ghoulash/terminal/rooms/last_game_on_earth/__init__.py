"""The room of The Last Game on Earth: tiles, tokens and cards, in words and drawn."""
