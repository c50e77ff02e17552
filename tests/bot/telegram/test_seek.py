"""Two in their private chats are found for each other."""


async def test_who_looks_is_told_when_somebody_is_there(evening):
    await evening.anna.starts()
    await evening.anna.sends("/seek gyges ±200")
    waits = await evening.anna.wait(lambda m: "Stop looking" in m.labels)
    assert "Nobody yet" in waits.text
    await evening.bea.starts()
    await evening.bea.sends("/seek gyges")
    for who in (evening.anna, evening.bea):
        await who.wait(lambda m: ", meet " in m.text)
        await who.wait(lambda m: bool(m.photo))
