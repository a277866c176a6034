"""What every game says of its own tables: rows for each, vouchers that exist, and effects that are explained."""

import pytest

from wardroom.engine.effects import Names
from wardroom.engine.tables import Of, columns_of, read_table, vouchers_of
from wardroom.house.sets.forms import form_of, kind_of
from wardroom.shelf import find, ids
from wardroom.words.effects import explanations

GAMES = [name for name in ids() if find(name).tables]


@pytest.mark.parametrize("name", GAMES)
def test_every_table_has_rows_that_read_it(name: str) -> None:
    game = find(name)
    assert {file for file in game.tables if file.endswith(".csv")} == {*game.rows}
    for file, kind in game.rows.items():
        read_table(kind, game.texts[file], file)


@pytest.mark.parametrize("name", GAMES)
def test_what_vouches_names_columns_that_there_are(name: str) -> None:
    for file, kind in find(name).rows.items():
        known = {column.name for column in columns_of(kind)}
        for column in columns_of(kind):
            for note in column.notes:
                assert not isinstance(note, Of) or {*note.columns} <= known, (file, column.name)


@pytest.mark.parametrize("name", GAMES)
def test_every_column_of_provenance_takes_an_owners_word(name: str) -> None:
    for file, kind in find(name).rows.items():
        for column in columns_of(kind):
            if kind_of(column) == "provenance":
                assert column.read("own", file) == "own"
                assert column.name not in vouchers_of(kind)


@pytest.mark.parametrize("name", GAMES)
def test_every_effect_that_a_table_may_name_is_explained(name: str) -> None:
    game = find(name)
    told = explanations(game)
    for kind in game.rows.values():
        for column in columns_of(kind):
            for note in column.notes:
                if isinstance(note, Names):
                    for effect, declared in note.known.items():
                        facts = {fact.name for fact in columns_of(declared)}
                        assert {*told[effect].facts} <= facts, effect


@pytest.mark.parametrize("name", GAMES)
def test_the_package_is_nobodys_own(name: str) -> None:
    counts = form_of(find(name)).counts
    assert "own" not in counts
    assert sum(counts.values()) > 100
