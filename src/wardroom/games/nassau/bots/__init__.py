"""What computer players know of the game; no rule looks in here."""
