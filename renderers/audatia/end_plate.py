"""The plate of a duel that is over: the last blow, and along the foot its assaults."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.audatia.terms import Posta, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia.assaults import assaults_of
from renderers.audatia.assaults_line import assaults_line
from renderers.audatia.board import paint_men
from renderers.audatia.design import plate_design_of
from renderers.audatia.figure import draw_man
from renderers.audatia.grapples import GRAPPLES
from renderers.audatia.posed_figures import PosedMen, pose_men
from renderers.audatia.poses import ACTS, LANDS, Act
from renderers.finished_match import FinishedMatch
from renderers.kit.end_plate import LINE, empty_plate
from renderers.kit.layers import Layers
from renderers.style import RenderStyle
from renderers.views import require_view


def draw(finished: FinishedMatch, style: RenderStyle) -> Layers:
    """The plate. Of a duel that was broken off it shows both men at rest."""
    views = [require_view(view, AudatiaView) for view in finished.views]
    style, design = replace(style, mirrored=False), plate_design_of(style)
    layers = empty_plate(finished, None, style, design)
    paint_men(layers, _moment(views), style, design, design)
    layers.place(assaults_line(tuple(assaults_of(views)), design), LINE.left, LINE.top)
    return layers


def draw_ahead(style: RenderStyle) -> None:
    """Draw both men as they stand when a duel is won.

    They are larger than at table. A new one takes as long as ten boards, and whoever asks for a
    board meanwhile waits for it.
    """
    design, grapples = plate_design_of(style), GRAPPLES.values()
    winning = {*LANDS.values(), Act.KICKS, *(grapple.act for grapple in grapples)}
    losing = {Act.FALLS, *(grapple.other for grapple in grapples)}
    for act in sorted(winning | losing):
        for seat in Seat:
            scale, is_right = design.layout.table.scale, seat is Seat.ONE
            draw_man(ACTS[act], seat, design, scale=scale, faces_right=is_right)


def _moment(views: Sequence[AudatiaView]) -> PosedMen:
    last = views[-1]
    if last.window is Window.OVER and last.winner:
        return pose_men(last)
    resting = Pair[Act | Posta](one=Act.RESTS, two=Act.RESTS)
    return PosedMen(distance=pose_men(last).distance, acts=resting, front=Seat.ONE)
