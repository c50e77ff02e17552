"""Entering a move in secret under a board that everybody sees: keys that never change, and alerts.

In a game with secrets a tap there is answered to its player alone, so that nobody else learns what
they consider. Where that answer is an alert, numbers stand for the steps that it lists.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Choice
from bot.application.tickets import Ticket, Verb
from bot.messages.perspective import Perspective
from bot.messages.prompts import PartialMove
from engines.core.match_state import Status
from engines.core.moves import Move, Moves
from engines.core.values import View
from renderers.game_text import text_of
from renderers.text_layout import truncate

# Keys for the steps that an alert lists.
OPTIONS: Final = 6

_ALERT: Final = 200  # characters that an alert shows
_WORD: Final = 16  # of them for a listed step, where the move so far is long
_SHORTEST: Final = 8


class Key(IntEnum):
    """What a key does, as its ticket names it; 1 to `OPTIONS` are the listed steps."""

    LIST = 0  # what has been entered, and the steps that may follow: the next of them each time
    BACK = 8
    SEND = 9


def hides_entry(table: LoadedTable) -> bool:
    """Whether what is entered stays hidden until it is sent: things are, or both choose at once."""
    if table.match.status is not Status.PLAYING:
        return False
    view: View = table.game.view(table.match.game_state, None)
    return view.has_secrets or len(table.match.active) > 1


def keys(
    perspective: Perspective, ticket: Ticket, moves: Moves[Move], *, has_typed: bool = False
) -> tuple[tuple[Choice, ...], ...]:
    """The keys, in rows; none where moves are entered in the open.

    `moves` are those that are possible for some hand: the keys tell nothing. Where each is one step
    its own button is enough, unless somebody `has_typed` a move: then they may send it.
    """
    if not hides_entry(perspective.table):
        return ()
    say = perspective.say
    send = Choice(label=say("hall-send"), ticket=ticket.to(Verb.KEY, Key.SEND))
    if not any(moves.after((step,)).steps for step in moves.after(()).steps):
        return ((send,),) if has_typed else ()
    numbers = tuple(
        Choice(label=str(n), ticket=ticket.to(Verb.KEY, n)) for n in range(1, OPTIONS + 1)
    )
    steps = Choice(label=say("keypad-moves"), ticket=ticket.to(Verb.KEY, Key.LIST))
    back = Choice(label=say("hall-back"), ticket=ticket.to(Verb.KEY, Key.BACK))
    return (numbers, (steps, back, send))


def pages(partial: PartialMove) -> int:
    """How many alerts it takes to list the steps that may follow."""
    return max(1, -(-len(partial.fork.steps) // OPTIONS))


def alert(perspective: Perspective, partial: PartialMove, *, page: int, is_repeatable: bool) -> str:
    """The move so far, how it is sent, and one page of the steps that may follow, by number.

    `is_repeatable`: one button has entered it, whose second tap sends it.
    """
    say = perspective.say
    ends, goes_on = partial.fork.move is not None, bool(partial.fork.steps)
    how = say("keypad-tap-again" if is_repeatable else "keypad-tap-send", send=say("hall-send"))
    more = say("keypad-more", moves=say("keypad-moves")) if pages(partial) > 1 else ""
    key = "or" if ends else "go-on" if partial.steps else "choose"
    frame = [how if ends else "", say(f"keypad-{key}", steps="") if goes_on else "", more]
    room = _ALERT - len(" ".join(filter(None, frame)))
    lead = _lead(perspective, partial)
    listed = _listed(perspective, partial, page)
    least = min(len(" · ".join(listed)), len(listed) * _WORD)
    lead = truncate(lead, max(_WORD, room - least - 2))
    room -= len(lead) + 1
    parts = [lead, frame[0]]
    if goes_on:
        length = max(_SHORTEST, room // len(listed) - len(" · "))
        shown = " · ".join(truncate(words, length) for words in listed)
        parts += [say(f"keypad-{key}", steps=shown), more]
    return " ".join(filter(None, parts))


# The move so far, and what it costs.
def _lead(perspective: Perspective, partial: PartialMove) -> str:
    if not partial.steps:
        return ""
    view = perspective.view
    words = text_of(view).preview(view, partial.steps, perspective.names, perspective.say)
    return f"{words.warning} {words.lead}".strip()


# One page of the steps that may follow, each with the number of its key.
def _listed(perspective: Perspective, partial: PartialMove, page: int) -> list[str]:
    text, view = text_of(perspective.view), perspective.view
    shown = partial.fork.steps[page * OPTIONS : (page + 1) * OPTIONS]
    found = (text.step(view, partial.steps, step, perspective.say) for step in shown)
    return [f"{n} {words.alone or words.label}" for n, words in enumerate(found, start=1)]
