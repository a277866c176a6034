"""What stands behind every door: answers that need house and lessons, words or rules, whoever opens."""
