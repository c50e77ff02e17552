"""Opening a tournament: a form by taps, all as usual at first, and its card in the chat.

The form lies in the asker's profile (`bot.application.tournament_draft`).
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.application import profile
from bot.application.administration import check_not_banned, place_asked_in
from bot.application.loaded_table import BusyError
from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Address, Ask, Post, Reply
from bot.application.place import PlaceSettings, read_place
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tournament_draft import LONGEST_NAME, TournamentDraft
from bot.commands import place_rules, tournament_form_posts
from bot.commands.arguments import Argument, Given
from bot.commands.challenges import player_of, remember_chat
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.tournament_asking import card_for
from bot.commands.tournament_form import BEGINS, GAMES, RATED, YES, TournamentForm, typed_moment
from bot.commands.tournament_form_posts import CREATE, FORM_PREFIX, MORE
from bot.messages.calendar_words import zone_of
from bot.messages.words import Words
from bot.timing.calendars import ZONE
from engines.core.names import plain_text

MOST_OPEN: Final = 3
"""Tournaments that somebody may have open as their organiser."""

_LOOKED_AT: Final = 100
_PAGE: Final = "web"


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    return await begin(context, ask, given.words)


async def begin(context: Context, ask: Ask, said: str) -> Reply:
    """Show a form; of a name that is said, with that. What has been chosen today stands.

    Raises RefusedError: the name is too long, or the asker may open none here.
    """
    name = plain_text(said[: 2 * LONGEST_NAME])
    if len(name) > LONGEST_NAME or len(said) > 2 * LONGEST_NAME:
        raise RefusedError("tournament_commands-name-long", most=LONGEST_NAME)
    settings, say = await context.settings(ask)
    await _check_may_open(context, ask)
    before = TournamentDraft.parse(settings.get(profile.TOURNAMENT_DRAFT, ""))
    kept = before.chosen if before and before.holds(context.now()) else {}
    usual = say("tournament_commands-usual-name", name=ask.who.name or say("entrance-somebody"))
    chat = await _chat(context, ask)
    draft = TournamentDraft(
        id=hashlib.sha256(f"{ask.me} {ask.nonce} {context.now()}".encode()).hexdigest()[:8],
        at=context.now(),
        name=(name or usual)[:LONGEST_NAME],
        chat=chat,
        place=await place_asked_in(context.tables, ask) if chat else "",
        zone=ask.zone,
        chosen=kept,
    )
    if chat:
        await remember_chat(context, ask)
    form = await _keep(context, ask, settings, draft)
    return Reply(private=tournament_form_posts.overview(form, say))


async def tapped(context: Context, ask: Ask, data: str) -> Reply:
    """A button of the form. Raises RefusedError, TicketError."""
    _, id_, field, value = (*data.split(":", 3), "", "", "")[:4]
    if not id_:
        return await begin(context, ask, "")
    settings, say = await context.settings(ask)
    if field == CREATE and (done := await _opened_by(context, ask, id_)):
        return await card_for(context, ask, done)
    form = await _form_of(context, settings, id_)
    if field == CREATE:
        return await _create(context, ask, form)
    if field == MORE:
        return Reply(private=tournament_form_posts.further(form, say))
    if not field:
        return Reply(private=tournament_form_posts.overview(form, say))
    if not value:
        return Reply(private=tournament_form_posts.page(form, field, say))
    form = form.with_value(field, value)
    await context.admit(ask, Kind.SETTING)
    form = await _keep(context, ask, settings, form.draft)
    return Reply(private=_after_choice(form, field, say))


async def choose_moment(context: Context, ask: Ask, at: int, note: str) -> Reply:
    """Of the form that was begun last, when it begins. Raises RefusedError: there is none."""
    settings, say = await context.settings(ask)
    draft = TournamentDraft.parse(settings.get(profile.TOURNAMENT_DRAFT, ""))
    form = await _form_of(context, settings, draft.id if draft else "")
    chosen = form.draft.having(BEGINS, typed_moment(at))
    form = await _keep(context, ask, settings, chosen)
    return Reply(private=tournament_form_posts.overview(form, say, note=note))


def _after_choice(form: TournamentForm, field: str, say: Words) -> Post:
    if form.is_list(field):
        return tournament_form_posts.page(form, field, say)
    if field in form.main_fields:
        return tournament_form_posts.overview(form, say)
    return tournament_form_posts.further(form, say)


async def _create(context: Context, ask: Ask, form: TournamentForm) -> Reply:
    await _check_may_open(context, ask)
    await _check_place(context, ask, form)
    if form.begins() <= context.now():
        raise RefusedError("tournament_commands-past")
    await context.admit(ask, Kind.CHALLENGE)
    # All the luck there is: from the platform, because the operator can't choose that.
    lot = int(hashlib.sha256(f"{form.draft.id} {ask.nonce}".encode()).hexdigest()[:4], 16)
    head = form.head(player_of(ask.who), lot)
    try:
        loaded = await context.tournaments.open(head, by=ask.me, ask_id=form.draft.id)
    except BusyError:
        if not (done := await _opened_by(context, ask, form.draft.id)):
            raise
        loaded = done
    await context.remember(ask, await context.store.profile(ask.me))
    await context.store.update_profile(ask.me, {profile.TOURNAMENT_DRAFT: ""})
    key = "tournament_commands-created" if head.place else "tournament_commands-created-hall"
    return await card_for(context, ask, loaded, key, id=loaded.id)


# What a tap on *Create* has opened before, however often it is tapped or told.
async def _opened_by(context: Context, ask: Ask, draft: str) -> LoadedTournament | None:
    mine = await context.tournaments.of(ask.me, limit=_LOOKED_AT)
    return next((one for one in mine if one.record.log[0].ask_id == draft), None)


# Raises RefusedError: somebody without a passkey is a guest, and may be another person tomorrow.
async def _check_may_open(context: Context, ask: Ask) -> None:
    identities, mine = await asyncio.gather(
        context.store.identities(ask.me), context.tournaments.of(ask.me, limit=_LOOKED_AT)
    )
    is_alone = ask.who.address.platform == _PAGE and len(identities) == 1
    if is_alone and not await context.store.passkeys(ask.me):
        raise RefusedError("tournament_commands-guest")
    await check_not_banned(context.tables, ask.me, await place_asked_in(context.tables, ask))
    open_ = [one for one in mine if one.is_running and one.state.organiser.address in identities]
    if len(open_) >= MOST_OPEN:
        raise RefusedError("tournament_commands-too-many", count=MOST_OPEN)


async def _check_place(context: Context, ask: Ask, form: TournamentForm) -> None:
    if not form.draft.chat:
        return
    there = replace(ask, where=Address.parse(form.draft.chat))
    await check_not_banned(context.tables, ask.me, form.draft.place)
    is_rated = form.value(RATED) == YES
    for game in form.held(GAMES):
        await place_rules.check_seek(context, there, form.place, game, is_rated=is_rated)


# The chat where its card is shown; "": in none.
async def _chat(context: Context, ask: Ask) -> str:
    if ask.is_home or ask.is_guest or not ask.has_readers:
        return ""
    await place_rules.check_chat(context, ask, await context.place(ask))
    return str(await context.present(ask.where))


# Raises RefusedError: the draft isn't there, or is another one.
async def _form_of(context: Context, settings: Mapping[str, str], id_: str) -> TournamentForm:
    draft = TournamentDraft.parse(settings.get(profile.TOURNAMENT_DRAFT, ""))
    if draft is None or draft.id != id_ or not draft.holds(context.now()):
        raise RefusedError("tournament_commands-form-gone")
    return await _form(context, settings, draft)


async def _form(
    context: Context, settings: Mapping[str, str], draft: TournamentDraft
) -> TournamentForm:
    place = PlaceSettings(address="")
    if draft.chat:
        chat = Address.parse(draft.chat)
        community = Address.parse(draft.place).id
        place = await read_place(context.store, chat.platform, chat.id, community)
    zone = zone_of({ZONE: settings.get(ZONE, "") or draft.zone})
    return TournamentForm(
        draft=draft, games=context.games, place=place, zone=zone, now=context.now()
    )


async def _keep(
    context: Context, ask: Ask, settings: Mapping[str, str], draft: TournamentDraft
) -> TournamentForm:
    await context.store.update_profile(ask.me, {profile.TOURNAMENT_DRAFT: str(draft)})
    return await _form(context, settings, draft)


COMMAND: Final = Command(
    name="tournament-create",
    run=_run,
    arguments=(Argument(name="name"),),
    places=ANYWHERE,
    group="tournament",
    within="tournament-create",
    rank=15,
    menus={FORM_PREFIX: tapped},
)
