"""What may follow a command that is being typed after a stroke."""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask
from bot.commands.application import Application
from bot.commands.arguments import Given, being_typed
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.earlier_names import names_of
from storage.base import TableKey

_OFFERED: Final = 25


async def complete(app: Application, ask: Ask, key: TableKey, text: str) -> list[dict[str, str]]:
    """The whole line with each value that may stand where somebody is typing, and its words."""
    word, _, typed = text[1:].partition(" ")
    say = await app.words(ask)
    for command in registry().at(Place.PAGE):
        if word.casefold() not in (command.name, *names_of(f"hall-command-{command.name}", say)):
            continue
        found = being_typed(command.arguments, typed)
        if found is None:
            return []
        argument, before, begun = found
        given = Given(arguments=command.arguments, table=key, words=before)
        offers = await app.suggest(ask, argument, begun, given)
        return [
            {
                "notation": " ".join(filter(None, (f"/{word}", before, one.value))),
                "words": one.words,
            }
            for one in offers[:_OFFERED]
        ]
    return []
