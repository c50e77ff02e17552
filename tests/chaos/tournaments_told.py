"""What an evening's tournaments came to: tables, results and rounds, and what was told of them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from bot.application.tickets import TicketError
from bot.application.tournament_tickets import TournamentTicket
from tests.chaos.history import History, Look, Message
from tests.tournament_judge import astray

Excused = Callable[[Sequence[Message], History], int]

_ROUND = re.compile(r"Round (\d+) of")


def tournaments_astray(history: History) -> Iterator[str]:
    """Results that are lost or stand twice, tables and rounds that are there twice."""
    for one in history.tournaments:
        yield from astray(one)


def told_again(history: History, excused: Excused) -> Iterator[str]:
    """Rounds that a chat got two messages of, and news that a player was told twice.

    `excused`: how many repetitions nobody could know to be one.
    """
    rounds = defaultdict[tuple[str, str, str], list[Message]](list)
    news = defaultdict[tuple[str, Look], list[Message]](list)
    for message in history.messages:
        if message.is_answer or not (tournament := tournament_of(message.first)):
            continue
        if message.reader:
            news[message.reader, message.first].append(message)
        elif found := _ROUND.search(message.first.text):
            rounds[message.place, tournament, found[1]].append(message)
    for (place, tournament, number), messages in rounds.items():
        if len(messages) - 1 > excused(messages, history):
            yield f"{tournament}: {len(messages)} messages of round {number} in {place}"
    for (reader, look), messages in news.items():
        if len(messages) - 1 > excused(messages, history):
            yield f"{len(messages)} times to {reader}: {look.text!r}"


def tournament_of(look: Look) -> str:
    """Which tournament a message is about; "" if it is about none."""
    for text in look.tickets:
        with suppress(TicketError):
            return TournamentTicket.parse(text).tournament
    return ""
