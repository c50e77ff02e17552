"""Every key in every language: the files, and what the engines ask of them."""

import random
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from threading import Barrier
from types import ModuleType, NoneType, UnionType
from typing import get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.application.locales import (
    LOCALES,
    book_of,
    course_book,
    guide_book,
    rules_book,
    words_file,
)
from bot.messages.words import LANGUAGES, Words, refusal, say_in
from engines.core import absence, adjudication, annulment, halted, match, series, start
from engines.core.game import Event, IllegalMoveError
from engines.core.match_state import MatchError
from engines.core.seat import Pair, Seat
from engines.packages import find_games
from engines.registry import load_games, load_players
from tests.every import every
from tests.renderers.text_checks import check_whole, describe_event

pytestmark = pytest.mark.xdist_group("words")  # to read all takes longer than to look through

NAMES = Pair(one="Anna", two="Bea")
PERSONS = {"seat", "rival"}  # "you" or "they": where a verb must agree is each language's own
ONLOOKERS = (Seat.ONE, Seat.TWO, None)
OTHERS = tuple(language for language in LANGUAGES if language != "en")
OURS = {path.stem for path in (LOCALES / "en").glob("*.ftl")}
BOOKS = tuple(
    sorted(
        OURS.union(
            *({game, rules_book(game)} for game in find_games()),
            {
                book
                for game in find_games()
                for book in (guide_book(game), course_book(game))
                if words_file(book, "en").exists()
            },
        )
    )
)


