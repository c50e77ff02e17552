"""Challenges made in Discord: by a command, by taps, and by forms for their terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import ui

from bot.adapters.discord.requests import Interaction, ask_of, can_post, is_home, is_private, person
from bot.adapters.discord.responses import Responder
from bot.adapters.discord.terms_modal import read_terms, terms_modal
from bot.application.catalogue import whole_games
from bot.application.fitting_levels import ANY_LEVEL
from bot.application.model import Ask, Post, Prompt, Reply
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands import boards, challenge_dialogue, counter_offers, entrance
from bot.commands.challenge_draft import DRAFT_PREFIX, ChallengeDraft, Step
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.clock_figures import OWN
from bot.commands.context import Context
from bot.commands.term_settings import CLOCK
from bot.commands.terms_form import TermsForm
from bot.messages.words import FALLBACK, Words, say_in

User = discord.User | discord.Member

# Begins the id of a menu of people; the draft follows to which the chosen one belongs.
_WHOM: Final = "who:"


def make_request(
    interaction: Interaction,
    opponent: User | None,
    *,
    game: str = "",
    options: str = "",
    level: str = "",
    clock: str = "",
    is_study: bool = False,
) -> ChallengeRequest:
    """What somebody asks for who filled in all that; a game may be typed as they call it."""
    if game not in whole_games():
        game, options = "", f"{game} {options}".strip()
    if opponent and opponent.id == interaction.application_id:  # Salle herself is challenged
        opponent, level = None, level or ANY_LEVEL
    return ChallengeRequest(
        text=options,
        game=game,
        level=level,
        clock=clock,
        is_study=is_study,
        opponent=person(opponent) if opponent and not is_study else None,
    )


async def challenge(
    responder: Responder, interaction: Interaction, opponent: User | None, request: ChallengeRequest
) -> None:
    """Open a table, or ask for what the command leaves open."""

    async def work(ask: Ask) -> Reply:
        if refusal := await _refusal(responder, interaction, opponent):
            return refusal
        reply = await responder.app.run(
            challenge_dialogue.open_or_ask, ask, request, needs_rival=is_home(interaction)
        )
        return await _with_card(responder, interaction, ask, reply)

    await responder.answer(interaction, work)


async def answer_tap(responder: Responder, interaction: Interaction, asked: Ticket | str) -> bool:
    """Answer a tap that Discord has more for than buttons; False leaves it to others."""
    if isinstance(asked, str):
        try:
            draft = ChallengeDraft.parse(asked)
        except TicketError:
            return False
        return await _answer_draft(responder, interaction, draft)
    if asked.verb != Verb.CHANGE or asked.path:
        return False
    ask = ask_of(interaction)
    form = await responder.app.query(counter_offers.open_form, None, ask, asked)
    if form is None:
        return False
    say = await responder.app.words(ask)
    title = say("entrance-change-title", game=say(f"{form.game.id}-name"))
    await _send_form(interaction, form, title, asked.to(Verb.PROPOSE, form.number), say)
    return True


async def answer_form(responder: Responder, interaction: Interaction) -> None:
    """A form was sent: open the table that it is about, or propose its terms."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))

    async def work(ask: Ask) -> Reply:
        return await responder.app.run(_sent, ask, responder, interaction, custom_id)

    await responder.answer(interaction, work)


async def name_opponent(
    responder: Responder, interaction: Interaction, custom_id: str, user: User
) -> None:
    """Somebody was chosen from the menu of people: their game is asked for."""

    async def work(context: Context, ask: Ask) -> Reply:
        draft = ChallengeDraft.parse(custom_id.removeprefix(_WHOM))
        if user.id == interaction.application_id:
            return await entrance.tapped(context, ask, str(replace(draft, step=Step.PLAY)))
        if refusal := await _refusal(responder, interaction, user):
            return refusal
        await challenge_dialogue.meet(context, ask, person(user))
        chosen = replace(draft, step=Step.FRIEND, opponent=str(user.id))
        return await entrance.tapped(context, ask, str(chosen))

    await responder.answer(interaction, partial(responder.app.run, work))


