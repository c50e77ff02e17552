"""What stands in the way of a refused move, as the page marks it on its own board and hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.adapters.web.fractions import fractions
from bot.adapters.web.serialise_lists import Json
from bot.application.model import Picture
from engines.core.obstacles import Obstacles
from renderers import framings, size
from renderers.obstacle_places import place_obstacles
from renderers.style import Framing

_CARD: Final = "card:"
_HAND: Final = "hand:"


def obstacles_of(picture: Picture) -> Json | None:
    """Boxes on the board in each of its orientations, and cards of the hand by their codes."""
    found = picture.obstacles
    if not found:
        return None
    turned = Framing.TURNED in framings(picture.game)
    return {
        "upright": _on_board(picture, found, Framing.TABLE),
        "turned": _on_board(picture, found, Framing.TURNED) if turned else None,
        "cards": {
            mark.place.removeprefix(_CARD): mark.role
            for mark in found.marks
            if mark.place.startswith(_CARD)
        },
        "hand": next((mark.role for mark in found.marks if mark.place.startswith(_HAND)), ""),
    }


def _on_board(picture: Picture, obstacles: Obstacles, framing: Framing) -> Json:
    view, style = picture.view, replace(picture.style, framing=framing)
    whole, placed = size(view, style), place_obstacles(view, obstacles, style)
    return {
        "marks": [{"role": role, "box": fractions(box, whole)} for role, box in placed.marks],
        "way": [fractions(box, whole) for box in placed.way],
        "stops": placed.stops,
    }
