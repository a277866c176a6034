"""The shelf that a folder brings along is the one that a server tells, to the byte."""

from pathlib import Path

from tests.server.house import House
from wardroom.alone.folder import write_shelf


def test_every_file_of_the_shelf_is_an_answer_of_the_server(sqlite: House, tmp_path: Path) -> None:
    write_shelf(tmp_path)
    guest = sqlite.guest()
    for path in sorted(path for path in tmp_path.rglob("*") if path.is_file()):
        name = path.relative_to(tmp_path).with_suffix("").as_posix()
        about, _, language = name.partition(".")
        answer = guest.ask("GET", f"/api/{about}" + (f"?language={language}" if language else ""))
        assert answer.content == path.read_bytes(), name
