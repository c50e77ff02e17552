"""What the page knows of each game: its names, its options, what its pictures are like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import structlog

from bot.adapters.web.serialise import Json
from bot.commands.challenges import CLOCKS
from bot.messages.challenge_card import clock_words
from engines.core.computer import AnyComputer
from engines.core.game import AnyGame
from engines.core.seat import Pair
from renderers import size
from renderers.games import plate_of
from renderers.style import RenderStyle
from renderers.wording import Say

log = structlog.get_logger(__name__)

_BARE: Final = RenderStyle(names=Pair(one="", two=""))


def game_entries(
    games: Mapping[str, AnyGame], players: Mapping[str, AnyComputer], say: Say
) -> list[Json]:
    """An entry for each game; one that breaks while it is described is left out."""
    entries = []
    for id_, game in games.items():
        try:
            entries.append(_entry(game, players[id_].levels, say))
        except Exception:  # a bug of one game must not close the page to the others
            log.exception("a game can't be shown", game=id_)
    return entries


def _entry(game: AnyGame, levels: Sequence[str], say: Say) -> Json:
    name = f"{game.id}-name"
    return {
        "id": game.id,
        "name": say(name),
        "about": say(f"{name}.about"),
        "caption": say(f"{name}.caption"),
        "alt": say(f"{name}.alt"),
        "plate": size(plate_of(game.id).PLATE, _BARE),
        "levels": _named(f"{game.id}-level", levels, say),
        "options": [
            {
                "name": option.name,
                "label": say(f"{game.id}-option-{option.name}"),
                "default": option.default,
                "values": _named(f"{game.id}-option-{option.name}", option.values, say),
            }
            for option in game.options
        ],
        "clocks": [{"id": str(clock), "name": clock_words(clock, say)} for clock in CLOCKS],
    }


def _named(key: str, values: Sequence[str], say: Say) -> list[Json]:
    return [{"id": value, "name": say(f"{key}-{value}")} for value in values]
