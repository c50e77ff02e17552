"""Puzzles for one person: which one comes next, and which tries count."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from bot.application.puzzle_record import Attempt, Came, Fared, PuzzleRecord
from bot.application.puzzle_shelf import NumberedPuzzle, Shelf
from bot.application.refused import RefusedError, named
from engines.core.game import AnyGame
from storage.store import Store

_NEAREST: Final = 5  # one of so many is chosen, so that two people don't get the same all along
_AT_ONCE: Final = 8  # tries to note something that changes meanwhile


@dataclass(frozen=True, slots=True, kw_only=True)
class Solver:
    """Somebody, and what they have made of puzzles so far, with all their identities."""

    address: str
    record: PuzzleRecord
    own: Mapping[str, str]  # what is stored of this identity
    present: str  # the name of the puzzle that they were shown last


async def solver_of(store: Store, address: str) -> Solver:
    """Load somebody."""
    identities = await store.identities(address)
    stored, shown = await asyncio.gather(
        asyncio.gather(*map(store.puzzle_attempts, identities)),
        asyncio.gather(*map(store.present_puzzle, (address, *identities))),
    )
    own = dict(zip(identities, stored, strict=True))[address]
    present = next(filter(None, shown), "")
    return Solver(address=address, record=PuzzleRecord.of(stored), own=own, present=present)


def next_puzzle(
    solver: Solver, game: AnyGame, shelf: Shelf, counts: Mapping[str, str], *, besides: str = ""
) -> NumberedPuzzle:
    """The one that they have open in a game; else one of about their strength that is new to them.

    `besides` the one of this id, unless no other is left. Raises RefusedError: none is left.
    """
    if not len(shelf):
        raise RefusedError("puzzle-no-game", game=named(f"{game.id}-name"))
    left = [one for one in shelf if not solver.record.attempt(one).is_done]
    if not left:
        raise RefusedError("puzzle-all-done", count=len(shelf), game=named(f"{game.id}-name"))
    others = [one for one in left if one.puzzle.id != besides] or left
    present = [one for one in others if one.name == solver.present and not besides]
    return present[0] if present else _about(solver, others, counts)


def _about(solver: Solver, left: list[NumberedPuzzle], counts: Mapping[str, str]) -> NumberedPuzzle:
    strength = solver.record.strength(left[0].puzzle.game)

    def far(one: NumberedPuzzle) -> float:
        return abs(Fared.of(counts, one.puzzle.id).rating(one.puzzle) - strength)

    def lot(one: NumberedPuzzle) -> bytes:
        return sha256(f"{solver.address} {one.name}".encode()).digest()

    ranked = sorted(left, key=lambda one: (far(one), one.number))
    # Equally far ones count as one place: new puzzles of one kind are all as hard.
    bound = far(ranked[min(_NEAREST, len(ranked)) - 1])
    return min((one for one in ranked if far(one) <= bound), key=lot)


async def try_move(
    store: Store, solver: Solver, one: NumberedPuzzle, *, is_right: bool, ask: str, now: float
) -> Solver:
    """Count a try of somebody, once an ask. After the end nothing counts."""
    return await _note(
        store,
        solver,
        one,
        came=Came.FOUND if is_right else Came.OPEN,
        tries=1,
        ask=ask,
        now=now,
    )


async def give_up(store: Store, solver: Solver, one: NumberedPuzzle, *, now: float) -> Solver:
    """Somebody wants to be shown the solution."""
    return await _note(store, solver, one, came=Came.SHOWN, tries=0, ask="", now=now)


async def _note(
    store: Store,
    solver: Solver,
    one: NumberedPuzzle,
    *,
    came: Came,
    tries: int,
    ask: str,
    now: float,
) -> Solver:
    game, id_ = one.puzzle.game, one.puzzle.id
    fared = Fared.of(await store.puzzle_counts(game), id_)
    for _ in range(_AT_ONCE):
        before = solver.record.attempt(one)
        if before.is_done or (ask and before.ask == ask):
            return solver
        after = before.model_copy(
            update={
                "came": came,
                "tries": before.tries + tries,
                "ask": ask,
                "at": before.at if before.counts else now,
                "rating": before.rating if before.counts else round(fared.rating(one.puzzle)),
                "done": 0.0 if came is Came.OPEN else now,
            }
        )
        known, text = solver.own.get(one.name, ""), after.model_dump_json()
        if await store.note_attempt(solver.address, one.name, known, text):
            await _count(store, solver, one, fared, before, after)
            record = PuzzleRecord(attempts={**solver.record.attempts, one.name: after})
            return replace(solver, record=record, own={**solver.own, one.name: text})
        solver = await solver_of(store, solver.address)
    raise RefusedError("hall-busy")


async def _count(
    store: Store,
    solver: Solver,
    one: NumberedPuzzle,
    fared: Fared,
    before: Attempt,
    after: Attempt,
) -> None:
    is_first = not before.counts
    strength = solver.record.strength(one.puzzle.game)
    counts = {
        "tried": int(is_first),
        "found": int(after.came is Came.FOUND),
        "at_once": int(is_first and after.at_once),
    }
    moved = fared.moves_by(one.puzzle, strength, is_found=after.at_once) if is_first else 0.0
    if any(counts.values()):
        await store.count_puzzle(one.puzzle.game, one.puzzle.id, counts, moved=moved)


def game_of(present: str) -> str:
    """The game of a puzzle, by its name; "" of none."""
    return present.partition("/")[0]
