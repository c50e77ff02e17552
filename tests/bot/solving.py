"""Puzzles solved as a person does: shown, tapped step by step, typed."""

from __future__ import annotations

import re

from bot.application.model import Post, Reply
from bot.application.puzzle_shelf import NumberedPuzzle, shipped_shelf
from bot.application.puzzle_tickets import PuzzleTicket
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.prompts import find_path
from bot.messages.words import say_in
from engines.core.options import complete
from engines.core.puzzles import is_right
from engines.packages import find_games
from engines.registry import puzzle_file
from tests.bot.salle import Salle, Someone, main_button

GAMES = [id_ for id_ in find_games() if puzzle_file(id_).is_file()]


async def asks(who: Someone, words: str = "", **more: object) -> Reply:
    """/puzzle, said in private."""
    command = registry().commands["puzzle"]
    given = Given(arguments=command.arguments, words=words)
    return await who.salle.app.say(command, who.ask(**more), given, Place.PRIVATE)


def shown(who: Someone, post: Post) -> NumberedPuzzle:
    """The puzzle that a post shows."""
    ticket = PuzzleTicket.parse(post.prompt.choices[0].ticket)
    return shipped_shelf(who.salle.games[ticket.game]).find(ticket.id)


def first_wrong(who: Someone, one: NumberedPuzzle) -> str:
    """A legal move that doesn't solve it."""
    game = who.salle.games[one.puzzle.game]
    state = game.read(one.puzzle.position, complete(game.options, one.puzzle.options))
    legal = map(str, game.legal_moves(state, one.puzzle.seat))
    return next(move for move in legal if not is_right(game, one.puzzle, move))


async def taps_move(who: Someone, post: Post, move: str) -> Reply:
    """Enter a move by its buttons, from the start, and send it."""
    game = who.salle.games[shown(who, post).puzzle.game]
    steps = game.parse(move).steps
    for depth in range(1, len(steps) + 1):
        wanted = " ".join(steps[:depth])
        found = [c for g in post.prompt.groups for c in g.choices if c.notation == wanted]
        if not found:  # what is left is forced
            break
        post = (await who.taps(found[0])).private
    return await who.taps(main_button(post))


async def wrong_then_right(who: Someone, post: Post) -> Reply:
    """A wrong move and then the right one, both by buttons."""
    one = shown(who, post)
    post = (await taps_move(who, post, first_wrong(who, one))).private
    return await taps_move(who, post, one.puzzle.first)


def solution(salle: Salle, game_id: str, text: str) -> tuple[NumberedPuzzle, list[str]]:
    """The puzzle that a message shows, and the paths of the taps that enter its right move."""
    game, number = salle.games[game_id], re.search(r"puzzle (\d+)", text)
    assert number, text
    one = shipped_shelf(game).numbered(int(number[1]))
    state = game.read(one.puzzle.position, complete(game.options, one.puzzle.options))
    legal = game.legal_moves(state, one.puzzle.seat)
    path = find_path(legal, game.parse(one.puzzle.first).steps)
    return one, [".".join(map(str, path[:depth])) for depth in range(1, len(path) + 1)]


def shown_solution(salle: Salle, text: str) -> tuple[NumberedPuzzle, list[str]]:
    """The same of a message of any game."""
    named = (id_ for id_ in salle.games if f"{say_in('en')(f'{id_}-name')} · puzzle" in text)
    return solution(salle, next(named), text)
