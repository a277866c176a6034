"""Telling deeds: a line of the stewards' log in words."""

from typing import TYPE_CHECKING

from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

if TYPE_CHECKING:
    from wardroom.server.stewards.messages import DeedInfo


def told_deed(words: Speaker, deed: "DeedInfo") -> str:
    """Who did what, when and why; an undone one says so."""
    return words.say(
        "admin-log-undone" if deed.undone else "admin-log-line",
        id=str(deed.id),
        at=Spoken(deed.at[:16].replace("T", " ")),
        who=words.called(deed.name) if deed.name else Spoken(words.say("admin-by-house")),
        what=Spoken(_what(words, deed)),
        why=Spoken(deed.why),
    )


def _what(words: Speaker, deed: "DeedInfo") -> str:
    facts, called = deed.facts, words.called(deed.called) if deed.called else ""
    if not called:
        key = "deed-untitled" if deed.game else "deed-gone"
        called = words.say(key, game=Spoken(deed.game))
    told = {
        "called": Spoken(called),
        "to": words.called(facts.get("to", "")),
        "has": "person" if facts.get("to") else "bot",
        "number": str(facts.get("seat", 0) + 1),
        "line": str(facts.get("line", 0)),
        "hours": str(facts.get("hours", 0)),
        "was": words.called(str(facts.get("was", ""))),
        "given": words.called(str(facts.get("name", ""))),
        "days": facts.get("days", 0),
    }
    if deed.kind == "keep":
        told["kind"] = Spoken(words.say(f"admin-kept-{facts['kept']}"))
    if deed.kind == "undo":
        told["undone"] = Spoken(words.say(f"deed-{facts['kind']}", **told))
    return words.say(f"deed-{deed.kind}", **told)
