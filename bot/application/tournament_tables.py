"""The tables of a tournament's matches: opened, found again, and ended when no longer needed.

A table's name is made from round, board and attempt, so a second attempt, after a kill or in
another process, finds the same table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.application.administration import are_kept_friendly
from bot.application.loaded_table import DamagedTableError, LoadedTable, NoTableError
from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Address
from bot.application.next_matches import find_next
from bot.application.profile import place_of
from bot.application.table_names import HALL, match_nonce
from bot.application.tables import Tables
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Head, Joining, Player, TournamentMatch
from engines.core.seat import Pair, Seat
from engines.core.tournaments.acts import Adjudicated, Outcome, Reported, win_of
from engines.core.tournaments.from_table import report_of
from engines.core.tournaments.head import Adjudication
from engines.core.tournaments.matches import WantedMatch
from engines.core.tournaments.state import Bout, Out
from storage.base import TableKey

_MOST_IN_SERIES: Final = 7


class _DoneError(Exception):
    """The match has begun, or is over."""


async def begin_match(tables: Tables, loaded: LoadedTournament, wanted: WantedMatch) -> TableKey:
    """The table of a match, where it has begun; both are told by the notices of its first entry.

    Raises:
        KeyError: there is no such game here.
        BusyError, StoreAwayError: it is done later.
    """
    name = loaded.table_of(wanted.round, wanted.board, wanted.attempt)
    table = await tables.open(
        Address(platform=HALL[0], id=HALL[1]),
        await _head(tables, loaded, wanted, name),
        name=name.table,
        is_shown=True,  # they are told when it has begun
        has_readers=False,
        is_agreed=True,
    )
    player = table.match.players[Seat.TWO]
    if player is None:
        raise AssertionError("a match of a tournament has both its players")
    joining = Joining(player=player, nonce=match_nonce(name))

    def accept(now: LoadedTable) -> Entry:
        if now.match.status is not Status.OPEN:
            raise _DoneError
        return Entry(act=Act.ACCEPT, seat=Seat.TWO, at=int(tables.now()), joining=joining)

    with suppress(_DoneError):
        await tables.act(table.key, accept, table=table)
    return table.key


async def last_table(
    tables: Tables, loaded: LoadedTournament, round: int, board: int, attempt: int
) -> LoadedTable | None:
    """Where a match is played, or was: of a series the latest of its tables."""
    table = await tables.find(loaded.table_of(round, board, attempt))
    for _ in range(_MOST_IN_SERIES):
        if table is None or table.is_running:
            break
        following = await find_next(tables, table)
        if following is None:
            break
        table = following
    return table


async def end_match(tables: Tables, loaded: LoadedTournament, bout: Bout, attempt: int) -> None:
    """End the match of a pairing that is decided without it, if it is still played.

    Raises:
        BusyError, StoreAwayError: it is done later.
    """
    table = await last_table(tables, loaded, bout.round, bout.board, attempt)
    if table is None or table.match.status is not Status.PLAYING:
        return

    def decide(now: LoadedTable) -> Entry:
        if now.match.status is not Status.PLAYING:
            raise _DoneError
        return _ending(now, loaded, bout, int(tables.now()))

    with suppress(_DoneError, NoTableError, DamagedTableError):
        await tables.act(table.key, decide, table=table, is_automatic=True)


# Who has the better of a position, by Salle's judgement; None: neither.
Judge = Callable[[LoadedTable], Awaitable[Seat | None]]


async def decided(
    tables: Tables, loaded: LoadedTournament, bout: Bout, judge: Judge
) -> Reported | Adjudicated:
    """The result of a match whose time is up: its own, if it has ended just now; else by the rule.

    A match whose table is missing, or can't be read, is drawn.
    """
    attempt = len(bout.attempts) + 1
    table = await last_table(tables, loaded, bout.round, bout.board, attempt)
    if table is not None:
        reported = report_of(str(table.key), table.record, table.match, table.series)
        if reported is not None:
            return reported
    outcome, absent = Outcome.DRAW, None
    if table is not None and table.match.status is Status.PLAYING:
        outcome, absent = await _adjudicated(table, loaded, bout, tables.now(), judge)
    return Adjudicated(
        at=int(tables.now()),
        round=bout.round,
        board=bout.board,
        outcome=outcome,
        without_move=absent,
    )


async def _adjudicated(
    table: LoadedTable, loaded: LoadedTournament, bout: Bout, now: float, judge: Judge
) -> tuple[Outcome, Seat | None]:
    # By the seats of the pairing; and who never moved.
    one = _seat_of_first(table, bout)
    missing = [seat for seat in table.match.active if seat not in table.match.moved]
    if len(missing) == len(Seat):
        return Outcome.NEITHER, None
    if missing:
        absent = Seat.ONE if missing[0] is one else Seat.TWO
        return win_of(absent.other), absent
    winner = None
    match loaded.head.adjudication:
        case Adjudication.CLOCK:
            winner = _by_clock(table, now)
        case Adjudication.JUDGEMENT:
            winner = await judge(table)
        case Adjudication.HALF:
            pass
    if winner is None:
        return Outcome.DRAW, None
    return win_of(Seat.ONE if winner is one else Seat.TWO), None


def _by_clock(table: LoadedTable, now: float) -> Seat | None:
    one, two = (table.clock.left(seat, now) for seat in Seat)
    return None if one == two else Seat.ONE if one > two else Seat.TWO


def _seat_of_first(table: LoadedTable, bout: Bout) -> Seat:
    # Where the first of a pairing sits at a table; series and further attempts exchange seats. Of
    # the two one may have another address here, or there: a former player's.
    for seat, player in zip(Seat, table.match.players, strict=True):
        if player and player.address in bout.players:
            return seat if player.address == bout.one else seat.other
    return Seat.ONE


def _ending(table: LoadedTable, loaded: LoadedTournament, bout: Bout, at: int) -> Entry:
    # Who withdrew has resigned; else it is adjudicated as the tournament has decided.
    one = _seat_of_first(table, bout)
    for address, seat in ((bout.one, one), (bout.two or "", one.other)):
        entrant = loaded.state.entrants.get(address)
        if bout.is_forfeit and entrant and entrant.out is Out.LEFT:
            return Entry(act=Act.RESIGN, seat=seat, at=at)
    winner = {Outcome.ONE: one, Outcome.TWO: one.other}.get(bout.outcome or Outcome.DRAW)
    return Entry(act=Act.ADJUDICATE, seat=winner, at=at)


async def _head(
    tables: Tables, loaded: LoadedTournament, wanted: WantedMatch, name: TableKey
) -> Head:
    head, state = loaded.head, loaded.state
    game = tables.games[wanted.game.game]
    players = Pair[Player | None](
        one=state.entrants[wanted.players.one].player,
        two=state.entrants[wanted.players.two].player,
    )
    place = await _place(tables, head.place)
    is_rated = head.is_rated and not await are_kept_friendly(tables, wanted.players, place)
    return Head(
        game=game.id,
        rules=game.rules,
        options=wanted.game.options,
        players=players,
        challenger=Seat.ONE,
        nonce=match_nonce(name),
        created=state.rounds[wanted.round - 1].at,
        clock=head.clock,
        is_rated=is_rated,
        series=head.series,
        tournament=TournamentMatch(
            tournament=loaded.id,
            name=head.name,
            round=wanted.round,
            board=wanted.board,
            attempt=wanted.attempt,
            is_exchanged=wanted.is_exchanged,
            until=wanted.until,
            place=place,
            vacations_count=head.vacations_count,
            is_ladder=not head.has_rounds,
        ),
    )


async def _place(tables: Tables, chat: str) -> str:
    # The server or group that a chat belongs to, as leaderboards name it.
    if not chat:
        return ""
    where = Address.parse(chat)
    return await place_of(tables.store, where.platform, where.id)
