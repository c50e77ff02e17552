"""Moves: tapped step by step, or typed. Nothing is stored until a move is sent."""

from __future__ import annotations

from bot.application.model import Ask, Reply
from bot.application.tables import Seen
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.commands.move_completion import step_by_step
from bot.messages import posts, prompts
from bot.messages.perspective import Desk
from bot.messages.prompts import ChoiceGoneError, Place
from bot.messages.words import refusal
from engines.core.game import InvalidMoveError, RuleError
from engines.core.match import MatchError, Status
from engines.core.moves import Move, Moves
from engines.core.nearest_moves import nearest
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from engines.core.values import View
from storage.base import TableKey


class StaleError(Exception):
    """The ticket is of a decision that has been taken already."""


async def walk(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """One more step of a move, in private; at its end the preview."""
    seen = await context.see(ask, ticket.table)
    desk = context.player_desk(ask, seen)
    if (stale := _moved_on(desk, ticket)) is not None:
        return stale
    place = prompts.walk(_legal(desk), ticket.path)
    if not place.steps:
        return Reply(private=posts.turn(desk), table=seen.key)
    if place.is_settled and _goes_at_once(desk, desk, place):
        return await _send(context, ask, seen, ticket, str(place.fork.move))
    return Reply(private=posts.preview(desk, place), table=seen.key)


async def send(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """The move that was previewed: through the gate, kept, then told."""
    seen = await context.see(ask, ticket.table)
    desk = context.player_desk(ask, seen)
    if (stale := _moved_on(desk, ticket)) is not None:
        return stale
    place = prompts.walk(_legal(desk), ticket.path)
    if place.fork.move is None:
        return Reply(private=posts.preview(desk, place), table=seen.key)
    return await _send(context, ask, seen, ticket, str(place.fork.move))


async def walk_public(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """A step on a keyboard that everybody sees; what he can't do is said to him alone."""
    seen = await context.see(ask, ticket.table)
    mine = context.player_desk(ask, seen)
    if (stale := _moved_on(mine, ticket)) is not None:
        return Reply(ack=stale.ack, table=seen.key)
    desk = await context.public_desk(seen)
    place = prompts.walk(seen.game.possible_moves(desk.view), ticket.path)
    if not place.steps:
        return Reply(public=posts.board(desk), table=seen.key)
    if not _legal(mine).after(place.steps):
        return Reply(ack=_why_not(mine, place.steps), is_error=True, table=seen.key)
    if place.is_settled and _goes_at_once(mine, desk, place):
        return await _send(context, ask, seen, ticket, str(place.fork.move))
    return Reply(
        public=posts.public_preview(desk, _only_legal(mine, place), _seat(mine)), table=seen.key
    )


async def send_public(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    """Send from a keyboard that everybody sees: only the mover's tap counts."""
    seen = await context.see(ask, ticket.table)
    mine = context.player_desk(ask, seen)
    if (stale := _moved_on(mine, ticket)) is not None:
        return Reply(ack=stale.ack, table=seen.key)
    desk = await context.public_desk(seen)
    place = prompts.walk(seen.game.possible_moves(desk.view), ticket.path)
    if place.fork.move is None:
        raise ChoiceGoneError(" ".join(place.steps))
    return await _send(context, ask, seen, ticket, str(place.fork.move))


async def typed(context: Context, ask: Ask, text: str, key: TableKey | None = None) -> Reply:
    """A move in notation. It is previewed, unless the player sends at once."""
    seen = await context.find(ask, key, wanted=Status.PLAYING)
    desk = context.player_desk(ask, seen)
    if (waiting := _not_my_turn(desk)) is not None:
        return waiting
    moves = _legal(desk)
    try:
        move = seen.game.parse(text)
    except InvalidMoveError as err:
        # Where nothing is hidden its squares name a move as well as the notation does.
        spelt = None if desk.view.has_secrets else step_by_step(moves, text)
        if spelt is None:
            return Reply(ack=_correction(desk, ask, err, text), is_error=True, table=seen.key)
        move = spelt
    if move not in moves:
        why = seen.game.why_not(seen.here.position, _seat(desk), move)
        return Reply(ack=_correction(desk, ask, why, text, move), is_error=True, table=seen.key)
    path = prompts.find_path(moves, move.steps)
    ticket = Ticket(verb=Verb.SEND, table=seen.key, version=seen.here.since[_seat(desk)], path=path)
    read_by, place = desk, prompts.walk(moves, path)
    if ask.is_overheard:
        read_by = await context.public_desk(seen)
        possible = seen.game.possible_moves(read_by.view)
        place = prompts.walk(possible, prompts.find_path(possible, move.steps))
    if _goes_at_once(desk, read_by, place):
        return await _send(context, ask, seen, ticket, str(move))
    if ask.is_overheard:
        post = posts.public_preview(read_by, _only_legal(desk, place), _seat(desk))
        return Reply(public=post, table=seen.key)
    return Reply(private=posts.preview(desk, place), table=seen.key)


async def _send(context: Context, ask: Ask, seen: Seen, ticket: Ticket, move: str) -> Reply:
    mover = seen.seat_of(ask.me, ask.as_seat)

    def decide(now: Seen) -> Entry:
        if mover is None or now.here.since[mover] != ticket.version:
            raise StaleError
        return Entry(act=Act.MOVE, seat=mover, move=move, at=int(context.now()))

    told = ask.me if ask.where == ask.who.address else ""
    try:
        seen = await context.tables.act(ticket.table, decide, seen=seen, asker=ask.me, told=told)
    except StaleError:
        desk = context.player_desk(ask, await context.see(ask, ticket.table))
        return _moved_on(desk, ticket) or Reply(private=posts.turn(desk), table=ticket.table)
    desk = context.desk(ask, seen, seat=mover)
    post = posts.turn(desk, lines=desk.told(seen.here.events))
    if ask.is_private:
        return Reply(private=post, table=seen.key)
    return Reply(ack=desk.say("hall-sent"), private=post, table=seen.key)


def _goes_at_once(mine: Desk, read_by: Desk, place: Place) -> bool:
    """Whether a move is sent unseen: its player wants that, and his reader would read no warning.

    On a public keyboard that is the channel: what is asked there tells nothing of a hand.
    """
    return mine.taste.sends_at_once and not posts.warns(read_by, place)


def _legal(desk: Desk) -> Moves[Move]:
    moves: Moves[Move] = desk.seen.game.legal_moves(desk.seen.here.position, _seat(desk))
    return moves


def _seat(desk: Desk) -> Seat:
    if desk.seat is None:
        raise MatchError("not-your-turn", "a spectator has no moves")
    return desk.seat


def _not_my_turn(desk: Desk) -> Reply | None:
    seen = desk.seen
    if seen.here.status is not Status.PLAYING:
        key = "hall-not-begun" if seen.here.status is Status.OPEN else "hall-is-over"
        return Reply(ack=desk.say(key), is_error=True, table=seen.key)
    if desk.seat not in seen.here.active:
        name = desk.names[_seat(desk).other]
        return Reply(ack=desk.say("hall-not-your-turn", name=name), is_error=True, table=seen.key)
    return None


def _moved_on(desk: Desk, ticket: Ticket) -> Reply | None:
    """The answer to a ticket of an earlier decision: today's position; None if it is current."""
    seen, seat = desk.seen, _seat(desk)
    is_current = seen.here.since[seat] == ticket.version and seat in seen.here.active
    if is_current:
        return None
    if seen.here.status is Status.OPEN:
        return _not_my_turn(desk)
    log = seen.record.log
    mine = [n for n, entry in enumerate(log) if entry.seat is seat and n >= ticket.version]
    # His own act was the last one, and not perhaps the hall's for him.
    is_double = bool(mine) and mine == [seen.version - 1] and mine[0] not in seen.unasked
    if is_double:
        return Reply(private=posts.turn(desk), table=seen.key)
    ack = desk.say("hall-is-over" if desk.seen.here.outcome else "hall-moved-on")
    return Reply(ack=ack, private=posts.turn(desk), table=seen.key)


def _only_legal(mine: Desk, place: Place) -> Place:
    """On a public keyboard the steps after a preview stay those possible for some hand."""
    ends = _legal(mine).after(place.steps).move
    fork = type(place.fork)(move=ends, steps=place.fork.steps)
    return Place(path=place.path, steps=place.steps, fork=fork)


def _why_not(desk: Desk, steps: tuple[str, ...]) -> str:
    """Why the move that these steps begin can't be made, for the mover alone."""
    try:
        move = desk.seen.game.parse(" ".join(steps))
    except InvalidMoveError:
        return desk.say("hall-not-now")
    err = desk.seen.game.why_not(desk.seen.here.position, _seat(desk), move)
    return refusal(err, desk.seen.game.id, desk.say)


def _correction(desk: Desk, ask: Ask, err: RuleError, text: str, move: Move | None = None) -> str:
    """What was wrong, and what would be right; nothing of a hand where others read it."""
    say, game, view = desk.say, desk.seen.game, desk.view
    has_to_hide = ask.is_overheard and view.has_secrets
    if has_to_hide and move is not None:
        return say("hall-not-now")
    if has_to_hide:
        view = game.view(desk.seen.here.position, None)
    moves = game.possible_moves(view) if has_to_hide else _legal(desk)
    return f"{refusal(err, game.id, say)} {_right(desk, view, moves, text, move)}"


def _right(desk: Desk, view: View, moves: Moves[Move], text: str, move: Move | None) -> str:
    """All that may be done, where that is one step; else what is nearest to what was typed."""
    say, start = desk.say, prompts.walk(moves, ())
    if any(moves.after((step,)).move is None for step in start.fork.steps):
        near = " · ".join(map(str, nearest(moves, text, move)))
        return say("hall-nearest", moves=near)
    kinds = prompts.groups(view, start, desk.ticket(), Verb.WALK, say)
    listed = " · ".join(
        f"{kind.label} {' '.join(choice.notation for choice in kind.choices)}" for kind in kinds
    )
    return say("hall-you-can", moves=listed)
