"""The bubbles of a guided first game, in words, and the guides that there are to choose from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot.messages.perspective import Perspective
from engines.core.match_state import MatchState, Status
from renderers.games import guides_of
from renderers.guided import Guide
from renderers.wording import Say


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenBubble:
    """A bubble as its reader is shown it; what it points at is as in `renderers.guided.Hint`."""

    key: str
    words: str
    square: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GuideTitle:
    """A guide that can be chosen."""

    key: str
    title: str
    about: str


def find_guide(game: str, key: str) -> Guide[Any] | None:
    """The guide of that name; None if the game has none such."""
    return next((guide for guide in guides_of(game) if guide.key == key), None)


def bubbles(
    perspective: Perspective, guide: Guide[Any], seen: Collection[str]
) -> tuple[SpokenBubble, ...]:
    """What to explain to a player now, the most fitting first, except for what they have `seen`.

    Nothing while they only wait. All of it is made from their own view.
    """
    return bubbles_at(perspective, guide, perspective.table.match, seen)


def bubbles_at(
    perspective: Perspective,
    guide: Guide[Any],
    match: MatchState,
    seen: Collection[str],
    *,
    in_chat: bool = False,
) -> tuple[SpokenBubble, ...]:
    """The same at some position of the match.

    `in_chat`: in the words for a chat, where those of the page speak of what only a page has.
    """
    say = perspective.say
    is_over = match.status is Status.OVER
    if perspective.seat is None or not (is_over or perspective.seat in match.active):
        return ()
    view, found = perspective.view_of(match), list[SpokenBubble]()
    for bubble in guide.bubbles:
        if bubble.at_end is not is_over or bubble.key in seen:
            continue
        if hint := bubble.when(view):
            words = f"{view.game}-guide-{bubble.key}"
            is_other = in_chat and f"{words}.chat" in say
            spoken = SpokenBubble(
                key=bubble.key,
                words=say(f"{words}.chat" if is_other else words, **hint.facts),
                square=hint.square,
                card=hint.card,
            )
            found.append(spoken)
    return tuple(found)


def following(perspective: Perspective, guide: Guide[Any]) -> GuideTitle | None:
    """The guide that comes after this one, once its match is over; None after the last."""
    if perspective.table.match.status is not Status.OVER:
        return None
    guides = guides_of(perspective.table.game.id)
    later = guides[guides.index(guide) + 1 :]
    return _title(perspective.table.game.id, later[0], perspective.say) if later else None


def guide_titles(game: str, say: Say) -> tuple[GuideTitle, ...]:
    """All guides of a game; () if it has none."""
    return tuple(_title(game, guide, say) for guide in guides_of(game))


def _title(game: str, guide: Guide[Any], say: Say) -> GuideTitle:
    words = f"{game}-guide-{guide.key}"
    return GuideTitle(key=guide.key, title=say(words), about=say(f"{words}.about"))
