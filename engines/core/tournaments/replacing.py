"""Puts another player in the place of one, in the whole record: of somebody who is forgotten."""

from __future__ import annotations

from typing import Any, Final

from engines.core.record import Player
from engines.core.tournaments.acts import Record

# Texts that are no addresses, whatever they say.
_OTHER: Final = frozenset({"name", "reason", "table", "ask_id", "game", "options", "act"})


def with_player_replaced(record: Record, address: str, player: Player) -> Record:
    """The same tournament with `player` wherever the address stands, the organiser's included.

    Somebody's private chat may have the same address: what is told there is told nowhere then.

    The new address must be nobody else's in the record. What others wrote as a reason stays.
    """
    changed = _replaced(record.model_dump(mode="json"), address, player)
    return Record.model_validate(changed)


def _replaced(value: Any, address: str, player: Player) -> Any:
    match value:
        case {"address": str(there), "name": _} if there == address:
            return player.model_dump(mode="json")
        case dict():
            return {
                key: one if key in _OTHER else _replaced(one, address, player)
                for key, one in value.items()
            }
        case list():
            return [_replaced(one, address, player) for one in value]
        case _:
            return player.address if value == address else value
