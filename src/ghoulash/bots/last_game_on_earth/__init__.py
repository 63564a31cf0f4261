"""Bots for The Last Game on Earth: each from its view alone."""
