"""Who can't be written to, challenges that come to nothing, and the computer, on Telegram."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.application.model import Address, Ask, Person
from bot.commands import preferences
from tests.bot.telegram.evening import PUBLIC, is_over, moves

DAY = 86_400


def refused(evening):
    """Messages that Telegram didn't take."""
    sent = [*evening.server.calls("sendPhoto"), *evening.server.calls("sendMessage")]
    return [call for call in sent if call.status == 403]


async def match_without_bea(evening):
    """Cannae in the group; Bea has not started the bot, and Anna is to move."""
    await evening.anna.starts()
    await evening.anna.wait()
    await evening.accepted(await evening.challenge("cannae clock=1d+1d/1d"))
    return await evening.anna.wait(lambda m: bool(moves(m)))


async def passes(evening, person, where):
    """A move that is typed, and sent."""
    mark = evening.server.mark()
    await person.sends(where, "/move -")
    preview = await where.wait(lambda m: "Send" in m.labels, since=mark)
    mark = evening.server.mark()
    await person.taps(preview, "Send")
    return await evening.board(since=mark)


async def test_who_never_started_is_mentioned_for_turn_question_reminder_and_end(evening):
    await match_without_bea(evening)
    turn = await passes(evening, evening.anna, evening.group)
    assert turn.mentions == [evening.bea]
    assert moves(turn, PUBLIC)
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/draw")
    question = await evening.group.wait(lambda m: "Take the draw" in m.labels, since=mark)
    assert question.mentions == [evening.bea]
    assert not question.silent
    mark = evening.server.mark()
    evening.salle.time.now += DAY * 4 / 5
    await evening.salle.clock.sweep()
    reminder = await evening.board(since=mark)
    assert "4 hours left for Bea's move against Anna." in reminder.text
    assert reminder.mentions == [evening.bea]
    assert moves(reminder, PUBLIC)
    evening.salle.time.now += DAY
    await evening.salle.clock.sweep()
    end = await evening.group.wait(is_over)
    assert end.mentions == [evening.bea]
    assert not end.silent
    assert len(refused(evening)) == 1, "one try, and none while she stays away"


async def test_a_chat_never_started_is_tried_again_once_after_each_act_there(evening):
    await match_without_bea(evening)
    for _ in range(2):
        await passes(evening, evening.anna, evening.group)
        evening.salle.time.now += 60
        await passes(evening, evening.bea, evening.group)
        evening.salle.time.now += 60
    await evening.server.settled()
    assert len(refused(evening)) == 3, "once at the start, once for each of her moves"


async def test_who_starts_the_bot_is_mentioned_no_more(evening):
    await match_without_bea(evening)
    await evening.bea.starts()
    await evening.bea.wait()
    turn = await passes(evening, evening.anna, evening.group)
    assert turn.mentions == []
    assert await evening.bea.wait(lambda m: bool(moves(m)))


