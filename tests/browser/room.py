"""Whether a page has room for its words: none is cut off, none lies over another, none is beyond the window.

A text is what is painted of one text node, line by line. What is scrolled or panned out of sight is not to be seen, and
whatever lies under something opaque, such as an open sheet or the next card of a hand, is covered on purpose. What only
adorns a chart, such as its soundings, says so: `data-ornament`.
"""

from pathlib import Path

from playwright.sync_api import Page

_MEASURE = Path(__file__).with_suffix(".js").read_text()


def offenders(page: Page) -> list[str]:
    """Every text that is cut off, lies over another one or is beyond the window, with where it stands."""
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    found: list[str] = page.evaluate(_MEASURE)
    return found
