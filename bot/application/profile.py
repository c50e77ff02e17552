"""The fields of a stored profile: what is kept of a player or a chat, by the names in the store.

When a player's clock runs is kept there too: see `bot.timing.calendars` and `bot.timing.vacations`.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final

from bot.application.message_refs import NotedMessage
from bot.application.model import Address
from engines.core.former import FORMER, is_former
from storage.base import TableKey
from storage.store import Store

NAME: Final = "name"  # as the platform said it last
BOARDS: Final = "boards"  # of a chat: see `Boards`
COMMUNITY: Final = "community"  # of a chat: what it belongs to, such as a server of Discord
USERNAME: Final = "username"  # by which others name them on their platform, casefolded
LOCALE: Final = "locale"  # as the platform said it last
PRIVATE_CHAT_CLOSED: Final = "private_chat_closed"  # when it refused us last, and why
PLACE_CLOSED: Final = "place_closed"  # of a chat: when it refused our last message
WELCOMED: Final = "welcomed"  # of a community: when it took Salle in
CHATS: Final = "chats"  # of a community: those in which tables were opened
GREETED: Final = "greeted"  # they have been told once that they hear from us in their private chat
ADMIN_DRAFT: Final = "admin_draft"  # what they would do as an administrator: see `admin_draft`
TOURNAMENT_DRAFT: Final = "tournament_draft"  # one that they would open: see `tournament_draft`
TOURNAMENT_MANAGED: Final = "tournament_managed"  # one that they may: see `tournament_rights`
DRAFT: Final = "draft"  # a move that they have entered and not sent: see `move_draft`
LINE_DRAFT: Final = "line_draft"  # a conditional move that they are entering: see `line_draft`
PUSH: Final = "push-"  # and a digest: a browser of theirs that is told of their turns

MUTED: Final = "muted"  # the tables whose talk they don't want to read
BLOCKED: Final = "blocked"  # the addresses of those with whom they want nothing to do

PINNED_LIST: Final = "pinned_inbox"  # "on": their tables stay on top of their private chat
PINNED_MESSAGE: Final = "pinned_message"  # where they do, and when they were looked through last

EXPLAINED: Final = "explained"  # the kinds of decisions that they have met: "audatia:defend …"

SEEN: Final = "seen"  # on which day they said something last, counted since 1970
ASKED_TO_STAY: Final = "asked_to_stay"  # on which day they were asked whether that is to stay

LANGUAGE: Final = "language"  # from here on: chosen by the player
THEME: Final = "theme"
COLOUR_VISION: Final = "colour_vision"
TEXT_SIZE: Final = "text_size"
PICTURE_FORMAT: Final = "picture_format"  # of the framings for chats; "": as suits the platform
SIDE: Final = "side"  # "left": see oneself on the left
SENDING: Final = "sending"  # "at_once": don't ask before a move is sent
MOTION: Final = "motion"  # when a move is shown in motion: see `Motion`
REMINDERS: Final = "reminders"  # when they are reminded of their turn: see `Reminders`
TOLD_ON: Final = "told_on"  # of one's linked identities, the platform that is told of turns
PROFILE_SHOWN: Final = "profile_shown"  # what others are shown of them: see `ProfileShown`
PUZZLE_HOUR: Final = "puzzle_hour"  # of their own clock: when they have the daily puzzle; "": never
DIGEST_HOUR: Final = "digest_hour"  # of their own clock, "0" to "23": when their daily digest comes

# Who says nothing for so many days is asked once, and then deleted; if the operator says no other.
FORGET_DAYS: Final = 730.0
NOTICE_DAYS: Final = 30.0  # between the two

_DIGEST_HOUR: Final = 9
_SALT: Final = 16  # characters
_DAY: Final = 86_400.0  # seconds


class Refusal(StrEnum):
    """Why somebody's private chat takes no message of ours. The values are stored."""

    CLOSED = "closed"  # they take no messages from us, or have blocked us
    NO_COMMON_PLACE = "no_common_place"  # they share no place with us any more
    NEVER_STARTED = "never_started"  # they would have to write first
    BLOCKED = "blocked"
    GONE = "gone"  # their account is closed
    BUSY = "busy"  # the platform lets us open no more chats for now


