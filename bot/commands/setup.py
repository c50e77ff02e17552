"""Missing permissions in a server or group, and the settings of those who manage it.

The data of a button: `su:` shows everything, `su:rated` the values of one setting, and
`su:rated:never` sets one; `su:games:gyges` takes a game off the list, or puts it on again.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.application import place
from bot.application.daily_puzzles import schedule_place
from bot.application.model import Address, Ask, Choice, Group, Post, Prompt, Reply
from bot.application.permissions import Inspection, NotInspectedError
from bot.application.rate_limiter import Kind
from bot.application.tickets import TicketError
from bot.commands.context import Context
from bot.commands.declaration import Command, Shown, Who, alone
from bot.commands.place_form import NOTHING, PlaceForm
from bot.messages.missing_permissions import missing_lines
from bot.messages.words import Words
from bot.timing.calendars import ZONE

SETUP_PREFIX: Final = "su"


async def show(context: Context, ask: Ask) -> Reply:
    """What is missing, every setting as it is, and a button for each."""
    form, inspection, say = await _read(context, ask)
    return Reply(private=_overview(form, inspection, say))


async def tapped(context: Context, ask: Ask, text: str) -> Reply:
    """A button: the values of a setting, or one of them. Raises RefusedError."""
    _, name, value = (*text.split(":", 2), "", "")[:3]
    form, inspection, say = await _read(context, ask)
    if not name:
        return _in_place(ask, _overview(form, inspection, say))
    if name not in form.names:
        raise TicketError(text)
    if not value:
        return _in_place(ask, _page(form, name, say))
    changes = form.changes(name, "" if value == NOTHING else value)
    await context.admit(ask, Kind.SETTING)
    if place.PUZZLE in changes:
        changes = {**changes, place.ZONE: (await context.store.profile(ask.me)).get(ZONE, "")}
    await context.store.update_profile(form.place, changes)
    before, form = form, replace(form, stored={**form.stored, **changes})
    if place.PUZZLE in changes:
        await schedule_place(context.store, before.settings, form.settings, now=context.now())
    done = _in_place(ask, _page(form, name, say) if form.is_list(name) else None)
    if done.private or done.public:
        return done
    return _in_place(ask, _overview(form, inspection, say))


def _in_place(ask: Ask, post: Post | None) -> Reply:
    return Reply(private=post) if ask.is_private else Reply(public=post)


async def _read(context: Context, ask: Ask) -> tuple[PlaceForm, Inspection | None, Words]:
    here, say = await asyncio.gather(context.place(ask), context.say(ask))
    stored, inspection = await asyncio.gather(
        context.store.profile(here.address), _inspected(context, Address.parse(here.address))
    )
    chat = await context.present(ask.where)
    form = PlaceForm(
        place=here.address,
        stored=stored,
        games=tuple(context.games),
        chats={one.id: one.name for one in inspection.chats} if inspection else {},
        has_topics=inspection is not None and not inspection.lists_all,
        here=chat.id,
    )
    return form, inspection, say


async def _inspected(context: Context, place: Address) -> Inspection | None:
    inspector = context.inspectors.get(place.platform)
    try:
        return await inspector.inspect(place) if inspector else None
    except NotInspectedError:
        return None


def _overview(form: PlaceForm, inspection: Inspection | None, say: Words) -> Post:
    rows = [(name, say(f"setup-{name}"), form.summary(name, say)) for name in form.names]
    lines = (
        *missing_lines(inspection, form.settings, form.stored, say),
        *(say("hall-pair", name=words, value=value) for _, words, value in rows),
    )
    controls = tuple(
        Choice(label=words, ticket=f"{SETUP_PREFIX}:{name}") for name, words, _ in rows
    )
    again = Choice(label=say("setup-look-again"), ticket=f"{SETUP_PREFIX}:")
    return Post(lines=lines, prompt=Prompt(lead=say("setup-what"), controls=(*controls, again)))


def _page(form: PlaceForm, name: str, say: Words) -> Post:
    choices = tuple(
        Choice(
            label=f"✓ {words}" if is_chosen else words,
            ticket=f"{SETUP_PREFIX}:{name}:{value or NOTHING}",
        )
        for value, words, is_chosen in form.values(name, say)
    )
    label = say(f"setup-{name}")
    back = Choice(label=say("hall-back"), ticket=f"{SETUP_PREFIX}:")
    return Post(
        lines=(say(f"setup-{name}.about"),),
        prompt=Prompt(
            lead=label, groups=(Group(key=name, label=label, choices=choices),), controls=(back,)
        ),
    )


COMMAND: Final = Command(
    name="setup",
    run=alone(show),
    who=Who.PLACE_MANAGER,
    shown=Shown.HERE,
    rank=60,
    menus={SETUP_PREFIX: tapped},
)
