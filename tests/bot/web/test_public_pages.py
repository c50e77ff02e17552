"""Profiles and leaderboards at addresses of their own: for everybody, for chats, for a guest."""

import io
import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from PIL import Image

from bot.adapters.web.encrypted_names import EncryptedNames
from bot.adapters.web.request_rates import RequestRates
from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.application.puzzle_shelf import shipped_shelf
from storage.base import Rate
from tests.bot.ranked import DAY, rank
from tests.bot.salle import START
from tests.bot.web.conftest import SECRET, Lobby, control

NAMES = EncryptedNames(SECRET)
GYGES = "/leaderboard/gyges"


def at(address):
    return f"/p/{NAMES.of_person(address)}"


async def id_of(visitor):
    """The address of somebody of the page."""
    return NAMES.person((await visitor.get("/api/hello"))["profile"].removeprefix("/p/"))


async def tags(visitor, path, **headers):
    status, html, _ = await visitor.raw(path, **headers)
    assert status == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', html.decode())
    return {name: unescape(content) for name, content in found}


async def sees(visitor, path):
    """What the page shows somebody of whom it knows who they are."""
    answer = await visitor.get(f"/api{path}")
    assert answer.status == 200, answer
    return answer["post"]


async def taps(visitor, ticket):
    return await visitor.post("/api/tap", {"ticket": ticket, "nonce": "0e"})


async def presses(visitor, post, label):
    groups = post["prompt"]["groups"]
    every = [*post["prompt"]["controls"], *(one for g in groups for one in g["choices"])]
    return await taps(visitor, next(one["ticket"] for one in every if one["label"] == label))


@pytest.fixture
async def carla(lobby):
    """Of a chat, with a rating in Gygès."""
    await rank(lobby.salle.store, "chat:4711", "Carla", 1700.0, at=START)
    return "chat:4711"


@pytest.fixture
async def over(anna, bea, table, to_move):
    """A match that Anna has lost to Bea."""
    mover, waiter = to_move
    for who in (mover, waiter, mover, waiter):
        await who.plays(table)
    asked = await anna.post(f"/api/table/{table}/act/resign")
    await anna.tap(table, control(asked["post"], "ry"))
    return table


# ---------------------------------------------------------------- for everybody
@pytest.mark.parametrize("path", [at("chat:4711"), GYGES])
async def test_a_page_can_be_read_without_a_script(lobby, carla, path):
    status, body, headers = await lobby.visitor().raw(path)
    html = body.decode()
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert headers["Cache-Control"] == "no-store"
    assert re.search(r"<h1>(Carla|Gygès: the best everywhere)</h1>", html)
    assert "1700" in re.sub(r"<script.*?</script>|<[^>]*>", "", html)
    (picture,) = re.findall(r'<img class="sheet-picture" src="([^"]+)" alt="[^"]*1700', html)
    assert (await lobby.visitor().raw(picture))[0] == 200


@pytest.mark.parametrize("path", [at("chat:4711"), GYGES])
async def test_a_link_is_told_by_title_words_and_picture(lobby, carla, path):
    stranger = lobby.visitor()
    said = await tags(stranger, path)
    assert said["og:title"] in ("Carla", "Gygès: the best everywhere")
    assert "1700 ± 60" in said["og:description"]
    assert said["og:url"].endswith(path)
    assert "1700" in said["og:image:alt"]
    status, body, headers = await stranger.raw(urlsplit(said["og:image"]).path)
    assert (status, headers["Content-Type"]) == (200, "image/png")
    size = int(said["og:image:width"]), int(said["og:image:height"])
    assert Image.open(io.BytesIO(body)).size == size


async def test_nobody_is_told_that_they_are_not_on_a_leaderboard(lobby, anna, carla):
    assert "You aren't" not in (await tags(lobby.visitor(), GYGES))["og:description"]
    assert (await sees(anna, GYGES))["lines"][-1].startswith("You aren't on it yet")


async def test_a_page_speaks_the_language_that_is_asked_for(lobby, carla):
    said = await tags(lobby.visitor(), GYGES, **{"Accept-Language": "it"})
    assert "Gygès" in said["og:title"]
    assert "best" not in said["og:title"]
    assert said["og:image"].endswith("/it.png")


async def test_a_picture_may_be_kept_as_long_as_it_shows_what_is(lobby, carla):
    stranger = lobby.visitor()
    path = urlsplit((await tags(stranger, GYGES))["og:image"]).path
    assert "immutable" in (await stranger.raw(path))[2]["Cache-Control"]
    await rank(lobby.salle.store, "chat:12", "Dora", 1800.0, at=START + DAY)
    assert (await stranger.raw(path))[2]["Cache-Control"] == "no-cache"
    assert urlsplit((await tags(stranger, GYGES))["og:image"]).path != path


