"""Tables of other platforms on the page: by a name that nobody guesses, for their players."""

import pytest

from tests.bot.salle import ROOM
from tests.bot.web.conftest import control


@pytest.fixture
def zoe(lobby):
    """Somebody on another platform."""
    return lobby.salle.someone("Zoe")


@pytest.fixture
async def open_table(lobby, zoe):
    """Zoe's open challenge in a room, and what the page calls it."""
    key = await lobby.salle.challenge(zoe, game="gyges")
    return key, (await lobby.salle.tables.aliases.alias(key)).table


async def accepted(visitor, name):
    side = (await visitor.get(f"/api/table/{name}"))["sides"][0]
    await visitor.tap(name, control(side["post"], "ca"))


async def test_a_challenge_from_elsewhere_is_seen_by_its_link_and_accepted(lobby, anna, open_table):
    key, name = open_table
    await accepted(anna, name)
    loaded = await lobby.salle.tables.load(key)
    assert loaded.match.state is not None
    seen = await anna.get(f"/api/table/{name}")
    assert (seen["table"], seen["status"]) == (name, "playing")


async def test_what_the_page_is_told_of_it_holds_no_address(lobby, anna, zoe, open_table):
    key, name = open_table
    await accepted(anna, name)
    told = ""
    for path in (f"/api/table/{name}", "/api/tables", f"/t/{name}"):
        status, body, _ = await anna.raw(path)
        assert status == 200
        assert name in body.decode()
        told += body.decode()
    for secret in (str(key), str(zoe.address), str(ROOM)):
        assert secret not in told


async def test_a_match_from_elsewhere_is_for_its_players_alone(lobby, anna, bea, open_table):
    _, name = open_table
    await accepted(anna, name)
    status, body, _ = await bea.raw(f"/api/table/{name}")
    assert status != 200
    assert "sides" not in body.decode()


async def test_a_name_that_nobody_was_told_opens_nothing(anna):
    status, _, _ = await anna.raw("/api/table/0123456789ab")
    assert status == 404


async def test_it_is_played_on_the_page(lobby, anna, zoe, open_table):
    key, name = open_table
    await accepted(anna, name)
    if not await anna.moves(name):
        await zoe.plays(key)
    before = (await lobby.salle.tables.load(key)).version
    assert (await anna.plays(name)).status == 200
    assert (await lobby.salle.tables.load(key)).version == before + 1


async def test_a_link_to_it_tells_how_it_ended_and_nothing_before(lobby, anna, zoe, open_table):
    key, name = open_table
    await accepted(anna, name)
    stranger = {"Accept-Language": "en"}
    _, running, _ = await lobby.visitor().raw(f"/t/{name}", **stranger)
    assert b"og:image" not in running
    asked = await anna.post(f"/api/table/{name}/act/resign")
    await anna.tap(name, asked["post"]["prompt"]["controls"][0]["ticket"])
    _, over, _ = await lobby.visitor().raw(f"/t/{name}", **stranger)
    html = over.decode()
    assert "Zoe wins the match" in html
    picture = html.split('og:image" content="')[1].split('"')[0]
    status, _, _ = await lobby.visitor().raw(picture[picture.index("/t/") :])
    assert status == 200
    for secret in (str(key), str(zoe.address), str(ROOM)):
        assert secret not in html
