"""How updates reach a bot, under a real Application."""

import asyncio

from telegram.error import Conflict

from tests.servers.telegram import Answer
from tests.servers.telegram.samples import SECRET, picture, refused, seen


async def test_a_challenge_is_polled_answered_with_a_picture_and_accepted(
    polling, anna, bea, group
):
    await anna.sends(group, "/challenge @bea")
    board = await group.wait(lambda message: "Distance" in message.text)
    assert (board.photo, board.labels) == (picture(), ["Accept", "Decline"])
    answer = await bea.taps(board, "Accept")
    assert answer == Answer("Bea: accept", alert=True)
    await board.changes(lambda message: message.text == "Accepted.")
    assert (board.edits, board.buttons) == (1, ())


async def test_a_deep_link_starts_the_bot(polling, bea):
    await bea.follows("https://t.me/salle_test_bot?start=join_k3zq")
    assert (await bea.wait()).text == "Welcome. join_k3zq"


async def test_a_webhook_with_the_right_secret_gets_the_updates(
    server, application, hook, anna, group
):
    await application.bot.set_webhook(hook, secret_token=SECRET)
    await anna.sends(group, "/challenge @bea")
    await group.wait(lambda message: "Distance" in message.text)
    await server.settled()
    assert (await application.bot.get_webhook_info()).pending_update_count == 0


async def test_a_webhook_with_a_wrong_secret_is_refused_and_tried_again(
    server, application, hook, anna
):
    await application.bot.set_webhook(hook, secret_token="wrong")
    await anna.starts()
    await server.updates.bell.until(lambda: server.postman.attempts >= 3 or None, within=60)
    info = await application.bot.get_webhook_info()
    assert info.pending_update_count == 1
    assert info.last_error_message == "Wrong response from the webhook: 403 Forbidden"
    await application.bot.set_webhook(hook, secret_token=SECRET)
    assert (await anna.wait()).text == "Welcome."


async def test_polling_is_refused_while_a_webhook_is_set(application, hook):
    await application.bot.set_webhook(hook, secret_token=SECRET)
    with refused("webhook is active", Conflict):
        await application.bot.get_updates(timeout=0)
    await application.bot.delete_webhook()
    assert await application.bot.get_updates(timeout=0) == ()


async def test_a_second_poller_ends_the_first(server, bot):
    first = asyncio.create_task(bot.get_updates(timeout=30))
    await server.polled()
    second = asyncio.create_task(bot.get_updates(timeout=30))
    with refused("terminated by other getUpdates", Conflict):
        await first
    await server.user("Anna").starts()
    assert len(await second) == 1


async def test_an_update_comes_again_until_it_is_confirmed(bot, anna):
    await anna.starts()
    (update,) = await bot.get_updates(timeout=1)
    assert (await bot.get_updates(timeout=1)) == (update,)
    assert (await bot.get_updates(offset=update.update_id + 1, timeout=0)) == ()


async def test_whoever_hangs_up_polls_no_more_and_misses_nothing(server, bot, anna):
    poll = asyncio.create_task(bot.get_updates(timeout=30))
    await server.polled()
    poll.cancel()
    await server.unpolled()
    await anna.starts()
    server.redeliver()
    first, again = (await bot.get_updates(timeout=1)), (await bot.get_updates(timeout=1))
    assert first == again
    await bot.get_updates(offset=first[0].update_id + 1, timeout=0)
    await server.settled()


async def test_only_updates_that_were_asked_for_come(bot, anna):
    await bot.get_updates(timeout=0, allowed_updates=["callback_query"])
    await anna.starts()
    assert await bot.get_updates(timeout=0) == ()


async def test_a_redelivered_update_keeps_its_number(server, polling, anna):
    await anna.starts()
    await anna.wait()
    mark = server.mark()
    server.redeliver()
    await anna.wait(since=mark)
    updates = polling.bot_data["seen"]
    await server.bell.until(lambda: len(updates) == 2 or None, within=60)
    assert updates[0].update_id == updates[1].update_id


async def test_a_group_is_heard_only_where_privacy_mode_allows(server, polling, anna, group):
    await anna.sends(group, "just talk")
    await anna.sends(group, "/challenge@another_bot")
    await anna.sends(group, "/challenge@salle_test_bot")
    board = await group.wait()
    await anna.sends(group, "+3", reply_to=board)
    reply = await seen(server, polling, lambda u: u.message and u.message.text == "+3")
    assert reply.message.reply_to_message.message_id == board.id
    texts = [u.message.text for u in polling.bot_data["seen"] if u.message and u.message.text]
    assert texts == ["/challenge@salle_test_bot", "+3"]


async def test_commands_and_mentions_are_marked(server, polling, anna, bea, group):
    await anna.sends(group, "/challenge 🤺 Bea and @bea", mentions=[bea])
    update = await seen(server, polling, lambda u: u.message and u.message.text)
    parsed = update.message.parse_entities()
    assert list(parsed.values()) == ["/challenge", "Bea", "@bea"]
    assert [entity.user.id for entity in parsed if entity.user] == [bea.id]


async def test_a_topic_has_its_own_thread(server, polling, anna, bea):
    forum = server.group("Hall", [anna, bea], topics=True)
    topic = forum.opens("En Garde")
    await anna.sends(topic, "/challenge @bea")
    board = await topic.wait(lambda message: "Distance" in message.text)
    update = await seen(server, polling, lambda u: u.message and u.message.text)
    assert update.message.message_thread_id == topic.id
    assert update.message.reply_to_message.forum_topic_created.name == "En Garde"
    assert board.topic is topic
