"""A house that lives in one browser: its door is a worker, its store the browser's, and nobody else comes in."""
