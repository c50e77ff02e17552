"""In the browser: the arrival page, and every way from it to a table."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.browser import PHONE, is_narrow
from tests.bot.web.driver import (
    go_to,
    press,
    press_key,
    press_twice,
    select,
    type_text,
    write,
)
from tests.bot.web.seated import arrive, ask, open_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

TABLE = re.compile(r"/t/\w+$")


async def test_a_page_that_is_not_greeted_says_why_in_the_halls_words(crowd):
    context = await crowd.context(is_own=True)
    why = {"error": "Something went wrong on my side."}
    await context.route("**/api/hello", lambda route: route.fulfill(status=500, json=why))
    page = await context.new_page()
    await page.goto("/")
    await expect(page.locator("#page")).to_have_text(why["error"])


async def test_whoever_picks_a_game_by_keyboard_is_asked_for_a_name_and_then_plays(crowd):
    crowd.forgiven = "422"
    anna = await crowd.person()
    name = anna.locator("#name")
    await press_key(anna.locator("[data-game=cannae]"), "Enter")
    await expect(name).to_be_focused()
    await press_key(anna.locator("#play"), "Enter")
    await expect(name).to_be_focused()
    await expect(name).to_have_attribute("aria-invalid", "true")
    described = await name.get_attribute("aria-describedby")
    await expect(anna.locator(f"#{described}")).to_have_text("First tell me your name.")
    await type_text(anna, "Anna")
    await expect(anna.get_by_role("alert")).to_have_count(0)
    await press_key(anna.locator("[data-game=gyges]"), "Enter")
    await expect(anna.locator("#play")).to_be_focused()
    await expect(anna.locator("#play")).to_contain_text("Gygès")
    await press_key(anna, "Enter")
    assert TABLE.search(anna.url)


async def test_the_page_speaks_italian_and_changes_its_look_at_once(crowd):
    anna = await crowd.person(locale="it-IT")
    await expect(anna.locator("h1")).to_have_text("Siediti e gioca.")
    picture = anna.locator("figure img")
    before = await picture.get_attribute("src")
    await press(anna.get_by_role("button", name="Aspetto"))
    await press(anna.get_by_role("button", name="Scuro", exact=True))
    await expect(anna.locator("html")).to_have_attribute("data-theme", "dark")
    await expect(picture).not_to_have_attribute("src", before)
    await press_key(anna, "Escape")
    await press(anna.get_by_role("button", name="Italiano"))
    await press(anna.get_by_role("button", name="Français"))
    await expect(anna.locator("h1")).to_have_text("Assieds-toi et joue.")
    await expect(anna.locator("html")).to_have_attribute("lang", "fr")


async def test_nothing_stands_out_at_the_side_of_a_phone_in_common_and_in_large_print(crowd):
    anna = await crowd.newcomer(viewport=PHONE, has_touch=True, color_scheme="dark")
    assert await anna.evaluate("() => document.documentElement.dataset.theme") == "dark"
    assert await is_narrow(anna)
    await press(anna.locator("[aria-controls=terms]"))
    assert await is_narrow(anna)
    await press(anna.get_by_role("button", name="Look"))
    await press(anna.get_by_role("button", name="Large text"))
    await press_key(anna, "Escape")
    assert await anna.evaluate("() => document.documentElement.dataset.textSize") == "large"
    assert await is_narrow(anna)


async def test_a_double_click_copies_one_link_which_is_made_anew_when_the_terms_change(crowd):
    crowd.forgiven = "404"
    anna = await crowd.newcomer()
    await write(anna.locator("#name"), "Anna")
    await press_twice(anna.locator("#copy"))
    link = anna.locator("#copied a")
    await expect(link).to_have_count(1)
    await expect(anna.locator("#tables-title + ul li")).to_have_count(1)
    old = await link.get_attribute("href")
    await press(anna.locator("[aria-controls=terms]"))
    await select(anna.locator("[name=touches]"), "1")
    await expect(link).to_have_count(0)
    await expect(anna.locator("#copied")).to_contain_text("changed the terms")
    await press(anna.locator("#copy"))
    await expect(link).not_to_have_attribute("href", old)
    await expect(anna.locator("#tables-title + ul li")).to_have_count(1)  # the old one is gone
    facts = await ask(anna, "/api/table/" + (await link.get_attribute("href")).rsplit("/", 1)[1])
    assert "first to 1" in str(facts["sides"])


async def test_what_is_offered_to_anybody_is_taken_from_the_list_and_opens_for_both(crowd):
    anna, bea = await crowd.newcomer(), await crowd.person()
    await write(anna.locator("#name"), "Annalisa")
    await press(anna.locator("#offer"))
    await expect(anna.locator("#copied")).to_contain_text("Everybody who comes here sees")
    offer = bea.locator("#open-title + ul a", has_text="Annalisa")
    await press(offer)
    await write(bea.locator("#name"), "Bea", key="Enter")
    await expect(bea.locator(".board img").first).to_be_visible()
    await expect(anna).to_have_url(TABLE)


async def test_a_line_says_what_each_chosen_option_means(crowd):
    anna = await crowd.newcomer()
    await press(anna.locator("[aria-controls=terms]"))
    variant = anna.locator("[name=variant]")
    for value, meaning in (("basic", "every attack touches"), ("standard", "parries")):
        await select(variant, value)
        described = await variant.get_attribute("aria-describedby")
        await expect(anna.locator(f"#{described}")).to_contain_text(meaning)


async def test_somebody_else_of_the_same_browser_sits_down_by_name(crowd):
    anna = await arrive(crowd, "Anna")
    await open_table(anna, "en_garde", level="novice")
    await go_to(anna, "/?chair=1")
    await expect(anna.locator("#name")).to_have_value("")
    await press(anna.locator(".again").get_by_role("button", name="Anna"))
    await expect(anna.locator("#name")).to_have_value("Anna")
    await expect(anna.locator("#tables-title + ul li")).to_have_count(1)


async def test_who_takes_both_seats_sits_down_by_the_names_that_stand_there(crowd):
    anna = await crowd.person()
    await press(anna.locator("[data-game=gyges]"))
    await write(anna.locator("#name"), "Anna")
    await press(anna.get_by_role("button", name="Take both seats"))
    await press(anna.get_by_role("button", name="Sit down as Anna and Bea"))
    assert TABLE.search(anna.url)
    await expect(anna.get_by_role("heading", level=1)).to_contain_text("Anna – Bea")


async def test_a_guided_game_is_one_press(crowd):
    anna = await crowd.newcomer()
    await write(anna.locator("#name"), "Anna")
    await press(anna.get_by_role("button", name="Learn by playing"))
    await expect(anna.locator(".board img").first).to_be_visible()
