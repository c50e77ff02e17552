"""The words of a written position, read into the fields of the moment and of the men."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final, TypeVar

from engines.audatia.rules.hands import in_order
from engines.audatia.state import Man
from engines.audatia.terms import (
    Bind,
    Card,
    Cards,
    Character,
    Duty,
    Ending,
    Flank,
    Modifier,
    Pending,
    Posta,
    Side,
    Skill,
    Use,
    Virtue,
    Window,
)
from engines.core.seat import Seat

_E = TypeVar("_E", bound=StrEnum)
_SHOWN: Final = 40  # characters of a word in its refusal

# Fields of a state or of a man, by name; each word's reader knows their types.
Fields = dict[str, Any]

_WORD: Final = re.compile(r"([a-z]+)(?::(\S+)|\[(\S*)\]|(\d{1,3}))?", re.IGNORECASE)


def _fields(words: list[str], known: Mapping[str, Callable[[str], Fields]]) -> Fields:
    # What the words of one part say. Raises ValueError with the word that is wrong.
    fields: Fields = {}
    seen = set()
    for word in words:
        found = _WORD.fullmatch(word)
        name = found[1].lower() if found else ""
        if found is None or name not in known:
            raise ValueError(f"{word[:_SHOWN]!r} is none of: {', '.join(known)}")
        if name in seen:
            raise ValueError(f"{name} is written twice")
        seen.add(name)
        try:
            fields |= known[name](found[2] or found[3] or found[4] or "")
        except (ValueError, IndexError) as err:
            raise ValueError(f"{word[:_SHOWN]!r}: {err}") from None
    return fields


def _one(kind: type[_E], text: str) -> _E:
    for member in kind:
        if member.value.lower() == text.lower():
            return member
    raise ValueError(f"{text[:_SHOWN]!r} is none of {', '.join(kind)}")


def _seat(text: str) -> Seat:
    return _one(Seat, text)


def _cards(text: str) -> Cards:
    return tuple(_one(Card, code) for code in text.split(",")) if text else ()


def read_moment(text: str) -> Fields:
    """The fields of a state. Raises ValueError with the word that is wrong."""
    first, *words = text.split() or [""]
    if not words:
        raise ValueError("the first part begins with a window and who decides: defend two")
    who, *words = words
    to_act = None if who == "-" else _seat(who)
    return {"window": _one(Window, first), "to_act": to_act, **_fields(words, _MOMENT)}


def _pending(text: str) -> Fields:
    use, seat, card, *flank = text.split("/")
    on = _one(Flank, flank[0]) if flank else None
    return {"pending": Pending(_seat(seat), _one(Card, card), _one(Use, use), on)}


def _duty(text: str) -> Fields:
    card, seat, *marks = text.lower().split("/")
    if not set(marks) <= {"changed", "sworn"}:
        raise ValueError("a duty is changed, or sworn")
    return {"duty": Duty(_seat(seat), _one(Card, card), "changed" in marks, "sworn" in marks)}


def _skill(text: str) -> Fields:
    card, seat, window, *fetched = text.split("/")
    back = _one(Card, fetched[0]) if fetched else None
    return {"skill": Skill(_seat(seat), _one(Card, card), _one(Window, window), back)}


def _won(text: str) -> Fields:
    seat, ending = text.split("/")
    return {"winner": _seat(seat), "ending": _one(Ending, ending)}


_MOMENT: Final[dict[str, Callable[[str], Fields]]] = {
    "assault": lambda text: {"assault": int(text)},
    "draws": lambda text: {"draws": int(text)},
    "attacker": lambda text: {"attacker": _seat(text)},
    "pending": _pending,
    "bind": lambda text: {"bind": _one(Bind, text)},
    "inside": lambda text: {"inside": _seat(text)},
    "bold": lambda text: {"is_bold": True},
    "declined": lambda text: {"declined": int(text)},
    "duty": _duty,
    "skill": _skill,
    "won": _won,
    "ended": lambda text: {"ending": _one(Ending, text)},
}


def read_man(text: str) -> tuple[Character, Man]:
    """A player, and whose deck they play. Raises ValueError with the word that is wrong."""
    first, *words = text.split() or [""]
    if not words:
        raise ValueError("each man begins with a character and virtues: galeazzo audatia")
    virtues, *words = words
    fields = _fields(words, _MAN)
    fields.setdefault("seen", fields.get("known", ()))
    return _one(Character, first), Man(virtues=_virtues(virtues), **fields)


def _virtues(text: str) -> tuple[Virtue, ...]:
    named = [] if text == "-" else [_one(Virtue, name) for name in text.split("+")]
    return tuple(virtue for virtue in Virtue if virtue in named)


def _lent(text: str) -> Fields:
    mods = (word.split("+") for word in text.split(","))
    return {"mods": tuple(Modifier(_one(Virtue, name), int(amount)) for name, amount in mods)}


_MAN: Final[dict[str, Callable[[str], Fields]]] = {
    "posta": lambda text: {"posta": _one(Posta, text)},
    "side": lambda text: {"side": _one(Side, text)},
    "from": lambda text: {"launched": _one(Posta, text)},
    "lent": _lent,
    "salute": lambda text: {"salute": text.lower() == "yes"},
    "owed": lambda text: {"is_owed": True},
    "bicorno": lambda text: {"has_spent_bicorno": True},
    "chose": lambda text: {"chosen": _chosen(text)},
    "hand": lambda text: {"hand": in_order(_cards(text))},
    "known": lambda text: {"known": in_order(_cards(text))},
    "seen": lambda text: {"seen": in_order(_cards(text))},
    "deck": lambda text: {"deck": _cards(text)},
    "discard": lambda text: {"discard": _cards(text)},
    "pile": lambda text: {"pile": _cards(text)},
}


def _chosen(text: str) -> Posta | Cards:
    is_posta = text.lower() in set(Posta)
    return _one(Posta, text) if is_posta else in_order(_cards(text))
