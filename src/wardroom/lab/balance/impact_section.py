"""The impact of cards and pieces, as a part of the page, with its warning above it."""

from collections.abc import Sequence
from html import escape

from wardroom.lab.balance import plots
from wardroom.lab.balance.impact import LEAST_MATCHES, Impact, Ranking, rankings
from wardroom.lab.balance.section import Section
from wardroom.lab.balance.signs import impact_of
from wardroom.lab.balance.wording import Wording

_TITLES = {"aboard": "impact-aboard", "played": "impact-played", "drawn": "impact-drawn"}
_EXAMPLES = {"aboard": "impact-example-aboard", "played": "impact-example-played", "drawn": "impact-example-drawn"}
MOST_PLOTTED = 24
"""Lists of pieces that are longer are tables."""
_SHOWN = 6
"""How many of a long list are shown at either end, before somebody asks for all."""


class ImpactSection(Section):
    """The lists of pieces of a game, by the impact of having them."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        columns = [self.weighing.column(at) for at in range(len(self.variants))]
        self.rankings = rankings(columns, self.variants[0].rules.measures.kinds)

    def html(self) -> str:
        """The warning first, then plots of short lists and tables of long ones; nothing where nothing was counted."""
        if not self.rankings:
            return ""
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
            f'<section class="free"><h2 class="s">{self.word("impact")}</h2><div class="warn">{warning}</div>'
            f"{shown}{''.join(tables)}</section>"
        )

    def _bold(self, key: str, **facts: object) -> str:
        title = self.wording.words.aside(f"balance-page-{key}", "title")
        return f"<b>{escape(title)}</b> {self.word(key, **facts)}"

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
        return self.word(_TITLES[ranking.how], kind=self.wording.name(ranking.kind))

    def _percent(self, rate: float) -> str:
        return self.say("balance-share", value=self.say("figure-short", value=100 * rate))

    def _impact_plot(self, ranking: Ranking) -> str:
        marks = [self._impact_mark(piece, each[0]) for piece, each in ranking.pieces.items() if each[0]]
        clear = [str(mark["label"]) for mark in marks if mark["clear"]]
        key = "impact-unclear" if not clear else "impact-clear" if len(clear) <= _SHOWN else "impact-many"
        caption = self.word(key, pieces=", ".join(clear), number=len(clear), rows=len(marks))
        few = len(ranking.pieces) - len(marks)
        few_told = f" {self.word('impact-few', number=few, least=LEAST_MATCHES)}" if few else ""
        title = self._title_of(ranking)
        chart = plots.drawn(plots.dots(marks, self.word("impact-axis"), 0.5, is_share=True), title)
        return f'<div class="f"><h3>{title}</h3><p class="c">{caption}{few_told}</p>{chart}</div>'

    def _impact_mark(self, piece: str, impact: Impact) -> dict[str, object]:
        bounds = {"low": impact.low, "high": impact.high, "lowest": impact.lowest, "highest": impact.highest}
        name = self.wording.words.piece(piece)
        return {"label": name, "value": impact.rate, **bounds, "variant": 0, "clear": impact.is_clear}

    def _impact_table(self, ranking: Ranking) -> str:
        won = [self.word("won-in", letter=one.letter) for one in self.variants]
        letters = "".join(f'<th class="r"><button data-s="v{at}">{name}</button></th>' for at, name in enumerate(won))
        rows = "".join(self._impact_row(piece, each) for piece, each in ranking.pieces.items())
        more = ""
        if len(ranking.pieces) > 2 * _SHOWN:
            button = f'<button class="btn">{self.word("show-all", number=len(ranking.pieces))}</button>'
            more = f'<p class="more">{button} <span class="muted">{self.word("shown", number=_SHOWN)}</span></p>'
        return (
            f'<h3 class="t">{self._title_of(ranking)}</h3><table class="cards shut"><thead><tr>'
            f'<th><button data-s="n">{self.word("piece")}</button></th>'
            f'<th class="r"><button data-s="g">{self.word("matches")}</button></th>{letters}'
            f'<th class="pic"><span class="scale"><i style="left:6px;transform:none">25 %</i>'
            f'<i style="left:50%">50 %</i>'
            f'<i style="right:0;transform:none">75 %</i></span></th></tr></thead><tbody>{rows}</tbody></table>{more}'
        )

    def _impact_row(self, piece: str, each: Sequence[Impact | None]) -> str:
        name, first = escape(self.wording.words.piece(piece)), each[0]
        values = "".join(f' data-v{at}="{one.rate if one else -1:.4f}"' for at, one in enumerate(each))
        few = self.word("few")
        cells = "".join(f'<td class="r{" st" if at == 0 else ""}">{self._percent(one.rate) if one else few}</td>'
                        for at, one in enumerate(each))  # fmt: skip
        matches = first.matches if first else 0
        picture = impact_of(each) if first else ""
        return (
            f'<tr data-n="{name}" data-g="{matches}"{values}><th scope="row">{name}</th><td class="r">{matches}</td>'
            f'{cells}<td class="pic">{picture}</td></tr>'
        )
