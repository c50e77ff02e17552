"""What people had in 1.0 goes on: matches, ratings, lessons, puzzles, settings, a tournament."""

from __future__ import annotations

import pytest

from bot.commands import challenge_answers
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from engines.core.match_state import Status
from engines.core.record import Act
from engines.core.tournaments.state import Status as TournamentStatus
from storage.base import Following, TableKey
from storage.store import Store
from tests.bot.salle import Salle, button
from tests.bot.solving import asks, shown, taps_move
from tests.bot.test_results import acts
from tests.bot.tournaments_played import NAMES, Played, to_its_end
from tests.storage.stores import kept_store

HOUR = 3_600.0


@pytest.fixture
async def salle():
    """A hall over the store that 1.0 has left two hours ago."""
    async with kept_store("1.0") as url:
        made = Salle(Store(url), delay=lambda: 600.0)
        made.time.now += 129 * HOUR
        yield made
        await made.computers.close()
        await made.store.close()


async def says(who, name, words=""):
    command = registry().commands[name]
    given = Given(arguments=command.arguments, words=words)
    return (await who.salle.app.say(command, who.ask(), given, Place.PRIVATE)).private


async def tables_of(salle, who):
    keys = await salle.store.running_tables(str(who.address))
    return [await salle.tables.load(key) for key in keys]


async def test_every_match_is_played_on(salle, anna, bea):
    tables = [one for one in await tables_of(salle, bea) if one.key.chat == "room"]
    running = [one for one in tables if one.match.status is Status.PLAYING]
    games = ["audatia", "cannae", "en_garde", "en_garde", "gyges"]
    assert sorted(one.game.id for one in running) == games
    for before in running:
        seat = sorted(before.match.active)[0]
        who = anna if before.seat_of(str(anna.address)) is seat else bea
        move = next(iter(before.game.legal_moves(before.match.game_state, seat)))
        await who.plays(before.key, str(move))
        after = await salle.tables.load(before.key)
        assert after.record.upto(before.version) == before.record
        assert after.version > before.version


async def test_a_challenge_to_play_on_from_a_position_begins_there(salle, bea):
    (asked,) = (one for one in await tables_of(salle, bea) if one.record.head.start)
    await salle.app.run(challenge_answers.accept, bea.ask(), asked.key)
    begun = await salle.tables.load(asked.key)
    assert begun.match.status is Status.PLAYING
    assert begun.game.write(begun.match.game_state) == asked.record.head.start


async def test_ratings_go_on_from_where_they_were(salle, anna):
    table = TableKey("test", "room", "engarde")
    before = await standing(salle, "test:bea")
    assert (round(before.rating.value), before.won) == (1662, 1)
    seat = (await salle.tables.load(table)).seat_of(str(anna.address))
    await acts(salle, table, Act.RESIGN, seat)
    after = await standing(salle, "test:bea")
    assert (after.won, after.rating.matches) == (2, 2)
    assert after.rating.value > before.rating.value


async def standing(salle, address):
    return (await salle.store.standings("en_garde", [address])).of[address]


async def test_lessons_and_puzzles_are_gone_on_with(salle, anna):
    post = await says(anna, "learn", "en garde")
    assert post.lines[0].startswith("1 of 10 done.")
    task = (await anna.taps(button(post, "Go on: 2. Distance"))).private
    assert task.prompt.lead
    salle.time.now += 24 * HOUR
    puzzle = (await asks(anna, "gyges")).private
    found = (await taps_move(anna, puzzle, shown(anna, puzzle).puzzle.first)).private
    assert found.sheet.sheet.streak == 5


async def test_what_people_had_chosen_holds(salle, anna):
    both = await salle.store.identities("other:anna")
    assert [*both] == ["test:anna", "other:anna"]
    chosen = await salle.store.profile("other:anna")
    assert (chosen["theme"], chosen["text_size"], chosen["zone"]) == (
        "dark",
        "large",
        "Europe/Rome",
    )
    assert (await salle.store.profile("test:bea"))["blocked"] == "test:dora"
    assert await salle.store.followed("test:carlo") == {
        TableKey("test", "room", "engarde"): Following.MOVES
    }
    assert list(await salle.store.passkeys("web:eve")) == ["credential"]


async def test_a_tournament_is_played_to_its_end(salle):
    (name,) = await salle.store.tournaments_of("test:anna", limit=9)
    people = {one.lower(): salle.someone(one) for one in NAMES}
    end = await to_its_end(Played(salle, name, people))
    assert end.state.status is TournamentStatus.ENDED
    assert len(end.state.entrants) == 4
