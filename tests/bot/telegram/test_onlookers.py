"""Who only looks on in a Telegram group leaves nothing in the store."""


async def test_an_onlooker_in_a_group_leaves_nothing_in_the_store(evening):
    """Eve has a @name and a closed private chat; she taps, asks, and blocks Salle at last."""
    board = await evening.match()
    gil = evening.server.user("Gil", username="gil_g", language="fr")
    evening.group.members.append(gil)
    await gil.taps(board, board.labels[0])
    for command in ("/board", "/history", "/tables"):
        mark = evening.server.mark()
        await gil.sends(evening.group, command)
        await evening.group.wait(since=mark)
    for address in (f"telegram:{gil.id}", "telegram:@gil_g"):
        assert await evening.salle.store.profile(address) == {}


async def test_who_was_seen_in_a_group_can_be_challenged_by_their_name(evening):
    mark = evening.server.mark()
    await evening.bea.sends(evening.group, "/tables")
    await evening.group.wait(since=mark)
    await evening.anna.sends(evening.group, "/challenge @bea cannae")
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert card.mentions == [evening.bea]


async def test_who_blocks_salle_without_having_played_leaves_no_settings(evening):
    await evening.eve.starts()
    await evening.eve.wait()
    evening.eve.blocks()
    mark = evening.server.mark()
    await evening.bea.sends(evening.group, "/tables")
    await evening.group.wait(since=mark)  # what came before has been read
    assert await evening.salle.store.profile(f"telegram:{evening.eve.id}") == {}
