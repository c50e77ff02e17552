"""The page inside Discord, as an Activity: the buttons that launch it.

Launching says nothing of what is to be shown. So what somebody wants to see is noted for a few
minutes, and found when the page, opened by them, asks: `bot/adapters/web/frame_entering.py`.
"""

from __future__ import annotations

import re
from typing import Final

import discord
import structlog
from discord import ui

from bot.adapters.discord.layout import OutgoingMessage
from bot.adapters.discord.places import LAUNCH, PLATFORM
from bot.adapters.discord.requests import place_of
from bot.application.model import Address, Post
from bot.application.place import of_chat_and_place
from bot.application.table_aliases import TableAliases
from bot.messages.preferences import Preferences
from bot.messages.words import say_in
from storage.store import Store

log = structlog.get_logger(__name__)

# How an application's commands name the one by which Discord itself launches its activity.
ENTRY_POINT: Final = {"name": "launch", "description": "Salle", "type": 4, "handler": 2}

_BEGIN: Final = "ac:"
_BUTTON: Final = re.compile(rf"{_BEGIN}([a-z0-9]{{1,16}})", re.ASCII)
_PAGE: Final = "web"  # the platform on which a table goes by its name there
_LASTS: Final = 600  # seconds


class Activity:
    """Makes its buttons, and launches it. Where there is none it makes no buttons."""

    def __init__(self, store: Store, aliases: TableAliases, *, is_set_up: bool) -> None:
        """`is_set_up`: whether the operator has a public page, and the application's secret."""
        self._store, self._aliases = store, aliases
        self._is_set_up = is_set_up
        self.is_known = False  # to Discord, as an activity

    @property
    def is_offered(self) -> bool:
        """Whether it can be launched."""
        return self._is_set_up and self.is_known

    def logged_in(self, application: discord.AppInfo | None) -> None:
        """The login has shown whether Discord knows the application as an activity."""
        self.is_known = application is not None and application.flags.embedded

    async def with_board(
        self, outgoing: OutgoingMessage, post: Post, reader: Address
    ) -> OutgoingMessage:
        """The message with a button that opens its table, where there is room for one.

        It speaks as its reader likes, a person or a chat. Raises StoreAwayError.
        """
        view = outgoing.view
        is_of_table = post.table is not None and (post.prompt or post.picture)
        if not self.is_offered or not is_of_table or not isinstance(view, ui.View):
            return outgoing
        assert post.table  # noqa: S101 - as was just seen
        name = (await self._aliases.on(_PAGE, post.table)).table
        settings = await of_chat_and_place(self._store, PLATFORM, reader.id)
        label = say_in(Preferences.of(settings).language)("app-board")
        try:
            view.add_item(ui.Button(label=label, custom_id=f"{_BEGIN}{name}"))
        except ValueError:
            log.debug("no room for the button of the board")
        return outgoing

    async def launch(self, interaction: discord.Interaction, data: str) -> bool:
        """Launch it for the person who tapped; false if the button is another.

        Raises discord.HTTPException, StoreAwayError.
        """
        found = _BUTTON.fullmatch(data)
        if found is None:
            return False
        who = f"{PLATFORM}:{interaction.user.id}"
        # The chat too: the person who tapped is there, and may look on at what it is shown.
        wish = f"{found[1]}/{place_of(interaction).id}"
        await self._store.begin_ceremony(who, LAUNCH, wish, lasting=_LASTS)
        await interaction.response.launch_activity()
        return True
