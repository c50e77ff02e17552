"""A guided first game in a chat: at each decision one sentence, those that the page has as bubbles.

Which guide a table follows stands in its player's profile. What was said before follows from the
log, so nothing is kept of that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from bot.application.model import ButtonStyle, Choice
from bot.application.progress import GUIDED
from bot.messages import guide_bubbles
from bot.messages.guide_bubbles import SpokenBubble
from bot.messages.lesson_buttons import GUIDED_PREFIX, LessonButton
from bot.messages.perspective import Perspective
from engines.core.match_state import MatchState, Status
from renderers.guided import Guide
from storage.base import TableKey


def noted(guide: str, table: TableKey) -> Mapping[str, str]:
    """What changes in the profile of somebody who begins a guided game."""
    return {GUIDED: f"{guide} {table}"}


def line(perspective: Perspective) -> str:
    """What there is to say of the decision that is put, or of the end; "" in any other match."""
    guide, now = guide_of(perspective), perspective.table.match
    is_asked = perspective.seat in now.active or now.status is Status.OVER
    if guide is None or perspective.seat is None or not is_asked or now.state is None:
        return ""
    seen, said = set[str](), ""
    for match in _decisions(perspective):
        bubble = _first(perspective, guide, match, seen)
        said = bubble.words if bubble else ""
        if bubble:
            seen.add(bubble.key)
    return said


def onward(perspective: Perspective) -> tuple[Choice, ...]:
    """After the end: the guided game that follows, and the lessons."""
    guide = guide_of(perspective)
    if guide is None or perspective.table.match.status is not Status.OVER:
        return ()
    say, game = perspective.say, perspective.table.game.id
    lessons = Choice(label=say("learn-list"), ticket=str(LessonButton(game=game)))
    if following := guide_bubbles.following(perspective, guide):
        ticket = f"{GUIDED_PREFIX}:{game}:{following.key}"
        go_on = Choice(
            label=say("learn-next", lesson=following.title), ticket=ticket, style=ButtonStyle.GO
        )
        return (go_on, lessons)
    return (lessons,)


def guide_of(perspective: Perspective) -> Guide[Any] | None:
    """The guide that the table follows for its reader, if it does."""
    key, _, table = perspective.table.asker_profile.get(GUIDED, "").partition(" ")
    if table != str(perspective.table.key):
        return None
    return guide_bubbles.find_guide(perspective.table.game.id, key)


# The positions in which the reader had, or has, something to decide; the end is the last.
def _decisions(perspective: Perspective) -> Iterator[MatchState]:
    seat, table = perspective.seat, perspective.table
    for version, match in enumerate(table.match_states):
        is_put = seat in match.active and seat and match.decision_version[seat] == version
        if match.state is not None and (is_put or match.status is Status.OVER):
            yield match


def _first(
    perspective: Perspective, guide: Guide[Any], match: MatchState, seen: Collection[str]
) -> SpokenBubble | None:
    found = guide_bubbles.bubbles_at(perspective, guide, match, seen, in_chat=True)
    return next(iter(found), None)
