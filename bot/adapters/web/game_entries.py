"""What the page knows of each game, and of the clocks: names, options, what pictures are like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import structlog

from bot.adapters.web.guides import guide_entries
from bot.adapters.web.serialise_lists import Json
from bot.application.fitting_levels import ANY_LEVEL
from bot.application.time_controls import (
    BANKS,
    CAPS,
    DAILY_CLOCK,
    INCREMENTS,
    PRESETS,
    hours_of,
)
from bot.commands.term_settings import ONE_MATCH, has_sides, series_setting
from bot.messages.clock_words import clock_words, hours_words
from bot.messages.level_words import offered_levels
from bot.messages.words import Words
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.options import BEGINNERS
from engines.core.record import Series
from engines.core.seat import Pair
from engines.registry import load_course
from renderers import lying_framing, size
from renderers.games import plate_of
from renderers.style import RenderStyle

log = structlog.get_logger(__name__)

# What the page calls them, and whether they are rated; "" is the usual.
RATINGS: Final[Mapping[str, bool]] = {"rated": True, "friendly": False}

# What the page calls how many matches there are; "" is the usual.
SERIES: Final[Mapping[str, Series]] = {series.value or ONE_MATCH: series for series in Series}

_BARE: Final = RenderStyle(names=Pair(one="", two=""), has_ribbon=False)


def game_entries(
    games: Mapping[str, AnyGame],
    players: Mapping[str, AnyComputer],
    fitting: Mapping[str, str],
    say: Words,
) -> list[Json]:
    """An entry for each game; one that breaks while it is described is left out.

    `fitting`: the level of each that is about as strong as the visitor.
    """
    entries = []
    for id_, game in games.items():
        try:
            entries.append(_entry(game, players[id_], fitting[id_], say))
        except Exception:  # a bug of one game must not close the page to the others
            log.exception("a game can't be shown", game=id_)
    return entries


def _entry(game: AnyGame, computer: AnyComputer, fitting: str, say: Words) -> Json:
    name, style = f"{game.id}-name", replace(_BARE, framing=lying_framing(game.id))
    return {
        "id": game.id,
        "name": say(name),
        "about": say(f"{name}.about"),
        "caption": say(f"{name}.caption"),
        "alt": say(f"{name}.alt"),
        "hero": size(plate_of(game.id).HERO, style),
        "plate": size(plate_of(game.id).PLATE, style),
        "levels": _levels(game.id, computer, fitting, say),
        "options": [
            {
                "name": option.name,
                "label": say(f"{game.id}-option-{option.name}"),
                "about": _about(f"{game.id}-option-{option.name}", say),
                "default": option.default,
                "values": _named(f"{game.id}-option-{option.name}", option.values, say),
            }
            for option in game.options
        ],
        "sides": [
            {"id": who, "name": say(f"page-begins-{who}")} for who in BEGINNERS if has_sides(game)
        ],
        "series": _series(game, say),
        "guides": guide_entries(game.id, say),
        "has_lessons": bool(load_course(game.id)),
    }


def clock_entries(say: Words) -> Json:
    """The clocks that may be agreed on, and what each figure of one's own may be."""
    presets = [{"id": name, "name": clock_words(clock, say)} for name, clock in PRESETS.items()]
    figures = {"bank": BANKS, "increment": INCREMENTS, "cap": CAPS}
    return {
        "presets": [{"id": "", "name": say("page-clock-usual")}, *presets],
        "own": say("clock-own"),
        "figures": [
            {
                "name": name,
                "label": say(f"clock-{name}"),
                "values": [{"id": hours, "name": hours_words(hours, say)} for hours in offered],
                "default": default,
            }
            for (name, offered), default in zip(figures.items(), hours_of(DAILY_CLOCK), strict=True)
        ],
    }


def rating_entries(say: Words) -> Json:
    """Whether a match between two people is rated, as it may be agreed on."""
    usual = {"id": "", "name": say("page-rating-usual")}
    said = [{"id": kind, "name": say(f"entrance-{kind}")} for kind in RATINGS]
    return {"label": say("entrance-rating"), "values": [usual, *said]}


def _series(game: AnyGame, say: Words) -> Json:
    setting = series_setting(game, say, Series.NONE)
    usual = {"id": "", "name": say("page-series-usual")}
    said = zip(setting.values, setting.words, strict=True)
    return {
        "label": setting.label,
        "values": [usual, *({"id": value, "name": words} for value, words in said)],
    }


def _levels(game: str, computer: AnyComputer, fitting: str, say: Words) -> list[Json]:
    # What fits the visitor comes first: the page chooses it, unless somebody chooses otherwise.
    return [
        {
            "id": level,
            "name": label,
            "about": _about(f"{game}-level-{fitting if level == ANY_LEVEL else level}", say),
        }
        for level, label in offered_levels(game, computer, fitting, say)
    ]


def _named(key: str, values: Sequence[str], say: Words) -> list[Json]:
    return [
        {"id": value, "name": say(f"{key}-{value}"), "about": _about(f"{key}-{value}", say)}
        for value in values
    ]


def _about(key: str, say: Words) -> str:
    # What an option, one of its values or a level means; "" where a game doesn't say.
    return say(f"{key}.about") if f"{key}.about" in say else ""
