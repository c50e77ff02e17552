"""The film of a match, on the page: where it is found, and that it begins as its reader likes."""

import re

import pytest
from playwright.async_api import expect

from tests.bot.web.driver import PATIENCE, press
from tests.bot.web.seated import resign, study_table

pytestmark = pytest.mark.asyncio(loop_scope="session")

FILM = re.compile(r"\.mp4\b")
HAS_BEGUN = """video => video.currentTime > 0
    || !video.canPlayType('video/mp4; codecs="avc1.640028"')"""  # some Chromiums can't play any


async def opened_film(crowd, *, no_film=False, **manners):
    """The film of a match of one move, opened beside the result, and what came for it."""
    anna = await study_table(crowd, "en_garde", moves=1, **manners)
    await resign(anna, anna.url.rsplit("/", 1)[1])
    if no_film:
        await anna.route(FILM, lambda route: route.fulfill(body=b"?", content_type="video/mp4"))
    async with anna.expect_response(FILM, timeout=2 * PATIENCE) as answer:
        await press(anna.locator(".end").get_by_role("button", name="Watch the film"))
    film = anna.get_by_role("dialog", name="Watch the film").get_by_label("The match from")
    await expect(film).to_have_attribute("src", re.compile("^blob:"))
    return film, await answer.value


@pytest.mark.long
async def test_the_film_of_a_match_opens_after_its_end_and_begins_by_itself(crowd):
    film, answer = await opened_film(crowd, reduced_motion="no-preference")
    assert await answer.header_value("Content-Type") == "video/mp4"
    await expect(film).to_have_js_property("controls", True)
    await film.page.wait_for_function(HAS_BEGUN, arg=await film.element_handle())


async def test_the_film_waits_for_whoever_wants_no_motion(crowd):
    film, _ = await opened_film(crowd, no_film=True, reduced_motion="reduce")
    await expect(film).to_have_js_property("controls", True)
    await expect(film).to_have_js_property("autoplay", False)
    assert await film.evaluate("video => video.paused && video.currentTime === 0")
