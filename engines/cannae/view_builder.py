"""What is seen of a table: everything, by everybody."""

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
        last=state.last,
        quiet=state.quiet,
        repeats=state.repeats,
        stood=state.stood,
        end=state.end,
        winner=state.winner,
    )
