"""Naval games in the terminal and the browser, over one small engine."""

__version__ = "0.1.0"
