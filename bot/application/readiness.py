"""Whether a process is ready, apart from its connections to platforms."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import renderers
from bot.application.catalogue import whole_games
from bot.observability.health import Health
from storage.base import COMPUTER, StoreAwayError
from storage.store import Store

_FONTS: Final = Path(renderers.__file__).parent / "fonts"


def health_of(store: Store) -> Health:
    """The parts that every process has. Each platform adds one."""
    health = Health()
    health.watch("store", partial(is_ready, store))
    health.watch("games", _games_are_there)
    health.watch("fonts", _fonts_are_there)
    return health


async def is_ready(store: Store) -> bool:
    """Whether the store answers: without it nobody can play."""
    try:
        await store.profile(COMPUTER)
    except StoreAwayError:
        return False
    return True


async def _games_are_there() -> bool:
    # Whether there is a game to play; one that breaks is left out, and named in the log.
    return bool(whole_games())


async def _fonts_are_there() -> bool:
    # Whether pictures can be lettered; the fonts are opened when a picture needs them.
    return (_FONTS / "coverage.json").is_file() and any(_FONTS.glob("*.otf"))
