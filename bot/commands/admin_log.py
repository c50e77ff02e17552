"""The log of a place: what those who manage it, or the operator, have done there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from bot.application import profile
from bot.application.model import Ask, Post, Prompt
from bot.commands.context import Context
from bot.messages.times import date
from bot.messages.words import Words
from storage.administration import KEPT, AdminEntry
from storage.store import Store

_SHOWN: Final = 15  # entries a page


async def log_post(context: Context, ask: Ask, place: str, *, page: int = 1) -> Post:
    """A page of the log of a place, the newest entry first."""
    say, since = await context.say(ask), context.now() - KEPT
    skip = max(0, page - 1) * _SHOWN
    entries = await context.store.admin_log(place, since=since, skip=skip, limit=_SHOWN)
    names = await names_of(context.store, entries)
    lines = tuple(line_of(entry, names, say) for entry in entries)
    more = (say("admin-log-more", page=str(max(1, page) + 1)),) if len(lines) == _SHOWN else ()
    title = say("admin-log-title")
    return Post(title=title, lines=lines + more or (say("admin-log-empty"),), prompt=Prompt())


async def names_of(store: Store, entries: Sequence[AdminEntry]) -> Mapping[str, str]:
    """What those are called whom entries name, by pseudonyms; "" if nobody has told.

    People who have deleted themselves aren't there.
    """
    people = sorted({name for entry in entries for name in (entry.by, *entry.about) if name})
    addresses = await store.addresses_of(people)
    known = await asyncio.gather(*map(store.profile, addresses.values()))
    return {
        name: settings.get(profile.NAME, "")
        for name, settings in zip(addresses, known, strict=True)
    }


def line_of(entry: AdminEntry, names: Mapping[str, str], say: Words) -> str:
    """An entry in a line."""
    former = say("admin-former")
    somebody = say("entrance-somebody")
    one, two, *_ = (*(names.get(who, former) or somebody for who in entry.about), "", "")
    by = (names.get(entry.by, former) or somebody) if entry.by else say("admin-operator")
    act = say(f"admin-act-{entry.act.replace('_', '-')}")
    about = f"{one} – {two}" if two else one
    facts = {"date": date(entry.at, say), "by": by, "act": act, "about": about}
    key = "admin-log-line" if entry.reason else "admin-log-line-bare"
    return say(key, **facts, reason=entry.reason)
