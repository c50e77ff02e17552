"""A tournament's page in a browser: opened rounds, the way to a match's end, narrow and dark."""

from types import SimpleNamespace

import pytest
import pytest_asyncio
from playwright.async_api import expect

from engines.core.record import Player
from engines.core.tournaments.acts import Joined
from engines.core.tournaments.head import Kind
from tests.bot.tournaments_played import Played
from tests.bot.web.browser import PHONE, Crowd, is_narrow
from tests.bot.web.browsing.test_access import violations_of
from tests.bot.web.conftest import Lobby
from tests.bot.web.driver import at_rest, go_back, go_to, press
from tests.bot.web.seated import arrive
from tests.servers.private_store import close_stores

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def lobby():
    """A hall of this process: tournaments are played in it by hand."""
    found = Lobby()
    await found.open()
    yield found
    await found.close()
    await close_stores()  # in the event loop of the browsers


@pytest_asyncio.fixture(loop_scope="session")
async def readers(browser, lobby):
    """People whose browsers show this lobby."""
    found = Crowd(browser, SimpleNamespace(address=str(lobby.server.make_url("")).rstrip("/")))
    yield found
    await found.go_home()


async def begun(lobby, **terms):
    """One whose first round has been played."""
    played = await Played.opened(lobby.salle, place="", **terms)
    now = await played.begins()
    await played.plays_out(*(b.two.partition(":")[2] for b in now.state.open_bouts if b.two))
    return played


@pytest.mark.parametrize(
    "kind", [Kind.KNOCK_OUT, pytest.param(Kind.ROUND_ROBIN, marks=pytest.mark.long)]
)
async def test_it_is_accessible_and_fits_a_phone(readers, lobby, kind):
    played = await begun(lobby, kind=kind, count=5)
    looks = {"viewport": PHONE, "color_scheme": "dark"}
    page = await readers.person(f"/tournament/{played.name}", **looks)
    await expect(page.locator("h1")).to_have_text("Autumn Cup")
    assert await is_narrow(page)
    assert await violations_of(page) == []


async def test_a_round_is_loaded_when_it_is_opened_and_leads_to_the_end_of_a_match(readers, lobby):
    played = await begun(lobby)
    carla = await go_to(await arrive(readers, "Carla"), f"/tournament/{played.name}")
    await expect(carla.locator(".matches")).to_have_count(1)
    await press(carla.locator("summary", has_text="Round 1"))
    await expect(carla.locator(".matches")).to_have_count(2)
    await press(carla.locator(".matches button").first)
    await expect(carla.locator("h1")).to_be_focused()
    await expect(carla.locator(".sheet-picture")).to_be_visible()
    await expect(carla.locator(".standings")).to_have_count(0)
    await go_back(carla)
    await expect(carla.locator(".standings tbody tr")).to_have_count(4)


async def test_one_joins_where_one_reads_of_it(readers, lobby):
    played = await Played.opened(lobby.salle, place="")
    carla = await go_to(await arrive(readers, "Carla"), f"/tournament/{played.name}")
    await press(carla.get_by_role("button", name="Join"))
    await expect(carla.get_by_role("status").filter(has_text="You're in.")).to_be_visible()
    await expect(carla.locator(".standings .me")).to_have_text("Carla")


async def test_more_lines_are_shown_when_asked_for_and_the_focus_goes_on_there(readers, lobby):
    played = await Played.opened(lobby.salle, place="", count=1)
    at = int(lobby.salle.time())
    for number in range(102):
        player = Player(address=f"test:p{number}", name=f"Player {number}")
        await played.act(Joined(at=at, by=player.address, player=player))
    page = await readers.person(f"/tournament/{played.name}")
    rows = page.locator(".standings tbody tr")
    await expect(rows).to_have_count(100)
    await press(page.get_by_role("button", name="Show more (3)"))
    await at_rest(page)
    await expect(rows).to_have_count(103)
    await expect(rows.nth(100)).to_be_focused()


async def test_the_entrance_leads_to_a_tournament_and_back(readers, lobby):
    played = await Played.opened(lobby.salle, place="", name="Open Cup")
    page = await readers.person()
    await press(page.get_by_role("link", name="Open Cup"))
    await expect(page).to_have_url(f"{readers.salle.address}/tournament/{played.name}")
    await expect(page.locator(".standings.joined th[scope=row]").first).to_have_text("Anna")
