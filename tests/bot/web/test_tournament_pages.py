"""A tournament at an address of its own: for everybody, and for chats."""

import io
import json
import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from PIL import Image

from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.messages.words import LANGUAGES
from engines.core.record import Player
from engines.core.tournaments.acts import Corrected, Joined, Left, Outcome
from engines.core.tournaments.head import Kind
from engines.core.tournaments.replacing import with_player_replaced
from storage import keys, tournament_codec
from tests.bot.web.tournament_visits import (
    ODO,
    html_of,
    joined,
    names_in,
    one_round,
    opened,
    sees,
    text_of,
)
from tests.every import every


async def tags(visitor, played, **headers):
    found = re.findall(
        r'<meta property="([^"]+)" content="([^"]*)">', await html_of(visitor, played, **headers)
    )
    return {name: unescape(content) for name, content in found}


# ---------------------------------------------------------------- for everybody
async def test_it_can_be_read_without_a_script(lobby):
    played = await one_round(lobby)
    html = await html_of(lobby.visitor(), played)
    assert "<h1>Autumn Cup</h1>" in html
    said = text_of(html)
    for words in ("Swiss", "Gygès", "Organised by Anna", "Standings", "Round 2", "Points"):
        assert words in said, words
    assert html.count('<th scope="row">') == 4
    assert re.search(r'<a href="/t/\w{10}">Table</a>', html)


async def test_before_it_begins_it_says_who_has_joined_and_when_it_begins(lobby, anna):
    played = await opened(lobby)
    shown = await sees(anna, played)
    assert names_in(shown) == ["Anna", "Bea", "Chiara", "Dario"]
    assert shown["until"].startswith("It begins tomorrow")
    assert (shown["rounds"], shown["page"], shown["picture"]) == ([], None, None)


async def test_a_round_says_who_meets_whom_at_which_table_and_until_when(lobby, anna):
    played = await opened(lobby)
    now = await played.begins()
    shown = await sees(anna, played)
    assert shown["until"].startswith("Round 1 ends")
    for match, bout in zip(shown["page"]["matches"], now.state.open_bouts, strict=True):
        key = await played.key(bout)
        assert match["tables"] == [{"href": f"/t/{key.table}", "label": "Table"}]
        assert (match["result"], match["notes"]) == ("", ["being played"])
        assert (await anna.visit(key.table)).status == 200


async def test_a_finished_match_shows_its_result_its_plate_and_its_film(lobby, anna):
    played = await one_round(lobby)
    page = (await anna.get(f"/api/tournament/{played.name}/round/1")).json
    match = page["matches"][0]
    assert match["result"] == "1 – 0"
    plate, film = match["over"]
    assert plate["name"].startswith("End: ")
    answer = await anna.post("/api/tap", {"ticket": plate["ticket"], "nonce": "0e"})
    status, body, _ = await anna.raw(answer["post"]["plate"]["src"])
    assert (status, Image.open(io.BytesIO(body)).format) == (200, "PNG")
    answer = await anna.post("/api/tap", {"ticket": film["ticket"], "nonce": "0f"})
    assert answer["post"]["film"].endswith(".mp4")


async def test_points_and_tie_breaks_are_told_line_by_line(lobby, anna):
    shown = (await sees(anna, await one_round(lobby)))["standings"]
    assert shown["figures"] == ["Points", "Buchholz", "Sonneborn-Berger"]
    assert [row["figures"][0] for row in shown["rows"]] == ["1", "1", "0", "0"]
    assert [row["cells"][0][0][0] for row in shown["rows"]] == ["won", "won", "lost", "lost"]


async def test_a_round_robin_has_a_crosstable(lobby, anna):
    shown = (await sees(anna, await one_round(lobby, kind=Kind.ROUND_ROBIN)))["standings"]
    assert shown["kind"] == "cross"
    assert [column["name"] for column in shown["columns"]] == [r["name"] for r in shown["rows"]]
    for number, row in enumerate(shown["rows"]):
        assert row["cells"][number] == [["self", 0]]


