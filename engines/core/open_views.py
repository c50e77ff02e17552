"""Positions of a match that is over, with nothing hidden any more."""

from __future__ import annotations

from engines.core.game import AnyGame
from engines.core.values import State, View


def open_view(game: AnyGame, state: State) -> View:
    """A position with both hands open, for nobody's seat: only for matches that are over.

    Games that hide something build it themselves, as `open_view(state)`; of others everybody sees
    all of a position.
    """
    own = getattr(game, "open_view", None)
    view: View = own(state) if own else game.view(state, None)
    return view
