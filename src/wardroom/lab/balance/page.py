"""The report as one page that loads nothing: the answer first, then a table of all measures, then plots."""

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from statistics import fmean

from wardroom import __version__
from wardroom.lab.balance import plots
from wardroom.lab.balance.figures import Estimate
from wardroom.lab.balance.impact_section import ImpactSection
from wardroom.lab.balance.section import Section, minus
from wardroom.lab.balance.signs import Look, difference_of, key_of
from wardroom.lab.balance.variants import changed_values
from wardroom.lab.balance.weighing import Row
from wardroom.lab.balance.wording import Wording
from wardroom.store import write
from wardroom.words.speaker import Spoken

_HERE = files("wardroom.lab.balance")
_FONTS = files("wardroom.server") / "static" / "assets"
_FACES = (
    ("EB Garamond", 400, "normal", "eb-garamond-latin-400-normal"),
    ("EB Garamond", 600, "normal", "eb-garamond-latin-600-normal"),
    ("EB Garamond", 500, "italic", "eb-garamond-latin-500-italic"),
    ("Source Sans 3", 400, "normal", "source-sans-3-latin-400-normal"),
    ("Source Sans 3", 600, "normal", "source-sans-3-latin-600-normal"),
)


def write_page(wording: Wording, command: str, title: str | None, seconds: float, path: Path) -> None:
    """Write the page; raises Refusal if the disk does not take it."""
    write(Page(wording, command, title, seconds).html(), path)


