"""A prompt's choices as rows of buttons, or as menus where buttons don't fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, Final

import discord
from discord import ui

from bot.application.model import ButtonStyle, Choice, Group, Prompt

ROWS: Final = 5
IN_ROW: Final = 5  # buttons
IN_MENU: Final = 25  # lines
_LABEL, _LINE, _PLACEHOLDER = 80, 100, 150  # characters

_STYLES: Final = {
    ButtonStyle.GO: discord.ButtonStyle.success,
    ButtonStyle.MOVE: discord.ButtonStyle.primary,
    ButtonStyle.QUIET: discord.ButtonStyle.secondary,
}


def view_of(prompt: Prompt | None) -> ui.View:
    """The prompt's buttons. The view is finished before it is sent: it is never listened to."""
    view = ui.View(timeout=None)
    rows = [*_menus_of(prompt), *_laid_out(_groups(prompt))] if prompt else []
    for number, row in zip(range(ROWS), rows, strict=False):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def row_of(choices: Sequence[Choice]) -> ui.ActionRow[ui.LayoutView]:
    """The first buttons in one row, for a page."""
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for choice in choices[:IN_ROW]:
        row.add_item(_button(choice))
    return row


def _groups(prompt: Prompt) -> list[Group]:
    # The prompt's groups, and its controls as one more; none is empty.
    controls = Group(key="", label=prompt.lead, choices=prompt.controls)
    return [g for g in (*prompt.groups, controls) if g.choices and not g.menu]


def _menus_of(prompt: Prompt) -> list[list[ui.Item[Any]]]:
    # A row for each menu; where there are too many, one menu that opens them.
    menus = [group for group in prompt.groups if group.menu]
    if len(menus) >= ROWS:
        lines = [
            discord.SelectOption(
                label=menu.label[:_LINE], value=menu.menu, description=menu.present[:_LINE] or None
            )
            for menu in menus[:IN_MENU]
        ]
        return [
            [ui.Select(custom_id="menu", placeholder=prompt.lead[:_PLACEHOLDER], options=lines)]
        ]
    return [
        [
            ui.Select(
                custom_id=f"menu:{menu.key}",
                placeholder=f"{menu.label}: {menu.present}"[:_PLACEHOLDER],
                options=[_line(choice) for choice in menu.choices],
            )
        ]
        for menu in menus
    ]


def _laid_out(groups: Sequence[Group]) -> list[list[ui.Item[Any]]]:
    # Buttons where there is room, for they take one tap and menus two: the longest groups become
    # menus until all fit.
    in_menus: list[Group] = []
    in_rows = list(groups)
    while (rows := _rows_of(in_rows, ROWS - _height(in_menus))) is None:
        in_menus.append(max(in_rows, key=lambda group: len(group.choices)))
        in_rows.remove(in_menus[-1])
    spare = ROWS - len(rows) - _height(in_menus)
    menus: list[ui.Item[Any]] = []
    for group in in_menus:
        pages = _pages(group.choices, _height([group]) + spare)
        spare -= len(pages) - _height([group])
        menus += _menus(group, pages)
    buttons: list[list[ui.Item[Any]]] = [[_button(choice) for choice in row] for row in rows]
    return [*([menu] for menu in menus), *buttons]


def _height(menus: Sequence[Group]) -> int:
    # The rows that groups take at least in menus.
    return sum(ceil(len(group.choices) / IN_MENU) for group in menus)


def _rows_of(groups: Sequence[Group], room: int) -> list[Sequence[Choice]] | None:
    # Each group in even rows of its own, else all in full rows; None where there is no room.
    apart = [row for group in groups for row in _evenly(group.choices)]
    if len(apart) <= room:
        return apart
    together = list(_parts([choice for group in groups for choice in group.choices], IN_ROW))
    return together if len(together) <= room or not together else None


def _evenly(choices: Sequence[Choice]) -> Iterator[Sequence[Choice]]:
    return _parts(choices, ceil(len(choices) / ceil(len(choices) / IN_ROW)))


def _pages(choices: Sequence[Choice], at_most: int) -> list[Sequence[Choice]]:
    # A board's squares by its rows, in at most `at_most` menus: short ones need no scrolling.
    by_row: dict[int, list[Choice]] = {}
    for choice in choices:
        by_row.setdefault(choice.cell[1] if choice.cell else 0, []).append(choice)
    pages: list[list[Choice]] = [[]]
    for row in by_row.values():
        is_full = len(pages[-1]) + len(row) / 2 > len(choices) / at_most
        if pages[-1] and len(pages) < at_most and is_full:
            pages.append([])
        pages[-1] += row
    if any(len(page) > IN_MENU for page in pages):
        return list(_parts(choices, IN_MENU))
    return list(pages)


def _menus(group: Group, pages: Sequence[Sequence[Choice]]) -> Iterator[ui.Item[Any]]:
    for number, page in enumerate(pages):
        ends = f" · {_short(page[0])} – {_short(page[-1])}" if len(pages) > 1 else ""
        yield ui.Select(
            custom_id=f"menu:{group.key}:{number}",
            placeholder=f"{group.label[: _PLACEHOLDER - len(ends)]}{ends}" or None,
            options=[_line(choice) for choice in page],
        )


def _short(choice: Choice) -> str:
    return choice.square if choice.cell else choice.words[:_LABEL]


def _parts(choices: Sequence[Choice], size: int) -> Iterator[Sequence[Choice]]:
    for start in range(0, len(choices), size):
        yield choices[start : start + size]


def _button(choice: Choice) -> ui.Button[ui.View]:
    label = choice.words[:_LABEL]
    if choice.url:
        return ui.Button(label=label, url=choice.url)
    return ui.Button(label=label, custom_id=choice.ticket, style=_STYLES[choice.style])


def _line(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.words[:_LINE], value=choice.ticket, description=choice.detail[:_LINE] or None
    )
