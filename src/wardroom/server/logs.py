"""What a server writes down, and what it never does.

Libraries tell everything at their lower levels: headers with cookies, statements with the values in them. They speak
here only of what goes wrong. Addresses are noted without what follows the question mark, where seat links are.
"""

import logging
from typing import Any

LEVELS = ("critical", "error", "warning", "info", "debug")


class WithoutQuery(logging.Filter):
    """Cuts addresses at the question mark."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record stays; its addresses are cut."""
        if isinstance(record.args, tuple):
            record.args = tuple(_cut(value) for value in record.args)
        return True


def _cut(value: object) -> object:
    return value.split("?")[0] if isinstance(value, str) and value.startswith("/") else value


def logging_config(level: str) -> dict[str, Any]:
    """The configuration of `logging`: our own words and the access log at a level, all else from warnings on."""
    ours = level.upper()
    libraries = ours if ours in ("ERROR", "CRITICAL") else "WARNING"
    uvicorns = "INFO" if ours == "DEBUG" else ours
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
        "filters": {"query": {"()": f"{__name__}.WithoutQuery"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["query"]}},
        "root": {"level": libraries, "handlers": ["stderr"]},
        "loggers": {"wardroom": {"level": ours}, "uvicorn": {"level": uvicorns}},
    }
