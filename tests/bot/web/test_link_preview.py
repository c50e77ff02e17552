"""What a chat shows of a link to a table: the same for everybody, and nothing hidden."""

import io
import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from PIL import Image

from bot.adapters.web.requests import CHAT, PLATFORM
from engines.core.seat import Pair
from renderers import drawable_framing
from renderers.coat import coat_of
from renderers.rendering import render
from renderers.style import Framing, RenderStyle
from storage.base import TableKey
from tests.bot.web.conftest import control


async def tags(visitor, table, **headers):
    status, html, _ = await visitor.raw(f"/t/{table}", **headers)
    assert status == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', html.decode())
    return {name: unescape(content) for name, content in found}


def path(said):
    return urlsplit(said["og:image"]).path


async def loaded(lobby, table):
    return await lobby.salle.tables.load(TableKey(PLATFORM, CHAT.id, table))


async def resign(visitor, table):
    asked = await visitor.post(f"/api/table/{table}/act/resign")
    await visitor.tap(table, control(asked["post"], "ry"))


async def test_a_link_is_shown_with_who_plays_and_how_it_stands(lobby, table):
    said = await tags(lobby.visitor(), table)
    assert re.fullmatch(r"En Garde · (Anna – Bea|Bea – Anna)", said["og:title"])
    assert "to move" in said["og:description"]
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:url"].endswith(f"/t/{table}")


async def test_the_picture_has_the_size_that_is_said(lobby, table):
    stranger = lobby.visitor()
    said = await tags(stranger, table)
    status, body, headers = await stranger.raw(path(said))
    assert (status, headers["Content-Type"]) == (200, "image/png")
    size = int(said["og:image:width"]), int(said["og:image:height"])
    assert Image.open(io.BytesIO(body)).size == size
    assert said["og:image:alt"].startswith("En Garde")


async def test_it_is_the_spectators_picture_whoever_asks(lobby, anna, bea, table):
    said = await tags(lobby.visitor(), table)
    drawn = [(await who.raw(path(said)))[1] for who in (lobby.visitor(), anna, bea)]
    assert drawn == [drawn[0]] * 3
    here = await loaded(lobby, table)
    view = here.game.view(here.match.game_state, None)
    one, two = here.match.players
    names = Pair(one=one.name, two=two.name)
    coats = Pair(one=coat_of(one.address), two=coat_of(two.address))
    style = RenderStyle(names=names, coats=coats, framing=drawable_framing(view.game, Framing.WIDE))
    assert drawn[0] == render(view, style)


async def test_the_words_hold_no_hand(lobby, anna, table):
    said = await tags(lobby.visitor(), table)
    assert "hand:" not in str(said).lower()
    assert (await tags(anna, table)) == {}  # a player's own page says nothing for others


async def test_each_version_has_a_picture_of_its_own_that_may_be_kept(lobby, to_move, table):
    mover, _ = to_move
    stranger = lobby.visitor()
    before = path(await tags(stranger, table))
    _, old, headers = await stranger.raw(before)
    assert "immutable" in headers["Cache-Control"]
    await mover.plays(table)
    after = path(await tags(stranger, table))
    assert after != before
    _, now, _ = await stranger.raw(before)
    _, _, late = await stranger.raw(before)
    assert now != old
    assert late["Cache-Control"] == "no-cache"  # there it is as it is now


async def test_a_picture_that_may_be_kept_shows_no_time(lobby, table):
    stranger = lobby.visitor()
    address = path(await tags(stranger, table))
    _, at_once, _ = await stranger.raw(address)
    lobby.salle.time.now += 86_400
    assert (await stranger.raw(address))[1] == at_once


async def test_a_match_that_is_over_is_told_by_its_result(lobby, anna, table):
    await resign(anna, table)
    said = await tags(lobby.visitor(), table)
    assert said["og:description"] == "Anna resigns: Bea wins the match."


async def test_the_words_are_in_the_language_that_is_asked_for(lobby, anna, table):
    await resign(anna, table)
    said = await tags(lobby.visitor(), table, **{"Accept-Language": "it"})
    assert "Bea vince" in said["og:description"]
    assert path(said).endswith("/it.png")


async def test_a_challenge_is_told_with_its_terms_and_without_a_picture(lobby, anna):
    table = await anna.begin()
    said = await tags(lobby.visitor(), table)
    assert said["twitter:card"] == "summary"
    assert "Anna" in said["og:description"]
    assert "og:image" not in said


@pytest.mark.parametrize("terms", [{"level": "fencer"}, {"is_study": True}])
async def test_of_a_table_at_which_somebody_plays_alone_nothing_is_shown(lobby, anna, terms):
    table = await anna.begin(**terms)
    assert await tags(lobby.visitor(), table) == {}
    assert (await lobby.visitor().raw(f"/t/{table}/2/en.png"))[0] == 404


async def test_there_is_no_picture_of_a_table_that_is_not(lobby):
    assert (await lobby.visitor().raw("/t/zzzzz/1/en.png"))[0] == 404


async def test_names_cannot_add_to_the_pages_head(lobby, bea):
    rogue = await lobby.visitor().arrive('"><script>x</script>')
    table = await rogue.begin()
    _, html, _ = await lobby.visitor().raw(f"/t/{table}")
    assert b"<script>x" not in html


async def test_the_address_is_that_by_which_the_page_was_asked_for(lobby, table):
    plain = await tags(lobby.visitor(), table)
    behind = await tags(lobby.visitor(), table, **{"X-Forwarded-Proto": "https"})
    assert plain["og:image"].startswith("http://127.0.0.1:")
    assert behind["og:image"].startswith("https://127.0.0.1:")


async def test_a_game_that_breaks_takes_no_page_away(lobby, table, monkeypatch):
    def broken(_):
        raise ValueError("no words")

    monkeypatch.setattr("bot.adapters.web.link_preview.text_of", broken)
    assert await tags(lobby.visitor(), table) == {}