async def _answer_draft(
    responder: Responder, interaction: Interaction, draft: ChallengeDraft
) -> bool:
    ask = ask_of(interaction)
    match draft.step:
        case Step.WHOM:
            await _show_people(responder, interaction, draft)
        case Step.TERMS if draft.game in responder.app.context.games:
            say = await responder.app.words(ask)
            context = responder.app.context
            names = await entrance.names_of(context, ask, draft, say)
            form = await entrance.form_of(context, ask, draft, names)
            title = say(f"{draft.game}-name")
            await _send_form(interaction, form, title, str(entrance.opening(draft)), say)
        case Step.OPEN:
            await responder.answer(interaction, partial(_open, responder, interaction, draft))
        case _:
            return False
    return True


async def _sent(
    context: Context, ask: Ask, responder: Responder, interaction: Interaction, custom_id: str
) -> Reply:
    # What a form leads to: own figures of a clock are asked for by buttons before.
    if not custom_id.startswith(f"{DRAFT_PREFIX}:"):
        ticket = Ticket.parse(custom_id)
        perspective = context.perspective(ask, await context.load(ask, ticket.table))
        form, wants_figures = _chosen(interaction, counter_offers.form_of(perspective, ticket))
        if wants_figures:
            path = (form.number, form.figures_page)
            return await counter_offers.change(context, ask, replace(ticket, path=path))
        return await counter_offers.propose(context, ask, replace(ticket, path=(form.number,)))
    draft = ChallengeDraft.parse(custom_id)
    form, wants_figures = _chosen(interaction, await entrance.form_of(context, ask, draft))
    draft = replace(draft, number=form.number)
    if wants_figures:
        asked = replace(draft, step=Step.VALUES, page=form.figures_page)
        return await entrance.tapped(context, ask, str(asked))
    return await _open(responder, interaction, draft, ask)


def _chosen(interaction: Interaction, form: TermsForm) -> tuple[TermsForm, bool]:
    # The form with what was chosen in it, and whether the figures of its clock are to follow.
    # Raises OptionError.
    given = read_terms(interaction, form.settings_of_mine(say_in(FALLBACK)))
    return form.plus(given), given.get(CLOCK) == OWN


async def _open(
    responder: Responder, interaction: Interaction, draft: ChallengeDraft, ask: Ask
) -> Reply:
    # The table of a draft; the menu becomes the answer.
    reply = await responder.app.run(entrance.open_table, ask, draft)
    if reply.is_error:
        return reply
    reply = await _with_card(responder, interaction, ask, reply)
    if reply.private:
        return reply
    return replace(reply, ack="", private=Post(lines=(reply.ack,), prompt=Prompt()))


async def _show_people(
    responder: Responder, interaction: Interaction, draft: ChallengeDraft
) -> None:
    # A menu of people, which no post has.
    say = await responder.app.words(ask_of(interaction))
    view = ui.View(timeout=None)
    menu: ui.UserSelect[ui.View] = ui.UserSelect(
        custom_id=f"{_WHOM}{replace(draft, owner='')}", placeholder=say("entrance-whom-choose")
    )
    view.add_item(menu)
    if not is_home(interaction):
        anybody = replace(draft, step=Step.FRIEND, owner="")
        view.add_item(ui.Button(label=say("entrance-whoever"), custom_id=str(anybody)))
    back = replace(draft, step=Step.START, owner="")
    view.add_item(ui.Button(label=say("hall-back"), custom_id=str(back)))
    view.stop()
    words = f"**{say('entrance-whom')}**"
    if is_private(interaction):
        await interaction.response.edit_message(content=words, view=view, attachments=[])
    else:
        await interaction.response.send_message(words, view=view, ephemeral=True)


async def _send_form(
    interaction: Interaction,
    form: TermsForm,
    title: str,
    custom_id: str,
    say: Words,
) -> None:
    modal = terms_modal(title, custom_id, form.settings_of_mine(say), say)
    await interaction.response.send_modal(modal)


async def _refusal(
    responder: Responder, interaction: Interaction, opponent: User | None
) -> Reply | None:
    # Another bot can't be challenged.
    if opponent is None or not opponent.bot or opponent.id == interaction.application_id:
        return None
    say = await responder.app.words(ask_of(interaction))
    return Reply(ack=say("hall-not-a-bot"), is_error=True)


async def _with_card(
    responder: Responder, interaction: Interaction, ask: Ask, reply: Reply
) -> Reply:
    # A challenge made where Salle can't post: the answer itself is the card, for all.
    if reply.is_error or reply.is_apart or reply.table is None or can_post(interaction):
        return reply
    say = await responder.app.words(ask)
    public = await responder.app.run(boards.back_to_board, ask, reply.table)
    return replace(reply, ack=say("hall-cannot-post"), private=None, public=public.public)
