"""What a player has missed at a table since they last looked: on the picture, and in few lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.application.model import Choice, Post
from bot.application.profile import Motion
from bot.application.tickets import Verb
from bot.messages.perspective import Perspective
from engines.core.record import Act
from engines.core.values import View

MOST_LINES: Final = 3
_MOST_TRACES: Final = 4  # moves that are marked on a picture; more would hide the board
_LONGEST_FILM: Final = 12  # moves: about twelve seconds


def missed_moves(perspective: Perspective) -> tuple[int, ...]:
    """The numbers of the moves in the log that the reader has not seen yet; () for spectators."""
    return _moves_since(perspective, perspective.looked) if perspective.seat else ()


def marked(perspective: Perspective, view: View) -> View:
    """`view`, the reader's own of the table as it is, with the traces of what they have missed."""
    replayed = perspective.table.replayed
    before_last = missed_moves(perspective)[-_MOST_TRACES:-1]
    states = (replayed.recent_state(number + 1) for number in before_last)
    earlier = [perspective.view_of(match) for match in states if match]
    return view.with_missed(earlier) if earlier else view


def film_of_missed(perspective: Perspective, *, since: int) -> tuple[View, ...]:
    """The last positions since a version of the log, as the reader may see them; () if none."""
    moves = _moves_since(perspective, since)[-_LONGEST_FILM:]
    if not moves:
        return ()
    states = perspective.table.match_states
    shown = (states[number] for number in (*moves, perspective.table.version))
    return tuple(dict.fromkeys(perspective.view_of(match) for match in shown if match.state))


def in_motion(perspective: Perspective, post: Post) -> Post:
    """A post that calls the reader, with the last move as a loop if they want every turn so."""
    is_wanted = perspective.preferences.motion is Motion.ALWAYS and not post.is_silent
    before = _before_last(perspective)
    if not is_wanted or before is None or post.picture is None or post.picture.finished:
        return post
    return replace(post, picture=replace(post.picture, before=before))


# What the reader saw before the last missed move; None if that changed nothing, or is long ago.
def _before_last(perspective: Perspective) -> View | None:
    *_, last = (None, *missed_moves(perspective))
    match = perspective.table.replayed.recent_state(last) if last is not None else None
    before = perspective.view_of(match) if match and match.state else None
    return before if before != perspective.view else None


def film_control(perspective: Perspective) -> tuple[Choice, ...]:
    """The button that shows what was missed in motion: several moves, or one on request."""
    count = len(missed_moves(perspective))
    on_request = perspective.preferences.motion is Motion.ON_REQUEST
    if count == 0 or (count == 1 and not (on_request and _before_last(perspective))):
        return ()
    return (perspective.choice("missed-show", Verb.MISSED, perspective.looked),)


def _moves_since(perspective: Perspective, version: int) -> tuple[int, ...]:
    log = perspective.table.record.log
    return tuple(n for n, e in enumerate(log) if n >= version and e.act is Act.MOVE)


def in_few_lines(
    told: Sequence[Sequence[str]], perspective: Perspective, *, begins_with_own: bool = False
) -> tuple[str, ...]:
    """What happened, entry by entry, in at most `MOST_LINES` lines.

    What there is no room for is counted, except for the reader's own act before it, if it
    `begins_with_own`. The last entry is told whole.
    """
    every = [tuple(lines) for lines in told if lines]
    if begins_with_own and len(_flat(every)) > MOST_LINES:
        every = every[1:] or every
    if len(_flat(every)) <= MOST_LINES:
        return _flat(every)
    kept = every[-1:]
    for lines in reversed(every[:-1]):
        if len(_flat([lines, *kept])) >= MOST_LINES:
            break
        kept.insert(0, lines)
    left_out = len(every) - len(kept)
    before = (perspective.say("missed-before", count=left_out),) if left_out else ()
    return (*before, *_flat(kept))


# What is said twice in the same words is said once.
def _flat(told: Sequence[Sequence[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(line for lines in told for line in lines))
