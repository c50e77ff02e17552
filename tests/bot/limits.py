"""Limits of what somebody may do, lifted where a test does more than people do."""

from __future__ import annotations

import pytest

from bot.application.rate_limiter import Kind, Rate

_MANY = 1_000


def lift_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many challenges may wait, and tables be open, as a test likes to make."""
    monkeypatch.setattr("bot.application.challenge_limits.OF_A_PERSON", _MANY)
    monkeypatch.setattr("bot.application.challenge_limits.IN_A_CHAT", _MANY)
    monkeypatch.setattr("bot.application.open_tables.AT_FIRST", _MANY)
    monkeypatch.setattr("bot.application.open_tables.AT_MOST", _MANY)
    rates = dict.fromkeys(Kind, Rate(most=_MANY, every=0.01))
    monkeypatch.setattr("bot.application.rate_limiter.PERSON", rates)
