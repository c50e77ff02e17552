"""The lessons of Gygès. Words: `gyges-course-<key>`."""

from __future__ import annotations

from typing import Final

from engines.core.course import Course, CourseLesson, Task, happens
from engines.core.game import Step
from engines.core.seat import Seat
from engines.gyges.events import GoalReached, RingReplaced, RingsSet
from engines.gyges.rules.reach import has_goal
from engines.gyges.state import GygesState


# North has no way into the goal afterwards.
def _holds(step: Step[GygesState]) -> bool:
    return not has_goal(step.state.rings, Seat.TWO)


def _one_row(step: Step[GygesState]) -> bool:
    return any(isinstance(event, RingsSet) and event.rows == 1 for event in step.events)


COURSE: Final[Course] = (
    CourseLesson(
        key="owner",
        tasks=(
            Task(
                position="000000/000000/002000/000000/000310/000000 S study",
                right=("c3-c5",),
            ),
        ),
    ),
    CourseLesson(
        key="row",
        tasks=(
            Task(
                position="000000/200100/000000/003020/010300/000000 S study",
                right=("d2-d3",),
                reply=("b5-b4",),
            ),
            Task(right=("a2-a4",)),
        ),
    ),
    CourseLesson(
        key="steps",
        tasks=(
            Task(
                position="000000/003000/002000/000000/010020/000000 S study",
                right=("c2-d4",),
            ),
        ),
    ),
    CourseLesson(
        key="bounce",
        tasks=(
            Task(
                position="020000/000000/010000/000030/003000/000000 S study",
                right=("b1-b4",),
            ),
            Task(
                position="020000/000000/010000/030000/002000/000000 S study",
                right=("b1-d5",),
            ),
        ),
    ),
    CourseLesson(
        key="replace",
        tasks=(
            Task(
                position="020000/000000/010000/000030/003000/000000 S study",
                right=("b1-b3xe1",),
                reaches=happens(RingReplaced),
            ),
        ),
    ),
    CourseLesson(
        key="goal",
        tasks=(
            Task(
                position="000000/000000/000000/003000/020000/100002 S study",
                right=("c4-GN",),
                reaches=happens(GoalReached),
            ),
            Task(
                position="000000/000000/000000/002000/030000/001000 S study",
                right=("c4-GN",),
                reaches=happens(GoalReached),
            ),
        ),
    ),
    CourseLesson(
        key="block",
        tasks=(
            Task(
                position="200000/000000/003001/000000/102000/000000 S study",
                right=("a1-c1",),
                reaches=_holds,
            ),
        ),
    ),
    CourseLesson(
        key="defend",
        tasks=(
            Task(
                position="000010/030020/000000/000100/230000/000000 S study",
                right=("e1-e2xb3",),
                reaches=_holds,
            ),
        ),
    ),
    CourseLesson(
        key="setup",
        tasks=(
            Task(
                position="000000/000000/000000/000000/000000/000000 setup S",
                right=("setup 321123/000000",),
                reaches=_one_row,
            ),
        ),
    ),
    CourseLesson(key="puzzle", puzzle="25329dc3d2"),
)
