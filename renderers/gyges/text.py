"""Gygès in words: from a view, through the keys of the locales."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.moves import READY_MADE
from engines.gyges.terms import GOALS, IN_HAND, LONGEST, NAMES, SQUARES, End, LastMove, Phase
from engines.gyges.views import Choice, GygesView
from renderers.facts import Facts, of_roles
from renderers.game_text import ALT_LIMIT
from renderers.gyges import keypad
from renderers.gyges.facts import (
    is_begun,
    of_move,
    of_own_row,
    of_path,
    of_rings,
    of_rows,
    rows_of,
    square_names,
)
from renderers.gyges.page_text import RINGS
from renderers.gyges.steps import GROUPS, Kind, Tap, read_step, read_steps
from renderers.gyges.text_board import board_lines
from renderers.text_layout import shorten_name, truncate, wrap
from renderers.wording import Grid, Say, Sentence, StepWords

_ENTERED: Final = 3  # taps of the longest move after the set-up


def alt(view: GygesView, names: Pair[str], say: Say) -> str:
    """The picture for somebody who can't see it, in at most 1,024 characters."""
    names = names.map(shorten_name)
    parts = [
        say("gyges-alt-sides", one_name=names.one, two_name=names.two),
        *([say("gyges-alt-rings", **of_rings(view))] if any(view.cells) else []),
        *_rows(view, say),
        *_hands(view, names, say),
        *_last(view, names, say),
        *_choice(view, say),
        str(asked(view, names, say)),
    ]
    return truncate(" ".join(parts), ALT_LIMIT)


def board(view: GygesView, names: Pair[str], say: Say) -> str:
    """The whole board as lines of at most 60 columns; digits are rings, dots empty squares."""
    names = names.map(shorten_name)
    lines = [
        f"{say('gyges-name')} · {say(f'gyges-option-setup_rows-{view.setup_rows}')}",
        say("gyges-board-sides", one_name=names.one, two_name=names.two),
        "",
        *board_lines(view),
        "",
        say("gyges-board-legend"),
        *_rows(view, say),
        *_hands(view, names, say),
        *_last(view, names, say),
        "",
        str(asked(view, names, say)),
    ]
    if view.onlooker is not None and view.onlooker is view.to_act:
        lines.append(say(f"gyges-board-write-{view.phase.value}"))
    return wrap(lines)


def asked(view: GygesView, names: Pair[str], say: Say) -> Sentence:
    """What the onlooker is asked, or whom the table waits for, or the result."""
    if view.to_act is None:
        return _result(view, names, say)
    if _is_whole(view):
        return Sentence(lead=say("gyges-preview-unsent"))
    if path := _entered(view.choice):
        key = "end" if len(path) == 1 else "throw"
        return Sentence(lead=say(f"gyges-asked-{key}", **of_path(view, path)))
    if is_begun(view):
        return Sentence(lead=_next_ring(view.choice.placing, view.hands[view.to_act], say))
    roles = of_roles(view.to_act, view.onlooker, names)
    if view.onlooker is not view.to_act:
        lead = say(f"gyges-waits-{view.phase.value}", **roles)
        return Sentence(lead=lead, rest=_repeated(view, say))
    lead = say(f"gyges-asked-{view.phase.value}")
    rest = say(f"gyges-asked-{view.phase.value}-rows", **of_own_row(view))
    return Sentence(lead=lead, rest=f"{rest} {_repeated(view, say)}".strip())


def summary(view: GygesView, names: Pair[str], say: Say) -> str:
    """The second line under a public board: "Anna to move a ring of row 1."."""
    if view.to_act is None:
        return _result(view, names, say).lead
    if _is_whole(view):
        return say("gyges-preview-unsent")
    roles = of_roles(view.to_act, view.onlooker, names)
    line = say(f"gyges-summary-{view.phase.value}", **roles, **of_own_row(view))
    return f"{line} {_repeated(view, say)}".strip()


def step(view: GygesView, path: tuple[str, ...], step: str, say: Say) -> StepWords:
    """The step `step` after `path`, as a button says it.

    Raises:
        ValueError: it is no step of this game.
    """
    tap = read_step(view, path, step)
    facts: Facts = {"value": tap.value, "square": tap.square, "goal": tap.square}
    key = f"gyges-step-{tap.kind.value}"
    if tap.kind is Kind.READY:
        facts |= {"setup": step, "rows": rows_of(READY_MADE[step])}
    return StepWords(
        group=GROUPS[tap.kind].value,
        group_label=say(f"gyges-step-{GROUPS[tap.kind].value}", **facts),
        label=say(f"{key}.label", **facts),
        detail=say(f"{key}.detail", **facts),
        alone=say(f"{key}.alone", **facts),
        name=say(f"{key}.name", **facts),
        cell=keypad.cell(view, tap),
        face=keypad.face(tap),
        square="" if tap.kind is Kind.READY else tap.square,
        sign=_sign(tap),
    )


def grid(view: GygesView, path: tuple[str, ...]) -> Grid | None:
    """The board as a keypad after `path`."""
    return keypad.grid(view, path)


