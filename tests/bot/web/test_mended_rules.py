"""A match that mended rules have halted, on the page: said to both, and ended by consent."""

from storage.base import TableKey
from tests.bot.mending import kept_by_both, mended
from tests.bot.web.conftest import control

HALTED = "This match can't go on: today's rules don't allow a move that was made in it."


async def test_both_read_it_and_agree_on_its_end(lobby, anna, bea):
    name = await anna.begin(game="shields")
    await bea.takes(name)
    table = TableKey("web", "hall", name)
    await kept_by_both(lobby.salle, table)
    await mended(lobby.salle, table)
    for visitor in (anna, bea):
        post = (await visitor.side(name))["post"]
        assert post["prompt"]["lead"].startswith(HALTED)
        assert not post["prompt"]["groups"]
    await anna.tap(name, control((await anna.side(name))["post"], "eh"))
    asked = (await bea.side(name))["post"]
    await bea.tap(name, control(asked, "bg"))
    assert (await anna.visit(name))["status"] == "over"
