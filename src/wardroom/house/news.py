"""News between the processes of one house: a table changed, somebody spoke, who is there, who signed out.

News say that something happened; what happened is in the store.
"""

import msgspec
from msgspec import Struct

from wardroom.house.messages.news import ChatLine


class Changed(Struct, tag="changed"):
    """Something about a table is new in the store."""

    table: str


class Spoken(Struct, tag="spoken"):
    """Somebody said something at a table."""

    table: str
    line: ChatLine
    speaker: str = ""


class Here(Struct, tag="here"):
    """Who is at a table in the sender's process; with `asks`, the others are to say the same.

    Some of them may have it in the background.
    """

    table: str
    people: list[str]
    asks: bool = False
    inattentive: list[str] = []


class SignedOut(Struct, tag="signed-out"):
    """A person's cookies are void."""

    person: str


class Missed(Struct, tag="missed"):
    """The others could not be heard for a while."""


News = Changed | Spoken | Here | SignedOut | Missed


class Letter(Struct):
    """News and the process they come from."""

    sender: str
    news: News


write_letter = msgspec.json.Encoder().encode
read_letter = msgspec.json.Decoder(Letter).decode
