"""Where the column has no room for all, it ends between two rows: no card or button is cut."""

import pytest
import pytest_asyncio

from tests.bot.web.driver import reload, resize
from tests.bot.web.seated import ask, begun

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES = ((1366, 768), (1366, 650), (1280, 720), (390, 844))
CUT = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const {bottom} = document.querySelector(".side > .act").getBoundingClientRect();
  const rows = [...document.querySelectorAll(".act .chip, .act .asides > *")];
  const isCut = one => one.top < bottom - 1 && one.bottom > bottom + 1;
  return [rows.length, rows.filter(row => isCut(row.getBoundingClientRect())).length];
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def anna(stayers):
    """Somebody at the beginning of a duel."""
    duellist, _, table = await begun(stayers, "audatia", stays=True)
    return await duellist.sits_at(table)


async def test_what_was_seen_of_the_rivals_first_hand_is_not_cut_through(anna):
    for width, height in SIZES:
        await resize(anna, width, height)
        count, cut = await anna.evaluate(CUT)
        assert count > 12
        assert cut == 0, (width, height)


@pytest.mark.long
async def test_nor_is_it_in_the_longest_language(anna):
    await ask(anna, "/api/choose", {"name": "language", "value": "fr"})
    await resize(anna, 1366, 768)
    await reload(anna)
    assert await anna.get_attribute("html", "lang") == "fr"
    assert (await anna.evaluate(CUT))[1] == 0
