"""The parts of the picture of a table: what stands under each of its headings."""

import re

_HEADING = re.compile(r"(?:──|--) (.+?) [─-]*")
_INTRODUCTION = re.compile(r"\S.*:")


def parts_of(picture: str) -> dict[str, str]:
    """The text of each part by its heading, in order: a line drawn across, or one that introduces what follows."""
    parts: dict[str, list[str]] = {}
    lines: list[str] = []
    before = ""
    for line in picture.splitlines():
        ruled = _HEADING.fullmatch(line)
        if not parts or ruled or (not before and _INTRODUCTION.fullmatch(line)):
            lines = parts.setdefault(ruled[1] if ruled else line.strip().removesuffix(":"), [])
        lines.append(line)
        before = line.strip()
    return {heading: "\n".join(part).strip("\n") for heading, part in parts.items()}


def part_called(name: str, parts: dict[str, str]) -> str:
    """The part with this number, or whose heading has the name in it, or else its text; empty if there is none."""
    if name.isascii() and name.isdecimal():
        return dict(enumerate(parts.values(), 1)).get(int(name[:6]), "")
    wanted = name.casefold()
    headed = (text for heading, text in parts.items() if wanted in heading.casefold())
    return next(headed, "") or next((text for text in parts.values() if wanted in text.casefold()), "")
