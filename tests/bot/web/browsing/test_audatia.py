"""A duel of Audatia at the local table: Anna at a phone, Bea wide; and its cards looked at."""

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.bot.short_games import AUDATIA, AUDATIA_ANSWER, AUDATIA_GUARDED
from tests.bot.web.browser import PHONE, invite, is_narrow, send

pytestmark = pytest.mark.asyncio(loop_scope="module")

LABELS = {  # beside their kind, where rows have labels
    "Attack P": "P", "Parry MF ◖": "MF ◖", "Inside": "inside",
}  # fmt: skip


@pytest_asyncio.fixture(loop_scope="module")
async def duel(crowd):
    """The challenger, at a phone; the challenged, at a wide screen."""
    one, two, _ = await invite(crowd, "audatia", {}, viewport=PHONE, has_touch=True)
    return one, two


def move(page: Page, label: str):
    label = LABELS.get(label, label)
    return page.locator(".move").filter(has=page.get_by_text(label, exact=True)).first


async def decide(page: Page, *labels: str) -> None:
    """A whole decision, tap by tap; nothing is wider than the screen. Then it is sent."""
    for depth, label in enumerate(labels, start=1):
        button = move(page, label)
        notation = await button.get_attribute("data-move")
        assert len(notation.split()) == depth
        await button.tap() if page.viewport_size == PHONE else await button.click()
        await page.wait_for_function(
            "n => [...document.querySelectorAll('.move')].every("
            "one => one.dataset.move.split(' ').length > n)",
            arg=depth,
        )
        assert await is_narrow(page)
    await send(page, has_focus=False)


async def test_a_duel_from_the_challenge_to_the_end(duel):
    one, two = duel
    await move(two, "Keep all").wait_for()
    await two.fill(".typed input", f"/answers {' '.join(AUDATIA_ANSWER)}")
    await two.press(".typed input", "Enter")
    await expect(two.get_by_label("Play a skill out of measure")).to_have_value("No")
    await two.locator(".send [data-verb=hd]").click()
    for number, (seat, *labels) in enumerate(AUDATIA):
        if number == AUDATIA_GUARDED - 1:
            await expect(two.locator("#feed")).to_contain_text("chosen a guard in secret")
            assert "Longa" not in await two.locator("#feed").inner_html()
        if number == AUDATIA_GUARDED:
            await two.locator(".send [data-verb=pw]", has_text="Answer now").click()
            await two.locator(".send [data-verb=ps]").click(delay=400)
        await decide(one if seat == 1 else two, *labels)
    await expect(one.locator(".result")).to_contain_text("and win the duel")
    await expect(two.locator(".result")).to_contain_text("and wins the duel")


async def test_a_card_opens_large_when_it_is_touched(duel):
    one, _ = duel
    await move(one, "Keep all").wait_for()
    feint = one.locator(".held .looks [data-card=feint]")
    await feint.scroll_into_view_if_needed()
    await feint.tap()
    await expect(one.locator("dialog .large h3")).to_have_text("Feint (Finta)")
    await expect(one.locator("dialog .large img")).to_have_js_property("naturalWidth", 600)
    await one.locator("dialog .large .btn").tap()
    here = one.locator("dialog .shelf").first.locator(".card")
    await expect(here).to_have_count(15)  # twelve in hand; three of the rival's are none of them
    await one.keyboard.press("Escape")
    await one.locator(".asides [data-verb=al]").tap()
    await expect(one.locator("dialog h3").first).to_have_text("On this picture")


async def test_the_entrance_offers_what_may_be_agreed_on(crowd):
    page = await crowd.person(viewport=PHONE)
    await page.click("[data-game=audatia]")
    await page.click("[aria-controls=terms]")
    await page.select_option("[name=challenger]", "boucicault")
    await page.select_option("[name=auto_pass]", "true")
    await page.fill("#name", "Anna")
    await page.click("#copy")
    await page.click("#copied a")
    await expect(page.locator(".facts").first).to_contain_text("Anna plays Boucicault")
    await expect(page.locator(".facts").first).to_contain_text("passes at once")


async def test_who_accepts_chooses_his_own_character_and_may_go_back(crowd):
    anna = await crowd.person()
    await anna.click("[data-game=audatia]")
    await anna.fill("#name", "Anna")
    await anna.click("#copy")
    bea = await crowd.person(await anna.locator("#copied a").get_attribute("href"))
    await bea.fill("#name", "Bea")
    await bea.press("#name", "Enter")
    await expect(bea.locator(".asked")).to_have_text("You choose:")
    await bea.locator(".send button", has_text="Back").click()
    await expect(bea.locator(".send [data-verb=ca]")).to_have_count(1)
    await bea.locator(".send [data-verb=ca]").click()
    await bea.locator(".send [data-verb=ca]", has_text="Galeazzo").click()
    await expect(bea.locator("#feed")).to_contain_text("Bea")
    await expect(bea.locator(".move").first).to_be_visible()


async def test_terms_are_changed_on_the_page_before_one_begins_alone(crowd):
    anna = await crowd.person()
    await anna.click("[data-game=gyges]")
    await anna.fill("#name", "Anna")
    table = await anna.evaluate(
        """async () => {
          const { post } = await import("/static/api.js");
          await post("/api/name", { name: "Anna" });
          const terms = { game: "gyges", level: "novice", options: {}, clock: "none", nonce: "" };
          return (await post("/api/challenge", terms)).table;
        }"""
    )
    await anna.goto(f"{crowd.salle.address}/t/{table}")
    await anna.locator("[data-verb=cc]").click()
    await anna.locator(".move", has_text="set up on two rows").click()
    await anna.locator("[data-verb=cp]").click()
    await expect(anna.locator(".facts").first).to_contain_text("set up on one row")
