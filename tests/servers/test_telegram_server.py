"""The test server itself, under a real python-telegram-bot Application."""

import asyncio
import io
import re

import aiohttp
import pytest
from aiohttp import web
from PIL import Image
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    ForceReply,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    MessageEntity,
    Update,
)
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    NetworkError,
    RetryAfter,
    TimedOut,
)
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.adapters.telegram.transport import AiohttpRequest
from tests.servers.telegram import Answer, TelegramServer

SECRET = "s3cret_of-the-hook"


@pytest.fixture(autouse=True)
def timedeltas(monkeypatch):
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture
async def server():
    async with TelegramServer("1:abc") as server:
        yield server


@pytest.fixture
def anna(server):
    return server.user("Anna", language="en")


@pytest.fixture
def bea(server):
    return server.user("Bea", username="bea", language="it")


@pytest.fixture
def group(server, anna, bea):
    return server.group("Games", members=[anna, bea])


@pytest.fixture
async def bot(server):
    request = AiohttpRequest()
    async with Bot(
        server.token,
        base_url=f"{server.base}/bot",
        base_file_url=f"{server.base}/file/bot",
        request=request,
        get_updates_request=request,
    ) as bot:
        yield bot


def keyboard(*labels):
    row = [InlineKeyboardButton(label, callback_data=label.lower()) for label in labels]
    return InlineKeyboardMarkup([row])


def picture(colour="red", size=(64, 48)):
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    return data.getvalue()


def refused(reason, error=BadRequest):
    """The library writes Telegram's words with its own capitals."""
    return pytest.raises(error, match=f"(?i){re.escape(reason)}")


async def challenge(update, context):
    await update.effective_message.reply_photo(
        picture(), caption="Distance 22.", reply_markup=keyboard("Accept", "Decline")
    )


async def tapped(update, context):
    query = update.callback_query
    if query.data == "ignored":
        return
    await query.answer(f"{query.from_user.first_name}: {query.data}", show_alert=True)
    await query.edit_message_caption("Accepted.")


async def start(update, context):
    await update.effective_message.reply_text(f"Welcome. {' '.join(context.args)}".strip())


@pytest.fixture
async def application(server):
    request = AiohttpRequest()
    application = (
        Application.builder()
        .token(server.token)
        .base_url(f"{server.base}/bot")
        .base_file_url(f"{server.base}/file/bot")
        .request(request)
        .get_updates_request(request)
        .build()
    )
    application.bot_data["seen"] = []

    async def note(update, context):
        application.bot_data["seen"].append(update)
        server.bell.ring()

    application.add_handler(MessageHandler(filters.ALL, note), group=1)
    application.add_handler(ChatMemberHandler(note), group=1)
    application.add_handler(CallbackQueryHandler(note), group=1)
    application.add_handler(CommandHandler("challenge", challenge))
    application.add_handler(CommandHandler("start", start))
    application.add_handler(CallbackQueryHandler(tapped))
    async with application:
        await application.start()
        yield application
        if application.updater.running:
            await application.updater.stop()
        await application.stop()


@pytest.fixture
async def polling(application):
    await application.updater.start_polling(allowed_updates=Update.ALL_TYPES)
    return application


@pytest.fixture
async def hook(application):
    """A receiver that believes only whoever knows the secret; gives its address."""

    async def receive(request):
        if request.headers.get("X-Telegram-Bot-Api-Secret-Token") != SECRET:
            return web.Response(status=403)
        update = Update.de_json(await request.json(), application.bot)
        await application.update_queue.put(update)
        return web.Response()

    app = web.Application()
    app.router.add_post("/hook", receive)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    await runner.cleanup()


async def seen(server, application, wanted):
    updates = application.bot_data["seen"]
    return await server.bell.until(lambda: next(filter(wanted, updates), None), within=5)


# Updates in


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
    await server.updates.bell.until(lambda: server.postman.attempts >= 3 or None, within=5)
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
    await server.bell.until(lambda: len(updates) == 2 or None, within=5)
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


# Taps


async def test_a_tap_that_nobody_answers_times_out(polling, anna, group):
    await anna.sends(group, "/challenge")
    board = await group.wait()
    with pytest.raises(TimeoutError, match="Anna's tap on 'ignored' wasn't answered"):
        await anna.taps(board, data="ignored", timeout=0.05)


