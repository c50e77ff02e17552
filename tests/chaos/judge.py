"""The judge: holds the folded logs against what people were shown and what they did.

Pure: a `History` in, a `Verdict` out. What each function finds is one counter of the verdict.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from bot.application.model import is_computer_address
from bot.application.tickets import Ticket, Verb
from bot.messages.words import say_in
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.result import result_of
from engines.core.seat import Seat
from storage.base import TableKey
from tests.chaos.boards import Boards, public_boards
from tests.chaos.flags import unjust_flags
from tests.chaos.folded import Folded
from tests.chaos.history import Challenge, History, Look, Message, Tap
from tests.chaos.persons import half_joined, parted_between, told_at_both, told_of_people
from tests.chaos.reading import (
    DRAW,
    LOOKS,
    PRIVATE_CONTROLS,
    lines_of,
    looks_of,
    offers,
    read,
    table_of,
    tickets_of,
)
from tests.chaos.stuck import stuck
from tests.chaos.tournaments_told import told_again, tournaments_astray
from tests.chaos.verdict import Verdict

DRAWS = {
    Verb.OFFER_DRAW: Act.OFFER_DRAW,
    Verb.ACCEPT_DRAW: Act.ACCEPT_DRAW,
    Verb.REFUSE_DRAW: Act.REFUSE_DRAW,
}
SENDS = {Verb.SEND, Verb.SEND_PUBLIC, Verb.KEY, Verb.WALK_PUBLIC}
# Answers after which a message stays as it is; the last one to who was parted from its player.
_NOTHING_DONE = ("hall-moved-on", "hall-store-away", "fair-elsewhere")
ON_ITS_WAY = 2.0  # seconds that a platform may take to note a message that was sent
Tables = Mapping[TableKey, Folded]


def judge(history: History) -> Verdict:
    """What went wrong."""
    history, tables = told_of_people(history)
    boards = public_boards(history, tables)
    return Verdict(
        moves=sum(e.act is Act.MOVE for r in history.records.values() for e in r.log),
        lost=[
            *lost_boards(boards),
            *lost_challenges(history, tables),
            *forgotten_moves(history, tables),
            *untold_ends(history, tables),
        ],
        doubled=[
            *unasked_moves(history, tables),
            *unasked_draws(history, tables),
            *unasked_tables(history, tables),
        ],
        told_twice=[
            *repeated_boards(boards, history),
            *repeated_messages(history),
            *told_at_both(history),
            *told_again(history, excused),
        ],
        secrets_told=[*told_secrets(history, tables), *shown_secrets(history, tables)],
        stuck=[*stuck(history, tables), *(f"the process ended: {why}" for why in history.deaths)],
        unjust_flags=[*unjust_flags(history, tables)],
        miscounted=[*miscounted(history, tables), *history.differing],
        tournaments_astray=[*tournaments_astray(history)],
        half_joined=[*half_joined(history)],
    )


# -- lost, and told twice ------------------------------------------------------------------------
def lost_boards(boards: Iterable[Boards]) -> Iterator[str]:
    """Public boards that nobody was shown, or that show what isn't in the log."""
    for one in boards:
        for message in one.strangers:
            yield f"{one.table.key}: shown and not in the log: {message.first.text!r}"
        for lines, versions in one.table.boards().items():
            is_missing = len(versions) > len(one.shown[lines])
            if is_missing and not one.is_told(versions):
                yield f"{one.table.key}: no board of {versions}: {sorted(lines)}"


def repeated_boards(boards: Iterable[Boards], history: History) -> Iterator[str]:
    """Public boards that were sent again."""
    for one in boards:
        for lines, versions in one.table.boards().items():
            more = len(one.shown[lines]) - len(versions)
            if more > excused(one.shown[lines], history):
                yield f"{one.table.key}: {more} boards too many of {versions}"


def repeated_messages(history: History) -> Iterator[str]:
    """Deliveries that say the very same, with the same buttons, twice in a private chat.

    Players who looked at their table were shown it again.
    """
    same: dict[tuple[str, Look], list[Message]] = defaultdict(list)
    looks = Counter((tap.who, key) for tap in history.taps if (key := looked_at(tap, history)))
    looks.update((typed.who, typed.table) for typed in history.typed)
    for message in history.messages:
        if message.reader and tickets_of(message.first) and not message.is_answer:
            same[message.reader, message.first].append(message)
    for (reader, look), messages in same.items():
        again = len(messages) - 1 - looks[reader, tickets_of(look)[0].table]
        if again > excused(messages, history):
            yield f"{len(messages)} times to {reader}: {look.text!r}"


def looked_at(tap: Tap, history: History) -> TableKey | None:
    """The table that a tap only showed again: also one that has moved on, to who taps on an old
    button, and a rematch that runs, to who asks for one.
    """
    ticket = read(tap.ticket)
    if ticket and tap.answer == say_in("en")("hall-moved-on"):
        return ticket.table
    if ticket is None or ticket.verb != Verb.REMATCH:
        return ticket.table if ticket and ticket.verb in LOOKS else None
    again = (k for k, r in history.records.items() if r.head.rematch_of == str(ticket.table))
    return next(again, None)


