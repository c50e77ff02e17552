"""Other terms for a challenge: chosen in a form, and proposed at once, at the same table.

The side that is asked may propose them, and the other side is asked then. Against the computer and
at a study table the challenger changes their own proposal.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import (
    Ask,
    ButtonStyle,
    Choice,
    Post,
    Prompt,
    Reply,
    is_computer_address,
)
from bot.application.rate_limiter import Kind
from bot.application.tickets import Ticket, Verb
from bot.commands import blocking, place_rules
from bot.commands.challenges import player_of
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.commands.terms_form import TermsForm, ToTicket
from bot.messages import challenge_card
from bot.messages.clock_words import clock_sentence
from bot.messages.perspective import Perspective
from bot.messages.prompts import ChoiceGoneError
from bot.messages.term_changes import changes
from engines.core.act_rules import MOST_COUNTER_OFFERS
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Joining
from engines.core.seat import Seat


async def change(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The form: everything with its values, or a page of it.

    The path is empty (the terms as they stand), or what has been chosen as a number, and perhaps
    the page that is shown.
    """
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    if refusal := _refusal(perspective, ticket):
        return refusal
    say = perspective.say
    form = form_of(perspective, ticket)
    page = ticket.path[1] if len(ticket.path) > 1 else form.overview_page

    def to(number: int, page: int | None) -> str:
        return ticket.to(Verb.CHANGE, number, *(() if page is None else (page,)))

    if form.has_page(page):
        back = Choice(label=say("hall-back"), ticket=to(form.number, form.overview_page))
        groups = form.page(page, say, to)
        return Reply(
            private=perspective.post(
                prompt=Prompt(lead=groups[0].label, groups=groups, controls=(back,))
            ),
            table=table.key,
        )
    return Reply(private=_overview(perspective, form, ticket, to), table=table.key)


def _overview(perspective: Perspective, form: TermsForm, ticket: Ticket, to: ToTicket) -> Post:
    table, say, now = perspective.table, perspective.say, form.proposal
    lines = [" · ".join(challenge_card.agreed(perspective))]
    is_changed = now != table.match.proposal
    is_own = _decides_alone(perspective)
    if is_changed:
        lines.append(
            say("entrance-changes", changes=changes(perspective, table.match.proposal, now))
        )
    lines.append(clock_sentence(now.clock, say))
    if not is_own and table.match.counter_offers + 1 == MOST_COUNTER_OFFERS:
        lines.append(say("entrance-last-counter-offer"))
    propose = Choice(
        label=say("entrance-apply" if is_own else "entrance-propose"),
        ticket=ticket.to(Verb.PROPOSE, form.number),
        style=ButtonStyle.GO,
    )
    back = Choice(label=say("hall-back"), ticket=ticket.to(Verb.HAND))
    prompt = Prompt(
        lead=say("entrance-terms-how" if is_own else "entrance-change-what"),
        groups=form.overview(say, to),
        controls=(propose, back) if is_changed else (back,),
    )
    return perspective.post(lines=tuple(lines), prompt=prompt)


async def propose(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Propose what the path's number says; the other side is asked."""
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    if refusal := _refusal(perspective, ticket):
        return refusal
    form = form_of(perspective, ticket)
    if form.proposal == table.match.proposal:
        return perspective.refuse("entrance-nothing-changed")
    await blocking.check_table(context, ask, table)
    is_made_rated = form.proposal.is_rated and not table.match.proposal.is_rated
    await place_rules.check_rating(context, table, is_rated=is_made_rated)
    await context.admit(ask, Kind.OFFER)
    is_own = _decides_alone(perspective)

    def decide(now: LoadedTable) -> Entry:
        if now.match.terms_version > ticket.version:
            raise ChoiceGoneError
        return Entry(
            act=Act.PROPOSE,
            seat=table.match.challenger if is_own else perspective.seat,
            at=int(context.now()),
            joining=Joining(player=player_of(ask.who), nonce=ask.nonce),
            proposal=form.proposal,
        )

    after = await context.tables.act(table.key, decide, table=table, asker=ask.me)
    perspective = context.perspective(ask, after)
    key = "entrance-changed" if is_own else "entrance-proposed"
    return Reply(
        ack=perspective.say(key, name=perspective.rival),
        private=challenge_card.card(perspective),
        table=table.key,
    )


async def open_form(context: Context, ask: Ask, ticket: Ticket) -> TermsForm | None:
    """The form as data; None if the asker may not propose."""
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    return None if _refusal(perspective, ticket) else form_of(perspective, ticket)


def form_of(perspective: Perspective, ticket: Ticket) -> TermsForm:
    """What has been chosen so far: at first the terms as they stand."""
    table, names, seat = perspective.table, perspective.names, perspective.seat
    standing = table.match.proposal
    if standing.is_swapped:  # the form thinks of the two as the head seats them
        names, seat = names.swap(), seat and seat.other
    is_own = _decides_alone(perspective)
    form = TermsForm(game=table.game, proposal=standing, says_series=True)
    if ticket.path:  # what the number doesn't say stays as it stands
        form = TermsForm.read(table.game, ticket.path[0])
        if not form.says_series:
            kept = {"series": standing.series}
            form = replace(form, proposal=form.proposal.model_copy(update=kept), says_series=True)
    if not is_own:
        form = form.with_rating(is_rated=standing.is_rated)
    mine, is_from_position = None if is_own else seat, table.match.is_from_position
    return replace(form, names=names, mine=mine, is_from_position=is_from_position)


def _refusal(perspective: Perspective, ticket: Ticket) -> Reply | None:
    table = perspective.table
    if table.match.status is not Status.OPEN:
        return perspective.refuse("hall-answered")
    seat = perspective.seat
    if seat is None or (seat is table.match.proposed_by and not _is_alone(table, seat)):
        return perspective.refuse("hall-not-asked")
    if ticket.version < table.match.terms_version:
        refused = perspective.refuse("entrance-terms-changed")
        return replace(refused, private=challenge_card.card(perspective))
    if not challenge_card.may_counter(table):
        return perspective.refuse("match-refused-two-counter-offers")
    return None


def _decides_alone(perspective: Perspective) -> bool:
    return perspective.seat is not None and _is_alone(perspective.table, perspective.seat)


def _is_alone(table: LoadedTable, seat: Seat) -> bool:
    rival = table.match.players[seat.other]
    is_computer = rival is not None and is_computer_address(rival.address)
    return is_computer or table.record.head.is_study


BUTTONS: Final = Buttons(buttons={Verb.CHANGE: change, Verb.PROPOSE: propose})
