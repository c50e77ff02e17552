"""What the platforms can say of tournaments: each chat has one message a round, and the last
picture of the standings is what the log comes to.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence

from bot.messages.tournament_reader import points_words
from engines.core.former import is_former
from engines.core.record import Player
from engines.core.tournaments.head import Kind
from engines.core.tournaments.standings import standings
from engines.core.tournaments.state import Status
from tests.simulate.history import History
from tests.simulate.platforms import KNOW_REPETITIONS, Message
from tests.tournament_judge import JudgedTournament, astray, stalled

FORMER = "Former player"
"""What whoever has deleted themselves is called."""


def stalled_tournaments(history: History) -> Iterator[str]:
    """Tournaments that haven't ended, or in which something is due."""
    for one in history.tournaments:
        yield from stalled(one, history.end)
        if (status := one.state.status) is not Status.ENDED:
            yield f"{one.id}, a {one.record.head.kind}, is {status}"


def tournaments_astray(history: History) -> Iterator[str]:
    """Their tables, results and messages that aren't what they should be."""
    told = defaultdict[str, list[Message]](list)
    for message in history.journal:
        if message.tournament:
            told[message.tournament].append(message)
    for one in history.tournaments:
        yield from astray(one)
        yield from _repeated(told[one.id], history)
        yield from _more_than_one_a_round(one, told[one.id], history)
        yield from _otherwise_shown(one, told[one.id], history)


def _repeated(messages: Sequence[Message], history: History) -> Iterator[str]:
    """What was told once more under the same name."""
    same = defaultdict[tuple[str, str], list[Message]](list)
    for message in messages:
        same[message.to, message.nonce].append(message)
    for (to, _), found in same.items():
        if len(found) - 1 > _excused(found, history):
            yield f"{found[0].tournament}: {to} was told {len(found)} times: {found[0].lines}"


def _more_than_one_a_round(
    one: JudgedTournament, messages: Sequence[Message], history: History
) -> Iterator[str]:
    """A card, a message a round, and the end; of a ladder one a fortnight."""
    new = defaultdict[str, list[Message]](list)
    for message in messages:
        if not message.is_private and not message.is_edit:
            new[message.to].append(message)
    state = one.state
    rounds = len(state.rounds) if one.record.head.kind is not Kind.LADDER else 4
    for chat, found in new.items():
        if len(found) - _excused(found, history) > rounds + 2:
            yield f"{one.id}: {chat} got {len(found)} messages of {rounds} rounds"


def _otherwise_shown(
    one: JudgedTournament, messages: Sequence[Message], history: History
) -> Iterator[str]:
    """The last picture with points in a chat, and what is known at the end."""
    shown = {m.to: m.rows for m in messages if not m.is_private and m.rows}
    rows = standings(one.state) if shown else ()
    known = Counter(f"{_name(row.entrant.player)} {points_words(row.points)}" for row in rows)
    deleted = {person.name for person in history.people.values() if person.is_deleted}
    for chat, told in shown.items():
        if Counter(_renamed(row, deleted) for row in told) - known:
            yield f"{one.id}: {chat} was shown {told} at last, and it is {sorted(known)}"


# Pictures that were made before somebody deleted themselves name them.
def _renamed(row: str, deleted: Collection[str]) -> str:
    name, _, points = row.rpartition(" ")
    return f"{FORMER} {points}" if name in deleted else row


def _name(player: Player) -> str:
    return FORMER if is_former(player.address) else player.name


def _excused(messages: Sequence[Message], history: History) -> int:
    kills = set(history.kills)
    return sum(
        (m.worker, m.at) in kills and m.to.partition(":")[0] not in KNOW_REPETITIONS
        for m in messages
    )
