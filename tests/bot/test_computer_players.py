"""The computer decides about the table it has looked at and about no other, from its own view."""

from types import SimpleNamespace

import pytest

from bot.commands import agreements
from bot.workers.computer_players import ComputerPlayers
from engines.core.record import Act
from tests.harness import every_game, seated


@pytest.fixture
async def table(salle, anna):
    """A table of Cannae where the computer is to move, after Anna."""
    table = await salle.alone(anna, game="cannae", level="novice")
    await anna.plays(table, "Mc2c3")
    yield table
    salle.computers.close()


async def test_the_computer_moves_when_it_is_to_move(salle, table, anna):
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    await salle.computers.answer(loaded, seat)
    after = await salle.tables.load(table)
    assert [entry.act for entry in after.record.log[loaded.version :]] == [Act.MOVE]
    assert after.match.active == {seat.other}


@pytest.mark.parametrize("act", ["offer_draw", "ask_takeback"])
async def test_a_late_answer_of_the_computer_is_not_played_on_a_changed_table(
    salle, table, anna, act
):
    """The move would still be legal; but it was asked something else in between."""
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    assert not (await salle.app.run(getattr(agreements, act), anna.ask(), table)).is_error
    await salle.computers.answer(loaded, seat)
    after = await salle.tables.load(table)
    assert after.version == loaded.version + 1
    assert after.record.log[-1].act in (Act.OFFER_DRAW, Act.ASK_TAKEBACK)


async def test_a_late_refusal_of_the_computer_is_not_given_to_the_next_offer(salle, table, anna):
    """It saw the draw offered; a move later it is another question."""
    await salle.app.run(agreements.offer_draw, anna.ask(), table)
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    await salle.app.run(agreements.ask_takeback, anna.ask(), table)
    await salle.computers.answer(loaded, seat)
    assert (await salle.tables.load(table)).record.log[-1].act is Act.ASK_TAKEBACK


class ViewsOnly:
    """A game that can only be looked at: whoever asks it for anything made from a state fails."""

    def __init__(self, game):
        self.id, self.windows, self.view = game.id, game.windows, game.view


@every_game
async def test_a_computer_is_handed_its_view_and_nothing_else(game, monkeypatch):
    _, match = seated(game)
    seat = min(match.active)
    handed, played = [], []

    async def think(*given):
        handed.append(given)
        return "a move"

    async def act(_, entry):
        played.append(entry.move)

    players = ComputerPlayers(SimpleNamespace(), least_seconds=0)
    monkeypatch.setattr(players, "_think", think)
    monkeypatch.setattr(players, "_act", act)
    table = SimpleNamespace(game=ViewsOnly(game), match=match, computer_level=lambda _: "novice")
    await players.answer(table, seat)
    assert handed == [(game.id, game.view(match.state, seat), "novice")]
    assert played == ["a move"]
