"""What the levels of a game's computer are called, with their strength."""

from __future__ import annotations

from bot.application.fitting_levels import ANY_LEVEL
from bot.messages.words import Words
from engines.core.computer import AnyComputer, strength_of


def level_name(game: str, level: str, say: Words) -> str:
    """What a level is called: "hothead"."""
    return say(f"{game}-level-{level}")


def level_label(game: str, computer: AnyComputer, level: str, say: Words) -> str:
    """A level with its strength, if that has been measured: "hothead · 760"."""
    name, strength = level_name(game, level, say), strength_of(computer, level)
    if strength is None:
        return name
    return say("hall-level", level=name, strength=str(round(strength.value)))


def fitting_label(game: str, computer: AnyComputer, level: str, say: Words) -> str:
    """The level that is about as strong as the asker: "About your strength (hothead, 760)"."""
    name, strength = level_name(game, level, say), strength_of(computer, level)
    if strength is None:
        return say("hall-level-fitting-unmeasured", level=name)
    return say("hall-level-fitting", level=name, strength=str(round(strength.value)))


def offered_levels(
    game: str, computer: AnyComputer, fitting: str, say: Words
) -> list[tuple[str, str]]:
    """All that may be chosen, each with its label: what fits first, then from the weakest on."""
    levels = [(level, level_label(game, computer, level, say)) for level in computer.levels]
    return [(ANY_LEVEL, fitting_label(game, computer, fitting, say)), *levels]


def level_lines(game: str, computer: AnyComputer, say: Words) -> tuple[str, ...]:
    """A line for each level that says what it does, where the game tells."""
    return tuple(
        say("hall-level-about", level=level_name(game, level, say), about=say(key))
        for level in computer.levels
        if (key := f"{game}-level-{level}.about") in say
    )
