"""A turn that is being entered: what may be done, and what a chosen action will do, in leaf."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.action_effects import Deed
from engines.cannae.terms import Cause, Kind
from engines.cannae.views import Choice
from renderers.cannae import marks
from renderers.cannae.action_marks import heading_of, square_before, throws_off
from renderers.cannae.arrows import Arrow, ArrowEnd, paint_arrow
from renderers.cannae.design import Design
from renderers.cannae.layout import Field
from renderers.kit.layers import Layers

_ENDS: Final = {Kind.STEP: ArrowEnd.AIM, Kind.SLIDE: ArrowEnd.AIM, Kind.CHARGE: ArrowEnd.CHARGE}
_CORNER: Final = 0.34  # squares from the middle to a warning that finds its place taken


def shown_deeds(choice: Choice | None) -> tuple[Deed, ...]:
    """The chosen actions that the board already shows."""
    if choice is None or choice.is_aiming or not choice.deeds:
        return choice.deeds if choice else ()
    return choice.deeds[:-1]


def paint_under(layers: Layers, choice: Choice, field: Field, design: Design) -> None:
    """Under the pieces: the way of the chosen action, and a disc that it comes out of."""
    if choice.deed is not None:
        _paint_arrow(layers, choice.deed, field, design)
    if choice.piece is not None:
        layers.place(marks.chosen(design), *field.middle(choice.piece))


def paint_over(layers: Layers, choice: Choice, field: Field, design: Design) -> None:
    """Over the pieces: what is offered, or what the chosen action will cost."""
    if choice.is_aiming:
        for offer in choice.offers:
            _paint_offer(layers, offer, field, design)
    elif choice.deed is not None:
        _paint_losses(layers, choice.deed, field, design)


def _paint_arrow(layers: Layers, deed: Deed, field: Field, design: Design) -> None:
    action = deed.action
    if action.kind is Kind.PUSH:
        links = len(deed.shifts)
        end = ArrowEnd.OFF if throws_off(deed) else ArrowEnd.INTO
    else:
        links = field.distance(action.origin, action.target)
        end = _ENDS[action.kind]
    start, heading = field.middle(action.origin), heading_of(deed, field)
    paint_arrow(layers, Arrow(start, heading, links, end), design.palette.leaf, design)


def _paint_offer(layers: Layers, offer: Deed, field: Field, design: Design) -> None:
    action, warns = offer.action, bool(offer.own_losses)
    heading, target = heading_of(offer, field), field.middle(action.target)
    match action.kind:
        case Kind.PUSH:
            spot = field.towards(field.middle(action.origin), heading, 0.5)
            layers.place(marks.push_button(heading, design, warns=warns), *spot)
        case Kind.CHARGE:
            layers.place(marks.charge_arcs(design), *target)
            if warns:
                layers.place(marks.warning(design), *field.towards(target, (1, -1), _CORNER))
        case _:
            layers.place(marks.warning(design) if warns else marks.dot(design), *target)


def _paint_losses(layers: Layers, deed: Deed, field: Field, design: Design) -> None:
    """Whoever would be lost is still alive: crossed, and not faded."""
    action, heading = deed.action, heading_of(deed, field)
    if action.kind is Kind.PUSH:
        start = field.middle(action.origin)
        for number in range(len(deed.shifts) - 1):
            spot = field.towards(start, heading, number + 0.5)
            layers.place(marks.push_chevron(heading, design, design.palette.letters), *spot)
    if action.kind is Kind.CHARGE:
        layers.place(marks.charge_arcs(design), *field.middle(action.target))
    for loss in deed.losses:
        if loss.cause is Cause.SURROUNDED and action.kind is not Kind.PUSH:
            for by in loss.by:
                layers.place(
                    marks.surround_arrow(field.heading(by, loss.square), design), *field.middle(by)
                )
        layers.place(marks.cross(design), *field.middle(square_before(loss, deed)))
