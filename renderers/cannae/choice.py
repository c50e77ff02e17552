"""A turn that is being entered: what may be done, and what a chosen action will do, in leaf."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.terms import Cause, Kind
from engines.cannae.views import Choice
from renderers.cannae import marks
from renderers.cannae.layout import Field
from renderers.cannae.press import Press
from renderers.cannae.ribbons import End, Ribbon, lay
from renderers.cannae.traces import heading_of, square_before, throws_off
from renderers.kit.page import Page

_ENDS: Final = {Kind.STEP: End.AIM, Kind.SLIDE: End.AIM, Kind.CHARGE: End.CHARGE}
_CORNER: Final = 0.34  # squares from the middle to a warning that finds its place taken


def done(choice: Choice | None) -> tuple[ActionEffect, ...]:
    """The chosen actions that the board already shows."""
    if choice is None or choice.is_aiming or not choice.effects:
        return choice.effects if choice else ()
    return choice.effects[:-1]


def paint_under(page: Page, choice: Choice, field: Field, press: Press) -> None:
    """Under the pieces: the way of the chosen action, and a disc that it comes out of."""
    if choice.previewed is not None:
        _paint_way(page, choice.previewed, field, press)
    if choice.piece is not None:
        page.place(marks.chosen(press), *field.middle(choice.piece))


def paint_over(page: Page, choice: Choice, field: Field, press: Press) -> None:
    """Over the pieces: what is offered, or what the chosen action will cost."""
    if choice.is_aiming:
        for offer in choice.offers:
            _paint_offer(page, offer, field, press)
    elif choice.previewed is not None:
        _paint_foreseen(page, choice.previewed, field, press)


def _paint_way(page: Page, effect: ActionEffect, field: Field, press: Press) -> None:
    action = effect.action
    if action.kind is Kind.PUSH:
        links = len(effect.shifts)
        end = End.OFF if throws_off(effect) else End.INTO
    else:
        links = field.distance(action.origin, action.target)
        end = _ENDS[action.kind]
    start, heading = field.middle(action.origin), heading_of(effect, field)
    lay(page, Ribbon(start, heading, links, end), press.theme.leaf, press)


def _paint_offer(page: Page, offer: ActionEffect, field: Field, press: Press) -> None:
    action, warns = offer.action, bool(offer.own_losses)
    heading, target = heading_of(offer, field), field.middle(action.target)
    match action.kind:
        case Kind.PUSH:
            spot = field.towards(field.middle(action.origin), heading, 0.5)
            page.place(marks.button(heading, press, warns=warns), *spot)
        case Kind.CHARGE:
            page.place(marks.around(press), *target)
            if warns:
                page.place(marks.warning(press), *field.towards(target, (1, -1), _CORNER))
        case _:
            page.place(marks.warning(press) if warns else marks.dot(press), *target)


def _paint_foreseen(page: Page, effect: ActionEffect, field: Field, press: Press) -> None:
    """Whoever would be lost is still alive: crossed, and not faded."""
    action, heading = effect.action, heading_of(effect, field)
    if action.kind is Kind.PUSH:
        start = field.middle(action.origin)
        for number in range(len(effect.shifts) - 1):
            spot = field.towards(start, heading, number + 0.5)
            page.place(marks.seam(heading, press, press.theme.letters), *spot)
    if action.kind is Kind.CHARGE:
        page.place(marks.around(press), *field.middle(action.target))
    for loss in effect.losses:
        if loss.cause is Cause.SURROUNDED and action.kind is not Kind.PUSH:
            for by in loss.by:
                page.place(marks.blow(field.heading(by, loss.square), press), *field.middle(by))
        page.place(marks.cross(press), *field.middle(square_before(loss, effect)))
