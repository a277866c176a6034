"""The built page: its files, compressed when it was built, and the page itself for each of its addresses.

Every other address is not found, and says so by its status; people who come there see a page that says so, too.
"""

import re
from base64 import b64encode
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.params import FromPath

from wardroom.engine import Refusal
from wardroom.server.safety import policy

COMPRESSED = "is_compressed"
"""What is compressed already says so, and is left alone."""
FOR_GOOD = "public, max-age=31536000, immutable"
_ENDINGS = {"br": ".br", "gzip": ".gz"}
_PLAIN = (
    "", "new", "tables", "learn", "account", "notices", "upload", "credits", "shipyard", "chartroom", "planning",
    "people", "sets", "tournaments", "stewards", "privacy",
)  # fmt: skip
_ABOUT = (
    "t", "fairness", "replay", "rules", "lesson", "problem", "people", "reset", "tournaments", "stop", "confirm",
    "stewards",
)  # fmt: skip
"""The first word of the addresses of the page: those that stand alone, and those about something."""
_AT_THE_ROOT = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "offline.html": "text/html",
}
"""What lies above all pages, since it serves them all: a service worker, what it shows offline, and the manifest."""
_HAS_MARK = re.compile(r"-[\w-]{8}\.\w+$")


def is_page(path: str) -> bool:
    """Whether an address is one of the page's own, as its router has them."""
    first, _, second = path.strip("/").partition("/")
    return first in _ABOUT and "/" not in second if second else first in _PLAIN


def pages(static: Path) -> list[Any]:
    """The handlers of a page that is built, or none."""
    if not (static / "index.html").exists():
        return []
    files = {path.name: path for path in (static / "assets").iterdir()}
    text = (static / "index.html").read_bytes()
    headers = {
        "cache-control": "no-cache",
        "content-security-policy": policy(_inline(text, b"style"), _inline(text, b"script")),
    }

    @route(
        "/assets/{name:str}",
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={COMPRESSED: True},
    )
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        if name not in files:
            raise Refusal("not-found")
        encoding = _best(request.headers.get("accept-encoding", ""), name, files)
        headers = {"cache-control": FOR_GOOD if _HAS_MARK.search(name) else "no-cache", "vary": "accept-encoding"}
        if encoding:
            headers["content-encoding"] = encoding
        body = files[name + _ENDINGS.get(encoding, "")].read_bytes()
        return Response(body, media_type=guess_type(name)[0], headers=headers)

    @get([f"/{name}" for name in _AT_THE_ROOT], include_in_schema=False)
    async def at_the_root(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.url.path.strip("/")
        body = (static / name).read_bytes()
        rules = policy(_inline(body, b"style"), _inline(body, b"script"))
        headers = {"cache-control": "no-cache", "content-security-policy": rules}
        return Response(body, media_type=_AT_THE_ROOT[name], headers=headers)

    @get(["/", "/{rest:path}"], media_type=MediaType.HTML, include_in_schema=False)
    async def page(request: Request[Any, Any, Any], rest: FromPath[str] = "") -> Response[bytes]:
        is_ours = is_page(rest)
        if rest.startswith("/api/") or not (is_ours or "text/html" in request.headers.get("accept", "")):
            raise Refusal("not-found")
        return Response(text, media_type=MediaType.HTML, status_code=200 if is_ours else 404, headers=headers)

    return [asset, at_the_root, page]


def _inline(text: bytes, tag: bytes) -> str:
    """What stands in the page itself between such tags, named by its hash as a policy wants it."""
    found = re.findall(rb"<%b>(.*?)</%b>" % (tag, tag), text, re.DOTALL)
    return "".join(f" 'sha256-{b64encode(sha256(each).digest()).decode()}'" for each in found)


def _best(accepted: str, name: str, files: dict[str, Path]) -> str:
    """The best encoding in which there is a file and which the browser reads, or none."""
    readable = {each.partition(";")[0].strip() for each in accepted.split(",")}
    return next((each for each, ending in _ENDINGS.items() if each in readable and name + ending in files), "")
