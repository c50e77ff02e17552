"""Builds views: everybody sees everything."""

from __future__ import annotations

from engines.cannae.state import CannaeState
from engines.cannae.views import CannaeView
from engines.core.seat import Seat


def build_view(state: CannaeState, onlooker: Seat | None) -> CannaeView:
    """The table as anybody sees it."""
    return CannaeView(
        onlooker=onlooker,
        layout=state.rules.layout,
        immobilised_cavalry=state.rules.shut_in,
        board=state.board,
        to_act=state.to_act,
        last_turn=state.last_turn,
        turns_since_loss=state.turns_since_loss,
        occurrences=state.occurrences,
        earlier_boards=state.earlier_boards,
        end=state.end,
        winner=state.winner,
    )
