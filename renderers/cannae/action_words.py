"""Actions in words: those that were played, and those that are chosen and not sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.cannae.rules.action_effects import ActionEffect, PlayedTurn
from engines.cannae.rules.board import verdict
from engines.cannae.terms import NAMES, Cause, Kind, Loss, Square
from engines.core.seat import Pair, Seat
from renderers.facts import Facts, listed, of_roles
from renderers.wording import Say

_EVENTS: Final = {
    Kind.STEP: "stepped",
    Kind.PUSH: "pushed",
    Kind.SLIDE: "slid",
    Kind.CHARGE: "charged",
}


def describe_effects(effect: ActionEffect, say: Say, *besides: Loss) -> str:
    """What an action causes besides its own movement: "theirs at e6 falls off"; "" for nothing.

    `besides` are losses that are told elsewhere.
    """
    found: list[str] = []
    for loss in effect.losses:
        if loss not in besides:
            whose = "own" if loss.piece.seat is effect.seat else "theirs"
            found.append(say(f"cannae-effect-{loss.cause.value}", whose=whose, **_of_loss(loss)))
    if decided := verdict(effect.after):
        winner = decided[1]
        result = "draw" if winner is None else "win" if winner is effect.seat else "defeat"
        found.append(say(f"cannae-effect-{result}"))
    return ", ".join(found)


def push_strength(effect: ActionEffect, say: Say) -> str:
    """The strength of a push: "2 against 1", "3 move"; "" for other actions."""
    if effect.action.kind is not Kind.PUSH:
        return ""
    facts = _facts(effect)
    return say("cannae-effect-against" if effect.opposing else "cannae-effect-moves", **facts)


def preview_sentence(effect: ActionEffect, say: Say, *, is_warned: bool = False) -> str:
    """An action that isn't sent, with its effects: "Infantry e3 pushes e4: 2 against 1".

    If it `is_warned` of what it costs its own side, that is left out.
    """
    action = say(f"cannae-preview-{_EVENTS[effect.action.kind]}", **_facts(effect))
    charged = (loss for loss in effect.losses if loss.cause is Cause.CHARGED)  # `action` says so
    effects = describe_effects(effect, say, *charged, *(effect.own_losses if is_warned else ()))
    follows = [part for part in (push_strength(effect, say), effects) if part]
    if not follows:
        return f"{action}."
    return say("cannae-preview-follows", action=action, does=", ".join(follows))


def warnings(effects: tuple[ActionEffect, ...], say: Say) -> str:
    """What these actions cost their own side, in sentences; "" for nothing."""
    return " ".join(
        say(f"cannae-warning-{loss.cause.value}", **_of_loss(loss))
        for effect in effects
        for loss in effect.own_losses
    )


def turn_sentences(played: PlayedTurn, onlooker: Seat | None, names: Pair[str], say: Say) -> str:
    """A turn that was played, in the words of its events."""
    roles = of_roles(played.seat, onlooker, names)
    if not played.effects:
        return say("cannae-passed", **roles)
    found: list[str] = []
    for effect in played.effects:
        found.append(say(f"cannae-{_EVENTS[effect.action.kind]}", **roles, **_facts(effect)))
        for loss in effect.losses:
            if loss.cause is not Cause.CHARGED:  # which the sentence about the charge says
                whose = of_roles(loss.piece.seat, onlooker, names)
                found.append(say(f"cannae-{loss.cause.value}", **whose, **_of_loss(loss)))
    return " ".join(found)


def square_names(squares: Iterable[Square]) -> str:
    """ "a1 b2", or – for none."""
    return listed(NAMES[square] for square in squares)


def _facts(effect: ActionEffect) -> Facts:
    origin, target = effect.action.steps
    return {
        "origin": origin,
        "target": target,
        "moved_count": len(effect.shifts),
        "active": effect.active,
        "opposing": effect.opposing,
    }


def _of_loss(loss: Loss) -> Facts:
    return {
        "arm": loss.piece.arm.value,
        "square": NAMES[loss.square],
        "infantry": square_names(loss.by),
        "infantry_count": len(loss.by),
    }
