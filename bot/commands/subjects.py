"""What a link that names no table leads to: a puzzle, the lessons of a game."""

from __future__ import annotations

from bot.application.model import Ask, Reply, Subject
from bot.application.puzzle_shelf import NoPuzzleError
from bot.commands.context import Context
from bot.commands.learn import lessons_of
from bot.commands.puzzle import open_puzzle


async def open_subject(context: Context, ask: Ask, subject: Subject) -> Reply:
    """Show it. Raises RefusedError: there is no such thing."""
    if subject.lessons:
        return await lessons_of(context, ask, subject.lessons)
    if subject.game not in context.games or not subject.puzzle.isdecimal():
        raise NoPuzzleError(subject.game)
    return await open_puzzle(context, ask, context.games[subject.game], int(subject.puzzle))
