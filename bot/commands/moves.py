"""Moves: tapped step by step, or typed. Nothing is stored until a move is sent."""

from __future__ import annotations

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.commands.move_completion import step_by_step
from bot.commands.table_of_move import find_table_of_move
from bot.messages import posts, prompts
from bot.messages.perspective import Perspective
from bot.messages.prompts import ChoiceGoneError, PartialMove
from bot.messages.words import refusal
from engines.core.game import InvalidMoveError, RuleError
from engines.core.match_state import MatchError, Status
from engines.core.moves import Move, Moves
from engines.core.nearest_moves import nearest
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.core.values import View
from renderers.text_layout import shorten_name
from storage.base import TableKey


class StaleError(Exception):
    """The ticket is of a decision that has been taken already."""


async def walk(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """One more step of a move, in private; at its end the preview."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    if (stale := _moved_on(perspective, ticket)) is not None:
        return stale
    place = prompts.walk(_legal(perspective), ticket.path)
    if not place.steps:
        return Reply(private=posts.turn(perspective), table=table.key)
    if place.is_settled and _goes_at_once(perspective, perspective, place):
        return await _send(context, ask, table, ticket, str(place.fork.move))
    return Reply(private=posts.preview(perspective, place), table=table.key)


async def send(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The move that was previewed: through the gate, kept, then told."""
    table = await context.load(ask, ticket.table)
    perspective = context.player_perspective(ask, table)
    if (stale := _moved_on(perspective, ticket)) is not None:
        return stale
    place = prompts.walk(_legal(perspective), ticket.path)
    if place.fork.move is None:
        return Reply(private=posts.preview(perspective, place), table=table.key)
    return await _send(context, ask, table, ticket, str(place.fork.move))


async def walk_public(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """A step on a keyboard that everybody sees; what he can't do is said to him alone."""
    table = await context.load(ask, ticket.table)
    mine = context.player_perspective(ask, table)
    if (stale := _moved_on(mine, ticket)) is not None:
        return Reply(ack=stale.ack, table=table.key)
    perspective = await context.public_perspective(table)
    place = prompts.walk(table.game.possible_moves(perspective.view), ticket.path)
    if not place.steps:
        return Reply(public=posts.board(perspective), table=table.key)
    if not _legal(mine).after(place.steps):
        return Reply(ack=_why_not(mine, place.steps), is_error=True, table=table.key)
    if place.is_settled and _goes_at_once(mine, perspective, place):
        return await _send(context, ask, table, ticket, str(place.fork.move))
    return Reply(
        public=posts.public_preview(perspective, _only_legal(mine, place), _seat(mine)),
        table=table.key,
    )


async def send_public(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Send from a keyboard that everybody sees: only the mover's tap counts."""
    table = await context.load(ask, ticket.table)
    mine = context.player_perspective(ask, table)
    if (stale := _moved_on(mine, ticket)) is not None:
        return Reply(ack=stale.ack, table=table.key)
    perspective = await context.public_perspective(table)
    place = prompts.walk(table.game.possible_moves(perspective.view), ticket.path)
    if place.fork.move is None:
        raise ChoiceGoneError(" ".join(place.steps))
    return await _send(context, ask, table, ticket, str(place.fork.move))


async def typed(context: Context, ask: Ask, text: str, key: TableKey | None = None) -> Reply:
    """A move in notation. It is previewed, unless the player sends at once."""
    table = await find_table_of_move(context, ask, key, text)
    perspective = context.player_perspective(ask, table)
    if (waiting := _not_my_turn(perspective)) is not None:
        return waiting
    moves = _legal(perspective)
    try:
        move = table.game.parse(text)
    except InvalidMoveError as err:
        # Where nothing is hidden its squares name a move as well as the notation does.
        spelt = None if perspective.view.has_secrets else step_by_step(moves, text)
        if spelt is None:
            return Reply(
                ack=_correction(perspective, ask, err, text), is_error=True, table=table.key
            )
        move = spelt
    if move not in moves:
        why = table.game.why_not(table.match.game_state, _seat(perspective), move)
        return Reply(
            ack=_correction(perspective, ask, why, text, move), is_error=True, table=table.key
        )
    path = prompts.find_path(moves, move.steps)
    ticket = Ticket(
        verb=Verb.SEND,
        table=table.key,
        version=table.match.decision_version[_seat(perspective)],
        path=path,
    )
    read_by, place = perspective, prompts.walk(moves, path)
    if ask.is_overheard:
        read_by = await context.public_perspective(table)
        possible = table.game.possible_moves(read_by.view)
        place = prompts.walk(possible, prompts.find_path(possible, move.steps))
    if _goes_at_once(perspective, read_by, place):
        return await _send(context, ask, table, ticket, str(move))
    if ask.is_overheard:
        post = posts.public_preview(read_by, _only_legal(perspective, place), _seat(perspective))
        return Reply(public=post, table=table.key)
    return Reply(private=posts.preview(perspective, place), table=table.key)


async def _send(context: Context, ask: Ask, table: LoadedTable, ticket: Ticket, move: str) -> Reply:
    mover = table.seat_of(ask.me, ask.as_seat)

    def decide(now: LoadedTable) -> Entry:
        if mover is None or now.match.decision_version[mover] != ticket.version:
            raise StaleError
        return Entry(act=Act.MOVE, seat=mover, move=move, at=int(context.now()))

    already_shown_to = ask.me if ask.where == ask.who.address else ""
    try:
        table = await context.tables.act(
            ticket.table, decide, table=table, asker=ask.me, already_shown_to=already_shown_to
        )
    except StaleError:
        perspective = context.player_perspective(ask, await context.load(ask, ticket.table))
        return _moved_on(perspective, ticket) or Reply(
            private=posts.turn(perspective), table=ticket.table
        )
    perspective = context.perspective(ask, table, seat=mover)
    post = posts.turn(perspective, lines=perspective.narrate(table.match.events))
    if ask.is_private:
        return Reply(private=post, table=table.key)
    return Reply(ack=perspective.say("hall-sent"), private=post, table=table.key)


def _goes_at_once(mine: Perspective, read_by: Perspective, place: PartialMove) -> bool:
    """Whether a move is sent unseen: its player wants that, and his reader would read no warning.

    On a public keyboard that is the channel: what is asked there tells nothing of a hand.
    """
    return mine.preferences.sends_at_once and not posts.warns(read_by, place)


def _legal(perspective: Perspective) -> Moves[Move]:
    moves: Moves[Move] = perspective.table.game.legal_moves(
        perspective.table.match.game_state, _seat(perspective)
    )
    return moves


def _seat(perspective: Perspective) -> Seat:
    if perspective.seat is None:
        raise MatchError("not-your-turn", "a spectator has no moves")
    return perspective.seat


def _not_my_turn(perspective: Perspective) -> Reply | None:
    table = perspective.table
    if table.match.status is not Status.PLAYING:
        key = "hall-not-begun" if table.match.status is Status.OPEN else "hall-is-over"
        return Reply(ack=perspective.say(key), is_error=True, table=table.key)
    if perspective.seat not in table.match.active:
        name = perspective.names[_seat(perspective).other]
        return Reply(
            ack=perspective.say("hall-not-your-turn", name=name), is_error=True, table=table.key
        )
    return None


def _moved_on(perspective: Perspective, ticket: Ticket) -> Reply | None:
    """The answer to a ticket of an earlier decision: today's position; None if it is current."""
    table, seat = perspective.table, _seat(perspective)
    is_current = table.match.decision_version[seat] == ticket.version and seat in table.match.active
    if is_current:
        return None
    if table.match.status is Status.OPEN:
        return _not_my_turn(perspective)
    log = table.record.log
    mine = [n for n, entry in enumerate(log) if entry.seat is seat and n >= ticket.version]
    # His own act was the last one, and not perhaps an automatic answer.
    is_double = (
        bool(mine)
        and mine == [table.version - 1]
        and mine[0] not in table.replayed.automatic_entries
    )
    if is_double:
        return Reply(private=posts.turn(perspective), table=table.key)
    ack = perspective.say("hall-is-over" if perspective.table.match.outcome else "hall-moved-on")
    return Reply(ack=ack, private=posts.turn(perspective), table=table.key)


def _only_legal(mine: Perspective, place: PartialMove) -> PartialMove:
    """On a public keyboard the steps after a preview stay those possible for some hand."""
    ends = _legal(mine).after(place.steps).move
    fork = type(place.fork)(move=ends, steps=place.fork.steps)
    return PartialMove(path=place.path, steps=place.steps, fork=fork)


def _why_not(perspective: Perspective, steps: tuple[str, ...]) -> str:
    """Why the move that these steps begin can't be made, for the mover alone."""
    try:
        move = perspective.table.game.parse(" ".join(steps))
    except InvalidMoveError:
        return perspective.say("hall-not-now")
    err = perspective.table.game.why_not(
        perspective.table.match.game_state, _seat(perspective), move
    )
    return refusal(err, perspective.table.game.id, perspective.say)


def _correction(
    perspective: Perspective, ask: Ask, err: RuleError, text: str, move: Move | None = None
) -> str:
    """What was wrong, and what would be right; nothing of a hand where others read it."""
    say, game, view = perspective.say, perspective.table.game, perspective.view
    has_to_hide = ask.is_overheard and view.has_secrets
    if has_to_hide and move is not None:
        return say("hall-not-now")
    if has_to_hide:
        view = game.view(perspective.table.match.game_state, None)
    moves = game.possible_moves(view) if has_to_hide else _legal(perspective)
    return f"{refusal(err, game.id, say)} {_right(perspective, view, moves, text, move)}"


def _right(
    perspective: Perspective, view: View, moves: Moves[Move], text: str, move: Move | None
) -> str:
    """All that may be done, where that is one step; else what is nearest to what was typed."""
    say, start = perspective.say, prompts.walk(moves, ())
    if any(moves.after((step,)).move is None for step in start.fork.steps):
        near = " · ".join(map(str, nearest(moves, text, move)))
        return say("hall-nearest", text=shorten_name(text), moves=near)
    kinds = prompts.groups(view, start, perspective.ticket(), Verb.WALK, say)
    listed = " · ".join(
        f"{kind.label} {' '.join(choice.notation for choice in kind.choices)}" for kind in kinds
    )
    return say("hall-you-can", moves=listed)