def excused(messages: Sequence[Message], history: History) -> int:
    """How many of these repetitions couldn't be known to be one.

    Where the platform has no nonce, a message is sent once more whose taking was never noted: the
    process was killed in between, or while it was on its way, or the platform's answer got lost; or
    its reader was parted from another identity, and told anew of what wasn't noted yet.
    """
    nameless = sorted((m for m in messages if not m.nonce), key=lambda message: message.at)
    return sum(
        one.is_unanswered
        or any(one.at - ON_ITS_WAY <= kill <= two.at for kill in history.kills)
        or parted_between(history, one.reader, one.at, two.at)
        for one, two in pairwise(nameless)
    )


def lost_challenges(history: History, tables: Tables) -> Iterator[str]:
    """Challenges that were promised, and have neither a table nor an apology."""
    promised = Counter(map(_asked_by, filter(lambda c: c.is_promised, history.challenges)))
    opened = Counter(key for table in tables.values() if (key := _opened_by(table)))
    say = say_in("en")
    apologies = Counter(
        m.place
        for m in history.messages
        if m.first.text in (say("hall-store-away"), say("hall-broken"))
    )
    places = {_asked_by(challenge): challenge.place for challenge in history.challenges}
    for asked, count in promised.items():
        if count > opened[asked] + apologies[places[asked]]:
            yield f"{count} challenges {asked}, and {opened[asked]} tables"


def forgotten_moves(history: History, tables: Tables) -> Iterator[str]:
    """Moves whose player was shown that they were sent, and that are not in the log."""
    taken: dict[tuple[str, TableKey, int], float] = {}
    shown: dict[tuple[str, TableKey, int], float] = {}  # by the address that was shown it
    for tap in sorted(history.taps, key=lambda tap: tap.at):
        ticket = read(tap.ticket)
        if ticket is None or ticket.table not in tables:
            continue
        decision = tap.who, ticket.table, ticket.version
        # Else it is an old message that nobody changed, or one that came late, while it is told.
        is_answered = tap.answer not in (None, *map(say_in("en"), _NOTHING_DONE))
        # On another platform the same person may still have an older message that asks.
        there = tap.identity or tap.who, ticket.table, ticket.version
        is_later = tap.at >= shown.get(there, math.inf)
        if is_later and is_answered and offers(tap.left, ticket, PRIVATE_CONTROLS):
            yield f"{decision}: asked again after it was sent"
        if _is_acknowledged(tap, ticket):
            taken.setdefault(decision, max(tap.at, tap.seen))
            shown.setdefault(there, max(tap.at, tap.seen))
    for who, key, version in taken:
        seat, end = tables[key].seat_of(who), tables[key].end
        later = tables[key].record.log[version:]
        if end.status is Status.PLAYING and not any(entry.seat is seat for entry in later):
            yield f"{key}: {who} was told that their move of version {version} was sent"


def _is_acknowledged(tap: Tap, ticket: Ticket) -> bool:
    """Whether they were told so; in private the tapped message asks for this decision no more."""
    if ticket.verb != Verb.SEND or tap.answer is None:
        return tap.answer == say_in("en")("hall-sent")
    same = [one for text in tap.left if (one := read(text)) and one.table == ticket.table]
    return bool(same) and not offers(tap.left, ticket, PRIVATE_CONTROLS)


def untold_ends(history: History, tables: Tables) -> Iterator[str]:
    """Ends that a player was never shown."""
    told = {
        (message.reader, ticket.table)
        for message in history.messages
        for look in message.looks
        for ticket in tickets_of(look)
        if ticket.verb == Verb.VERIFY
    }
    for key, table in tables.items():
        for seat in Seat:
            who = table.address(seat)
            reader = "" if who in history.unreachable else who
            if not who or is_computer_address(who) or (reader, key) in told:
                continue
            if table.end.status is Status.OVER:
                yield f"{key}: {who} was not told of the end"


# -- doubled -------------------------------------------------------------------------------------
def unasked_moves(history: History, tables: Tables) -> Iterator[str]:
    """Moves that nobody sent, or more of them than were sent."""
    sent: dict[tuple[TableKey, str], list[Ticket]] = defaultdict(list)
    for tap in history.taps:
        if (ticket := read(tap.ticket)) and ticket.verb in SENDS:
            sent[ticket.table, tap.who].append(ticket)
    for key, table in tables.items():
        made: Counter[tuple[str, int]] = Counter()
        for number, entry in enumerate(table.record.log):
            if entry.act is not Act.MOVE or entry.seat is None or number in table.automatic_entries:
                continue
            version = table.states[number].decision_version[entry.seat]
            who = table.address(entry.seat)
            made[who, version] += 1
            # A public keyboard may name the table's version instead of the decision's.
            tickets = [t for t in sent[key, who] if t.version in (version, number)]
            paths = [ticket.path for ticket in tickets if ticket.verb == Verb.SEND]
            in_public = any(ticket.verb != Verb.SEND for ticket in tickets)
            known = table.moves_of(number, entry.seat, paths)
            if made[who, version] > 1:
                yield f"{key}: entry {number} answers a decision that was taken"
            elif is_computer_address(who):
                continue
            elif entry.move not in known and not in_public:
                yield f"{key}: entry {number}, {entry.move}: {who} sent {known or 'nothing'}"


