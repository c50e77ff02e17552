"""Rated or friendly: one tap on the card of a challenge takes the other.

The side whose terms they are changes its own; the side that is asked makes a counter-offer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask, Post, Reply, is_solo
from bot.application.rate_limiter import Kind
from bot.application.tickets import Ticket, Verb
from bot.commands import blocking, place_rules
from bot.commands.challenges import player_of
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.messages import challenge_card
from bot.messages.perspective import Perspective
from bot.messages.prompts import ChoiceGoneError
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Joining


async def change_rating(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Make a rated challenge friendly, and a friendly one rated; the other side is asked then."""
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    if refusal := _refusal(ask, perspective, ticket):
        return refusal
    await blocking.check_table(context, ask, table)
    terms = table.match.proposal
    if not terms.is_rated:
        await blocking.check_rated(context, ask, table)
    await place_rules.check_rating(context, table, is_rated=not terms.is_rated)
    await context.admit(ask, Kind.OFFER)
    proposal = terms.model_copy(update={"is_rated": not terms.is_rated})

    def decide(now: LoadedTable) -> Entry:
        if now.match.terms_version > ticket.version:
            raise ChoiceGoneError
        return Entry(
            act=Act.PROPOSE,
            seat=perspective.seat,
            at=int(context.now()),
            joining=Joining(player=player_of(ask.who), nonce=ask.nonce),
            proposal=proposal,
        )

    after = await context.tables.act(table.key, decide, table=table, asker=ask.me)
    key = "entrance-now-rated" if proposal.is_rated else "entrance-now-friendly"
    return Reply(
        ack=perspective.say(key),
        private=_own_card(ask, context.perspective(ask, after)),
        table=table.key,
    )


# The card of the asker's own; that of the table's chat is brought up to date by its delivery.
def _own_card(ask: Ask, perspective: Perspective) -> Post | None:
    key = perspective.table.key
    is_the_tables = ask.where == Address(platform=key.platform, id=key.chat)
    shows_own = ask.is_private and not (ask.is_home and is_the_tables)
    return challenge_card.card(perspective) if shows_own else None


def _refusal(ask: Ask, perspective: Perspective, ticket: Ticket) -> Reply | None:
    table, seat = perspective.table, perspective.seat
    if table.match.status is not Status.OPEN:
        return perspective.refuse("hall-answered")
    if is_solo(table.record.head):
        return perspective.refuse("match-refused-rated-alone")
    if table.match.is_from_position:
        return perspective.refuse("match-refused-from-position")
    if seat is None:
        return perspective.refuse("entrance-not-yours-to-rate")
    if ticket.version < table.match.terms_version:
        refused = perspective.refuse("entrance-terms-changed")
        return replace(refused, private=_own_card(ask, perspective))
    if seat is not table.match.proposed_by and not challenge_card.may_counter(table):
        return perspective.refuse("match-refused-two-counter-offers")
    return None


BUTTONS: Final = Buttons(buttons={Verb.RATE: change_rating})