async def test_a_button_that_is_not_there_cannot_be_tapped(polling, anna, group):
    await anna.sends(group, "/challenge")
    with pytest.raises(LookupError, match="Accept"):
        await anna.taps(await group.wait(), "Surrender")


async def test_a_tap_is_answered_once_and_soon(server, bot, anna):
    await anna.starts()
    sent = await bot.send_message(anna.id, "?", reply_markup=keyboard("Yes"))
    message = anna.messages[sent.message_id]
    first, second = anna.presses(message, "Yes"), anna.presses(message, "Yes")
    await bot.answer_callback_query(first.id, "done")
    assert (await first.answered()).text == "done"
    server.expire_taps()
    for tap in (first, second):
        with refused("query is too old"):
            await bot.answer_callback_query(tap.id)


async def test_an_answer_holds_two_hundred_characters(bot, anna):
    await anna.starts()
    sent = await bot.send_message(anna.id, "?", reply_markup=keyboard("Yes"))
    tap = anna.presses(anna.messages[sent.message_id], "Yes")
    with refused("MESSAGE_TOO_LONG"):
        await bot.answer_callback_query(tap.id, "x" * 201)
    with refused("URL_INVALID"):
        await bot.answer_callback_query(tap.id, url="https://example.org")
    await bot.answer_callback_query(tap.id, url="https://t.me/salle_test_bot?start=x")
    assert (await tap.answered()).url == "https://t.me/salle_test_bot?start=x"


# Messages out


async def test_a_photo_is_sent_again_by_its_file_id(server, bot, anna):
    await anna.starts()
    sent = await bot.send_photo(anna.id, picture())
    assert (sent.photo[-1].width, sent.photo[-1].height) == (64, 48)
    again = await bot.send_photo(anna.id, sent.photo[-1].file_id)
    assert anna.last.photo == picture()
    assert again.photo[-1].file_unique_id == sent.photo[-1].file_unique_id
    with refused("can't use file of type Photo as Animation"):
        await bot.send_animation(anna.id, sent.photo[-1].file_id)


async def test_an_edit_replaces_the_picture_and_the_same_edit_is_refused(bot, anna):
    await anna.starts()
    sent = await bot.send_photo(anna.id, picture(), reply_markup=keyboard("Yes"))
    edited = await bot.edit_message_media(
        InputMediaPhoto(picture("blue"), caption="blue"), anna.id, sent.message_id
    )
    message = anna.last
    assert (message.photo, message.text, message.buttons) == (picture("blue"), "blue", ())
    again = InputMediaPhoto(edited.photo[-1].file_id, caption="blue")
    with refused("message is not modified"):
        await bot.edit_message_media(again, anna.id, sent.message_id)
    assert message.edits == 1


async def test_an_edit_of_the_wrong_kind_is_refused(bot, anna):
    started = await anna.starts()
    text = await bot.send_message(anna.id, "text")
    photo = await bot.send_photo(anna.id, picture())
    with refused("there is no text in the message to edit"):
        await bot.edit_message_text("x", anna.id, photo.message_id)
    with refused("there is no caption in the message to edit"):
        await bot.edit_message_caption(anna.id, text.message_id, caption="x")
    with refused("message can't be edited"):
        await bot.edit_message_text("x", anna.id, started.id)
    with refused("message to edit not found"):
        await bot.edit_message_reply_markup(anna.id, 999)


async def test_an_animation_comes_back_as_one(bot, anna):
    await anna.starts()
    data = io.BytesIO()
    frames = [Image.new("P", (32, 32), colour) for colour in (1, 2)]
    frames[0].save(data, "GIF", save_all=True, append_images=frames[1:])
    sent = await bot.send_animation(anna.id, data.getvalue(), filename="replay.gif")
    assert (sent.animation.width, anna.last.animation) == (32, data.getvalue())


async def test_the_small_size_of_a_photo_can_be_fetched(bot, anna):
    await anna.starts()
    sent = await bot.send_photo(anna.id, picture(size=(1024, 512)))
    small, large = sent.photo
    assert (small.width, large.width) == (320, 1024)
    file = await bot.get_file(small.file_id)
    with Image.open(io.BytesIO(await file.download_as_bytearray())) as image:
        assert image.size == (320, 160)


