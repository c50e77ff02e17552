"""The Battle of Cannae in words: from a view, through the keys of the locales."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.cannae.moves import PASS
from engines.cannae.rules.board import placed, strength, verdict
from engines.cannae.terms import NAMES, Arm, End, Kind, Piece
from engines.cannae.views import CannaeView, Choice
from engines.core.seat import Pair, Seat
from renderers.cannae import keypad
from renderers.cannae.action_words import (
    describe_effects,
    preview_sentence,
    push_strength,
    square_names,
    turn_sentences,
    warnings,
)
from renderers.cannae.steps import EnteredTurn, arrow, read_turn
from renderers.cannae.text_board import board_lines
from renderers.facts import Facts, of_roles
from renderers.game_text import ALT_LIMIT
from renderers.text_layout import shorten_name, truncate, wrap
from renderers.wording import Grid, Say, Sentence, StepWords

_SYMBOLS: Final = {Arm.INFANTRY: "●", Arm.CAVALRY: "♞"}
_STEPS: Final = {
    Kind.STEP: "step",
    Kind.PUSH: "push",
    Kind.SLIDE: "ride",
    Kind.CHARGE: "charge",
}
_QUIET_LIMIT: Final = 100  # turns without a loss that draw the game
_QUIET_WARNING: Final = 20  # of them left when it is said


def alt(view: CannaeView, names: Pair[str], say: Say) -> str:
    """The picture for somebody who can't see it, in at most 1,024 characters."""
    names = names.map(shorten_name)
    parts = [
        say("cannae-alt-sides", one_name=names.one, two_name=names.two),
        say("cannae-alt-pieces", **_squares_by_kind(view)),
        *_losses(view, names, say),
        *_last(view, names, say),
        *_entered(view, say),
        str(asked(view, names, say)),
    ]
    return truncate(" ".join(parts), ALT_LIMIT)


def board(view: CannaeView, names: Pair[str], say: Say) -> str:
    """The whole board as lines of at most 60 columns; capital letters are the first seat's."""
    names = names.map(shorten_name)
    lines = [
        f"{say('cannae-name')} · {say(f'cannae-option-layout-{view.layout}')}",
        say("cannae-board-sides", one_name=names.one, two_name=names.two),
        "",
        *board_lines(view),
        "",
        say("cannae-board-legend"),
        *_losses(view, names, say),
        *_last(view, names, say),
        "",
        str(asked(view, names, say)),
    ]
    if view.onlooker is not None and view.onlooker is view.to_act:
        lines.append(say("cannae-board-write"))
    return wrap(lines)


def asked(view: CannaeView, names: Pair[str], say: Say) -> Sentence:
    """What the onlooker is asked, or whom the table waits for, or the result."""
    if view.to_act is None:
        return _result(view, names, say)
    if view.choice is not None:
        return Sentence(lead=_asked_next(_entered_turn(view, view.choice), say))
    roles = of_roles(view.to_act, view.onlooker, names)
    if view.onlooker is not view.to_act:
        return Sentence(lead=say("cannae-waits", **roles), rest=_draw_is_near(view, say))
    rest = f"{say('cannae-asked-turn.rest')} {_draw_is_near(view, say)}".strip()
    return Sentence(lead=say("cannae-asked-turn"), rest=rest)


def summary(view: CannaeView, names: Pair[str], say: Say) -> str:
    """The second line under a public board: "Infantry 8 : 7, cavalry 4 : 3. Anna to move."."""
    if view.to_act is None:
        return _result(view, names, say).lead
    if view.choice is not None:
        return _asked_next(_entered_turn(view, view.choice), say)
    facts = of_roles(view.to_act, view.onlooker, names) | _strengths(view)
    return f"{say('cannae-summary', **facts)} {_draw_is_near(view, say)}".strip()


def step(view: CannaeView, path: tuple[str, ...], step: str, say: Say) -> StepWords:
    """The step `step` after `path`, as a button says it.

    Raises:
        ValueError: it is no step of this game.
    """
    if step == PASS and not path:
        return replace(_step_words("pass", {}, say), sign="pass")
    turn = read_turn(view, (*path, step))
    if turn.chosen is None:
        words = _action_words(view, turn, say)
    elif turn.arm is None:
        raise ValueError(f"{step!r} is no piece")
    else:
        place = "second" if turn.effects else "first"
        facts: Facts = {"square": step, "symbol": _SYMBOLS[turn.arm], "place": place}
        words = _step_words(turn.arm.value, facts, say)
    arm = turn.arm or turn.effects[-1].action.arm
    cell, face = keypad.cell(view, step), keypad.face(turn)
    return replace(words, cell=cell, face=face, sign=arm.value)


def grid(view: CannaeView, path: tuple[str, ...]) -> Grid | None:
    """The board as a keypad after `path`."""
    return keypad.grid(view, path)


