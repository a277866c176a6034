"""Webhooks: a line in a channel of Discord or Slack, or JSON for a program. Others read it: public facts only."""

import hashlib
import hmac
import re
from typing import Any
from urllib.parse import urlsplit

import msgspec

from wardroom.server.notices.reach import Answered, Reach
from wardroom.store.notices import Way

_MARKS = re.compile(r"([\\*_~`|>#\[\]()<:])")
_NOTHING = "\u200b"
"""A space without width: after @ it keeps a name from calling anybody."""
_HOSTS = {"discord.com": "discord", "discordapp.com": "discord", "hooks.slack.com": "slack"}


def flavour_of(address: str) -> str:
    """What listens at an address: Discord, Slack, or a program of somebody's own."""
    return _HOSTS.get(urlsplit(address).hostname or "", "json")


def plain_name(flavour: str, name: str) -> str:
    """A name as it may stand in a channel: it calls nobody and changes no letters."""
    quiet = name.replace("@", f"@{_NOTHING}")
    if flavour == "discord":
        return _MARKS.sub(r"\\\1", quiet)
    if flavour == "slack":
        marked = quiet.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return re.sub(r"([*_~`])", rf"{_NOTHING}\1", marked)
    return name


def strong(flavour: str, name: str) -> str:
    """A name that stands out."""
    return {"discord": f"**{name}**", "slack": f"*{name}*"}.get(flavour, name)


async def send(reach: Reach, way: Way, text: str, told: dict[str, Any]) -> Answered:
    """Hand a line over; a program gets what it says as JSON, signed with the secret that its owner was shown."""
    flavour = way.about["flavour"]
    headers = {"content-type": "application/json"}
    if flavour == "discord":
        body = msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    elif flavour == "slack":
        body = msgspec.json.encode({"text": text})
    else:
        body = msgspec.json.encode({**told, "text": text})
        signature = hmac.new(way.about["secret"].encode(), body, hashlib.sha256).hexdigest()
        headers["x-wardroom-signature"] = f"sha256={signature}"
    return await reach.post(way.address, body, headers)
