"""In which language to speak to whoever started the command."""

import os
from collections.abc import Mapping, Sequence

from wardroom.engine import Refusal
from wardroom.words import LANGUAGES


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """What was asked for, else $WARDROOM_LANG, else what the system speaks, else English.

    Raises Refusal for a language in which there are no words.
    """
    chosen = asked or environment.get("WARDROOM_LANG")
    if chosen and chosen not in LANGUAGES:
        raise Refusal("unknown-language", language=chosen, known=LANGUAGES)
    return chosen or _of_the_system(environment)


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language for complaints about arguments that could not all be understood."""
    try:
        return language(_asked_in(arguments), environment)
    except Refusal:
        return _of_the_system(environment)


def _asked_in(arguments: Sequence[str]) -> str | None:
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang":
            return arguments[at + 1] if at + 1 < len(arguments) else None
    return None


def _of_the_system(environment: Mapping[str, str]) -> str:
    spoken = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((known for known in LANGUAGES if spoken.lower().startswith(known)), LANGUAGES[0])
