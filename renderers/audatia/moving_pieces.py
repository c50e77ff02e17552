"""What a page can move: the two men as they stand at the whole table, and the cards of a hand.

A card's kind is "card-one-mfl", by its seat and its code; the page knows where its hand lies.
"""

from __future__ import annotations

from typing import Final

from engines.audatia.terms import Card, Posta
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat
from engines.core.values import View
from renderers.audatia.design import Design, design_of
from renderers.audatia.figure import draw_man
from renderers.audatia.hand_cards import face
from renderers.audatia.hand_places import CardState
from renderers.audatia.header import is_left
from renderers.audatia.layout import WHOLE, WIDTH
from renderers.audatia.posed_figures import pose_men, pose_of, x_of
from renderers.audatia.poses import Act
from renderers.kit.layers import place_in
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.placed_piece import PlacedPiece
from renderers.style import Framing, RenderStyle

_ACTS: Final[dict[str, Act | Posta]] = {act.name.lower(): act for act in (*Act, *Posta)}
_NAMES: Final = {act: name for name, act in _ACTS.items()}
_FACINGS: Final = {"right": True, "left": False}
_CARDS: Final = {f"card-{seat}-{card.lower()}": (card, seat) for card in Card for seat in Seat}


def pieces(view: View, style: RenderStyle) -> tuple[PlacedPiece, ...]:
    """Both men, where a picture shows the whole table."""
    if not isinstance(view, AudatiaView) or style.framing is not Framing.TABLE:
        return ()
    posed, design = pose_men(view), design_of(style)
    viewport = whole(WIDTH, WHOLE.height, style.scale)
    found = []
    for seat in (posed.front.other, posed.front):
        act, faces_right = posed.acts[seat], is_left(seat, style)
        man = _man(act, seat, design, faces_right=faces_right)
        at = x_of(posed, seat, style, WHOLE), WHOLE.floor
        kind = f"{seat.value}-{_NAMES[act]}-{'right' if faces_right else 'left'}"
        found.append(PlacedPiece(kind, place_in(viewport, man, *at).box))
    return tuple(found)


def sprite(kind: str, style: RenderStyle) -> Sprite | None:
    """A man in a pose, or a card; None if there is no such kind."""
    if kind in _CARDS:
        (card, owner), design = _CARDS[kind], design_of(style)
        return face(card, CardState.OFFERED, owner, design.layout.hand.single, design)
    seat, _, rest = kind.partition("-")
    act, _, facing = rest.partition("-")
    if seat not in Seat.__members__.values() or act not in _ACTS or facing not in _FACINGS:
        return None
    return _man(_ACTS[act], Seat(seat), design_of(style), faces_right=_FACINGS[facing])


def _man(act: Act | Posta, seat: Seat, design: Design, *, faces_right: bool) -> Sprite:
    return draw_man(pose_of(act), seat, design, scale=WHOLE.scale, faces_right=faces_right)
