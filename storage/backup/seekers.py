"""Who looks for somebody to play, and pairs without a table, as lines of an export, and back."""

from __future__ import annotations

from collections.abc import AsyncIterator

from storage.backup.lines import Line, PairLine, SeekerLine
from storage.store import Store


async def seeker_lines(store: Store) -> AsyncIterator[Line]:
    """A line for each who looks for a match of a game, or was paired there, and for each pair."""
    for game in await store.games_with_seekers():
        async for address, seeker, last in store.all_seekers(game):
            yield SeekerLine(game=game, address=address, seeker=seeker, last=last)
        for pairing in await store.paired(game):
            yield PairLine(pairing=pairing)


async def put_seekers(store: Store, line: SeekerLine | PairLine) -> None:
    """Put a line back. Done again, nothing changes; what the store knows itself, it keeps."""
    if isinstance(line, PairLine):
        await store.restore_pairing(line.pairing)
    else:
        await store.restore_seeker(line.game, line.address, line.seeker, line.last)
