"""Challenges: made, answered, taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.model import (
    COMPUTER,
    Ask,
    Person,
    Reply,
    is_solo,
)
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.messages import challenge_card, posts
from bot.messages.perspective import Perspective
from bot.messages.words import say_in
from engines.core.match_state import MatchError, Status
from engines.core.options import OptionError, complete, own_options
from engines.core.record import Act, Entry, Head, Joining, Player
from engines.core.seat import Pair, Seat
from storage.base import TableKey

CLOCKS = (0, 86_400, 3 * 86_400, 7 * 86_400)
"""Seconds a decision that a challenger may choose from; 0: no clock."""

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class SelfChallengeError(Exception):
    """Nobody plays himself, unless he asks for the study table."""


class TwoOpponentsError(Exception):
    """A person and the computer were both named."""


class UnknownGameError(LookupError):
    """There is no such game, or no such level of its computer player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What a challenge proposes."""

    game: str
    opponent: Person | None = None  # None: anybody, unless `level` or `study` says otherwise
    level: str = ""  # of the computer player
    options: Mapping[str, str] = field(default_factory=dict)
    clock: int = 0
    is_study: bool = False
    partner: str = ""  # what one's second seat is called at a study table
    challenger: Seat = Seat.ONE
    rematch_of: str = ""
    table: str = ""  # the name of the table that it opens; "": a new one


async def challenge(context: Context, ask: Ask, terms: Terms) -> Reply:
    """Open a table with its card, which shows the seal.

    Who plays alone, against the computer or on both seats, begins with the card's *Play now*. He is
    shown it in the answer if he asked in private, else it stands in the chat like any other.
    """
    game = context.games.get(terms.game)
    if game is None:
        raise UnknownGameError(terms.game)
    settings = await context.store.profile(ask.me)
    await context.remember(ask, settings)
    say = say_in(context.preferences(ask, settings).language)
    levels = context.players[terms.game].levels
    if terms.level and terms.level not in levels:
        raise OptionError("no such level", name=say("hall-argument-computer"), known=levels)
    if terms.opponent and terms.level:
        raise TwoOpponentsError
    if terms.opponent and terms.opponent.address == ask.who.address and not terms.is_study:
        raise SelfChallengeError
    chosen = complete(game.options, terms.options)
    defaults = complete(game.options, {})
    me = player_of(ask.who)
    head = Head(
        game=game.id,
        rules=game.rules,
        options={name: value for name, value in chosen.items() if value != defaults[name]},
        players=Pair[Player | None](one=None, two=None)
        .put(terms.challenger, me)
        .put(terms.challenger.other, _rival(terms, ask)),
        challenger=terms.challenger,
        nonce=ask.nonce,
        created=int(context.now()),
        clock=max(0, terms.clock),
        is_study=terms.is_study,
        rematch_of=terms.rematch_of,
    )
    await _remember_chat(context, ask)
    is_alone = is_solo(head)
    table = await context.tables.open(
        ask.where.platform,
        ask.where.id,
        head,
        name=terms.table,
        is_shown=is_alone and ask.is_private,
    )
    if is_alone and ask.is_private:
        perspective = context.perspective(ask, await context.load(ask, table.key))
        return Reply(private=challenge_card.card(perspective), table=table.key)
    if is_alone:
        return Reply(ack=say("fair-ready"), table=table.key)
    rival_name = (
        terms.opponent.name or say("entrance-somebody") if terms.opponent else say("hall-anybody")
    )
    return Reply(ack=say("hall-challenged", name=rival_name), table=table.key)


async def accept(
    context: Context, ask: Ask, key: TableKey, options: Mapping[str, str] = _NOTHING
) -> Reply:
    """Agree to the terms; the first cards are dealt, and shown.

    `options` are what he chooses of the options that are his own; others stay as proposed.
    """
    table = await context.load(ask, key)
    refusal = _not_to_accept(context, ask, table, keeps_card=False)
    return refusal or await _accept(context, ask, table, options, keeps_card=False)


async def accept_tapped(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The same by a button, which holds for the terms that stood above it.

    The path names a value of each of his own options; while one is missing, it is asked for. In
    his private chat the card stays, with its seal, and the first turn is a message of its own.
    """
    return await _accept_terms(context, ask, ticket, keeps_card=ask.is_home)


