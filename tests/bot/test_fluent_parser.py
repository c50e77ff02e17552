"""The parser of words against the library's own, which reads letter by letter."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from hypothesis import given
from hypothesis import strategies as st

from bot.application.locales import words_file
from bot.messages.fluent_parser import QuickParser

PIECES = (
    *("key", "-term", "A9_b-", " = ", "=", " ", "    ", "\n", "\n    ", "\n    .attribute = "),
    *("text", "é “…” 🤺", "{", "}", "{ ", " }", "$name", "-term", "FUNCTION($n, a: 1)", '"text"'),
    *(
        "{ $n ->\n    [one] one\n   *[other] more\n    }",
        "[",
        "*[",
        "]",
        "->",
        "# a comment\n",
        ".",
    ),
)
"""Of what sources are made, in any order."""


def agree(source: str) -> bool:
    """Also on what can't be read, and why."""
    read, expected = QuickParser().parse(source), FluentParser(with_spans=False).parse(source)
    return read.equals(expected)


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.long)])
def test_it_reads_words_as_the_library_does(language):
    for path in words_file("hall", language).parent.glob("[e-m]*.ftl"):
        assert agree(path.read_text("utf-8")), path


@given(source=st.lists(st.sampled_from(PIECES), max_size=30).map("".join))
def test_it_reads_and_refuses_anything_as_the_library_does(source):
    assert agree(source)
