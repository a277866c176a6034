"""What the package tells about itself on an index: addresses and a README whose links work there.

The one setting is `address`, where the repository can be read, under `[tool.hatch.metadata.hooks.custom]` in
`pyproject.toml`. As long as it is empty, links into the repository are plain words.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+://|#)([^)]+)\)")
_PICTURE = re.compile(r'<(img|a)\b([^>]*?) (src|href)="(?!\w+://|#)([^"]+)"([^>]*)>')


class Metadata(MetadataHookInterface):
    """Fills in what `pyproject.toml` calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add addresses, if there are any, and the README."""
        address = self.config.get("address", "").rstrip("/")
        readme = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_index(readme, address)}
        if address:
            pages = {"Homepage": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
            metadata["urls"] = {name: address + path for name, path in pages.items()}


def for_index(readme: str, address: str) -> str:
    """The README with links that lead into the repository from anywhere; without an address their words stay."""
    if not address:
        return re.sub(r"</?a\b[^>]*>", "", _PICTURE.sub(_no_picture, _LINK.sub(r"\2", readme)))
    linked = _LINK.sub(lambda link: f"{link[1]}[{link[2]}]({_full(address, link[3])})", readme)
    return _PICTURE.sub(lambda tag: f'<{tag[1]}{tag[2]} {tag[3]}="{_full(address, tag[4])}"{tag[5]}>', linked)


def _no_picture(tag: re.Match[str]) -> str:
    return "" if tag[1] == "img" else tag[0]


def _full(address: str, path: str) -> str:
    kind = "raw" if path.endswith((".png", ".webp", ".svg")) else "blob"
    return f"{address}/{kind}/main/{path}"
