"""Players: each looks at their messages like a person, and taps on what waits for them.

How they see and tap on a platform: `telegram_hands`, `discord_hands`.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from bot.application.tickets import Ticket, Verb
from bot.messages.words import say_in
from storage.base import TableKey
from tests.chaos.history import Tap, Typed
from tests.chaos.reading import DRAW, LOOKS, read

LOOKED_AT = 60  # messages of a chat, the newest ones
LEVEL = "novice"  # of the computer players that they play against
_IDLE = 0.15  # seconds between two looks while nothing waits
_REMATCHES = 0.8  # of matches
_LOOKS_AT = 0.002  # of messages, at each glance
_TYPES = 0.08  # of moves
_OFFERS_DRAW = 0.02  # of the times that they could go on with a move
_BACK = 10.0  # seconds, to their hand from what they have looked up
_AGAIN = 3.0  # seconds after which an accepting tap is repeated


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """A button, or a line of a menu."""

    ticket: Ticket
    text: str
    menu: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A message with buttons, as it stands now."""

    message: Any
    text: str
    controls: Sequence[Control]
    is_private: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of a tap: the words of the answer, and the tickets left under the message."""

    answer: str | None
    left: tuple[str, ...]


_NOTHING = Outcome(answer=None, left=())


class Hands(Protocol):
    """A person's eyes and hands on a platform."""

    address: str
    name: str
    is_reachable: bool  # in private

    def sees(self) -> Sequence[Seen]:
        """Messages with buttons, the newest last."""
        ...

    async def tap(self, seen: Seen, control: Control) -> Outcome:
        """Press a button, and wait for what comes of it."""
        ...

    async def types_move(self, seen: Seen, key: TableKey) -> str:
        """Type a move, and look at it; what they typed, "" if they didn't."""
        ...

    async def offers_draw(self, seen: Seen, key: TableKey) -> None:
        """Type that they offer a draw."""
        ...


def control(text: str, menu: str = "", *, label: str = "") -> list[Control]:
    """A button that is about a table."""
    ticket = read(text)
    return [Control(ticket=ticket, text=text, menu=menu, label=label)] if ticket else []


