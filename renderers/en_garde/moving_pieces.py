"""The two fencers as they stand, so that a page can move them.

A kind is all that a fencer's pose depends on: "one-9-13-two-attack" is the first seat's on square
9, whom the other attacks from 13.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from engines.core.seat import Pair, Seat
from engines.core.values import View
from engines.en_garde.terms import SQUARES, ActionKind, RoundEnd
from engines.en_garde.views import EnGardeView
from renderers.en_garde.board import Board, board_of
from renderers.en_garde.design import design_of
from renderers.en_garde.figure import fencer
from renderers.en_garde.layout import WIDTH
from renderers.en_garde.posed_figures import Fencer, Moment, moment_of, pose_fencers
from renderers.en_garde.poses import REACHES
from renderers.kit.layers import place_in
from renderers.kit.sprites import Sprite
from renderers.kit.viewport import whole
from renderers.placed_piece import PlacedPiece
from renderers.style import RenderStyle
from renderers.views import require_view

_MIRRORED: Final = "mirrored"
_PREVIEW: Final = "preview"
_KIND: Final = re.compile(
    r"(?P<seat>one|two)-(?P<one>\d{1,2})-(?P<two>\d{1,2})"
    rf"(?:-(?P<actor>one|two)-(?P<action>{'|'.join(ActionKind)}))?"
    rf"(?:-end-(?P<end>{'|'.join(RoundEnd)})(?:-(?P<winner>one|two))?)?"
    rf"(?P<salutes>-salute)?(?P<mirrored>-{_MIRRORED})?(?P<preview>-{_PREVIEW})?"
)


def pieces(view: View, style: RenderStyle) -> tuple[PlacedPiece, ...]:
    """Both fencers, the one in front last."""
    board, design = board_of(require_view(view, EnGardeView), style), design_of(style)
    moment = moment_of(board.scene, board.last_round, salutes=board.salutes)
    viewport = whole(WIDTH, design.layout.height, style.scale)
    found = []
    for one in pose_fencers(moment, style, design.layout).fencers:
        is_leaf = board.is_preview and one.gilded
        drawn = fencer(one, design.for_preview if is_leaf else design)
        kind = _kind(one, moment, board, style)
        found.append(PlacedPiece(kind, place_in(viewport, drawn, one.x, design.layout.feet).box))
    return tuple(found)


def sprite(kind: str, style: RenderStyle) -> Sprite | None:
    """A fencer in a pose; None if there is no such kind."""
    found = _KIND.fullmatch(kind)
    moment = _moment(found) if found else None
    if found is None or moment is None:
        return None
    design = design_of(style)
    style = replace(style, mirrored=bool(found["mirrored"]))
    fencers = pose_fencers(moment, style, design.layout).fencers
    one = next(one for one in fencers if one.seat == found["seat"])
    return fencer(one, design.for_preview if found["preview"] else design)


def _kind(one: Fencer, moment: Moment, board: Board, style: RenderStyle) -> str:
    parts = [one.seat, str(moment.squares.one), str(moment.squares.two)]
    if moment.actor and moment.action:
        parts += [moment.actor, moment.action]
    if moment.end:
        parts += ["end", moment.end, *([moment.winner] if moment.winner else [])]
    parts += ["salute"] * moment.salutes + [_MIRRORED] * style.mirrored
    parts += [_PREVIEW] * (board.is_preview and one.gilded)
    return "-".join(parts)


def _moment(found: re.Match[str]) -> Moment | None:
    squares = Pair(one=int(found["one"]), two=int(found["two"]))
    if not 1 <= squares.one < squares.two <= SQUARES:
        return None
    action = ActionKind(found["action"]) if found["action"] else None
    attacks = action in (ActionKind.ATTACK, ActionKind.PARRY)
    if attacks and squares.two - squares.one not in REACHES:
        return None
    return Moment(
        squares=squares,
        actor=Seat(found["actor"]) if found["actor"] else None,
        action=action,
        end=RoundEnd(found["end"]) if found["end"] else None,
        winner=Seat(found["winner"]) if found["winner"] else None,
        salutes=bool(found["salutes"]),
    )
