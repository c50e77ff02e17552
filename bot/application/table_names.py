"""The names of tables: five characters, made from the idempotency key of the ask that opens one.

So an ask that arrives twice finds the table that it has opened: an update that a platform sends
again, a form sent twice, two taps on one menu, two processes that are told of one command. Names
are short, and unique only within a chat; whether a table that has the name comes from the same ask
is told by its head, whose nonce begins with the key.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from engines.core.record import Head
from storage.base import TableKey

# The platform and the chat of the tables that are no place's: the page's hall.
HALL: Final = ("web", "hall")

_LENGTH: Final = 5
_OF_MATCH: Final = 10  # no other table's, and no alias's, which has twelve
_ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that look alike
_TRIES: Final = 4  # names, of which others may have some

_INVITATION: Final = "invitation:"
_PAIRING: Final = "seek:"
_MATCH: Final = "tournament:"


def match_table(tournament: str, round: int, board: int, attempt: int = 1) -> TableKey:
    """The table of a tournament's match: one of the page's hall, whose name nobody else takes."""
    name = table_name(f"tournament:{tournament}:{round}.{board}.{attempt}", length=_OF_MATCH)
    return TableKey(*HALL, name)


def match_nonce(table: TableKey) -> str:
    """The nonce of the head of a tournament's match."""
    return opening_nonce(f"{_MATCH}{table.table}", table.table)


def table_name(source: str, *, length: int = _LENGTH) -> str:
    """Five characters that are easy to read, or more; the same for the same `source`."""
    number = int.from_bytes(hashlib.sha256(source.encode()).digest()[:8])
    letters = []
    for _ in range(length):
        number, index = divmod(number, len(_ALPHABET))
        letters.append(_ALPHABET[index])
    return "".join(letters)


def opening_nonce(key: str, nonce: str) -> str:
    """The nonce of a head: the idempotency key, and the platform's nonce of the last tap for it."""
    return nonce if key == nonce else f"{key}/{nonce}"


def invitation_nonce(nonce: str) -> str:
    """The nonce of a head whose challenge is opened by following an invitation."""
    return f"{_INVITATION}{nonce}"


def is_by_invitation(head: Head) -> bool:
    """Whether a link opened this challenge; following it again would open it again."""
    return head.nonce.startswith(_INVITATION)


def pairing_nonce(pairing: str, nonce: str) -> str:
    """The nonce of a head whose two players were found for each other; `pairing` is its key."""
    return opening_nonce(f"{_PAIRING}{pairing}", nonce)


def is_by_pairing(head: Head) -> bool:
    """Whether the two looked for somebody, and were found for each other."""
    return head.nonce.startswith(_PAIRING)


def names_for(head: Head) -> list[str]:
    """The names that a table may have, the first one first; random ones without a key."""
    key = _key_of(head)
    source = f"{_challenger(head)}:{key}" if key else secrets.token_hex()
    return [table_name(f"{source}{'/' * attempt}") for attempt in range(_TRIES)]


def is_same_ask(one: Head, other: Head) -> bool:
    """Whether two heads were made for the same ask, or as the rematch of the same match."""
    if one.rematch_of or other.rematch_of:
        return one.rematch_of == other.rematch_of
    is_known = bool(_key_of(one))
    return is_known and (_challenger(one), _key_of(one)) == (_challenger(other), _key_of(other))


def _key_of(head: Head) -> str:
    return head.nonce.partition("/")[0]


def _challenger(head: Head) -> str:
    player = head.players[head.challenger]
    return player.address if player else ""
