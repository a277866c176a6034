"""What bots need: how good a position is, and what to do in it. The rules know nothing of it."""
