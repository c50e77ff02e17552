"""What players say on the page, as a channel on Discord reads it."""

from bot.application.model import Address, Ask, Person
from bot.commands import talk


async def says(evening, person, text):
    """Somebody says a line at their only table, somewhere else."""
    address = Address(platform="discord", id=str(person.id))
    ask = Ask(who=Person(address=address, name=person.name), where=address, is_private=True)
    (table,) = await evening.salle.store.running_tables(str(address))
    await evening.salle.app.run(talk.say_line, ask, table, text)


async def test_the_thread_of_the_table_reads_a_line_as_it_was_written(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    await card.click(evening.bea, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, what="the thread")
    await says(evening, evening.anna, "I'll be *late*, @everyone")
    await evening.server.wait(
        lambda: "late" in card.thread.messages[-1].text, what="the line in the thread"
    )
    line = card.thread.messages[-1]
    assert line.text == r"Anna: I'll be \*late\*, @everyone"
    assert line.pinged == []
