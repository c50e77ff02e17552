"""Conditional moves as messages: the tree, a line while it is entered, and their outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.application.conditional_moves import ANYTHING, ConditionalMoves, Ply
from bot.application.foresight import Foresight, foresight, is_waiting
from bot.application.line_draft import LineDraft
from bot.application.model import ButtonStyle, Choice, ListedLine, Post, Prompt, Section
from bot.application.tickets import Verb
from bot.messages import prompts
from bot.messages.perspective import Perspective
from engines.core.match_state import Status
from engines.core.seat import Seat
from renderers.game_text import keypad_of, text_of

ANYTHING_ELSE: Final = 990
THAT_IS_ALL: Final = 991
BACK: Final = 992
# In a ticket, in place of a step.
SHOW: Final = 993

_GO_ON: Final = 6  # answers that a button goes on from
_INDENT: Final = "\u2003"


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberedAnswer:
    """An answer of a tree, by its number in the list; `moves` lead to it and end with it."""

    number: int
    conditions: tuple[str, ...]  # what the rival does before it, since the answer before
    moves: tuple[str, ...]
    depth: int
    is_last: bool

    @property
    def move(self) -> str:
        """The answer itself."""
        return self.moves[-1]


def numbered(moves: ConditionalMoves | None) -> list[NumberedAnswer]:
    """Every answer, in the order in which they are listed."""
    if moves is None:
        return []
    found = _answers(moves.plies, moves.seat, (), (), 0)
    return [replace(one, number=number) for number, one in enumerate(found, start=1)]


def _answers(
    plies: Sequence[Ply],
    owner: Seat,
    before: tuple[str, ...],
    conditions: tuple[str, ...],
    depth: int,
) -> Iterator[NumberedAnswer]:
    for ply in plies:
        moves = (*before, ply.move)
        if ply.seat is not owner:
            yield from _answers(ply.then, owner, moves, (*conditions, ply.move), depth)
            continue
        yield NumberedAnswer(
            number=0, conditions=conditions, moves=moves, depth=depth, is_last=not ply.then
        )
        yield from _answers(ply.then, owner, moves, (), depth + 1)


# -- the tree --------------------------------------------------------------------------------------


def prepared_post(perspective: Perspective) -> Post:
    """What a player has prepared, with the buttons that add to it."""
    say, answers = perspective.say, numbered(perspective.table.prepared(perspective.seat))
    controls = [*_add_controls(perspective, answers)]
    if answers:
        controls.append(perspective.choice("lines-withdraw", Verb.WITHDRAW_PREPARED))
    listed = tuple(ListedLine(text=_listed(perspective, one)) for one in answers)
    about = say("lines-about", name=perspective.rival)
    return perspective.post(
        lines=(about,),
        gist=(about,),
        sections=(Section(title=say("lines-prepared"), lines=listed),) if listed else (),
        prompt=Prompt(
            lead=say("lines-none") if not listed else "",
            rest=say("lines-typed", example=_example(perspective)) if not listed else "",
            controls=(*controls, perspective.choice("hall-to-board", Verb.HAND)),
        ),
    )


# A button that begins a line, and for the last answers one that goes on from each.
def _add_controls(perspective: Perspective, answers: Sequence[NumberedAnswer]) -> Iterator[Choice]:
    if not is_waiting(perspective.table, perspective.seat) or perspective.seat is None:
        return
    say, ticket = perspective.say, perspective.ticket()
    yield Choice(
        label=say("lines-if", name=perspective.rival),
        ticket=ticket.to(Verb.PREPARE, 0),
        style=ButtonStyle.GO,
    )
    start = foresight(perspective.table, perspective.seat)
    for one in [one for one in answers if one.is_last][-_GO_ON:]:
        ahead = start.follow(one.moves)
        if ahead is None or not ahead.may_go_on:
            continue
        yield Choice(
            label=say("lines-go-on", number=one.number, move=one.move),
            ticket=ticket.to(Verb.PREPARE, one.number),
        )


def _listed(perspective: Perspective, one: NumberedAnswer) -> str:
    say = perspective.say
    named = [condition for condition in one.conditions if condition != ANYTHING]
    condition = ", ".join(named)
    kind = "" if named else "-else" if one.conditions else "-then"
    return _INDENT * one.depth + say(
        f"lines-listed{kind}", number=one.number, condition=condition, move=one.move
    )


def _example(perspective: Perspective) -> str:
    if perspective.seat is None:
        return ""
    start = foresight(perspective.table, perspective.seat)
    condition = prompts.first_move(start.moves)
    ahead = start.after(str(condition)) if condition else None
    if condition is None or ahead is None or not ahead.is_mine:
        return ""
    return f"{condition.plain}: {prompts.example(ahead.moves)}"


# -- a line while it is entered --------------------------------------------------------------------


def draft_post(perspective: Perspective, draft: LineDraft, here: Foresight) -> Post:
    """The next step of a line: what the rival may do, or what one answers."""
    say, ticket = perspective.say, perspective.ticket()
    there = replace(perspective, table=here.loaded)
    view, count = here.view, draft.length
    place = prompts.PartialMove(
        path=(count,), steps=draft.steps, fork=here.moves.after(draft.steps)
    )
    lead = say("lines-answer" if here.is_mine else "lines-if", name=perspective.rival)
    if draft.steps:
        lead = say(
            "lines-entered",
            lead=lead,
            move=text_of(view).preview(view, draft.steps, perspective.names, say).lead,
        )
    offered = [
        ("lines-that-is-all", THAT_IS_ALL, place.fork.move is not None and place.fork.steps),
        ("lines-anything", ANYTHING_ELSE, not (here.is_mine or draft.steps) and here.is_certain),
        ("hall-back", BACK, draft.length),
    ]
    controls = [
        perspective.choice(
            key,
            Verb.PREPARE_STEP,
            count,
            step,
            style=ButtonStyle.GO if step == THAT_IS_ALL else ButtonStyle.QUIET,
        )
        for key, step, is_offered in offered
        if is_offered
    ]
    # What comes of anything at all can't be drawn: the table as it is can.
    shown = there.table.game.preview_view(view, draft.steps) if here.is_certain else None
    so_far = [say("lines-anything") if move == ANYTHING else move for move in draft.moves]
    return perspective.post(
        lines=(" → ".join(so_far),) if so_far else (),
        picture=there.picture(shown) if shown else perspective.picture_now(perspective.view),
        prompt=Prompt(
            lead=lead,
            groups=prompts.groups(view, place, ticket, Verb.PREPARE_STEP, say),
            controls=(*controls, perspective.choice("lines-prepared", Verb.PREPARED)),
            grid=keypad_of(view, draft.steps),
            idle_ticket=ticket.to(Verb.PREPARE_STEP, count, SHOW),
        ),
    )


# -- under a player's own message ------------------------------------------------------------------


def prepared_control(perspective: Perspective) -> tuple[Choice, ...]:
    """The button that opens them, for players who wait or for whom Salle is about to answer."""
    table, seat = perspective.table, perspective.seat
    if table.match.status is not Status.PLAYING or seat is None or table.record.head.is_study:
        return ()
    moves = table.prepared(seat)
    if not (is_waiting(table, seat) and not table.match.is_adjourned) and not (
        moves and moves.plies
    ):
        return ()
    return (
        Choice(
            label=perspective.say("lines-button", count=moves.answers if moves else 0),
            ticket=perspective.ticket().to(Verb.PREPARED),
        ),
    )


def news_of_prepared(perspective: Perspective) -> tuple[str, ...]:
    """Their outcome: Salle has played for the reader just now, or they are over."""
    table, say = perspective.table, perspective.say
    moves = table.prepared(perspective.seat)
    if moves is None:
        return ()
    told = []
    if moves.given and moves.given[-1] == table.version - 1:
        key = "lines-given-after" if moves.condition else "lines-given"
        move, condition = table.record.log[-1].move, moves.condition
        told.append(say(key, name=perspective.rival, move=move, condition=condition))
    if moves.end:
        key, name = f"lines-end-{moves.end}", perspective.rival
        told.append(say(key, name=name, move=moves.refused))
    return tuple(told)
