"""The people somebody has blocked, and unblocking them.

The data of a button: `ub:` and the address of the one whom it unblocks.
"""

from __future__ import annotations

import asyncio
from typing import Final

from bot.application import profile
from bot.application.linking import change_settings
from bot.application.model import Address, Ask, Choice, Person, Post, Prompt, Reply
from bot.application.rate_limiter import Kind
from bot.commands.arguments import Argument, Given, person_given
from bot.commands.arguments import Kind as ArgumentKind
from bot.commands.context import Context
from bot.commands.declaration import Command
from engines.core.former import is_former

UNBLOCK_PREFIX: Final = "ub"

_SHOWN: Final = 20  # people whom one message offers to unblock: the last ones


def to_unblock(address: str) -> str:
    """The data of a button that unblocks somebody."""
    return f"{UNBLOCK_PREFIX}:{address}"


async def show(context: Context, ask: Ask) -> Reply:
    """Whom the asker has blocked, with a button for each."""
    settings, say = await context.settings(ask)
    addresses = profile.blocked(settings)[: -_SHOWN - 1 : -1]
    if not addresses:
        return Reply(private=Post(lines=(say("block-nobody"),), prompt=Prompt()))
    names = await asyncio.gather(*(_name(context, address) for address in addresses))
    controls = tuple(
        Choice(label=name or say(_nameless(address)), ticket=to_unblock(address))
        for name, address in zip(names, addresses, strict=True)
    )
    prompt = Prompt(lead=say("block-whom"), controls=controls)
    return Reply(private=Post(lines=(say("block-list"),), prompt=prompt))


async def unblock(context: Context, ask: Ask, whom: Person) -> Reply:
    """Have to do with somebody again."""
    settings, say = await context.settings(ask)
    theirs = await context.store.profile(str(whom.address))
    name = whom.name or await _name(context, str(whom.address)) or say(_nameless(str(whom.address)))
    blocked = profile.blocked(settings)
    meant = {str(whom.address)}
    if username := whom.username or theirs.get(profile.USERNAME, ""):
        meant.add(str(Address.of_name(whom.address.platform, username)))
    if not meant.intersection(blocked):
        return Reply(private=Post(lines=(say("block-not-blocked", name=name),), prompt=Prompt()))
    await context.admit(ask, Kind.SETTING)
    left = profile.as_blocked(one for one in blocked if one not in meant)
    await change_settings(context.store, ask.me, {profile.BLOCKED: left})
    return Reply(private=Post(lines=(say("block-undone", name=name),), prompt=Prompt()))


async def tapped(context: Context, ask: Ask, data: str) -> Reply:
    """A button that unblocks somebody."""
    address = Address.parse(data.partition(":")[2])
    return await unblock(context, ask, Person(address=address, name=""))


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    if given.person is None and not given.words:
        return await show(context, ask)
    return await unblock(context, ask, person_given(given, _WHOM))


def _nameless(address: str) -> str:
    return "privacy-former" if is_former(address) else "block-somebody"


# As it was said last; of somebody who was only known by name, that.
async def _name(context: Context, address: str) -> str:
    if is_former(address):
        return ""
    known = (await context.store.profile(address)).get(profile.NAME, "")
    where = Address.parse(address)
    return Person(address=where, name=known or (where.id if where.is_name else "")).name


_WHOM: Final = Argument(name="person", kind=ArgumentKind.PERSON)

COMMAND: Final = Command(
    name="unblock",
    run=_run,
    arguments=(_WHOM,),
    group="settings",
    menus={UNBLOCK_PREFIX: tapped},
)
