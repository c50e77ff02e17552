"""The Battle of Cannae in words: from a view, through the keys of the locales."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.cannae.moves import PASS
from engines.cannae.rules.board import pieces, placed, strength, verdict
from engines.cannae.terms import NAMES, Arm, End, Kind, Piece
from engines.cannae.views import CannaeView, Choice
from engines.core.seat import Pair, Seat
from renderers.cannae import keys
from renderers.cannae.effects import describe_effects, foretold, in_a_row, told, warnings
from renderers.cannae.effects import strength as push_strength
from renderers.cannae.lines import board_lines
from renderers.cannae.steps import Way, arrow, read_way
from renderers.game_text import ALT_LIMIT
from renderers.persons import Facts, of_roles
from renderers.text_layout import clip, cut, fold
from renderers.wording import Grid, Say, Sentence, StepWords

_SYMBOLS: Final = {Arm.INFANTRY: "●", Arm.CAVALRY: "♞"}
_STEPS: Final = {
    Kind.STEP: "step",
    Kind.PUSH: "push",
    Kind.SLIDE: "ride",
    Kind.CHARGE: "charge",
}
_QUIET: Final = 100  # turns without a loss that draw the game
_ALMOST: Final = 20  # of them left when it is said


def alt(view: CannaeView, names: Pair[str], say: Say) -> str:
    """The picture for somebody who can't see it, in at most 1,024 characters."""
    names = names.map(cut)
    parts = [
        say("cannae-alt-sides", one_name=names.one, two_name=names.two),
        say("cannae-alt-pieces", **_standing(view)),
        *_losses(view, names, say),
        *_last(view, names, say),
        *_entered(view, say),
        str(asked(view, names, say)),
    ]
    return clip(" ".join(parts), ALT_LIMIT)


def board(view: CannaeView, names: Pair[str], say: Say) -> str:
    """The whole board as lines of at most 60 columns; capital letters are the first seat's."""
    names = names.map(cut)
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
    return "\n".join(folded for line in lines for folded in fold(line))


def asked(view: CannaeView, names: Pair[str], say: Say) -> Sentence:
    """What the onlooker is asked, or whom the table waits for, or the result."""
    if view.to_act is None:
        return _result(view, names, say)
    if view.choice is not None:
        return Sentence(lead=_next(_entered_so_far(view.choice), say))
    roles = of_roles(view.to_act, view.onlooker, names)
    if view.onlooker is not view.to_act:
        return Sentence(lead=say("cannae-waits", **roles), rest=_patience(view, say))
    rest = f"{say('cannae-asked-turn.rest')} {_patience(view, say)}".strip()
    return Sentence(lead=say("cannae-asked-turn"), rest=rest)


def summary(view: CannaeView, names: Pair[str], say: Say) -> str:
    """The second line under a public board: "Infantry 8 : 7, cavalry 4 : 3. Anna to move."."""
    if view.to_act is None:
        return _result(view, names, say).lead
    if view.choice is not None:
        return _next(_entered_so_far(view.choice), say)
    facts = of_roles(view.to_act, view.onlooker, names) | _strengths(view)
    return f"{say('cannae-summary', **facts)} {_patience(view, say)}".strip()


def step(view: CannaeView, path: tuple[str, ...], step: str, say: Say) -> StepWords:
    """The step `step` after `path`, as a button says it.

    Raises:
        ValueError: it is no step of this game.
    """
    if step == PASS and not path:
        return _words("pass", "pass", {}, say)
    way = read_way(view, (*path, step))
    if way.chosen is None:
        words = _action(view, way, say)
    elif way.arm is None:
        raise ValueError(f"{step!r} is no piece")
    else:
        facts: Facts = {"square": step, "symbol": _SYMBOLS[way.arm], "place": _place(way)}
        words = _words(way.arm.value, way.arm.value, facts, say)
    return replace(words, cell=keys.cell(view, step), face=keys.face(way))


def grid(view: CannaeView, path: tuple[str, ...]) -> Grid | None:
    """The board as a keypad after `path`."""
    return keys.grid(view, path)


def preview(view: CannaeView, path: tuple[str, ...], names: Pair[str], say: Say) -> Sentence:
    """What the turn `path` would do, or what its beginning asks; `view` is the one before it.

    What it costs the mover's own side is a warning.

    Raises:
        ValueError: `path` is no turn of this game, nor the beginning of one.
    """
    way = read_way(view, path)
    done = " ".join(foretold(effect, say) for effect in way.effects)
    if path == (PASS,):
        done = say("cannae-preview-pass")
    follows = _next(way, say)
    if not done:
        return Sentence(lead=follows)
    can_be_sent = way.chosen is None
    warning = warnings(way.effects, say) if can_be_sent else ""
    return Sentence(lead=done, rest=follows, warning=warning)


