"""What people do besides playing, each kind its own; and one administrator who bans by mistake."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tests.simulate.kinds import Kind
from tests.simulate.people import DAY, HOUR, NEVER, Person
from tests.simulate.platforms import PAGE
from tests.simulate.world import GAMES, Happening, World

_SOLVES: Final = (0.3, 2.5)  # days between two puzzles
_SEEKS: Final = (1.0, 4.0)  # days between two
_SEEKING: Final = 0.4  # of the days, in which people look for rivals
_MISTAKEN: Final = 30 * HOUR  # how long a ban by mistake lasts


class Errands:
    """Plans them, and has people do what is planned, again and again until Salle is there."""

    def __init__(self, world: World, luck: Random, *, start: float, days: float) -> None:
        self._world = world
        self._luck = luck
        self._start, self._end = start, start + days * DAY

    def plan(self, people: Sequence[Person]) -> None:
        """Everybody's."""
        for one in people:
            match one.kind:
                case Kind.LINKED:
                    self._do_at(one.errand, one, "link", other=one.facts_of(one.other))
                case Kind.LEAVING:
                    self._do_at(one.errand, one, "delete")
                case Kind.BLOCKING:
                    rival = self._luck.choice(_others(one, people))
                    self._do_at(one.errand, one, "block", whom=rival.facts)
                case Kind.SOLVING:
                    self._again_and_again("solve", one, _SOLVES, self._end)
                case Kind.SEEKING if one.platform != PAGE:
                    until = self._start + _SEEKING * (self._end - self._start)
                    self._again_and_again("seek", one, _SEEKS, until)
        self._ban_by_mistake(people)

    def _again_and_again(
        self, errand: str, one: Person, pause: tuple[float, float], until: float
    ) -> None:
        at = self._start
        while (at := at + self._luck.uniform(*pause) * DAY) < until:
            if one.hours.is_awake(at):
                luck = self._luck.getrandbits(32)
                self._do_at(at, one, errand, game=self._luck.choice(GAMES), luck=luck)

    def _ban_by_mistake(self, people: Sequence[Person]) -> None:
        """The one who manages all rooms of a platform takes it back the day after the next."""
        chatting = [one for one in people if one.platform != PAGE and one.kind is Kind.RATED]
        if not chatting:
            return
        banned = self._luck.choice(chatting)
        who = next(one for one in _others(banned, people) if one.vanishes == NEVER)
        room = f"{banned.platform}:room0"
        at = self._luck.uniform(self._start, self._start + _SEEKING * (self._end - self._start))
        for moment, act in ((at, "ban"), (at + _MISTAKEN, "unban")):
            self._do_at(moment, who, "manage", whom=banned.facts, room=room, act=act)

    def _do_at(self, at: float, who: Person, errand: str, **how: Any) -> None:
        if at < self._end:
            self._world.at(at, self._doing(who, errand, **how))

    def _doing(self, who: Person, errand: str, **how: Any) -> Happening:
        async def do() -> None:
            if self._world.salle.clock.now >= who.vanishes:
                return
            told = await self._world.ask_for(errand, who, **how)
            if told is None:
                self._world.at(self._world.salle.clock.now + HOUR, do)

        return do


def _others(one: Person, people: Sequence[Person]) -> Sequence[Person]:
    return [other for other in people if other.platform == one.platform and other is not one]