async def test_a_page_answers_who_asks_for_its_head_alone(lobby, carla):
    async with lobby.visitor().client.head(at(carla)) as answer:
        assert (answer.status, await answer.read()) == (200, b"")


async def test_names_are_no_markup_in_a_page(lobby):
    await rank(lobby.salle.store, "chat:13", '"><script>x</script>', 1700.0, at=START)
    eve = await lobby.visitor().arrive("Eve")
    for reader in (lobby.visitor(), eve):
        for path in (at("chat:13"), GYGES):
            assert b"<script>x" not in (await reader.raw(path))[1]


async def test_pages_are_counted_as_other_requests_are(carla):
    busy = Lobby(rates=RequestRates(visitor=Rate(most=2, every=60.0)))
    await busy.open()
    anna = busy.visitor()
    await anna.get("/api/hello")
    answers = [(await anna.raw("/leaderboard/gyges"))[0] for _ in range(3)]
    await busy.close()
    assert answers == [200, 200, 429]


# ---------------------------------------------------------------- nothing to show
async def test_who_keeps_a_profile_to_themselves_is_shown_to_nobody_but_themselves(
    lobby, anna, bea, over
):
    me = await id_of(anna)
    await lobby.salle.store.update_profile(me, {PROFILE_SHOWN: ProfileShown.NOTHING})
    for reader in (lobby.visitor(), bea):
        status, body, _ = await reader.raw(at(me), Accept="text/html")
        assert status == 404
        assert b"keeps their profile to themselves" in body
        assert b"og:" not in body
    assert (await bea.get(f"/api{at(me)}")).status == 422
    assert (await lobby.visitor().raw(f"{at(me)}/{'0' * 16}/en.png"))[0] == 404
    assert (await anna.raw(at(me)))[0] == 200


async def test_of_somebody_who_was_forgotten_it_is_said_that_nothing_is_known(lobby, carla):
    store = lobby.salle.store
    await store.forget(carla)
    await store.forget_standings(carla, ["gyges"], at=START)
    status, body, _ = await lobby.visitor().raw(at(carla))
    assert status == 404
    assert b"I know nothing about somebody" in body


@pytest.mark.parametrize(
    "path", [f"/p/{'A' * 40}", "/p/chat:4711", "/leaderboard/chess", "/leaderboard/Gyges"]
)
async def test_an_address_that_was_made_up_leads_nowhere(lobby, carla, path):
    status, body, _ = await lobby.visitor().raw(path, Accept="text/html")
    assert status == 404
    assert b"Nothing here" in body


async def test_a_changed_letter_of_a_name_is_nobodys(lobby, carla):
    name = NAMES.of_person(carla)
    for place in range(len(name)):
        other = "B" if name[place] == "A" else "A"
        assert NAMES.person(name[:place] + other + name[place + 1 :]) in ("", carla)


# ---------------------------------------------------------------- ids stay with the hall
async def test_no_page_tells_the_id_that_somebody_has_in_a_chat(lobby, anna, carla):
    seen = [await anna.raw(at(carla)), await anna.raw(GYGES), await lobby.visitor().raw(at(carla))]
    post = await sees(anna, at(carla))
    last = await presses(anna, post, "Last matches")
    assert "4711" not in f"{seen}{post}{last}"


async def test_a_name_is_the_same_in_another_process_and_anothers_is_another(carla):
    assert EncryptedNames(SECRET).of_person(carla) == NAMES.of_person(carla)
    assert NAMES.of_person("chat:4712") != NAMES.of_person(carla)
    assert EncryptedNames(b"x" * 32).person(NAMES.of_person(carla)) == ""


async def test_a_button_is_for_whom_it_was_shown_to(lobby, anna, bea, carla):
    post = await sees(anna, at(carla))
    assert (await presses(anna, post, "Last matches")).status == 200
    assert (await presses(bea, post, "Last matches")).status == 422


@pytest.mark.parametrize("ticket", ["", "mt:chat:4711", "mt~AAAA", f"mt~{'A' * 40}", "~", "é~ö"])
async def test_a_button_that_was_made_up_does_nothing(anna, carla, ticket):
    assert (await taps(anna, ticket)).status == 422


# ---------------------------------------------------------------- for a guest
async def test_a_known_guest_gets_with_the_page_what_it_would_ask_for(anna, over):
    path = at(await id_of(anna))
    _, body, _ = await anna.raw(path)
    assert b'"reply":' in body
    assert b"og:" not in body
    (picture,) = re.findall(r'<img class="sheet-picture" src="([^"]+)"', body.decode())
    assert (await anna.raw(unescape(picture)))[0] == 200


