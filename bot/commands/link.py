"""Links two identities of one person: a code from here, sent there; a question; one tap."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from bot.application import linking, profile
from bot.application.model import (
    Address,
    Ask,
    ButtonStyle,
    Choice,
    Post,
    Prompt,
    Reply,
    Subject,
)
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tickets import TicketError
from bot.application.tournament_people import taken_part_in
from bot.commands.arguments import Argument, Given
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.messages.link_words import places
from storage.persons import Linked

# The buttons of the question: `lk:<code>` joins them, with settings from here where they differ,
# `lk:<code>:t` with those from there; `lk:` leaves everything as it is.
_PREFIX: Final = "lk"
_THEIRS: Final = "t"

_REFUSED: Final = {
    Linked.GONE: "link-no-such-code",
    Linked.OWN: "link-own-code",
    Linked.SAME_PLATFORM: "link-same-platform",
}


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    said = given.value("code") if given.chosen is not None else given.words.strip()
    return await (_said(context, ask, said) if said else _offered(context, ask))


async def _offered(context: Context, ask: Ask) -> Reply:
    await context.admit(ask, Kind.SETTING)
    settings, say = await context.settings(ask)
    await context.remember(ask, settings)
    code = linking.new_code()
    await context.store.offer_link(linking.kept_as(code), ask.me, lasts=linking.LASTS)
    others = [one for one in await context.store.identities(ask.me) if one != ask.me]
    lines = [say("link-how", code=code, minutes=round(linking.LASTS / 60))]
    if others:
        lines.append(say("link-with", places=places(others, say)))
    prompt = Prompt()
    if ask.who.address.platform != linking.SEVERAL:
        url = await context.links.to_page(context.store, Subject(link_code=code))
        prompt = Prompt(
            controls=(Choice(label=say("elsewhere-page"), ticket="", url=url),) if url else ()
        )
    post = Post(title=say("link-title"), lines=tuple(lines), text=f"/link {code}", prompt=prompt)
    return Reply(private=post)


async def _said(context: Context, ask: Ask, words: str) -> Reply:
    """The question about an entered code. Raises RefusedError: it is none, or isn't for them."""
    code = linking.read_code(words)
    await context.admit(ask, Kind.LINK)
    by = await context.store.offered_by(linking.kept_as(code)) if code else ""
    if not by:
        raise RefusedError(_REFUSED[Linked.GONE])
    say = await context.say(ask)
    mine, theirs = await asyncio.gather(*map(context.store.identities, (ask.me, by)))
    if ask.me in theirs:
        raise RefusedError(_REFUSED[Linked.OWN])
    if _shares_platform(mine, theirs):
        raise RefusedError(_REFUSED[Linked.SAME_PLATFORM])
    known = await context.store.profile(by)
    if profile.has_blocked(known, ask.me, ask.who.username, identities=mine):
        raise RefusedError(_REFUSED[Linked.GONE])
    lines = [
        say("link-joins", here=ask.who.name or say("entrance-somebody"),
            there=known.get(profile.NAME) or say("entrance-somebody"), place=places([by], say))
    ]  # fmt: skip
    ending = await linking.tables_between(context.tables, [*mine, *theirs])
    lines += [say("link-ends", game=say(f"{table.game.id}-name")) for table in ending]
    twice = await taken_part_in(context.tables, [*mine, *theirs], more_than=1)
    lines += [say("link-leaves", name=tournament.head.name) for tournament in twice]
    here, there = f"{_PREFIX}:{code}", f"{_PREFIX}:{code}:{_THEIRS}"
    ways = {"link-yes": here}
    if linking.in_conflict(await context.store.profile(ask.me), known):
        lines.append(say("link-settings"))
        ways = {"link-yes-here": here, "link-yes-there": there}
    style = ButtonStyle.GO if len(ways) == 1 else ButtonStyle.MOVE
    joins = (Choice(label=say(key), ticket=to, style=style) for key, to in ways.items())
    controls = (*joins, Choice(label=say("link-no"), ticket=f"{_PREFIX}:"))
    prompt = Prompt(lead=say("link-ask"), controls=controls)
    return Reply(private=Post(title=say("link-title"), lines=tuple(lines), prompt=prompt))


async def _tapped(context: Context, ask: Ask, text: str) -> Reply:
    code, _, whose = text.removeprefix(f"{_PREFIX}:").partition(":")
    say = await context.say(ask)
    if not code:
        return Reply(private=Post(lines=(say("link-kept"),), prompt=Prompt()))
    if linking.read_code(code) != code:
        raise TicketError(text)
    await context.admit(ask, Kind.LINK)
    done = await context.store.link(
        linking.kept_as(code), ask.me, several=linking.SEVERAL, with_theirs=whose == _THEIRS
    )
    identities = await context.store.identities(ask.me)
    # A code that has just been used is gone: who taps again is told the same again.
    if done is not Linked.NOW and (done is not Linked.GONE or len(identities) == 1):
        raise RefusedError(_REFUSED[done])
    await context.remember(ask, await context.store.profile(ask.me))
    await context.store.note_identity(identities, ask.me)
    await linking.follow_up(context.tables)
    others = [one for one in identities if one != ask.me]
    line = say("link-done", places=places(others, say))
    return Reply(private=Post(lines=(line,), prompt=Prompt()))


def _shares_platform(mine: Iterable[str], theirs: Iterable[str]) -> bool:
    here, there = ({Address.parse(one).platform for one in side} for side in (mine, theirs))
    return bool((here & there) - {linking.SEVERAL})


COMMAND: Final = Command(
    name="link",
    run=_run,
    arguments=(Argument(name="code"),),
    places=ANYWHERE,
    group="settings",
    menus={_PREFIX: _tapped},
)
