"""A tournament at an address of its own: for everybody, for chats, for who takes part."""

import io
import json
import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from PIL import Image

from bot.adapters.web.encrypted_names import EncryptedNames
from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.messages.words import LANGUAGES
from engines.core.record import Player
from engines.core.tournaments.acts import (
    Answered,
    Challenged,
    Corrected,
    Joined,
    Left,
    Outcome,
)
from engines.core.tournaments.head import Admission, Kind
from engines.core.tournaments.replacing import with_player_replaced
from storage import keys, tournament_codec
from tests.bot.tournaments_played import Played
from tests.bot.web.conftest import SECRET
from tests.every import every

NAMES = EncryptedNames(SECRET)
ODO = Player(address="discord:4711", name="Odo")


async def opened(lobby, **terms):
    """One of the whole hall, which four from a chat have joined."""
    return await Played.opened(lobby.salle, **{"place": "", **terms})


async def one_round(lobby, **terms):
    """One of which the first round has been played: who sits first has won."""
    played = await opened(lobby, **terms)
    now = await played.begins()
    await played.plays_out(*(bout.two.partition(":")[2] for bout in now.state.open_bouts))
    return played


async def address_of(visitor):
    profile = (await visitor.get("/api/hello"))["profile"]
    return NAMES.person(profile.removeprefix("/p/"))


async def joined(played, visitor):
    player = Player(address=await address_of(visitor), name=visitor.name)
    await played.act(Joined(at=int(played.salle.time()), by=player.address, player=player))


async def sees(visitor, played):
    answer = await visitor.get(f"/api/tournament/{played.name}")
    assert answer.status == 200, answer
    return answer.json


async def html_of(visitor, played, **headers):
    status, body, _ = await visitor.raw(f"/tournament/{played.name}", **headers)
    assert status == 200
    return body.decode()


async def tags(visitor, played, **headers):
    found = re.findall(
        r'<meta property="([^"]+)" content="([^"]*)">', await html_of(visitor, played, **headers)
    )
    return {name: unescape(content) for name, content in found}


def text_of(html):
    return " ".join(
        unescape(re.sub(r"<(script|style).*?</\1>|<[^>]*>", " ", html, flags=re.S)).split()
    )


def names_in(shown):
    return [row["name"] for row in shown["standings"]["rows"]]


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


# ---------------------------------------------------------------- who takes part
async def test_whose_line_and_match_are_ones_own_is_marked(lobby, anna):
    played = await opened(lobby)
    await joined(played, anna)
    await played.begins()
    shown = await sees(anna, played)
    assert [row["is_me"] for row in shown["standings"]["rows"]].count(True) == 1


async def test_only_who_is_not_in_is_offered_to_join(lobby, anna, bea):
    played = await opened(lobby)
    await joined(played, anna)
    labels = [[act["label"] for act in (await sees(who, played))["acts"]] for who in (anna, bea)]
    assert labels == [["Leave", "Rules"], ["Join", "Rules"]]


async def presses(visitor, played, label):
    acts = (await sees(visitor, played))["acts"]
    ticket = next(act["ticket"] for act in acts if act["label"] == label)
    return await visitor.post("/api/tap", {"ticket": ticket, "nonce": f"{next(visitor.nonces)}f"})


async def test_one_joins_and_leaves_on_the_page(lobby, anna):
    played = await opened(lobby)
    assert (await presses(anna, played, "Join"))["post"]["lines"][0].startswith("You're in.")
    assert names_in(await sees(anna, played))[-1] == "Anna"
    assert (await presses(anna, played, "Leave")).status == 200
    assert len(names_in(await sees(anna, played))) == 4


async def test_who_has_no_name_yet_gives_one_before_they_join(lobby):
    played, nobody = await opened(lobby), lobby.visitor()
    await nobody.get("/api/hello")
    answer = await presses(nobody, played, "Join")
    assert (answer.status, answer["error"]) == (422, "First tell me your name.")