def unasked_draws(history: History, tables: Tables) -> Iterator[str]:
    """Draws that are offered or agreed on more often than somebody asked for that."""
    asked = Counter((t.who, t.table, Act.OFFER_DRAW) for t in history.typed if t.text == DRAW)
    for tap in history.taps:
        if (ticket := read(tap.ticket)) and ticket.verb in DRAWS:
            asked[tap.who, ticket.table, DRAWS[ticket.verb]] += 1
    for key, table in tables.items():
        seats = ((e, table.address(e.seat)) for e in table.record.log if e.seat)
        made = Counter((who, key, entry.act) for entry, who in seats if entry.act in DRAWS.values())
        for (who, _, act), count in made.items():
            may = asked[who, key, act]
            if act is Act.ACCEPT_DRAW:  # offering back a draw accepts it
                may += asked[who, key, Act.OFFER_DRAW]
            if count > may and not is_computer_address(who):
                yield f"{key}: {who} did {act} {count} times, and asked for it {may} times"


def unasked_tables(history: History, tables: Tables) -> Iterator[str]:
    """More tables than challenges; several rematches of a match, or several that follow it."""
    asked = Counter(map(_asked_by, history.challenges))
    opened = Counter(key for table in tables.values() if (key := _opened_by(table)))
    for key, count in opened.items():
        if count > asked[key]:
            yield f"{count} tables for {asked[key]} challenges {key}"
    standing = [t for t in tables.values() if t.end.status is not Status.CLOSED]
    again = Counter(t.record.head.rematch_of for t in standing if t.record.head.rematch_of)
    for before, count in again.items():
        if count > 1:
            yield f"{count} rematches of {before}"
    following = Counter(t.record.head.played[-1].table for t in standing if t.record.head.played)
    for before, count in following.items():
        if count > 1:
            yield f"{count} matches that follow {before} in its series"


def _asked_by(challenge: Challenge) -> tuple[str, str, str]:
    return challenge.who, challenge.rival, challenge.game


def _opened_by(table: Folded) -> tuple[str, str, str] | None:
    head = table.record.head
    if head.rematch_of or head.played or head.tournament:
        return None
    challenger = head.challenger
    return table.identity(challenger), table.identity(challenger.other), head.game


def miscounted(history: History, tables: Tables) -> Iterator[str]:
    """Matches that are over and left no result, or more than one; or aren't over and left one."""
    if history.results is None:
        return
    for key, table in tables.items():
        is_over = result_of(str(key), table.record, table.end) is not None
        if (left := history.results.get(key, 0)) != is_over:
            yield f"{key}: {left} results"


# -- secrets -------------------------------------------------------------------------------------
def told_secrets(history: History, tables: Tables) -> Iterator[str]:
    """Sentences that only one player may read, read by somebody else."""
    secrets = {
        (key, seat): table.secret_lines(seat) for key, table in tables.items() for seat in Seat
    }
    for message, look in looks_of(history):
        key = table_of(look)
        if key not in tables:
            continue
        for seat in Seat:
            if message.reader != tables[key].address(seat):
                for line in lines_of(look.text) & secrets[key, seat]:
                    yield f"{key}: {line!r} of {seat} was told in {message.place}"
    for tap in history.taps:
        ticket = read(tap.ticket)
        if ticket is None or ticket.table not in tables or ticket.verb == Verb.REMATCH:
            continue  # a rematch is another table
        for seat in Seat:
            if tap.who != tables[ticket.table].address(seat):
                for line in lines_of(tap.answer or "") & secrets[ticket.table, seat]:
                    yield f"{ticket.table}: {line!r} of {seat} was answered to {tap.who}"


def shown_secrets(history: History, tables: Tables) -> Iterator[str]:
    """Pictures with one player's hand, and keyboards of theirs, seen by somebody else."""
    seen: dict[tuple[TableKey, str], set[str]] = defaultdict(set)  # picture: by whom
    for message, look in looks_of(history):
        key = table_of(look)
        if key not in tables:
            continue
        is_over = any(ticket.verb == Verb.VERIFY for ticket in tickets_of(look))
        if hides(tables[key]) and not is_over:
            for picture in look.pictures:
                seen[key, picture].add(message.reader)
        if not message.reader and any(t.verb in PRIVATE_CONTROLS for t in tickets_of(look)):
            yield f"{key}: a private keyboard in {message.place}"
    for (key, picture), readers in seen.items():
        if len(readers) > 1 and picture not in tables[key].public_pictures:
            yield f"{key}: picture {picture} was shown to {sorted(readers)}"


def hides(table: Folded) -> bool:
    """Whether players of this game see what others don't."""
    if table.begun is None:
        return False
    return bool(table.perspective(table.begun, None).view.has_secrets)
