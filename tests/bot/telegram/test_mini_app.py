"""The buttons that open the page inside Telegram."""

from __future__ import annotations

import pytest

from tests.bot.telegram.evening import Evening

PAGE = "https://salle.example.org"


@pytest.fixture
async def evening(server, unlisted):
    """Salle has a public page, and its bot a main app."""
    server.has_main_web_app = True
    async with Evening(server, SALLE_PAGE_URL=PAGE).open() as opened:
        await opened.greeted()
        yield opened


def board_button(message):
    return next((b.json() for row in message.buttons for b in row if b.label == "Board"), None)


async def test_in_private_every_board_and_what_it_becomes_opens_the_table(evening):
    await evening.bea.starts()
    await evening.match()
    person, message, _ = await evening.mover()
    opened = board_button(message)
    assert opened["web_app"]["url"].startswith(f"{PAGE}/app/telegram/t/")
    seen = message.content
    await person.taps(message, data=message.buttons[0][0].data)
    await message.changes(lambda m: m.content != seen)
    assert board_button(message) == opened


async def test_in_a_group_a_link_to_the_bots_main_app_names_the_table(evening):
    board = await evening.match()
    url = board_button(board)["url"]
    assert url.startswith("https://t.me/")
    assert "?startapp=t_" in url


async def test_the_button_beside_the_field_opens_ones_tables(evening, server):
    await server.bell.until(lambda: server.menu_button["type"] == "web_app", within=60)
    assert server.menu_button["web_app"] == {"url": f"{PAGE}/app/telegram/"}


async def test_no_button_names_the_chat_of_its_table(evening):
    await evening.bea.starts()
    board = await evening.match()
    _, message, _ = await evening.mover()
    for button in (board_button(board), board_button(message)):
        assert str(abs(evening.group.id)) not in str(button)


async def test_without_a_public_address_there_are_none(server, unlisted):
    async with Evening(server).open() as evening:
        await evening.greeted()
        await evening.bea.starts()
        await evening.match()
        _, message, _ = await evening.mover()
        assert board_button(message) is None
        assert server.menu_button == {"type": "default"}
