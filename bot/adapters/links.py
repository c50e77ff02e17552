"""Links to messages of every platform and to the page, also where another process serves them."""

from __future__ import annotations

from bot.adapters.discord import places as discord
from bot.adapters.telegram import places as telegram
from bot.adapters.web.encrypted_names import EncryptedNames
from bot.application.links import Links
from bot.application.model import Subject
from storage.store import Store


def all_links(page_url: str = "") -> Links:
    """Links to the tables of all platforms; none needs a platform's library.

    And to the page, if it is said where people open it.
    """
    return Links(
        by_platform={
            discord.PLATFORM: discord.message_link,
            telegram.PLATFORM: telegram.message_link,
        },
        chats={discord.PLATFORM: discord.mention_channel, telegram.PLATFORM: telegram.topic_link},
        page=_LinksToPage(page_url) if page_url else None,
    )


class _LinksToPage:
    def __init__(self, page_url: str) -> None:
        self._page_url = page_url
        self._names: EncryptedNames | None = None

    async def __call__(self, store: Store, subject: Subject) -> str:
        self._names = self._names or EncryptedNames(await store.secret())
        return f"{self._page_url}{self._names.page_of(subject)}"
