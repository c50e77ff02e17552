"""Who can't be written to, where a match is, and the computer's answers, on Discord."""

import asyncio

import pytest
from structlog.testing import capture_logs

from tests.bot.discord.evening import is_over, main, moves

DAY = 86_400


def refused(evening):
    """Messages that Discord didn't take."""
    return evening.server.requests("POST /channels/{id}/messages", 403)


async def match_without_bea(evening):
    """Cannae in a thread; Bea can't be written to, and Anna is to move."""
    evening.server.close_dm(evening.bea)
    card = await evening.challenge(
        evening.anna, evening.bea, game="cannae", variant="", options="", clock="1d+1d/1d"
    )
    await card.click(evening.bea, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, 10, "thread")
    return card.thread


async def passes(evening, person):
    """A move typed in the channel, and sent."""
    preview = await person.slash(evening.games, "move", move="-")
    await (await person.click(preview.message, main(preview.message))).done()


async def called(evening, thread, count):
    """The last message of a thread, once so many were sent; a board takes its reminder away."""

    def sent():
        return sorted([*thread.removed, *thread.messages], key=lambda message: message.id)

    await evening.server.wait(lambda: len(sent()) >= count, 10, "message in the thread")
    return sent()[count - 1]


async def test_who_takes_no_messages_is_mentioned_for_turn_question_reminder_and_end(evening):
    thread = await match_without_bea(evening)
    await passes(evening, evening.anna)
    turn = await called(evening, thread, 2)
    assert turn.pinged == [evening.bea]
    await evening.anna.slash(thread, "match draw")
    question = await called(evening, thread, 3)
    assert question.pinged == [evening.bea]
    assert "Take the draw" in question.labels
    evening.salle.time.now += DAY * 4 / 5
    await evening.salle.clock.sweep()
    reminder = await called(evening, thread, 4)
    assert reminder.pinged == [evening.bea]
    assert "4 hours left for Bea's move against Anna." in reminder.text
    evening.salle.time.now += DAY
    await evening.salle.clock.sweep()
    end = await called(evening, thread, 5)
    assert is_over(end)
    assert end.pinged == [evening.bea]
    assert len(refused(evening)) == 1, "one try, and none while she stays away"


@pytest.mark.long
async def test_a_closed_chat_is_tried_again_once_after_each_of_its_owners_acts(evening):
    thread = await match_without_bea(evening)
    for turns in (1, 2):
        await passes(evening, evening.anna)
        await called(evening, thread, 2 * turns)
        evening.salle.time.now += 60
        await passes(evening, evening.bea)
        await called(evening, thread, 2 * turns + 1)
        evening.salle.time.now += 60
    assert len(refused(evening)) == 3, "once at the start, once for each of her moves"


async def test_who_is_challenged_in_private_and_takes_no_messages_is_told_of_by_a_link(evening):
    evening.server.close_dm(evening.bea)
    terms = {"opponent": evening.bea, "game": "cannae"}
    await evening.anna.slash(evening.anna.dm, "challenge", **terms)
    told = await evening.anna.wait_dm(lambda m: "doesn't get my messages" in m.text)
    assert f"https://discord.com/users/{evening.server.bot.id}" in told.text
    assert len(refused(evening)) == 1


