"""Who only looks on in a Discord channel leaves nothing in the store."""


async def test_an_onlooker_in_a_channel_leaves_nothing_in_the_store(evening):
    thread = await evening.match()
    board = next(m for m in thread.messages if m.buttons)
    await (await board.click(evening.eve, board.labels[0])).done()
    for command in ("board", "match history", "tables"):
        await (await evening.eve.slash(thread, command)).done()
    assert await evening.salle.store.profile(f"discord:{evening.eve.id}") == {}
