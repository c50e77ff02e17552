"""Players' names, with what the view tells of each: he is to act, has won, has lost …"""

from __future__ import annotations

from engines.cannae.terms import End
from engines.cannae.views import CannaeView
from engines.core.seat import Seat
from renderers.cannae.design import Design
from renderers.kit.nameplate import NameState, nameplate
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
    """His nameplate, as `nameplate` lays it out."""
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
    if view.to_act is not None:
        return NameState.ACTS if view.to_act is seat else NameState.WAITS
    if view.winner is not None:
        return NameState.WON if view.winner is seat else NameState.LOST
    return NameState.WAITS if view.end is End.BROKEN_OFF else NameState.DREW
