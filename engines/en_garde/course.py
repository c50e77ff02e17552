"""The lessons of En Garde. Words: `en_garde-course-<key>`."""

from __future__ import annotations

from typing import Final

from engines.core.course import Course, CourseLesson, Task, happens
from engines.en_garde.events import Touched

# One touch ends it, so that both hands are opened and no new round is dealt.
_TO_ONE: Final = {"touches": "1"}
_touches = happens(Touched)

COURSE: Final[Course] = (
    CourseLesson(
        key="move",
        tasks=(
            Task(
                position="standard L1-R23 L turn L[12355] R[12344] deck[251345124314352] top- "
                "score0:0",
                right=("+5",),
                reply=("+4",),
            ),
            Task(right=("-3",), wrong={"+3": "wrong-forward"}),
        ),
    ),
    CourseLesson(
        key="distance",
        tasks=(
            Task(
                position="standard L8-R16 L turn L[13445] R[22355] deck[142134] top3 score0:0",
                right=("+4",),
            ),
            Task(
                position="standard L8-R16 L turn L[13455] R[22344] deck[142134] top3 score0:0",
                right=("+3",),
                wrong={"+4": "wrong-none", "+5": "wrong-one", "+1": "wrong-far"},
            ),
        ),
    ),
    CourseLesson(
        key="attack",
        tasks=(
            Task(
                position="standard L12-R16 L turn L[12345] R[11255] deck[321534] top2 score0:0",
                options=_TO_ONE,
                right=("1x4",),
                reaches=_touches,
            ),
        ),
    ),
    CourseLesson(
        key="several",
        tasks=(
            Task(
                position="standard L13-R16 L turn L[13335] R[12334] deck[214254] top2 score0:0",
                options=_TO_ONE,
                right=("3x3",),
                wrong={"1x3": "wrong-one", "2x3": "wrong-two"},
            ),
        ),
    ),
    CourseLesson(
        key="parry",
        tasks=(
            Task(
                position="standard L12-R16 L defend:1x4 L[12445] R[12335] deck[214255] top4 "
                "score0:0",
                options=_TO_ONE,
                right=("=1x4",),
            ),
            Task(options=_TO_ONE, right=("1x4",)),
        ),
    ),
    CourseLesson(
        key="advanced",
        tasks=(
            Task(
                position="advanced L17-R23 L turn L[12344] R[12355] deck[214253] top3 score0:0",
                options=_TO_ONE,
                right=("+2 2x4",),
                wrong={"+2 1x4": "wrong-one", "+2": "wrong-step"},
            ),
            Task(
                position="advanced L12-R15 L defend:2+1x3 L[12245] R[12255] deck[143453] top3 "
                "score0:0",
                right=("-4", "-5"),
            ),
        ),
    ),
    CourseLesson(
        key="deck",
        tasks=(
            Task(
                position="standard L10-R16 L turn L[12444] R[12355] deck[3] top3 score0:0",
                options=_TO_ONE,
                right=("+2",),
                reply=("pass",),
            ),
        ),
    ),
    CourseLesson(
        key="counting",
        tasks=(
            Task(
                position="standard L9-R14 L turn L[22223] R[11345] deck[145354] top2 score0:0",
                right=("+3",),
            ),
        ),
    ),
    CourseLesson(
        key="last",
        tasks=(
            Task(
                position="standard L9-R13 L last L[12344] R[12355] deck[] top3 score0:0",
                options=_TO_ONE,
                right=("2x4",),
                wrong={"1x4": "wrong-one", "pass": "wrong-pass"},
            ),
        ),
    ),
    CourseLesson(key="puzzle", puzzle="ba19b5cd70"),
)
