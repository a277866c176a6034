"""The small signs of the page: a difference beside its row, the impact of a piece, and the keys below the plots."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from wardroom.lab.balance import plots
from wardroom.lab.balance.figures import Estimate
from wardroom.lab.balance.impact import Impact

Look: TypeAlias = Literal["marks", "lines", "bars"]
"""What a plot is made of."""


def difference_of(found: Estimate) -> str:
    """A difference beside its row: the line is no difference, the bar is the interval."""
    reach = max(abs(found.low), abs(found.high)) or 1.0
    low, at, high = (90 + 80 * value / reach for value in (found.low, found.value, found.high))
    out = " out" if found.is_clear else ""
    return (
        f'<svg class="mini{out}" width="180" height="22" viewBox="0 0 180 22" aria-hidden="true">'
        f'<line x1="90" x2="90" y1="1" y2="21" class="z"/>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="11" y2="11" class="i"/>'
        f'<path d="M{at:.1f} 5l6 6-6 6-6-6z" class="d"/></svg>'
    )


def impact_of(each: Sequence[Impact | None]) -> str:
    """A piece in its row: thick its interval, thin the one for all together, filled if that is clear of even."""
    first = each[0]
    assert first is not None
    marks = "".join(f'<path class="q q{at}" d="M{_x(one.rate):.1f} 5.5l4.5 4.5-4.5 4.5-4.5-4.5z"/>'
                    for at, one in enumerate(each) if at and one)  # fmt: skip
    filled = " s" if first.is_clear else ""
    return (
        '<svg width="240" height="20" viewBox="0 0 240 20" aria-hidden="true">'
        '<line class="z" x1="120" x2="120" y1="0" y2="20"/>'
        f'<line class="t" x1="{_x(first.lowest):.1f}" x2="{_x(first.highest):.1f}" y1="10" y2="10"/>'
        f'<line class="k" x1="{_x(first.low):.1f}" x2="{_x(first.high):.1f}" y1="10" y2="10"/>{marks}'
        f'<circle class="p{filled}" cx="{_x(first.rate):.1f}" cy="10" r="5"/></svg>'
    )


def _x(rate: float) -> float:
    """From 25 to 75 in a hundred, across the picture."""
    return max(2.0, min(238.0, 120 + 460 * (rate - 0.5)))


def key_of(at: int, look: Look) -> str:
    """What a variant looks like in the plots."""
    colour = f"var(--{plots.VARIANTS[at]})"
    if look == "bars":
        return f'<i class="sq" style="background:{colour}"></i>'
    if look == "lines" and at == 0:
        return '<i class="sq a"></i>'
    if look == "lines":
        return f'<i class="ln l{at}" style="border-color:{colour}"></i>'
    shapes = (
        f'<circle cx="17" cy="8" r="5" fill="var(--paper)" stroke="{colour}" stroke-width="1.8"/>',
        f'<path d="M17 2l6 6-6 6-6-6z" fill="{colour}"/>',
        f'<path d="M17 2l6 11h-12z" fill="{colour}"/>',
        f'<path d="M15 2h4v4h4v4h-4v4h-4v-4h-4v-4h4z" fill="{colour}"/>',
    )
    line = f'<line x1="2" x2="32" y1="8" y2="8" stroke="{colour}" stroke-width="5" opacity=".55"/>'
    return f'<svg width="34" height="16" aria-hidden="true">{line}{shapes[at]}</svg>'
