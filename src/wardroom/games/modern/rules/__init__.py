"""The chapters of the rulebook, one after another."""
