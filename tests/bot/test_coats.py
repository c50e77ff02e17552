"""Coats in pictures and lists: a player's own at every table; nobody's where nobody sits."""

import pytest

from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.table_lines import table_summary
from engines.core.seat import Seat
from renderers.coat import coat_of


async def seen(salle, table, seat=None):
    loaded = await salle.tables.load(table)
    return Perspective(table=loaded, preferences=Preferences(language="en"), seat=seat)


def coat_by_name(perspective):
    return dict(zip(perspective.names, perspective.coats, strict=True))


@pytest.mark.parametrize("game", ["en_garde", "gyges", "cannae", "audatia"])
async def test_a_player_has_the_coat_of_their_address_in_every_game(salle, anna, bea, game):
    perspective = await seen(salle, await salle.match(anna, bea, game=game))
    assert coat_by_name(perspective) == {
        "Anna": coat_of(str(anna.address)),
        "Bea": coat_of(str(bea.address)),
    }


async def test_everybody_sees_the_same_coats_in_their_picture(salle, anna, bea):
    table = await salle.match(anna, bea)
    for seat in (None, *Seat):
        perspective = await seen(salle, table, seat)
        assert perspective.picture(perspective.view).style.coats == perspective.coats


async def test_a_computer_player_has_no_coat(salle, anna):
    coats = (await seen(salle, await salle.alone(anna, level="novice"))).coats
    assert sorted(coats, key=bool) == [None, coat_of(str(anna.address))]


async def test_an_empty_seat_has_no_coat(salle, anna):
    coats = (await seen(salle, await salle.challenge(anna))).coats
    assert sorted(coats, key=bool) == [None, coat_of(str(anna.address))]


async def test_a_list_shows_the_rivals_coat(salle, anna, bea):
    table = await salle.match(anna, bea)
    for seat in Seat:
        perspective = await seen(salle, table, seat)
        summary = table_summary(perspective)
        assert summary.rival is seat.other
        assert summary.coat == coat_by_name(perspective)[summary.who]


def test_the_same_id_on_two_platforms_is_hardly_ever_the_same_coat():
    alike = [n for n in range(2000) if coat_of(f"discord:{n}") == coat_of(f"web:{n}")]
    assert len(alike) < 20
