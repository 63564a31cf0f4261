"""The words of The Last Game on Earth."""