async def test_what_is_no_picture_is_no_photo(bot, anna):
    await anna.starts()
    with refused("IMAGE_PROCESS_FAILED"):
        await bot.send_photo(anna.id, b"not a picture")


async def test_texts_and_captions_are_limited_after_their_formatting(bot, anna):
    await anna.starts()
    await bot.send_message(anna.id, f"<b>{'x' * 4096}</b>", ParseMode.HTML)
    with refused("message is too long"):
        await bot.send_message(anna.id, "x" * 4097)
    with refused("message caption is too long"):
        await bot.send_photo(anna.id, picture(), caption="x" * 1025)
    with refused("message text is empty"):
        await bot.send_message(anna.id, "<b></b>", ParseMode.HTML)


async def test_html_becomes_entities(bot, anna, bea):
    await anna.starts()
    source = f'🤺 <b>Anna &amp; <i>x</i></b> <a href="tg://user?id={bea.id}">Bea</a> &lt;'
    sent = await bot.send_message(anna.id, source, ParseMode.HTML)
    assert sent.text == "🤺 Anna & x Bea <"
    assert [(e.type, part) for e, part in sent.parse_entities().items()] == [
        ("bold", "Anna & x"),
        ("italic", "x"),
        ("text_mention", "Bea"),
    ]
    assert anna.last.mentions == [bea]


@pytest.mark.parametrize(
    ("mode", "source", "reason"),
    [
        ("HTML", "<b>open", 'Can\'t find end tag corresponding to start tag "b"'),
        ("HTML", "a <b", "Unclosed start tag at byte offset 2"),
        ("HTML", "1 < 2", "Unclosed start tag at byte offset 2"),
        ("HTML", "<b><i>x</b></i>", 'expected "</i>", found "</b>"'),
        ("HTML", "<br>", 'Unsupported start tag "br"'),
        ("HTML", "x</b>", "Unexpected end tag"),
        ("MarkdownV2", "Anna goes +3.", "Character '+' is reserved"),
        ("MarkdownV2", "*open", "Can't find end of bold entity"),
        ("MarkdownV2", "_a *b_ c*", "Can't find end"),
    ],
)
async def test_broken_formatting_is_refused(bot, anna, mode, source, reason):
    await anna.starts()
    with refused(reason) as caught:
        await bot.send_message(anna.id, source, mode)
    assert str(caught.value).startswith("Can't parse entities: ")


async def test_markdown_becomes_entities(bot, anna):
    await anna.starts()
    source = "*bold _both_* `a.b` [link](https://x.org/a) \\+3\\.\n>quoted"
    sent = await bot.send_message(anna.id, source, ParseMode.MARKDOWN_V2)
    assert sent.text == "bold both a.b link +3.\nquoted"
    assert [(e.type, part) for e, part in sent.parse_entities().items()] == [
        ("bold", "bold both"),
        ("italic", "both"),
        ("code", "a.b"),
        ("text_link", "link"),
        ("blockquote", "quoted"),
    ]


async def test_entities_outside_the_text_are_refused(bot, anna):
    await anna.starts()
    with refused("outside of the text"):
        await bot.send_message(anna.id, "🤺", entities=[MessageEntity("bold", 0, 3)])


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([["x" * 65]], "BUTTON_DATA_INVALID"),
        ([["é" * 33]], "BUTTON_DATA_INVALID"),
        ([["x"] * 9], "reply markup is too long"),
        ([["x"] * 8] * 13, "reply markup is too long"),
    ],
)
async def test_keyboards_out_of_bounds_are_refused(bot, anna, rows, reason):
    await anna.starts()
    keys = [[InlineKeyboardButton("x", callback_data=data) for data in row] for row in rows]
    with refused(f"{reason}"):
        await bot.send_message(anna.id, "?", reply_markup=InlineKeyboardMarkup(keys))


