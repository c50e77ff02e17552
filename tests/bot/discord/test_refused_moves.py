"""A refused move on Discord: one answer that its mover alone sees, with the picture described."""


async def test_sentence_and_picture_are_one_answer_for_the_mover_alone(evening):
    await evening.match(game="cannae", variant=None, options=None)
    person, _ = await evening.mover()
    before = len(evening.games.messages)
    reply = await person.slash(evening.games, "move", move="mc2c4")
    assert reply.ephemeral
    assert "infantry steps to one of the squares beside it, not to c4" in reply.content
    (picture,) = reply.attachments
    assert picture.data.startswith(b"\x89PNG")
    assert picture.alt.startswith("A refused move. Mc2c4: infantry steps")
    assert len(evening.games.messages) == before
