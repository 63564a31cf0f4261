"""The Last Game on Earth at a terminal."""
