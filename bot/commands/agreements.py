"""What is agreed on besides moves: resigning, draws offered, moves taken back."""

from __future__ import annotations

from bot.application.model import Ask, Choice, Prompt, Reply, Style
from bot.application.tables import Seen
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.messages import posts
from bot.messages.perspective import Desk
from engines.core.match import Status
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from storage.base import TableKey


async def resign(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Asks once more."""
    seen = await context.find(ask, key, wanted=Status.PLAYING)
    desk = context.player_desk(ask, seen)
    if seen.here.status is not Status.PLAYING:
        return Reply(ack=desk.say("hall-is-over"), is_error=True, table=seen.key)
    ticket = Ticket(verb=Verb.RESIGN_SURELY, table=seen.key, version=seen.version)
    controls = (
        Choice(label=desk.say("hall-resign-surely"), ticket=str(ticket), style=Style.GO),
        Choice(label=desk.say("hall-play-on"), ticket=ticket.to(Verb.HAND)),
    )
    lead = desk.say("hall-resign-question", name=desk.names[_other(desk)])
    return Reply(private=desk.post(prompt=Prompt(lead=lead, controls=controls)), table=seen.key)


async def resign_surely(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The match is given up."""
    return await _act(context, ask, ticket.table, Act.RESIGN)


async def offer(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Offer a draw, or take the one that was offered."""
    seen = await context.find(ask, key, wanted=Status.PLAYING)
    desk = context.player_desk(ask, seen)
    if seen.here.offer and seen.here.offer is not desk.seat:
        return await _act(context, ask, seen.key, Act.AGREE)
    return await _act(context, ask, seen.key, Act.OFFER)


async def agree(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Take the draw."""
    return await _act(context, ask, ticket.table, Act.AGREE)


async def refuse(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Play on."""
    return await _act(context, ask, ticket.table, Act.REFUSE)


async def ask_back(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """Ask to take one's last move back, or grant that to who has asked for it."""
    seen = await context.find(ask, key, wanted=Status.PLAYING)
    desk = context.player_desk(ask, seen)
    asker = seen.here.asks_back
    is_granted = asker is not None and asker is not desk.seat
    return await _act(context, ask, seen.key, Act.GIVE_BACK if is_granted else Act.ASK_BACK)


async def give_back(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The other side takes its last move back."""
    return await _act(context, ask, ticket.table, Act.GIVE_BACK)


async def keep(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The move stands."""
    return await _act(context, ask, ticket.table, Act.KEEP)


async def _act(context: Context, ask: Ask, key: TableKey, act: Act) -> Reply:
    seen = await context.see(ask, key)
    seat = context.player_desk(ask, seen).seat

    def decide(now: Seen) -> Entry:
        return Entry(act=act, seat=seat, at=int(context.now()))

    told = ask.me if ask.where == ask.who.address else ""
    after = await context.tables.act(key, decide, seen=seen, asker=ask.me, told=told)
    desk = context.desk(ask, after, seat=seat)
    ack = "" if ask.is_private else desk.say("hall-done")
    post = posts.turn(desk, lines=desk.told(after.here.events))
    return Reply(ack=ack, private=post, table=key)


def _other(desk: Desk) -> Seat:
    return (desk.seat or Seat.ONE).other
