"""Long numbers written short."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.shorthand import long, short

numbers = st.integers(0, 10**21).map(str)
texts = st.lists(st.one_of(numbers, st.text(max_size=6), st.just("~"))).map("".join)


@given(text=texts)
def test_what_is_written_short_reads_back(text: str) -> None:
    assert long(short(text)) == text


@given(number=st.integers(10**14, 10**19 - 1))
def test_a_platforms_id_takes_twelve_letters(number: int) -> None:
    assert len(short(str(number))) == 12


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("discord:1098765432109876543:k3zqa", "discord:~Dz-ZVshjRT8:k3zqa"),
        ("telegram:-1001234567890", "telegram:-1001234567890"),
        ("41|987654321098765432/1098765432109876543", "41|~DbTaX0n4tHg/~Dz-ZVshjRT8"),
        ("web:01ab0000000000000000", "web:01ab0000000000000000"),
        ("12345678901234567890", "12345678901234567890"),
        ("a~b", "a~~b"),
    ],
)
def test_only_long_numbers_change(text: str, kept: str) -> None:
    assert short(text) == kept
