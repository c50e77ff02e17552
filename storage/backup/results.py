"""Results and standings as lines of an export, and the commands that restore them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator

from engines.core.former import is_former
from engines.core.result import Forgotten, Reckoned, Regrouped, Voided
from storage import keys
from storage.backup.lines import (
    HolderLine,
    Line,
    PersonLine,
    PlaceLine,
    ResultLine,
    StandingLine,
)
from storage.batching import Word
from storage.leaderboards import ranking
from storage.store import Store
from storage.stored_results import Entry, stored

Command = tuple[Word, ...]


async def result_lines(store: Store) -> AsyncIterator[Line]:
    """All results that were reckoned, and what they came to. Raises DamagedRecordError."""
    for game in await store.games_with_results():
        number = 0
        async for entry in store.all_reckoned(game):
            yield ResultLine(game=game, number=number, entry=entry)
            number += 1
        for address in sorted(await store.regrouped(game)):
            holder = await store.holder(game, address)
            own = [address] if holder == address else []
            numbers = [*await store.results_of_all(game, own)]
            yield HolderLine(game=game, address=address, holder=holder, numbers=numbers)
        for player, standing in (await store.all_standings(game)).items():
            yield StandingLine(game=game, player=player, standing=standing)
        async for place, players in store.all_places(game):
            yield PlaceLine(game=game, place=place, players=players)


async def person_lines(store: Store) -> AsyncIterator[Line]:
    """All who have several identities."""
    for identities in await store.all_persons():
        yield PersonLine(identities=list(identities))


def person_commands(line: PersonLine) -> Iterator[Command]:
    """What puts a person back."""
    for address in line.identities:
        yield ("HSET", keys.PERSONS, address, json.dumps(line.identities))


def result_commands(line: ResultLine | HolderLine | StandingLine | PlaceLine) -> Iterator[Command]:
    """What puts a line back; done again, nothing changes."""
    game = line.game
    match line:
        case ResultLine(number=number, entry=entry):
            yield ("HSET", keys.results(game), number, stored(entry))
            yield from _of_entry(game, number, entry)
        case HolderLine(address=address, holder=holder, numbers=numbers):
            yield ("HSET", keys.holders(game), address, holder)
            yield ("DEL", keys.results_of(game, address))
            for each in numbers:
                yield ("ZADD", keys.results_of(game, address), each, each)
        case StandingLine(player=player, standing=standing):
            row = stored(standing)
            yield ("HSET", keys.standings(game), player, row)
            if (shown := ranking(standing)) and not is_former(player):
                yield ("ZADD", keys.leaderboard(game), shown.rating, player)
                yield ("ZADD", keys.last_rated(game), shown.rated_at, player)
        case PlaceLine(place=place, players=players):
            yield ("SADD", keys.players_of(game, place), *players)


def _of_entry(game: str, number: int, entry: Entry) -> Iterator[Command]:
    # Where an entry of a game's results is found, beside its number.
    match entry:
        case Reckoned(result=result):
            yield ("HSET", keys.result_numbers(game), result.table, number)
            for player in result.players:
                if not player.is_computer:
                    yield ("ZADD", keys.results_of(game, player.address), number, number)
        case Voided():
            yield ("HSET", keys.voided(game), entry.voided, number)
            for who in entry.players:
                yield ("ZREM", keys.results_of(game, who), entry.number)
        case Forgotten():
            yield ("DEL", keys.results_of(game, entry.forgotten))
        case Regrouped():
            pass  # `HolderLine` tells what it came to
