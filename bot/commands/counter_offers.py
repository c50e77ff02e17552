"""Other terms for a challenge: chosen in a form, and proposed at once, at the same table.

Whoever is asked may propose them to whoever asked, who is asked then. Against the computer and at
a study table the challenger changes what he proposed himself.
"""

from __future__ import annotations

from bot.application.loaded_table import LoadedTable
from bot.application.model import (
    Ask,
    ButtonStyle,
    Choice,
    Prompt,
    Reply,
    is_computer_address,
)
from bot.application.tickets import Ticket, Verb
from bot.commands.challenges import player_of
from bot.commands.context import Context
from bot.commands.terms_form import TermsForm
from bot.messages import challenge_card
from bot.messages.perspective import Perspective
from bot.messages.prompts import ChoiceGoneError
from engines.core.match_state import Status
from engines.core.record import Act, Entry, Joining
from engines.core.seat import Seat


async def change(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The form: every setting as it is, or the values of one.

    The path is empty (the terms as they stand), or what has been chosen as a number, and perhaps
    the setting whose values are shown.
    """
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    if refusal := _refusal(perspective, ticket):
        return refusal
    say = perspective.say
    form = form_of(table, ticket)
    overview = len(form.settings(say))  # in the place of a setting
    shown = ticket.path[1] if len(ticket.path) > 1 else overview

    def to(number: int, setting: int | None) -> str:
        more = () if setting is None else (setting,)
        return ticket.to(Verb.CHANGE, number, *more)

    if shown < overview:
        back = Choice(label=say("hall-back"), ticket=to(form.number, overview))
        prompt = Prompt(groups=form.values(shown, say, to), controls=(back,))
    else:
        is_own = perspective.seat is not None and _answers_himself(table, perspective.seat)
        propose = Choice(
            label=say("entrance-apply" if is_own else "entrance-propose"),
            ticket=ticket.to(Verb.PROPOSE, form.number),
            style=ButtonStyle.GO,
        )
        back = Choice(label=say("hall-back"), ticket=ticket.to(Verb.HAND))
        prompt = Prompt(
            lead=say("entrance-terms-how" if is_own else "entrance-change-what"),
            groups=form.overview(say, to, seat=_own_seat(perspective)),
            controls=(propose, back) if form.proposal != table.match.proposal else (back,),
        )
    return Reply(private=perspective.post(prompt=prompt), table=table.key)


async def propose(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Propose what the path's number says; the other side is asked."""
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    if refusal := _refusal(perspective, ticket):
        return refusal
    form = form_of(table, ticket)
    if form.proposal == table.match.proposal:
        said = perspective.say("entrance-nothing-changed")
        return Reply(ack=said, is_error=True, table=table.key)

    def decide(now: LoadedTable) -> Entry:
        if now.version != ticket.version:
            raise ChoiceGoneError
        return Entry(
            act=Act.PROPOSE,
            seat=perspective.seat,
            at=int(context.now()),
            joining=Joining(player=player_of(ask.who), nonce=ask.nonce),
            proposal=form.proposal,
        )

    after = await context.tables.act(table.key, decide, table=table, asker=ask.me)
    perspective = context.perspective(ask, after)
    seat = perspective.seat or Seat.ONE
    is_own = _answers_himself(after, seat)
    key = "entrance-changed" if is_own else "entrance-proposed"
    ack = perspective.say(key, name=perspective.names[seat.other])
    return Reply(ack=ack, private=challenge_card.card(perspective), table=table.key)


async def open_form(
    context: Context, ask: Ask, ticket: Ticket
) -> tuple[TermsForm, Seat | None] | None:
    """The form as data, and whose own choices stand in it; None to whoever may not propose."""
    table = await context.load(ask, ticket.table)
    perspective = context.perspective(ask, table)
    if _refusal(perspective, ticket):
        return None
    return form_of(table, ticket), _own_seat(perspective)


def form_of(table: LoadedTable, ticket: Ticket) -> TermsForm:
    """What has been chosen so far: at first the terms as they stand."""
    if ticket.path:
        return TermsForm.read(table.game, ticket.path[0])
    return TermsForm(game=table.game, proposal=table.match.proposal)


def _refusal(perspective: Perspective, ticket: Ticket) -> Reply | None:
    """Why the asker proposes nothing here; None if he may."""
    table, say = perspective.table, perspective.say
    if table.match.status is not Status.OPEN:
        return Reply(ack=say("hall-answered"), is_error=True, table=table.key)
    seat = perspective.seat
    if seat is None or not may_propose(table, seat):
        return Reply(ack=say("hall-not-asked"), is_error=True, table=table.key)
    if ticket.version != table.version:
        card = challenge_card.card(perspective)
        said = say("entrance-terms-changed")
        return Reply(ack=said, is_error=True, private=card, table=table.key)
    return None


def may_propose(table: LoadedTable, seat: Seat) -> bool:
    """Whether `seat` may propose other terms: it is asked, or nobody else is there to agree."""
    return seat is not table.match.proposed_by or _answers_himself(table, seat)


def _own_seat(perspective: Perspective) -> Seat | None:
    """Whose own choices stand in the form: against the computer both sides'."""
    seat = perspective.seat
    return None if seat is None or _answers_himself(perspective.table, seat) else seat


def _answers_himself(table: LoadedTable, seat: Seat) -> bool:
    rival = table.match.players[seat.other]
    is_computer = rival is not None and is_computer_address(rival.address)
    return is_computer or table.record.head.is_study
