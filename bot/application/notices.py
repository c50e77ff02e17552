"""The notices of an act: they go to the outbox in the same step as the act itself.

The notices of an act don't depend on hidden information. Whether a player is asked at all is
decided when their notice is delivered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.application.model import Address, is_computer_address, is_reachable, is_solo
from bot.timing.reminders import Reminder
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Entry, Head, Player, Record, Wish
from engines.core.seat import Pair, Seat
from storage.base import CHAT, CHAT_AT, Notice, NoticeKind, TableKey, TalkLine

# Whom a commit names one by one: see `Notice.is_to_followers`.
FOLLOWERS: Final = "followers"

# In place of a table's name: what is told somebody of all their tables, or of none.
PINNED_LIST: Final = "inbox"

# Kinds that say that time is running out.
REMINDERS: Final = (NoticeKind.REMINDER, NoticeKind.LAST_REMINDER)

# Kinds that tell somebody more of a position that their last message may show already.
MARKED: Final = (NoticeKind.MISSED, *REMINDERS)

# Kinds that tell of a decision, whose version they name, and of no act.
OF_DECISIONS: Final = (NoticeKind.CALL, *REMINDERS)

# Acts that leave the board as it is.
BESIDE_BOARD: Final = frozenset(
    {
        *(Act.OFFER_DRAW, Act.REFUSE_DRAW, Act.ASK_TAKEBACK, Act.REFUSE_TAKEBACK),
        *(Act.ASK, Act.GRANT, Act.REFUSE, Act.ADJOURN, Act.GIVE_TIME, Act.FLAG, Act.VACATION),
        Act.HINT,
    }
)

# Those that are news for the other side, though it has nothing to answer.
_NEWS: Final = frozenset({Act.GRANT, Act.ADJOURN, Act.GIVE_TIME})


def of_act(
    key: TableKey,
    record: Record,
    before: MatchState,
    match: MatchState,
    entry: Entry,
    already_shown_to: str,
) -> list[Notice]:
    """For the computer, each player (but `already_shown_to`) and the chat: a card or the board.

    Players who sat here `before` and no longer do are told, too.

    The computer goes first: if it is quick, its move is told together with the one before it. The
    card goes before the players, who are told where the table is; they go before the board, which
    mentions those whose private chat turned out to be closed. Those who follow the match come last:
    they are told of moves, and of the end.
    """

    def note(to: str, kind: NoticeKind) -> Notice:
        return Notice(table=key, version=record.version, to=to, kind=kind)

    if entry.act is Act.IDENTIFY:
        return []  # the card stands, and its buttons are good
    cards = [note(to, NoticeKind.CARD) for to in _shown_cards(key, record.head)]
    if match.state is None and is_solo(record.head):
        return cards
    if match.status is Status.OPEN:  # other terms are proposed: the card stays where it is
        asked = match.players[match.proposed_by.other]
        is_person = asked and is_reachable(asked.address)
        told = [asked.address] if asked and is_person and asked.address != already_shown_to else []
        return [note(to, NoticeKind.CARD) for to in (*told, *chats(match))]
    seats = {s: p for s in Seat if (p := match.players[s])}
    sat = [*seats.values(), *(p for p in before.players if p and match.state)]
    people = dict.fromkeys(p.address for p in sat if is_reachable(p.address))
    if match.status is Status.CLOSED:
        return [note(to, NoticeKind.CARD) for to in (*people, *chats(match))]
    kind = NoticeKind.OFFER if entry.act in BESIDE_BOARD else NoticeKind.TURN
    computers = [
        note(player.address, kind)
        for seat, player in seats.items()
        if is_computer_address(player.address) and (seat in match.active or match.is_asked(seat))
    ]
    is_answer = entry.act is Act.ACCEPT and not record.head.played  # else it began by itself
    shown = cards if is_answer else []
    private = [note(address, kind) for address in people if address != already_shown_to]
    is_followed = kind is NoticeKind.TURN or match.status is Status.OVER
    followers = [note(FOLLOWERS, NoticeKind.FOLLOWED)] if is_followed else []
    public = [note(chat, kind) for chat in chats(match)]
    return [*computers, *shown, *private, *public, *followers]


def of_challenge(key: TableKey, head: Head) -> list[Notice]:
    """The cards of a challenge that has just been made."""
    shown = _shown_cards(key, head)
    return [Notice(table=key, version=0, to=to, kind=NoticeKind.CARD) for to in shown]


def _shown_cards(key: TableKey, head: Head) -> list[str]:
    # Who is shown a challenge: its chat; from somebody's private chat also the challenged.
    # They go first: the chat says if they can't be reached. A player alone in their private chat is
    # shown their card in the answers to them.
    challenger, invited = head.players[head.challenger], head.players[head.challenger.other]
    is_private = challenger is not None and challenger.address == f"{key.platform}:{key.chat}"
    public = list(_chats_of(head.players))
    if not is_private:
        return public
    if is_solo(head):
        return []
    return [invited.address, *public] if invited and is_reachable(invited.address) else public


def of_reminders(
    key: TableKey, match: MatchState, reminded: Mapping[Seat, Reminder]
) -> list[Notice]:
    """Time is running out for these seats; the chat mentions who can't be told in private.

    They name the version of the decision: so a reminder is told once, whatever is said meanwhile.
    """
    found = {}
    for seat, reminder in reminded.items():
        kind = NoticeKind.LAST_REMINDER if reminder.is_last else NoticeKind.REMINDER
        player, version = match.players[seat], match.decision_version[seat]
        for to in (player.address, chat_of(player)) if player else ():
            found[to, version, kind] = Notice(table=key, version=version, to=to, kind=kind)
    return sorted(found.values(), key=lambda notice: notice.is_to_chat)


def of_call(key: TableKey, match: MatchState, seat: Seat) -> Notice:
    """Somebody's private chat has turned out to be closed: mention them, if they weren't yet."""
    version, to = match.decision_version[seat], chat_of(match.players[seat])
    return Notice(table=key, version=version, to=to, kind=NoticeKind.CALL)


def of_missed(key: TableKey, version: int, match: MatchState, seat: Seat) -> list[Notice]:
    """Nothing reaches somebody who has to decide: their rival's board says so."""
    rival = match.players[seat.other]
    if rival is None or not is_reachable(rival.address):
        return []
    return [Notice(table=key, version=version, to=rival.address, kind=NoticeKind.MISSED)]


