"""When a tournament begins, as a day and an hour: of one that is being put together, or of one that
is open.
"""

from __future__ import annotations

from typing import Final

from bot.application.model import Ask, Reply
from bot.commands import tournament_create, tournament_manage
from bot.commands.arguments import Argument, Given
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Who
from bot.commands.read_moment import read_moment
from bot.commands.tournament_asking import TOURNAMENT
from bot.commands.tournament_form_posts import moment_words
from bot.messages.calendar_words import zone_of
from bot.timing.calendars import ZONE

_ID: Final = 8  # letters of a tournament's id


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    settings, say = await context.settings(ask)
    first, _, rest = given.words.strip().partition(" ")
    loaded = await context.tournaments.find(first.casefold()) if len(first) == _ID else None
    zone = zone_of({ZONE: settings.get(ZONE, "") or ask.zone})
    moment = read_moment(rest if loaded else given.words, context.now(), zone)
    key = "no-such-hour" if moment.is_later else "will-begin"
    note = say(f"tournament_commands-{key}", when=moment_words(moment.at, zone, say))
    if loaded:
        return await tournament_manage.postpone(context, ask, loaded, moment.at, note)
    return await tournament_create.choose_moment(context, ask, moment.at, note)


COMMAND: Final = Command(
    name="tournament-begins",
    run=_run,
    arguments=(TOURNAMENT, Argument(name="when")),
    places=ANYWHERE,
    who=Who.MANAGER_CHANGES,
    group="tournament",
    within="tournament-begins",
    rank=20,
)
