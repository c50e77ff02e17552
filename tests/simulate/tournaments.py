"""The tournaments of a month: who opens them, who joins, withdraws, is taken out, and climbs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, Final

from engines.core.time_control import TimeControl
from engines.core.tournaments.head import Kind
from tests.simulate.people import DAY, HOUR, NEVER, Person
from tests.simulate.platforms import PAGE
from tests.simulate.world import GAMES, Happening, World

# How many join, and how long a round lasts at most.
_SIZES: Final = {
    Kind.SWISS: (5, 12),
    Kind.ROUND_ROBIN: (3, 5),
    Kind.KNOCK_OUT: (4, 8),
    Kind.DOUBLE_ROUND_ROBIN: (3, 4),
    Kind.LADDER: (4, 8),
}
_KINDS: Final = tuple(_SIZES)
_OPENED: Final = 0.3  # of the days, in which they are opened
_ENROLLING: Final = 0.06  # of the days, from when it is opened until it begins
_ROUND: Final = 7 * DAY
_LADDER: Final = 0.5  # of the days
_LEAVES, _TAKEN_OUT = 0.12, 0.04  # of those who join
_CLIMBS: Final = (0.02, 0.08)  # of the days, between two looks at a ladder
_OPTIONS: Final = {"en_garde": {"touches": "1"}}


class Organiser:
    """Plans them, and has people do what is planned, again and again until Salle takes it."""

    def __init__(self, world: World, luck: Random, *, start: float, days: float) -> None:
        self._world = world
        self._luck = luck
        self._start, self._days = start, days
        self._numbers = count(1)

    def plan(self, people: Sequence[Person], number: int) -> None:
        """So many. Who blocks Salle joins none: their matches have no chat to call them in.

        Nor does anybody on the page, which has no chats to play them in.
        """
        reachable = [one for one in people if one.blocks[0] >= NEVER and one.platform != PAGE]
        for index in range(number):
            kind = _KINDS[index % len(_KINDS)]
            least, most = _SIZES[kind]
            size = min(self._luck.randint(least, most), len(reachable))
            players = self._luck.sample(reachable, size)
            opens = self._start + self._luck.uniform(0.02, _OPENED) * self._days * DAY
            self._world.at(opens, self._opening(kind, index, players, opens))

    def _opening(
        self, kind: Kind, index: int, players: Sequence[Person], opens: float
    ) -> Happening:
        organiser = players[0]
        begins = opens + _ENROLLING * self._days * DAY
        head = self._head(kind, index, organiser, int(opens), int(begins))
        nonce = f"tournament {next(self._numbers)}"

        async def open() -> None:
            told = await self._world.ask_of_tournament("open", organiser, head=head, nonce=nonce)
            if told is None:
                self._world.at(self._world.salle.clock.now + HOUR, open)
            elif told["tournament"] not in self._world.tournaments:
                self._world.tournaments.append(told["tournament"])
                self._plan_players(told["tournament"], kind, players, opens, begins)

        return open

    def _plan_players(
        self, name: str, kind: Kind, players: Sequence[Person], opens: float, begins: float
    ) -> None:
        end = self._start + self._days * DAY
        for number, one in enumerate(players):
            at = self._luck.uniform(opens, begins)
            self._world.at(at, self._doing("join", one, tournament=name, rating=1900 - number))
            fate, at = self._luck.random(), self._luck.uniform(begins, end)
            if fate < _LEAVES:
                self._world.at(at, self._doing("leave", one, tournament=name))
            elif fate < _LEAVES + _TAKEN_OUT:
                out = self._doing("take_out", players[0], tournament=name, whom=one.address)
                self._world.at(at, out)
            at = begins
            while kind is Kind.LADDER and at < begins + _LADDER * self._days * DAY:
                at += self._luck.uniform(*_CLIMBS) * self._days * DAY
                if at < one.vanishes:
                    luck = self._luck.getrandbits(32)
                    self._world.at(at, self._doing("climb", one, tournament=name, luck=luck))

    def _doing(self, step: str, who: Person, **how: Any) -> Happening:
        async def do() -> None:
            if await self._world.ask_of_tournament(step, who, **how) is None:
                self._world.at(self._world.salle.clock.now + HOUR, do)

        return do

    def _head(
        self, kind: Kind, index: int, organiser: Person, opens: int, begins: int
    ) -> dict[str, Any]:
        games = GAMES if index % 4 == 0 else (GAMES[index % len(GAMES)],)
        ends = begins + int(_LADDER * self._days * DAY) if kind is Kind.LADDER else 0
        return {
            "name": f"Cup {index}",
            "organiser": {"address": organiser.address, "name": organiser.name},
            "games": [{"game": game, "options": _OPTIONS.get(game, {})} for game in games],
            "kind": kind,
            "rounds": 3 if kind is Kind.SWISS else 0,
            "clock": TimeControl.per_decision(int(2 * DAY)).model_dump(mode="json"),
            "round_time": int(_ROUND),
            "answer_time": int(2 * DAY),
            "is_rated": index % 3 == 0,
            "has_third_place_match": kind is Kind.KNOCK_OUT,
            "begins": begins,
            "ends": ends,
            "created": opens,
            "place": f"{organiser.platform}:room{index}",
        }
