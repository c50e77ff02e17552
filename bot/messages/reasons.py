"""Why a move was worse than another one, in words."""

from __future__ import annotations

from bot.messages.words import Words
from engines.core.analysis.reasons import Reason


def reason_sentence(game: str, reason: Reason, say: Words) -> str:
    """One sentence, of a game by its id, in the words' language."""
    return say(f"{game}-reason-{reason.key}", **reason.facts)
