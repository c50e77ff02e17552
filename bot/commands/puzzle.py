"""Puzzles: one now, answered by the game's own buttons or by typing the move."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.application import puzzles
from bot.application.daily_puzzles import note_tried
from bot.application.model import Ask, Reply, Subject
from bot.application.puzzle_record import Fared
from bot.application.puzzle_shelf import NoPuzzleError, NumberedPuzzle, Shelf, load_shelf
from bot.application.puzzle_tickets import ANOTHER, FILM, PUZZLE_PREFIX, SHOW_ME, PuzzleTicket
from bot.application.puzzles import Solver
from bot.application.refused import RefusedError
from bot.application.shown_leaderboard import last_game
from bot.application.tickets import TicketError, Verb
from bot.commands.arguments import Argument, Given, Kind
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Place, Shown
from bot.commands.read_move import read_move
from bot.commands.refused_moves import refused
from bot.messages import prompts
from bot.messages.calendar_words import zone_of
from bot.messages.puzzle_posts import PuzzleReader, film_post, puzzle_post
from engines.core.game import AnyGame, InvalidMoveError
from engines.core.moves import Move
from engines.core.puzzles import is_right
from engines.core.refutations import refutation
from engines.registry import load_maker


async def _say(context: Context, ask: Ask, given: Given) -> Reply:
    solver = await puzzles.solver_of(context.store, ask.me)
    if move := given.value("move"):
        return await _typed(context, ask, solver, given.value("game"), move)
    game = given.value("game") or await _usual_game(context, ask, solver)
    return await _new(context, ask, solver, game)


async def _tapped(context: Context, ask: Ask, text: str) -> Reply:
    ticket = PuzzleTicket.parse(text)
    if ticket.game not in context.games:
        raise NoPuzzleError(ticket.game)
    solver = await puzzles.solver_of(context.store, ask.me)
    if ticket.verb == ANOTHER:
        return await _new(context, ask, solver, ticket.game, besides=ticket.id)
    shelf = await load_shelf(context.store, context.games[ticket.game])
    one = shelf.find(ticket.id)
    if ticket.verb == SHOW_ME:
        solver = await puzzles.give_up(context.store, solver, one, now=context.now())
        await note_tried(context.store, one, now=context.now())
        return Reply(private=puzzle_post(await reader_of(context, ask, solver, one, shelf)))
    reader = await reader_of(context, ask, solver, one, shelf)
    if ticket.verb == FILM:
        if not reader.attempt.is_done:
            raise TicketError(text)
        return Reply(private=film_post(reader), is_apart=True)
    if ticket.verb not in (Verb.WALK, Verb.SEND):
        raise TicketError(text)
    return await _go_on(context, ask, solver, reader, ticket)


# One more step of a move; at its end it is judged, or asked for once more.
async def _go_on(
    context: Context, ask: Ask, solver: Solver, reader: PuzzleReader, ticket: PuzzleTicket
) -> Reply:
    if reader.attempt.is_done:
        return Reply(private=puzzle_post(reader))
    await context.store.note_present_puzzle(ask.me, reader.numbered.name)
    place = prompts.walk(reader.moves, ticket.path)
    is_sent = ticket.verb == Verb.SEND or reader.preferences.sends_at_once
    move = place.fork.move if ticket.verb == Verb.SEND else place.settled
    if move and is_sent:
        return await _judged(context, ask, solver, reader, move)
    return Reply(private=puzzle_post(reader, partial=place))


# Raises RefusedError: they have no puzzle open.
async def _typed(context: Context, ask: Ask, solver: Solver, game: str, text: str) -> Reply:
    present, _, id_ = solver.present.partition("/")
    if present not in context.games or game not in ("", present):
        raise RefusedError("puzzle-nothing-open")
    shelf = await load_shelf(context.store, context.games[present])
    reader = await reader_of(context, ask, solver, shelf.find(id_), shelf)
    if reader.attempt.is_done:
        return Reply(private=puzzle_post(reader))
    found = await _read(context, ask, reader, text)
    return found if isinstance(found, Reply) else await _judged(context, ask, solver, reader, found)


async def why(context: Context, ask: Ask, button: str, text: str) -> Reply:
    """Why a move can't be made in the puzzle of a button. That is no try, and nothing is noted."""
    ticket = PuzzleTicket.parse(button)
    if ticket.game not in context.games:
        raise NoPuzzleError(ticket.game)
    shelf = await load_shelf(context.store, context.games[ticket.game])
    reader = await reader_of(context, ask, None, shelf.find(ticket.id), shelf)
    found = await _read(context, ask, reader, text)
    if isinstance(found, Reply):
        return found
    return Reply(ack=reader.say("why-legal", move=found.plain))


