"""The status of every refusal, over HTTP and wherever else a page asks as if it were."""

from wardroom.engine import Refusal

STATUSES = {
    401: {"not-signed-in", "bad-credentials"},
    403: {"bad-csrf", "banned", "bots-need-account", "is-steward", "judge-plays", "not-a-steward",
          "needs-account", "not-for-bots", "not-invited",
          "not-your-seat", "not-yours"},
    404: {"no-bot", "no-person-page", "no-report", "no-reset", "no-such-person",
          "no-table", "no-tournament", "no-way", "old-link", "unknown-game",
          "unknown-language", "no-set", "not-found"},
    405: {"not-allowed"},
    409: {
        "account-alike", "account-taken", "cannot-undo", "has-account", "no-choice", "no-hints", "no-letters",
        "no-order", "no-proposal", "nobody-to-agree", "no-rematch", "no-sealing", "no-term", "no-seat", "not-absent",
        "not-asked", "not-begun",
        "not-offered", "not-over", "over", "rematch-asked", "sealing", "seat-taken", "seated-already",
        "seated-elsewhere", "set-name-taken", "stale", "stale-set", "table-started", "too-few-entries", "too-many-bots",
        "tournament-begun", "tournament-shut", "not-entered", "not-judged", "banned-already", "no-undoing", "not-sure",
        "rules-are-here", "too-late-to-undo", "too-many-sets", "undone-already",
    },
    413: {"set-too-large", "too-large"},
    429: {"analysis-busy", "hints-busy", "house-busy", "just-written", "too-many"},
    400: {"malformed", "malformed-request", "record-not-json"},
    500: {"no-advice", "server-error", "rules-crash"},
    503: {"store-trouble"},
}  # fmt: skip
_STATUS_OF = {key: status for status, keys in STATUSES.items() for key in keys}
_UNPROCESSABLE = 422


def status_of(wrong: Refusal) -> int:
    """The status of a refusal; what can be read but not done is unprocessable."""
    return _STATUS_OF.get(wrong.key, _UNPROCESSABLE)
