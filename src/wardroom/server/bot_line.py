"""A live line as bots know it: questions out, answers in, and at the end the result.

They are the lines that a program hears and says (`wardroom.players.lines`). Behind them stands the same house, with the
same rules for who may answer what; all other news of the table is kept from the bot.
"""

from contextlib import suppress
from secrets import randbelow, token_hex

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from wardroom.engine import Refusal, Seat
from wardroom.house.contributing import contribute
from wardroom.house.hub import Hub
from wardroom.house.line import FAILED, Line
from wardroom.house.matches import shown_game
from wardroom.house.messages.news import FromServer, Moved, Refused, TableChanged, Welcome
from wardroom.house.messages.requests import Answer, Promise, Reveal
from wardroom.house.messages.tables import SealingInfo
from wardroom.house.render import refused
from wardroom.house.sealing import promise_of
from wardroom.house.table import LiveTable
from wardroom.players import Sight
from wardroom.players.lines import Choice, Choose, Declined, Ended, choose
from wardroom.server.config import Config
from wardroom.server.identity import Doorman
from wardroom.server.limits import Limits
from wardroom.server.live import Socket, attended
from wardroom.words import LANGUAGES, Speaker

_MOST_OPEN = 50
"""Questions that are remembered: whoever answers an older one is told that it is no answer."""
_news: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class BotLine(Line):
    """A line of a table on which only questions and answers travel."""

    def __init__(self, line: Line, table: LiveTable, person: str, language: str) -> None:
        self._line, self._table, self._person, self._language = line, table, person, language
        self._asked: dict[int, Answer] = {}
        """Answers without a play, by the number of their question."""
        self._last: set[tuple[int, int]] = set()
        """The questions that stand, each by its seat and the moment it was put."""
        self._numbers = 0
        self._text = token_hex(16)

    async def send(self, message: bytes) -> None:
        """Pass on what concerns a bot: what it is asked, why an answer was refused, and how it ended."""
        told = _news.decode(message)
        if isinstance(told, Welcome | Moved | TableChanged) and told.table.sealing:
            await self._seal(told.table.sealing)
        match told:
            case Welcome(position=position) | Moved(position=position):
                if position and position.result:
                    result = position.result
                    await self._say(Ended(result.places, result.scores, result.reason))
                else:
                    await self._ask()
            case Refused() as wrong:
                await self._say(_declined(wrong, self._words()))

    async def receive(self) -> str:
        """The next answer as the house reads it; what is none comes as nothing, which the house refuses."""
        text = await self._line.receive()
        try:
            choice = msgspec.json.decode(text, type=Choice)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return ""
        asked = self._asked.get(choice.ask)
        return msgspec.json.encode(msgspec.structs.replace(asked, play=choice.play)).decode() if asked else ""

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""
        await self._line.close(code, reason)

    async def _say(self, told: Choose | Declined | Ended) -> None:
        await self._line.send(msgspec.json.encode(told))

    async def _seal(self, sealing: SealingInfo) -> None:
        """Add to a seal that is being made, so that nobody waits for the bot: what it adds is drawn here."""
        made = sealing.commitment
        wish = Promise(made, promise_of(self._text)) if sealing.stage == "promise" else Reveal(made, self._text)
        if sealing.is_asked:
            with suppress(Refusal):  # the time may be up by now
                await contribute(self._table, self._person, wish)

    async def _ask(self) -> None:
        """Put what is asked; where the table cannot be read now, the bot is let go and may come again."""
        try:
            questions = await self._questions()
        except Refusal as wrong:
            await self.close(FAILED, wrong.key)
            return
        for question in questions:
            await self._say(question)

    def _words(self) -> Speaker:
        return Speaker(self._language, shown_game(self._table.row), self._table.names())

    async def _questions(self) -> list[Choose]:
        """What the bot is asked now, and was not told before."""
        table = self._table
        async with table.lock:
            if table.row.status != "playing":
                return []
            match = await table.playing()
            mine = [seat for seat in table.seats_of(self._person) if seat in table.row.waiting]
            standing = {(seat, table.asked_at) for seat in mine}
            new, self._last = standing - self._last, standing
            asks = [match.position.ask_of(Seat(seat)) for seat, _ in sorted(new)]
            return [self._question(Sight(match.position, ask, table.names())) for ask in asks if ask]

    def _question(self, sight: Sight) -> Choose:
        self._numbers += 1
        self._asked[self._numbers] = Answer(int(sight.seat), "", self._table.row.sequence, self._numbers)
        self._asked.pop(self._numbers - _MOST_OPEN, None)
        return choose(sight, self._words(), self._numbers, self._table.clocks.left(int(sight.seat)), randbelow(2**30))


def _declined(wrong: Refused, words: Speaker) -> Declined:
    return Declined(wrong.request, wrong.key, wrong.facts, str(words.refusal(Refusal(wrong.key, **wrong.facts))))


@websocket("/api/tables/{table:str}/play")
async def bots_line(
    socket: Socket,
    table: FromPath[str],
    hub: NamedDependency[Hub],
    doorman: NamedDependency[Doorman],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
) -> None:
    """Play at a table as a bot does: questions come in, answers go out."""
    given = socket.query_params.get("language", "")
    language = given if given in LANGUAGES else LANGUAGES[0]

    def dress(line: Line, at: LiveTable, person: str) -> Line:
        return BotLine(line, at, person, language)

    def told(wrong: Refusal) -> bytes:
        return msgspec.json.encode(_declined(refused(wrong), Speaker(language)))

    await attended(socket, table, hub, doorman, config, limits, dress, told)