async def test_a_knock_out_has_a_bracket_with_the_rounds_to_come(lobby, anna):
    played = await one_round(lobby, kind=Kind.KNOCK_OUT, tie_breaks=())
    rounds = (await sees(anna, played))["bracket"]
    assert [one["title"] for one in rounds] == ["Round 1", "Final"]
    assert all(match["winner"] for match in rounds[0]["matches"])
    assert rounds[1]["matches"][0]["is_running"]
    assert "Bracket" in text_of(await html_of(lobby.visitor(), played))


async def test_a_forfeit_and_a_correction_are_marked(lobby, anna):
    played = await opened(lobby)
    now = await played.begins()
    first, second = now.state.open_bouts
    at = int(lobby.salle.time())
    await played.act(Left(at=at, by=first.one, player=first.one))
    await played.plays_out(second.two.partition(":")[2])
    await played.act(
        Corrected(at=at, round=1, board=second.board, outcome=Outcome.DRAW, reason="A slip")
    )
    shown = (await anna.get(f"/api/tournament/{played.name}/round/1"))["matches"]
    assert shown[0]["notes"] == ["without play"]
    assert shown[1]["result"] == "½ – ½"
    assert shown[1]["notes"] == ["corrected: A slip"]
    out = [row["out"] for row in (await sees(anna, played))["standings"]["rows"]]
    assert "has left" in out


async def test_after_the_end_the_first_three_are_shown(lobby, anna):
    played = await one_round(lobby, rounds=1)
    shown = await sees(anna, played)
    assert shown["is_over"]
    assert shown["until"].startswith("It ended today")
    assert "final places" in shown["picture"]["alt"]
    assert (await anna.raw(shown["picture"]["src"]))[0] == 200


@every("language", LANGUAGES)
async def test_it_speaks_the_language_that_is_asked_for(lobby, language):
    played = await one_round(lobby)
    html = await html_of(lobby.visitor(), played, **{"Accept-Language": language})
    assert f'<html lang="{language}">' in html


# ---------------------------------------------------------------- a link to it
async def test_a_link_shows_the_standings_as_a_picture(lobby):
    played, stranger = await one_round(lobby), lobby.visitor()
    said = await tags(stranger, played)
    assert said["og:title"] == "Autumn Cup"
    assert "Swiss" in said["og:description"]
    assert said["og:url"].endswith(f"/tournament/{played.name}")
    assert said["twitter:card"] == "summary_large_image"
    status, body, headers = await stranger.raw(urlsplit(said["og:image"]).path)
    assert (status, headers["Content-Type"]) == (200, "image/png")
    assert "immutable" in headers["Cache-Control"]
    size = int(said["og:image:width"]), int(said["og:image:height"])
    assert Image.open(io.BytesIO(body)).size == size


async def test_before_it_begins_a_link_tells_what_is_agreed_on(lobby):
    said = await tags(lobby.visitor(), await opened(lobby))
    assert said["twitter:card"] == "summary"
    assert "4 of at most" in said["og:description"]


async def test_a_picture_may_be_kept_as_long_as_it_shows_what_is(lobby):
    played, stranger = await opened(lobby), lobby.visitor()
    now = await played.begins()
    path = urlsplit((await tags(stranger, played))["og:image"]).path
    await played.plays_out(now.state.open_bouts[0].two.partition(":")[2])
    assert (await stranger.raw(path))[2]["Cache-Control"] == "no-cache"
    assert urlsplit((await tags(stranger, played))["og:image"]).path != path


# ---------------------------------------------------------------- what nobody is told
async def test_neither_page_nor_answers_tell_an_id_of_anybody(lobby, anna):
    played = await opened(lobby, kind=Kind.KNOCK_OUT, tie_breaks=())
    await played.act(Joined(at=int(lobby.salle.time()), by=ODO.address, player=ODO))
    now = await played.begins()
    told = [
        await html_of(lobby.visitor(), played),
        await html_of(anna, played),
        json.dumps(await sees(anna, played)),
        json.dumps((await anna.get(f"/api/tournament/{played.name}/round/1")).json),
        json.dumps((await anna.get(f"/api/tournament/{played.name}/standings?from=0")).json),
        json.dumps((await anna.get("/api/open")).json),
    ]
    assert now.state.rounds
    assert not re.search(r"4711|test:|discord:", "".join(told))
    assert "Odo" in told[0]


