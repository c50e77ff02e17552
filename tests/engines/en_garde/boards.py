"""Boards in notation: set up, play on, ask what happened."""

from __future__ import annotations

from functools import partial
from typing import Any

from engines.en_garde.game import GAME
from engines.en_garde.state import EnGardeState
from engines.en_garde.views import FinishedRound
from tests.engines import playing
from tests.engines.playing import agreed

options = partial(agreed, GAME)


def board(text: str, **given: Any) -> EnGardeState:
    """The position that `text` writes; its blanks and line breaks are free."""
    return GAME.read(text, options(**given))


def legal(state: EnGardeState) -> list[str]:
    return [str(move) for move in GAME.legal_moves(state, state.actor)]


class After(playing.After):
    @property
    def end(self) -> FinishedRound:
        """How the round ended."""
        assert self.state.last_round is not None, "the round goes on"
        return self.state.last_round


def play(state: EnGardeState, *moves: str) -> After:
    """After legal moves of whoever acts; the events are the last one's."""
    return After(GAME, state).play(*moves)
