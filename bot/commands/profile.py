"""Somebody's profile: ratings, record, the curve of a game, habits."""

from __future__ import annotations

from typing import Final

from bot.application.model import Address, Ask, Choice, Reply, Subject
from bot.application.public_matches import public_matches
from bot.commands.arguments import Argument, Given, Kind
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Shown
from bot.commands.past_matches import AGAINST_PREFIX, LAST_PREFIX
from bot.commands.profile_reader import named_by, read_ticket, reader_of
from bot.messages.follow_posts import RUNNING_PREFIX, rivals
from bot.messages.profile_posts import PROFILE_PREFIX, ProfileReader, profile_post


async def _say(context: Context, ask: Ask, given: Given) -> Reply:
    person = given.person
    if person is None:
        words = given.words.strip()
        person = await named_by(context, ask, words) if words else ask.who
    reader = await reader_of(context, ask, str(person.address), name=person.name)
    return await _shown(context, ask, reader)


async def of_person(context: Context, ask: Ask, address: str) -> Reply:
    """The profile of somebody of whom only the address is known.

    Raises RefusedError: there is nothing to show, or they show it to nobody.
    """
    return await _shown(context, ask, await reader_of(context, ask, address))


async def _tapped(context: Context, ask: Ask, text: str) -> Reply:
    address, game = read_ticket(text)
    return await _shown(context, ask, await reader_of(context, ask, address, game=game))


async def _shown(context: Context, ask: Ask, reader: ProfileReader) -> Reply:
    profile = reader.profile
    games = [
        Choice(
            label=reader.title_of(one.game),
            ticket=f"{PROFILE_PREFIX}:{profile.address}:{one.game}",
        )
        for one in profile.games
        if one.game != profile.curve_game
    ]
    address, place = Address.parse(profile.address), await context.present(ask.where)
    running = await public_matches(context.tables, address, place=place, asker=ask.me)
    around = _around(ask, reader, is_playing=bool(running))
    if url := await context.links.to_page(context.store, Subject(person=profile.address)):
        around.append(Choice(label=reader.say("profile-page"), ticket="", url=url))
    return Reply(private=profile_post(reader, games, around, rivals(running, reader)))


def _around(ask: Ask, reader: ProfileReader, *, is_playing: bool) -> list[Choice]:
    say, address = reader.say, reader.profile.address
    found = []
    if is_playing:
        found.append(Choice(label=say("follow-running"), ticket=f"{RUNNING_PREFIX}:{address}"))
    found.append(Choice(label=say("profile-last-matches"), ticket=f"{LAST_PREFIX}:{address}"))
    if address == ask.me and not ask.is_overheard:
        return found
    found.append(Choice(label=say("profile-against-me"), ticket=f"{AGAINST_PREFIX}:{address}"))
    person = Address.parse(address)
    if person.platform == ask.who.address.platform:
        draft = ChallengeDraft(step=Step.FRIEND, opponent=person.id)
        found.append(Choice(label=say("profile-challenge"), ticket=str(draft)))
    return found


COMMAND: Final = Command(
    name="profile",
    run=_say,
    arguments=(Argument(name="person", kind=Kind.PERSON),),
    places=ANYWHERE,
    shown=Shown.HERE,
    rank=11,
    menus={PROFILE_PREFIX: _tapped},
    looks=frozenset({PROFILE_PREFIX}),
)
