"""A leaderboard as a message: a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.application.model import Choice, Group, Post, Prompt, SheetPicture, Subject
from bot.application.shown_leaderboard import ListedPlayer, ShownLeaderboard
from bot.messages.preferences import Preferences
from bot.messages.ratings import with_deviation
from bot.messages.words import Words, say_in
from engines.core.rating import rest
from engines.core.seat import Pair
from renderers.coat import coat_of
from renderers.game_text import ALT_LIMIT
from renderers.people.sheets import LeaderboardSheet, StandingRow

_NO_NAMES: Final = Pair(one="", two="")
_GAP: Final = "…"
_READER: Final = "▸ "
_UP, _DOWN = "▲", "▼"


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardReader:
    """A leaderboard, as one reader is shown it."""

    board: ShownLeaderboard
    reader: str  # an address; "": anybody
    name: str  # what the reader is called, where nothing else tells
    preferences: Preferences
    now: float

    @property
    def say(self) -> Words:
        """Words in the reader's language."""
        return say_in(self.preferences.language)

    @property
    def rows(self) -> tuple[ListedPlayer | None, ...]:
        """The first, and those around the reader; None is a gap between them."""
        first, around = self.board.first, self.board.around
        if not first or not around or around[0].rank == first[-1].rank + 1:
            return (*first, *around)
        return (*first, None, *around)

    def name_of(self, player: ListedPlayer) -> str:
        """What a player is called."""
        own = self.name if player.address == self.reader else ""
        return player.name or own or self.say("entrance-somebody")


def leaderboard_post(
    reader: LeaderboardReader, games: Sequence[Choice], places: Sequence[Choice]
) -> Post:
    """The leaderboard, with buttons to those of other games, and of all or of here.

    Where nobody stands on it there is no picture.
    """
    board, say = reader.board, reader.say
    game = say(f"{board.game}-name")
    title = say(f"leaderboard-{'here' if board.place else 'all'}", game=game)
    lines = _lines(reader, game)
    group = Group(key="games", label=say("leaderboard-games"), choices=tuple(games))
    return Post(
        title=title,
        lines=lines,
        sheet=SheetPicture(
            sheet=_sheet(reader, game),
            style=reader.preferences.sample_style(_NO_NAMES),
            alt="\n".join([title, *lines])[:ALT_LIMIT],
        )
        if board.players
        else None,
        prompt=Prompt(groups=(group,) if games else (), controls=tuple(places)),
        subject=None if board.place else Subject(game=board.game),
    )


def _lines(reader: LeaderboardReader, game: str) -> tuple[str, ...]:
    board, say = reader.board, reader.say
    if not board.players:
        return (say(f"leaderboard-none-{'here' if board.place else 'all'}", game=game),)
    lines = [_line(reader, row) if row else _GAP for row in reader.rows]
    lines.append(say("leaderboard-players", count=board.players))
    if reader.reader and not board.has_reader:
        lines.append(say("leaderboard-not-you"))
    return tuple(lines)


def _line(reader: LeaderboardReader, row: ListedPlayer) -> str:
    rating = with_deviation(row.rating, reader.now)
    gained = f" {_UP if row.gained > 0 else _DOWN}{abs(row.gained)}" if row.gained else ""
    mark = _READER if row.address == reader.reader else ""
    return f"{mark}{row.rank}. {reader.name_of(row)} · {rating}{gained}"


def _sheet(reader: LeaderboardReader, game: str) -> LeaderboardSheet:
    return LeaderboardSheet(
        title=game,
        date=f"{datetime.fromtimestamp(reader.now, UTC):%Y-%m-%d}",
        rows=tuple(_row(reader, row) if row else None for row in reader.rows),
    )


def _row(reader: LeaderboardReader, row: ListedPlayer) -> StandingRow:
    return StandingRow(
        place=row.rank,
        name=reader.name_of(row),
        coat=coat_of(row.address),
        rating=round(row.rating.value),
        deviation=round(rest(row.rating, reader.now).deviation),
        gained=row.gained,
        is_reader=row.address == reader.reader,
    )
