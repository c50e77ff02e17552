"""Players' names, with what the view tells of each: who is to act, who has won or lost …"""

from __future__ import annotations

from engines.cannae.terms import End
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.cannae.design import Design
from renderers.kit.nameplate import NameState, nameplate, state_of
from renderers.kit.sprites import Sprite
from renderers.style import RenderStyle


def name_of(
    view: CannaeView,
    seat: Seat,
    style: RenderStyle,
    design: Design,
    *,
    px: int,
    mark: int,
    room: int,
    margin: int,
) -> Sprite:
    """The player's nameplate, as `nameplate` lays it out."""
    return nameplate(
        seat,
        style.names[seat],
        _state(view, seat),
        design.palette,
        px=px,
        room=room,
        coat=style.coats[seat],
        mark=mark,
        margin=margin,
        scale=design.scale,
    )


def _state(view: CannaeView, seat: Seat) -> NameState:
    is_drawn = view.to_act is None and view.end is not End.BROKEN_OFF
    return state_of(seat, (view.to_act,), view.winner, is_drawn=is_drawn)
