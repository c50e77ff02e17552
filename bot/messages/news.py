"""Lines for those who weren't there: a challenge that came to nothing, time that runs out, a
player who can't be written to.
"""

from __future__ import annotations

from typing import Final

from bot.application.model import Post
from bot.messages.perspective import Perspective
from bot.messages.times import public_reminder, reminder
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.seat import Seat

# How a challenge may come to nothing, as keys of words name it.
CLOSED: Final = {Act.DECLINE: "declined", Act.WITHDRAW: "withdrawn", Act.EXPIRE: "expired"}


def of_challenge(perspective: Perspective, seat: Seat) -> str:
    """How a challenge was answered, for the player in `seat`: the reader, or somebody they see
    mentioned.
    """
    table = perspective.table
    if table.match.status is Status.OPEN:
        return perspective.say("news-proposed", rival=perspective.names[seat.other])
    kind = CLOSED[table.match.closed_by or Act.EXPIRE]
    return perspective.say(
        f"news-{kind}",
        reader="you" if perspective.seat is seat else "they",
        name=perspective.names[seat],
        rival=perspective.names[seat.other],
        game=perspective.say(f"{table.game.id}-name"),
    )


def of_time(perspective: Perspective, seat: Seat, now: float) -> str:
    """How long the player in `seat` has for their move."""
    table, say = perspective.table, perspective.say
    deadline = table.clock.flag_at(seat) or table.deadline or now
    name, rival = perspective.names[seat], perspective.names[seat.other]
    if perspective.seat is seat:
        return reminder(deadline, now, rival, say)
    return public_reminder(deadline, now, name, rival, say)


def of_unreachable(perspective: Perspective, seat: Seat, link: str) -> Post:
    """Told to the rival of a player in `seat` who can't be written to: a link to hand on."""
    name = perspective.names[seat]
    key = "news-unreachable-link" if link else "news-unreachable"
    facts = {"link": link, "hand": perspective.say("hall-command-hand")} if link else {}
    return perspective.post(lines=(perspective.say(key, name=name, **facts),), is_silent=False)


def of_missed(perspective: Perspective) -> tuple[str, ...]:
    """The players that nothing can be sent to when it is their turn, as everybody else reads it."""
    say, hand = perspective.say, perspective.say("hall-command-hand")
    missed = (seat for seat in Seat if seat is not perspective.seat)
    return tuple(
        say("news-missed", name=perspective.names[seat], hand=hand)
        for seat in missed
        if perspective.table.is_missed(seat)
    )
