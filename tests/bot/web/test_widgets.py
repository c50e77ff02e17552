"""Widgets: a match on somebody's own site, as everybody may see it."""

from __future__ import annotations

import pytest

from tests.bot.web.conftest import Lobby

CLUB = "https://club.example.org"
FRAMED = {
    "Sec-Fetch-Site": "cross-site",
    "Sec-Fetch-Mode": "navigate",
    "Sec-Fetch-Dest": "iframe",
}


@pytest.fixture
async def lobby(monkeypatch):
    monkeypatch.setenv("SALLE_WIDGET_HOSTS", CLUB)
    found = Lobby()
    await found.open()
    yield found
    await found.close()


async def test_a_widget_shows_a_match_to_the_clubs_site_alone(lobby, anna, table):
    stranger = lobby.visitor()
    status, body, headers = await stranger.raw(f"/widget/{table}?language=fr", **FRAMED)
    html = body.decode()
    assert status == 200
    assert headers["Content-Security-Policy"].endswith(f"frame-ancestors {CLUB}")
    assert "Set-Cookie" not in headers
    assert "<script" not in html
    assert "<button" not in html
    assert 'lang="fr"' in html
    source = html.split('img src="')[1].split('"')[0]
    assert (await stranger.raw(source))[0] == 200


async def test_a_players_own_widget_shows_no_more_than_everybodys(lobby, anna, table):
    own = await anna.raw(f"/widget/{table}", **FRAMED)
    others = await lobby.visitor().raw(f"/widget/{table}", **FRAMED)
    assert own[1] == others[1]


async def test_a_table_of_one_player_and_one_that_is_not_there_have_none(lobby, anna):
    solo = await anna.begin(level="novice")
    for table in (solo, "zzzzz"):
        status, _, _ = await lobby.visitor().raw(f"/widget/{table}", **FRAMED)
        assert status == 404


async def test_where_no_site_is_named_there_is_none():
    lobby = Lobby()
    await lobby.open()
    try:
        assert (await lobby.visitor().raw("/widget/abcde", **FRAMED))[0] in (403, 404)
    finally:
        await lobby.close()
