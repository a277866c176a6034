"""The HTTP half of sets of cards: the tables of a game as forms, drafts checked, sets kept, and folders of tables."""

from asyncio import to_thread
from typing import cast

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from wardroom import shelf
from wardroom.hall.reading import info_of
from wardroom.house.sets import keeping
from wardroom.house.sets.drafts import check
from wardroom.house.sets.folders import packed, unpacked
from wardroom.house.sets.forms import form_of
from wardroom.house.sets.messages import (
    CheckedSet,
    NewSet,
    SetChange,
    SetContents,
    SetDraft,
    SetForm,
    SetGame,
    SetInfo,
    SetName,
)
from wardroom.server.limits import address
from wardroom.server.routes import ERRAND, PEOPLE, Asking, Done, TheHub, TheLimits, ThePerson
from wardroom.words.effects import explanations

ZIP = "application/zip"


# --- the tables of a game ---------------------------------------------------------------------------------------------


@get("/api/games/{game:str}/tables")
async def tables_of(game: FromPath[str], hub: TheHub) -> SetForm:
    """The tables of a game as forms: columns, rows, where each value is from, and the effects that cards may have."""
    return await to_thread(_form, hub.game(game))


def _form(name: str) -> SetForm:
    game = shelf.find(name)
    form, told = form_of(game), explanations(game)
    for effect in form.effects:
        effect.text = {"en": told[effect.name].en, "it": told[effect.name].it}
    return form


@post("/api/games/{game:str}/check", status_code=200, guards=ERRAND)
async def check_draft(game: FromPath[str], data: JSONBody[SetDraft], hub: TheHub) -> CheckedSet:
    """What is wrong with what somebody has typed, and what looks odd: the same checks as when a folder is loaded."""
    return await hub.errands(check, hub.game(game), data.tables, data.files)


@post("/api/games/{game:str}/folder", status_code=200, guards=ERRAND)
async def read_folder(request: Asking, game: FromPath[str], hub: TheHub, file: FromQuery[str]) -> SetDraft:
    """The tables in a zip of a folder, or in one file called so, to be looked at, mended and saved."""
    return SetDraft(*await hub.errands(unpacked, hub.game(game), file, await request.body()))


# --- sets -------------------------------------------------------------------------------------------------------------


@get("/api/sets", guards=PEOPLE)
async def my_sets(person: ThePerson, hub: TheHub) -> list[SetInfo]:
    """The sets that I may open tables with: those that the house offers, then mine."""
    return await keeping.mine(hub, person)


@post("/api/sets", status_code=201, guards=[*PEOPLE, *ERRAND])
async def save_set(
    request: Asking, data: JSONBody[NewSet], person: ThePerson, hub: TheHub, limits: TheLimits
) -> SetInfo:
    """Keep a set as mine: tables can be opened with it at once."""
    limits.openings.spend(person.id, address(request))
    return await keeping.save(hub, person, data)


@get("/api/sets/{name:str}", guards=[*PEOPLE, *ERRAND])
async def one_set(name: FromPath[str], person: ThePerson, hub: TheHub) -> SetContents:
    """A set of mine, or of the house: what is in it that is not in the package."""
    return await keeping.contents(hub, person, name)


@put("/api/sets/{name:str}", guards=[*PEOPLE, *ERRAND])
async def change_set(name: FromPath[str], data: JSONBody[SetChange], person: ThePerson, hub: TheHub) -> SetInfo:
    """Put other things into a set of mine; matches that are under way keep the cards they have."""
    return await keeping.change(hub, person, name, data)


@put("/api/sets/{name:str}/name", guards=PEOPLE)
async def rename_set(name: FromPath[str], data: JSONBody[SetName], person: ThePerson, hub: TheHub) -> SetInfo:
    """Call a set of mine otherwise."""
    return await keeping.rename(hub, person, name, data.name)


@delete("/api/sets/{name:str}", status_code=200, guards=PEOPLE)
async def drop_set(name: FromPath[str], person: ThePerson, hub: TheHub) -> Done:
    """Forget a set of mine; matches that are under way keep the cards they have."""
    await keeping.drop(hub, person, name)
    return Done()


@get("/api/sets/{name:str}/game", guards=PEOPLE)
async def game_of_set(name: FromPath[str], person: ThePerson, hub: TheHub) -> SetGame:
    """The game as it can be played with a set: its switches may be others."""
    row, game = await keeping.game_of_set(hub, person, name)
    return SetGame(keeping.set_info(row, person), info_of(game), game.rules_version)


@get("/api/sets/{name:str}/folder", guards=[*PEOPLE, *ERRAND])
async def folder_of(name: FromPath[str], person: ThePerson, hub: TheHub) -> Response[bytes]:
    """The folder of a set as a zip: `wardroom play GAME@FOLDER` plays with it."""
    row, texts = await keeping.printed_set(hub, person, name)
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.mark}.zip"'}
    body = await hub.errands(packed, row.game, texts)
    return Response(body, media_type=cast(MediaType, ZIP), headers=headers)


SETS = [
    tables_of,
    check_draft,
    read_folder,
    my_sets,
    save_set,
    one_set,
    change_set,
    rename_set,
    drop_set,
    game_of_set,
    folder_of,
]