async def test_in_a_private_match_the_other_is_told_of_who_blocked_salle_and_gets_a_link(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge cannae")
    shared = await evening.anna.wait(lambda m: "/start" in m.text or "?start=" in m.text)
    link = next(word for word in shared.text.split() if "?start=jn" in word or "?start=" in word)
    await evening.bea.follows(link)
    await evening.bea.wait(lambda m: bool(m.photo))
    evening.bea.blocks()
    await evening.server.settled()
    await passes_in_private(evening)
    told = await evening.anna.wait(lambda m: "doesn't get my messages" in m.text)
    assert f"https://t.me/{evening.server.me()['username']}?start=" in told.text
    assert not told.silent
    assert len(refused(evening)) <= 1


async def passes_in_private(evening):
    preview = None
    await evening.anna.sends("/move -")
    preview = await evening.anna.wait(lambda m: "Send" in m.labels)
    await evening.anna.taps(preview, "Send")


async def test_a_challenger_hears_in_private_that_they_were_declined(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    card = await evening.challenge()
    mark = evening.server.mark()
    await evening.bea.taps(card, "Decline")
    told = await evening.anna.wait(since=mark)
    assert told.text.endswith("Bea declined your challenge to En Garde.")
    assert not told.silent


async def test_a_challenger_who_never_started_is_mentioned_when_they_are_declined(evening):
    card = await evening.challenge()
    mark = evening.server.mark()
    await evening.bea.taps(card, "Decline")
    told = await evening.group.wait(lambda m: "declined Anna's challenge" in m.text, since=mark)
    assert told.mentions == [evening.anna]
    assert len(refused(evening)) == 1


async def test_what_is_answered_in_private_is_said_in_the_group_where_it_was_asked(evening):
    await evening.bea.starts()
    await evening.match()
    await evening.anna.sends(evening.group, "/draw")
    await evening.group.wait(lambda m: "Anna offers a draw." in m.text)
    asked = await evening.bea.wait(lambda m: "Take the draw" in m.labels)
    await evening.bea.taps(asked, "Play on")
    await evening.group.wait(lambda m: "Bea declined the draw." in m.text)


async def test_the_clock_that_runs_is_shown_to_both_by_how_much_is_left(evening):
    await evening.bea.starts()
    await evening.anna.starts()
    await evening.accepted(await evening.challenge("cannae clock=1d+1d/1d"))
    mine = await evening.anna.wait(lambda m: bool(moves(m)))
    waiting = await evening.bea.wait(lambda m: bool(m.photo))
    for message in (mine, waiting):
        (clock,) = [e for e in message.content.entities if e.type == "date_time"]
        assert dict(clock.extra)["date_time_format"] == "r"


# Against the computer


@pytest.fixture
def unhurried(monkeypatch):
    """On a busy machine the computer takes longer."""
    monkeypatch.setattr("bot.application.answers.PATIENCE", 20.0)
    monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 20.0)


async def begun_against_the_computer(evening, where):
    await evening.anna.starts()
    await evening.anna.wait()
    await evening.anna.sends(where, "/challenge cannae novice")
    card = await where.wait(lambda m: "Withdraw" in m.labels)
    await evening.anna.taps(card, "Play now")
    return await evening.anna.wait(lambda m: bool(moves(m)))


async def test_against_the_computer_in_a_group_nothing_fails_and_nothing_waits(evening):
    began = asyncio.get_running_loop().time()
    with capture_logs() as logs:
        await begun_against_the_computer(evening, evening.group)
        await evening.group.wait(lambda m: bool(m.photo))
    assert [line for line in logs if line["log_level"] in ("warning", "error")] == []
    took = asyncio.get_running_loop().time() - began
    assert took < 5.0, "on a busy machine; one retry alone takes 2 s"


async def test_the_computers_answer_comes_in_the_message_of_ones_own_move(unhurried, evening):
    await begun_against_the_computer(evening, evening.anna)
    for _ in range(2):
        mark = evening.server.mark()
        await evening.anna.sends("/move -")
        preview = await evening.anna.wait(lambda m: "Send" in m.labels, since=mark)
        await evening.anna.taps(preview, "Send")
        await preview.changes(lambda m: "You passed." in m.text and bool(moves(m)))
        assert "Salle (dreamer)" in preview.text
        await all_told(evening.salle)
        assert evening.anna.from_bot[-1] is preview


async def all_told(salle):
    """Until nothing waits in the outbox."""
    async with asyncio.timeout(60):
        while not salle.store.is_told():  # noqa: ASYNC110 - nobody tells when it ends
            await asyncio.sleep(0.02)


async def test_the_group_is_told_of_a_move_and_its_quick_answer_at_once(unhurried, evening):
    await begun_against_the_computer(evening, evening.group)
    await evening.group.wait(lambda m: bool(m.photo))
    board = await passes(evening, evening.anna, evening.group)
    assert "Anna passed." in board.text
    assert "Salle (dreamer)" in board.text.split("Anna passed.")[1]


# Being told so, and mending it


async def test_the_first_private_message_says_that_they_hear_from_salle_there(evening):
    await match_without_bea(evening)
    said = [m for m in evening.anna.from_bot if "You'll hear from me here." in m.text]
    assert len(said) == 1
    await evening.bea.starts()
    await passes(evening, evening.anna, evening.group)
    first = await evening.bea.wait(lambda m: bool(moves(m)))
    assert "You'll hear from me here." in first.text
    evening.salle.time.now += 60
    await passes(evening, evening.bea, evening.group)
    await passes(evening, evening.anna, evening.group)
    said = [m for m in evening.bea.from_bot if "You'll hear from me here." in m.text]
    assert len(said) <= 1


@pytest.mark.parametrize("why", ["never_started", "blocked"])
async def test_why_a_private_chat_is_closed_is_remembered(evening, why):
    if why == "blocked":
        await evening.bea.starts()
        await evening.bea.wait()
    await match_without_bea(evening) if why == "never_started" else await blocked(evening)
    kept = await evening.salle.store.profile(f"telegram:{evening.bea.id}")
    assert kept["private_chat_closed"].endswith(why)
    shown = await evening.salle.app.run(preferences.show, ask_of(evening.bea, evening.group))
    mended_by = {"never_started": "tap “Start”", "blocked": "tap “Restart”"}[why]
    assert any(mended_by in line for line in shown.private.lines)


async def blocked(evening):
    """Cannae in the group; Bea has blocked Salle since it began."""
    await match_without_bea(evening)
    evening.bea.blocks()
    await evening.server.settled()


async def test_settings_say_that_messages_arrive_once_the_chat_is_open(evening):
    await match_without_bea(evening)
    await evening.bea.starts()
    await passes(evening, evening.anna, evening.group)
    await evening.bea.wait(lambda m: bool(moves(m)))
    await evening.bea.sends("/settings")
    shown = await evening.bea.wait(lambda m: "Private messages:" in m.text)
    assert "Private messages: they arrive" in shown.text
    assert "Try again" not in shown.labels


def ask_of(user, group):
    """As the adapter asks for somebody who writes in the group."""
    who = Person(address=Address(platform="telegram", id=str(user.id)), name="Bea", locale="en")
    return Ask(who=who, where=Address(platform="telegram", id=str(group.id)))


async def test_the_daily_digest_comes_in_private_and_opens_each_table(evening):
    await match_without_bea(evening)
    await evening.anna.sends("/settings reminders daily")
    await evening.anna.wait(lambda m: "once a day" in m.text)
    mark = evening.server.mark()
    for _ in range(3):  # at nine, an hour after it began
        evening.salle.time.now += 3_600
        await evening.salle.clock.sweep()
    digest = await evening.anna.wait(lambda m: "It's your turn at one table" in m.text)
    assert "Battle of Cannae · Bea" in digest.text
    await evening.anna.taps(digest, digest.labels[0])
    assert await evening.anna.wait(lambda m: bool(moves(m)), since=mark)


async def test_a_reminder_comes_in_private_and_not_to_who_wants_none(evening):
    await match_without_bea(evening)
    evening.salle.time.now += DAY * 4 / 5
    await evening.salle.clock.sweep()
    assert await evening.anna.wait(lambda m: "4 hours left for your move" in m.text)
    await passes(evening, evening.anna, evening.group)
    await evening.anna.sends("/settings reminders never")
    await evening.anna.wait(lambda m: "Reminders: never" in m.text)
    evening.salle.time.now += 60
    await passes(evening, evening.bea, evening.group)
    mark = evening.server.mark()
    evening.salle.time.now += DAY * 4 / 5
    await evening.salle.clock.sweep()
    await evening.server.settled()
    since = [m for m in evening.anna.from_bot if m.sent > mark]
    assert not [m for m in since if "left for your move" in m.text]