# The move that a text means; how it is refused, if it can't be made.
async def _read(context: Context, ask: Ask, reader: PuzzleReader, text: str) -> Move | Reply:
    mine = reader.perspective
    try:
        move = read_move(mine.table, reader.seat, text)
    except InvalidMoveError as err:
        return await refused(context, ask, mine, err, is_stored=False)
    if move in reader.moves:
        return move
    rule = mine.table.game.why_not(mine.table.match.game_state, reader.seat, move)
    return await refused(context, ask, mine, rule, move=move, is_stored=False)


async def _judged(
    context: Context, ask: Ask, solver: Solver, reader: PuzzleReader, move: Move
) -> Reply:
    one = reader.numbered
    found = is_right(reader.game, one.puzzle, str(move))
    solver = await puzzles.try_move(
        context.store, solver, one, is_right=found, ask=ask.id, now=context.now()
    )
    await note_tried(context.store, one, now=context.now())
    reader = await reader_of(context, ask, solver, one, reader.shelf)
    if found:
        return Reply(private=puzzle_post(reader))
    wrong = await _why_wrong(reader, str(move))
    return Reply(ack="" if ask.is_private else wrong, private=puzzle_post(reader, wrong))


# What the rival answers is looked for beside the loop: it may take the tenth of a second.
async def _why_wrong(reader: PuzzleReader, move: str) -> str:
    puzzle, maker = reader.numbered.puzzle, load_maker(reader.game.id)
    answer = None
    if maker:
        answer = await asyncio.to_thread(refutation, reader.game, maker, puzzle, move)
    if not answer:
        return reader.say("puzzle-wrong", move=reader.in_words(move)[0])
    made, answered = reader.in_words(move, str(answer))
    side = reader.sides[reader.seat.other]
    return reader.say("puzzle-refuted", move=made, side=side, answer=answered)


async def open_puzzle(context: Context, ask: Ask, game: AnyGame, number: int) -> Reply:
    """The puzzle of a number, to be solved. Raises NoPuzzleError."""
    shelf = await load_shelf(context.store, game)
    one = shelf.numbered(number)
    solver = await puzzles.solver_of(context.store, ask.me)
    await context.store.note_present_puzzle(ask.me, one.name)
    return Reply(private=puzzle_post(await reader_of(context, ask, solver, one, shelf)))


async def _new(
    context: Context, ask: Ask, solver: Solver, game: str, *, besides: str = ""
) -> Reply:
    rules, counts = context.games[game], await context.store.puzzle_counts(game)
    shelf = await load_shelf(context.store, rules)
    one = puzzles.next_puzzle(solver, rules, shelf, counts, besides=besides)
    await context.store.note_present_puzzle(ask.me, one.name)
    return Reply(private=puzzle_post(await reader_of(context, ask, solver, one, shelf)))


async def _usual_game(context: Context, ask: Ask, solver: Solver) -> str:
    present = puzzles.game_of(solver.present)
    if present in context.games:
        return present
    last = await last_game(context.store, ask.me, context.games)
    games = context.games.items()
    with_puzzles = [id_ for id_, game in games if len(await load_shelf(context.store, game))]
    return last if last in with_puzzles or not with_puzzles else with_puzzles[0]


async def reader_of(
    context: Context, ask: Ask, solver: Solver | None, one: NumberedPuzzle, shelf: Shelf
) -> PuzzleReader:
    """A puzzle as the asker sees it; without a solver, as everybody does."""
    game = context.games[one.puzzle.game]
    settings = await context.store.profile(ask.me)
    counts = await context.store.puzzle_counts(game.id)
    return PuzzleReader(
        game=game,
        numbered=one,
        preferences=context.preferences(ask, settings),
        fared=Fared.of(counts, one.puzzle.id),
        shelf=shelf,
        now=context.now(),
        zone=zone_of(settings),
        record=solver.record if solver else None,
        page=await _page_of(context, one),
    )


async def _page_of(context: Context, one: NumberedPuzzle) -> str:
    subject = Subject(game=one.puzzle.game, puzzle=str(one.number))
    return await context.links.to_page(context.store, subject)


COMMAND: Final = Command(
    name="puzzle",
    run=_say,
    arguments=(Argument(name="game", kind=Kind.GAME), Argument(name="move")),
    places=ANYWHERE,
    shown=Shown.PRIVATELY,
    rank=13,
    menus={PUZZLE_PREFIX: _tapped},
    looks=frozenset({PUZZLE_PREFIX}),
    in_menu=frozenset[Place](),
)