async def test_a_button_of_a_tournament_is_for_whom_it_was_shown_to(lobby, anna, bea):
    played = await opened(lobby)
    ticket = (await sees(anna, played))["acts"][0]["ticket"]
    assert played.name not in ticket
    for odd in (ticket, f"tn:jo:{played.name}:1:"):
        answer = await bea.post("/api/tap", {"ticket": odd, "nonce": "0e"})
        assert answer.status == 422


async def test_the_organiser_manages_it_from_its_page(lobby, anna, bea):
    organiser = Player(address=await address_of(anna), name="Anna")
    played = await opened(lobby, organiser=organiser)
    assert "Manage" not in [act["label"] for act in (await sees(bea, played))["acts"]]
    post = (await presses(anna, played, "Manage"))["post"]
    assert post["prompt"]["controls"] or post["prompt"]["groups"]


async def test_on_a_ladder_who_stands_near_above_may_be_challenged(lobby, anna):
    played = await opened(lobby, kind=Kind.LADDER, tie_breaks=())
    await joined(played, anna)
    await played.begins()
    shown = (await sees(anna, played))["standings"]
    offered = [row["challenge"] and row["challenge"]["name"] for row in shown["rows"]]
    assert offered == [None, "Challenge: Bea", "Challenge: Chiara", "Challenge: Dario", None]
    await played.act(
        Challenged(
            at=int(lobby.salle.time()),
            by="test:dario",
            challenger=await address_of(anna),
            challenged="test:dario",
        )
    )
    shown = (await sees(anna, played))["standings"]
    assert shown["kind"] == "ladder"
    assert shown["rows"][4]["figures"] == ["challenges place 4 · 7 d"]
    assert not any(row["challenge"] for row in shown["rows"])


async def test_who_is_challenged_answers_on_the_page(lobby, anna):
    played = await opened(lobby, kind=Kind.LADDER, tie_breaks=())
    await joined(played, anna)
    await played.act(Joined(at=int(lobby.salle.time()), by="test:odo", player=ODO, rating=0))
    await played.begins()
    at, me = int(lobby.salle.time()), await address_of(anna)
    await played.act(Challenged(at=at, by=ODO.address, challenger=ODO.address, challenged=me))
    labels = [act["label"] for act in (await sees(anna, played))["acts"]]
    assert labels[:2] == ["Accept the challenge of Odo", "Decline"]
    await played.act(Answered(at=at, by=me, challenge=1))
    (match,) = (await anna.get(f"/api/tournament/{played.name}/round/0"))["matches"]
    assert {match["one"]["name"], match["two"]["name"]} == {"Anna", "Odo"}


async def test_who_has_seen_its_present_state_is_sent_nothing_again(lobby, anna):
    played = await opened(lobby)
    version = (await sees(anna, played))["version"]
    path = f"/api/tournament/{played.name}?version={version}"
    assert (await anna.get(path)).json is None
    await joined(played, anna)
    assert (await anna.get(path))["version"] == version + 1


async def test_answers_are_for_those_whom_the_page_knows(lobby):
    played = await opened(lobby)
    for path in ("", "/standings", "/round/0"):
        answer = await lobby.visitor().get(f"/api/tournament/{played.name}{path}")
        assert answer.status == 401


async def test_a_match_leads_back_to_its_tournament(lobby, anna):
    played = await opened(lobby)
    now = await played.begins()
    key = await played.key(now.state.open_bouts[0])
    shown = (await anna.visit(key.table))["tournament"]
    assert shown == {"page": f"/tournament/{played.name}", "words": "Autumn Cup, round 1"}


async def test_the_entrance_lists_what_may_be_joined_and_what_one_plays_in(lobby, anna, bea):
    free = await opened(lobby, name="Free Cup")
    await opened(lobby, name="Full Cup", most=4)
    await opened(lobby, name="Club Cup", admission=Admission(place="discord:1"))
    mine = await opened(lobby, name="My Cup", most=5)
    await joined(mine, anna)

    async def listed(visitor):
        return [one["title"] for one in (await visitor.get("/api/open"))["tournaments"]]

    assert await listed(anna) == ["My Cup", "Free Cup"]
    assert await listed(bea) == ["Free Cup"]
    await free.begins()
    assert await listed(bea) == []


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
