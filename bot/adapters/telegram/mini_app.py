"""The page inside Telegram, as a Mini App: the buttons that open it.

In a private chat a button opens it at once. In groups Telegram allows only links to a bot's main
app, which its owner makes with @BotFather; without one, groups have no such button.
"""

from __future__ import annotations

from typing import Final

import structlog
from telegram import InlineKeyboardButton, MenuButtonWebApp, WebAppInfo
from telegram.error import TelegramError
from telegram.ext import ExtBot

from bot.adapters.telegram.places import Place
from bot.application.model import Post
from bot.application.table_aliases import TableAliases
from bot.messages.words import FALLBACK, Words, say_in

log = structlog.get_logger(__name__)

_PAGE: Final = "web"  # the platform on which a table goes by its name there
# Before a table's name in the payload of a link: `page/src/host/start.ts` reads it.
_TABLE: Final = "t_"


class MiniApp:
    """Makes its buttons. Without a public address there are none."""

    def __init__(self, bot: ExtBot[int], aliases: TableAliases, page_url: str) -> None:
        self._bot, self._aliases = bot, aliases
        self._base = f"{page_url}/app/telegram" if page_url else ""

    @property
    def is_offered(self) -> bool:
        """Whether there is an app to be opened."""
        return bool(self._base)

    async def button(self, place: Place, post: Post, say: Words) -> InlineKeyboardButton | None:
        """What opens the table of a post; None where it can't be, or there is none.

        Raises StoreAwayError.
        """
        if not self._base or post.table is None or not (post.prompt or post.picture):
            return None
        name = (await self._aliases.on(_PAGE, post.table)).table
        if place.is_private:
            return InlineKeyboardButton(
                say("app-board"), web_app=WebAppInfo(f"{self._base}/t/{name}")
            )
        if not self._bot.bot.has_main_web_app:
            return None
        link = f"https://t.me/{self._bot.username}?startapp={_TABLE}{name}"
        return InlineKeyboardButton(say("app-board"), url=link)

    async def publish_menu(self) -> None:
        """Have the button beside the field for typing open one's tables. Failure is only logged."""
        words = say_in(FALLBACK)("app-menu")
        button = MenuButtonWebApp(words, WebAppInfo(f"{self._base}/"))
        try:
            await self._bot.set_chat_menu_button(menu_button=button)
        except TelegramError as err:
            log.warning("Telegram didn't take the menu's button", why=str(err))
