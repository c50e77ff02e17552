"""A group that became a supergroup has another id; everything of it goes on there."""

from __future__ import annotations

import pytest

from bot.application.tickets import Ticket
from engines.core.match_state import Status
from tests.bot.telegram.evening import data, is_over


def key_under(message, verb):
    return Ticket.parse(data(message, verb)[0]).table


@pytest.fixture
async def match(evening):
    """A match of Anna's and Bea's, who both play in private; its board in the group."""
    await evening.bea.starts()
    await evening.bea.wait()
    return await evening.match("cannae")


async def resigns(evening, person):
    """The final board."""
    mark = evening.server.mark()
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign" in m.labels, since=mark)
    await person.taps(asked, "Resign")
    return await person.wait(is_over, since=mark)


async def moved(evening, *, is_told=True):
    """The group as a supergroup, which Salle has heard of if it is told."""
    new = evening.server.migrate(evening.group, is_told=is_told)
    await evening.server.settled()
    return new


@pytest.mark.parametrize("is_told", [True, False], ids=["told", "found out by sending"])
async def test_a_match_goes_on_in_the_new_chat_in_the_groups_language(evening, match, is_told):
    await evening.anna.sends(evening.group, "/language it")
    await evening.group.wait(lambda m: m.id > match.id)
    new = await moved(evening, is_told=is_told)
    await evening.anna.sends("/move -")
    preview = await evening.anna.wait(lambda m: "Send" in m.labels)
    await evening.anna.taps(preview, "Send")
    board = await new.wait(lambda m: bool(m.photo))
    assert "Anna ha passato" in board.text


@pytest.mark.parametrize("is_told", [True, False], ids=["told", "found out by editing"])
async def test_an_open_challenge_is_taken_on_its_old_card_and_played_in_the_new_chat(
    evening, is_told
):
    await evening.anna.starts()
    card = await evening.challenge("cannae")
    new = await moved(evening, is_told=is_told)
    answer = await evening.bea.taps(card, "Accept")
    assert not answer.alert
    await new.wait(lambda m: "Bea accepted." in m.text)
    board = await evening.board(chat=new)
    assert key_under(board, "bt") == key_under(card, "ru")


async def test_a_rematch_is_offered_and_taken_in_the_new_chat(evening, match):
    await resigns(evening, evening.anna)
    new = await moved(evening)
    final = evening.anna.from_bot[-1]
    await evening.anna.taps(final, "Rematch")
    card = await new.wait(lambda m: "Accept" in m.labels)
    table = key_under(card, "ca")
    assert table.chat == str(new.id)
    mark = evening.server.mark()
    await evening.bea.taps(evening.bea.from_bot[-1], "Rematch")
    assert await evening.board(chat=new, since=mark)
    assert (await evening.salle.tables.load(table)).match.status is Status.PLAYING


async def test_a_rematch_offered_before_the_move_is_the_one_that_is_taken_after_it(evening, match):
    await resigns(evening, evening.anna)
    await evening.anna.taps(evening.anna.from_bot[-1], "Rematch")
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    table = key_under(card, "ca")
    new = await moved(evening)
    mark = evening.server.mark()
    await evening.bea.taps(evening.bea.from_bot[-1], "Rematch")
    assert await evening.board(chat=new, since=mark)
    assert (await evening.salle.tables.load(table)).match.status is Status.PLAYING
    anna = await evening.salle.store.running_tables(f"telegram:{evening.anna.id}")
    assert anna == [table]


async def test_a_rematch_whose_taps_lie_before_and_after_the_move_is_one(evening, match):
    """Also when Salle has not heard of it yet at the first tap."""
    await resigns(evening, evening.anna)
    new = evening.server.migrate(evening.group, is_told=False)
    await evening.anna.taps(evening.anna.from_bot[-1], "Rematch")
    await new.wait(lambda m: "Accept" in m.labels)
    await evening.bea.taps(evening.bea.from_bot[-1], "Rematch")
    await evening.board(chat=new)
    assert len(await evening.salle.store.running_tables(f"telegram:{evening.bea.id}")) == 1


async def test_a_menu_of_the_old_chat_opens_its_challenge_in_the_new_one(evening):
    await evening.anna.sends(evening.group, "/challenge")
    menu = await evening.group.wait(lambda m: "Challenge a friend" in m.labels)
    for label in ("Challenge a friend", "Gygès"):
        before = menu.labels
        await evening.anna.taps(menu, label)
        await menu.changes(lambda m, before=before: m.labels != before)
    new = await moved(evening)
    await evening.anna.taps(menu, "Challenge")
    card = await new.wait(lambda m: "Take it" in m.labels)
    assert key_under(card, "ca").chat == str(new.id)


async def test_a_tap_on_the_old_board_is_answered_and_the_new_chat_shows_the_table(evening):
    board = await evening.match()
    new = await moved(evening)
    assert (await evening.bea.taps(board, "My hand")).text.startswith("Your hand")
    await evening.bea.sends(new, "/board")
    shown = await new.wait(lambda m: bool(m.photo))
    assert (await evening.bea.taps(shown, "My hand")).text.startswith("Your hand")


async def test_a_group_that_moved_is_not_greeted_again_and_a_new_supergroup_is(evening):
    new = await moved(evening)
    other = evening.server.group("Others", [evening.anna], supergroup=True)
    await other.wait(lambda m: m.text.startswith("Hello, I'm Salle"))
    await evening.server.settled()
    assert new.from_bot == []


async def test_links_of_the_old_chat_lead_to_its_tables(evening):
    await evening.anna.starts()
    card = await evening.challenge("cannae")
    accept = card.button("Accept in private").url
    new = await moved(evening)
    await evening.bea.follows(accept)
    assert (await evening.bea.wait(lambda m: bool(m.photo))).photo
    board = await evening.board(chat=new)
    await evening.eve.follows(board.button("Open Salle").url)
    assert (await evening.eve.wait(lambda m: bool(m.photo))).photo
