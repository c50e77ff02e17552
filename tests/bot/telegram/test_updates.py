"""No update is lost when Salle ends, however it ends, and what comes twice acts once."""

import asyncio

import pytest

from bot.adapters.telegram.adapter import make_adapter
from tests.bot.running import at_work
from tests.bot.telegram.evening import Evening, Running, data, moves
from tests.servers.valkey import free_port, private_valkey

CROWD = 12
WAYS = ("running", "hooked")


def crowd(server):
    """People who have all started the bot."""
    people = [server.user(f"P{number}") for number in range(CROWD)]
    for one in people:
        one.has_started = True
    return people


def tables(person):
    """The tables of the cards that somebody has been shown."""
    return [ticket for message in person.from_bot for ticket in data(message, "cb")]


async def everybody_asks(people):
    """Half of them for a table of their own, half for help."""
    for number, one in enumerate(people):
        await one.sends("/challenge cannae novice" if number % 2 else "/help")


async def all_answered(server, people):
    """Until everybody has an answer, and nothing more comes."""
    await server.bell.until(lambda: all(one.from_bot for one in people) or None, within=30)
    await server.settled()
    await asyncio.sleep(1.0)


async def check_answers(people):
    """One answer each; those who challenged have one table."""
    assert [len(one.from_bot) for one in people] == [1] * CROWD
    assert [len(tables(one)) for one in people] == [0, 1] * (CROWD // 2)
    for one in people[1::6]:
        (card,) = one.from_bot
        await one.sends("/tables")
        listed = await one.wait(lambda m, card=card: m.id > card.id)
        assert listed.text.count("Battle of Cannae") == 1, listed.text


@pytest.fixture
async def hooked(running):
    """The same, with updates that come by a webhook."""
    port = free_port()
    settings = {"TELEGRAM_WEBHOOK_URL": f"http://127.0.0.1:{port}", "SALLE_PORT": str(port)}

    async def ready():
        before = len(running.server.calls("setWebhook"))
        await running.start(**settings)
        await running.server.called(
            "setWebhook", lambda _: len(running.server.calls("setWebhook")) > before, timeout=60
        )

    running.ready = ready
    return running


@pytest.fixture
def process(request):
    """Salle as a process of its own, by polling or by a webhook."""
    return request.getfixturevalue(request.param)


def ways(usual):
    """Each of the two; one only in the long profile."""
    every = [pytest.param(w, marks=[] if w == usual else pytest.mark.long) for w in WAYS]
    return pytest.mark.parametrize("process", every, indirect=True)


@ways("running")
async def test_what_is_asked_just_before_a_stop_is_answered_once(process):
    people = crowd(process.server)
    await process.ready()
    await process.server.settled()
    await everybody_asks(people)
    code, written = await process.stop()
    assert (code, written) == (0, "")
    await process.ready()
    await all_answered(process.server, people)
    await check_answers(people)


@ways("hooked")
async def test_what_was_fetched_before_a_kill_is_answered_once(process):
    """Everything has been fetched, and nothing answered, when the process dies."""
    server, people = process.server, crowd(process.server)
    await process.ready()
    await server.settled()
    server.rate_limit(retry_after=600)
    await everybody_asks(people)
    await server.settled()
    await asyncio.sleep(1.0)
    await process.kill()
    server.rate_limit(retry_after=0)
    assert not any(one.from_bot for one in people)
    await process.ready()
    await all_answered(server, people)
    await check_answers(people)


@pytest.mark.long
async def test_what_can_not_be_answered_before_a_stop_is_answered_after_it(running):
    server, people = running.server, crowd(running.server)
    await running.ready()
    await server.settled()
    server.rate_limit(retry_after=600)
    await everybody_asks(people)
    await server.settled()
    code, _ = await running.stop()
    assert code == 0
    server.rate_limit(retry_after=0)
    await running.ready()
    await all_answered(server, people)
    await check_answers(people)


async def test_who_asks_for_many_things_is_answered_in_their_order_across_a_stop(running):
    (one, *_) = crowd(running.server)
    games = ("en_garde", "cannae", "gyges", "audatia")
    await running.ready()
    for game in games * 2:
        await one.sends(f"/rules {game}")
    await running.stop()
    await running.ready()
    await running.server.bell.until(lambda: len(one.from_bot) >= 8 or None, within=30)
    titles = [message.text.split(" · ")[0].split("\n")[0] for message in one.from_bot]
    assert titles == titles[:4] * 2
    assert len(set(titles[:4])) == 4


@pytest.mark.long
async def test_updates_that_come_twice_act_once(running):
    server, people = running.server, crowd(running.server)
    await running.ready()
    await everybody_asks(people)
    await all_answered(server, people)
    for update in server.updates.sent[-CROWD:]:
        server.redeliver(update)
    await server.settled()
    await running.stop()
    for update in server.updates.sent[-CROWD:]:
        server.redeliver(update)
    await running.ready()
    await server.settled()
    await asyncio.sleep(1.0)
    await check_answers(people)


async def test_a_newer_process_takes_over_from_an_older_one_and_everybody_is_answered_once(server):
    people = crowd(server)
    async with (
        private_valkey("--appendonly", "yes") as url,
        Running(server, REDIS_URL=url) as older,
        Running(server, REDIS_URL=url) as newer,
    ):
        await older.ready()
        asking = asyncio.create_task(slowly(everybody_asks, people))
        await newer.start()
        await asyncio.sleep(4.0)
        await older.stop()
        await asking
        await all_answered(server, people)
        await check_answers(people)


async def slowly(ask, people):
    """All through the change of processes."""
    for first in range(0, CROWD, 2):
        await ask(people[first : first + 2])
        await asyncio.sleep(0.3)


async def test_a_typed_move_that_a_kill_left_unanswered_is_played_once(running):
    """At a study table, where it is possible again at once."""
    await running.ready()
    anna = running.anna
    await anna.starts("hall")
    await anna.sends("/settings sending at_once")
    await anna.sends("/challenge cannae study")
    card = await anna.wait(lambda m: bool(data(m, "cb")))
    await anna.taps(card, "Play now")
    await anna.wait(lambda m: bool(moves(m)), 10)
    running.server.rate_limit(anna, retry_after=600)
    await anna.sends("-")
    await running.server.settled()
    await asyncio.sleep(1.0)
    await running.kill()
    running.server.rate_limit(anna, retry_after=0)
    before = anna.from_bot[-1].id
    await running.ready()
    board = await anna.wait(lambda m: m.id > before, 20)
    await anna.sends("/history")
    told = await anna.wait(lambda m: m.id > board.id, 20)
    assert told.text.count("passed") == 1, told.text


async def test_a_message_that_gets_a_preview_after_a_restart_asks_nothing_again(server, unlisted):
    evening = Evening(server)
    async with evening.open():
        await evening.greeted()
        asked = await evening.anna.sends(evening.group, "/challenge en_garde")
        await evening.group.wait(lambda m: "Take it" in m.labels)
    adapter = make_adapter(evening.settings, evening.salle.app, evening.pictures)
    async with at_work(evening.salle, evening.pictures, "telegram", adapter):
        mark = server.mark()
        await evening.anna.rewrites(asked, asked.text)
        await evening.anna.sends(evening.group, "/help")  # answered after it, as it came later
        await evening.group.wait(lambda m: "play by correspondence" in m.text, since=mark)
        await asyncio.sleep(0.1)
    assert not [m for m in evening.group.since(mark) if "Take it" in m.labels]