def preview(view: GygesView, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
    """What the move `path` would do, or what its beginning asks; `view` is the one before it.

    Raises:
        ValueError: `path` is no move of this game, nor the beginning of one.
    """
    taps = read_steps(view, path)
    if view.phase is Phase.SETUP:
        return _preview_setup(taps, say)
    facts = of_path(view, path)
    if len(taps) == 1:
        return Sentence(lead=say("gyges-asked-end", **facts))
    lead = say(f"gyges-preview-{taps[1].kind.value}", **facts)
    if taps[1].kind is Kind.HIT:
        if len(taps) < _ENTERED:
            return Sentence(lead=lead, rest=say("gyges-asked-throw", **facts))
        lead = say("gyges-preview-throw", **facts)
    return Sentence(lead=lead, rest=say("gyges-preview-unsent"))


def _sign(tap: Tap) -> str:
    if tap.kind in (Kind.READY, Kind.GOAL):
        return "setup" if tap.kind is Kind.READY else "goal"
    return RINGS.get(tap.value, "")


def _is_whole(view: GygesView) -> bool:
    if view.phase is Phase.SETUP:
        return view.to_act is not None and not view.hands[view.to_act]
    return view.last is not None and view.last.seat is view.to_act


def _preview_setup(taps: list[Tap], say: Say) -> Sentence:
    first = taps[0]
    if first.kind is Kind.READY:
        rows = rows_of(READY_MADE[first.square])
        lead = say("gyges-preview-ready", setup=first.square, rows=rows)
        return Sentence(lead=lead, rest=say("gyges-preview-unsent"))
    shown = " ".join(f"{tap.square}={tap.value}" for tap in taps)
    lead = say("gyges-preview-place", rings=shown, count=len(taps))
    left = IN_HAND[len(taps) :]
    rest = _next_ring(left[0], left, say) if left else say("gyges-preview-unsent")
    return Sentence(lead=lead, rest=rest)


def _next_ring(value: int, left: tuple[int, ...], say: Say) -> str:
    return say("gyges-asked-place", value=value, count=len(left))


def _entered(choice: Choice) -> tuple[str, ...]:
    return tuple(NAMES[n] for n in (choice.chosen, choice.hit) if n is not None)


def _repeated(view: GygesView, say: Say) -> str:
    return say("gyges-repeated", times=view.times) if view.times > 1 else ""


def _result(view: GygesView, names: Pair[str], say: Say) -> Sentence:
    if view.end is End.REPETITION:
        return Sentence(lead=say("gyges-drawn-by-repetition"))
    if view.end is End.LENGTH:
        return Sentence(lead=say("gyges-drawn-by-length", plies=LONGEST))
    if view.winner is None:
        return Sentence(lead=say("gyges-result-broken-off"))
    if view.last is not None:
        return Sentence(lead=say("gyges-goal-reached", **of_move(view.last, view, names)))
    roles = of_roles(view.winner, view.onlooker, names)
    facts: Facts = {"value": view.scored, "goal": NAMES[GOALS[view.winner]]}
    return Sentence(lead=say("gyges-result-goal", **roles, **facts))


def _rows(view: GygesView, say: Say) -> list[str]:
    is_played = None not in (view.rows.one, view.rows.two)
    return [say("gyges-alt-rows", **of_rows(view))] if is_played else []


def _hands(view: GygesView, names: Pair[str], say: Say) -> list[str]:
    return [
        say(
            "gyges-alt-hand",
            hand=" ".join(map(str, view.hands[seat])),
            **of_roles(seat, view.onlooker, names),
        )
        for seat in Seat
        if view.hands[seat]
    ]


def _last(view: GygesView, names: Pair[str], say: Say) -> list[str]:
    # In the words of its event; one that isn't sent in its own. The result tells of the move into
    # a goal.
    if view.last is None or view.end is End.GOAL:
        return []
    facts = of_move(view.last, view, names)
    if _is_whole(view):
        return [say(f"gyges-preview-{_kind(view.last).value}", **facts)]
    key = {
        Kind.END: "ring-moved",
        Kind.BACK: "ring-returned",
        Kind.THROW: "ring-replaced",
        Kind.GOAL: "goal-reached",
    }[_kind(view.last)]
    return [say("gyges-alt-last", action=say(f"gyges-{key}", **facts))]


def _kind(last: LastMove) -> Kind:
    if last.flight is not None:
        return Kind.THROW
    if last.end == last.start:
        return Kind.BACK
    return Kind.END if last.end < SQUARES else Kind.GOAL


def _choice(view: GygesView, say: Say) -> list[str]:
    choice = view.choice
    if choice.chosen is None and not (choice.placing and is_begun(view)):
        return []
    lines = []
    if choice.hit is not None:
        lines.append(say("gyges-preview-hit", **of_path(view, _entered(choice))))
    if choice.free:
        lines.append(say("gyges-alt-free", squares=square_names(choice.free)))
    if choice.rings:
        lines.append(say("gyges-alt-hits", squares=square_names(choice.rings)))
    if choice.goal is not None:
        lines.append(say("gyges-alt-goal", goal=NAMES[choice.goal]))
    return lines
