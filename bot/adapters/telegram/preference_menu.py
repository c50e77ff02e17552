"""Settings by buttons: `set:` shows them all, `set:theme` its values, `set:theme:dark` chooses."""

from __future__ import annotations

from typing import Final

from bot.application import profile
from bot.application.model import Ask, Choice, Group, Post, Prompt
from bot.commands import preferences
from bot.commands.application import Application
from bot.messages.preferences import VALUES
from renderers.wording import Say

SETTING_PREFIX: Final = "set"
LOOK: Final = (profile.THEME, profile.COLOUR_VISION, profile.TEXT_SIZE)
"""What `/theme` offers."""


class PreferenceMenu:
    """Posts with buttons that set a player's preferences."""

    def __init__(self, app: Application) -> None:
        self._app = app

    async def overview(self, ask: Ask) -> Post:
        """Every setting as it is; each can be tapped."""
        say = await self._app.context.say(ask)
        shown = await self._app.run(preferences.show, ask)
        if shown.private is None:
            return Post(lines=(shown.ack,))
        names = tuple(
            Choice(label=say(f"hall-set-{name}"), ticket=f"{SETTING_PREFIX}:{name}")
            for name in VALUES
        )
        return Post(
            title=shown.private.title, lines=shown.private.lines, prompt=Prompt(controls=names)
        )

    async def values(self, ask: Ask, *names: str) -> Post:
        """The values of some settings, the present one marked."""
        say = await self._app.context.say(ask)
        settings = await self._app.context.store.profile(ask.me)
        groups = tuple(_row(name, settings.get(name, ""), say) for name in names)
        back = Choice(label=say("hall-back"), ticket=f"{SETTING_PREFIX}:")
        titles = " · ".join(say(f"hall-set-{name}") for name in names)
        return Post(title=titles, prompt=Prompt(groups=groups, controls=(back,)))

    async def tap(self, ask: Ask, setting: str) -> tuple[str, Post]:
        """What a tap on `set:<setting>` says, and what is shown after it."""
        name, chosen, value = setting.partition(":")
        if chosen:
            reply = await self._app.run(preferences.choose, ask, name, value)
            return reply.ack, await self.overview(ask)
        if name in VALUES:
            return "", await self.values(ask, name)
        return "", await self.overview(ask)


def _row(name: str, present: str, say: Say) -> Group:
    values = VALUES[name]
    now = present if present in values else values[0]
    return Group(
        key=name,
        label=say(f"hall-set-{name}"),
        choices=tuple(
            Choice(
                label=("✓ " if value == now else "") + say(f"hall-set-{name}-{value or 'auto'}"),
                ticket=f"{SETTING_PREFIX}:{name}:{value}",
            )
            for value in values
        ),
    )
