"""Puzzles as pages: all of a game in a list, and each by itself."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from bot.application import puzzles
from bot.application.model import ALL_PUZZLES, Ask, Choice, Group, Reply, Subject
from bot.application.puzzle_record import Came, Fared
from bot.application.puzzle_shelf import load_shelf
from bot.application.puzzle_tickets import PuzzleTicket
from bot.commands.context import Context
from bot.commands.puzzle import reader_of
from bot.messages.puzzle_posts import FOUND, daily_post, list_post, puzzle_post
from bot.messages.words import Words
from renderers.style import Framing


async def one_of(context: Context, ask: Ask, game: str, number: int, *, for_anybody: bool) -> Reply:
    """A puzzle to be solved; `for_anybody`: as somebody sees it who isn't told from others.

    Raises NoPuzzleError.
    """
    shelf = await load_shelf(context.store, context.games[game])
    one = shelf.numbered(number)
    if for_anybody:
        reader = await reader_of(context, ask, None, one, shelf)
        wide = replace(reader.preferences, framing=Framing.WIDE)
        shown = daily_post(replace(reader, preferences=wide))
        return Reply(private=replace(shown, title=reader.title, subject=reader.subject))
    solver = await puzzles.solver_of(context.store, ask.me)
    return Reply(private=puzzle_post(await reader_of(context, ask, solver, one, shelf)))


async def all_of(context: Context, ask: Ask, game: str, *, for_anybody: bool) -> Reply:
    """All puzzles of a game by their stars, and which of them the reader has found."""
    say = await context.say(ask)
    solver = None if for_anybody else await puzzles.solver_of(context.store, ask.me)
    counts = await context.store.puzzle_counts(game)
    by_stars = defaultdict[int, list[Choice]](list)
    shelf = await load_shelf(context.store, context.games[game])
    for one in shelf:
        came = solver.record.attempt(one).came if solver else Came.OPEN
        stars = Fared.of(counts, one.puzzle.id).stars(one.puzzle)
        number = str(one.number)
        by_stars[stars].append(
            Choice(
                label=f"{FOUND} {number}" if came is Came.FOUND else number,
                name=say("puzzle-title", game=say(f"{game}-name"), number=number),
                ticket=str(PuzzleTicket(game=game, id=one.puzzle.id)),
                url=f"/puzzle/{game}/{number}",
            )
        )
    others = [
        Choice(label=say(f"{id_}-name"), ticket=f"-{id_}", url=f"/puzzle/{id_}")
        for id_, other in context.games.items()
        if id_ != game and len(await load_shelf(context.store, other))
    ]
    found = solver.record.found(game) if solver else 0
    post = list_post(
        say("puzzle-all", game=say(f"{game}-name")),
        _lines(say, game, found if solver else None, len(shelf)),
        by_stars,
        Group(key="games", label=say("leaderboard-games"), choices=tuple(others)),
    )
    return Reply(private=replace(post, subject=Subject(game=game, puzzle=ALL_PUZZLES)))


# `found` is None for somebody who isn't told from others.
def _lines(say: Words, game: str, found: int | None, count: int) -> list[str]:
    if not count:
        return [say("puzzle-no-game", game=say(f"{game}-name"))]
    return [] if found is None else [say("puzzle-solved", found=found, all=count)]
