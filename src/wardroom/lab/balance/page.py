"""The report as one page that loads nothing: the answer first, then a table of all measures, then plots."""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from statistics import fmean

from wardroom import __version__
from wardroom.lab.balance import plots
from wardroom.lab.balance.figures import Estimate
from wardroom.lab.balance.impact import LEAST_MATCHES, Impact, Ranking, rankings
from wardroom.lab.balance.signs import Look, difference_of, impact_of, key_of
from wardroom.lab.balance.variants import changed_values
from wardroom.lab.balance.weighing import Row
from wardroom.lab.balance.wording import Wording
from wardroom.store import write

_HERE = files("wardroom.lab.balance")
_FONTS = files("wardroom.server") / "static" / "assets"
_FACES = (
    ("EB Garamond", 400, "normal", "eb-garamond-latin-400-normal"),
    ("EB Garamond", 600, "normal", "eb-garamond-latin-600-normal"),
    ("EB Garamond", 500, "italic", "eb-garamond-latin-500-italic"),
    ("Source Sans 3", 400, "normal", "source-sans-3-latin-400-normal"),
    ("Source Sans 3", 600, "normal", "source-sans-3-latin-600-normal"),
)
_TITLES = {"aboard": "impact-aboard", "played": "impact-played", "drawn": "impact-drawn"}
_EXAMPLES = {"aboard": "impact-example-aboard", "played": "impact-example-played", "drawn": "impact-example-drawn"}
MOST_PLOTTED = 24
"""Lists of pieces that are longer are tables."""
_SHOWN = 6
"""How many of a long list are shown at either end, before somebody asks for all."""


def write_page(wording: Wording, command: str, title: str | None, seconds: float, path: Path) -> None:
    """Write the page; raises Refusal if the disk does not take it."""
    write(Page(wording, command, title, seconds).html(), path)


