"""A check that a view is of the game that is to draw it."""

from __future__ import annotations

from typing import TypeVar

from engines.core.values import View

V = TypeVar("V", bound=View)


def require_view(view: View, kind: type[V]) -> V:
    """The view, which must be of `kind`. Raises TypeError for a view of another game."""
    if not isinstance(view, kind):
        raise TypeError(f"a view of {view.game} can't be drawn as one of {kind.game}")
    return view
