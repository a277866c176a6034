"""The plots of a report: static SVG with the colours of the page, in a wide and a narrow drawing.

Altair describes them and vl-convert draws them when the report is made, so that the page loads nothing. Colours are
placeholders that become the page's own, by day, by night and in print. The grammar: A is a hollow grey circle, B a
filled blue diamond, then triangle and cross; a thick line is a 95 % interval, a thin one holds for all rows together; a
dashed line is an even chance, or no difference.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil
from typing import Any

import altair
import vl_convert

WIDE, NARROW = 520, 325
"""With the labels beside them."""
MOST_BINS = 16
_LARGEST_COUNT = 12

COLOURS = {
    "ink": "#0a0001",
    "ink-2": "#0a0002",
    "line": "#0a0003",
    "va": "#0a0004",
    "vb": "#0a0005",
    "vc": "#0a0006",
    "vd": "#0a0007",
    "paper": "#0a0008",
    "on-dark": "#0a0009",
    "on-light": "#0a000a",
    **{f"s{number}": f"#0a001{number}" for number in range(1, 8)},
}
_DARK = ("s1", "s5", "s7")
"""Colours of sources that bear light figures."""
MARKS = ("circle", "diamond", "triangle-up", "cross")
VARIANTS = ("va", "vb", "vc", "vd")

Chart = Callable[[int], Any]
"""A plot for a width."""


def drawn(chart: Chart, label: str) -> str:
    """A plot as the page holds it: twice, for a desk and for a telephone."""
    wide, narrow = (_svg(chart(width), label) for width in (WIDE, NARROW))
    return f'<div class="w">{wide}</div><div class="n">{narrow}</div>'


def _svg(chart: Any, label: str) -> str:
    spec = chart.configure(**_CONFIG).properties(autosize=altair.AutoSizeParams(type="fit-x")).to_dict()
    text: str = vl_convert.vegalite_to_svg(spec)
    for name, placeholder in COLOURS.items():
        text = text.replace(placeholder, f"var(--{name})")
    text = re.sub(r'font-family="[^"]*"', 'font-family="var(--font-ui)"', text)
    text = re.sub(r'<rect width="[^"]*" height="[^"]*" fill="white"\s*/>', "", text)
    text = re.sub(r' (?:aria-label|aria-roledescription|role)="[^"]*"', "", text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)


_AXIS = {
    "labelFontSize": 13,
    "titleFontSize": 13,
    "titleFontWeight": "normal",
    "labelColor": COLOURS["ink-2"],
    "titleColor": COLOURS["ink-2"],
    "gridColor": COLOURS["line"],
    "gridOpacity": 0.55,
    "domain": False,
    "ticks": False,
    "labelPadding": 6,
}
_CONFIG: dict[str, Any] = {"font": "sans-serif", "view": {"stroke": None}, "axis": _AXIS, "legend": {"disable": True}}


def _data(rows: Sequence[dict[str, Any]]) -> Any:
    return altair.Data(values=list(rows))


# --- intervals --------------------------------------------------------------------------------------------------------


def dots(
    rows: Sequence[dict[str, Any]], title: str, zero: float | None, is_share: bool, least: float | None = None
) -> Chart:
    """Estimates with their intervals, one below the other.

    A row has `label`, `value`, `low`, `high`, `told`, and which `variant` it is of; `lowest` and `highest` where all
    rows are judged together, and then `clear`.
    """
    order = list(dict.fromkeys(row["label"] for row in rows))
    ends = [value for row in rows for value in (row.get("lowest", row["low"]), row.get("highest", row["high"]))]
    around = [*ends, *([] if zero is None else [zero])]
    margin = (max(around) - min(around)) * 0.08 or 0.01
    low = min(around) - margin if least is None else max(least, min(around) - margin)
    scale = altair.Scale(domain=[low, max(around) + margin], nice=False, zero=False)

    def chart(width: int) -> Any:
        axis = altair.Axis(title=title, format="%" if is_share else "~g", tickCount=5 if width > NARROW else 3)
        x = altair.X("value:Q", scale=scale, axis=axis)
        y = altair.Y("label:N", sort=order, axis=altair.Axis(title=None, labelLimit=2 * width // 5, grid=False))
        layers = [] if zero is None else [_even(zero, scale)]
        base = altair.Chart(_data(rows)).encode(y=y)
        if "lowest" in rows[0]:
            layers.append(base.mark_rule(strokeWidth=1.4, color=COLOURS["ink-2"]).encode(
                x=altair.X("lowest:Q", scale=scale, axis=axis), x2="highest:Q"))  # fmt: skip
        layers += [*_intervals(base, scale, axis), *_points(rows, x, y)]
        if len(rows) <= 8 and all("told" in row for row in rows):
            layers.append(_told(base, x))
        step = 26 if len(rows) > 8 else 38
        return altair.layer(*layers).properties(width=width, height=step * len(order))

    return chart


def _even(zero: float, scale: Any) -> Any:
    rule = altair.Chart(_data([{"x": zero}])).mark_rule(strokeDash=[4, 3], strokeWidth=1.5, color=COLOURS["ink"])
    return rule.encode(x=altair.X("x:Q", scale=scale))


def _intervals(base: Any, scale: Any, axis: Any) -> list[Any]:
    return [
        base.transform_filter(f"datum.variant == {at}")
        .mark_rule(strokeWidth=5, opacity=0.55, color=COLOURS[colour])
        .encode(x=altair.X("low:Q", scale=scale, axis=axis), x2="high:Q")
        for at, colour in enumerate(VARIANTS)
    ]


def _points(rows: Sequence[dict[str, Any]], x: Any, y: Any) -> list[Any]:
    """A hollow circle for A, filled marks for the others; where rows are judged, filled means clear of luck."""
    layers = []
    for at in sorted({row["variant"] for row in rows}):
        for is_filled in (False, True):
            chosen = [row for row in rows if row["variant"] == at and row.get("clear", at > 0) == is_filled]
            if chosen:
                colour = COLOURS["ink" if "clear" in chosen[0] else VARIANTS[at]]
                mark = {"shape": MARKS[at], "size": 90, "strokeWidth": 1.8, "stroke": colour, "opacity": 1}
                fill = colour if is_filled else COLOURS["paper"]
                layers.append(altair.Chart(_data(chosen)).mark_point(**mark, fill=fill, filled=True).encode(x=x, y=y))
    return layers


def _told(base: Any, x: Any) -> Any:
    return base.mark_text(dy=-12, fontSize=13, fontWeight=600, color=COLOURS["ink"]).encode(x=x, text="told:N")


# --- distributions ----------------------------------------------------------------------------------------------------


def spread(columns: Sequence[Sequence[float]], title: str) -> Chart:
    """How often a number is how large: a grey area for A, and step lines for the others."""
    low = min(min(column) for column in columns)
    high = max(max(column) for column in columns)
    size = ceil((high - low + 1) / MOST_BINS)
    bins = ceil((high - low + 1) / size)
    layers_of = [_binned(column, low, size, bins) for column in columns]

    def chart(width: int) -> Any:
        x = altair.X("x:Q", axis=altair.Axis(title=title, grid=False, tickCount=5), scale=altair.Scale(nice=False))
        y = altair.Y("share:Q", axis=altair.Axis(title=None, format="%", tickCount=4))
        layers = []
        for at, rows in enumerate(layers_of):
            base = altair.Chart(_data(rows)).encode(x=x, y=y)
            if at == 0:
                area = {"interpolate": "step-after", "color": COLOURS["va"], "opacity": 0.35}
                layers.append(base.mark_area(**area))
            else:
                line = {"interpolate": "step-after", "color": COLOURS[VARIANTS[at]], "strokeWidth": 2.4}
                layers.append(base.mark_line(**line, strokeDash=[1, 0] if at == 1 else [6, 3] if at == 2 else [2, 2]))
        return altair.layer(*layers).properties(width=width, height=150)

    return chart


def _binned(column: Sequence[float], low: float, size: int, bins: int) -> list[dict[str, float]]:
    counts = Counter(int((value - low) / size) for value in column)
    steps = [{"x": low + size * at, "share": counts[at] / len(column)} for at in range(bins)]
    return [{"x": low, "share": 0.0}, *steps, {"x": low + size * bins, "share": 0.0}]


def counts(columns: Sequence[Sequence[float]], title: str) -> Chart:
    """How often a small whole number came up, the variants beside each other."""
    rows: list[dict[str, Any]] = []
    for at, column in enumerate(columns):
        found = Counter(min(_LARGEST_COUNT, int(value)) for value in column)
        most = max(*found, 1)
        rows += [{"x": _named(number), "at": number, "variant": at, "share": found[number] / len(column)}
                 for number in range(most + 1)]  # fmt: skip
    order = [_named(number) for number in range(1 + max(row["at"] for row in rows))]
    shades = altair.Scale(domain=list(range(len(columns))), range=[COLOURS[name] for name in VARIANTS[: len(columns)]])

    def chart(width: int) -> Any:
        bars = altair.Chart(_data(rows)).mark_bar(opacity=0.85)
        return bars.encode(
            x=altair.X("x:N", sort=order, axis=altair.Axis(title=title, labelAngle=0, labelOverlap=True)),
            xOffset=altair.XOffset("variant:N"),
            y=altair.Y("share:Q", axis=altair.Axis(title=None, format="%", tickCount=4)),
            color=altair.Color("variant:N", scale=shades),
        ).properties(width=width, height=150)

    return chart


def _named(number: int) -> str:
    return f"{number}+" if number == _LARGEST_COUNT else str(number)


def stacks(rows: Sequence[dict[str, Any]], sources: Sequence[str], title: str) -> Chart:
    """Bars made of parts: a row has the `label` of its bar, the `source` of the part, `points`, and what is `told`."""
    order = list(dict.fromkeys(row["label"] for row in rows))
    names = [f"s{1 + at % 7}" for at in range(len(sources))]
    shades = altair.Scale(domain=list(sources), range=[COLOURS[name] for name in names])
    longest = max(sum(abs(row["points"]) for row in rows if row["label"] == label) for label in order) or 1
    placed = [{**row, "order": sources.index(row["source"]), "dark": names[sources.index(row["source"])] in _DARK}
              for row in rows]  # fmt: skip

    def chart(width: int) -> Any:
        base = altair.Chart(_data(placed)).encode(
            y=altair.Y("label:N", sort=order, axis=altair.Axis(title=None, grid=False, labelLimit=2 * width // 5)),
            order=altair.Order("order:Q"),
        )
        axis = altair.Axis(title=title, grid=False, tickCount=5)
        bars = base.mark_bar(stroke=COLOURS["paper"], strokeWidth=1.5, height=28).encode(
            x=altair.X("points:Q", stack="zero", axis=axis), color=altair.Color("source:N", scale=shades)
        )
        figures = base.mark_text(fontSize=12, fontWeight=600).encode(
            x=altair.X("points:Q", stack="zero", bandPosition=0.5, axis=axis),
            text="told:N",
            color=altair.condition("datum.dark", altair.value(COLOURS["on-dark"]), altair.value(COLOURS["on-light"])),
            opacity=altair.condition(f"abs(datum.points) > {30 / width * longest}", altair.value(1), altair.value(0)),
        )
        return altair.layer(bars, figures).properties(width=width, height=40 * len(order))

    return chart
