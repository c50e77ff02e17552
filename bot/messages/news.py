"""Lines for those who weren't there: a challenge that came to nothing, time that runs out, a
player who can't be written to.
"""

from __future__ import annotations

from typing import Final

from bot.application.model import Post
from bot.messages.perspective import Perspective
from bot.messages.times import span
from engines.core.record import Act
from engines.core.seat import Seat

_CLOSED: Final = {Act.DECLINE: "declined", Act.WITHDRAW: "withdrawn", Act.EXPIRE: "expired"}


def of_closing(perspective: Perspective, seat: Seat) -> str:
    """How a challenge was answered, for the player in `seat`: the reader, or somebody he sees
    mentioned.
    """
    table = perspective.table
    kind = _CLOSED[table.match.closed_by or Act.EXPIRE]
    return perspective.say(
        f"news-{kind}",
        reader=_reader(perspective, seat),
        name=perspective.names[seat],
        rival=perspective.names[seat.other],
        game=perspective.say(f"{table.game.id}-name"),
    )


def of_time(perspective: Perspective, seat: Seat, now: float) -> str:
    """How long the player in `seat` has for his move."""
    deadline = perspective.table.deadline or now
    return perspective.say(
        "news-time",
        reader=_reader(perspective, seat),
        name=perspective.names[seat],
        rival=perspective.names[seat.other],
        span=span(deadline - now, perspective.say),
    )


def of_unreachable(perspective: Perspective, seat: Seat, link: str) -> Post:
    """For the rival of the player in `seat`, who can't be written to: a link to hand on."""
    name = perspective.names[seat]
    key = "news-unreachable-link" if link else "news-unreachable"
    facts = {"link": link, "hand": perspective.say("hall-command-hand")} if link else {}
    return perspective.post(lines=(perspective.say(key, name=name, **facts),), is_silent=False)


def _reader(perspective: Perspective, seat: Seat) -> str:
    return "you" if perspective.seat is seat else "they"
