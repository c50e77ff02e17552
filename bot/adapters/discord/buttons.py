"""A prompt's choices as rows of buttons, or as menus where buttons don't fit; and their taps.

A button carries its whole question, so nothing is kept of a message once it is sent: any button
of any age works in any process.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any, Final, Self

import discord
from discord import ui

from bot.application.model import ButtonStyle, Choice, Prompt

if TYPE_CHECKING:
    from bot.adapters.discord.client import Client

ROWS: Final = 5
IN_ROW: Final = 5  # buttons
IN_MENU: Final = 25  # lines
_LABEL, _LINE, _PLACEHOLDER = 80, 100, 150  # characters

_STYLES: Final = {
    ButtonStyle.GO: discord.ButtonStyle.success,
    ButtonStyle.MOVE: discord.ButtonStyle.primary,
    ButtonStyle.QUIET: discord.ButtonStyle.secondary,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Bank:
    """Choices that stand together."""

    key: str
    label: str
    choices: tuple[Choice, ...]


def view_of(prompt: Prompt | None) -> ui.View:
    """The prompt's buttons. The view is finished before it is sent: it is never listened to."""
    view = ui.View(timeout=None)
    rows = _laid_out(_banks(prompt)) if prompt else []
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


def _banks(prompt: Prompt) -> list[_Bank]:
    """One a group, the controls last."""
    groups = [_Bank(key=g.key, label=g.label, choices=g.choices) for g in prompt.groups]
    banks = [*groups, _Bank(key="", label=prompt.lead, choices=prompt.controls)]
    return [bank for bank in banks if bank.choices]


def _laid_out(banks: Sequence[_Bank]) -> list[list[ui.Item[Any]]]:
    """Buttons, because they take one tap and menus two; the longest bank in menus till all fit."""
    in_menus: list[_Bank] = []
    in_rows = list(banks)
    while (rows := _rows_of(in_rows, ROWS - _height(in_menus))) is None:
        in_menus.append(max(in_rows, key=lambda bank: len(bank.choices)))
        in_rows.remove(in_menus[-1])
    spare = ROWS - len(rows) - _height(in_menus)
    menus: list[ui.Item[Any]] = []
    for bank in in_menus:
        pages = _pages(bank.choices, _height([bank]) + spare)
        spare -= len(pages) - _height([bank])
        menus += _menus(bank, pages)
    buttons: list[list[ui.Item[Any]]] = [[_button(choice) for choice in row] for row in rows]
    return [*([menu] for menu in menus), *buttons]


def _height(menus: Sequence[_Bank]) -> int:
    """The rows that banks take at least in menus."""
    return sum(ceil(len(bank.choices) / IN_MENU) for bank in menus)


def _rows_of(banks: Sequence[_Bank], room: int) -> list[Sequence[Choice]] | None:
    """Each bank in even rows of its own, else shoulder to shoulder; None where there is no room."""
    apart = [row for bank in banks for row in _evenly(bank.choices)]
    if len(apart) <= room:
        return apart
    together = list(_parts([choice for bank in banks for choice in bank.choices], IN_ROW))
    return together if len(together) <= room or not together else None


def _evenly(choices: Sequence[Choice]) -> Iterator[Sequence[Choice]]:
    return _parts(choices, ceil(len(choices) / ceil(len(choices) / IN_ROW)))


def _pages(choices: Sequence[Choice], at_most: int) -> list[Sequence[Choice]]:
    """A board's squares by its rows, in at most as many menus: short ones need no scrolling."""
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


def _menus(bank: _Bank, pages: Sequence[Sequence[Choice]]) -> Iterator[ui.Item[Any]]:
    for number, page in enumerate(pages):
        ends = f" · {_short(page[0])} – {_short(page[-1])}" if len(pages) > 1 else ""
        yield ui.Select(
            custom_id=f"menu:{bank.key}:{number}",
            placeholder=f"{bank.label[: _PLACEHOLDER - len(ends)]}{ends}" or None,
            options=[_line(choice) for choice in page],
        )


def _short(choice: Choice) -> str:
    return choice.square or choice.words[:_LABEL]


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


class Tap(ui.DynamicItem[ui.Item[Any]], template=re.compile(r"[\s\S]+")):
    """Every component of every message of ours.

    The template takes any id, those of an older Salle too: what a tap means is Salle's to
    read from the ticket, and Salle has a sentence for buttons that mean nothing any more.
    """

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The item that was tapped, as it stands in its message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the tap."""
        chosen: list[str] = self.item.values if isinstance(self.item, ui.Select) else []
        client: Client = interaction.client
        await client.tapped(interaction, chosen[0] if chosen else self.custom_id)
