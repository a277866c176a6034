"""Games of strangers, installed as pip leaves them: a package and what it has entered, in a folder on the path."""

from pathlib import Path

from wardroom.cli.app import run


def install(into: Path, name: str, *options: str) -> Path:
    """Lay out a game by `wardroom new` and install it into a folder; gives the folder of the package itself."""
    project = into / f"{name}-project" / name
    assert run(["new", str(project), *options]) == 0
    (project / name).rename(into / name)
    enter(into, name, f"{name}:GAME")
    return into / name


def enter(into: Path, name: str, place: str) -> None:
    """Enter a game into the shelf of whoever has this folder on the path."""
    facts = into / f"{name}-0.1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n", "utf-8")
    (facts / "entry_points.txt").write_text(f"[wardroom.games]\n{name} = {place}\n", "utf-8")