class Motion(StrEnum):
    """When somebody is shown moves in motion. The values are stored; the first is the default.

    A board that moves for ever can't be studied, and over it somebody may sit for a day. So it
    comes as a still, with what was done in gold, and moves on request.
    """

    ON_REQUEST = "on_request"
    ALWAYS = "always"  # each turn comes as the loop of the last move
    NEVER = "never"  # stills and words in the place of loops and films


class Reminders(StrEnum):
    """When somebody is reminded of their turn. The values are stored; the first is the default."""

    DUE = "due"  # when little of their time is left
    DAILY = "daily"  # once a day, of all their tables at once
    NEVER = "never"


class ProfileShown(StrEnum):
    """What others are shown of somebody. The values are stored; the first is the default."""

    ALL = "all"
    WITHOUT_TIMES = "without_times"  # neither since when, nor how soon they answer
    NOTHING = "nothing"  # they stand on no leaderboard either


class Boards(StrEnum):
    """What the boards of its tables cost a chat. The values are stored."""

    EACH = "each"  # a message a turn
    ONE = "one"  # one message a table, which is edited
    THREADS = "threads"  # a message a turn, in a thread or topic of the table's own


# Platforms where every table has a thread unless its chat wishes otherwise.
_HAVE_THREADS: Final = frozenset({"discord"})


# Platforms where a message can stay on top of a private chat.
CAN_PIN: Final = frozenset({"telegram"})


def muted_tables(settings: Mapping[str, str]) -> list[TableKey]:
    """The tables whose talk somebody doesn't want to read, the last one last."""
    names = settings.get(MUTED, "").split()
    return [
        TableKey.parse(name) for name in names if name.count(":") >= 2
    ]  # what is stored may be odd


def as_muted(tables: Sequence[TableKey]) -> str:
    """What `muted_tables` reads."""
    return " ".join(map(str, tables))


def blocked(settings: Mapping[str, str]) -> tuple[str, ...]:
    """The addresses of those with whom somebody wants nothing to do, the last one last.

    Somebody of whom only the name was known when they were blocked stands there by that.
    """
    return tuple(settings.get(BLOCKED, "").split())


def as_blocked(addresses: Iterable[str]) -> str:
    """What `blocked` reads."""
    return " ".join(addresses)


def has_blocked(
    settings: Mapping[str, str],
    address: str,
    username: str = "",
    *,
    identities: Iterable[str] = (),
) -> bool:
    """Whether somebody with these settings wants nothing to do with a person.

    Who is blocked under one of their `identities` is blocked under all.
    """
    known = blocked(settings)
    if not known:
        return False
    meant = {address, *identities}
    if username:
        meant.add(str(Address.of_name(Address.parse(address).platform, username)))
    return not meant.isdisjoint(known) or any(
        _hides(one, each) for one in known if is_former(one) for each in meant
    )


