"""The rim of buttons: any data, by anybody, from anywhere, through `Application.tap`."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.application.model import Address
from bot.application.tickets import Verb
from tests.bot.salle import ROOM
from tests.fuzz.hall import Hall, essence
from tests.fuzz.judge import Outcome
from tests.fuzz.mutators import damaged_text, odd_text

MENUS: Final = (
    "set:", "set:theme", "set:theme:dark", "set:language:it", "set:reach", "set:hours:all",
    "set:hours:sleep:2300-0700", "set:hours:off:6", "set:vacation:5", "set:vacation:end",
    "qt:thread", "qt:chat", "tl:0", "fg:", "fg:surely", "pi:on", "pi:off",
    "nw:s::::", "nw:p::::", "nw:w::::", "nw:f::::", "nw:l:::gyges:", "nw:t:::en_garde:7",
    "nw:v1:::audatia:3", "nw:o::cnovice:cannae:0", "nw:o::s:gyges:1", "nw:o:::gyges:", "nw:r::::",
)  # fmt: skip
_ELSEWHERE: Final = Address(platform="test", id="elsewhere")

Tap = tuple[int, int, str]
"""Who taps, where, and the data."""


class CallbackData:
    """Buttons, valid and damaged."""

    name = "callback_data"

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.valid: list[str] = []  # of buttons that Salle has shown

    def make(self, random: Random) -> Tap:
        who, where = random.randrange(3), random.randrange(3)
        kind = random.randrange(10)
        if kind < 4 and self.valid:
            text = random.choice(self.valid)
        elif kind < 8:
            path = ".".join(
                str(random.choice((0, 1, 2, 3, 7, 63, 999))) for _ in range(random.randrange(5))
            )
            table = random.choice(self._hall.tables)
            verb, version = random.choice(list(Verb)), random.choice((0, 1, 1, 2, 5, 999_999))
            text = f"{verb}:{table}:{version}:{path}"
        elif kind == 8:
            text = random.choice(MENUS)
        else:
            return who, where, odd_text(random)
        return who, where, text if random.random() < 0.35 else damaged_text(random, text)

    async def drive(self, given: Tap) -> Outcome:
        number, where, data = given
        who = self._hall.someone(number)
        place = (ROOM, None, _ELSEWHERE)[where]
        reply = await self._hall.salle.app.tap(who.ask(place), data)
        for post in (reply.private, reply.public):
            if post and post.prompt:
                shown = [choice.ticket for choice in post.prompt.choices if choice.ticket]
                self.valid = [*shown, *self.valid][:300]
        return Outcome(is_refused=reply.is_error, said=reply.ack)

    def state(self) -> object:
        return essence(self._hall.store)
