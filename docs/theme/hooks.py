"""What the site adds to the folder of documents: pages from the root, our fonts, a look at what search will find."""

import json
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent.parent
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
FACES = {
    "garamond-400.woff2": "eb-garamond/files/eb-garamond-latin-400-normal.woff2",
    "garamond-600.woff2": "eb-garamond/files/eb-garamond-latin-600-normal.woff2",
    "garamond-italic.woff2": "eb-garamond/files/eb-garamond-latin-500-italic.woff2",
    "sans-400.woff2": "source-sans-3/files/source-sans-3-latin-400-normal.woff2",
    "sans-600.woff2": "source-sans-3/files/source-sans-3-latin-600-normal.woff2",
}
FROM_THE_ROOT = {
    "changelog.md": "CHANGELOG.md",
    "conduct.md": "CODE_OF_CONDUCT.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
}
SOUGHT = {"websocket": "api", "write a bot": "write-a-bot", "pettingzoo": "rl", "postgresql": "server"}
"""Words that people search for, and a page that must answer."""

GUIDES = ("play.md", "server.md", "write-a-game.md", "write-a-bot.md", "rl.md")
"""Pages that search names first."""

_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Pages that stand in the root of the repository are pages of the site, too; and it brings its own fonts."""
    for name, source in FROM_THE_ROOT.items():
        files.append(File.generated(config, name, content=(ROOT / source).read_text("utf-8")))
    for name, face in FACES.items():
        files.append(File.generated(config, f"theme/fonts/{name}", content=(FONTS / face).read_bytes()))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: object) -> str:
    """Links into the repository lead to pages of the site where there is one; of the others the words stay."""
    if page.file.src_uri in GUIDES:
        page.meta["search"] = {"boost": 3}
    return _LINK.sub(lambda link: _led(link, is_root=page.file.src_uri in FROM_THE_ROOT), markdown)


def _led(link: re.Match[str], *, is_root: bool) -> str:
    words, aim = link.groups()
    path, _, anchor = aim.partition("#")
    inside = path.removeprefix("../") if not is_root else path
    if "://" in aim or not path or (not is_root and inside == path):
        return link[0]
    pages = {source: name for name, source in FROM_THE_ROOT.items()}
    page = pages.get(inside) or (inside.removeprefix("docs/") if inside.startswith("docs/") else None)
    return f"[{words}]({page}{f'#{anchor}' if anchor else ''})" if page else words


def on_post_build(config: MkDocsConfig) -> None:
    """The words people search for are found."""
    index = json.loads((Path(config.site_dir) / "search" / "search_index.json").read_text("utf-8"))
    for words, wanted in SOUGHT.items():
        found = {each["location"].split(".")[0] for each in index["docs"] if words in _said(each)}
        if wanted not in found:
            raise PluginError(f"who searches for {words!r} does not find {wanted}, but only {sorted(found)}")


def _said(entry: dict[str, str]) -> str:
    return f"{entry['title']} {entry['text']}".lower()
