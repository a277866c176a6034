"""What bots need of the game; the rules know nothing of it."""
