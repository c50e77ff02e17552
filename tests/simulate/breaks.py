"""Faults put into a worker on purpose: one for each counter, which has to see it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from bot.application.loaded_tournament import LoadedTournament
from bot.application.match_clock import MatchClock
from bot.application.model import Address, Post
from bot.application.ratings import Ratings
from bot.application.table_names import match_table
from bot.timing.calendars import Calendar
from bot.workers.tournament_worker import TournamentWorker
from engines.core.seat import Seat
from storage.base import TableKey
from storage.store import Store
from tests.simulate.messenger import WireMessenger
from tests.simulate.people import HOUR

OFTEN = 4  # every so manyth message


class RepeatingMessenger(WireMessenger):
    """Some messages are sent once more, under a name of their own."""

    async def _send(
        self, to: Address, post: Post, nonce: str, *, is_private: bool, is_edit: bool = False
    ) -> str:
        how = {"is_private": is_private, "is_edit": is_edit}
        reference = await super()._send(to, post, nonce, **how)
        if next(self.numbers) % OFTEN == 0:
            await super()._send(to, post, f"again {nonce}", **how)
        return reference


class DroppingMessenger(WireMessenger):
    """Some private messages are said to be sent, and are not."""

    async def _send(
        self, to: Address, post: Post, nonce: str, *, is_private: bool, is_edit: bool = False
    ) -> str:
        if is_private and next(self.numbers) % OFTEN == 0:
            return "nowhere"
        return await super()._send(to, post, nonce, is_private=is_private, is_edit=is_edit)


class ForgetfulStore(Store):
    """Nobody ever looks at a table because its time is up."""

    async def commit(self, *args: Any, **more: Any) -> None:
        timer = replace(more.pop("timer"), deadline=None)
        await super().commit(*args, timer=timer, **more)


def _flag_too_early() -> None:
    flag_at = MatchClock._flag_at

    def early(clock: MatchClock, seat: Seat, start: float) -> float:
        return flag_at(clock, seat, start) - 6 * HOUR

    MatchClock._flag_at = early  # type: ignore[method-assign]


def _know_nobodys_hours() -> None:
    Calendar.of = classmethod(lambda cls, profile: cls())  # type: ignore[method-assign,assignment]


def _leave_no_results() -> None:
    async def nothing(*_: Any) -> None:
        return None

    Ratings.result = nothing  # type: ignore[method-assign,assignment]


def _look_at_no_tournament() -> None:
    async def nothing(*_: Any) -> bool:
        return False

    TournamentWorker.tick = nothing  # type: ignore[method-assign]


def _name_tables_otherwise() -> None:
    def other(loaded: LoadedTournament, round: int, board: int, attempt: int = 1) -> TableKey:
        return match_table(f"another{loaded.id}", round, board, attempt)

    LoadedTournament.table_of = other  # type: ignore[method-assign,assignment]


_SPOILT: dict[str, Callable[[], None]] = {
    "unjust_flags": _flag_too_early,
    "reminders_at_night": _know_nobodys_hours,
    "miscounted": _leave_no_results,
    "tournaments_stalled": _look_at_no_tournament,
    "tournaments_astray": _name_tables_otherwise,
}
_MESSENGERS = {"told_twice": RepeatingMessenger, "not_told": DroppingMessenger}


def spoil(faults: Collection[str]) -> None:
    """Put in those that aren't one of the classes below."""
    for fault in faults:
        _SPOILT.get(fault, lambda: None)()


def messenger_class(faults: Collection[str]) -> type[WireMessenger]:
    """What messages are sent through; one fault of them at a time."""
    return next((_MESSENGERS[one] for one in faults if one in _MESSENGERS), WireMessenger)


def store_class(faults: Collection[str]) -> type[Store]:
    """What tables are kept in."""
    return ForgetfulStore if "unfinished" in faults else Store