async def test_links_on_buttons_must_lead_somewhere(bot, anna):
    await anna.starts()
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Open", url="http://localhost/x")]])
    with refused("Wrong HTTP URL"):
        await bot.send_message(anna.id, "?", reply_markup=keys)
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Open", url="https://t.me/x?start=1")]])
    await bot.send_message(anna.id, "?", reply_markup=keys)
    assert await anna.taps(anna.last, "Open") == Answer(url="https://t.me/x?start=1")


async def test_a_reply_stands_under_its_message_and_may_ask_for_one(bot, anna, group):
    asked = await anna.sends(group, "/move")
    await bot.send_message(
        group.id, "Which?", reply_to_message_id=asked.id, reply_markup=ForceReply(selective=True)
    )
    assert (group.last.reply_to, group.last.force_reply) == (asked, True)
    with refused("message to be replied not found"):
        await bot.send_message(group.id, "x", reply_to_message_id=999)


async def test_old_messages_cannot_be_deleted(bot, anna):
    await anna.starts()
    await bot.send_message(anna.id, "old")
    old = anna.last
    old.ages(hours=49)
    with refused("message can't be deleted"):
        await bot.delete_message(anna.id, old.id)
    new = await bot.send_message(anna.id, "new")
    await bot.delete_message(anna.id, new.message_id)
    assert anna.from_bot == [old]


async def test_a_topic_that_does_not_exist_is_refused(server, bot, anna, group):
    forum = server.group("Hall", [anna], topics=True)
    topic = forum.opens("En Garde")
    await bot.send_message(forum.id, "x", message_thread_id=topic.id)
    assert forum.last.topic is topic
    for chat, thread in ((forum, 999), (forum, 1), (group, 5)):
        with refused("message thread not found"):
            await bot.send_message(chat.id, "x", message_thread_id=thread)


# Doors that are closed


async def test_nobody_is_written_to_who_has_not_started_the_bot(bot, bea):
    with refused("bot can't initiate conversation with a user", Forbidden):
        await bot.send_message(bea.id, "hello")
    await bea.starts()
    await bot.send_message(bea.id, "hello")


async def test_whoever_blocks_the_bot_is_out_of_reach_until_he_starts_it(server, polling, bea):
    await bea.starts()
    bea.blocks()
    update = await seen(server, polling, lambda u: u.my_chat_member)
    assert update.my_chat_member.new_chat_member.status == "kicked"
    with refused("bot was blocked by the user", Forbidden):
        await polling.bot.send_message(bea.id, "hello")
    await bea.starts()
    await polling.bot.send_message(bea.id, "hello")


async def test_a_bot_put_out_of_a_group_hears_so(server, polling, group):
    group.kicks_bot()
    await seen(
        server,
        polling,
        lambda u: u.my_chat_member and u.my_chat_member.new_chat_member.status == "kicked",
    )
    with refused("bot was kicked from the group chat", Forbidden):
        await polling.bot.send_message(group.id, "hello")


async def test_an_unknown_chat_is_not_found(bot):
    with refused("chat not found"):
        await bot.send_message(4711, "hello")


async def test_a_flooded_chat_is_told_how_long_to_wait(server, bot, anna, bea):
    await anna.starts()
    await bea.starts()
    server.rate_limit(anna, retry_after=30)
    with pytest.raises(RetryAfter) as flooded:
        await bot.send_message(anna.id, "hello")
    assert flooded.value.retry_after.total_seconds() == 30
    await bot.send_message(bea.id, "hello")


async def test_telegrams_own_limits_bind_when_asked_for(anna):
    now = 0.0
    async with TelegramServer("1:abc", real_limits=True, clock=lambda: now) as server:
        carl = server.user("Carl")
        group = server.group("Games", [carl])
        request = AiohttpRequest()
        async with Bot("1:abc", base_url=f"{server.base}/bot", request=request) as bot:
            for _ in range(20):
                await bot.send_message(group.id, "x")
                now += 1.0
            with pytest.raises(RetryAfter) as flooded:
                await bot.send_message(group.id, "x")
            assert flooded.value.retry_after.total_seconds() == 40
            now += 40
            await bot.send_message(group.id, "x")


