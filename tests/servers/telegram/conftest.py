"""A server, its people, and a real python-telegram-bot Application."""

import pytest
from aiohttp import web
from telegram import Bot, Update
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.adapters.telegram.transport import AiohttpRequest
from tests.servers.telegram import TelegramServer
from tests.servers.telegram.samples import SECRET, keyboard, picture


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