class Player:
    """Somebody who plays whatever waits for them, at random, at all their tables."""

    def __init__(self, hands: Hands, luck: Random, *, pause: float) -> None:
        self.hands = hands
        self.taps: list[Tap] = []
        self.typed: list[Typed] = []
        self.has_enough = False
        self._luck = luck
        self._pause = pause
        self._answered: dict[str, float] = {}  # tickets, by when they were pressed last
        self._wants_rematch: dict[TableKey, bool] = {}
        self._to_repeat = ""  # what is sent by a second tap
        self._elsewhere = list[Any]()  # messages of whom they were linked with, and are no more

    async def play(self) -> None:
        """Until they have enough; their last tap is one that they have seen the answer to."""
        while not self.has_enough:
            choice = self._choose()
            if choice is None:
                await asyncio.sleep(_IDLE)
                continue
            seen, chosen = choice
            if not await self._types(seen, chosen):
                await self._tap(seen, chosen)
            await asyncio.sleep(self._pause * self._luck.uniform(0.5, 1.5))

    async def _types(self, seen: Seen, chosen: Control) -> bool:
        """Whether they type instead of going on with a move by its buttons."""
        if chosen.ticket.verb != Verb.WALK or not seen.is_private:
            return False
        key, at, luck = chosen.ticket.table, time.time(), self._luck.random()
        if luck < _OFFERS_DRAW:
            self.typed.append(Typed(who=self.hands.address, at=at, table=key, text=DRAW))
            await self.hands.offers_draw(seen, key)
            return True
        if luck < _OFFERS_DRAW + _TYPES and (text := await self.hands.types_move(seen, key)):
            self.typed.append(Typed(who=self.hands.address, at=at, table=key, text=text))
            return True
        return False

    async def _tap(self, seen: Seen, chosen: Control) -> None:
        at, outcome = time.time(), _NOTHING
        self._answered[chosen.text] = at
        try:
            outcome = await self.hands.tap(seen, chosen)
            is_asked = say_in("en")("keypad-tap-again") in (outcome.answer or "")
            self._to_repeat = chosen.text if is_asked else ""
            if outcome.answer == say_in("en")("fair-elsewhere"):
                self._elsewhere.append(seen.message)
        finally:  # also a tap whose answer nobody waited for may have done something
            self.taps.append(
                Tap(
                    who=self.hands.address,
                    at=at,
                    ticket=chosen.text,
                    answer=outcome.answer,
                    left=outcome.left,
                    seen=time.time(),
                )
            )

    @property
    def sent(self) -> int:
        """How many moves they have sent."""
        return sum(tap.ticket.startswith(f"{Verb.SEND}:") for tap in self.taps)

    def _choose(self) -> tuple[Seen, Control] | None:
        """Something that waits for them, at any of their tables."""
        waiting: dict[TableKey, tuple[Seen, Sequence[Control]]] = {}
        for seen in reversed(self.hands.sees()):
            if any(seen.message is one for one in self._elsewhere):
                continue
            for key, controls in _by_table(seen.controls):
                if key not in waiting and (found := list(self._wanted(seen, key, controls))):
                    waiting[key] = seen, found
        if not waiting:
            return None
        seen, found = self._luck.choice(list(waiting.values()))
        return seen, self._luck.choice(found)

    def _wanted(self, seen: Seen, key: TableKey, controls: Sequence[Control]) -> Iterator[Control]:
        """What they may want to press under a message about this table."""
        if self._luck.random() < _LOOKS_AT:
            yield from (one for one in controls if one.ticket.verb in LOOKS)
        if self._is_for_me(seen):
            yield from self._fresh(_of(controls, Verb.ACCEPT), every=_AGAIN)
        if seen.is_private:
            yield from self._fresh(_of(controls, Verb.BEGIN), every=_AGAIN)
            yield from self._fresh(_of(controls, Verb.ACCEPT_DRAW), every=math.inf)
            yield from self._fresh(_of(controls, Verb.REFUSE_DRAW), every=math.inf)
        if seen.is_private == self.hands.is_reachable:
            yield from self._move(controls) or self._fresh(_of(controls, Verb.HAND), every=_BACK)
            if self._wants_rematch.setdefault(key, self._luck.random() < _REMATCHES):
                yield from self._fresh(_of(controls, Verb.REMATCH), every=math.inf)

    def _fresh(self, controls: Sequence[Control], *, every: float) -> Iterator[Control]:
        """Those that they haven't pressed for so many seconds."""
        now = time.time()
        yield from (
            one for one in controls if now - self._answered.get(one.text, -math.inf) >= every
        )

    def _move(self, controls: Sequence[Control]) -> Sequence[Control]:
        """Send what can be sent; else go on, and not back."""
        is_reachable = self.hands.is_reachable
        send = Verb.SEND if is_reachable else Verb.SEND_PUBLIC
        walk = Verb.WALK if is_reachable else Verb.WALK_PUBLIC
        if sends := _of(controls, send):
            return sends
        if again := [one for one in controls if one.text == self._to_repeat]:
            return again
        steps = _of(controls, walk)
        depth = max((len(one.ticket.path) for one in steps), default=0)
        return [one for one in steps if len(one.ticket.path) == depth > 0]

    def _is_for_me(self, seen: Seen) -> bool:
        return f" challenges {self.hands.name} to " in seen.text.replace("\\", "")


def _of(controls: Sequence[Control], verb: Verb) -> list[Control]:
    return [one for one in controls if one.ticket.verb == verb]


def _by_table(controls: Sequence[Control]) -> Iterator[tuple[TableKey, list[Control]]]:
    for key in dict.fromkeys(one.ticket.table for one in controls):
        yield key, [one for one in controls if one.ticket.table == key]
