"""What a table costs a group on Telegram: a message per turn, one message, or its own topic."""

import pytest

from tests.bot.short_games import CANNAE_OPTIONS
from tests.bot.telegram.evening import is_over

EN_GARDE, GYGES, AUDATIA = "en_garde touches=1", "gyges", "audatia"
CANNAE = f"cannae {CANNAE_OPTIONS}"
TURNS = 4  # of a game that would take long


def games(*usual):
    """All; the others in the long profile. A test has one of the short ones as usual."""
    every = (EN_GARDE, GYGES, CANNAE, AUDATIA)
    return [pytest.param(one, marks=[] if one in usual else pytest.mark.long) for one in every]


@pytest.fixture
async def together(evening):
    """Both can be written to."""
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    return evening


async def version(evening):
    (table,) = [key for key in evening.salle.store.tables() if key.chat == str(evening.group.id)]
    return (await evening.salle.tables.load(table)).version


async def play(evening, turns=TURNS, *, is_edited=False):
    """Play for some turns, or to the end; until the group shows what came of each."""
    for _ in range(turns):
        found = await evening.server.bell.until(lambda: evening._turn(), within=60)
        if found == "over":
            return
        mark, (person, message, where) = evening.server.mark(), found
        await evening.play_any(person, message, where)
        after = mark if is_edited else 0
        await evening.group.wait(
            lambda m, mark=mark: bool(m.photo) and (is_edited or m.sent > mark), since=after
        )


async def agree_on_a_draw(evening):
    for answer in ("Play on", "Take the draw"):
        anna, bea, mark = evening.anna, evening.bea, evening.server.mark()
        await (anna if answer == "Play on" else bea).sends(evening.group, "/draw")
        asked = bea if answer == "Play on" else anna
        await asked.taps(await asked.wait(lambda m, a=answer: a in m.labels, since=mark), answer)
        await evening.group.wait(lambda m: "draw" in m.text, since=mark)
    await evening.group.wait(is_over)


def boards(chat):
    """All that ever were sent there."""
    return [m for m in chat.messages.values() if m.is_bots and m.photo]


@pytest.mark.parametrize("words", games(CANNAE))
async def test_a_whole_match_costs_a_message_a_turn_at_most(together, words):
    """One that would take long is drawn after a while: that is offered, refused, and offered."""
    await together.accepted(await together.challenge(words))
    await play(together)
    if not any(map(is_over, together.group.from_bot)):
        await agree_on_a_draw(together)
    assert len(boards(together.group)) <= await version(together)


@pytest.mark.parametrize("words", games(EN_GARDE))
async def test_in_a_quiet_group_a_whole_match_is_one_message(together, words):
    await together.anna.sends(together.group, "/quiet one")
    await together.group.wait(lambda m: "one message per table" in m.text)
    await together.accepted(await together.challenge(words))
    await play(together, is_edited=True)
    if not any(map(is_over, together.group.from_bot)):
        await agree_on_a_draw(together)
    (board,) = boards(together.group)
    assert is_over(board)


async def test_in_a_quiet_group_whoever_can_not_be_written_to_is_still_called(evening):
    """An edit rings for nobody: then the board is new, and the last one goes."""
    await evening.anna.sends(evening.group, "/quiet one")
    await evening.group.wait(lambda m: "one message per table" in m.text)
    board = await evening.match("cannae")
    person, message, where = await evening.mover()
    mark = evening.server.mark()
    await evening.play_any(person, message, where)
    called = await evening.group.wait(lambda m: evening.bea in m.mentions, since=mark)
    await board.changes(lambda m: m.deleted)
    assert [m for m in evening.group.from_bot if m.photo] == [called]


async def test_only_an_administrator_sets_it_by_words_and_by_taps(evening):
    await evening.bea.sends(evening.group, "/quiet one")
    await evening.group.wait(lambda m: "manages this channel" in m.text)
    await evening.bea.sends(evening.group, "/quiet")
    asked = await evening.group.wait(lambda m: "one message per table" in m.labels)
    answer = await evening.bea.taps(asked, "one message per table")
    assert "manages this channel" in answer.text
    await evening.anna.taps(asked, "one message per table")
    await asked.changes(lambda m: "✓ one message per table" in m.labels)


@pytest.fixture
async def forum(together):
    made = together.server.group("Hall", [together.anna, together.bea], topics=True)
    together.group = made
    await made.wait(lambda m: "Salle" in m.text)
    await together.anna.sends(made, "/quiet threads")
    await made.wait(lambda m: "a thread for each table" in m.text)
    return made


async def test_in_a_forum_each_table_may_have_a_topic_of_its_own(together, forum):
    forum.promotes_bot()
    await together.accepted(await together.challenge("cannae"))
    await play(together, 3)
    (topic,) = forum.topics.values()
    assert topic.name == "Battle of Cannae · Anna – Bea"
    assert {m.topic for m in boards(forum)} == {topic}
    mark = together.server.mark()
    await together.anna.sends(topic, "/resign")  # it means the table of the topic
    await together.anna.wait(lambda m: "Resign?" in m.text, since=mark)


async def test_where_topics_can_not_be_opened_the_boards_come_to_the_group(together, forum):
    await together.accepted(await together.challenge("cannae"))
    await play(together, 2)
    assert forum.topics == {}
    assert len(boards(forum)) == 3
