import asyncio
import io
import logging
import traceback
from datetime import timedelta

import pytest
from PIL import Image
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputFile, InputMediaPhoto
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TimedOut,
)

from bot.adapters.telegram.transport import AiohttpRequest
from tests.servers.telegram import TelegramServer

TOKEN = "123456:secret-of-the-bot"


@pytest.fixture(autouse=True)
def timedeltas(monkeypatch):
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture
async def server():
    async with TelegramServer(TOKEN) as server:
        yield server


def make_bot(server, token=TOKEN, **options):
    request = AiohttpRequest(**options)
    return Bot(
        token,
        base_url=f"{server.base}/bot",
        base_file_url=f"{server.base}/file/bot",
        request=request,
        get_updates_request=request,
    )


@pytest.fixture
async def bot(server):
    async with make_bot(server) as bot:
        yield bot


@pytest.fixture
async def anna(server):
    anna = server.user("Anna")
    await anna.starts()
    return anna


def picture(colour="red", size=(64, 48)):
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    return data.getvalue()


async def test_a_text_of_many_scripts_arrives_as_it_was(bot, anna):
    text = "Größe & ½ + 50 % – «però», 決闘 🤺\n= ?"
    await bot.send_message(anna.id, text)
    assert anna.last.text == text


async def test_a_keyboard_arrives_as_it_was(bot, anna):
    button = InlineKeyboardButton("Accept ½", callback_data="a|1|é")
    await bot.send_message(anna.id, "?", reply_markup=InlineKeyboardMarkup([[button]]))
    assert [(b.label, b.data) for b in anna.last.buttons[0]] == [("Accept ½", "a|1|é")]


async def test_a_picture_is_uploaded_byte_for_byte(bot, anna):
    await bot.send_photo(anna.id, picture(), caption="the board & «you»")
    assert (anna.last.photo, anna.last.text) == (picture(), "the board & «you»")


async def test_a_file_keeps_its_name_and_kind(bot, anna):
    await bot.send_document(anna.id, b"[1, 2]", filename="Salle – été “1”.json")
    media = anna.last.content.media
    assert media.filename == "Salle – été “1”.json"
    assert media.content_type == "application/json"


async def test_a_file_of_several_mebibytes_is_sent_in_pieces(bot, anna):
    data = bytes(range(256)) * 4096 * 5
    await bot.send_document(anna.id, data, filename="replay.bin")
    assert anna.last.document == data


async def test_an_open_file_is_uploaded_without_being_read_first(bot, anna):
    file = InputFile(io.BytesIO(picture()), filename="a.png", read_file_handle=False)
    await bot.send_document(anna.id, file)
    assert anna.last.document == picture()


async def test_a_picture_attached_to_an_edit_arrives(bot, anna):
    sent = await bot.send_photo(anna.id, picture())
    media = InputMediaPhoto(picture("blue"), caption="later")
    await bot.edit_message_media(media, anna.id, sent.message_id)
    assert (anna.last.photo, anna.last.text, anna.last.edits) == (picture("blue"), "later", 1)


async def test_a_file_is_downloaded(bot, anna):
    sent = await bot.send_photo(anna.id, picture())
    file = await bot.get_file(sent.photo[-1].file_id)
    assert bytes(await file.download_as_bytearray()) == picture()


async def test_telegrams_refusals_keep_their_meaning(server, bot, anna):
    stranger, group = server.user("Carl"), server.group("Games", [anna])
    with pytest.raises(Forbidden):
        await bot.send_message(stranger.id, "hello")
    with pytest.raises(BadRequest):
        await bot.send_message(99, "hello")
    server.rate_limit(anna, retry_after=7)
    with pytest.raises(RetryAfter) as flooded:
        await bot.send_message(anna.id, "hello")
    assert flooded.value.retry_after == timedelta(seconds=7)
    after = server.migrate(group)
    with pytest.raises(ChatMigrated) as migrated:
        await bot.send_message(group.id, "hello")
    assert migrated.value.new_chat_id == after.id


async def test_a_wrong_token_is_told_as_such(server):
    bot = make_bot(server, "123456:guessed")
    with pytest.raises(InvalidToken):
        await bot.initialize()
    await bot.shutdown()


async def test_an_answer_too_late_is_a_time_out(server, anna):
    async with make_bot(server, read=0.05) as bot:
        release = server.holds("sendMessage")
        with pytest.raises(TimedOut, match="may have been obeyed"):
            await bot.send_message(anna.id, "hello")
        release.set()


async def test_a_calls_own_time_out_goes_before_the_default(server, bot, anna):
    release = server.holds("sendMessage")
    with pytest.raises(TimedOut):
        await bot.send_message(anna.id, "hello", read_timeout=0.05)
    release.set()


async def test_a_poll_may_last_longer_than_other_answers(server):
    async with make_bot(server, read=0.1) as bot:
        poll = asyncio.create_task(bot.get_updates(timeout=timedelta(seconds=5)))
        await server.polled()
        await asyncio.sleep(0.3)  # the time that passes is the point
        await server.user("Anna").starts()
        assert len(await poll) == 1


async def test_no_free_connection_is_a_time_out_and_nothing_is_sent(server, anna):
    async with make_bot(server, connections=1) as bot:
        release = server.holds("sendMessage")
        first = asyncio.create_task(bot.send_message(anna.id, "first"))
        await server.holding("sendMessage")
        with pytest.raises(TimedOut, match="was not sent"):
            await bot.send_message(anna.id, "second", connect_timeout=0.05, pool_timeout=0)
        release.set()
        await first
    assert [message.text for message in anna.from_bot] == ["first"]


async def test_a_connection_that_breaks_is_a_network_error(server, bot, anna):
    server.drops("sendMessage")
    with pytest.raises(NetworkError):
        await bot.send_message(anna.id, "hello")
    await bot.send_message(anna.id, "hello again")
    assert anna.last.text == "hello again"


async def test_errors_and_logs_never_hold_the_token(server, bot, anna, caplog):
    caplog.set_level(logging.INFO)
    server.drops("sendMessage")
    with pytest.raises(NetworkError) as broken:
        await bot.send_message(anna.id, "hello")
    await server.stop()
    with pytest.raises(NetworkError) as refused:
        await bot.send_message(anna.id, "hello")
    with pytest.raises(NetworkError) as invalid:
        await bot.request.retrieve(f"nowhere:///bot{TOKEN}/getMe")
    secret = TOKEN.partition(":")[2]
    for caught in (broken, refused, invalid):
        assert secret not in "".join(traceback.format_exception(caught.value))
    assert secret not in caplog.text


async def test_the_pool_is_opened_and_closed_as_often_as_one_likes():
    request = AiohttpRequest()
    await request.initialize()
    session = request._session
    await request.initialize()
    assert request._session is session
    await request.shutdown()
    await request.shutdown()
    assert session.closed


async def test_a_closed_transport_says_so():
    with pytest.raises(NetworkError, match="not initialised"):
        await AiohttpRequest().retrieve("http://127.0.0.1:9/")
