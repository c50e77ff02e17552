"""Links from chats to the page, where it is known at which address people open it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.adapters.links import all_links
from bot.adapters.web.encrypted_names import EncryptedNames
from bot.application.model import Subject
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.settings import StartError, read_settings
from tests.bot.ranked import rank
from tests.bot.salle import ROOM, START
from tests.every import every

PAGE = "https://salle.example.org"


@pytest.fixture
def linked(salle):
    salle.app.context = replace(salle.app.context, links=all_links(PAGE))


async def links(who, name, words="", where=None):
    command = registry().commands[name]
    given = Given(arguments=command.arguments, words=words)
    place = Place.GROUP if where else Place.PRIVATE
    reply = await who.salle.app.say(command, who.ask(where), given, place)
    return [one.url for one in reply.private.prompt.controls if one.url]


async def test_a_profile_links_to_its_page_which_names_nobody(salle, anna, linked):
    await rank(salle.store, str(anna.address), "Anna", 1700.0, at=START)
    names = EncryptedNames(await salle.store.secret())
    (url,) = await links(anna, "profile")
    assert url == PAGE + names.page_of(Subject(person="test:anna"))
    assert "anna" not in url


async def test_a_leaderboard_of_all_links_to_its_page_and_that_of_a_group_to_none(anna, linked):
    assert await links(anna, "leaderboard", "gyges") == [f"{PAGE}/leaderboard/gyges"]
    assert await links(anna, "leaderboard", "gyges", where=ROOM) == []


async def test_a_code_for_linking_has_a_page_of_its_own(anna, linked):
    (url,) = await links(anna, "link")
    assert re.fullmatch(rf"{PAGE}/link/[0-9A-Z]{{5}}-[0-9A-Z]{{5}}", url)


async def test_the_link_of_a_challenge_leads_to_its_page(salle, anna, linked):
    table = await salle.challenge(anna, game="gyges")
    reply = await salle.app.tap(anna.ask(ROOM), f"cl:{table}:0:")
    (url,) = [one.url for one in reply.private.prompt.controls if one.url]
    assert url == f"{PAGE}/t/{salle.tables.aliases.code(table)}"


@every("said", ["salle.example.org", "http://salle.example.org", f"{PAGE}/p", "https://x y.org"])
def test_an_address_of_the_page_that_chats_could_not_open_is_refused(said, monkeypatch):
    monkeypatch.setenv("SALLE_PAGE_URL", said)
    with pytest.raises(StartError, match="SALLE_PAGE_URL"):
        read_settings()


def test_a_stroke_at_the_end_of_the_pages_address_does_not_matter(monkeypatch):
    monkeypatch.setenv("SALLE_PAGE_URL", f"{PAGE}/")
    assert read_settings().page_url == PAGE


async def test_where_the_page_is_not_known_to_be_there_are_no_links(salle, anna):
    await rank(salle.store, str(anna.address), "Anna", 1700.0, at=START)
    assert await links(anna, "profile") == []
    assert await links(anna, "leaderboard", "gyges") == []
