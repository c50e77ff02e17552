"""The terms of a challenge as a modal form; its id says what is done with what is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.adapters.discord.requests import Interaction
from bot.commands.terms_form import CLOCK, Setting
from engines.core.options import FALSE, TRUE
from renderers.wording import Say

_ROWS: Final = 5  # of a modal
_TITLE, _LABEL, _LINE = 45, 45, 100  # characters
_SWITCHES: Final = "switches"


def terms_modal(title: str, custom_id: str, settings: Sequence[Setting], say: Say) -> ui.Modal:
    """A menu for each setting, all switches in one list; settings beyond a modal's room keep
    their values.

    It is finished before it is sent: any process can answer it, by its id.
    """
    modal = ui.Modal(title=title[:_TITLE], custom_id=custom_id)
    switches = [setting for setting in settings if setting.is_switch]
    menus = [setting for setting in settings if not setting.is_switch]
    last = [setting for setting in menus if setting.name == CLOCK]
    room = _ROWS - len(last) - bool(switches)
    menus = [setting for setting in menus if setting.name != CLOCK][:room]
    for setting in (*menus, *last):
        modal.add_item(ui.Label(text=setting.label[:_LABEL], component=_menu(setting)))
    if switches:
        modal.add_item(ui.Label(text=say("entrance-switches")[:_LABEL], component=_list(switches)))
    modal.stop()
    return modal


def _menu(setting: Setting) -> ui.Select[Any]:
    lines = enumerate(zip(setting.values, setting.words, strict=True))
    return ui.Select(
        custom_id=setting.name,
        options=[
            discord.SelectOption(label=words[:_LINE], value=value, default=n == setting.chosen)
            for n, (value, words) in lines
        ],
    )


def _list(switches: Sequence[Setting]) -> ui.CheckboxGroup[Any]:
    """Ticked is what holds."""
    options = [
        discord.CheckboxGroupOption(
            label=setting.words[setting.values.index(TRUE)][:_LINE],
            value=setting.name,
            default=setting.values[setting.chosen] == TRUE,
        )
        for setting in switches
    ]
    return ui.CheckboxGroup(custom_id=_SWITCHES, required=False, min_values=0, options=options)


def read_terms(interaction: Interaction, settings: Sequence[Setting]) -> Mapping[str, str]:
    """What was chosen in the form, by the settings' names."""
    given = dict(_fields(interaction.data or {}))
    chosen = {name: values[0] for name, values in given.items() if name != _SWITCHES and values}
    if _SWITCHES in given:
        ticked = given[_SWITCHES]
        for setting in settings:
            if setting.is_switch:
                chosen[setting.name] = TRUE if setting.name in ticked else FALSE
    known = {setting.name for setting in settings}
    return {name: value for name, value in chosen.items() if name in known}


def _fields(data: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[str]]]:
    for row in data.get("components", ()):
        field = row.get("component") or {}
        if field.get("custom_id"):
            yield field["custom_id"], field.get("values") or ()
