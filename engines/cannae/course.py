"""The lessons of Cannae. Words: `cannae-course-<key>`."""

from __future__ import annotations

from typing import Final

from engines.cannae.events import Charged, Surrounded, ThrownOff
from engines.cannae.rules.bitboards import adjacent_to
from engines.cannae.state import CannaeState
from engines.core.course import Course, CourseLesson, Reached, Task, happens
from engines.core.game import Event, Step
from engines.core.seat import Seat


# The learner is White; what is meant befalls Black.
def _costs_black(*kinds: type[Event]) -> Reached:
    def reached(step: Step[CannaeState]) -> bool:
        lost = (event for event in step.events if isinstance(event, kinds))
        return any(getattr(event, "seat", None) is Seat.TWO for event in lost)

    return reached


def _nobody_is_alone(step: Step[CannaeState]) -> bool:
    infantry = step.state.board[0]
    return not infantry & ~adjacent_to(infantry)


COURSE: Final[Course] = (
    CourseLesson(
        key="infantry",
        tasks=(
            Task(
                position="7c/8/2i5/8/8/3I4/8/C7 w",
                right=("Md3e4",),
                wrong={"-": "wrong-pass"},
            ),
        ),
    ),
    CourseLesson(
        key="cavalry",
        tasks=(
            Task(position="7c/8/2i5/8/8/3I4/8/C7 w", right=("Ca1f6",)),
            Task(
                position="7c/8/8/4i3/2i5/8/3I4/C7 w",
                right=("Ca1c3",),
                wrong={"Ca1d4": "wrong-two"},
            ),
        ),
    ),
    CourseLesson(
        key="both",
        tasks=(
            Task(
                position="7c/8/2i5/8/8/3I4/8/C7 w",
                right=("Md3d4+Ca1a4",),
                wrong={"Md3d4": "wrong-half", "Ca1a4": "wrong-half"},
            ),
        ),
    ),
    CourseLesson(
        key="push",
        tasks=(
            Task(
                position="7c/8/8/3i1i2/3I4/3I4/8/C7 w",
                right=("Pd3d4",),
            ),
        ),
    ),
    CourseLesson(
        key="edge",
        tasks=(
            Task(
                position="3i3c/3I4/3I4/5i2/8/8/8/C7 w",
                right=("Pd6d7",),
                reaches=_costs_black(ThrownOff),
            ),
        ),
    ),
    CourseLesson(
        key="count",
        tasks=(
            Task(
                position="i6i/i6i/I6I/I6I/7I/8/2c5/5C2 w",
                right=("Ph4h5",),
                reaches=_costs_black(ThrownOff),
            ),
        ),
    ),
    CourseLesson(
        key="charge",
        tasks=(
            Task(
                position="7c/8/i3ii2/8/8/8/2I5/C3C3 w",
                right=("Xa1a6",),
                reaches=happens(Charged),
            ),
        ),
    ),
    CourseLesson(
        key="surround",
        tasks=(
            Task(
                position="8/8/3c4/2I5/4I3/8/8/C4i2 w",
                right=("Me4e5",),
                reaches=_costs_black(Surrounded),
            ),
        ),
    ),
    CourseLesson(
        key="cover",
        tasks=(
            Task(
                position="3c4/8/7i/6i1/3I4/8/1I6/6C1 w",
                right=("Mb2c3",),
                reaches=_nobody_is_alone,
            ),
        ),
    ),
    CourseLesson(key="puzzle", puzzle="ee8047caf1"),
)
