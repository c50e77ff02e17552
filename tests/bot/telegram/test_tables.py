"""Several tables on Telegram: listed with links, asked for, and one after the other."""

from tests.bot.telegram.evening import data, moves


async def two_matches(evening):
    """Two matches at Cannae, where whoever challenges begins: Anna, at both."""
    await evening.match("cannae")
    await evening.accepted(await evening.challenge("cannae"))
    await evening.anna.wait(lambda m: bool(moves(m)))


async def chosen(evening, typed):
    """She types it, is asked which table, and takes the first; the message that it becomes."""
    mark = evening.server.mark()
    await evening.anna.sends(typed)
    asked = await evening.anna.wait(lambda m: "Which table?" in m.text, since=mark)
    assert len(asked.labels) == 2
    await evening.anna.taps(asked, asked.labels[0])
    return asked


async def test_tables_are_listed_with_a_link_to_their_boards(evening):
    """A group that isn't a supergroup has no links."""
    people = [evening.anna, evening.bea, evening.eve]
    evening.group = evening.server.group("Games", people, supergroup=True)
    await two_matches(evening)
    await evening.anna.sends("/tables")
    listed = await evening.anna.wait(lambda m: m.text.startswith("Your tables"))
    assert "Your turn\n" in listed.text
    links = [entity.url for entity in listed.content.entities if entity.url]
    number = str(evening.group.id).removeprefix("-100")
    assert len(links) == 2
    assert all(link.startswith(f"https://t.me/c/{number}/") for link in links)


async def test_a_typed_move_is_made_at_the_table_that_was_chosen(evening):
    await two_matches(evening)
    asked = await chosen(evening, "c2c3")
    await asked.changes(lambda m: bool(data(m, "ps")))
    mark = evening.server.mark()
    await evening.anna.taps(asked, data=data(asked, "ps")[0])
    await evening.group.wait(lambda m: "c3" in m.text, since=mark)


async def test_a_command_is_obeyed_at_the_table_that_was_chosen(evening):
    await two_matches(evening)
    asked = await chosen(evening, "/resign")
    await asked.changes(lambda m: m.labels == ["Resign", "Play on"])
    history = await chosen(evening, "/history")
    await history.changes(lambda m: "sits down" in m.text)


async def test_after_a_move_the_next_table_is_a_message_of_its_own(evening):
    await two_matches(evening)
    asked = await chosen(evening, "/move c2c3")
    await asked.changes(lambda m: bool(data(m, "ps")))
    await evening.anna.taps(asked, data=data(asked, "ps")[0])
    await asked.changes(lambda m: "Next table (1)" in m.labels)
    mark = evening.server.mark()
    await evening.anna.taps(asked, "Next table (1)")
    await evening.anna.wait(lambda m: bool(moves(m)), since=mark)
    assert "Next table (1)" in asked.labels


async def test_in_a_tables_topic_a_command_means_that_table_and_a_spectator_sees_it(evening):
    people = [evening.anna, evening.bea, evening.eve]
    forum = evening.server.group("Hall", people, topics=True)
    for name in ("First", "Second"):
        topic = forum.opens(name)
        await evening.anna.sends(topic, "/challenge gyges")
        card = await topic.wait(lambda m: "Take it" in m.labels)
        await evening.bea.taps(card, "Take it")
        board = await topic.wait(lambda m: bool(m.photo))
    await evening.eve.sends(topic, "/board")
    await topic.wait(lambda m: bool(m.photo) and m.id > board.id)
    await evening.anna.starts()
    mark = evening.server.mark()
    await evening.anna.sends(topic, "/resign")
    await evening.anna.wait(lambda m: "Resign?" in m.text, since=mark)
