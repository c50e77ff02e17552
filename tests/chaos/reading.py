"""What messages and taps are about, read from their tickets and words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.application.tickets import Ticket, TicketError, Verb
from bot.messages.words import say_in
from storage.base import TableKey
from tests.chaos.history import History, Look, Message

LOOKS = {Verb.HAND, Verb.TURN, Verb.TEXT, Verb.HISTORY, Verb.BOARD}
"""What only shows a table again."""

PRIVATE_CONTROLS = {Verb.WALK, Verb.SEND}
PUBLIC_CONTROLS = {Verb.WALK_PUBLIC, Verb.SEND_PUBLIC, Verb.KEY}
"""What a move is made with, in private and under a board that everybody sees."""

DRAW = "draw"
"""What is typed by whoever offers one."""

CODE = re.compile(r"\b[0-9A-Z]{5}-[0-9A-Z]{5}\b")
JOIN, PART = say_in("en")("link-yes"), say_in("en")("link-part-yes")
JOINED = "Joined.", say_in("en")("link-own-code")
PARTED = "Separated from ", say_in("en")("link-part-nothing")
"""How it is asked whether identities are to be linked, or parted; and what is told then."""


def read(text: str) -> Ticket | None:
    """A ticket; None for other data of buttons."""
    try:
        return Ticket.parse(text)
    except (TicketError, ValueError):
        return None


def tickets_of(look: Look) -> list[Ticket]:
    """All tickets under a message."""
    return [ticket for text in look.tickets if (ticket := read(text))]


def table_of(look: Look) -> TableKey | None:
    """Which table a message is about; None where it has no buttons."""
    return next((ticket.table for ticket in tickets_of(look)), None)


def about(message: Message, key: TableKey) -> bool:
    """Whether a message has ever been about this table."""
    return any(table_of(look) == key for look in message.looks)


def offers(left: Iterable[str], ticket: Ticket, verbs: set[Verb]) -> bool:
    """Whether these buttons ask for the decision that `ticket` is about."""
    same = (one for text in left if (one := read(text)) and one.table == ticket.table)
    return any(one.verb in verbs and one.version == ticket.version for one in same)


def lines_of(text: str) -> frozenset[str]:
    """What a message says, line by line, without what marks text up."""
    return frozenset(line.replace("\\", "") for line in text.splitlines())


def looks_of(history: History) -> Iterator[tuple[Message, Look]]:
    for message in history.messages:
        for look in message.looks:
            yield message, look
