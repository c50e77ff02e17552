"""Looking for somebody to play, who needn't be in the same chat."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

from bot.application import profile
from bot.application.administration import check_not_banned, place_asked_in
from bot.application.model import Ask, Post, Prompt, Reply
from bot.application.place import PlaceSettings
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, named
from bot.application.seeking import Seeking
from bot.application.tickets import TicketError
from bot.commands import challenge_in_words, place_rules, seek_posts
from bot.commands.arguments import Argument
from bot.commands.arguments import Kind as ArgumentKind
from bot.commands.challenge_command import suggest_clocks
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.challenges import Terms, UnknownGameError, player_of
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command
from bot.commands.seek_draft import SEEK_PREFIX, RatingRange, SeekDraft, Step
from bot.commands.terms_form import proposal_of
from engines.core.computer import AnyComputer, fitting_level, strength_of
from engines.core.game import AnyGame
from engines.core.options import complete
from engines.core.rating import Rating
from storage.seekers import Pairing, Seeker

_LOOKS_FOR: Final = 7 * 86_400  # seconds
_NEAR: Final = 250  # points: the stronger of two wins four in five


async def seek(context: Context, ask: Ask, words: str) -> Reply:
    """Look for somebody with the terms that are said; without words, show what one looks for.

    Raises RefusedError: the words can't be, aren't understood, or aren't for this place.
    """
    if not words.strip():
        return await show(context, ask)
    drafts = _read(context, words, await context.place(ask))
    if len(drafts) > 1:
        return Reply(private=seek_posts.which_game(drafts, await context.say(ask)))
    return await look(context, ask, drafts[0])


async def show(context: Context, ask: Ask) -> Reply:
    """What the asker looks for; if it is nothing, in which game they would.

    Raises RefusedError: it is nothing, and they can't look for anybody in this chat.
    """
    say, seekers = await asyncio.gather(
        context.say(ask), context.store.seekers_of(ask.me, context.games)
    )
    there = [one for one in seekers if context.now() < one.until]
    if not there:
        place = await context.place(ask)
        await place_rules.check_chat(context, ask, place)
        return Reply(private=seek_posts.which_game(_of_games(context, place), say))
    return Reply(private=seek_posts.offers(there, context.games, say))


async def look(context: Context, ask: Ask, draft: SeekDraft) -> Reply:
    """Look for somebody, and begin at once if they are there.

    Raises RefusedError: nothing would reach the asker, they ask too often, or the place where they
    ask doesn't allow it.
    """
    settings, say = await context.settings(ask)
    if profile.is_closed(settings) and not ask.is_home:
        raise RefusedError("seek-closed")
    await context.remember(ask, settings)
    await check_not_banned(context.tables, ask.me, await place_asked_in(context.tables, ask))
    place = await context.place(ask)
    form = draft.form(_game(context, draft))
    is_said_rated = form.says_rating and form.proposal.is_rated
    await place_rules.check_seek(context, ask, place, draft.game, is_rated=is_said_rated)
    await context.tables.open_tables.admit(ask.me)
    await context.admit(ask, Kind.OFFER)
    seeker, rating = await _seeker(context, ask, draft, place)
    if not await context.store.seek(seeker):
        return Reply(private=_told(say("seek-found-before")))
    seeking = Seeking(context.tables)
    if pairing := await seeking.find(seeker):
        table = await seeking.open(pairing)
        name = _rival(pairing, ask.me).player.name or say("entrance-somebody")
        game = say(f"{draft.game}-name")
        return Reply(private=_told(say("seek-found", name=name, game=game)), table=table)
    waiting = await context.store.seekers_of(ask.me, [draft.game])
    if not waiting:  # another process has found somebody meanwhile
        return Reply(private=_told(say("seek-found-before")))
    level, fits = _level(context.players[draft.game], rating)
    post = seek_posts.nobody_yet(waiting[0], context.games, level, say, fits=fits)
    return Reply(private=post)


async def tapped(context: Context, ask: Ask, data: str) -> Reply:
    """A button of an offer, or of its form. Raises TicketError."""
    draft = SeekDraft.parse(data)
    if draft.game not in context.games:
        raise TicketError(f"there is no game {draft.game!r}")
    if draft.step is Step.LOOK:
        return await look(context, ask, draft)
    say = await context.say(ask)
    if draft.step is Step.CHANGE:
        return Reply(private=seek_posts.form(draft, context.games[draft.game], say))
    was_there = await context.store.leave_seekers(ask.me, draft.game)
    key = "seek-stopped" if was_there else "seek-not-looking"
    return Reply(private=_told(say(key, game=say(f"{draft.game}-name"))))


# A draft for each game that may be meant. Raises RefusedError.
def _read(context: Context, words: str, place: PlaceSettings) -> list[SeekDraft]:
    ratings, rest = RatingRange.find(words)
    request = ChallengeRequest(text=rest, usual_clock=place.usual_clock)
    read = request.read(context.games, context.players)
    if read.has_unread:
        word = read.refused[0].facts["word"]
        example = named(f"{next(iter(context.games))}-name")
        raise RefusedError("seek-not-understood", word=word, example=example)
    if read.refused:
        raise read.refused[0]
    if any(terms.level or terms.is_study for terms in read.terms):
        raise RefusedError("seek-people-only")
    terms = challenge_in_words.offered(context, place, read).terms
    return [_draft(context, one, ratings) for one in terms]


# A draft for each game that is offered at a place, the usual one first.
def _of_games(context: Context, place: PlaceSettings) -> list[SeekDraft]:
    request = ChallengeRequest(usual_clock=place.usual_clock)
    terms = {one.game: one for one in request.read(context.games, context.players).terms}
    return [_draft(context, terms[game], RatingRange()) for game in place.offered(context.games)]


def _draft(context: Context, terms: Terms, ratings: RatingRange) -> SeekDraft:
    game = context.games[terms.game]
    proposal = proposal_of(game, terms.options, terms.clock, is_rated=bool(terms.is_rated))
    draft = SeekDraft(game=game.id, range=ratings)
    return draft.having(game, proposal, says_rating=terms.is_rated is not None)


def _game(context: Context, draft: SeekDraft) -> AnyGame:
    if draft.game not in context.games:
        raise UnknownGameError(context.games)
    return context.games[draft.game]


# The computer's level that suits a player, and the sentence that says how well; "" if nobody knows.
def _level(computer: AnyComputer, rating: Rating) -> tuple[str, str]:
    level = fitting_level(computer, rating.value if rating.matches else None)
    strength = strength_of(computer, level)
    if strength is None:
        return level, ""
    if not rating.matches:
        return level, "seek-meanwhile-first"
    is_near = abs(strength.value - rating.value) <= _NEAR
    return level, "seek-meanwhile" if is_near else "seek-meanwhile-far"


# And the rating that they have now. Where they don't say whether the match counts, the place does.
async def _seeker(
    context: Context, ask: Ask, draft: SeekDraft, place: PlaceSettings
) -> tuple[Seeker, Rating]:
    game = _game(context, draft)
    preferences, standings = await asyncio.gather(
        context.preferences_of(ask), context.store.standings(game.id, [ask.me])
    )
    form, rating = draft.form(game), standings.of[ask.me].rating
    chosen, usual = complete(game.options, form.proposal.options), complete(game.options, {})
    ratings, now = draft.range.for_rating(rating.value), int(context.now())
    seeker = Seeker(
        player=player_of(ask.who),
        home=_home(ask),
        game=game.id,
        options={name: str(value) for name, value in chosen.items() if value != usual[name]},
        clock=form.proposal.clock,
        is_rated=form.proposal.is_rated if form.says_rating else place.usually_rated,
        rating=rating.value,
        lowest=ratings.lowest,
        highest=ratings.highest,
        language=preferences.language,
        username=ask.who.username,
        nonce=ask.nonce,
        ask_id=_ask_id(ask),
        wanted=draft.wanted,
        since=now,
        until=now + _LOOKS_FOR,
    )
    return seeker, rating


# Where they are told, and play: their private chat; on the page, where nobody has one, its hall.
def _home(ask: Ask) -> str:
    return ask.me if ask.has_readers else str(ask.where)


# The same for two taps on one message.
def _ask_id(ask: Ask) -> str:
    key = ask.idempotency_key
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()[:12] if key else ""


def _rival(pairing: Pairing, me: str) -> Seeker:
    return pairing.two if pairing.one.address == me else pairing.one


def _told(line: str) -> Post:
    return Post(lines=(line,), prompt=Prompt())


COMMAND: Final = Command(
    name="seek",
    run=lambda context, ask, given: seek(context, ask, given.words),
    arguments=(
        Argument(name="game", kind=ArgumentKind.GAME),
        Argument(name="clock", suggest=suggest_clocks),
        Argument(name="range"),
    ),
    places=ANYWHERE,
    rank=2,
    menus={SEEK_PREFIX: tapped},
)