async def test_who_keeps_a_profile_to_themselves_has_no_name_in_public(lobby, anna):
    played = await opened(lobby)
    await joined(played, anna)
    await lobby.salle.store.update_profile("test:bea", {PROFILE_SHOWN: ProfileShown.NOTHING})
    await played.begins()
    stranger = lobby.visitor()
    html, said = await html_of(stranger, played), await tags(stranger, played)
    assert "Bea" not in text_of(html)
    assert "Bea" not in str(said)
    assert "somebody whose profile is private" in said["og:image:alt"]
    carl = await lobby.visitor().arrive("Carl")
    matches = (await sees(carl, played))["page"]["matches"]
    for match in matches:
        sides = [match["one"]["name"], (match["two"] or match["one"])["name"]]
        if "somebody whose profile is private" in sides:
            assert (match["tables"], match["over"]) == ([], [])
    assert "Bea" in names_in(await sees(anna, played))  # who takes part knows whom they meet


async def test_who_has_deleted_themselves_is_a_former_player(lobby, anna):
    played = await opened(lobby)
    before = await played.begins()
    gone = Player(address="former:x1", name="")
    changed = with_player_replaced(before.record, "test:bea", gone)
    key, client = keys.tournament(played.name), lobby.salle.store._client
    await client.ask("DEL", key)
    lobby.salle.context.tournaments._known.clear()
    await client.ask("RPUSH", key, *tournament_codec.encode(changed))
    assert "Former player" in names_in(await sees(anna, played))


async def test_names_are_no_markup(lobby, anna):
    played = await opened(lobby, name='"><script>x</script>')
    rogue = Player(address="test:rogue", name="<b onclick=x>")
    await played.act(Joined(at=int(lobby.salle.time()), by=rogue.address, player=rogue))
    await played.begins()
    for reader in (lobby.visitor(), anna):
        html = await html_of(reader, played)
        assert "<script>x" not in html
        assert "<b onclick" not in html


# ---------------------------------------------------------------- size, and nothing there
async def test_hundreds_of_players_make_no_large_page(lobby, anna):
    played = await opened(lobby, count=1)
    at = int(lobby.salle.time())
    for number in range(240):
        player = Player(address=f"test:p{number}", name=f"Player {number}")
        await played.act(Joined(at=at, by=player.address, player=player, rating=2000 - number))
    await joined(played, anna)
    assert len(await html_of(lobby.visitor(), played)) < 60_000
    shown = await sees(anna, played)
    assert (len(shown["standings"]["rows"]), shown["standings"]["total"]) == (100, 242)
    assert shown["standings"]["own"]["is_me"]
    rest = await anna.get(f"/api/tournament/{played.name}/standings?from=200")
    assert len(rest["rows"]) == 42


@pytest.mark.parametrize(
    "path", ["/tournament/zzzz9999", "/tournament/zzzz9999/0123456789abcdef/en.png"]
)
async def test_of_none_it_is_said_that_there_is_nothing(lobby, path):
    status, body, _ = await lobby.visitor().raw(path, Accept="text/html")
    assert status == 404
    assert b"Nothing here" in body


async def test_there_is_no_round_that_was_not_paired(lobby, anna):
    played = await opened(lobby)
    assert (await anna.get(f"/api/tournament/{played.name}/round/1")).status == 404
    assert (await anna.get("/api/tournament/zzzz9999")).status == 404


async def test_a_damaged_one_is_told_in_a_sentence(lobby, anna):
    played = await opened(lobby)
    await lobby.salle.store._client.ask("RPUSH", keys.tournament(played.name), "{}")
    status, body, _ = await lobby.visitor().raw(f"/tournament/{played.name}", Accept="text/html")
    assert status == 500
    assert b"<h1>" in body
    answer = await anna.get(f"/api/tournament/{played.name}")
    assert answer.status == 500
    assert answer["error"]
