"""A refused move on Telegram: one message, with the picture; in a group, with a button."""


async def test_in_private_one_message_has_sentence_and_picture(evening):
    await evening.match("cannae")
    await evening.bea.starts()
    person, _, _ = await evening.mover()
    before, mark = len(person.from_bot), evening.server.mark()
    await person.sends("mc2c4")
    refused = await person.wait(lambda m: "not to c4" in m.text, since=mark)
    assert refused.photo
    assert "infantry steps to one of the squares beside it" in refused.text
    assert len(person.from_bot) == before + 1


async def test_in_a_group_a_button_under_the_sentence_shows_it_in_private(evening):
    await evening.match("cannae")
    await evening.bea.starts()
    person, _, _ = await evening.mover()
    mark = evening.server.mark()
    await person.sends(evening.group, "/move mc2c4")
    refused = await evening.group.wait(lambda m: "not to c4" in m.text, since=mark)
    assert not refused.photo
    assert refused.labels == ["Why can't I?"]
    mark = evening.server.mark()
    await person.taps(refused, "Why can't I?")
    shown = await person.wait(lambda m: "not to c4" in m.text, since=mark)
    assert shown.photo
    assert not [m for m in evening.group.from_bot if m.sent > mark]
