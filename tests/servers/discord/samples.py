"""Something to send."""

import io

import discord
from discord import ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d0000000049454e44ae426082"
)


def picture(name: str = "board.png", alt: str | None = "a board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


def row(*buttons: dict) -> dict:
    return {"type": 1, "components": list(buttons)}


def button(**change) -> dict:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a"} | change


class Board(ui.LayoutView):
    def __init__(self, text: str = "North to move") -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        gallery.items[0].description = "the board in words"
        buttons = ui.ActionRow(ui.Button(label="Hand", custom_id="hand"))
        self.add_item(ui.Container(ui.TextDisplay(text), gallery, ui.Separator(), buttons))


TEXT = {"type": 10, "content": "t"}
