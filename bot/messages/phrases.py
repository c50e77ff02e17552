"""Fluent's patterns as plain functions, where they are simple.

Fluent goes through a sentence part by part, at 0.1 ms each; almost all of ours are only text,
facts, other messages, and a choice by a word or a number, which is a tenth of that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from engines.core.game import Fact

Phrase = Callable[[Mapping[str, Fact]], str]
"""A sentence, filled with facts. Raises KeyError for one that it lacks."""

_Value = Callable[[Mapping[str, Fact]], Fact]

_PLAIN: Final = range(1000)  # numbers that every language writes alike


class _NotSimpleError(Exception):
    """This needs Fluent itself."""


def phrase(pattern: Any, bundle: FluentBundle) -> Phrase | None:
    """The pattern as a function; None if it is not simple."""
    try:
        return _text(pattern, bundle)
    except _NotSimpleError:
        return None


def _text(pattern: Any, bundle: FluentBundle) -> Phrase:
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    parts = [_value(element, bundle) for element in elements]
    locale = bundle._babel_locale

    def written(value: Fact) -> str:
        if isinstance(value, str):
            return value
        return str(value) if value in _PLAIN else str(FluentInt(value).format(locale))

    if len(parts) == 1:
        (only,) = parts
        return lambda facts: written(only(facts))
    return lambda facts: "".join([written(part(facts)) for part in parts])


def _value(node: Any, bundle: FluentBundle) -> _Value:
    match node:
        case ast.TextElement(value=text):
            return lambda facts: text
        case ast.StringLiteral():
            said: str = node.parse()["value"]
            return lambda facts: said
        case ast.Placeable(expression=expression):
            return _value(expression, bundle)
        case ast.VariableReference():
            name: str = node.id.name
            return lambda facts: facts[name]
        case ast.MessageReference(attribute=None) if bundle.has_message(node.id.name):
            return _text(bundle.get_message(node.id.name).value, bundle)
        case ast.SelectExpression():
            return _choice(node, bundle)
        case _:
            raise _NotSimpleError


def _choice(node: Any, bundle: FluentBundle) -> _Value:
    """By a word, or by a number: itself, or else its plural's category."""
    select = _value(node.selector, bundle)
    words: dict[str, Phrase] = {}
    numbers: dict[int, Phrase] = {}
    for variant in node.variants:
        text = _text(variant.value, bundle)
        if isinstance(variant.key, ast.Identifier):
            words[variant.key.name] = text
        else:
            numbers[int(variant.key.value)] = text
        if variant.default:
            usual = text
    plural: Callable[[int], str] = bundle._plural_form

    def chosen(facts: Mapping[str, Fact]) -> str:
        key = select(facts)
        if isinstance(key, str):
            return words.get(key, usual)(facts)
        return (numbers.get(key) or words.get(plural(key), usual))(facts)

    return chosen
