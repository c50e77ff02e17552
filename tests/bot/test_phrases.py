"""What we make of Fluent's patterns says what Fluent says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from bot.messages.phrases import phrase
from bot.messages.words import LANGUAGES, LOCALES, Words

VALUES = ("you", "they", "Anna", "South", "GN", "infantry", 0, 1, 2, 3, 5, 11, 21, 100, 2500)


def patterns(language: str) -> Iterator[tuple[Any, Any]]:
    words = Words(language)
    for book in (LOCALES / language).glob("*.ftl"):
        words._open(book.stem)
    bundle = words._bundle
    for key in bundle._messages:
        message = bundle.get_message(key)
        for pattern in (message.value, *message.attributes.values()):
            if pattern is not None:
                yield pattern, bundle


def names(node: Any, bundle: Any) -> set[str]:
    """The facts that a pattern asks for, wherever in it."""
    if isinstance(node, list):
        return set().union(*(names(part, bundle) for part in node))
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return names(bundle.get_message(node.id.name).value, bundle)
    if isinstance(node, ast.BaseNode):
        return names(list(vars(node).values()), bundle)
    return set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simple_phrase_says_what_fluent_says(language: str) -> None:
    dice = random.Random(language)
    for pattern, bundle in patterns(language):
        simple = phrase(pattern, bundle)
        if simple is None:
            continue
        for _ in range(6):
            facts = {name: dice.choice(VALUES) for name in sorted(names(pattern, bundle))}
            text, errors = bundle.format_pattern(pattern, facts)
            assert not errors
            assert simple(facts) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_phrases_are_simple(language: str) -> None:
    found = [phrase(*one) is not None for one in patterns(language)]
    assert found.count(True) > 0.95 * len(found)


def test_a_phrase_that_lacks_a_fact_says_which() -> None:
    with pytest.raises(KeyError, match="seat_name"):
        Words("en")("gyges-who", seat="they")
