"""Several answers in one line: `3 5 7` gives one after another, where the question is one that gathers."""

from wardroom.engine import Ask, Option, Refusal, Seat


class Gathering:
    """What whoever is at the keys has chosen at once, as far as it has not been answered yet."""

    def __init__(self) -> None:
        self._left: list[Option] = []
        self._seat: Seat | None = None
        self._door = ""
        """The answer that led to the question: where each is a move of its own, it leads there again."""

    def take(self, line: str, ask: Ask, door: str) -> Option | None:
        """The first of the options that a line of numbers chooses, the others to follow; None if it is no such line."""
        words = line.split()
        if len(words) < 2 or not all(word.isascii() and word.isdecimal() for word in words):
            return None
        first, *self._left = _chosen(ask, [int(word[:6]) for word in words])
        self._seat, self._door = ask.seat, door
        return first

    def next(self, ask: Ask) -> Option | None:
        """What answers a question by itself: the next that was chosen, or what leads to it; None if a person has to.

        If what was chosen is no longer on offer, or somebody else is asked, all the rest is forgotten.
        """
        wanted = self.wanted
        if wanted is None:
            return None
        if ask.seat == self._seat and not any(isinstance(option, type(wanted)) for option in ask.options):
            return ask.find(self._door)
        found = _same(wanted, ask) if ask.seat == self._seat else None
        self._left = self._left[1:] if found else []
        return found

    @property
    def wanted(self) -> Option | None:
        """What comes next of all that was chosen."""
        return self._left[0] if self._left else None

    def forget(self) -> None:
        """Whatever is left is not to be answered."""
        self._left.clear()


def _chosen(ask: Ask, numbers: list[int]) -> list[Option]:
    """The options with these numbers; each has to be one of which several may be chosen."""
    question, count = ask.question, len(ask.options)
    if not all(1 <= number <= count for number in numbers):
        raise Refusal("no-such-number", most=count)
    options = [ask.options[number - 1] for number in numbers]
    if not all(map(question.is_gathered, options)):
        raise Refusal("one-at-a-time")
    if question.most is not None and len(options) > question.most:
        raise Refusal("too-many-at-once", most=question.most)
    return options


def _same(wanted: Option, ask: Ask) -> Option | None:
    """The option on offer that was meant, else one that names another copy of the same piece."""
    copies = (option for option in ask.options if type(option) is type(wanted) and _facts(option) == _facts(wanted))
    return ask.find(wanted.notation) or next(copies, None)


def _facts(option: Option) -> list[str]:
    return [str(fact).partition(".")[0] for fact in vars(option).values()]
