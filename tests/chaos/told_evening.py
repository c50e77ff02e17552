"""An evening as it should be, made from a log: what everybody did and was told."""

from __future__ import annotations

from collections.abc import Iterator

from bot.application.tickets import Ticket, Verb
from bot.messages.prompts import find_path
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Record
from engines.core.seat import Seat
from storage.base import TableKey
from tests.chaos.folded import Folded
from tests.chaos.history import Challenge, History, Look, Message, Tap
from tests.chaos.judge import judge
from tests.harness import ANN, BEA, CREATED, GAMES, whole_game

KEY = TableKey("local", "-7", "abcde")
GROUP = "local:-7"
GAME = GAMES["en_garde"]


def counted(history: History) -> dict[str, int]:
    """The counters of a judgement, and no zeros."""
    return {kind: len(found) for kind, found in judge(history).findings.items() if found}


def record_of(moves: int) -> Record:
    """A match after so many moves."""
    return next(r for r, _ in whole_game(GAME) if r.version > moves)


def evening(record: Record) -> History:
    """Everything as it should be: who acts taps, and everybody is told."""
    table = Folded(KEY, record)
    return History(
        records={KEY: record},
        messages=tuple(messages_of(table)),
        taps=tuple(taps_of(table)),
        challenges=(
            Challenge(
                who=ANN.address,
                rival=BEA.address,
                game=GAME.id,
                at=CREATED,
                place=GROUP,
                is_promised=True,
            ),
        ),
    )


def messages_of(table: Folded) -> Iterator[Message]:
    """Boards in the group, and what each player has in their private chat."""
    for version in range(1, len(table.states)):
        yield board(table, version)
        state = table.states[version]
        for seat in Seat if state.status is Status.OVER else state.active:
            yield turn(table, version, seat)


def board(table: Folded, version: int) -> Message:
    ticket = Ticket(verb=Verb.HAND, table=KEY, version=version)
    look = Look(
        text="\n".join(sorted(table.board_lines(version))),
        pictures=(f"board {version}",),
        tickets=(str(ticket),),
    )
    return Message(place=GROUP, at=CREATED + version, looks=(look,))


def turn(table: Folded, version: int, seat: Seat) -> Message:
    is_over = table.states[version].status is Status.OVER
    verb = Verb.VERIFY if is_over else Verb.WALK
    decided = table.states[version].decision_version[seat]
    look = Look(
        text="\n".join(table.told(version, seat)),
        pictures=(f"hand of {seat}, {version}",),
        tickets=(str(Ticket(verb=verb, table=KEY, version=decided)),),
    )
    who = table.address(seat)
    return Message(place=who, reader=who, at=CREATED + version, looks=(look,))


def taps_of(table: Folded) -> Iterator[Tap]:
    for number, entry in enumerate(table.record.log):
        if entry.act is Act.MOVE and entry.seat:
            yield sending(table, number, entry, entry.seat)


def sending(table: Folded, number: int, entry: Entry, seat: Seat) -> Tap:
    """The tap that sent an entry, and was acknowledged."""
    before = table.states[number]
    moves = GAME.legal_moves(before.game_state, seat)
    path = find_path(moves, GAME.parse(entry.move).steps)
    version = before.decision_version[seat]
    ticket = Ticket(verb=Verb.SEND, table=KEY, version=version, path=path)
    left = Ticket(verb=Verb.TEXT, table=KEY, version=version)
    who = table.address(seat)
    return Tap(who=who, at=entry.at, ticket=str(ticket), answer="", left=(str(left),))
