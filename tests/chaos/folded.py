"""A table folded from its log: its state at every version, and what readers may read of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache, cached_property
from io import BytesIO
from itertools import product
from types import MappingProxyType
from typing import Final

from PIL import Image

from bot.application import notices
from bot.application.loaded_table import LoadedTable
from bot.application.preset_answers import automatic_answers
from bot.application.replay_cache import ReplayCache, ReplayedMatch
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.prompts import ChoiceGoneError, walk
from engines.core.match_state import MatchState, Status
from engines.core.record import Record
from engines.core.replay import match_states
from engines.core.seat import Seat
from engines.registry import load_games
from renderers.game_text import text_of
from renderers.kit.ribbon import TALL, WIDE
from renderers.rendering import render
from renderers.style import Framing
from storage.base import TableKey

READERS = (None, *Seat)
FORMATS: Final = (Framing.TALL, Framing.WIDE)


class Folded:
    """One table."""

    def __init__(
        self, key: TableKey, record: Record, people: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """`people`: the address that stands for a person, by each of theirs."""
        self.key = key
        self.record = record
        self.people = people
        self.game = load_games()[record.head.game]
        self.states: tuple[MatchState, ...] = tuple(match_states(self.game, record))

    @property
    def end(self) -> MatchState:
        """How it stands."""
        return self.states[-1]

    @cached_property
    def begun(self) -> int | None:
        """The version at which the match had just begun."""
        versions = (n for n, state in enumerate(self.states) if state.state is not None)
        return next(versions, None)

    @cached_property
    def automatic_entries(self) -> frozenset[int]:
        """The entries that Salle made for somebody."""
        return ReplayCache().replay(self.key, self.game, self.record).automatic_entries

    @property
    def asked(self) -> frozenset[Seat]:
        """The players who have a choice; where there is none Salle answers."""
        if self.end.status is not Status.PLAYING:
            return frozenset()
        return self.end.active - {one.seat for one in automatic_answers(self.game, self.end, {})}

    @cached_property
    def has_public_boards(self) -> bool:
        """Whether it has a chat that others read."""
        if self.record.head.tournament:  # it is told in private, and its tournament in public
            return False
        chat = f"{self.key.platform}:{self.key.chat}"
        return not any(p and p.address == chat for p in self.end.players)

    @property
    def platforms(self) -> frozenset[str]:
        """Where it is told in public."""
        chats = (p.chat for p in self.end.players if p and p.chat)
        return frozenset({self.key.platform, *(chat.partition(":")[0] for chat in chats)})

    def address(self, seat: Seat) -> str:
        """Who sits there; "": nobody."""
        identity = self.identity(seat)
        return self.people.get(identity, identity)

    def identity(self, seat: Seat) -> str:
        """By which of their identities; "": nobody."""
        player = self.end.players[seat]
        return player.address if player else ""

    def seat_of(self, address: str) -> Seat | None:
        """Where somebody sits."""
        return next((seat for seat in Seat if self.address(seat) == address), None)

    def perspective(
        self,
        version: int,
        onlooker: Seat | None,
        linked: Mapping[str, str] = MappingProxyType({}),
    ) -> Perspective:
        """The table at a version, as somebody with no wishes reads it.

        `linked`: the identities linked first, by those of players who are linked.
        """
        replayed = ReplayedMatch(
            game=self.game, record=self.record.upto(version), match=self.states[version]
        )
        table = LoadedTable(key=self.key, replayed=replayed, first_identities=linked)
        return Perspective(table=table, preferences=Preferences.of({}), seat=onlooker)

    @cache  # noqa: B019 - lives as long as one judgement
    def told(self, version: int, onlooker: Seat | None) -> tuple[str, ...]:
        """What an act is told in, as somebody reads it."""
        return self.perspective(version, onlooker).narrate(self.states[version].events)

    def board_lines(self, version: int) -> frozenset[str]:
        """What the public board of this version says at least."""
        lines = {line for told in self.told(version, None) for line in told.splitlines()}
        if self.states[version].status is Status.PLAYING:
            here = self.perspective(version, None)
            summary = text_of(here.view).summary(here.view, here.names, here.say)
            lines.update(summary.splitlines())
        return frozenset(filter(None, lines))

    @cache  # noqa: B019 - as above
    def boards(self) -> Mapping[frozenset[str], list[int]]:
        """The versions that have a public board, by what it says."""
        found: dict[frozenset[str], list[int]] = {}
        if self.begun is None or not self.has_public_boards:
            return found
        for version in range(self.begun, len(self.states)):
            if self.record.log[version - 1].act not in notices.BESIDE_BOARD:
                found.setdefault(self.board_lines(version), []).append(version)
        return found

    @cached_property
    def beside_boards(self) -> tuple[frozenset[str], ...]:
        """What is said of acts that leave the board as it is, where it is shown again for them."""
        acts = enumerate((entry.act for entry in self.record.log), start=1)
        return tuple(self.board_lines(v) for v, act in acts if act in notices.BESIDE_BOARD)

    @cached_property
    def public_pictures(self) -> frozenset[str]:
        """The digests of what everybody may see, at every version and in every format.

        With the coats of who is linked with another, and isn't.
        """
        here = (
            self.perspective(v, None, linked)
            for v in range(self.begun or 0, len(self.states))
            for linked in self._linked
        )
        drawn = (
            render(p.view, replace(p.picture(p.view).style, framing=frame))
            for p in here
            for frame in FORMATS
        )
        return frozenset(map(digest, drawn))

    def secret_lines(self, seat: Seat) -> frozenset[str]:
        """What only this seat is ever told."""
        others = {line for other in READERS if other is not seat for line in self._all_told(other)}
        return self._all_told(seat) - others

    def moves_of(self, version: int, seat: Seat, paths: Iterable[tuple[int, ...]]) -> set[str]:
        """The moves that tickets of a decision name by their paths."""
        moves = self.game.legal_moves(self.states[version].game_state, seat)
        found = set()
        for path in paths:
            with suppress(ChoiceGoneError):
                found.add(str(walk(moves, path).fork.move))
        return found

    @property
    def _linked(self) -> Iterator[Mapping[str, str]]:
        """What may have been known of whom these players are linked with.

        The identity that was linked first is this one, or the other one of the person.
        """
        mine = [one for seat in Seat if (one := self.identity(seat)) in self.people]
        persons = (self.people[one] for one in mine)
        known = [{a for a, p in self.people.items() if p == person} for person in persons]
        for firsts in product(*known):
            yield dict(zip(mine, firsts, strict=True))

    def _all_told(self, onlooker: Seat | None) -> frozenset[str]:
        versions = range(1, len(self.states))
        return frozenset(line for v in versions for line in self.told(v, onlooker) if line)


def digest(file: bytes) -> str:
    """Names a file; a picture by its pixels above the ribbon, on which the time goes on."""
    if not file.startswith(b"\x89PNG"):
        return hashlib.sha256(file).hexdigest()[:16]
    drawn = Image.open(BytesIO(file)).convert("RGB")
    ribbon = next((m.band for m in (TALL, WIDE) if m.width == drawn.width), 0)
    board = drawn.crop((0, 0, drawn.width, drawn.height - ribbon))
    return hashlib.sha256(board.tobytes()).hexdigest()[:16]


def fold(
    records: Mapping[TableKey, Record], people: Mapping[str, str] = MappingProxyType({})
) -> Mapping[TableKey, Folded]:
    """Every table, folded; `people` as in `Folded`."""
    return {key: Folded(key, record, people) for key, record in records.items()}
