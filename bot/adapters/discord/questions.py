"""Questions and previews in answers: noted, so that they lose their buttons once outdated."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord
import structlog
from cachetools import TTLCache

from bot.adapters.discord.messenger import remove, strip
from bot.adapters.discord.places import MessageRef
from bot.adapters.discord.requests import Interaction, address, is_home
from bot.adapters.standing_messages import StandingMessages
from bot.application.model import Post
from bot.messages.preferences import Preferences
from bot.messages.words import say_in
from storage.base import StoreAwayError
from storage.store import Store

log = structlog.get_logger(__name__)

_PREFIX: Final = "answer-"
_EDITABLE: Final = 14 * 60.0  # seconds; an interaction's token holds for 15 minutes
_KEPT: Final = 1_024  # interactions


class Questions:
    """Notes questions and previews, and takes the buttons from those that only their reader sees.

    Such an answer can be changed through its own interaction and for a while; after that it keeps
    its buttons, which do nothing but show the table of today.
    """

    def __init__(self, store: Store, standing: StandingMessages) -> None:
        self._store = store
        self._standing = standing
        self._answers: TTLCache[str, Interaction] = TTLCache(_KEPT, _EDITABLE)

    async def note(self, interaction: Interaction, post: Post, message: int | None) -> None:
        """The asker was shown a question or a preview in this message of ours."""
        if post.table is None or message is None:
            return
        channel = interaction.channel_id
        if is_home(interaction) and channel:
            reference = str(MessageRef(channel, message))
        else:
            reference = f"{_PREFIX}{message}"
            self._answers[reference] = interaction
        who = str(address(interaction.user.id))
        if old := await self._standing.note_asked(who, post, reference):
            words = await self._newer_board(who) if post.is_preview else ""
            await self.outdate(interaction, old, words)

    async def _newer_board(self, who: str) -> str:
        try:
            settings = await self._store.profile(who)
        except StoreAwayError:
            settings = {}
        return say_in(Preferences.of(settings).language)("news-newer-board")

    async def outdate(self, interaction: Interaction, reference: str, words: str = "") -> None:
        """Another question, preview or board has taken the place of this message.

        From a private chat it is taken away, unless these `words` replace its own: its
        reader goes on elsewhere, and it is brought up to date when they have acted.
        """
        ref = MessageRef.parse(reference)
        if not await self.strip(reference, words) and ref:
            await (
                strip(interaction.client, ref, words) if words else remove(interaction.client, ref)
            )

    def replaced(self, message: int) -> None:
        """This message has become something else, which is to stay."""
        self._answers.pop(f"{_PREFIX}{message}", None)

    async def strip(self, reference: str, words: str) -> bool:
        """Take its buttons away, if it is an answer that only its reader sees; whether it is."""
        if not reference.startswith(_PREFIX):
            return False
        answer = self._answers.pop(reference, None)
        if answer is not None:
            try:
                await answer.edit_original_response(
                    view=None, content=words or discord.utils.MISSING
                )
            except (discord.DiscordException, aiohttp.ClientError, OSError) as err:
                log.info("an old question keeps its buttons", why=str(err))
        return True
