"""On Telegram the store goes away as soon as an act is kept: nobody is told that it wasn't."""

import asyncio

import pytest

from tests.bot.faulty_store import FaultyStore
from tests.bot.salle import Salle
from tests.bot.telegram.evening import Evening, data
from tests.servers.private_store import PrivateStore


@pytest.fixture
async def evening(server):
    """Anna and Bea have opened their private chats."""
    async with Evening(server, salle=Salle(FaultyStore(PrivateStore()))).open() as opened:
        await opened.greeted()
        await opened.bea.starts()
        await opened.bea.wait()
        yield opened


def leaves_after_commit(evening) -> FaultyStore:
    evening.salle.store.leaves_after = "commit"
    return evening.salle.store


async def test_a_move_that_was_sent_in_private_is_not_called_unsent(evening):
    await evening.match("cannae")
    mark = evening.server.mark()
    await evening.anna.sends("/move c2c3")
    preview = await evening.anna.wait(lambda m: bool(data(m, "ps")), since=mark)
    store = leaves_after_commit(evening)
    answer = await evening.anna.taps(preview, data=data(preview, "ps")[0])
    assert store.is_away
    assert "not sent" not in answer.text
    store.is_away = False


@pytest.mark.parametrize("place", ["private", "group"])
async def test_an_offer_that_was_typed_is_not_called_unsent(evening, place):
    """In a group only deliveries tell of it, once the store is there again."""
    await evening.match("cannae")
    store, mark = leaves_after_commit(evening), evening.server.mark()
    if place == "private":
        await evening.anna.sends("/draw")
        await evening.anna.wait(lambda m: "You offered a draw." in m.text, since=mark)
    else:
        await evening.anna.sends(evening.group, "/draw")
    await asyncio.sleep(0.5)  # there is time for an apology
    assert store.is_away
    store.is_away = False
    await evening.bea.wait(lambda m: bool(data(m, "da")), since=mark)
    for chat in (evening.anna, evening.group):
        assert not [m.text for m in chat.from_bot if "my memory" in m.text]


async def test_a_challenge_that_was_accepted_in_a_group_is_not_called_unsent(evening):
    card = await evening.challenge("cannae")
    store = leaves_after_commit(evening)
    answer = await evening.bea.taps(card, "Accept")
    assert store.is_away
    assert "not sent" not in answer.text
    store.is_away = False
    await card.changes(lambda m: "Accept" not in m.labels)


async def test_a_resignation_whose_table_could_not_be_filed_is_found_as_finished(evening):
    await evening.match("cannae")
    mark = evening.server.mark()
    await evening.anna.sends("/resign")
    question = await evening.anna.wait(lambda m: bool(data(m, "ry")), since=mark)
    store = leaves_after_commit(evening)
    answer = await evening.anna.taps(question, data=data(question, "ry")[0])
    assert store.is_away
    assert "not sent" not in answer.text
    store.is_away = False
    for person in (evening.anna, evening.bea):
        mark = evening.server.mark()
        await person.sends("/tables")
        listed = await person.wait(lambda m: "Finished" in m.text, since=mark)
        assert "Your turn" not in listed.text


async def test_a_typed_move_is_made_at_a_table_that_was_missing_on_the_list(evening):
    """Their rival's move puts it there, as the notice of it comes."""
    await evening.match("cannae")
    store = evening.salle.store
    bea = f"telegram:{evening.bea.id}"
    (table,) = await store.running_tables(bea)
    await store.unlist_table([bea], table)
    mark = evening.server.mark()
    await evening.anna.sends("/move c2c3")
    preview = await evening.anna.wait(lambda m: bool(data(m, "ps")), since=mark)
    await evening.anna.taps(preview, data=data(preview, "ps")[0])
    await evening.bea.wait(lambda m: bool(data(m, "pw")), since=mark)
    mark = evening.server.mark()
    await evening.bea.sends("/tables")
    assert "Your turn" in (await evening.bea.wait(lambda m: "tables" in m.text, since=mark)).text
