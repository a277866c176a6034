"""Wording: what is told, as a push, a letter or a line in a channel, in the language of whoever reads it.

No secret of a game is in it, and no word of talk.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from wardroom.house.matches import shown_game
from wardroom.server.notices import hook
from wardroom.server.notices.hours import zone_of
from wardroom.server.notices.mail import Written, plain_name
from wardroom.store.rows import Json, MatchRow, SeatRow
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

_MOST_LINES = 10
"""What a gathered letter lists."""
_LONGEST_TITLE, _LONGEST_BODY = 45, 110
_NAMED = ("table", "deal", "name", "why", "winner", "players", "others")
"""What people have chosen themselves."""


@dataclass(frozen=True, slots=True)
class Story:
    """Something to be told, with what is known of its table."""

    event: str
    facts: Json
    person: str
    row: MatchRow | None = None
    seats: Sequence[SeatRow] = ()

    @property
    def is_turn(self) -> bool:
        """Whether a decision waits."""
        return self.event in ("turn", "clock")

    @property
    def path(self) -> str:
        """Where it can be looked at."""
        return f"/t/{self.row.id}" if self.row else "/account" if self.event == "steward" else "/notices"


@dataclass(frozen=True, slots=True)
class Pushed:
    """A push: what the screen shows, where it leads, and what it takes the place of."""

    title: str
    body: str
    path: str
    tag: str


@dataclass(frozen=True, slots=True)
class Wording:
    """Words for one reader, in their language and by their clock."""

    language: str
    zone: str
    base: str
    """The address of the house."""
    now: datetime = field(default_factory=lambda: datetime.now(UTC))

    @property
    def host(self) -> str:
        """What the house is called."""
        return self.base.partition("://")[2]

    # --- facts ------------------------------------------------------------------------------------------------------

    def _speaker(self, story: Story) -> Speaker:
        names = [seat.name for seat in story.seats]
        return Speaker(self.language, shown_game(story.row) if story.row else None, names)

    def _facts(self, story: Story, write: Callable[[str], str] = str) -> dict[str, object]:
        """All that words may name; what people have chosen themselves passes through `write`."""
        speaker, row = self._speaker(story), story.row
        facts: dict[str, object] = {**story.facts, "hour": self._hour(self.now), "host": self.host, "left": "none"}
        if "until" in story.facts:
            until = datetime.fromisoformat(story.facts["until"])
            facts.update(until=self.when(until), left=self.span(until - self.now))
        if "bank" in story.facts:
            facts["bank"] = self.span(timedelta(seconds=story.facts["bank"]))
        if "rank" in story.facts:
            facts["rank"] = speaker.called(f"bot-{story.facts['rank']}")
        if row:
            facts.update(self._of_table(story, speaker, row))
        elif story.event == "steward":
            facts.update(table=speaker.say("notice-account"), words=self._words(story, speaker))
        facts.update({key: _written(facts[key], write) for key in _NAMED if key in facts})
        return {key: Spoken(value) if isinstance(value, str) else value for key, value in facts.items()}

    def _of_table(self, story: Story, speaker: Speaker, row: MatchRow) -> dict[str, object]:
        names = [speaker.called(seat.name) for seat in story.seats]
        mine = {seat.seat for seat in story.seats if seat.person == story.person}
        places = (row.result or {}).get("places", [])
        first = [names[seat] for seat, place in enumerate(places) if place == 1]
        return {
            "game": speaker.say("title"),
            "table": row.title or speaker.say("title"),
            "name": names[story.facts["who"]] if "who" in story.facts else story.facts.get("name", ""),
            "players": tuple(names),
            "others": tuple(name for seat, name in enumerate(names) if seat not in mine),
            "winner": tuple(first),
            "winners": len(first),
            "place": min((places[seat] for seat in mine), default=0) if places else 0,
            "all": len(names),
            "words": self._words(story, speaker),
        }

    def _words(self, story: Story, speaker: Speaker) -> str:
        """What happened, or what is asked and until when: of what is too long to be shown, never the time is cut."""
        if not story.is_turn:
            return speaker.say(f"notice-{story.event}")
        if "until" not in story.facts:
            return self._asked(story, speaker)
        until = speaker.say("notice-until", until=Spoken(self.when(datetime.fromisoformat(story.facts["until"]))))
        return f"{_cut(self._asked(story, speaker), _LONGEST_BODY - len(until) - 1)} {until}"

    def _asked(self, story: Story, speaker: Speaker) -> str:
        """What is asked, if everybody may know it, else that something is."""
        return (story.facts.get("asked") or {}).get(self.language) or speaker.say("notice-asked")

    def _kind(self, story: Story) -> str:
        """The key of the words of an event: a rematch invites too; an end may have no winner, a steward no table."""
        if story.event == "invited" and story.facts.get("is_rematch"):
            return "rematch"
        if story.event == "steward" and not story.row:
            return "account"
        reason = ((story.row.result if story.row else None) or {}).get("reason")
        return "ended" if story.event == "over" and reason == "agreement" else story.event

    def when(self, moment: datetime) -> str:
        """A day and an hour, by the reader's clock."""
        place = zone_of(self.zone)
        there, today = moment.astimezone(place), self.now.astimezone(place).date()
        hour, speaker = Spoken(self._hour(moment)), Speaker(self.language)
        if there.date() == today:
            return speaker.say("when-today", hour=hour)
        if there.date() == today + timedelta(days=1):
            return speaker.say("when-tomorrow", hour=hour)
        return speaker.say("when-day", weekday=there.weekday(), day=there.day, month=there.month, hour=hour)

    def span(self, left: timedelta) -> str:
        """How long something takes, rounded down."""
        minutes, speaker = max(0, int(left.total_seconds() // 60)), Speaker(self.language)
        if minutes < 60:
            return speaker.say("span-minutes", minutes=minutes)
        if minutes < 48 * 60:
            return speaker.say("span-hours", hours=minutes // 60)
        return speaker.say("span-days", days=minutes // 1440, hours=minutes % 1440 // 60)

    def _hour(self, moment: datetime) -> str:
        there = moment.astimezone(zone_of(self.zone))
        return f"{there.hour}:{there.minute:02}"

    # --- pushes -----------------------------------------------------------------------------------------------------

    def push(self, stories: Sequence[Story]) -> Pushed:
        """One push for all that is to be told at this moment."""
        turns = [story for story in stories if story.is_turn]
        tables = {story.row.id if story.row else "" for story in stories}
        if len(tables) == 1:
            return self._push_one(_foremost(stories))
        story = turns[0] if turns else stories[0]
        kind, count = ("several", len(turns)) if len(turns) > 1 else ("held", len(tables))
        facts = {**self._facts(story), "count": count}
        return self._pushed(kind, self._speaker(story), facts, "/tables", "tables")

    def _push_one(self, story: Story) -> Pushed:
        tag = story.row.id if story.row else story.event
        return self._pushed(self._kind(story), self._speaker(story), self._facts(story), story.path, tag)

    def _pushed(self, kind: str, speaker: Speaker, facts: Mapping[str, object], path: str, tag: str) -> Pushed:
        title, body = speaker.say(f"push-{kind}-title", **facts), speaker.say(f"push-{kind}", **facts)
        return Pushed(_cut(title, _LONGEST_TITLE), _cut(body, _LONGEST_BODY), path, tag)

    # --- letters ----------------------------------------------------------------------------------------------------

    def letter(self, stories: Sequence[Story], stop: Callable[[str], str]) -> Written:
        """One letter for all that is to be told at this moment; `stop` gives the mark of the link that stops a kind."""
        tables = {story.row.id if story.row else "" for story in stories}
        if len(tables) == 1:
            return self._letter_one(_foremost(stories), stop)
        return self._gathered(stories, stop)

    def _letter_one(self, story: Story, stop: Callable[[str], str]) -> Written:
        speaker, facts, kind = self._speaker(story), self._facts(story, plain_name), self._kind(story)
        subject = speaker.say(f"letter-{kind}", **facts)
        lines = [speaker.say(key, **facts) for key in self._line_keys(story, kind)]
        if story.event == "turn":
            lines[1:1] = [plain_name(self._asked(story, speaker))]
        if story.event == "invited":
            lines = [str(facts["deal"])]
        if kind == "over":
            lines = self._places(story, speaker)
        mark = stop(story.event)
        foot = self._foot(speaker, "letter-foot", mark, Spoken(speaker.say(f"notice-{story.event}")))
        link, button = f"{self.base}{story.path}", speaker.say(f"button-{story.event}")
        return Written(_cut(subject, 78), lines, button, link, foot, self._stop(mark))

    def _line_keys(self, story: Story, kind: str) -> list[str]:
        if kind == "turn":
            until = ["line-until"] if "until" in story.facts else []
            bank = ["line-bank"] if "bank" in story.facts else []
            return ["line-with" if len(story.seats) > 1 else "line-alone", *until, *bank]
        return [] if kind in ("over", "invited", "rematch") else [f"line-{kind}"]

    def _places(self, story: Story, speaker: Speaker) -> list[str]:
        """Who came where, one line each."""
        assert story.row is not None
        result = story.row.result or {}
        scores = result.get("scores", []) if result.get("reason") == "rules" else []
        order = sorted(range(len(story.seats)), key=lambda seat: result["places"][seat])
        return [
            speaker.say(
                "line-place",
                place=result["places"][seat],
                name=Spoken(plain_name(speaker.called(story.seats[seat].name))),
                points=scores[seat] if seat < len(scores) else Spoken("none"),
            )
            for seat in order
        ]

    def _gathered(self, stories: Sequence[Story], stop: Callable[[str], str]) -> Written:
        """Turns come first, those with the least time left before others."""
        speaker = Speaker(self.language)
        order = sorted(stories, key=lambda story: (not story.is_turn, story.facts.get("until", "9")))
        turns = sum(story.is_turn for story in stories)
        count = len({story.row.id if story.row else "" for story in stories})
        lines = [f"{self._line(story)}{self._link(story)}" for story in order[:_MOST_LINES]]
        mark = stop("all")
        foot = self._foot(speaker, "letter-foot-several", mark)
        subject = speaker.say("letter-gathered", turns=turns, count=count)
        return Written(subject, lines, speaker.say("button-gathered"), f"{self.base}/tables", foot, self._stop(mark))

    def _line(self, story: Story) -> str:
        facts = self._facts(story, plain_name)
        facts["words"] = Spoken(plain_name(str(facts["words"])))
        return self._speaker(story).say("notice-list", **facts)

    def _link(self, story: Story) -> str:
        return f" {self.base}/t/{story.row.id}" if story.row else ""

    def _foot(self, speaker: Speaker, key: str, mark: str, event: str = "") -> str:
        stop, settings = Spoken(f"{self.base}/stop/{mark}"), Spoken(f"{self.base}/notices")
        return speaker.say(key, event=event, stop=stop, settings=settings)

    def _stop(self, mark: str) -> str:
        return f"{self.base}/api/stop/{mark}"

    def of_house(self, kind: str, facts: Json) -> Written:
        """A letter that the house itself writes, since somebody asked for it: `confirm`, `password` or `test`."""
        speaker = Speaker(self.language)
        known = self._facts(Story(kind, {key: value for key, value in facts.items() if key != "link"}, ""), plain_name)
        lines = [speaker.say(key, **known) for key in (f"line-{kind}", f"line-{kind}-else") if speaker.has(key)]
        foot = speaker.say("letter-foot-house", host=Spoken(self.host))
        button = speaker.say(f"button-{kind}")
        return Written(speaker.say(f"letter-{kind}", **known), lines, button, facts["link"], foot)

    # --- channels ---------------------------------------------------------------------------------------------------

    def line(self, story: Story, person: str, flavour: str) -> str:
        """A line in a channel that others read: public facts only, and names that call nobody."""

        def plain(name: str) -> str:
            return hook.plain_name(flavour, name)

        speaker = self._speaker(story)
        facts = self._facts(story, plain)
        facts["person"] = Spoken(hook.strong(flavour, plain(speaker.called(person))))
        if "table" in facts:
            facts["table"] = Spoken(hook.strong(flavour, str(facts["table"])))
        until = f" {speaker.say('notice-until', until=facts['until'])}" if "until" in story.facts else ""
        return f"{speaker.say(f'hook-{self._kind(story)}', **facts)}{until}{self._channel_link(story, flavour)}"

    def _channel_link(self, story: Story, flavour: str) -> str:
        if story.row is None or flavour == "json":
            return ""
        return f" <{self.base}/t/{story.row.id}>"


def _foremost(stories: Sequence[Story]) -> Story:
    """Of several of one table, what cannot be seen from how it stands: a steward's reason; then that one is asked."""
    return max(enumerate(stories), key=lambda each: (each[1].event == "steward", each[1].is_turn, each[0]))[1]


def _written(named: object, write: Callable[[str], str]) -> object:
    """A name, or several, as they may be written."""
    return tuple(Spoken(write(name)) for name in named) if isinstance(named, tuple) else Spoken(write(str(named)))


def _cut(text: str, longest: int) -> str:
    return str(text) if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"
