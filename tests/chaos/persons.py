"""Who is whom: what an evening's identities did, told of the people behind them.

Of who was ever linked all identities are taken to be one: what is told in one chat may be answered
in the other. There tables are called by their aliases, and here by their names.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.application.table_aliases import ALIAS
from storage.base import TableKey
from tests.chaos.folded import Folded, fold
from tests.chaos.history import History, Linking, Look, Message, Tap, Typed
from tests.chaos.reading import PRIVATE_CONTROLS, read, tickets_of

_MARKS = re.compile(r"[\W_]+")  # what marks text up isn't the same on both platforms


def person_of(history: History) -> Mapping[str, str]:
    """The address that stands for a person, by each of their addresses."""
    return {address: one.who[0] for one in history.linkings for address in one.who}


def told_of_people(history: History) -> tuple[History, Mapping[TableKey, Folded]]:
    """The same history and its tables: people in the place of identities, tables of aliases."""
    people, tables = person_of(history), history.aliases

    def who(address: str) -> str:
        return people.get(address, address)

    def named(text: str) -> str:
        ticket = read(text) if f":{ALIAS}:" in text else None
        key = ticket and tables.get(ticket.table)
        return str(replace(ticket, table=key)) if ticket and key else text

    def look(shown: Look) -> Look:
        return replace(shown, tickets=tuple(map(named, shown.tickets)))

    def message(one: Message) -> Message:
        return replace(one, reader=who(one.reader), looks=tuple(map(look, one.looks)))

    def tap(one: Tap) -> Tap:
        left = tuple(map(named, one.left))
        return replace(one, who=who(one.who), identity=one.who, ticket=named(one.ticket), left=left)

    def typed(one: Typed) -> Typed:
        return replace(one, who=who(one.who), table=tables.get(one.table, one.table))

    same = replace(
        history,
        messages=tuple(map(message, history.messages)),
        taps=tuple(map(tap, history.taps)),
        typed=tuple(map(typed, history.typed)),
    )
    return same, fold(history.records, people)


def half_joined(history: History) -> Iterator[str]:
    """People joined by half, or otherwise than they were told; results that don't follow."""
    if history.persons is None:
        return
    for address, group in history.persons.items():
        for other in group:
            if history.persons.get(other) != group:
                yield f"{address} is joined with {other}, who isn't with them"
    for who, done in _by_person(history).items():
        groups = {history.persons.get(address, ()) for address in who}
        if groups not in ({()}, *({pair} for pair in (who, who[::-1]))):
            yield f"{who} are stored as {groups}"
        expected = _expected(done)
        if expected is not None and expected is (groups == {()}):
            yield f"{who} were told that they are {'joined' if expected else 'parted'}"
        for game, holders in history.holders.items():
            under = {address: holders.get(address, address) for address in who}
            group = next(iter(groups))
            right = {address: group[0] if group else address for address in who}
            if under != right:
                yield f"{who}: results in {game} stand under {under}"


def told_at_both(history: History) -> Iterator[str]:
    """Turns that were told to one person on two platforms.

    Where they were parted in between, each identity is told in its own chat.
    """
    people = {address for one in history.linkings for address in one.who}
    same = defaultdict[tuple[str, str, TableKey, int], list[Message]](list)
    for message in history.messages:
        if message.reader not in people or message.is_answer:
            continue
        for ticket in tickets_of(message.first):
            if ticket.verb in PRIVATE_CONTROLS:
                words = _MARKS.sub("", message.first.text)
                same[message.reader, words, ticket.table, ticket.version].append(message)
                break
    for (who, _, key, version), messages in same.items():
        places = {message.place.partition(":")[0] for message in messages}
        first, last = (edge(m.at for m in messages) for edge in (min, max))
        typed = any(one.table == key and one.who == who for one in history.typed)
        if len(places) > 1 and not typed and not parted_between(history, who, first, last):
            yield f"{key}: version {version} was told to {who} in {sorted(places)}"


def parted_between(history: History, who: str, first: float, last: float) -> bool:
    """Whether a person was, or may have been, parted then: what wasn't noted is told anew."""
    return any(
        who in one.who and not one.joins and one.at <= last and first <= one.until
        for one in history.linkings
    )


def _by_person(history: History) -> Mapping[tuple[str, str], Sequence[Linking]]:
    found = defaultdict[tuple[str, str], list[Linking]](list)
    for one in history.linkings:
        found[one.who].append(one)
    return found


def _expected(done: Sequence[Linking]) -> bool | None:
    """Whether they are joined at the end; None: nobody knows.

    What wasn't told to be done may be done later, and undo what was.
    """
    last = max(done, key=lambda one: one.at)
    is_sure = last.is_told and all(one.is_told for one in done if one.joins != last.joins)
    return last.joins if is_sure else None
