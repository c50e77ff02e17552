"""Small tournaments."""

from __future__ import annotations

from engines.core.record import Player
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import (
    Begun,
    Ended,
    Joined,
    Left,
    Opened,
    Paired,
    Pairing,
    Record,
)
from engines.core.tournaments.head import GameChoice, Head, Kind
from tests.storage.records import CREATED, NORTH, SOUTH

ROOM = "discord:987654321098765432"


def opened(*players: Player, place: str = ROOM) -> Record:
    """One of North's, which some have joined."""
    head = Head(
        name="Coupe d’automne 🏆",
        organiser=NORTH,
        games=(GameChoice(game="gyges"),),
        kind=Kind.SWISS,
        clock=TimeControl.per_decision(259_200),
        round_time=864_000,
        begins=CREATED + 86_400,
        place=place,
        created=CREATED,
    )
    joined = (Joined(at=CREATED + 1, by=one.address, player=one, rating=1500) for one in players)
    return Record(head=head, log=(Opened(at=CREATED, by=NORTH.address), *joined))


def begun() -> Record:
    """The same of North and South, who are paired."""
    pairing = Pairing(board=1, one=NORTH.address, two=SOUTH.address)
    at = CREATED + 86_400
    record = opened(NORTH, SOUTH).plus(Begun(at=at))
    return record.plus(Paired(at=at, round=1, pairings=(pairing,)))


def left(record: Record, who: Player = SOUTH) -> Record:
    """Somebody withdraws."""
    return record.plus(Left(at=record.log[-1].at + 60, by=who.address, player=who.address))


def ended(record: Record) -> Record:
    """It is over."""
    return record.plus(Ended(at=record.log[-1].at + 60, reason="organiser"))