def rounds(view: CannaeView) -> tuple[Seat | None, ...]:
    """None: a match is one game."""
    return ()


def hand(view: CannaeView, say: Say) -> str:
    """Nothing is hidden."""
    return ""


def _action(view: CannaeView, way: Way, say: Say) -> StepWords:
    """A step, a push, a ride or a charge: where it leads, and all that comes of it."""
    effect = way.effects[-1]
    kind = _STEPS[effect.action.kind]
    follows = describe_effects(effect, say)
    facts: Facts = {
        "square": effect.action.steps[1],
        "arrow": arrow(effect, view.onlooker),
        "does": follows or push_strength(effect, say),
        "outcome": "cost" if effect.own_losses else "gain" if follows else "plain",
    }
    return _words(kind, kind, facts, say)


def _words(group: str, key: str, facts: Facts, say: Say) -> StepWords:
    key = f"cannae-step-{key}"
    return StepWords(
        group=group,
        group_label=say(key, **facts),
        label=say(f"{key}.label", **facts),
        detail=say(f"{key}.detail", **facts),
        alone=say(f"{key}.alone", **facts),
        name=say(f"{key}.name", **facts),
        square=str(facts.get("square", "")),
    )


def _place(way: Way) -> str:
    return "second" if way.effects else "first"


def _entered_so_far(choice: Choice) -> Way:
    """The same as `read_way` makes of a path, from a view that foresees it."""
    chosen = choice.piece if choice.is_aiming else None
    man = None if chosen is None else pieces(choice.board)[chosen]
    arm = None if man is None else man.arm
    return Way(effects=choice.effects, board=choice.board, chosen=chosen, arm=arm)


def _next(way: Way, say: Say) -> str:
    """What is to be tapped after that."""
    if way.chosen is not None and way.arm is not None:
        return say(f"cannae-asked-{way.arm.value}", square=NAMES[way.chosen])
    if len(way.effects) == 1 and not verdict(way.board):
        effect = way.effects[0]
        other = effect.action.arm.other
        if strength(way.board, effect.seat, other):
            return say(f"cannae-asked-{other.value}-too")
    return say("cannae-preview-unsent")


def _result(view: CannaeView, names: Pair[str], say: Say) -> Sentence:
    if view.winner is None:
        is_drawn = view.end not in (None, End.BROKEN_OFF)
        key = "cannae-drawn" if is_drawn else "cannae-result-broken-off"
        return Sentence(lead=say(key, end=view.end or End.BROKEN_OFF))
    roles = of_roles(view.winner, view.onlooker, names)
    return Sentence(lead=say("cannae-result-won", **roles), rest=say("cannae-won-why", **roles))


def _patience(view: CannaeView, say: Say) -> str:
    """How near a draw by repetition, or for want of losses, is."""
    if view.occurrences > 1:
        return say("cannae-repeated")
    left = _QUIET - view.turns_since_loss
    return say("cannae-quiet", left=left) if left <= _ALMOST else ""


def _strengths(view: CannaeView) -> Facts:
    """How many of each arm stand: `$one_infantry`, `$one_cavalry`, and the second seat's."""
    return {
        f"{seat.value}_{arm.value}": strength(view.board, seat, arm) for seat in Seat for arm in Arm
    }


def _standing(view: CannaeView) -> Facts:
    """Where they stand, by the same names."""
    return {
        f"{seat.value}_{arm.value}": in_a_row(
            square for square, man in placed(view.board) if man is Piece.of(seat, arm)
        )
        for seat in Seat
        for arm in Arm
    }


def _losses(view: CannaeView, names: Pair[str], say: Say) -> list[str]:
    """What each side has lost, if anything."""
    found = []
    for seat in Seat:
        lost = {arm.value: view.lost(seat, arm) for arm in Arm}
        if any(lost.values()):
            found.append(say("cannae-alt-lost", **of_roles(seat, view.onlooker, names), **lost))
    return found


def _last(view: CannaeView, names: Pair[str], say: Say) -> list[str]:
    if view.last_turn is None:
        return []
    return [say("cannae-alt-last", action=told(view.last_turn, view.onlooker, names, say))]


def _entered(view: CannaeView, say: Say) -> list[str]:
    """The turn that is being entered: what is chosen, what that costs, what is offered."""
    choice = view.choice
    if choice is None:
        return []
    if not choice.effects and not choice.is_aiming:
        return [say("cannae-preview-pass")]
    found = [foretold(effect, say) for effect in choice.effects]
    if costs := warnings(choice.effects, say):
        found.append(costs)
    for kind in Kind if choice.is_aiming else ():
        targets = [effect.action.target for effect in choice.offers if effect.action.kind is kind]
        if targets:
            found.append(say(f"cannae-alt-{_STEPS[kind]}", squares=in_a_row(targets)))
    return found
