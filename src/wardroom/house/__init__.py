"""The house: what happens at tables, whoever opens the door. It knows no HTTP, no SQL and no language."""
