"""The whole process in a real browser: Salle as a newcomer starts it, Chromium without a screen."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import PHONE, choose, invite, is_narrow, play_on, send, whose_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_two_people_play_a_whole_match_through_a_reload_and_a_second_tab(crowd):
    anna, bea, path = await invite(crowd, "en_garde", {"touches": "1"})
    await play_on(anna, bea, turns=3)
    mover = await whose_turn(anna, bea)
    waiter = bea if mover is anna else anna

    moves = await mover.locator(".move").count()
    await mover.reload()
    await expect(mover.locator(".move")).to_have_count(moves)
    second = await crowd.tab(mover.context, path)
    await expect(second.locator(".move")).to_have_count(moves)
    await expect(waiter.locator(".move")).to_have_count(0)

    await choose(second)
    await expect(mover.locator(".move")).to_have_count(moves)  # a preview is one tab's own
    await send(second)
    await expect(mover.locator(".move")).to_have_count(0)  # what is sent is seen in all
    await second.close()

    await play_on(anna, bea)
    results = {await page.locator(".result").inner_text() for page in (anna, bea)}
    assert any(re.match(r"You .*win the match,? 1 to 0", result) for result in results)
    assert any(re.match(r"(Anna|Bea) .*wins the match,? 1 to 0", result) for result in results)
    await expect(anna.locator(".send.many button")).to_have_count(4)

    await anna.click("[data-verb=vf]")
    await expect(anna.locator("dialog pre")).to_contain_text("server_seed")
    await anna.keyboard.press("Escape")
    await bea.click("[data-verb=rp]")
    film = bea.locator("dialog img")
    await expect(film).to_have_js_property("naturalWidth", 512)
    await bea.keyboard.press("Escape")
    async with anna.expect_download() as waiting:
        await anna.click("[data-verb=ex]")
    assert (await waiting.value).suggested_filename.startswith("salle-en_garde-")

    await bea.click("[data-verb=rm]")
    await bea.wait_for_url(lambda url: not url.endswith(path))
    await expect(anna.locator("#lines a").first).to_contain_text("Bea")  # the challenge is there


@pytest.mark.parametrize("path", ["/", "/t/abcde"])
async def test_a_page_that_is_not_greeted_says_why_in_the_halls_words(crowd, path):
    context = await crowd.browser.new_context()
    why = {"error": "Something of mine broke."}
    await context.route("**/api/hello", lambda route: route.fulfill(status=500, json=why))
    page = await context.new_page()
    await page.goto(f"{crowd.salle.address}{path}")
    await expect(page.locator("body")).to_have_text(why["error"])
    await context.close()


async def test_a_page_that_nobody_greets_tries_again_in_words(crowd):
    context = await crowd.browser.new_context()
    await context.route("**/api/hello", lambda route: route.abort(), times=1)
    page = await context.new_page()
    await page.goto(f"{crowd.salle.address}/")
    await expect(page.locator(".lost")).to_contain_text("I can't reach Salle just now")
    await page.click(".lost button")
    await expect(page.locator("#play")).to_be_visible()
    await context.close()


async def test_a_match_against_the_hall_by_the_keyboard_alone(crowd):
    anna = await crowd.person(reduced_motion="reduce")
    await anna.keyboard.press("Tab")
    for _ in range(12):
        if await anna.evaluate("() => document.activeElement.id") == "name":
            break
        await anna.keyboard.press("Tab")
    await anna.keyboard.type("Anna")
    await anna.locator("[data-game=en_garde]").press("Enter")
    await expect(anna.locator("#play")).to_be_focused()
    await anna.keyboard.press("Enter")
    await anna.wait_for_url("**/t/*")

    for _ in range(200):
        if await whose_turn(anna) is None or await anna.locator("#feed .msg").count() > 8:
            break
        await anna.keyboard.press("1")
        await anna.wait_for_selector(".send [data-verb=ps]")
        await expect(anna.locator(".send [data-verb=ps]")).to_be_focused()
        await send(anna)
    await anna.keyboard.press("/")
    await expect(anna.locator(".typed input")).to_be_focused()
    await anna.keyboard.type("/resi")
    await anna.wait_for_selector(".list li")
    await anna.keyboard.press("Enter")
    await anna.wait_for_selector("[data-verb=ry]")
    await anna.locator("[data-verb=ry]").focus()
    await anna.keyboard.press("Enter")
    await expect(anna.locator(".result")).to_have_text(re.compile(r"Salle \(\w+\) wins the match"))


async def test_a_whole_match_against_the_hall(crowd):
    anna = await crowd.newcomer()
    await anna.fill("#name", "Anna")
    await anna.click("[aria-controls=terms]")
    await anna.select_option("[name=touches]", "1")
    await anna.click("#play")
    await anna.wait_for_url("**/t/*")
    await play_on(anna)
    await expect(anna.locator(".result")).to_contain_text(re.compile("wins? the match,? 1 to 0"))


async def test_what_is_typed_is_shown_corrected_and_undone(crowd):
    anna, bea, _ = await invite(crowd, "en_garde", {"touches": "1"})
    mover = await whose_turn(anna, bea)
    move = await mover.locator(".move").first.get_attribute("data-move")
    crowd.forgiven = "422"
    await mover.fill(".typed input", "+6")
    await mover.press(".typed input", "Enter")
    await expect(mover.locator(".said.wrong")).to_contain_text("cards go from 1 to 5")
    await expect(mover.locator(".typed input")).to_have_attribute("aria-invalid", "true")
    await mover.fill(".typed input", move[:1])
    await expect(mover.locator(".said.wrong")).to_have_count(0)
    await mover.wait_for_selector(".list li")
    await mover.press(".typed input", "Tab")
    await expect(mover.locator(".typed input")).to_have_value(move)
    await mover.press(".typed input", "Enter")
    await mover.wait_for_selector(".send [data-verb=ps]")
    await mover.keyboard.press("Escape")
    await expect(mover.locator(f'.move[data-move="{move}"]')).to_be_focused()


async def test_two_people_of_one_browser_play_in_two_tabs(crowd):
    anna = await crowd.newcomer()
    await anna.fill("#name", "Anna")
    await anna.click("#copy")
    path = await anna.locator("#copied a").get_attribute("href")
    await anna.goto(f"{crowd.salle.address}{path}")
    async with anna.context.expect_page() as opened:
        await anna.click("button.link >> text=Sit down here as somebody else")
    bea = await opened.value
    await bea.fill("#name", "Bea")
    await bea.press("#name", "Enter")
    assert await play_on(anna, bea, turns=4) == 4
    await bea.reload()
    await expect(bea.locator("#name-one, #name-two")).to_have_text("Bea")
    await expect(anna.locator("#name-one, #name-two")).to_have_text("Anna")


async def test_one_person_takes_both_seats_side_by_side(crowd):
    anna = await crowd.newcomer()
    await anna.fill("#name", "Anna")
    await anna.click("[aria-controls=both]")
    await anna.click("#both button")
    await anna.wait_for_selector(".table.both")
    await expect(anna.locator(".mine h2").nth(1)).to_have_text("Bea")
    assert await play_on(anna, turns=4) == 4
    await expect(anna.locator(".mine.acting")).to_have_count(1)


async def test_a_phone_shows_one_pane_at_a_time_and_nothing_sideways(crowd):
    anna = await crowd.newcomer(viewport=PHONE, has_touch=True, color_scheme="dark")
    assert await is_narrow(anna)
    await anna.fill("#name", "Anna")
    await anna.click("#play")
    await anna.wait_for_url("**/t/*")
    await whose_turn(anna)
    assert await anna.evaluate("() => document.documentElement.dataset.theme") == "dark"
    assert await is_narrow(anna)
    await expect(anna.locator("#channel")).to_be_hidden()
    await anna.click("[data-tab=channel]")
    await expect(anna.locator("#feed .latest img")).to_be_visible()
    await expect(anna.locator("main")).to_be_hidden()
    await anna.click("[data-tab=mine]")
    await anna.locator(".move").first.tap()
    await anna.wait_for_selector(".send [data-verb=ps]")
    assert await is_narrow(anna)


async def test_a_lost_hall_is_said_and_the_typed_word_stays(crowd, salle):
    anna, bea, _ = await invite(crowd, "en_garde", {"touches": "1"})
    mover = await whose_turn(anna, bea)
    crowd.forgiven = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY|ERR_CONNECTION_RESET"
    await mover.fill(".typed input", "+")
    await salle.stop()
    await mover.wait_for_selector(".lost")
    await expect(mover.locator(".lost")).to_contain_text("I can't reach Salle just now")
    await salle.start()
    await mover.click(".lost button")
    await expect(mover.locator(".lost")).to_have_count(0)
    await expect(mover.locator(".typed input")).to_have_value("+")
    await expect(mover.locator(".board img")).to_have_js_property("complete", True)
    await mover.fill(".typed input", "")
    await choose(mover)
    await send(mover)


async def test_the_page_speaks_italian_and_changes_its_look_at_once(crowd):
    anna = await crowd.newcomer(locale="it-IT")
    await expect(anna.locator("h1")).to_have_text("Siediti e gioca.")
    await anna.fill("#name", "Anna")
    await anna.click("#play")
    await anna.wait_for_url("**/t/*")
    await whose_turn(anna)
    before = await anna.locator(".board img").get_attribute("src")
    await anna.click("main .head button >> nth=-1")
    await anna.click(".menu >> text=Scuro")
    await expect(anna.locator(".board img")).not_to_have_attribute("src", before)
    await anna.click("main .head button >> nth=-1")
    await anna.click(".menu >> text=Français")
    await expect(anna.locator("main .asked")).to_contain_text("À toi de jouer")


async def test_a_table_that_is_not_there_is_said(crowd):
    crowd.forgiven = "404"
    anna = await crowd.person("/t/zzzzz")
    await expect(anna.locator("dialog")).to_contain_text("There is no such table")


async def test_a_link_that_is_asked_for_by_a_double_click_is_one_challenge(crowd):
    anna = await crowd.person()
    await anna.fill("#name", "Anna")
    await anna.locator("#copy").dblclick()
    await expect(anna.locator("#copied a")).to_have_count(1)
    await anna.click("#copied a")
    await expect(anna.locator("#lines a")).to_have_count(1)
