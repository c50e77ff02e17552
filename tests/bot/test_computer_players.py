"""The computer decides about the table it has looked at and about no other, from its own view."""

from types import SimpleNamespace

import pytest

from bot.commands import challenges, draws, takebacks
from bot.commands.challenges import Terms
from bot.workers.computer_players import ComputerPlayers
from engines.core.record import Act
from tests.bot.salle import button
from tests.harness import every_game, seated


@pytest.fixture
async def table(salle, anna):
    """A table of Cannae where the computer is to move, after Anna."""
    table = await salle.alone(anna, game="cannae", level="novice")
    await anna.plays(table, "Mc2c3")
    return table


async def test_the_computer_moves_when_it_is_to_move(salle, table, anna):
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    await salle.computers.answer(loaded, seat)
    after = await salle.tables.load(table)
    assert [entry.act for entry in after.record.log[loaded.version :]] == [Act.MOVE]
    assert after.match.active == {seat.other}


@pytest.mark.parametrize("act", [draws.offer_draw, takebacks.ask_takeback])
async def test_a_late_answer_of_the_computer_is_not_played_on_a_changed_table(
    salle, table, anna, act
):
    """The move would still be legal; but it was asked something else in between."""
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    assert not (await salle.app.run(act, anna.ask(), table)).is_error
    await salle.computers.answer(loaded, seat)
    after = await salle.tables.load(table)
    assert after.version == loaded.version + 1
    assert after.record.log[-1].act in (Act.OFFER_DRAW, Act.ASK_TAKEBACK)


async def test_a_late_refusal_of_the_computer_is_not_given_to_the_next_offer(salle, table, anna):
    """It saw the draw offered; a move later it is another question."""
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    await salle.app.run(takebacks.ask_takeback, anna.ask(), table)
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
    table = SimpleNamespace(
        key="a table", game=ViewsOnly(game), match=match, computer_level=lambda _: "novice"
    )
    await players.answer(table, seat)
    assert handed == [("a table", game.id, game.view(match.state, seat), "novice")]
    assert played == ["a move"]


# What its rival is told


async def begun(salle, anna):
    """A match of Cannae that Anna plays in her private chat, where she is to move."""
    terms = Terms(game="cannae", level="novice")
    card = (await salle.app.run(challenges.challenge, anna.ask(), terms)).private
    return (await anna.taps(button(card, "Play now"))).table


async def test_one_answer_shows_ones_own_move_and_the_computers(salle, anna, monkeypatch):
    monkeypatch.setattr("bot.application.answers.PATIENCE", 20.0)  # on a busy machine
    table = await begun(salle, anna)
    async with salle.delivering():
        reply = await anna.plays(table, "Mc2c3")
    assert reply.private.lines[0] == "You moved infantry from c2 to c3."
    assert reply.private.lines[1].startswith("Salle (dreamer) ")
    assert reply.private.prompt.groups


async def test_a_computer_that_thinks_for_long_holds_no_answer_up(salle, anna, monkeypatch):
    monkeypatch.setattr("bot.application.answers.PATIENCE", 0.05)
    table = await begun(salle, anna)
    reply = await anna.plays(table, "Mc2c3")  # nobody delivers: it doesn't even begin
    assert reply.private.lines == ("You moved infantry from c2 to c3.",)
    assert not reply.private.prompt.groups


async def test_what_an_answer_would_have_said_is_told_all_the_same_if_it_never_arrived(
    salle, anna, monkeypatch
):
    """As if Salle had been killed before she could send it: nothing notes that it was shown."""
    monkeypatch.setattr("bot.application.answers.PATIENCE", 20.0)
    table = await begun(salle, anna)
    async with salle.delivering():
        await anna.plays(table, "Mc2c3")
        told = await salle.wait_for(lambda sent: sent.to == anna.address and sent.post.version == 3)
    assert told.post.prompt.groups


async def test_a_delivery_waits_until_an_answer_to_the_same_person_is_given(salle, anna, bea):
    table = await salle.match(anna, bea)
    async with salle.tables.answers.to(str(anna.address)), salle.delivering():
        await salle.wait_for(lambda sent: sent.to == bea.address)
        assert salle.doors.to(anna.address) == []
    async with salle.delivering():
        await salle.wait_for(lambda sent: sent.to == anna.address)
    assert table


async def test_a_quick_answer_is_told_in_silence_together_with_ones_own_move(salle, anna):
    table = await begun(salle, anna)
    await anna.plays(table, "Mc2c3")
    async with salle.delivering():
        told = await salle.wait_for(lambda sent: sent.to == anna.address and sent.post.version == 3)
    assert told.post.is_silent
    assert told.post.lines[0] == "You moved infantry from c2 to c3."
    assert told.post.lines[1].startswith("Salle (dreamer) ")
    assert told.post.prompt.groups


async def test_an_answer_that_took_the_computer_long_rings(salle, anna):
    table = await begun(salle, anna)
    await anna.plays(table, "Mc2c3")
    salle.time.now += 60
    async with salle.delivering():
        told = await salle.wait_for(lambda sent: sent.to == anna.address and sent.post.version == 3)
    assert not told.post.is_silent
    assert told.post.lines[0].startswith("Salle (dreamer) ")
