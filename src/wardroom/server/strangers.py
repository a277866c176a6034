"""The files of a game's own table: those that the game names, as a page that reaches nothing."""

from pathlib import PurePosixPath

from litestar import Response, get
from litestar.params import FromPath

from wardroom import shelf
from wardroom.engine import Refusal
from wardroom.hall.strangers import files
from wardroom.server.pages import FOR_GOOD

POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'self'"
)
"""What such a page may do: run what its game has brought, and nothing else; also where somebody opens it by itself."""


@get("/api/games/{game:str}/table/{file:path}", include_in_schema=False, sync_to_thread=False)
def table_file(game: FromPath[str], file: FromPath[PurePosixPath]) -> Response[bytes]:
    """A file of a game's own table; those that the game does not name are not there."""
    found = files(shelf.find(game)) if game in shelf.ids() else {}
    name = str(file).strip("/")
    if name not in found:
        raise Refusal("not-found")
    headers = {
        "cache-control": FOR_GOOD,
        "content-security-policy": POLICY,
        "x-frame-options": "SAMEORIGIN",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
    }
    return Response(found[name], media_type=shelf.TYPES[PurePosixPath(name).suffix], headers=headers)
