"""The documents say what is so: their code is the code, their files the files, and their links lead somewhere."""

import ast
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom import shelf
from wardroom.cli.starter.newgame import GAME as STARTER
from wardroom.engine import Judgement
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.games.skirmish import GAME

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
WRITE_A_GAME = ROOT / "docs" / "write-a-game.md"
WRITE_A_TABLE = ROOT / "docs" / "write-a-table.md"


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def joined(pieces: list[str]) -> str:
    """Pieces of a module, put together as the formatter does: two blank lines between them, one before a method."""
    return pieces[0] + "".join(("\n" if piece.startswith(" ") else "\n\n") + piece for piece in pieces[1:])


def test_the_page_writes_the_whole_game() -> None:
    source = shelf.home(GAME) / "__init__.py"
    assert joined(blocks(WRITE_A_GAME, "python")) == source.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "folder", "files"),
    [
        ("fluent", shelf.home(GAME), ("en.ftl", "it.ftl")),
        ("toml", shelf.home(GAME), ("rules.toml",)),
        ("py", ROOT / "tests" / "games" / "skirmish", ("test_kit.py", "test_positions.py", "test_rules.py")),
    ],
)
def test_the_page_quotes_the_files_of_the_game(language: str, folder: Path, files: tuple[str, ...]) -> None:
    texts = [(folder / file).read_text("utf-8") for file in files]
    quoted = [block for block in blocks(WRITE_A_GAME, language) if "[project]" not in block]
    assert quoted
    assert [block for block in quoted if not any(block in text for text in texts)] == []


def test_the_page_on_tables_quotes_the_files_of_the_starter() -> None:
    files = [
        path.read_text("utf-8") for path in shelf.home(STARTER).rglob("*") if path.suffix in {".py", ".js", ".html"}
    ]
    quoted = [block for language in ("py", "js", "html") for block in blocks(WRITE_A_TABLE, language)]
    assert len(quoted) == 4
    assert [block for block in quoted if not any(block in text for text in files)] == []


def test_the_page_on_tables_names_all_kinds_of_files() -> None:
    told = re.search(r"They may be (.*?)\. They", WRITE_A_TABLE.read_text("utf-8"), re.DOTALL)
    assert told and re.findall(r"`(\.\w+)`", told[1]) == list(shelf.TYPES)


def test_every_hook_of_a_judgement_is_told_with_its_signature() -> None:
    told = WRITE_A_GAME.read_text("utf-8").replace("\\|", "|")
    for name, hook in vars(Judgement).items():
        if inspect.isfunction(hook):
            signature = str(inspect.signature(hook)).replace("(self, ", "(").replace("(self)", "()")
            plain = re.sub(r"wardroom\.engine\.\w+\.|collections\.abc\.|~|'", "", signature)
            merit = plain.replace("Callable[[Option], float]", "Merit")
            assert f"`{name}{merit}`" in told, (name, merit)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_and_files_that_pages_name_exist(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs)/[\w/.-]+|wardroom\.[\w.]+)`", page.read_text("utf-8"))
    paths = [f"src/{name.replace('.', '/')}" if name.startswith("wardroom.") else name for name in named]
    assert [path for path in paths if not any((ROOT / form).exists() for form in (path, f"{path}.py"))] == []


def test_every_page_stands_in_the_navigation_of_the_site() -> None:
    listed = re.findall(r"^ +- .*: ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    pages = [str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")]
    from_the_root = ["changelog.md", "conduct.md", "contributing.md", "security.md"]
    assert sorted(listed) == sorted([*pages, *from_the_root])


def test_the_readme_shows_the_shelf_and_the_guide_lists_it() -> None:
    shown = re.findall(r'src="docs/pictures/(\w+)\.webp" width="270"', (ROOT / "README.md").read_text("utf-8"))
    listed = re.findall(r"^\| `(\w{2,})` \|", (ROOT / "docs" / "play.md").read_text("utf-8"), re.MULTILINE)
    assert {*shown} == {*listed} == {*shelf.BUILT_IN}
    assert [name for name in shown if not (ROOT / "docs" / "pictures" / f"{name}.webp").exists()] == []


def imported(layer: Path) -> set[str]:
    """The other layers that the modules of a layer import; a layer that is planned imports none."""
    files = [*layer.rglob("*.py"), *layer.parent.glob(f"{layer.name}.py")]
    names = [name for file in files for name in _imports(ast.parse(file.read_text("utf-8")))]
    layers = {name.split(".")[1] for name in names if name.startswith("wardroom.")}
    return layers - {layer.name, "__version__"}


def _imports(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_layers_import_what_the_page_allows() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| `wardroom\.(\w+)` \|[^|]*\|([^|]*)\|$", page, re.MULTILINE)
    allowed = {layer: set(re.findall(r"\w+", imports)) for layer, imports in rows}
    source = ROOT / "src" / "wardroom"
    assert {"cli", "games", "engine"} <= allowed.keys()
    beyond = {layer: imported(source / layer) - allowed[layer] for layer in allowed}
    assert not any(beyond.values()), beyond


def test_the_match_on_the_page_verifies() -> None:
    page = ROOT / "docs" / "match-files.md"
    (text,) = blocks(page, "json")
    match = verify(loads(text), GAME)
    assert dumps(record(match)) == text


def test_the_page_derives_the_dice_of_that_match() -> None:
    page = ROOT / "docs" / "match-files.md"
    on_file = loads(blocks(page, "json")[0])
    (derivation,) = blocks(page, "pycon")
    dice = " ".join((on_file.opening, *(line.dice for line in on_file.log))).split()
    assert re.findall(r"\bd\d+:\d+\b", derivation) == dice
    assert on_file.seal.commitment in derivation and str(on_file.seal.secret) in derivation


def test_the_session_in_the_readme_is_real(tmp_path: Path) -> None:
    (session,) = blocks(ROOT / "README.md", "console")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    here = {"PATH": path, "PYTHONUTF8": "1", "WARDROOM_LANG": "en", "WARDROOM_HOME": str(tmp_path)}
    for turn in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, shown = turn.partition("\n")
        done = subprocess.run(command, shell=True, cwd=tmp_path, env=here, capture_output=True, check=True)
        assert done.stdout.decode() == shown