async def join(context: Context, ask: Ask, key: TableKey) -> Reply:
    """The same by a link, which was made for the terms of the challenge itself."""
    ticket = Ticket(verb=Verb.ACCEPT, table=key, version=0)
    return await _accept_terms(context, ask, ticket, keeps_card=False)


async def _accept_terms(context: Context, ask: Ask, ticket: Ticket, *, keeps_card: bool) -> Reply:
    table = await context.load(ask, ticket.table)
    if refusal := _not_to_accept(context, ask, table, keeps_card=keeps_card):
        return refusal
    perspective = context.perspective(ask, table)
    if ticket.version != table.version:
        return _changed(ask, perspective)
    own = own_options(table.game.options, table.match.proposed_by.other)
    if len(ticket.path) < len(own):
        if ask.is_private:
            asked = challenge_card.own_choice(perspective, ticket, is_public=False)
            return Reply(private=asked, table=table.key)
        public = await context.public_perspective(table)
        asked = challenge_card.own_choice(public, ticket, is_public=True)
        return Reply(public=asked, table=table.key)
    options = {
        option.name: str(option.values[index % len(option.values)])
        for option, index in zip(own, ticket.path, strict=False)
    }
    return await _accept(context, ask, table, options, keeps_card=keeps_card)


async def begin(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The last tap of who plays alone: Salle, or he himself, sits down opposite.

    His nonce comes with this tap, so that nobody could know it when the seal was made.
    """
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    head = table.record.head
    me, rival = head.players[head.challenger], head.players[head.challenger.other]
    if not is_solo(head) or me is None or rival is None or me.address != ask.me:
        return Reply(ack=perspective.say("hall-not-asked"), is_error=True, table=table.key)
    if table.match.status is Status.OPEN:
        if ticket.version != table.version:
            return _changed(ask, perspective)
        table = await _sit_down(context, ask, table, rival, _NOTHING, keeps_card=ask.is_home)
        if not ask.is_private:
            return Reply(ack=perspective.say("news-begun"), table=table.key)
    return _seated(context, ask, table, keeps_card=ask.is_home)


def _not_to_accept(
    context: Context, ask: Ask, table: LoadedTable, *, keeps_card: bool
) -> Reply | None:
    """What is said to somebody who has nothing to accept here; None to whoever is asked."""
    perspective, match = context.perspective(ask, table), table.match
    say = perspective.say
    if match.status is not Status.OPEN:
        if perspective.seat or match.state is None:
            return _seated(context, ask, table, keeps_card=keeps_card)
        return Reply(ack=say("hall-taken"), is_error=True, table=table.key)
    if perspective.seat is match.proposed_by:
        return Reply(ack=say("hall-own-challenge"), is_error=True, table=table.key)
    asked = match.players[match.proposed_by.other]
    if asked and asked.address != ask.me:
        return Reply(ack=say("hall-not-asked"), is_error=True, table=table.key)
    return None


def _changed(ask: Ask, perspective: Perspective) -> Reply:
    """Other terms have been proposed since the button was made."""
    card = challenge_card.card(perspective) if ask.is_private else None
    said = perspective.say("entrance-terms-changed")
    return Reply(ack=said, is_error=True, private=card, table=perspective.table.key)


async def _accept(
    context: Context,
    ask: Ask,
    table: LoadedTable,
    options: Mapping[str, str],
    *,
    keeps_card: bool,
) -> Reply:
    player = player_of(ask.who)
    table = await _sit_down(context, ask, table, player, options, keeps_card=keeps_card)
    ack = context.perspective(ask, table).say("hall-accepted")
    if not ask.is_private:
        return Reply(ack=ack, table=table.key)  # his turn comes to him, and the board to the chat
    return replace(_seated(context, ask, table, keeps_card=keeps_card), ack=ack)


def _seated(context: Context, ask: Ask, table: LoadedTable, *, keeps_card: bool) -> Reply:
    """What somebody sees whose challenge has been answered: its card as it is now, or his turn.

    Who taps a card again after the first act finds the table as it is today.
    """
    perspective = context.perspective(ask, table)
    if table.match.state is None:
        card = challenge_card.card(perspective) if ask.is_private else None
        said = perspective.say("hall-answered")
        return Reply(ack=said, is_error=True, private=card, table=table.key)
    stays = keeps_card and table.record.log[-1].act is Act.ACCEPT
    post = challenge_card.card(perspective) if stays else posts.turn(perspective)
    return Reply(private=post, table=table.key)


async def decline(context: Context, ask: Ask, key: TableKey) -> Reply:
    """Whoever is asked would rather not."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    if perspective.seat is not table.match.proposed_by.other:
        return Reply(ack=perspective.say("hall-not-asked"), is_error=True, table=key)
    return await _close(context, ask, table, Act.DECLINE)


async def withdraw(context: Context, ask: Ask, key: TableKey) -> Reply:
    """Whoever proposed the terms takes them back, and the challenge with them."""
    table = await context.load(ask, key)
    perspective = context.perspective(ask, table)
    if perspective.seat is not table.match.proposed_by:
        return Reply(ack=perspective.say("hall-not-yours"), is_error=True, table=key)
    return await _close(context, ask, table, Act.WITHDRAW)


async def _sit_down(
    context: Context,
    ask: Ask,
    table: LoadedTable,
    player: Player,
    options: Mapping[str, str],
    *,
    keeps_card: bool,
) -> LoadedTable:
    joining = Joining(player=player, nonce=ask.nonce, options=dict(options))
    proposed = table.match.proposal

    def decide(now: LoadedTable) -> Entry:
        if now.match.status is Status.OPEN and now.match.proposal != proposed:
            raise MatchError("not-open", "other terms have just been proposed")
        seat = now.match.proposed_by.other
        return Entry(act=Act.ACCEPT, seat=seat, at=int(context.now()), joining=joining)

    already_shown_to = ask.me if ask.is_home and not keeps_card else ""
    return await context.tables.act(
        table.key, decide, table=table, asker=ask.me, already_shown_to=already_shown_to
    )


async def _close(context: Context, ask: Ask, table: LoadedTable, act: Act) -> Reply:
    seat = context.perspective(ask, table).seat

    def decide(now: LoadedTable) -> Entry:
        return Entry(act=act, seat=seat, at=int(context.now()))

    after = await context.tables.act(table.key, decide, table=table, asker=ask.me)
    perspective = context.perspective(ask, after)
    key = "hall-declined" if act is Act.DECLINE else "hall-withdrawn"
    card = challenge_card.card(perspective) if ask.is_private else None
    return Reply(ack=perspective.say(key), private=card, table=table.key)


def player_of(who: Person) -> Player:
    """Somebody as he sits at a table; without a name, if his platform tells none."""
    return Player(address=str(who.address), name=who.name[:40])


def _rival(terms: Terms, ask: Ask) -> Player | None:
    if terms.is_study:
        return player_of(replace(ask.who, name=terms.partner or ask.who.name))
    if terms.level:
        return Player(address=f"{COMPUTER}:{terms.level}", name=COMPUTER)
    return player_of(terms.opponent) if terms.opponent else None


async def _remember_chat(context: Context, ask: Ask) -> None:
    """Keep what messages and links need: where the chat belongs, and the language it speaks.

    That is what the platform says, else the challenger's.
    """
    if ask.where == ask.who.address:
        return
    known = await context.store.profile(str(ask.where))
    locale = ask.chat_locale or known.get(profile.LOCALE, "") or ask.who.locale
    facts = {profile.LOCALE: locale, profile.COMMUNITY: ask.community}
    news = {name: fact for name, fact in facts.items() if fact and fact != known.get(name)}
    if news:
        await context.store.update_profile(str(ask.where), news)
