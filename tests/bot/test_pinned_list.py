"""The pinned list: what it shows, when it is edited, and that it is the player's own wish."""

import pytest

from bot.application import notices, profile
from bot.commands import forgetting, table_list
from bot.messages.messenger import RetryLaterError
from bot.messages.words import LANGUAGES
from bot.workers.notice_sender import NoticeSender
from storage.base import NoticeKind
from tests.bot.salle import button, labels


@pytest.fixture(autouse=True)
def can_pin(monkeypatch):
    monkeypatch.setattr("bot.application.profile.CAN_PIN", {"test"})
    monkeypatch.setattr("bot.workers.pinned_list.PAUSE", 0.0)


async def pins(salle, who, wish="on"):
    """All that happened before has been told."""
    await salle.deliver()
    reply = await salle.app.tap(who.ask(), f"pi:{wish}")
    await salle.deliver()
    return reply


def shown(salle, who):
    """The pinned list at each time that it was sent or edited."""
    return [sent for sent in salle.doors.sent if sent.to == who.address and sent.post.is_pinned]


def said(post):
    return {section.title: [line.text for line in section.lines] for section in post.sections}


async def test_a_button_under_the_list_of_tables_pins_it(salle, anna, bea):
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    listed = (await salle.app.run(table_list.tables, anna.ask())).private
    reply = await anna.taps(button(listed, "Keep on top"))
    assert reply.ack == "From now on your tables stay at the top of this chat."
    assert "Unpin" in labels(reply.private)
    await salle.deliver()
    (one,) = shown(salle, anna)
    assert said(one.post) == {"Your turn": ["Battle of Cannae · Bea · Your move"]}
    assert one.post.is_silent


async def test_it_is_edited_when_something_changes_and_never_sent_anew(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    await pins(salle, anna)
    salle.time.now += 60
    await anna.plays(table, "c2c3")
    await salle.deliver()
    first, second = shown(salle, anna)
    assert said(second.post) == {"Waiting": ["Battle of Cannae · Bea"]}
    assert second.previous == str(salle.doors.sent.index(first) + 1)


async def test_who_has_pinned_nothing_is_sent_nothing(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    await pins(salle, bea)
    await anna.plays(table, "c2c3")
    await salle.deliver()
    assert shown(salle, anna) == []


async def test_what_happens_within_a_while_is_one_edit(salle, anna, bea, monkeypatch):
    """The first that comes waits; those behind it find that it has shown them too."""
    await salle.match(anna, bea, game="cannae")
    await pins(salle, anna)
    monkeypatch.setattr("bot.workers.pinned_list.PAUSE", 10.0)
    salle.time.now += 3
    sender = NoticeSender(tables=salle.tables, messengers={"test": salle.doors})
    news = [notices.of_pinned_list(anna.address, now=salle.time.now + n) for n in range(3)]
    with pytest.raises(RetryLaterError) as later:
        await sender.send(news[0], await sender.whom(news[0]))
    assert later.value.seconds == 7.0
    salle.time.now += 7
    for notice in news:
        await sender.send(notice, await sender.whom(notice))
    assert len(shown(salle, anna)) == 2


async def test_who_unpins_it_is_sent_no_more_and_the_message_is_named(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    await pins(salle, anna)
    (one,) = shown(salle, anna)
    reply = await pins(salle, anna, "off")
    assert reply.unpinned == str(salle.doors.sent.index(one) + 1)
    await anna.plays(table, "c2c3")
    await salle.deliver()
    assert len(shown(salle, anna)) == 1
    assert not {profile.PINNED_LIST, profile.PINNED_MESSAGE} & set(
        await salle.store.profile(str(anna.address))
    )


async def test_whoever_is_forgotten_has_nothing_pinned(salle, anna):
    await pins(salle, anna)
    (one,) = shown(salle, anna)
    asked = (await salle.app.run(forgetting.forget, anna.ask())).private
    reply = await anna.taps(button(asked, "Forget me"))
    assert reply.unpinned == str(salle.doors.sent.index(one) + 1)


async def test_a_tap_in_it_opens_a_table_beside_it(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    await pins(salle, anna)
    post = shown(salle, anna)[0].post
    reply = await anna.taps(button(post, "Battle of Cannae · Bea"))
    assert (reply.table, reply.is_apart) == (table, True)
    assert reply.private.prompt.groups


async def test_where_nothing_can_be_pinned_it_is_not_offered(salle, anna, bea, monkeypatch):
    monkeypatch.setattr("bot.application.profile.CAN_PIN", {"telegram"})
    await salle.match(anna, bea, game="cannae")
    listed = (await salle.app.run(table_list.tables, anna.ask())).private
    assert "Keep on top" not in labels(listed)
    reply = await salle.app.tap(anna.ask(), "pi:on")
    assert reply.is_error
    assert profile.PINNED_LIST not in await salle.store.profile(str(anna.address))


async def test_the_notice_of_a_change_waits_in_the_outbox(salle, anna, bea):
    await salle.match(anna, bea, game="cannae")
    await salle.deliver()
    await salle.app.tap(anna.ask(), "pi:on")
    (entry,) = await salle.store.take("worker", wait=0.01)
    assert (entry.notice.kind, entry.notice.to) == (NoticeKind.PINNED_LIST, str(anna.address))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_in_every_language(salle, language):
    reader = salle.someone("Reader", language)
    await salle.match(reader, salle.someone("Bea"), game="cannae")
    await pins(salle, reader)
    (one,) = shown(salle, reader)
    assert "inbox-" not in str(one.post)