def of_talk(
    key: TableKey, match: MatchState, line: TalkLine, *, is_private: bool, said_in: str = ""
) -> list[Notice]:
    """What somebody says to their rival: the chats of the table show it, except for `said_in`.

    There everybody has read it. A rival who reads none of them is told alone. `is_private`: the
    table has no chat of its own.
    """
    public = [to for to in chats(match) if to != CHAT or not is_private]
    rival = match.players[line.seat.other]
    told = [to for to in public if to != said_in]
    if rival and is_reachable(rival.address) and not _reads_along(key, rival, public):
        told.append(rival.address)
    return [Notice(table=key, version=line.number, to=to, kind=NoticeKind.SAID) for to in told]


def _reads_along(key: TableKey, player: Player, public: Sequence[str]) -> bool:
    platform = where_told(key, player).platform
    return chat_of(player) in public and Address.parse(player.address).platform == platform


def chats(match: MatchState) -> Sequence[str]:
    """The chats that are told of a table: its own, and those where players sat down elsewhere."""
    return _chats_of(match.players)


def chat_of(player: Player | None) -> str:
    """The chat where a player reads what is told of the table in public."""
    return f"{CHAT_AT}{player.chat}" if player and player.chat else CHAT


def _chats_of(players: Pair[Player | None]) -> Sequence[str]:
    return list(dict.fromkeys([CHAT, *map(chat_of, players)]))


def where_told(key: TableKey, player: Player | None) -> Address:
    """The same chat, where it was when they sat down."""
    if player and player.chat:
        return Address.parse(player.chat)
    return Address(platform=key.platform, id=key.chat)


def whom_it_concerns(record: Record, match: MatchState, kind: NoticeKind) -> frozenset[Seat]:
    """The seats for which a notice is news, or a question; not for the one that acted."""
    if match.status is Status.PLAYING:
        last = record.log[-1]
        if last.act is Act.HALT:
            return frozenset(Seat)
        if kind is not NoticeKind.OFFER:
            return match.active
        went_on_alone = last.act is Act.GRANT and last.wish is Wish.RESUME
        if went_on_alone or last.act in (Act.FLAG, Act.VACATION):  # both have to know
            return frozenset(Seat)
        asked = frozenset(seat for seat in Seat if match.is_asked(seat))
        return asked | {last.seat.other} if last.act in _NEWS and last.seat else asked
    if match.status is Status.OPEN:
        return frozenset({match.proposed_by.other})
    last = record.log[-1]
    if last.act is Act.EXPIRE:
        return frozenset({match.proposed_by})
    return frozenset({last.actor.other}) if last.actor else frozenset(Seat)


def of_asking(key: TableKey, version: int, match: MatchState, *seats: Seat) -> list[Notice]:
    """Seats that have to decide after all; none is told twice for the same version."""
    people = dict.fromkeys(p.address for s in seats if (p := match.players[s]))
    return [
        Notice(table=key, version=version, to=address, kind=NoticeKind.TURN)
        for address in people
        if is_reachable(address)
    ]


def pinned_list_of(address: Address) -> TableKey:
    """Where notices stand that concern none of somebody's tables alone."""
    return TableKey(address.platform, address.id, PINNED_LIST)


def of_pinned_list(address: Address, *, now: float) -> Notice:
    """Somebody's pinned list is to show what has happened up to now."""
    key, to = pinned_list_of(address), str(address)
    return Notice(table=key, version=int(now), to=to, kind=NoticeKind.PINNED_LIST)
