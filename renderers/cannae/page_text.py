"""Cannae's turns and losses in parts, for the page."""

from __future__ import annotations

from typing import Final

from engines.cannae.rules.action_effects import ActionEffect
from engines.cannae.terms import Arm, Kind
from engines.cannae.views import CannaeView
from engines.core.seat import Pair, Seat
from renderers.wording import Deed, Mark, Say

_JOINTS: Final = {Kind.STEP: "–", Kind.PUSH: " ≫ ", Kind.SLIDE: "–", Kind.CHARGE: "×"}


def deed(view: CannaeView, names: Pair[str], say: Say) -> Deed | None:
    """The last turn: "d3 ≫ d4, b1–b4"; beside it a cross for everybody who fell."""
    turn = view.last_turn
    if turn is None:
        return None
    fallen = sum(len(effect.losses) for effect in turn.effects)
    return Deed(
        seat=turn.seat,
        sign=turn.effects[0].action.arm.value if turn.effects else "pass",
        words=", ".join(map(_words, turn.effects)) or say("cannae-deed-pass"),
        result="✕" * fallen,
        mark=Mark.LOSS if fallen else Mark.NONE,
    )


def lost(view: CannaeView) -> Pair[tuple[str, ...]]:
    """The fallen of each side, cavalry first."""
    arms = (Arm.CAVALRY, Arm.INFANTRY)
    one, two = ([arm.value for arm in arms for _ in range(view.lost(seat, arm))] for seat in Seat)
    return Pair(one=tuple(one), two=tuple(two))


def _words(effect: ActionEffect) -> str:
    origin, target = effect.action.steps
    return f"{origin}{_JOINTS[effect.action.kind]}{target}"
