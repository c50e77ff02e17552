"""A challenge in words, and what is asked before it is made."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.application import profile
from bot.application.listed_tables import finished_tables, running_tables
from bot.application.model import (
    Ask,
    Choice,
    Person,
    Post,
    Prompt,
    person_of,
)
from bot.application.place import PlaceSettings
from bot.commands import entrance, place_rules
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.challenge_request import ChallengeRequest, ReadRequest
from bot.commands.context import Context
from bot.commands.terms_form import TermsForm
from bot.messages.words import Words, refusal

_LOOKED_AT: Final = 20  # finished tables of the asker, and of the chat


async def read_request(context: Context, ask: Ask, request: ChallengeRequest) -> ReadRequest:
    """What a request means; where it names nobody, a word may name somebody who plays here.

    Of several games that may be meant it is the place's usual one. Raises as
    `ChallengeRequest.read`, and RefusedError: none that may be meant is offered here.
    """
    place = await context.place(ask)
    asked = replace(request, challenger=ask.who.name, usual_clock=place.usual_clock)
    read = asked.read(context.games, context.players)
    if read.has_unread and not request.opponent:
        people = await people_here(context, ask)
        read = asked.read(context.games, context.players, people)
    return offered(context, place, read)


def offered(context: Context, place: PlaceSettings, read: ReadRequest) -> ReadRequest:
    """What a request may mean at a place: of several games the usual one.

    Raises RefusedError: none of them is offered there.
    """
    games = place.offered(context.games)
    terms = [one for one in read.terms if one.game in games]
    if not terms:
        place_rules.check_game(context, place, read.terms[0].game)
    usual = [one for one in terms if one.game == place.usual_game]
    return replace(read, terms=tuple(usual or terms))


async def question(context: Context, ask: Ask, read: ReadRequest, say: Words) -> Post | None:
    """The menu for what a request leaves open, or says in words that aren't understood.

    All that is understood is set in it already. None: nothing is to be asked.
    """
    lines = tuple(refusal(one, say) for one in read.refused)
    if not lines and len(read.terms) == 1:
        return None
    drafts = _drafts(context, ask, read)
    if len(drafts) > 1:
        asked, guessed = entrance.which_game(drafts, say), ChallengeDraft(step=Step.FRIEND)
    else:
        asked, guessed = await entrance.terms_of(context, ask, drafts[0], say), drafts[0]
    prompt = asked.prompt or Prompt()
    if read.guess:
        ticket = replace(guessed, owner=drafts[0].owner, opponent=read.guess.address.id)
        guess = Choice(label=read.guess.name, ticket=str(ticket))
        prompt = replace(prompt, controls=(guess, *prompt.controls))
    return replace(asked, lines=(*lines, *asked.lines), prompt=prompt)


# A draft for each game that may be meant. If only the game was missing, it is opened with that, if
# it is for one alone; otherwise its terms are shown.
def _drafts(context: Context, ask: Ask, read: ReadRequest) -> list[ChallengeDraft]:
    owner, several = entrance.owner_of(ask), len(read.terms) > 1
    found = []
    for terms in read.terms:
        game = context.games[terms.game]
        is_settled = not read.refused and (terms.level or terms.is_study)
        step = entrance.step_to_terms(terms.opponent.address.id if terms.opponent else "")
        draft = ChallengeDraft.of(terms, game, step=Step.OPEN if is_settled else step, owner=owner)
        if not several:
            draft = replace(draft, step=Step.VALUES, page=TermsForm.usual(game).overview_page)
        found.append(draft)
    return found


async def people_here(context: Context, ask: Ask) -> list[Person]:
    """Who plays, or played lately, in this chat or with the asker."""
    lists = [
        look
        for address in dict.fromkeys((str(ask.where), ask.me))
        for look in (
            running_tables(context.tables, address, asker=ask.me),
            finished_tables(context.tables, address, limit=_LOOKED_AT, asker=ask.me),
        )
    ]
    found: dict[str, Person] = {}
    for tables in await asyncio.gather(*lists):
        for player in (one for table in tables for one in table.match.players if one):
            person = person_of(player)
            is_here = person.address.platform == ask.who.address.platform  # which no computer is
            if is_here and player.address != ask.me:
                found.setdefault(player.address, person)
    known = await asyncio.gather(*map(context.store.profile, found))
    return [
        replace(person, username=settings.get(profile.USERNAME, ""))
        for person, settings in zip(found.values(), known, strict=True)
    ]
