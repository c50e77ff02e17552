"""Moves entered in secret on a keyboard that everybody sees.

Each tap is answered to its player alone, and the keyboard stays as it is. Where the answer is a
message of their own, the move is entered there; where it is an alert, the first tap names the move
and the second sends it, and keys choose the steps of a longer one (`bot.messages.public_keys`).
"""

from __future__ import annotations

from typing import Final

from bot.application import profile
from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply
from bot.application.move_draft import MoveDraft
from bot.application.tickets import Ticket, Verb
from bot.commands.context import Context
from bot.commands.declaration import Buttons
from bot.commands.sending import (
    goes_at_once,
    legal_moves,
    moved_on,
    moved_on_in_public,
    send_move,
    why_not,
)
from bot.messages import posts, prompts, public_keys
from bot.messages.perspective import Perspective
from bot.messages.prompts import PartialMove
from bot.messages.public_keys import OPTIONS, Key
from engines.core.moves import Move
from engines.core.values import View


async def walk(context: Context, ask: Ask, mine: Perspective, ticket: Ticket) -> Reply:
    """A tap on a step: it names the move to its player; the second on the same button sends it."""
    table = mine.table
    if (stale := _moved_on(mine, ticket)) is not None:
        return moved_on_in_public(mine, stale) if ask.by_alert else stale
    steps = _steps_of(table, ticket)
    place = _place(mine, steps)
    if place is None:
        return await why_not(context, ask, mine, steps)
    draft = _draft_of(context, mine) if ask.by_alert else None
    is_repeated = draft is not None and draft.steps == steps and draft.is_told
    is_unasked = place.settled is not None and goes_at_once(mine, mine, place)
    if place.fork.move is not None and (is_repeated or is_unasked):
        return await send_move(context, ask, table, mine.ticket(), place.fork.move)
    if not ask.by_alert:
        return Reply(
            private=posts.preview(mine, place) if steps else posts.turn(mine), table=table.key
        )
    return await _tell(context, ask, mine, steps, is_repeatable=True)


async def typed(context: Context, ask: Ask, mine: Perspective, move: Move) -> Reply | None:
    """A move that everybody has read; None if no hand could make it.

    Whether its player can, the key that sends it tells them: the answer is the same for all moves.
    """
    table, seat = mine.table, mine.player
    public = await context.public_perspective(ask, table)
    if move not in table.game.possible_moves(public.view):
        return None
    place = _place(mine, move.steps)
    if place and place.fork.move is not None and goes_at_once(mine, mine, place):
        ticket, sent = mine.ticket(), place.fork.move
        return await send_move(context, ask, table, ticket, sent, ask_id=ask.id)
    await _keep_draft(context, ask, mine, move.steps, is_told=False)
    return Reply(public=posts.board(public, typed_by=seat), table=table.key)


# A key under a public board goes on with what was entered, lists it, steps back or sends it.
async def _press_key(context: Context, ask: Ask, ticket: Ticket) -> Reply:
    table = await context.load(ask, ticket.table)
    mine = context.player_perspective(ask, table)
    if (stale := _moved_on(mine, ticket)) is not None:
        return moved_on_in_public(mine, stale)
    if not ask.by_alert:
        return Reply(private=posts.turn(mine), table=table.key)
    draft = _draft_of(context, mine)
    steps, page = (draft.steps, draft.page) if draft else ((), 0)
    pressed = ticket.path[0] if ticket.path else Key.LIST
    place = _place(mine, steps)
    if place is None and pressed == Key.SEND:
        return await why_not(context, ask, mine, steps)
    if place is None:  # they typed what they can't play, and begin again
        steps, place = (), _begun(mine, ())
    if pressed == Key.SEND and place.fork.move is not None and draft and draft.is_told:
        return await send_move(context, ask, table, mine.ticket(), place.fork.move)
    if pressed == Key.LIST and draft:
        page = (page + 1) % public_keys.pages(place)
    elif pressed == Key.BACK:
        steps, page = steps[:-1], 0
    elif 1 <= pressed <= OPTIONS:
        option = place.fork.steps[page * OPTIONS + pressed - 1 :][:1]
        steps, page = (*steps, *option), 0 if option else page
    return await _tell(context, ask, mine, steps, page=page)


# As `moved_on`, for keyboards of any version since the decision was put to its player.
def _moved_on(mine: Perspective, ticket: Ticket) -> Reply | None:
    match, seat = mine.table.match, mine.player
    is_current = match.decision_version[seat] <= ticket.version <= mine.table.version
    is_to_move = seat in match.active and not match.is_adjourned
    return None if is_current and is_to_move else moved_on(mine, ticket)


# A button counts the moves that were possible when its keyboard was made.
def _steps_of(table: LoadedTable, ticket: Ticket) -> tuple[str, ...]:
    then = table.as_of(ticket.version)
    view: View = then.game.view(then.match.game_state, None)
    return prompts.walk(then.game.possible_moves(view), ticket.path).steps


# Where these steps lead the mover; None if they can't be made.
def _place(mine: Perspective, steps: tuple[str, ...]) -> PartialMove | None:
    return _begun(mine, steps) if legal_moves(mine).after(steps) else None


# Raises ChoiceGoneError.
def _begun(mine: Perspective, steps: tuple[str, ...]) -> PartialMove:
    moves = legal_moves(mine)
    return prompts.walk(moves, prompts.find_path(moves, steps))


# What the mover has entered for the present decision a short while ago.
def _draft_of(context: Context, mine: Perspective) -> MoveDraft | None:
    seat = mine.player
    draft = MoveDraft.parse(mine.table.asker_profile.get(profile.DRAFT, ""))
    version = mine.table.match.decision_version[seat]
    is_current = draft and draft.is_current(mine.table.key, seat, version, context.now())
    return draft if is_current else None


async def _keep_draft(
    context: Context,
    ask: Ask,
    mine: Perspective,
    steps: tuple[str, ...],
    *,
    page: int = 0,
    is_told: bool = True,
) -> None:
    seat = mine.player
    draft = MoveDraft(
        table=mine.table.key,
        seat=seat,
        version=mine.table.match.decision_version[seat],
        at=context.now(),
        page=page,
        is_told=is_told,
        steps=steps,
    )
    await context.store.update_profile(ask.me, {profile.DRAFT: str(draft)})


async def _tell(
    context: Context,
    ask: Ask,
    mine: Perspective,
    steps: tuple[str, ...],
    *,
    page: int = 0,
    is_repeatable: bool = False,
) -> Reply:
    place = _begun(mine, steps)
    await _keep_draft(context, ask, mine, steps, page=page)
    return Reply(
        ack=public_keys.alert(mine, place, page=page, is_repeatable=is_repeatable),
        stays=True,
        table=mine.table.key,
    )


BUTTONS: Final = Buttons(buttons={Verb.KEY: _press_key})
