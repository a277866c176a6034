"""Options that need no explanation, by game, each with the reason; every other kind is explained somewhere."""

_STOPS = "it ends or declines something, and nothing else comes of it"
_NEXT = "what comes of it is chosen next, and explained there"
_WORDS = "its words have the price, the number or the place, and that is all"
_TASTE = "a matter of taste: it changes no chance and no score by itself"

CLEAR: dict[str, dict[str, str]] = {
    "cannoni": {
        **dict.fromkeys(("decline", "enough", "give-up", "keep-line", "pass"), _STOPS),
        **dict.fromkeys(("break-line", "curve", "more", "next-ship", "signal", "straight"), _NEXT),
        **dict.fromkeys(("burn", "late", "share", "wind-from"), _WORDS),
        **dict.fromkeys(("alone", "astern", "line-station", "station"), _TASTE),
    },
    "kaiser": {
        **dict.fromkeys(
            ("discard-rest", "give-no-more", "hand-over-none", "keep-no-more", "no", "ready", "stop"), _STOPS
        ),
        **dict.fromkeys(("so-many-cards",), _WORDS),
    },
    "marauders": {
        **dict.fromkeys(("done", "leave-quay", "leave-to-bot", "let-go", "no", "pass", "pass-turn"), _STOPS),
        **dict.fromkeys(("open-chest",), _NEXT),
        **dict.fromkeys(("collect-from", "forgive", "hire-courier", "retire", "return-bounty", "rob", "send"), _WORDS),
        **dict.fromkeys(("jettison", "replace", "sabotage", "stow", "tip", "want"), _WORDS),
    },
    "modern": {
        **dict.fromkeys(("cease", "commit-none", "declare", "enough", "hold-back", "leave", "lend-none"), _STOPS),
        **dict.fromkeys(("not-now", "pass", "ready", "stay"), _STOPS),
        **dict.fromkeys(("rearrange",), _NEXT),
        **dict.fromkeys(("take-share",), _WORDS),
    },
    "nassau": {
        **dict.fromkeys(("buy-no-more", "done", "forgo", "load-nothing", "no-mint", "pass"), _STOPS),
        **dict.fromkeys(("overboard",), _NEXT),
        **dict.fromkeys(("mark",), _WORDS),
    },
    "skirmish": {},
}
