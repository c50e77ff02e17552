"""What players say on the page, as a group on Telegram reads it."""

from bot.application.model import Address, Ask, Person
from bot.commands import talk


async def says(evening, user, text):
    """Somebody says a line at the table of the group, somewhere else."""
    address = Address(platform="telegram", id=str(user.id))
    ask = Ask(who=Person(address=address, name=user.name), where=address, is_private=True)
    (table,) = await evening.salle.store.running_tables(str(address))
    await evening.salle.app.run(talk.say_line, ask, table, text)


async def test_a_group_reads_a_line_as_it_was_written_and_hears_nothing(evening):
    await evening.match()
    await says(evening, evening.anna, "I'll be <b>late</b> & *sorry*, @everyone")
    line = await evening.group.wait(lambda m: "late" in m.text)
    assert line.text == "Anna: I'll be <b>late</b> & *sorry*, @everyone"
    assert line.silent
    assert not line.labels


async def test_the_board_keeps_its_buttons_under_a_line(evening):
    board = await evening.match()
    labels = board.labels
    await says(evening, evening.anna, "Good luck")
    await evening.group.wait(lambda m: "Good luck" in m.text)
    assert board.labels == labels
