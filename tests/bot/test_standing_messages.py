"""Which messages of ours stand, and which one is put away when another is noted."""

import pytest

from bot.adapters.standing_messages import StandingMessages
from bot.application.message_refs import NotedMessage, last_message, preview_to, question_to
from bot.application.model import Post
from storage.base import StoreAwayError, TableKey
from tests.servers.private_store import PrivateStore

TABLE = TableKey("test", "room", "k3zq7")
ANNA = "test:anna"


def is_same(one, other):
    """References that differ in what the message shows alone."""
    return one.partition("/")[0] == other.partition("/")[0]


@pytest.fixture
def standing():
    return StandingMessages(store=PrivateStore(), is_same=is_same)


def post(version, **more):
    return Post(table=TABLE, version=version, **more)


async def noted(standing, to=ANNA):
    return await last_message(standing.store, TABLE, to)


async def test_the_message_before_is_to_be_put_away(standing):
    assert await standing.note_last(ANNA, post(1), "one") == ""
    assert await standing.note_last(ANNA, post(2), "two") == "one"
    assert await noted(standing) == NotedMessage(version=2, reference="two")


async def test_a_message_that_shows_something_else_by_now_stays(standing):
    await standing.note_last(ANNA, post(1), "one/text")
    assert await standing.note_last(ANNA, post(2), "one/picture") == ""
    assert await noted(standing) == NotedMessage(version=2, reference="one/picture")


async def test_what_is_overtaken_by_a_later_one_is_to_be_put_away_itself(standing):
    await standing.note_last(ANNA, post(5), "later")
    assert await standing.note_last(ANNA, post(4), "earlier") == "earlier"
    assert await noted(standing) == NotedMessage(version=5, reference="later")


async def test_a_message_that_was_set_back_is_noted_as_it_is(standing):
    await standing.note_last(ANNA, post(5), "one")
    assert await standing.note_last(ANNA, post(4), "one") == ""
    assert await noted(standing) == NotedMessage(version=4, reference="one")


async def test_questions_and_previews_are_noted_apart(standing):
    assert await standing.note_asked(ANNA, post(1, is_question=True), "question") == ""
    assert await standing.note_asked(ANNA, post(1, is_preview=True), "preview") == ""
    assert await standing.note_asked(ANNA, post(1, is_question=True), "another") == "question"
    assert (await noted(standing, question_to(ANNA))).reference == "another"
    assert (await noted(standing, preview_to(ANNA))).reference == "preview"


async def test_nothing_is_put_away_where_nothing_can_be_noted(standing, monkeypatch):
    async def away(*_, **__):
        raise StoreAwayError

    await standing.note_last(ANNA, post(1), "one")
    monkeypatch.setattr(standing.store, "set_message_ref", away)
    assert await standing.note_last(ANNA, post(2), "two") == ""
    assert await standing.note_asked(ANNA, post(2, is_question=True), "asked") == ""


async def test_what_is_about_no_table_is_not_noted(standing):
    assert await standing.note_last(ANNA, Post(), "one") == ""
    assert await standing.note_asked(ANNA, Post(is_question=True), "one") == ""
    assert await noted(standing) is None
