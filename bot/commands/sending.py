"""Sending a move: whose turn it is, what they may do, and how the move gets into the log."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket
from bot.commands.acting import MovedOnError
from bot.commands.context import Context
from bot.commands.refused_moves import refused
from bot.messages import first_decisions, posts
from bot.messages.perspective import Perspective
from bot.messages.prompts import PartialMove
from engines.core.game import InvalidMoveError
from engines.core.match_state import Status
from engines.core.moves import Move, Moves
from engines.core.record import Act, Entry
from storage.base import StoreAwayError


async def send_move(
    context: Context,
    ask: Ask,
    table: LoadedTable,
    ticket: Ticket,
    move: Move,
    *,
    ask_id: str = "",
) -> Reply:
    """Through the gate, kept, then told; the reply shows its outcome, and what is next.

    `ticket` names the decision that the move answers, and `ask_id` the ask, if that didn't name
    the decision itself. `table` has just been loaded.
    """
    mover = table.seat_of(ask.me, ask.as_seat)

    def decide(now: LoadedTable) -> Entry:
        if mover is None or now.match.decision_version[mover] != ticket.version:
            raise MovedOnError
        return Entry(act=Act.MOVE, seat=mover, move=str(move), at=int(context.now()), ask_id=ask_id)

    new_kind = first_decisions.new_kind(context.perspective(ask, table, seat=mover))
    try:
        next_acts = context.tables.next_acts
        with next_acts.awaited(ticket.table) as acts:
            mine = await context.tables.act(
                ticket.table,
                decide,
                table=table,
                move=move,
                asker=ask.me,
                already_shown_to=ask.me if ask.is_home else "",
            )
            table = await next_acts.after_computer(acts, mine) if ask.is_home else mine
    except MovedOnError:
        perspective = context.player_perspective(ask, await context.load(ask, ticket.table))
        return moved_on(perspective, ticket) or Reply(
            private=posts.turn(perspective), table=ticket.table
        )
    if new_kind:
        table = await _with_explained(context, ask, table, new_kind)
    # At a study table the other seat's turn is the same person's.
    perspective = context.perspective(ask, table)
    events = (event for told in table.replayed.events[mine.version - 1 :] for event in told)
    post = posts.turn(perspective, lines=perspective.narrate(events))
    ack = "" if ask.is_private else perspective.say("hall-sent")
    if ask.by_alert:  # which is for the mover alone
        ack = " ".join(post.lines) or ack
    return Reply(ack=ack, private=post, table=table.key)


async def _with_explained(context: Context, ask: Ask, table: LoadedTable, kind: str) -> LoadedTable:
    news = profile.with_explained(table.asker_profile, kind)
    with suppress(StoreAwayError):  # their move stands; it is explained once more, that is all
        await context.store.update_profile(ask.me, news)
    return replace(table, asker_profile={**table.asker_profile, **news})


def goes_at_once(mine: Perspective, read_by: Perspective, place: PartialMove) -> bool:
    """Whether a move is sent unseen: its player wants that, and their reader would read no warning.

    On a public keyboard that is the channel: what is asked there tells nothing of a hand.
    """
    return mine.preferences.sends_at_once and not posts.warns(read_by, place)


def legal_moves(perspective: Perspective) -> Moves[Move]:
    """All that the reader may do now. Raises MatchError for a spectator."""
    return perspective.table.legal_moves(perspective.player)


def not_my_turn(perspective: Perspective) -> Reply | None:
    """Why the reader can't move now; None if they can."""
    table = perspective.table
    if table.match.status is not Status.PLAYING:
        key = "hall-not-begun" if table.match.status is Status.OPEN else "hall-is-over"
        return perspective.refuse(key)
    if table.match.is_adjourned:
        ack = perspective.say(f"match-refused-{table.match.standstill}")
        return Reply(ack=ack, is_error=True, private=posts.turn(perspective), table=table.key)
    if perspective.seat not in table.match.active:
        return perspective.refuse("hall-not-your-turn", name=perspective.rival)
    return None


def moved_on(perspective: Perspective, ticket: Ticket) -> Reply | None:
    """The answer to a ticket of an earlier decision: today's position; None if it is current."""
    table, seat = perspective.table, perspective.player
    if table.match.is_adjourned:
        return not_my_turn(perspective)
    if table.match.decision_version[seat] == ticket.version and seat in table.match.active:
        return None
    others = (table.match.decision_version[other] for other in table.match.active)
    is_of_other = seat not in table.match.active and any(v <= ticket.version for v in others)
    if table.match.status is Status.OPEN or is_of_other:
        return not_my_turn(perspective)
    log = table.record.log
    mine = [n for n, entry in enumerate(log) if entry.actor is seat and n >= ticket.version]
    # Their own act was the last one, and not perhaps an automatic answer.
    is_double = bool(mine) and mine == [table.version - 1] and mine[0] not in table.given_for(seat)
    if is_double:
        return Reply(private=posts.turn(perspective), table=table.key)
    return Reply(
        ack=perspective.say("hall-is-over" if perspective.table.match.outcome else "hall-moved-on"),
        private=posts.turn(perspective),
        table=table.key,
    )


def moved_on_in_public(perspective: Perspective, stale: Reply) -> Reply:
    """The answer of `moved_on` where only a line can be shown: the board stands in the chat."""
    say = perspective.say
    return Reply(
        ack=say("keypad-moved-on") if stale.ack == say("hall-moved-on") else stale.ack,
        is_error=stale.is_error,
        table=perspective.table.key,
    )


async def why_not(
    context: Context, ask: Ask, perspective: Perspective, steps: tuple[str, ...]
) -> Reply:
    """Why the move that these steps begin can't be made, for the mover alone."""
    table = perspective.table
    try:
        move = table.game.parse(" ".join(steps))
    except InvalidMoveError:
        return perspective.refuse("hall-not-now")
    rule = table.game.why_not(table.match.game_state, perspective.player, move)
    return await refused(context, ask, perspective, rule, move=move)