def hidden(address: str) -> str:
    """What stands in the place of somebody who was blocked and has deleted themselves.

    Should they come back they are known by it, and nobody can read from it who they were.
    """
    return _hidden(address, secrets.token_hex(_SALT // 2))


def _hidden(address: str, salt: str) -> str:
    return f"{FORMER}:{salt}{hashlib.sha256(f'{salt} {address}'.encode()).hexdigest()[:32]}"


def _hides(one: str, address: str) -> bool:
    salt = one.partition(":")[2][:_SALT]
    return one == _hidden(address, salt)


def pinned_message(settings: Mapping[str, str]) -> NotedMessage | None:
    """Somebody's pinned list; its version: in which second their tables were looked through."""
    text = settings.get(PINNED_MESSAGE, "")
    return NotedMessage.parse(text) if text else None


def boards(settings: Mapping[str, str], platform: str) -> Boards:
    """What is set for a chat of this platform, or holds where nothing is."""
    chosen = settings.get(BOARDS, "")
    if chosen in tuple(Boards):
        return Boards(chosen)
    return Boards.THREADS if platform in _HAVE_THREADS else Boards.EACH


async def of_chat(store: Store, platform: str, chat: str) -> Mapping[str, str]:
    """What is kept of a chat, by an id that it has or once had. One round trip unless it moved."""
    now, settings = await asyncio.gather(
        store.chat_now(platform, chat), store.profile(f"{platform}:{chat}")
    )
    return settings if now == chat else await store.profile(f"{platform}:{now}")


async def place_of(store: Store, platform: str, chat: str) -> str:
    """The address of what a chat belongs to: its server, or the chat itself without its topics."""
    now, settings = await asyncio.gather(
        store.chat_now(platform, chat), of_chat(store, platform, chat)
    )
    community = settings.get(COMMUNITY)
    return f"{platform}:{community or now.partition('.')[0]}"


def explained(settings: Mapping[str, str]) -> frozenset[str]:
    """The kinds of decisions that somebody has met: "audatia:defend"."""
    return frozenset(settings.get(EXPLAINED, "").split())


def with_explained(settings: Mapping[str, str], kind: str) -> Mapping[str, str]:
    """What is to be kept once they have met one more."""
    return {EXPLAINED: " ".join(sorted({*explained(settings), kind}))}


def is_closed(settings: Mapping[str, str]) -> bool:
    """Whether somebody's private chat refused our last message."""
    return bool(settings.get(PRIVATE_CHAT_CLOSED))


def refusal(settings: Mapping[str, str]) -> Refusal | None:
    """Why somebody's private chat refused our last message; None if it didn't."""
    closed = settings.get(PRIVATE_CHAT_CLOSED)
    if not closed:
        return None
    why = closed.partition(" ")[2]
    return Refusal(why) if why in set(Refusal) else Refusal.CLOSED


def is_worth_a_try(settings: Mapping[str, str], last_act: float) -> bool:
    """Whether to write to somebody in private: the chat is open, or they acted since it refused us.

    So a closed chat is tried once a turn at most, and not at all while its owner stays away.
    """
    closed = settings.get(PRIVATE_CHAT_CLOSED)
    return not closed or last_act > float(closed.partition(" ")[0])


async def note_private_chat_open(store: Store, address: str) -> None:
    """Note that somebody's private chat takes our messages, if that is news."""
    if is_closed(await store.profile(address)):
        await store.update_profile(address, {PRIVATE_CHAT_CLOSED: ""})


async def note_private_chat_closed(store: Store, address: str, why: Refusal, *, now: float) -> None:
    """Note that somebody's private chat refused a message."""
    await store.update_profile(address, {PRIVATE_CHAT_CLOSED: f"{now:.3f} {why}"})


def is_place_closed(settings: Mapping[str, str]) -> bool:
    """Whether a chat refused our last message."""
    return bool(settings.get(PLACE_CLOSED))


async def is_place_worth_a_try(
    store: Store, platform: str, settings: Mapping[str, str], *, now: float
) -> bool:
    """Whether to write to a chat: it is open, or something has changed since it refused us.

    Its community may have taken Salle in. After a day it is tried again in any case.
    """
    if not is_place_closed(settings):
        return True
    closed = float(settings[PLACE_CLOSED])
    if now - closed >= _DAY:
        return True
    community = settings.get(COMMUNITY)
    known = await store.profile(f"{platform}:{community}") if community else {}
    return float(known.get(WELCOMED) or 0.0) > closed


async def note_place_open(store: Store, address: str) -> None:
    """Note that a chat may take our messages, if that is news."""
    if is_place_closed(await store.profile(address)):
        await store.update_profile(address, {PLACE_CLOSED: ""})


async def note_place_closed(store: Store, address: str, *, now: float) -> None:
    """Note that a chat refused a message."""
    await store.update_profile(address, {PLACE_CLOSED: f"{now:.3f}"})


def reminders(settings: Mapping[str, str]) -> Reminders:
    """When they are reminded. What is stored may be odd."""
    chosen = settings.get(REMINDERS, "")
    return Reminders(chosen) if chosen in set(Reminders) else Reminders.DUE


def digest_hour(settings: Mapping[str, str]) -> int:
    """The hour of their daily digest."""
    hour = settings.get(DIGEST_HOUR, "")
    return int(hour) if hour.isascii() and hour.isdigit() and int(hour) < 24 else _DIGEST_HOUR


def shown_to_others(settings: Mapping[str, str]) -> ProfileShown:
    """What others are shown of them. What is stored may be odd."""
    chosen = settings.get(PROFILE_SHOWN, "")
    return ProfileShown(chosen) if chosen in set(ProfileShown) else ProfileShown.ALL
