"""The shelf: one package per game."""
