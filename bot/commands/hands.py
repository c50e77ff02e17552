"""The asker's hand and turn."""

from __future__ import annotations

from typing import Final

from bot.application.tickets import Verb
from bot.commands import boards
from bot.commands.arguments import TABLE
from bot.commands.declaration import ANYWHERE, Command, Place, at_meant, at_table

COMMAND: Final = Command(
    name="hand",
    run=at_meant(boards.hand),
    arguments=(TABLE,),
    places=ANYWHERE,
    rank=4,
    in_menu=frozenset({Place.PRIVATE, Place.GROUP}),
    buttons={Verb.HAND: at_table(boards.hand), Verb.TURN: at_table(boards.hand)},
)
