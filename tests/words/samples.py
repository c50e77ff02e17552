"""Every message of a language filled with something plausible, in each of its variants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.application.locales import LOCALES, guide_book, rules_book, words_file
from bot.messages.words import FALLBACK, say_in
from engines.core.game import Fact
from engines.packages import find_games

PLURAL: Final[Mapping[str, Fact]] = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000}
MANY: Final = 4  # for `other`, where a number is asked for

NAMES: Final[Mapping[str, str]] = {"one": "Anna", "two": "Bea"}
"""Who sits where in the samples."""

PLAUSIBLE: Final[Mapping[str, Fact]] = {
    **{key: "Anna" for key in ("one", "seat_name", "one_name", "challenger", "name", "who")},
    **{key: "Bea" for key in ("two", "rival_name", "two_name", "asked", "rival")},
    "hand": "1 3 3 4 5", "one_hand": "1 2 4", "two_hand": "3 5", "cards": "2 4", "discard": "3",
    "square": "b3", "start": "c1", "end": "c4", "target": "d5", "origin": "b2", "hit": "c3",
    "landing": "e5", "blocker": "c4", "supporter": "d6", "border": "c3/c4", "infantry": "d4 d6",
    "bounces": "c2 d4", "rings": "a1=3 b1=3", "squares": "a3 b2 c1", "symbol": "♞", "arrow": "↗",
    "text": "+6", "move": "+3", "moves": "+3 · +4", "example": "+3", "word": "soonish",
    "command": "/dance", "commands": "/move /board", "known": "variant, touches",
    "values": "light, dark", "languages": "en, it, es, fr", "windows": "skills, deny",
    "value": 4, "time": "18:40", "link": "https://t.me/salle_bot?start=k3zq7",
    "near": "321122", "far": "000000", "board": "…", "why": "?", "label": "MF ◖",
    "bank": "3 days", "increment": "12 h", "cap": "5 days", "span": "1 day",
    "figures": "3 days, +12 h", "was": "daily", "now": "brisk",
    "seconds_words": "3 days", "left": "5 days", "date": "3 May",
    "place": "Rome", "from": "7:00", "until": "23:00", "day": 3, "month": "May", "most": 16,
    "wanted": 31, "mentioned": "@bea", "seal": "8076 41d0", "list": "1–0, 1–1", "count": 3,
}  # fmt: skip
"""What the variables of that name hold, where the message itself doesn't say."""


class Needs(Visitor):
    """The variables of a pattern, those it selects by with their variants, and what it names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, list[Fact]] = {}
        self.named: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's
        self.named.append(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's
        if isinstance(node.selector, ast.VariableReference):
            found = self.variants.setdefault(node.selector.id.name, [])
            found += [each for each in _variants(node) if each not in found]
        self.generic_visit(node)


def _variants(node: ast.SelectExpression) -> list[Fact]:
    """The values to select each variant by."""
    keys = [variant.key for variant in node.variants]
    is_number = any(
        isinstance(key, ast.NumberLiteral) or key.name in PLURAL or key.name == "other"
        for key in keys
    )
    found: list[Fact] = []
    for key in keys:
        if isinstance(key, ast.NumberLiteral):
            found.append(int(key.value))
        elif is_number:
            found.append(PLURAL.get(key.name, MANY))
        else:
            found.append(key.name)
    return found


def books() -> list[str]:
    """The words of the hall, of every game, of its rules and of its guide."""
    games = find_games()
    found = {path.stem for path in (LOCALES / FALLBACK).glob("*.ftl")}
    of_games = (book(game) for game in games for book in (rules_book, guide_book))
    found |= {*games, *(book for book in of_games if words_file(book, FALLBACK).exists())}
    return sorted(found)


@cache
def needs_of(path: Path) -> Mapping[str, Needs]:
    """Every message and attribute of a file, with what it needs."""
    found: dict[str, Needs] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = {"": entry.value} | {f".{a.id.name}": a.value for a in entry.attributes}
        for suffix, pattern in parts.items():
            if pattern is not None:
                found[entry.id.name + suffix] = needs = Needs()
                needs.visit(pattern)
    return found


def samples(book: str, language: str, **given: Fact) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each key of a book with its sentences: one, and another for every further variant.

    `given` are values for variables that are not to be as in `PLAUSIBLE`.
    """
    say = say_in(language)
    own = needs_of(words_file(book, language))
    game = words_file(book.partition("-")[0], language)  # whose words a guide or rules may name
    known = {**(needs_of(game) if game.exists() else {}), **own}
    for key in own:
        variables, variants = _whole_needs(key, known, set())
        facts = {name: _plausible(name, variants, given) for name in sorted(variables)}
        told = [say(key, **facts)]
        for name, values in variants.items():
            told += [say(key, **(facts | {name: value})) for value in values]
        yield key, tuple(dict.fromkeys(told))


def _whole_needs(
    key: str, known: Mapping[str, Needs], seen: set[str]
) -> tuple[set[str], dict[str, list[Fact]]]:
    """What a key needs, through the messages that it names."""
    if key in seen or key not in known:
        return set(), {}
    seen.add(key)
    needs = known[key]
    variables, variants = set(needs.variables), dict(needs.variants)
    for named in needs.named:
        more, others = _whole_needs(named, known, seen)
        variables |= more
        for name, found in others.items():
            known_here = variants.get(name, [])
            variants[name] = known_here + [each for each in found if each not in known_here]
    return variables, variants


def _plausible(name: str, variants: Mapping[str, list[Fact]], given: Mapping[str, Fact]) -> Fact:
    if name in variants:
        return variants[name][-1]
    if name in given:
        return given[name]
    if name in PLAUSIBLE:
        return PLAUSIBLE[name]
    return f"‹{name}›" if name.endswith("words") or name in ("game", "action", "does") else 3
