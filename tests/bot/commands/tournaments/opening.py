"""Tournaments that are opened by their commands, and who joins."""

from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from engines.core.tournaments.acts import Begun
from tests.bot.salle import ROOM, button


async def says(who, words, where=None, **more):
    """Somebody says `/tournament` and these words, as in a chat or on the page."""
    command, rest = registry().meant("tournament", words)
    given = Given(arguments=command.arguments, words=rest)
    place = Place.GROUP if where else Place.PRIVATE
    return await who.salle.app.say(command, who.ask(where, **more), given, place)


async def opens(who, name="Autumn Cup", *labels, where=ROOM):
    """A tournament, put together by taps: a field and its value by turns."""
    form = (await says(who, f"create {name}", where)).private
    for label in labels:
        form = (await who.taps(button(form, label), where, is_private=True)).private
    created = await who.taps(button(form, "Create"), where, is_private=True)
    assert not created.is_error, created
    mine = await who.salle.context.tournaments.of(who.ask().me)
    return next(one for one in mine if one.head.name == form.title)


async def again(salle, tournament):
    """The tournament as it is now."""
    return await salle.context.tournaments.load(tournament.id)


def names_in(tournament):
    """Who takes part."""
    return [one.player.name for one in tournament.state.active]


async def begins(tournament, organiser):
    """It begins at once."""
    entry = Begun(at=int(organiser.salle.time()))
    return await organiser.salle.context.tournaments.act(tournament.id, lambda now: entry)
