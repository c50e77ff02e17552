"""`/setup` in a group: what is missing there, and who may change what."""


async def setup(evening, where=None):
    where, mark = where or evening.group, evening.server.mark()
    await evening.anna.sends(where, "/setup")
    return await where.wait(lambda m: "Ratings" in m.labels, since=mark)


async def test_in_a_group_with_half_the_permissions_missing_each_is_named(evening):
    evening.group.forbidden = {"can_send_photos", "can_send_other_messages"}
    shown = await setup(evening)
    assert "“Send Photos” is missing in Games. Without it boards come without" in shown.text
    assert "“Send Stickers & GIFs” is missing in Games." in shown.text
    assert "Send Messages" not in shown.text
    evening.group.promotes_bot()
    await evening.anna.taps(shown, "Look again")
    await shown.changes(lambda m: "I have every permission" in m.text)


async def test_only_an_administrator_sets_it_by_words_and_by_taps(evening):
    mark = evening.server.mark()
    await evening.bea.sends(evening.group, "/setup")
    await evening.group.wait(lambda m: "manages this server or group" in m.text, since=mark)
    shown = await setup(evening)
    for forged in ("su:", "su:rated:never"):
        answer = await evening.bea.taps(shown, data=forged)
        assert answer.alert
        assert "manages this server or group" in answer.text
    await evening.anna.taps(shown, "Ratings")
    await shown.changes(lambda m: "always friendly" in m.labels)
    await evening.anna.taps(shown, "always friendly")
    await shown.changes(lambda m: "Ratings: always friendly" in m.text)


async def test_in_a_forum_salle_plays_in_the_topics_that_are_chosen(evening):
    forum = evening.server.group("Hall", [evening.anna, evening.bea], topics=True)
    await forum.wait(lambda m: "Salle" in m.text)
    topic = forum.opens("Chess")
    shown = await setup(evening, topic)
    await evening.anna.taps(shown, "Channels")
    await shown.changes(lambda m: "here" in m.labels)
    await evening.anna.taps(shown, "here")
    await shown.changes(lambda m: "✓ here" in m.labels)
    mark = evening.server.mark()
    await evening.anna.sends(forum, "/challenge Bea gyges", mentions=[evening.bea])
    refused = await forum.wait(lambda m: "I don't play in this channel" in m.text, since=mark)
    assert f"/{topic.id}." in refused.text
