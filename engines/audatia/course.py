"""The lessons of Audatia. Words: `audatia-course-<key>`."""

from __future__ import annotations

from typing import Final

from engines.audatia.events import Attacked, DuelWon
from engines.core.course import Course, CourseLesson, Task, happens

COURSE: Final[Course] = (
    CourseLesson(
        key="attack",
        tasks=(
            Task(
                position="opening one assault1 draws0 "
                "| galeazzo audatia+celeritas posta:donna_destra hand[MFl,P,turn,kick] deck[RFr] "
                "| boucicault prudentia+fortitudo posta:fenestra_sinestra "
                "hand[MMl,cover,deny,xelbow] deck[P]",
                right=("P",),
            ),
        ),
    ),
    CourseLesson(
        key="parry",
        tasks=(
            Task(
                position="defend one assault1 draws0 attacker:two pending:attack/two/RFl "
                "| galeazzo audatia+celeritas posta:tutta_porta hand[MFl,MSl,P,breakoff] deck[RFr] "
                "| boucicault prudentia+fortitudo side:L hand[cover,deny,xelbow] pile[RFl] deck[P]",
                right=("MSl",),
            ),
        ),
    ),
    CourseLesson(
        key="side",
        tasks=(
            Task(
                position="turn one assault1 draws0 attacker:two bind:largo "
                "| galeazzo audatia+celeritas side:L hand[MFl,RFl,RMl,turn] deck[RFr] pile[MSl] "
                "| boucicault prudentia+fortitudo side:R hand[cover,deny,xelbow] pile[RFl] deck[P]",
                right=("RFl",),
                reaches=happens(DuelWon),
            ),
        ),
    ),
    CourseLesson(
        key="bind",
        tasks=(
            Task(
                position="defend one assault1 draws0 attacker:two pending:attack/two/MFl "
                "| galeazzo audatia+fortitudo side:R hand[MFl,MSr,RFl,breakoff] deck[RFr] "
                "pile[RSl] "
                "| boucicault prudentia+celeritas side:R hand[cover,bind,lynx] pile[MFl] deck[P]",
                right=("MFl",),
            ),
        ),
    ),
    CourseLesson(
        key="break",
        tasks=(
            Task(
                position="defend one assault1 draws0 attacker:two pending:attack/two/RFl "
                "| galeazzo audatia+celeritas posta:donna_destra hand[MFl,P,breakoff,repeat] "
                "deck[RFr] discard[MSl] "
                "| boucicault prudentia+fortitudo side:L hand[cover,lynx,lure] pile[RFl] deck[P]",
                right=("breakoff",),
            ),
        ),
    ),
    CourseLesson(
        key="bold",
        tasks=(
            Task(
                position="entry one assault1 draws0 attacker:one bind:largo "
                "| galeazzo audatia+celeritas side:L hand[turn,MFl,RFl] deck[RFr] pile[MFl] "
                "| boucicault prudentia+fortitudo side:R hand[MFl,deny,xhandle] pile[MSl] deck[P]",
                right=("bold",),
                reply=("inside",),
            ),
            Task(right=("turn",)),
        ),
    ),
    CourseLesson(
        key="remedy",
        tasks=(
            Task(
                position="remedy one assault1 draws0 attacker:one bind:stretto inside:one "
                "| galeazzo audatia+fortitudo side:L hand[bind,soprana,MFl] deck[RFr] pile[MFl] "
                "| boucicault prudentia+celeritas side:R hand[MFl,deny,xelbow] pile[MSr] deck[P]",
                right=("bind",),
                reaches=happens(DuelWon),
            ),
        ),
    ),
    CourseLesson(
        key="counter",
        tasks=(
            Task(
                position="counter one assault1 draws0 attacker:two pending:remedy/two/turn/inside "
                "bind:stretto inside:two "
                "| galeazzo audatia+fortitudo side:L hand[cover,xbind,MFl] deck[RFr] pile[MFl] "
                "| boucicault prudentia+celeritas side:R hand[MFl,lynx,lure] pile[MSr,turn] "
                "deck[P]",
                right=("cover",),
                reaches=happens(DuelWon),
            ),
        ),
    ),
    CourseLesson(
        key="call",
        tasks=(
            Task(
                position="last-call one assault2 draws1 "
                "| galeazzo audatia+celeritas posta:donna_destra hand[MFl,P,turn,kick] deck[RFr] "
                "| boucicault prudentia+fortitudo posta:tutta_porta "
                "hand[MSl,cover,deny,lynx] deck[P]",
                right=("MFl",),
                reaches=happens(Attacked),
            ),
        ),
    ),
    CourseLesson(key="puzzle", puzzle="56aa939486"),
)