@pytest.mark.long
async def test_a_challenger_hears_in_private_that_they_were_declined(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    await card.click(evening.bea, "Decline")
    told = await evening.anna.wait_dm()
    assert "Bea declined your challenge to En Garde." in told.text
    assert not told.silent


# Where the match is


async def test_both_players_are_members_of_the_thread(evening):
    thread = await evening.match()
    assert thread.members == {evening.anna.id, evening.bea.id}


async def test_the_accepted_card_and_the_private_turns_lead_to_the_thread(evening):
    thread = await evening.match()
    card = next(m for m in evening.games.messages if m.thread is thread)
    await evening.server.wait(lambda: f"<#{thread.id}>" in card.text, what="link on the card")
    _, message = await evening.mover()
    assert f"<#{thread.id}>" in message.text


async def test_whoever_accepts_in_a_channel_is_shown_the_board_once(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    accepted = await card.click(evening.bea, "Accept")
    assert "Accepted. The match begins." in accepted.text
    assert not accepted.attachments
    board = await evening.bea.wait_dm(lambda m: bool(m.attachments))
    assert board.attachments


@pytest.mark.long
async def test_what_is_answered_in_private_is_said_in_the_thread_where_it_was_asked(evening):
    thread = await evening.match()
    await evening.anna.slash(thread, "match draw")
    await evening.bea.wait_message(thread, lambda m: "Anna offers a draw." in m.text)
    asked = await evening.bea.wait_dm(lambda m: "Take the draw" in m.labels)
    await asked.click(evening.bea, "Play on")
    await evening.anna.wait_message(thread, lambda m: "Bea declined the draw." in m.text)


# Against the computer


async def begun_against_the_computer(evening, where, **terms):
    asked = await evening.anna.slash(where, "challenge", computer="novice", **terms)
    return await (await asked.click(evening.anna, "Play now")).done()


async def test_against_the_computer_in_a_channel_nothing_fails_and_nothing_waits(evening):
    with capture_logs() as logs:
        await begun_against_the_computer(evening, evening.games, game="cannae")
        await evening.anna.wait_message(evening.games, lambda m: bool(m.attachments))
        await evening.anna.wait_dm(lambda m: bool(moves(m)))
    assert [line for line in logs if line["log_level"] in ("warning", "error")] == []
    asked_in_vain = [one for one in evening.server.log if one.status >= 400]
    assert asked_in_vain == [], "which is tried again some seconds later"


@pytest.fixture
def unhurried(monkeypatch):
    """On a busy machine the computer takes longer."""
    monkeypatch.setattr("bot.application.answers.PATIENCE", 20.0)
    monkeypatch.setattr("bot.workers.delivery_order.PATIENCE", 20.0)


async def test_the_computers_answer_comes_in_the_message_of_ones_own_move(unhurried, evening):
    await begun_against_the_computer(evening, evening.anna.dm, game="cannae")
    await evening.anna.wait_dm(lambda m: bool(moves(m)))
    for _ in range(2):
        typed = await evening.anna.slash(evening.anna.dm, "move", move="-")
        sent = await (await evening.anna.click(typed.message, main(typed.message))).done(30.0)
        assert "You passed." in sent.text
        assert "Salle (dreamer)" in sent.text.splitlines()[2]
        assert moves(sent.message), "one's next turn"
        await all_told(evening.salle)
        assert evening.anna.dm.messages[-1] is sent.message


async def all_told(salle):
    """Until nothing waits in the outbox."""
    async with asyncio.timeout(60):
        while not salle.store.is_told():  # noqa: ASYNC110 - nobody tells when it ends
            await asyncio.sleep(0.02)


@pytest.mark.long
async def test_the_channel_is_told_of_a_move_and_its_quick_answer_at_once(unhurried, evening):
    await begun_against_the_computer(evening, evening.games, game="cannae")
    await evening.anna.wait_dm(lambda m: bool(moves(m)))
    await evening.server.wait(lambda: boards(evening), what="the first board")
    await passes(evening, evening.anna)
    await evening.server.wait(lambda: len(boards(evening)) == 2, 30, "the second board")
    told = boards(evening)[-1].text.splitlines()
    assert told[1] == "Anna passed."
    assert told[2].startswith("Salle (dreamer)")


def boards(evening):
    """The boards in the table's thread."""
    return [m for thread in evening.guild.threads for m in thread.messages]


# Being told so, and mending it


@pytest.mark.long
async def test_the_first_private_message_says_that_they_hear_from_salle_there(evening):
    await evening.match()
    first = await evening.anna.wait_dm(lambda m: bool(m.attachments))
    assert "You'll hear from me here." in first.text
    await evening.match(game="cannae", variant="", options="")
    await evening.anna.wait_dm(lambda m: "Cannae" in m.text)
    said = [m for m in evening.anna.dm.messages if "You'll hear from me here." in m.text]
    assert len(said) == 1


@pytest.mark.parametrize(
    ("refuse", "mended_by"),
    [("close_dm", "Allow direct messages"), ("refuse_dm", "no new chats just now")],
)
async def test_settings_say_why_discord_refuses_and_try_again_mends_it(evening, refuse, mended_by):
    getattr(evening.server, refuse)(evening.bea)
    card = await evening.challenge(evening.anna, evening.bea, game="cannae", variant="", options="")
    await card.click(evening.bea, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, 10, "thread")
    shown = await (await evening.bea.slash(evening.games, "settings show")).done()
    assert mended_by in shown.text
    assert "Until then I mention you where you play." in shown.text
    await shown.click(evening.bea, "Try again")
    await evening.server.wait(lambda: len(refused_at_all(evening)) == 2, 10, "the second try")
    evening.server.open_dm(evening.bea)
    again = await (await evening.bea.slash(evening.games, "settings show")).done()
    await again.click(evening.bea, "Try again")
    await evening.bea.wait_dm(lambda m: "You'll hear from me here." in m.text)
    mended = await (await evening.bea.slash(evening.games, "settings show")).done()
    assert "Private messages: they arrive" in mended.text
    assert "Try again" not in mended.labels


def refused_at_all(evening):
    """What Discord refused of private chats and of messages in them."""
    return [*refused(evening), *evening.server.requests("POST /users/@me/channels", 403)]


@pytest.mark.long
async def test_the_daily_digest_comes_in_private_and_opens_each_table(evening):
    await match_without_bea(evening)
    await evening.anna.slash(evening.games, "settings show", setting="reminders", value="daily")
    for _ in range(3):  # at nine, an hour after it began
        evening.salle.time.now += 3_600
        await evening.salle.clock.sweep()
    digest = await evening.anna.wait_dm(lambda m: "It's your turn at one table" in m.text)
    assert "Battle of Cannae · Bea" in digest.text
    opened = await (await digest.click(evening.anna, digest.labels[0])).done()
    assert moves(opened.message)


@pytest.mark.long
async def test_a_reminder_comes_in_private_and_not_to_who_wants_none(evening):
    thread = await match_without_bea(evening)
    evening.salle.time.now += DAY * 4 / 5
    await evening.salle.clock.sweep()
    assert await evening.anna.wait_dm(lambda m: "4 hours left for your move" in m.text)
    await passes(evening, evening.anna)
    await called(evening, thread, 2)
    await evening.anna.slash(evening.games, "settings show", setting="reminders", value="never")
    evening.salle.time.now += 60
    await passes(evening, evening.bea)
    turn = await evening.anna.wait_dm(lambda m: "Bea passed." in m.text and bool(moves(m)))
    evening.salle.time.now += DAY * 4 / 5
    await evening.salle.clock.sweep()
    await all_told(evening.salle)
    assert evening.anna.dm.messages[-1] is turn
