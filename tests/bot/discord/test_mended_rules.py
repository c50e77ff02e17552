"""A match that mended rules have halted, on Discord: told to both, and ended by consent."""

import pytest

from tests.bot.mending import kept_by_both, mended, only_table

END = "End without a result"


@pytest.mark.long
async def test_both_are_told_and_agree_on_its_end(evening):
    await evening.anna.slash(evening.games, "challenge", opponent=evening.bea, game="shields")
    card = await evening.bea.wait_message(evening.games, lambda m: "Accept" in m.labels)
    await card.click(evening.bea, "Accept")
    table = await only_table(evening.salle, f"discord:{evening.anna.id}")
    await kept_by_both(evening.salle, table)
    await mended(evening.salle, table)
    told = [await one.wait_dm(lambda m: END in m.labels) for one in (evening.anna, evening.bea)]
    assert all("The rules have been corrected since this match began" in m.text for m in told)
    await told[0].click(evening.anna, END)
    asked = await evening.bea.wait_dm(lambda m: "asks to end the match" in m.text)
    await asked.click(evening.bea, END)
    over = await evening.anna.wait_dm(lambda m: "the match ends without a result" in m.text)
    assert "Rematch" in over.labels
