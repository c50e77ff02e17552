"""A prompt's choices as rows of buttons, or as menus where buttons don't fit; and their taps.

A button carries its whole question, so nothing is kept of a message once it is sent: any button
of any age works in any process.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING, Any, Final, Self

import discord
from discord import ui

from bot.model import Choice, Prompt, Style

if TYPE_CHECKING:
    from bot.adapters.discord.client import Client

ROWS: Final = 5
IN_ROW: Final = 5  # buttons
IN_MENU: Final = 25  # lines
_LABEL, _LINE, _PLACEHOLDER = 80, 100, 150  # characters

_STYLES: Final = {
    Style.GO: discord.ButtonStyle.success,
    Style.MOVE: discord.ButtonStyle.primary,
    Style.QUIET: discord.ButtonStyle.secondary,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Bank:
    """Choices that stand together: in rows of buttons, or in menus."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    is_menu: bool = False

    @property
    def height(self) -> int:
        return ceil(len(self.choices) / (IN_MENU if self.is_menu else IN_ROW))


def view_of(prompt: Prompt | None) -> ui.View:
    """The prompt's buttons. The view is finished before it is sent: it is never listened to."""
    view = ui.View(timeout=None)
    rows = (row for bank in _arranged(prompt) for row in _rows(bank))
    for number, row in zip(range(ROWS), rows, strict=False):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def _arranged(prompt: Prompt | None) -> list[_Bank]:
    """One bank a group, the controls last; the longest become menus until all of them fit."""
    if prompt is None:
        return []
    moves = [_Bank(key=g.key, label=g.label, choices=g.choices) for g in prompt.groups if g.choices]
    quiet = [_Bank(key="", label=prompt.lead, choices=prompt.controls)] if prompt.controls else []
    if len(moves) + len(quiet) > ROWS:  # too many kinds for a row each
        choices = tuple(choice for bank in moves for choice in bank.choices)
        moves = [_Bank(key="moves", label=prompt.lead, choices=choices)]
    banks = [*moves, *quiet]
    while sum(bank.height for bank in banks) > ROWS:
        longest = max(banks, key=lambda bank: 0 if bank.is_menu else len(bank.choices))
        if longest.is_menu:
            break
        banks[banks.index(longest)] = replace(longest, is_menu=True)
    return banks


def _rows(bank: _Bank) -> Iterator[list[ui.Item[Any]]]:
    if not bank.is_menu:
        for part in _parts(bank.choices, IN_ROW):
            yield [_button(choice) for choice in part]
        return
    pages = list(_parts(bank.choices, IN_MENU))
    for number, part in enumerate(pages):
        place = f" {number + 1}/{len(pages)}" if len(pages) > 1 else ""
        yield [
            ui.Select(
                custom_id=f"menu:{bank.key}:{number}",
                placeholder=f"{bank.label[: _PLACEHOLDER - 8]}{place}".strip() or None,
                options=[_line(choice) for choice in part],
            )
        ]


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

    The template takes any id, those of an older Salle too: what a tap means is the hall's to
    read from the ticket, and the hall has a sentence for buttons that mean nothing any more.
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