class Page(Section):
    """A page in the making. Sections for which nothing was counted are left out."""

    def __init__(self, wording: Wording, command: str, title: str | None, seconds: float) -> None:
        super().__init__(wording)
        self.command, self.title, self.seconds = command, title or self._question(), seconds

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
        yield ImpactSection(self.wording).html()

    def _question(self) -> str:
        if len(self.variants) == 1:
            return self.wording.variant(0)
        others = tuple(self.wording.variant(at) for at in range(1, len(self.variants)))
        return self.say("balance-page-question", others=Spoken(", ".join(others)))

    # --- the head ---

    def _bar(self) -> str:
        return (
            f'<div class="bar"><div class="in">{_read("anchor.svg")}<b>Wardroom</b><i>{self.word("lab")}</i>'
            f'<span class="sp"></span><button data-print>{self.word("print")}</button>'
            f"<button data-night>{self.word('night')}</button></div></div>"
        )

    def _head(self) -> str:
        trial = self.weighing.trial
        players = self.variants[0].players
        crumb = self.word("crumb", game=self.say("title"), players=players)
        bots = ", ".join(dict.fromkeys(trial.bots))
        key = "sub" if len(self.variants) > 1 else "sub-alone"
        sub = self.word(key, pairs=len(self.weighing.pairs), bots=bots)
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
        return minus(escape(sentence))

    # --- at a glance ---

    def _glance(self) -> str:
        rows = "".join(self._glance_row(row) for row in self.weighing.rows)
        letters = "".join(f'<th class="{_side(at)}">{one.letter}</th>' for at, one in enumerate(self.variants))
        rest = (
            f'<th class="df">{self.word("minus")}</th><th class="mi"></th><th></th>' if len(self.variants) == 2 else ""
        )
        kind = "gl" if len(self.variants) == 2 else "gl many"
        return (
            f'<section><h2 class="s">{self.word("glance")} <small>{self.word("glance-about")}</small></h2>'
            f'<table class="{kind}"><thead><tr><th>{self.word("measure")}</th>{letters}{rest}</tr></thead>'
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
        told = f"{self._signed(row, found)} <span>{minus(escape(self.wording.interval(row, found)))}</span>"
        pill = f'<em class="{"yes" if found.is_clear else "no"}">{escape(self.wording.reading(row, found))}</em>'
        return f'<td class="df">{told}</td><td class="mi">{difference_of(found)}</td><td class="rd">{pill}</td>'

    def _many_cell(self, row: Row, at: int) -> str:
        """A mean with its interval; of later variants the difference instead, blue where it is sure."""
        mean = row.means[at]
        if mean is None:
            return '<td class="a"></td>'
        found = row.differences[at - 1] if at else None
        below = minus(escape(self.wording.span(row, mean)))
        if found:
            below = f"{self._signed(row, found)} ({minus(escape(self.wording.interval(row, found)))})"
        clear = " yes" if found and found.is_clear else ""
        letter = self.variants[at].letter
        return f'<td class="a{clear}" data-l="{letter}">{self._figure(row, mean)}<br><small>{below}</small></td>'

    def _figure(self, row: Row, found: Estimate | None) -> str:
        return minus(escape(self.wording.figure(row, found.value))) if found else ""

    def _signed(self, row: Row, found: Estimate) -> str:
        return minus(escape(self.wording.signed(row, found.value)))

    # --- plots ---

    def _section(self, key: str, *parts: str, above: str = "") -> str:
        shown = [part for part in parts if part]
        if not shown:
            return ""
        body = "".join(shown)
        return f'<section><h2 class="s">{self.word(key)}</h2>{above}<div class="two">{body}</div></section>'

    def _plot(self, key: str, caption: str, chart: plots.Chart, keys: str = "") -> str:
        title = self.word(key)
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
        caption = self.word(key, who=", ".join(off))
        return self._plot(
            "who", caption, plots.dots(marks, self.word("who-axis"), zero, is_share=True, least=0), self._keys()
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
        chart = plots.spread(self._values("decisions"), self.word("length-axis"))
        return self._plot("length", self._means(row), chart, self._keys("lines"))

    def _lead(self) -> str:
        row = self.weighing.row("lead")
        if row is None:
            return ""
        columns = self._values("lead")
        never = [self.say("balance-page-in", value=f"{fmean(value == 0 for value in column):.0%}", letter=one.letter)
                 for column, one in zip(columns, self.variants, strict=True)]  # fmt: skip
        caption = f"{self._means(row)} {self.word('lead-never', shares=', '.join(never))}"
        return self._plot("lead", caption, plots.counts(columns, self.word("lead-axis")), self._keys("bars"))

    def _decisive(self) -> str:
        row = self.weighing.row("apart")
        if row is None:
            return ""
        chart = plots.spread(self._values("apart"), self.word("decisive-axis"))
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
        caption = self.word("won-with-found", source=self.wording.name(most), gap=gap)
        return self._plot("won-with", caption, plots.stacks(bars, sources, self.word("won-with-axis")))

    def _part(self, label: str, source: str, points: float) -> dict[str, object]:
        told = self.say("figure-short", value=points)
        return {"label": label, "source": source, "points": points, "told": minus(told)}

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
        caption = self.word("changes-found" if clear else "changes-none", sources=names)
        chart = plots.dots(marks, self.word("changes-axis"), 0.0, is_share=False)
        return self._plot("changes", caption, chart)

    def _change(self, row: Row, at: int, found: Estimate) -> dict[str, object]:
        name = self.wording.name(row.name)
        label = f"{self.variants[at].letter}  {name}" if len(self.variants) > 2 else name
        told = minus(self.wording.signed(row, found.value))
        return {"label": label, "value": found.value, "low": found.low, "high": found.high, "variant": at, "told": told}

    # --- the end ---

    def _again(self) -> str:
        trial, weighing = self.weighing.trial, self.weighing
        failed = self.word("failed", number=len(weighing.failed)) if weighing.failed else self.word("none-failed")
        numbers = self.word("numbers", last=len(weighing.pairs) + len(weighing.failed) - 1, seed=trial.seed)
        tables = " · ".join(f"{one.letter} {one.rules.id} {one.rules.rules_version}" for one in self.variants)
        machine = self.word("machine", seconds=round(self.seconds), version=__version__)
        method = self.word("method" if weighing.looked == 1 else "method-looks", looks=weighing.looked)
        facts = {
            "fact-games": f"{numbers}; {failed}",
            "fact-tables": escape(tables),
            "fact-intervals": method,
            "fact-time": machine,
        }
        listed = "".join(f"<dt>{self.word(key)}</dt><dd>{text}</dd>" for key, text in facts.items())
        return (
            f'<section><h2 class="s">{self.word("again")}</h2>'
            f'<pre><span class="p">$</span> {escape(self.command)}</pre>'
            f'<dl class="facts">{listed}</dl></section>'
        )

    def _footer(self) -> str:
        return f"<footer>{self.word('footer')}</footer>"


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


def _side(at: int) -> str:
    return "a" if at == 0 else "b"
