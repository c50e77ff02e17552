"""The picture of a refused move: what its mover sees, with what stands in the way marked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import structlog

from bot.application.game_faults import fault_of
from bot.application.model import Picture
from bot.messages.words import Words, refusal
from engines.core.game import AnyGame, RuleError
from engines.core.moves import Move
from engines.core.obstacles import Obstacles, Role, find_obstacles
from engines.core.seat import Pair, Seat
from engines.core.values import View
from renderers.game_text import ALT_LIMIT, card_name
from renderers.text_layout import truncate

log = structlog.get_logger(__name__)

_BETWEEN: Final = ".."
_BORDER: Final = "|"
_LONGEST: Final = 24  # characters of a move on a ribbon


def picture_of_refused(
    game: AnyGame,
    view: View,
    move: Move | None,
    rule: RuleError,
    *,
    drawn: Callable[[View], Picture],
    say: Words,
) -> Picture | None:
    """The mover's board as `drawn`, with marks; None where no mark would help.

    `move` breaks `rule`, or is None if the text is no move. It takes nothing from anywhere but
    `view`, which is the mover's.
    """
    try:
        obstacles = find_obstacles(game, view, move, rule)
        here: View = game.preview_view(view, obstacles.entered) if obstacles else view
    except Exception as err:  # the sentence is told all the same
        log.error("a game broke", doing="obstacles", game=game.id, why=fault_of(err))
        return None
    if not obstacles:
        return None
    picture = drawn(here)
    written = str(move) if move else ""
    style = replace(
        picture.style,
        refused=written if written and len(written) <= _LONGEST else "–".join(obstacles.way),
    )
    said = refusal(rule, say, game.id)
    alt = say("why-alt", refusal=said, marks=_in_words(obstacles, view, style.names, say))
    return replace(picture, style=style, obstacles=obstacles, alt=truncate(alt, ALT_LIMIT))


def _in_words(obstacles: Obstacles, view: View, names: Pair[str], say: Words) -> str:
    found = defaultdict[Role, list[str]](list)
    for mark in obstacles.marks:
        found[mark.role] += _place(mark.place, view, names, say)
    return " · ".join(
        say(f"why-mark-{role}", places=", ".join(found[role])) for role in Role if found[role]
    )


# Nothing for what the game has no words for.
def _place(place: str, view: View, names: Pair[str], say: Words) -> Iterator[str]:
    kind, colon, what = place.partition(":")
    if not colon:
        yield place.replace(_BETWEEN, "–").replace(_BORDER, "–")
    elif kind == "card":
        yield say("why-card", card=card_name(view, what, say))
    elif (key := f"{view.game}-marked-{kind}") in say:
        name = names[Seat(what)] if what in tuple(Seat) else ""
        yield say(key, what=what, virtue=what, name=name)
