"""What bots need: what each choice is worth by rule of thumb. No rule knows of it."""