class Names(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's
        self.messages.add(node.id.name)


@cache
def entries(path: Path) -> list[ast.Message]:
    found = []
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found.append(entry)
    return found


@cache
def patterns(path: Path) -> dict[str, Names]:
    """Every message and attribute of a file, with what it names."""
    found = {}
    for entry in entries(path):
        parts = {"": entry.value} | {f".{a.id.name}": a.value for a in entry.attributes}
        for suffix, pattern in parts.items():
            if pattern is not None:
                found[entry.id.name + suffix] = names = Names()
                names.visit(pattern)
    return found


def files(language: str) -> list[Path]:
    """The words of the hall and of every game in one language."""
    return [path for book in BOOKS if (path := words_file(book, language)).exists()]


@cache
def variables(language: str) -> dict[str, set[str]]:
    """What each message of a language must be filled with, through the messages it names."""
    known: dict[str, Names] = {}
    for path in files(language):
        known |= patterns(path)

    def needs(key: str) -> set[str]:
        return known[key].variables.union(*map(needs, known[key].messages))

    return {key: needs(key) for key in known}


def event_classes(module: ModuleType) -> list[type[Event]]:
    found = (getattr(module, name) for name in dir(module) if not name.startswith("_"))
    return [kind for kind in found if isinstance(kind, type) and issubclass(kind, Event)
            and kind.__module__ == module.__name__]  # fmt: skip


EVENTS = [
    kind
    for module in (
        match,
        absence,
        adjudication,
        annulment,
        halted,
        series,
        start,
        *(import_module(f"{package.engine}.events") for package in find_games().values()),
    )
    for kind in event_classes(module)
]


def some_value(hint: object, chance: random.Random) -> object:
    if hint is int:
        return chance.randint(0, 23)
    if hint is bool:
        return chance.random() < 0.5
    if hint is str:
        return "x"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return chance.choice(list(hint))
    if isinstance(hint, UnionType):  # a value, or none
        return some_value(chance.choice(get_args(hint)), chance)
    if hint is NoneType:
        return None
    if hint == tuple[int, ...]:
        return tuple(chance.randint(1, 5) for _ in range(chance.randint(1, 5)))
    if hint == tuple[str, ...]:
        return tuple(chance.choice("abc") for _ in range(chance.randint(0, 3)))
    if get_origin(hint) is tuple and issubclass(kind := get_args(hint)[0], Enum):
        return tuple(chance.choices(list(kind), k=chance.randint(1, 3)))
    raise AssertionError(f"no way yet to make a {hint}")


def some_event(kind: type[Event], chance: random.Random) -> Event:
    hints = get_type_hints(kind)
    wait_for = [field.name for field in fields(kind) if field.name not in ("to", "besides")]
    return kind(**{name: some_value(hints[name], chance) for name in wait_for})


# ---- the files


@every("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [entry.id.name for path in files(language) for entry in entries(path)]
    assert sorted(ids) == sorted(set(ids))


@every("language", LANGUAGES)
def test_a_message_stands_in_the_book_that_its_name_begins_with(language: str) -> None:
    """Else it is found only where that book has been opened for another one."""
    found = ((path.stem, entry.id.name) for path in files(language) for entry in entries(path))
    assert [name for book, name in found if book_of(name) != book] == []


@every("language", OTHERS)
@every("book", BOOKS)
def test_every_english_message_has_each_language(book: str, language: str) -> None:
    theirs = words_file(book, language)
    assert theirs.exists(), f"{book}.ftl is not in {language} yet"
    assert set(patterns(theirs)) == set(patterns(words_file(book, "en")))


@every("language", OTHERS)
def test_translations_are_filled_with_the_same_facts(language: str) -> None:
    english, theirs = variables("en"), variables(language)
    for key in theirs:
        assert theirs[key] - PERSONS == english[key] - PERSONS, key


@every("language", LANGUAGES)
def test_every_message_that_is_named_exists(language: str) -> None:
    assert variables(language)  # following a missing one raises KeyError


def test_french_never_parts_a_sign_from_its_word() -> None:
    for path in files("fr"):
        lines = path.read_text(encoding="utf-8").splitlines()
        said = [line for line in lines if not line.startswith("#")]
        assert not [line for line in said if re.search(r"\S [:;?!»]|« ", line)], path.name


# ---- what the engines ask of the locales


@every("language", LANGUAGES)
@every("kind", EVENTS, ids=lambda kind: kind.key)
def test_every_event_is_narrated_whatever_it_holds(kind: type[Event], language: str) -> None:
    say, chance = say_in(language), random.Random(7)
    for _ in range(6):
        event = some_event(kind, chance)
        for onlooker in ONLOOKERS:
            text = describe_event(event, say, NAMES, onlooker)
            assert text.strip() == text != ""
            check_whole(text)


@every("language", LANGUAGES)
@every("kind", EVENTS, ids=lambda kind: kind.key)
def test_an_event_speaks_to_you_of_yourself(kind: type[Event], language: str) -> None:
    event = some_event(kind, random.Random(3))
    seat = getattr(event, "seat", None)
    if seat is None:
        return
    say = say_in(language)
    mine, theirs = (describe_event(event, say, NAMES, who) for who in (seat, None))
    assert mine != theirs
    assert NAMES[seat] in theirs


@every("language", LANGUAGES)
def test_every_way_to_refuse_a_move_has_words(language: str) -> None:
    say, needs = say_in(language), variables(language)
    for id_, package in find_games().items():
        for code, sentence in import_module(f"{package.engine}.rules.refusals").SENTENCES.items():
            facts = {name: 3 for _, name, _, _ in Formatter().parse(sentence) if name}
            assert needs[f"{id_}-refused-{code}"] <= set(facts), code
            error = IllegalMoveError(code, sentence, **facts)
            assert "!" not in refusal(error, say, id_)


@every("language", LANGUAGES)
def test_every_way_to_refuse_an_act_has_words(language: str) -> None:
    core = sorted(Path(match.__file__).parent.glob("*.py"))
    source = "".join(path.read_text(encoding="utf-8") for path in core)
    codes = set(re.findall(r'MatchError\(\s*"([a-z-]+)"', source))
    assert len(codes) >= 10
    for code in codes:
        assert refusal(MatchError(code, "…"), say_in(language), "en_garde")


@every("language", LANGUAGES)
def test_every_game_option_value_and_level_has_a_name_and_a_meaning(language: str) -> None:
    say = say_in(language)
    keys = [f"{game.id}-name" for game in load_games().values()]
    for game in load_games().values():
        for option in game.options:
            base = f"{game.id}-option-{option.name}"
            keys += [base, *(f"{base}-{value}" for value in option.values)]
    for id_, player in load_players().items():
        keys += [f"{id_}-level-{level}" for level in player.levels]
    for key in keys:
        assert say(key)
        assert say(f"{key}.about")


@every("language", LANGUAGES)
@every(
    "rule",
    ["move", "attack", "parry", "indirect", "fall_back", "last_card", "comparison", "match"],
)
def test_each_rule_has_a_title_and_a_text(rule: str, language: str) -> None:
    say = say_in(language)
    assert len(say(f"en_garde-rules-{rule}.title")) < 30
    assert 80 < len(say(f"en_garde-rules-{rule}")) < 400


def test_words_that_several_threads_ask_for_first_are_there_for_each() -> None:
    words, everybody = Words("it"), Barrier(6)

    def ask(_: int) -> str:
        everybody.wait()
        return words("audatia-level-novice")

    with ThreadPoolExecutor(6) as threads:
        assert set(threads.map(ask, range(6))) == {"testa dura"}


def test_what_is_quoted_may_be_as_long_as_people_type() -> None:
    assert "xxx" in say_in("en")("hall-not-understood", word="x" * 5_000)
