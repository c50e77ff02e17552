"""The terms of a challenge as a modal form; its id says what is done with what is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.adapters.discord.requests import Interaction
from bot.commands.term_settings import CLOCK, SIDE, Setting
from engines.core.options import TRUE
from renderers.wording import Say

_ROWS: Final = 5  # of a modal
_RADIOS: Final = 10  # buttons in a group
_BOXES: Final = 10  # in a list
_TITLE, _LABEL, _LINE = 45, 45, 100  # characters
_SWITCHES: Final = "switches"


def terms_modal(title: str, custom_id: str, settings: Sequence[Setting], say: Say) -> ui.Modal:
    """Each setting with all its values, one tap to take another, and all switches in one list.

    It is finished before it is sent: any process can answer it, by its id.
    """
    modal = ui.Modal(title=title[:_TITLE], custom_id=custom_id)
    shown, ticked = _in_rows(settings)
    for setting in shown:
        modal.add_item(ui.Label(text=setting.label[:_LABEL], component=_choice(setting)))
    if ticked:
        modal.add_item(ui.Label(text=say("entrance-switches")[:_LABEL], component=_list(ticked)))
    modal.stop()
    return modal


def _in_rows(settings: Sequence[Setting]) -> tuple[list[Setting], list[Setting]]:
    # The settings that have a row of their own, and those that are ticked in one list. Where there
    # are too many, options of two values join the switches; what still has no room keeps its value.
    shown = [setting for setting in settings if not setting.is_switch]
    ticked = [setting for setting in settings if setting.is_switch]
    options = [setting for setting in shown if setting.name not in (CLOCK, SIDE)]
    while len(shown) + bool(ticked) > _ROWS and options:
        least = min(reversed(options), key=lambda setting: len(setting.values))
        options.remove(least)
        shown.remove(least)
        ticked += [least] if len(least.values) == 2 else []
    return shown, ticked[:_BOXES]


def _choice(setting: Setting) -> ui.RadioGroup[Any] | ui.Select[Any]:
    # A button for each value; a menu where there are more than a group of buttons may have.
    details = setting.details or ("",) * len(setting.values)
    lines: list[dict[str, Any]] = [
        {
            "label": words[:_LINE],
            "value": value,
            "description": detail[:_LINE] or None,
            "default": number == setting.chosen,
        }
        for number, (value, words, detail) in enumerate(
            zip(setting.values, setting.words, details, strict=True)
        )
    ]
    if len(lines) > _RADIOS:
        options = [discord.SelectOption(**line) for line in lines]
        return ui.Select(custom_id=setting.name, options=options)
    buttons = [discord.RadioGroupOption(**line) for line in lines]
    return ui.RadioGroup(custom_id=setting.name, options=buttons)


def _list(settings: Sequence[Setting]) -> ui.CheckboxGroup[Any]:
    # What is ticked holds.
    options = [
        discord.CheckboxGroupOption(
            label=setting.words[_ticked(setting)][:_LINE],
            value=setting.name,
            default=setting.chosen == _ticked(setting),
        )
        for setting in settings
    ]
    return ui.CheckboxGroup(custom_id=_SWITCHES, required=False, min_values=0, options=options)


def _ticked(setting: Setting) -> int:
    # Which of the two values a tick stands for.
    return setting.values.index(TRUE) if setting.is_switch else 1


def read_terms(interaction: Interaction, settings: Sequence[Setting]) -> Mapping[str, str]:
    """What was chosen in the form of these settings, by their names."""
    given = dict(_fields(interaction.data or {}))
    chosen = {name: values[0] for name, values in given.items() if name != _SWITCHES and values}
    if _SWITCHES in given:
        for setting in _in_rows(settings)[1]:
            ticked = _ticked(setting)
            is_ticked = setting.name in given[_SWITCHES]
            chosen[setting.name] = setting.values[ticked if is_ticked else 1 - ticked]
    known = {setting.name for setting in settings}
    return {name: value for name, value in chosen.items() if name in known}


def _fields(data: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[str]]]:
    # What was chosen in each field; `interaction_shape` has seen that they are fields.
    for row in data.get("components", ()):
        field = row.get("component") or {}
        if field.get("custom_id"):
            value = field.get("value")  # of a group of buttons; menus and lists have several
            chosen = [value] if value and isinstance(value, str) else []
            yield field["custom_id"], field.get("values") or chosen
