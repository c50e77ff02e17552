"""Every reason that a game can name has its sentence in each language."""

from __future__ import annotations

from importlib import import_module
from itertools import product

import pytest

from bot.messages.reasons import reason_sentence
from bot.messages.words import LANGUAGES, say_in
from engines.core.analysis.reasons import Reason
from engines.registry import load_players

GAMES = [game for game, player in load_players().items() if hasattr(player, "reason_of")]
SOME = {
    "count": (1, 2), "value": (3,), "unseen": (0, 1, 2, 5), "left": (0, 1, 4), "deck": (1, 7),
    "own": (4,), "better": (9,), "theirs": (7,), "arm": ("infantry", "cavalry"),
    "square": ("d5",), "infantry": ("c4, e4",), "answer": ("Xb2d5",), "path": ("c1–c4–GN",),
    "card": ("MFl", "MS", "kick", "cover", "turn"), "draws": (0, 1),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_sentence(game, language):
    say = say_in(language)
    for key, names in import_module(f"engines.{game}.reasons").REASONS.items():
        assert f"{game}-reason-{key}" in say
        for values in product(*(SOME[name] for name in names)):
            facts = dict(zip(names, values, strict=True))
            told = reason_sentence(game, Reason(key=key, facts=facts), say)
            assert told.endswith(".")
            assert "{" not in told


def test_a_reason_is_told_with_its_facts():
    told = reason_sentence(
        "en_garde",
        Reason(key="within-reach", facts={"value": 3, "unseen": 2, "left": 0}),
        say_in("en"),
    )
    assert told == "That leaves the distance at 3 with no 3 in hand, while two 3s are unseen."
    opened = Reason(key="opens-path", facts={"path": "c1–c4–GN"})
    assert (
        reason_sentence("gyges", opened, say_in("en"))
        == "That opens the path c1–c4–GN to the opponent."
    )
