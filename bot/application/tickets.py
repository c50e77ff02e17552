"""The data of a button: command, table, version and path, in at most 64 bytes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.application.refused import RefusedError
from storage.base import TableKey

# Bytes of callback data on Telegram; Discord allows 100 characters.
MAX_TICKET: Final = 64

# A pattern of a table's name, in ASCII.
TABLE_NAME: Final = r"[a-z]+:-?\w+(?:\.\w+)?:\w+"

PATTERN: Final = re.compile(
    rf"(?P<verb>[a-z]{{2}}):(?P<table>{TABLE_NAME}):(?P<version>\d{{1,6}}):(?P<path>[\d.]*)",
    re.ASCII,
)


# The data of a menu's button that is about a table.
OF_MENU: Final = re.compile(rf"[a-z]{{2}}:(?P<table>{TABLE_NAME})", re.ASCII)


class TicketError(RefusedError):
    """Not a button of ours, or it has been tampered with."""

    def __init__(self, why: str = "") -> None:
        super().__init__("hall-no-button", why)


def written(text: str) -> str:
    """The data of a button, if it fits. Raises TicketError."""
    if len(text.encode()) > MAX_TICKET:
        raise TicketError(f"ticket too long: {text}")
    return text


def matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    """The data of a button, read as its kind is written. Raises TicketError."""
    found = pattern.fullmatch(text)
    if found is None or len(text) > MAX_TICKET:
        raise TicketError(text)
    return found


def steps_in(text: str) -> tuple[int, ...]:
    """A path: numbers with dots between them."""
    return tuple(int(step) for step in text.split(".") if step)


def table_in(text: str) -> TableKey:
    """The table that a menu's button is about: two letters and its name. Raises TicketError."""
    found = OF_MENU.fullmatch(text)
    if found is None:
        raise TicketError(text)
    return TableKey.parse(found["table"])


class Verb(StrEnum):
    """Verbs that messages write. Others belong to the command that declares them."""

    WALK = "pw"  # one more step of a move, offered in private
    SEND = "ps"
    WALK_PUBLIC = "qw"  # the same on a keyboard that everybody sees
    SEND_PUBLIC = "qs"
    KEY = "qk"  # goes on with, lists or sends what its player has entered in secret
    ACCEPT = "ca"
    BEGIN = "cb"  # against the computer, or on both seats
    DECLINE = "cd"
    WITHDRAW = "cw"
    LINK = "cl"  # of a challenge, for somebody who plays elsewhere
    CHANGE = "cc"  # what one would change of a challenge, before it is proposed
    PROPOSE = "cp"
    RATE = "rt"  # rated or friendly: from one to the other
    HAND = "hd"  # today's position with my hand and my buttons
    TURN = "tu"  # the same, in a game where nobody hides anything
    BACK_TO_BOARD = "bk"  # the public message as it should stand
    BOARD = "bo"  # as a spectator sees it, for the asker alone
    TEXT = "bt"
    SEEN = "sn"  # which cards are out, and which can still come
    HINT = "ht"  # what to look at; asked again, what to do
    HISTORY = "hi"
    MORE = "mo"
    RULES = "ru"
    RESIGN = "rs"
    PLAY_ON = "po"  # one doesn't resign after all
    ANSWERS = "an"  # what I answer in advance
    ANSWER = "as"
    PREPARED = "if"  # what I answer to what my rival may do
    PREPARE = "ip"  # a line of that, from one of its answers on
    PREPARE_STEP = "is"  # one more step of the line
    WITHDRAW_PREPARED = "iw"
    CARDS = "al"  # to be looked at one by one
    OFFER_DRAW = "do"
    ACCEPT_DRAW = "da"
    REFUSE_DRAW = "dr"
    ASK_TAKEBACK = "tb"
    ALLOW_TAKEBACK = "tg"
    REFUSE_TAKEBACK = "tk"
    PAUSE = "pa"  # no clock runs for some days, if the other side agrees
    ADJOURN = "aj"
    RESUME = "re"
    END_HALTED = "eh"  # without a result: today's rules refuse a move that was made
    GRANT = "bg"  # what the other side asks for: a break, or to go on
    REFUSE = "br"
    GIVE_DAY = "gd"
    CLAIM = "fc"  # the win: the other side's time is up
    LET_SALLE = "fs"  # play on for the side whose time is up
    OPEN = "op"  # a table, in a message of its own
    NEXT_TABLE = "nx"  # another table where one has to act
    REMATCH = "rm"
    PLAY_FROM = "pl"  # from a position of a match that is over: see `play_from`
    SOURCE = "so"  # the match that this one was played on from, where it began
    ANIMATION = "rp"
    GO_THROUGH = "gt"  # a finished match, at one of its positions
    JUDGE = "gj"  # its moves, before those of other matches
    MISSED = "ms"  # what happened since I last looked, in motion
    FOLLOW = "fo"  # asks what one wants to be told of a match of others
    FOLLOW_END = "fe"
    FOLLOW_MOVES = "fm"
    UNFOLLOW = "fx"
    VERIFY = "vf"
    EXPORT = "ex"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ticket:
    """A command at a version of a table. Works in any chat, after a restart, and acts only once."""

    verb: str
    table: TableKey
    version: int
    path: tuple[int, ...] = ()

    def __str__(self) -> str:
        path = ".".join(map(str, self.path))
        return written(f"{self.verb}:{self.table}:{self.version}:{path}")

    @classmethod
    def parse(cls, text: str) -> Ticket:
        """Read back what `str` wrote. Raises TicketError."""
        found = matched(PATTERN, text)
        return cls(
            verb=found["verb"],
            table=TableKey.parse(found["table"]),
            version=int(found["version"]),
            path=steps_in(found["path"]),
        )

    def to(self, verb: str, *path: int) -> str:
        """The text of another button at the same table and version."""
        return str(replace(self, verb=verb, path=path))


def play_from(table: TableKey, ply: int, *admission: int) -> str:
    """The data of a button *Play on* for the position after `ply` moves of a match that is over.

    Moves are counted as in a match's text; after the last one nobody can play on. `admission`: the
    pass of a reader without a seat.
    """
    asked = (0, *admission) if admission else ()
    return str(Ticket(verb=Verb.PLAY_FROM, table=table, version=0, path=(ply, *asked)))