def preview(view: CannaeView, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
    """What the turn `path` would do, or what its beginning asks; `view` is the one before it.

    What it costs the mover's own side is a warning.

    Raises:
        ValueError: `path` is no turn of this game, nor the beginning of one.
    """
    turn = read_turn(view, path)
    can_be_sent = turn.chosen is None
    done = " ".join(preview_sentence(e, say, is_warned=can_be_sent) for e in turn.effects)
    if path == (PASS,):
        done = say("cannae-preview-pass")
    follows = _asked_next(turn, say)
    if not done:
        return Sentence(lead=follows)
    warning = warnings(turn.effects, say) if can_be_sent else ""
    return Sentence(lead=done, rest=follows, warning=warning)


def _action_words(view: CannaeView, turn: EnteredTurn, say: Say) -> StepWords:
    effect = turn.effects[-1]
    follows = describe_effects(effect, say)
    facts: Facts = {
        "square": effect.action.steps[1],
        "arrow": arrow(effect, view.onlooker),
        "does": follows or push_strength(effect, say),
        "outcome": "cost" if effect.own_losses else "gain" if follows else "plain",
    }
    return _step_words(_STEPS[effect.action.kind], facts, say)


def _step_words(group: str, facts: Facts, say: Say) -> StepWords:
    key = f"cannae-step-{group}"
    return StepWords(
        group=group,
        group_label=say(key, **facts),
        label=say(f"{key}.label", **facts),
        detail=say(f"{key}.detail", **facts),
        alone=say(f"{key}.alone", **facts),
        name=say(f"{key}.name", **facts),
        square=str(facts.get("square", "")),
    )


def _entered_turn(view: CannaeView, choice: Choice) -> EnteredTurn:
    # The same as `read_turn` makes of a path, from a view that foresees it.
    return EnteredTurn(effects=choice.effects, board=view.board, chosen=choice.piece)


def _asked_next(turn: EnteredTurn, say: Say) -> str:
    if turn.chosen is not None and turn.arm is not None:
        return say(f"cannae-asked-{turn.arm.value}", square=NAMES[turn.chosen])
    if len(turn.effects) == 1 and not verdict(turn.board):
        effect = turn.effects[0]
        other = effect.action.arm.other
        if strength(turn.board, effect.seat, other):
            return say(f"cannae-asked-{other.value}-too")
    return say("cannae-preview-unsent")


def _result(view: CannaeView, names: Pair[str], say: Say) -> Sentence:
    if view.winner is None:
        is_drawn = view.end not in (None, End.BROKEN_OFF)
        key = "cannae-drawn" if is_drawn else "cannae-result-broken-off"
        return Sentence(lead=say(key, end=view.end or End.BROKEN_OFF))
    return Sentence(lead=say("cannae-won", **of_roles(view.winner, view.onlooker, names)))


def _draw_is_near(view: CannaeView, say: Say) -> str:
    if view.occurrences > 1:
        return say("cannae-repeated")
    left = _QUIET_LIMIT - view.turns_since_loss
    return say("cannae-quiet", left=left) if left <= _QUIET_WARNING else ""


def _strengths(view: CannaeView) -> Facts:
    return {_kind(man): strength(view.board, man.seat, man.arm) for man in Piece}


def _squares_by_kind(view: CannaeView) -> Facts:
    men = tuple(placed(view.board))
    return {_kind(man): square_names(at for at, other in men if other is man) for man in Piece}


def _kind(man: Piece) -> str:
    return f"{man.seat.value}_{man.arm.value}"


def _losses(view: CannaeView, names: Pair[str], say: Say) -> list[str]:
    found = []
    for seat in Seat:
        lost = {arm.value: view.lost(seat, arm) for arm in Arm}
        if any(lost.values()):
            found.append(say("cannae-alt-lost", **of_roles(seat, view.onlooker, names), **lost))
    return found


def _last(view: CannaeView, names: Pair[str], say: Say) -> list[str]:
    if view.last_turn is None:
        return []
    return [
        say("cannae-alt-last", action=turn_sentences(view.last_turn, view.onlooker, names, say))
    ]


def _entered(view: CannaeView, say: Say) -> list[str]:
    choice = view.choice
    if choice is None:
        return []
    if not choice.effects and not choice.is_aiming:
        return [say("cannae-preview-pass")]
    found = [preview_sentence(effect, say, is_warned=True) for effect in choice.effects]
    if costs := warnings(choice.effects, say):
        found.append(costs)
    for kind in Kind if choice.is_aiming else ():
        targets = [effect.action.target for effect in choice.offers if effect.action.kind is kind]
        if targets:
            found.append(say(f"cannae-alt-{_STEPS[kind]}", squares=square_names(targets)))
    return found
