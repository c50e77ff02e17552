"""Questions that were asked in answers: noted, so that they lose their buttons once outdated."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord
import structlog
from cachetools import TTLCache

from bot.adapters.discord.messenger import MessageRef
from bot.adapters.discord.requests import Interaction, address, is_home
from bot.application.message_refs import NotedMessage, note_question
from bot.application.model import Post
from storage.base import Store, StoreAwayError

log = structlog.get_logger(__name__)

_PREFIX: Final = "answer-"
_EDITABLE: Final = 14 * 60.0  # seconds; an interaction's token holds for 15 minutes
_KEPT: Final = 1_024  # interactions


class Questions:
    """Notes questions, and takes the buttons from those that only their reader sees.

    Such an answer can be changed through its own interaction and for a while; after that it keeps
    its buttons, which do nothing but show the table of today.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._answers: TTLCache[str, Interaction] = TTLCache(_KEPT, _EDITABLE)

    async def note(self, interaction: Interaction, post: Post, message: int | None) -> None:
        """A question was put to whoever acted, in this message of ours."""
        if post.table is None:
            return
        channel = interaction.channel_id
        if is_home(interaction) and channel and message:
            reference = str(MessageRef(channel, message))
        else:
            reference = f"{_PREFIX}{interaction.id}"
            self._answers[reference] = interaction
        question = NotedMessage(version=post.version, reference=reference)
        try:
            before = await note_question(
                self._store, post.table, str(address(interaction.user.id)), question
            )
        except StoreAwayError:
            log.info("a question isn't noted", interaction=interaction.id)
            return
        if before and before.reference != reference:
            await self.strip(before.reference)

    async def strip(self, reference: str) -> bool:
        """Take its buttons away, if it is an answer that only its reader sees; whether it is."""
        if not reference.startswith(_PREFIX):
            return False
        answer = self._answers.pop(reference, None)
        if answer is not None:
            try:
                await answer.edit_original_response(view=None)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as err:
                log.info("an old question keeps its buttons", why=str(err))
        return True
