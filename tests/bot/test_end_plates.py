"""A match that is over is shown as a plate: to both players and to the chat."""

import io
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from PIL import Image

from bot.commands import resignations
from bot.messages import end_plates
from bot.messages.end_plates import public_views
from bot.messages.pictures import Pictures
from engines.core.record import Act
from engines.core.seat import Pair, Seat
from renderers import rendering
from renderers.finished_match import PLATE_SIZE
from renderers.gyges.design import design_of
from renderers.kit.end_plate import empty_plate
from tests.bot.absent import Absence
from tests.bot.salle import ROOM, button


@pytest.fixture
def plates(monkeypatch):
    """Every game has plates, with nothing on them but what all plates have."""

    def draw(finished, style):
        return empty_plate(finished, Pair(one="1", two="0"), style, design_of(style))

    for module in (end_plates, rendering):
        monkeypatch.setattr(module, "end_plate_of", lambda _: SimpleNamespace(draw=draw))


@pytest.fixture
def plain(monkeypatch):
    """No game has plates."""
    for module in (end_plates, rendering):
        monkeypatch.setattr(module, "end_plate_of", lambda _: None)


@pytest.fixture
async def here(salle, anna, bea):
    return await Absence.at(salle, anna, bea, game="gyges")


async def resign(salle, who, table):
    asked = (await salle.app.run(resignations.resign, who.ask(), table)).private
    await who.taps(button(asked, "Resign"))
    await salle.deliver()


async def test_both_players_and_the_chat_are_shown_the_same_plate(plates, here, salle):
    await resign(salle, here.late, here.table)
    shown = [
        (await here.late.turn(here.table)).picture.finished,
        here.told(here.waiting).picture.finished,
        salle.doors.to(ROOM)[-1].picture.finished,
    ]
    assert shown[0]
    assert shown == [shown[0]] * 3


async def test_a_plate_knows_how_the_match_went_as_everybody_saw_it(plates, here, salle):
    await resign(salle, here.late, here.table)
    loaded = await here.loaded
    finished = here.told(here.waiting).picture.finished
    assert finished.title == "Gygès"
    assert finished.date == f"{datetime.fromtimestamp(salle.time.now, UTC):%Y-%m-%d}"
    assert finished.winner is await here.seat_of(here.waiting)
    first, *_, last = finished.views
    assert {view.onlooker for view in finished.views} == {None}
    assert first == loaded.game.view(loaded.match_states[1].game_state, None)
    assert last == loaded.game.view(loaded.match.game_state, None)


async def test_a_plate_is_drawn_in_its_own_size_for_everybody(plates, here, salle):
    await resign(salle, here.late, here.table)
    pictures = Pictures()
    shown = [(await who.turn(here.table)).picture for who in (here.late, here.waiting)]
    drawn = [await pictures.png(picture) for picture in shown]
    pictures.close()
    assert Image.open(io.BytesIO(drawn[0])).size == PLATE_SIZE
    assert drawn[0] == drawn[1]


async def test_its_alt_text_begins_with_the_result_in_words_and_says_it_once(plates, here, salle):
    await resign(salle, here.late, here.table)
    for who, result in (
        (here.waiting, f"{here.late.person.name} resigns: you win the match."),
        (here.late, f"You resigned: {here.waiting.person.name} wins the match."),
    ):
        alt = (await who.turn(here.table)).picture.alt
        assert alt.startswith(result)
        assert alt.count(result) == 1


async def test_how_it_ended_is_said_in_the_message(plates, here, salle):
    await resign(salle, here.late, here.table)
    assert "resigns" in (await here.waiting.turn(here.table)).prompt.lead


async def test_a_match_given_up_before_the_first_move_has_a_plate(plates, salle, anna, bea):
    table = await salle.match(anna, bea)
    await resign(salle, anna, table)
    finished = (await bea.turn(table)).picture.finished
    assert len(finished.views) >= 1
    assert finished.winner


async def test_a_match_that_ended_without_a_result_has_none(plates, here):
    await here.acts(Act.VOID, None)
    assert (await here.waiting.turn(here.table)).picture.finished is None


async def test_a_draw_has_no_winner(plates, here, salle):
    await here.acts(Act.OFFER_DRAW, Seat.ONE)
    await here.acts(Act.ACCEPT_DRAW, Seat.TWO)
    finished = (await here.waiting.turn(here.table)).picture.finished
    assert finished
    assert finished.winner is None


async def test_while_it_is_played_the_board_is_shown(plates, here):
    picture = (await here.late.turn(here.table)).picture
    assert picture.finished is None


async def test_a_game_without_plates_ends_with_its_last_position(plain, here, salle):
    await resign(salle, here.late, here.table)
    picture = (await here.late.turn(here.table)).picture
    assert picture.finished is None
    assert picture.view.onlooker is await here.seat_of(here.late)


async def test_moves_taken_back_are_no_part_of_how_it_went(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    here = Absence(salle, table, anna, bea)
    white = Seat.ONE

    async def views():
        return public_views(await salle.tables.load(table))

    opening = await views()
    await here.acts(Act.MOVE, white, move="Mc2c3")
    await here.acts(Act.ASK_TAKEBACK, white)
    assert len(await views()) == len(opening) + 1
    await here.acts(Act.ALLOW_TAKEBACK, white.other)
    assert await views() == opening