class Page:
    """A page in the making. Sections for which nothing was counted are left out."""

    def __init__(self, wording: Wording, command: str, title: str | None, seconds: float) -> None:
        self.wording, self.weighing = wording, wording.weighing
        self.variants, self.say = wording.variants, wording.words.say
        self.command, self.title, self.seconds = command, title or self._question(), seconds
        columns = [self.weighing.column(at) for at in range(len(self.variants))]
        self.rankings = rankings(columns, self.variants[0].rules.measures.kinds)

    def html(self) -> str:
        """All of it."""
        language = self.wording.words.language
        sections = (self._answer(), *self._sections(), self._again(), self._footer())
        return (
            f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(self.title)}</title>'
            f"<style>{_faces()}{_read('page.css')}</style><script>{_read('theme.js')}</script></head>\n<body>"
            f'{self._bar()}{self._head()}<main class="wrap">{"".join(sections)}</main>'
            f"<script>{_read('lists.js')}</script></body></html>\n"
        )

    def _sections(self) -> Iterator[str]:
        yield self._glance()
        yield self._section("winning", self._who(), self._length())
        yield self._section("close", self._lead(), self._decisive())
        yield self._section("sources", self._won_with(), self._changes(), above=self._source_keys())
        if self.rankings:
            yield self._impact()

    def _word(self, key: str, **facts: object) -> str:
        return _minus(escape(self.say(f"balance-page-{key}", **facts)))

    def _question(self) -> str:
        if len(self.variants) == 1:
            return self.wording.variant(0)
        others = tuple(self.wording.variant(at) for at in range(1, len(self.variants)))
        return self.say("balance-page-question", others=", ".join(others), first=self.wording.variant(0))

    # --- the head ---

    def _bar(self) -> str:
        return (
            f'<div class="bar"><div class="in">{_read("anchor.svg")}<b>Wardroom</b><i>{self._word("lab")}</i>'
            f'<span class="sp"></span><button data-print>{self._word("print")}</button>'
            f"<button data-night>{self._word('night')}</button></div></div>"
        )

    def _head(self) -> str:
        trial = self.weighing.trial
        players = self.variants[0].players
        crumb = self._word("crumb", game=self.say("title"), players=players)
        bots = ", ".join(dict.fromkeys(trial.bots))
        key = "sub" if len(self.variants) > 1 else "sub-alone"
        sub = self._word(key, pairs=len(self.weighing.pairs), bots=bots)
        cards = "".join(self._card(at) for at in range(len(self.variants)))
        return (
            f'<header class="hd"><div class="wrap"><p class="crumb">{crumb}</p><h1>{escape(self.title)}</h1>'
            f'<p class="sub">{sub}</p><div class="ab n{len(self.variants)}">{cards}</div></div></header>'
        )

    def _card(self, at: int) -> str:
        variant = self.variants[at]
        changed = changed_values(self.variants[0].rules, variant.rules) if at else {}
        told = [self.say("balance-page-values", values=number, file=file) for file, number in changed.items()]
        usual = {switch.name: switch.usual(unattended=True) for switch in variant.rules.switches}
        first = self.variants[0].options if at else usual
        told += [f"{name} = {value}" for name, value in variant.options.items() if first.get(name) != value]
        if variant.players != self.variants[0].players or not at:
            told.append(self.say("balance-page-players", players=variant.players))
        shape = "A" if at == 0 else "B"
        return (
            f'<div class="{shape} v{at}"><strong class="l">{variant.letter}</strong>'
            f"<b>{escape(self.wording.variant(at))}</b><p>{escape('; '.join(told))}</p></div>"
        )

    def _answer(self) -> str:
        if not self.weighing.rows:
            return ""
        sentences = "".join(f"<p>{self._whole(sentence)}</p>" for sentence in self.wording.answer())
        return f'<div class="ans"><h2>{self._whole(self.wording.headline())}</h2>{sentences}</div>'

    def _whole(self, sentence: str) -> str:
        """A sentence in which no name of a variant is torn apart at its hyphen."""
        for variant in self.variants:
            sentence = sentence.replace(variant.label, variant.label.replace("-", "-\N{WORD JOINER}"))
        return _minus(escape(sentence))

    # --- at a glance ---

    def _glance(self) -> str:
        rows = "".join(self._glance_row(row) for row in self.weighing.rows)
        letters = "".join(f'<th class="{_side(at)}">{one.letter}</th>' for at, one in enumerate(self.variants))
        rest = (
            f'<th class="df">{self._word("minus")}</th><th class="mi"></th><th></th>' if len(self.variants) == 2 else ""
        )
        kind = "gl" if len(self.variants) == 2 else "gl many"
        return (
            f'<section><h2 class="s">{self._word("glance")} <small>{self._word("glance-about")}</small></h2>'
            f'<table class="{kind}"><thead><tr><th>{self._word("measure")}</th>{letters}{rest}</tr></thead>'
            f"<tbody>{rows}</tbody></table></section>"
        )

    def _glance_row(self, row: Row) -> str:
        label = self.wording.label(row)
        head = f'<th scope="row">{escape(label[:1].upper() + label[1:])}</th>'
        if len(self.variants) != 2:
            return f"<tr>{head}{''.join(self._many_cell(row, at) for at in range(len(self.variants)))}</tr>"
        cells = "".join(f'<td class="{_side(at)}">{self._figure(row, mean)}</td>' for at, mean in enumerate(row.means))
        return f"<tr>{head}{cells}{self._difference_cells(row)}</tr>"

    def _difference_cells(self, row: Row) -> str:
        found = row.differences[0]
        if found is None:
            return '<td class="df"></td><td class="mi"></td><td class="rd"></td>'
        told = f"{self._signed(row, found)} <span>{_minus(escape(self.wording.interval(row, found)))}</span>"
        pill = f'<em class="{"yes" if found.is_clear else "no"}">{escape(self.wording.reading(row, found))}</em>'
        return f'<td class="df">{told}</td><td class="mi">{difference_of(found)}</td><td class="rd">{pill}</td>'

    def _many_cell(self, row: Row, at: int) -> str:
        """A mean with its interval; of later variants the difference instead, blue where it is sure."""
        mean = row.means[at]
        if mean is None:
            return '<td class="a"></td>'
        found = row.differences[at - 1] if at else None
        below = _minus(escape(self.wording.span(row, mean)))
        if found:
            below = f"{self._signed(row, found)} ({_minus(escape(self.wording.interval(row, found)))})"
        clear = " yes" if found and found.is_clear else ""
        letter = self.variants[at].letter
        return f'<td class="a{clear}" data-l="{letter}">{self._figure(row, mean)}<br><small>{below}</small></td>'

    def _figure(self, row: Row, found: Estimate | None) -> str:
        return _minus(escape(self.wording.figure(row, found.value))) if found else ""

    def _signed(self, row: Row, found: Estimate) -> str:
        return _minus(escape(self.wording.signed(row, found.value)))

    # --- plots ---

    def _section(self, key: str, *parts: str, above: str = "") -> str:
        shown = [part for part in parts if part]
        if not shown:
            return ""
        body = "".join(shown)
        return f'<section><h2 class="s">{self._word(key)}</h2>{above}<div class="two">{body}</div></section>'

    def _plot(self, key: str, caption: str, chart: plots.Chart, keys: str = "") -> str:
        title = self._word(key)
        return f'<div class="f"><h3>{title}</h3><p class="c">{caption}</p>{plots.drawn(chart, title)}{keys}</div>'

    def _keys(self, look: Look = "marks") -> str:
        if len(self.variants) == 1:
            return ""
        named = (f"{one.letter}, {escape(self.wording.variant(at))}" for at, one in enumerate(self.variants))
        signs = (key_of(at, look) for at in range(len(self.variants)))
        spans = (f'<span class="key">{sign}{name}</span>' for sign, name in zip(signs, named, strict=True))
        return f'<div class="keys">{"".join(spans)}</div>'

    def _who(self) -> str:
        rows = [row for row in self.weighing.rows if row.family.startswith("win-")]
        even = {1 / variant.players for variant in self.variants}
        if not rows or max(even) == 1:
            return ""
        marks = [self._mark(row, at) for row in rows for at in range(len(self.variants)) if row.means[at]]
        zero = even.pop() if len(even) == 1 else None
        off = [f"{self.wording.who(row)} ({self.variants[at].letter})" for row in rows
               for at, mean in enumerate(row.means) if zero and mean and not mean.low <= zero <= mean.high]  # fmt: skip
        key = "who-off" if off else "who-even" if zero else "who-many"
        caption = self._word(key, who=", ".join(off))
        return self._plot(
            "who", caption, plots.dots(marks, self._word("who-axis"), zero, is_share=True, least=0), self._keys()
        )

    def _mark(self, row: Row, at: int) -> dict[str, object]:
        mean = row.means[at]
        assert mean is not None
        label = self.wording.who(row)
        label = f"{self.variants[at].letter}  {label}" if len(self.variants) > 1 else label
        told = self.wording.figure(row, mean.value)
        return {"label": label, "value": mean.value, "low": mean.low, "high": mean.high, "variant": at, "told": told}

    def _values(self, key: str) -> list[list[float]]:
        columns = [self.weighing.of(key, at) for at in range(len(self.variants))]
        return [[value for value in column if value is not None] for column in columns]

    def _means(self, row: Row) -> str:
        """What was found, as a caption says it: 519.5 in A, 519.2 in B, the same."""
        letters = (one.letter for one in self.variants)
        pairs = zip(row.means, letters, strict=True)
        told = ", ".join(
            self.say("balance-page-in", value=self._figure(row, mean), letter=letter) for mean, letter in pairs if mean
        )
        readings = [self.wording.reading(row, found) for found in row.differences]
        return escape(f"{told}: {readings[0]}." if len(readings) == 1 else f"{told}.")

    def _length(self) -> str:
        row = self.weighing.row("decisions")
        if row is None:
            return ""
        chart = plots.spread(self._values("decisions"), self._word("length-axis"))
        return self._plot("length", self._means(row), chart, self._keys("lines"))

    def _lead(self) -> str:
        row = self.weighing.row("lead")
        if row is None:
            return ""
        columns = self._values("lead")
        never = [self.say("balance-page-in", value=f"{fmean(value == 0 for value in column):.0%}", letter=one.letter)
                 for column, one in zip(columns, self.variants, strict=True)]  # fmt: skip
        caption = f"{self._means(row)} {self._word('lead-never', shares=', '.join(never))}"
        return self._plot("lead", caption, plots.counts(columns, self._word("lead-axis")), self._keys("bars"))

    def _decisive(self) -> str:
        row = self.weighing.row("apart")
        if row is None:
            return ""
        chart = plots.spread(self._values("apart"), self._word("decisive-axis"))
        return self._plot("decisive", self._means(row), chart, self._keys("lines"))

    # --- sources ---

    @property
    def _sources(self) -> list[Row]:
        return self.weighing.family("source")

    def _source_keys(self) -> str:
        spans = "".join(
            f'<span class="key"><i class="sq" style="background:var(--s{1 + at % 7})"></i>'
            f"{escape(self.wording.name(row.name))}</span>"
            for at, row in enumerate(self._sources)
        )
        return f'<div class="keys">{spans}</div>'

    def _won_with(self) -> str:
        sources = [row.name for row in self._sources]
        if len(sources) < 2:
            return ""
        bars, gaps = [], dict.fromkeys(sources, 0.0)
        for winners in (True, False):
            for at, variant in enumerate(self.variants):
                account = self.weighing.accounts(at, winners)
                who = self.say("balance-page-winner" if winners else "balance-page-loser", letter=variant.letter)
                bars += [self._part(who, name, account[name]) for name in sources]
                if at == 0:
                    gaps = {name: gaps[name] + (account[name] if winners else -account[name]) for name in sources}
        most = max(sources, key=lambda name: gaps[name])
        gap = self.say("figure-short", value=gaps[most])
        caption = self._word("won-with-found", source=self.wording.name(most), gap=gap)
        return self._plot("won-with", caption, plots.stacks(bars, sources, self._word("won-with-axis")))

    def _part(self, label: str, source: str, points: float) -> dict[str, object]:
        told = self.say("figure-short", value=points)
        return {"label": label, "source": source, "points": points, "told": _minus(told)}

    def _changes(self) -> str:
        marks = [
            self._change(row, at, found)
            for row in self._sources
            for at, found in enumerate(row.differences, 1)
            if found
        ]
        if not marks:
            return ""
        clear = [row for row in self._sources if row.is_clear]
        names = ", ".join(self.wording.name(row.name) for row in clear)
        caption = self._word("changes-found" if clear else "changes-none", sources=names)
        chart = plots.dots(marks, self._word("changes-axis"), 0.0, is_share=False)
        return self._plot("changes", caption, chart)

    def _change(self, row: Row, at: int, found: Estimate) -> dict[str, object]:
        name = self.wording.name(row.name)
        label = f"{self.variants[at].letter}  {name}" if len(self.variants) > 2 else name
        told = _minus(self.wording.signed(row, found.value))
        return {"label": label, "value": found.value, "low": found.low, "high": found.high, "variant": at, "told": told}

    # --- impact ---

    def _impact(self) -> str:
        rows = sum(len(ranking.pieces) for ranking in self.rankings)
        paragraphs = [
            self._bold("impact-meaning"),
            self._example(),
            self._bold("impact-luck", rows=rows),
            self._bold("impact-bots"),
        ]
        warning = "".join(f"<p>{text}</p>" for text in paragraphs if text)
        plotted = [self._impact_plot(one) for one in self.rankings if len(one.pieces) <= MOST_PLOTTED]
        tables = [self._impact_table(one) for one in self.rankings if len(one.pieces) > MOST_PLOTTED]
        shown = f'<div class="two">{"".join(plotted)}</div>' if plotted else ""
        return (
            f'<section class="free"><h2 class="s">{self._word("impact")}</h2><div class="warn">{warning}</div>'
            f"{shown}{''.join(tables)}</section>"
        )

    def _bold(self, key: str, **facts: object) -> str:
        title = self.wording.words.aside(f"balance-page-{key}", "title")
        return f"<b>{escape(title)}</b> {self._word(key, **facts)}"

    def _example(self) -> str:
        """The piece that stands out most, of those that could be told from luck."""
        found = [(abs(each[0].rate - 0.5), ranking, piece, each[0]) for ranking in self.rankings
                 for piece, each in ranking.pieces.items() if each[0] and each[0].is_clear]  # fmt: skip
        if not found:
            return ""
        _, ranking, piece, impact = max(found, key=lambda one: one[0])
        facts = {"piece": self.wording.words.piece(piece), "share": self._percent(impact.rate)}
        return self._bold(_EXAMPLES[ranking.how], **facts)

    def _title_of(self, ranking: Ranking) -> str:
        return self._word(_TITLES[ranking.how], kind=self.wording.name(ranking.kind))

    def _percent(self, rate: float) -> str:
        return self.say("balance-share", value=self.say("figure-short", value=100 * rate))

    def _impact_plot(self, ranking: Ranking) -> str:
        marks = [self._impact_mark(piece, each[0]) for piece, each in ranking.pieces.items() if each[0]]
        clear = [str(mark["label"]) for mark in marks if mark["clear"]]
        key = "impact-unclear" if not clear else "impact-clear" if len(clear) <= _SHOWN else "impact-many"
        caption = self._word(key, pieces=", ".join(clear), number=len(clear), rows=len(marks))
        few = len(ranking.pieces) - len(marks)
        few_told = f" {self._word('impact-few', number=few, least=LEAST_MATCHES)}" if few else ""
        title = self._title_of(ranking)
        chart = plots.drawn(plots.dots(marks, self._word("impact-axis"), 0.5, is_share=True), title)
        return f'<div class="f"><h3>{title}</h3><p class="c">{caption}{few_told}</p>{chart}</div>'

    def _impact_mark(self, piece: str, impact: Impact) -> dict[str, object]:
        bounds = {"low": impact.low, "high": impact.high, "lowest": impact.lowest, "highest": impact.highest}
        name = self.wording.words.piece(piece)
        return {"label": name, "value": impact.rate, **bounds, "variant": 0, "clear": impact.is_clear}

    def _impact_table(self, ranking: Ranking) -> str:
        won = [self._word("won-in", letter=one.letter) for one in self.variants]
        letters = "".join(f'<th class="r"><button data-s="v{at}">{name}</button></th>' for at, name in enumerate(won))
        rows = "".join(self._impact_row(piece, each) for piece, each in ranking.pieces.items())
        more = ""
        if len(ranking.pieces) > 2 * _SHOWN:
            button = f'<button class="btn">{self._word("show-all", number=len(ranking.pieces))}</button>'
            more = f'<p class="more">{button} <span class="muted">{self._word("shown", number=_SHOWN)}</span></p>'
        return (
            f'<h3 class="t">{self._title_of(ranking)}</h3><table class="cards shut"><thead><tr>'
            f'<th><button data-s="n">{self._word("piece")}</button></th>'
            f'<th class="r"><button data-s="g">{self._word("matches")}</button></th>{letters}'
            f'<th class="pic"><span class="scale"><i style="left:6px;transform:none">25 %</i>'
            f'<i style="left:50%">50 %</i>'
            f'<i style="right:0;transform:none">75 %</i></span></th></tr></thead><tbody>{rows}</tbody></table>{more}'
        )

    def _impact_row(self, piece: str, each: Sequence[Impact | None]) -> str:
        name, first = escape(self.wording.words.piece(piece)), each[0]
        values = "".join(f' data-v{at}="{one.rate if one else -1:.4f}"' for at, one in enumerate(each))
        few = self._word("few")
        cells = "".join(f'<td class="r{" st" if at == 0 else ""}">{self._percent(one.rate) if one else few}</td>'
                        for at, one in enumerate(each))  # fmt: skip
        matches = first.matches if first else 0
        picture = impact_of(each) if first else ""
        return (
            f'<tr data-n="{name}" data-g="{matches}"{values}><th scope="row">{name}</th><td class="r">{matches}</td>'
            f'{cells}<td class="pic">{picture}</td></tr>'
        )

    # --- the end ---

    def _again(self) -> str:
        trial, weighing = self.weighing.trial, self.weighing
        failed = self._word("failed", number=len(weighing.failed)) if weighing.failed else self._word("none-failed")
        numbers = self._word("numbers", last=len(weighing.pairs) + len(weighing.failed) - 1, seed=trial.seed)
        tables = " · ".join(f"{one.letter} {one.rules.id} {one.rules.rules_version}" for one in self.variants)
        machine = self._word("machine", seconds=round(self.seconds), version=__version__)
        method = self._word("method" if weighing.looked == 1 else "method-looks", looks=weighing.looked)
        facts = {
            "fact-games": f"{numbers}; {failed}",
            "fact-tables": escape(tables),
            "fact-intervals": method,
            "fact-time": machine,
        }
        listed = "".join(f"<dt>{self._word(key)}</dt><dd>{text}</dd>" for key, text in facts.items())
        return (
            f'<section><h2 class="s">{self._word("again")}</h2>'
            f'<pre><span class="p">$</span> {escape(self.command)}</pre>'
            f'<dl class="facts">{listed}</dl></section>'
        )

    def _footer(self) -> str:
        return f"<footer>{self._word('footer')}</footer>"


def _read(name: str) -> str:
    return (_HERE / name).read_text("utf-8")


def _faces() -> str:
    """The fonts of the page, where it has been built; else those of the reader."""
    found = []
    if not _FONTS.is_dir():
        return ""
    for family, weight, style, name in _FACES:
        for file in _FONTS.iterdir():
            if file.name.startswith(name) and file.name.endswith(".woff2"):
                data = b64encode(file.read_bytes()).decode()
                found.append(
                    f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
                    f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
                )
    return "".join(found)


def _minus(text: str) -> str:
    """With a real minus before numbers."""
    return re.sub(r"(?<![\w-])-(?=\d)", "\N{MINUS SIGN}", text)


def _side(at: int) -> str:
    return "a" if at == 0 else "b"
