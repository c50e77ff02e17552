"""The page inside Telegram and Discord, in a real browser, over hosts that speak as theirs do."""

from __future__ import annotations

import pytest
import pytest_asyncio
from aiohttp import ClientSession, CookieJar
from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import expect

from tests.bot.salle import START
from tests.bot.web.app_hosts import DISCORD, PROXY, TELEGRAM, AppHosts
from tests.bot.web.browser import chromium
from tests.bot.web.browsing.test_access import RULES
from tests.bot.web.frames import launch_data
from tests.bot.web.in_apps import (
    THEMES,
    App,
    launch_parameters,
    launched,
    launches_in_discord,
    opens_in_telegram,
    salle_in,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("en_garde", "gyges", "cannae", "audatia")
SIZES = ((360, 640), (390, 844), (430, 932))
PHONE = {"width": 390, "height": 844}
SEND = "[data-verb=ps]"
CHOICE = ".move:visible, .square:visible:not(.chosen, .of-card)"
LOADED = """() => Object.fromEntries(
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .filter(one => one.entryType === "navigation" || one.name.endsWith(".js"))
        .map(one => [one.name.split("?")[0], one.encodedBodySize]))"""
"""What a page and its scripts weigh, packed."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def hosts():
    async with AppHosts().open() as found:
        yield found


@pytest_asyncio.fixture(scope="module", loop_scope="session", autouse=True)
async def page(hosts):
    """A page whose operator has set up both apps."""
    async with salle_in(hosts):
        yield


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def apps(hosts):
    """A browser that finds the hosts of both."""
    async with chromium(hosts=hosts.resolver_rules, more=hosts.browser_options) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def app(apps):
    """Somebody with a phone."""
    context = await apps.new_context(
        viewport=PHONE, has_touch=True, reduced_motion="reduce", ignore_https_errors=True
    )
    found = App(await context.new_page())
    yield found
    wrong = found.wrong
    await context.close()
    assert not wrong, wrong


async def offered_by(name, hosts) -> str:
    """A table that somebody has opened in a browser."""
    async with ClientSession(
        hosts.site, cookie_jar=CookieJar(unsafe=True), headers={"X-Salle": "1"}
    ) as client:
        await client.get("/api/hello")
        await client.post("/api/name", json={"name": name})
        terms = {"game": "en_garde", "nonce": "0a"}
        async with client.post("/api/challenge", json=terms) as answer:
            return (await answer.json())["table"]


def table_of(app) -> str:
    """The table that is shown."""
    return app.frame.url.split("/t/")[1].split("?")[0].split("#")[0]


async def begins(app, game: str) -> None:
    """A match against Salle, from the entrance."""
    await app.taps(f"[data-game={game}]")
    await app.taps(".btn.go")
    await app.goes_to("/t/")


async def plays_a_match(app) -> None:
    """By touch, whatever is offered first."""
    for _ in range(300):
        if await app.frame.locator(".result").count():
            return
        if await app.frame.locator("[data-main]").count():
            await app.page.evaluate("answer('main_button_pressed', null)")
            await app.rests()
        elif await app.frame.locator(SEND).count():
            await app.taps(SEND)
        elif await app.frame.locator(CHOICE).count():
            await app.taps(CHOICE)
        else:
            await app.frame.wait_for_selector(f"{CHOICE}, {SEND}, .result")
    raise AssertionError("the match has no end")


async def test_in_telegram_somebody_sits_down_and_moves_by_its_main_button(app, hosts):
    await opens_in_telegram(app, hosts)
    assert await app.heard("web_app_ready")
    assert await app.heard("web_app_expand")
    assert await app.heard("web_app_setup_swipe_behavior") == [{"allow_vertical_swipe": False}]
    assert (await app.heard("web_app_setup_back_button"))[-1] == {"is_visible": False}
    await app.taps(".btn.go")
    await app.goes_to("/app/telegram/t/")
    assert (await app.heard("web_app_setup_back_button"))[-1] == {"is_visible": True}
    await app.taps(".move:visible")
    main = (await app.heard("web_app_setup_main_button"))[-1]
    assert main["is_visible"]
    await expect(app.frame.locator(SEND)).to_be_hidden()
    assert main["text"]
    assert (await app.heard("web_app_setup_closing_behavior"))[-1] == {"need_confirmation": True}
    await app.page.evaluate("answer('main_button_pressed', null)")
    await expect(app.frame.locator(SEND)).to_have_count(0)
    await app.rests()
    assert (await app.heard("web_app_setup_closing_behavior"))[-1] == {"need_confirmation": False}
    assert await app.heard("web_app_trigger_haptic_feedback")


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
async def test_in_telegram_the_page_has_the_apps_theme_and_keeps_clear_of_its_edges(
    app, hosts, theme
):
    await opens_in_telegram(app, hosts, theme=theme)
    assert await app.frame.evaluate("document.documentElement.dataset.theme") == theme
    top = await app.frame.evaluate("document.querySelector('header').getBoundingClientRect().top")
    assert top >= 24 + 46


@pytest.mark.long
async def test_in_telegram_a_link_leads_to_the_table_that_it_names(app, hosts):
    table = await offered_by("Anna", hosts)
    await opens_in_telegram(app, hosts, person=42, start_param=f"t_{table}")
    await app.goes_to(f"/app/telegram/t/{table}")
    await expect(app.frame.get_by_text("Anna").first).to_be_visible()


async def test_in_telegram_launch_data_of_before_is_refused_in_a_sentence(app, hosts):
    now = START
    app.page.remove_listener("console", app._console)  # a browser tells of each refusal
    data = launch_data(at=now - 7_200)
    await app.page.goto(TELEGRAM)
    await app.opens(f"{hosts.site}/app/telegram/#{launch_parameters(data)}")
    await expect(app.frame.get_by_text("open it again from the chat")).to_be_visible()


async def test_in_discord_somebody_launches_the_activity_and_moves(app, hosts):
    await launches_in_discord(app, hosts)
    await app.taps(".btn.go")
    await app.goes_to("/.proxy/t/")
    await app.taps(".move:visible")
    await app.taps(SEND)
    await expect(app.frame.locator(SEND)).to_have_count(0)
    (authorize,) = [one for one in await app.heard(1) if one["cmd"] == "AUTHORIZE"]
    assert authorize["args"]["scope"] == ["identify"]


async def test_in_discord_whoever_else_is_there_watches(app, apps, hosts):
    await launches_in_discord(app, hosts, person="311")
    await app.taps(".btn.go")
    await app.goes_to("/.proxy/t/")
    table = table_of(app)
    context = await apps.new_context(viewport=PHONE, has_touch=True, ignore_https_errors=True)
    other = App(await context.new_page())
    await launches_in_discord(other, hosts, person="312")
    await other.frame.evaluate(
        "path => location.assign(path + location.search)", f"/.proxy/t/{table}"
    )
    await other.goes_to(f"/t/{table}")
    await expect(other.frame.locator(".move")).to_have_count(0)
    await context.close()


async def test_in_discord_a_forged_instance_opens_nothing(app, hosts):
    app.page.remove_listener("console", app._console)
    hosts.people["c"] = "313"
    await app.page.goto(DISCORD)
    await app.page.evaluate("code = 'c'")
    await app.opens(f"{PROXY}/{launched('i-forged')}")
    await expect(app.frame.get_by_text("didn't confirm who you are")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_in_a_small_window_of_discords_the_board_is_alone_and_whole(app, hosts, game):
    await launches_in_discord(app, hosts, person="314")
    await app.page.evaluate("layout = 1")
    await begins(app, game)
    for hidden in (".bar", ".ribbon", ".hand"):
        await expect(app.frame.locator(f"{hidden}:visible")).to_have_count(0)
    for width, height in ((320, 180), (200, 356)):
        await app.page.set_viewport_size({"width": width, "height": height})
        await app.rests()
        image = app.frame.locator(".board img").first
        await expect(image).to_be_in_viewport(ratio=1)
        box = await image.bounding_box()
        assert box["width"] > width - 2 or box["height"] > height - 2, "as large as it fits"


@pytest.mark.long
async def test_a_second_launch_leads_to_what_it_was_launched_for(app, hosts):
    one, other = await offered_by("Anna", hosts), await offered_by("Carl", hosts)
    for table in (one, other):
        await opens_in_telegram(app, hosts, person=43, start_param=f"t_{table}")
        await app.goes_to(f"/app/telegram/t/{table}")
    for table in (one, other):
        await launches_in_discord(app, hosts, person="320", link=f"t_{table}")
        await app.goes_to(f"/.proxy/t/{table}")


@pytest.mark.long
@pytest.mark.parametrize("where", ["telegram", "discord"])
async def test_where_frames_have_no_storage_the_page_is_there_all_the_same(app, hosts, where):
    await app.page.add_init_script(
        "if (parent !== self) for (const name of ['localStorage', 'sessionStorage'])"
        "  Object.defineProperty(self, name,"
        "    { configurable: true, get: () => { throw new DOMException('', 'SecurityError') } })"
    )
    if where == "telegram":
        table = await offered_by("Anna", hosts)
        await opens_in_telegram(app, hosts, f"/t/{table}", person=44)
        await app.taps("[data-verb=ca]")
        await expect(app.frame.locator(".board img").first).to_be_visible()
    else:
        await launches_in_discord(app, hosts, person="321")
        await expect(app.frame.locator(".btn.go")).to_be_visible()


@pytest.mark.parametrize("where", [pytest.param("telegram", marks=pytest.mark.long), "discord"])
async def test_a_table_opens_with_less_than_90_kb_of_page_and_scripts(app, hosts, where):
    if where == "telegram":
        await opens_in_telegram(app, hosts)
    else:
        await launches_in_discord(app, hosts, person="315")
    await app.taps(".btn.go")
    await app.goes_to("/t/")
    loaded = await app.frame.evaluate(LOADED)
    assert sum(loaded.values()) <= 90 * 1024, (sum(loaded.values()), loaded)


async def opens(app, hosts, where, **more) -> None:
    if where == "telegram":
        await opens_in_telegram(app, hosts, **more)
    else:
        await launches_in_discord(app, hosts, person="316")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("where", ["telegram", "discord"])
async def test_a_whole_match_is_played_by_touch(app, hosts, where, game):
    await opens(app, hosts, where)
    await begins(app, game)
    await plays_a_match(app)
    await expect(app.frame.locator(".share")).to_have_count(1)
    if where == "discord":
        await app.taps(".share button")
        (shared,) = [one for one in await app.heard(1) if one["cmd"] == "SHARE_LINK"]
        assert shared["args"]["custom_id"] == f"t_{table_of(app)}"


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_cut_off_and_axe_finds_nothing(app, hosts, game, size, theme):
    await app.page.set_viewport_size({"width": size[0], "height": size[1]})
    person = 1000 + 10 * GAMES.index(game) + SIZES.index(size)  # nobody opens too many tables
    await opens_in_telegram(app, hosts, person=person, theme=theme)
    for _ in range(2):  # the entrance, then a table
        assert await app.frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await app.frame.evaluate(AXE_SCRIPT)
        found = await app.frame.evaluate("options => axe.run(document, options)", RULES)
        assert not found["violations"], [one["help"] for one in found["violations"]]
        if "/t/" not in app.frame.url:
            await begins(app, game)


@pytest.mark.long
async def test_where_the_app_says_nothing_the_page_leads_to_itself_in_a_browser(app, hosts):
    await app.page.goto(DISCORD)
    await app.page.evaluate("isSilent = true")
    await app.page.evaluate("address => opens(address)", f"{PROXY}/{launched()}")
    told = app.page.frame_locator("iframe").locator("#app-silent")
    await expect(told).to_be_visible()
    await expect(told.locator("a")).to_have_attribute("href", "https://salle.example.org/")


@pytest.mark.long
async def test_a_move_made_without_a_net_waits_and_is_sent_once(app, hosts):
    await opens_in_telegram(app, hosts)
    await begins(app, "en_garde")
    await app.taps(".move:visible")
    await app.page.context.set_offline(True)
    app.page.remove_listener("console", app._console)
    await app.frame.locator(CHOICE).first.wait_for()
    await app.page.evaluate("answer('main_button_pressed', null)")
    await expect(app.frame.locator(".ask.wrong")).to_be_visible()
    await app.page.context.set_offline(False)
    await expect(app.frame.locator(SEND)).to_have_count(0)
    await expect(app.frame.locator(".board img").first).to_be_visible()
