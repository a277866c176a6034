"""E-mail: letters in plain text and the same words as HTML, with one button and nothing that reports back."""

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formataddr, formatdate, make_msgid
from html import escape
from typing import Any
from urllib.parse import unquote, urlsplit

from wardroom.engine import Refusal
from wardroom.server.notices.reach import Answered

_ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z0-9-]{1,63}(?:\.[a-zA-Z0-9-]{1,63})+", re.ASCII)
_PATIENCE = 20.0
_LINK = re.compile(r"https?://\S+")
_MOST_SAID = 80


_LINKING = re.compile(r"(?<=:)(?=//)|(?<=\.)(?=\w)|(?<=@)(?=\w)")
_NOTHING = "\u200b"
"""A space without width: it parts what a mail program would make a link of."""


def plain_name(name: str) -> str:
    """A name as it may stand in a letter: whatever somebody is called, nothing in it leads anywhere."""
    return _LINKING.sub(_NOTHING, name)


def mailbox(address: str) -> str:
    """Where letters to an address end up, as far as one can tell: capitals, dots and what follows + change nothing."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


def clean_address(text: str) -> str:
    """An e-mail address; raises Refusal for what is none."""
    found = text.strip()
    if not _ADDRESS.fullmatch(found) or len(found) > 254 or ".." in found:
        raise Refusal("bad-mail-address")
    return found


@dataclass(frozen=True, slots=True)
class Written:
    """A letter: what it says line by line, the link of its button, the foot, and where one can stop it."""

    subject: str
    lines: list[str]
    button: str
    link: str
    foot: str
    stop: str = ""


class Mailer:
    """Hands letters to the mail server of this house: `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://`."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = server
        self._sender = sender

    @property
    def is_there(self) -> bool:
        """Whether letters can be sent at all."""
        return bool(self._server and self._sender)

    async def send(self, address: str, letter: Written) -> tuple[Answered, str]:
        """Hand a letter over; what came of it, and what the other end said if it did not take it."""
        import aiosmtplib  # noqa: PLC0415 -- a server without a mail server does not need it

        try:
            await aiosmtplib.send(self._message(address, letter), **self._how())
        except aiosmtplib.SMTPRecipientsRefused as wrong:
            first = wrong.recipients[0]
            return _refused(first.code, first.message, address)
        except aiosmtplib.SMTPResponseException as wrong:
            return _refused(wrong.code, wrong.message, address)
        except (aiosmtplib.SMTPException, OSError, ValueError):
            return Answered(0), ""
        return Answered(200), ""

    def _how(self) -> dict[str, Any]:
        parts = urlsplit(self._server)
        is_tls = parts.scheme == "smtps"
        known: dict[str, Any] = {"hostname": parts.hostname or "localhost", "use_tls": is_tls, "timeout": _PATIENCE}
        known["port"] = parts.port or (465 if is_tls else 25)
        if parts.username:
            known["username"], known["password"] = unquote(parts.username), unquote(parts.password or "")
        return known

    def _message(self, address: str, letter: Written) -> EmailMessage:
        message = EmailMessage()
        message["Subject"] = letter.subject
        message["From"] = formataddr(("Wardroom", self._sender))
        message["To"] = address
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        button = [f"{letter.button}: {letter.link}"] if letter.link else []
        message.set_content("\n".join([*letter.lines, *button, "", "-- ", letter.foot]) + "\n")
        message.add_alternative(_page(letter), subtype="html")
        return message


def _page(letter: Written) -> str:
    lines = "".join(f"<p>{_linked(line)}</p>" for line in letter.lines if line)
    look = (
        "display:inline-block;padding:12px 18px;border-radius:6px;background:#a3195b;color:#fbf8f0;text-decoration:none"
    )
    button = f'<p><a href="{escape(letter.link)}" style="{look}">{escape(letter.button)}</a></p>' if letter.link else ""
    return (
        '<div style="font:16px/1.5 sans-serif;color:#1c2733;max-width:36em">'
        f'{lines}{button}<p style="color:#51606e;font-size:14px">{_linked(letter.foot)}</p></div>'
    )


def _linked(line: str) -> str:
    """A line as HTML, with its addresses to be clicked on."""
    return _LINK.sub(lambda found: f'<a href="{found[0]}">{found[0]}</a>', escape(line))


def _refused(code: int, said: str, address: str) -> tuple[Answered, str]:
    """A mail server that says no: with 5 for good, with 4 for now. What it said is told without the address."""
    text = " ".join(said.replace(address, "").split())[:_MOST_SAID]
    return Answered(550 if code >= 500 else 0), f"{code} {text}".strip()