async def test_last_matches_lead_to_the_plate_and_the_film_of_each(lobby, anna, over):
    carl = await lobby.visitor().arrive("Carl")
    profile = await sees(carl, at(await id_of(anna)))
    matches = (await presses(carl, profile, "Last matches"))["post"]
    assert matches["lines"][0].startswith("1. En Garde: lost to Bea")
    plate = (await presses(carl, matches, "1"))["post"]
    status, body, _ = await carl.raw(plate["plate"]["src"])
    assert status == 200
    assert Image.open(io.BytesIO(body)).size == (
        plate["plate"]["width"],
        plate["plate"]["height"],
    )
    film = (await presses(carl, plate, "Replay"))["post"]
    assert film["film"].endswith(".mp4")
    again = (await presses(carl, film, "Back"))["post"]
    assert again["plate"] == plate["plate"]


async def test_matches_against_oneself_lead_to_their_tables(anna, bea, over):
    profile = await sees(bea, at(await id_of(anna)))
    between = (await presses(bea, profile, "Against me"))["post"]
    assert between["lines"][0] == "You won 1, lost 0, drew 0."
    (one,) = between["prompt"]["groups"][0]["choices"]
    assert one["href"] == f"/t/{over}"
    back = (await presses(bea, between, "Back"))["post"]
    assert back["page"] == at(await id_of(anna))


async def test_a_challenge_from_a_profile_is_one_to_that_person(anna, bea, over):
    profile = await sees(bea, at(await id_of(anna)))
    games = (await presses(bea, profile, "Challenge"))["post"]
    terms = (await presses(bea, games, "Gygès"))["post"]
    table = (await presses(bea, terms, "Challenge"))["table"]
    lines = (await anna.get("/api/tables"))["tables"]
    assert table in [line["table"] for line in lines]
    assert (await anna.takes(table)).status == 200


async def test_who_has_no_name_yet_gives_one_before_a_challenge(lobby, anna, over):
    nobody = lobby.visitor()
    await nobody.get("/api/hello")
    answer = await presses(nobody, await sees(nobody, at(await id_of(anna))), "Challenge")
    assert (answer.status, answer["error"]) == (422, "First tell me your name.")


async def test_another_games_leaderboard_has_its_own_address(anna, carla):
    other = (await presses(anna, await sees(anna, GYGES), "En Garde"))["post"]
    assert other["page"] == "/leaderboard/en_garde"


async def test_a_profile_that_is_asked_for_at_a_table_leads_to_its_page(anna, table, over):
    said = await anna.post(f"/api/table/{table}/act/profile")
    assert said["post"]["page"] == at(await id_of(anna))


async def test_a_table_leads_to_the_profiles_of_those_who_play_there(lobby, anna, bea, table):
    path = at(await id_of(anna))
    assert (await bea.visit(table))["profiles"] == [{"name": "Anna", "page": path}]
    carl = await lobby.visitor().arrive("Carl")
    assert path in [one["page"] for one in (await carl.visit(table))["profiles"]]


async def test_who_plays_alone_has_no_profile_of_another_at_hand(anna):
    alone = await anna.begin(is_study=True)
    assert (await anna.visit(alone))["profiles"] == []


async def test_a_running_match_can_be_followed_from_a_profile(lobby, anna, bea, over):
    table = await anna.begin(game="gyges")
    await bea.takes(table)
    carl = await lobby.visitor().arrive("Carl")
    profile = await sees(carl, at(await id_of(anna)))
    assert "Playing now: Gygès against Bea" in profile["lines"]
    running = (await presses(carl, profile, "Running matches"))["post"]
    asked = (await presses(carl, running, "Gygès: Anna – Bea"))["post"]
    told = (await presses(carl, asked, "The end only"))["post"]
    assert told["lines"] == ["You follow this match: I tell you how it ends."]
    assert "Stop following" in [one["label"] for one in told["prompt"]["controls"]]


async def test_a_link_to_a_puzzle_shows_its_board_and_what_there_is_to_find(lobby):
    told = await tags(lobby.visitor(), "/puzzle/gyges/12")
    assert told["og:title"] == "Gygès · puzzle 12"
    assert "Only one first move does it." in told["og:description"]
    assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")


async def test_an_address_of_no_puzzle_leads_nowhere(lobby):
    assert (await lobby.visitor().raw("/puzzle/gyges/99999"))[0] == 404


async def test_a_puzzle_that_somebody_found_is_marked_in_the_list(lobby):
    anna = await lobby.visitor().arrive("Anna")
    post = await sees(anna, "/puzzle/en_garde/1")
    move = shipped_shelf(lobby.salle.games["en_garde"]).numbered(1).puzzle.first
    groups = post["prompt"]["groups"]
    step = next(c for g in groups for c in g["choices"] if c["notation"] == move)
    answer = await taps(anna, step["ticket"])
    answer = await presses(anna, answer["post"], "Send")
    assert answer["post"]["lines"][0].startswith("That's it, at once")
    listed = await sees(anna, "/puzzle/en_garde")
    labels = [c["label"] for g in listed["prompt"]["groups"] for c in g["choices"]]
    assert [label for label in labels if label.startswith("✓")] == ["✓ 1"]
