"""The course of a duel in four steps, and which of them a decision belongs to."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from engines.audatia.terms import Window
from engines.audatia.views import AudatiaView
from engines.core.values import View


class Step(StrEnum):
    """A step of a duel, by its old name: the men come nearer from step to step."""

    MISURA = "misura"  # out of measure, until somebody attacks
    COLPO = "colpo"  # a blow is to be answered
    INCROCIO = "incrocio"  # it was, and the blades are crossed
    STRETTO = "stretto"  # close quarters


_LATER: Final[dict[Step, tuple[Window, ...]]] = {
    Step.COLPO: (Window.DEFEND, Window.ESCAPE),
    Step.INCROCIO: (Window.VILLANO, Window.ENTRY, Window.BOLD, Window.AGAIN, Window.TURN),
    Step.STRETTO: (Window.ORIENT, Window.REMEDY, Window.COUNTER),
}
# The step of each window; one in which a skill may be denied belongs to where it was played.
STEP_OF: Final[dict[Window, Step]] = {
    **{window: Step.MISURA for window in Window if window not in (Window.DENY, Window.OVER)},
    **{window: step for step, windows in _LATER.items() for window in windows},
}

# The codes of the sheet of the course, with a step marked on it.
SHEETS: Final = {step: f"flow_{step.value}" for step in Step}


def step_of(view: AudatiaView) -> Step | None:
    """Where a duel is; None once it is over."""
    return STEP_OF.get(view.skill.window if view.skill else view.window)


def decision(view: View) -> str:
    """What kind of decision the onlooker is to take; "" if they have none."""
    if not isinstance(view, AudatiaView) or view.onlooker not in view.active:
        return ""
    return view.window.value


def sheet(view: View) -> str:
    """The sheet on which the onlooker sees where their duel is; "" once it is over."""
    step = step_of(view) if isinstance(view, AudatiaView) else None
    return SHEETS[step] if step else ""