async def test_a_group_that_becomes_a_supergroup_moves(server, polling, anna, group):
    await anna.sends(group, "/challenge")
    await group.wait()
    after = server.migrate(group)
    told = await seen(server, polling, lambda u: u.message and u.message.migrate_to_chat_id)
    assert told.message.migrate_to_chat_id == after.id
    with pytest.raises(ChatMigrated) as moved:
        await polling.bot.send_message(group.id, "hello")
    assert moved.value.new_chat_id == after.id
    await polling.bot.send_message(after.id, "hello")
    assert after.last.text == "hello"


# The rest


async def test_commands_are_kept_by_scope_and_language(server, bot):
    scope = BotCommandScopeAllGroupChats()
    await bot.set_my_commands([BotCommand("hand", "your hand")])
    await bot.set_my_commands([BotCommand("hand", "la mano")], scope, "it")
    assert server.commands["all_group_chats", "it"] == [
        {"command": "hand", "description": "la mano"}
    ]
    assert [c.description for c in await bot.get_my_commands()] == ["your hand"]
    await bot.delete_my_commands()
    assert await bot.get_my_commands() == ()
    with refused("BOT_COMMAND_INVALID"):
        await bot.set_my_commands([BotCommand("Hand", "your hand")])
    with refused("BOT_COMMANDS_TOO_MUCH"):
        await bot.set_my_commands([BotCommand(f"c{n}", "x") for n in range(101)])


async def test_descriptions_are_kept_by_language(bot):
    await bot.set_my_description("A hall")
    await bot.set_my_description("Una sala", "it")
    await bot.set_my_short_description("A hall, in short")
    assert (await bot.get_my_description("it")).description == "Una sala"
    assert (await bot.get_my_description("fr")).description == "A hall"
    with pytest.raises(BadRequest):
        await bot.set_my_short_description("x" * 121)


async def test_chats_and_members_can_be_asked_for(server, bot, anna, bea, group):
    assert (await bot.get_chat(group.id)).title == "Games"
    assert (await bot.get_chat_member(group.id, anna.id)).status == "creator"
    assert (await bot.get_chat_member(group.id, bea.id)).status == "member"
    assert (await bot.get_chat_member(group.id, server.user("Carl").id)).status == "left"
    group.promotes_bot()
    assert (await bot.get_chat_member(group.id, server.id)).can_delete_messages
    assert await bot.send_chat_action(group.id, "typing")


async def test_the_log_holds_every_call_with_its_end(server, bot, anna):
    await anna.starts()
    await bot.send_photo(anna.id, picture(), reply_markup=keyboard("Yes"))
    with pytest.raises(BadRequest):
        await bot.send_message(1, "x")
    photo, message = server.log[-2:]
    assert (photo.method, photo.status, message.status) == ("sendPhoto", 200, 400)
    assert photo.parameters["chat_id"] == anna.id
    assert photo.parameters["reply_markup"]["inline_keyboard"][0][0]["text"] == "Yes"
    assert message.answer == "Bad Request: chat not found"


async def test_trouble_comes_when_asked_for(server, bot, anna):
    await anna.starts()
    server.fails("sendMessage", 500, "Internal Server Error")
    server.drops("sendMessage", after=True)
    for _ in range(2):
        with pytest.raises(NetworkError):
            await bot.send_message(anna.id, "hello")
    assert [m.text for m in anna.from_bot] == ["hello"]


async def test_a_call_that_nobody_waits_for_any_more_is_obeyed_all_the_same(server, bot, anna):
    await anna.starts()
    release = server.holds("sendMessage")
    with pytest.raises(TimedOut):
        await bot.send_message(anna.id, "hello", read_timeout=0.05)
    release.set()
    assert (await anna.wait()).text == "hello"


async def test_the_server_may_go_away_and_come_back(server, polling, anna):
    await server.polled()
    await server.stop()
    await anna.starts()
    await server.start()
    assert (await anna.wait()).text == "Welcome."


async def test_a_wrong_token_and_an_unknown_method_are_refused(server):
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{server.base}/bot1:wrong/getMe") as response:
            assert response.status == 401
        async with session.get(f"{server.base}/bot1:abc/getFortune") as response:
            assert response.status == 404
        async with session.post(f"{server.base}/bot1:abc/getme", json={}) as response:
            assert (await response.json())["result"]["username"] == "salle_test_bot"
