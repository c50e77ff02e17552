"""A match that mended rules have halted, in Telegram: told to both, and ended by consent."""

from tests.bot.mending import kept_by_both, mended, only_table

END = "End without a result"


async def test_both_are_told_and_agree_on_its_end(evening):
    people = evening.anna, evening.bea
    for one in people:
        await one.starts()
        await one.wait(timeout=30)
    card = await evening.challenge("shields")
    await evening.bea.taps(card, "Accept")
    await evening.board()
    table = await only_table(evening.salle, f"telegram:{evening.anna.id}")
    await kept_by_both(evening.salle, table)
    await mended(evening.salle, table)
    told = [await one.wait(lambda m: END in m.labels) for one in people]
    assert all("The rules have been corrected since this match began" in m.text for m in told)
    await evening.anna.taps(told[0], END)
    asked = await evening.bea.wait(lambda m: "asks to end the match" in m.text)
    await evening.bea.taps(asked, END)
    over = await evening.anna.wait(lambda m: "the match ends without a result" in m.text)
    assert "Rematch" in over.labels
