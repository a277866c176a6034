"""Naval games in the terminal and the browser, over one small engine."""

__version__ = "1.0.0"
