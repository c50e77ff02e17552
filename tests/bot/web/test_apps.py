"""The page inside Telegram: who opens it is who Telegram says, and nobody frames anything else."""

from __future__ import annotations

import pytest

from bot.adapters.web.frame_places import path_of_start
from bot.adapters.web.frame_sessions import LASTING
from bot.application.model import Address
from bot.commands import challenge_answers, challenges
from storage.base import TableKey
from tests.bot.linked import Elsewhere
from tests.bot.salle import Doors, deliverer_of
from tests.bot.web.conftest import HEADERS, Lobby, control
from tests.bot.web.frames import TOKEN, launch_data
from tests.servers.telegram import TelegramServer

PAGE = "https://salle.example.org"
APP = "/app/telegram"


@pytest.fixture
async def telegram():
    async with TelegramServer(TOKEN) as found:
        yield found


@pytest.fixture
async def lobby(monkeypatch, telegram):
    """A page whose operator has a bot on Telegram."""
    monkeypatch.setenv("TELEGRAM_API_BASE", telegram.base)
    monkeypatch.setenv("SALLE_PAGE_URL", PAGE)
    monkeypatch.setenv("TELEGRAM_TOKEN", TOKEN)
    found = Lobby()
    await found.open()
    yield found
    await found.close()


async def enters(visitor, launch):
    return await visitor.post(f"{APP}/api/enter", {"launch": launch})


@pytest.fixture
def now(lobby):
    return lobby.salle.app.context.now


@pytest.fixture
async def bea(lobby, now):
    """Somebody who has opened the Mini App; her token and her pass."""
    visitor = lobby.visitor()
    answer = await enters(visitor, launch_data(at=now()))
    assert answer.status == 200, answer
    visitor.token, visitor.pass_ = answer["token"], answer["pass"]
    visitor.by = {"Authorization": f"Bearer {answer['token']}"}
    return visitor


async def test_who_opens_the_mini_app_is_who_telegram_says(lobby, bea):
    hall = await bea.get(f"{APP}/api/hello", **bea.by)
    assert hall["name"] == "Bea"
    begun = await bea.post(
        f"{APP}/api/challenge", {"game": "en_garde", "level": "novice", "nonce": "0a"}, **bea.by
    )
    assert begun.status == 200, begun
    table = await lobby.salle.tables.load(TableKey("web", "hall", begun["table"]))
    assert "telegram:5551234567" in [str(player.address) for player in table.match.players]


@pytest.mark.parametrize(
    "launch",
    [
        pytest.param(lambda now: launch_data(at=now, token="4243:other"), id="another bot's"),
        pytest.param(lambda now: launch_data(at=now).replace("Bea", "Eve"), id="changed"),
        pytest.param(
            lambda now: launch_data(at=now).replace("5551234567", "42"), id="another person's"
        ),
        pytest.param(lambda now: launch_data(at=now - 3_601), id="expired"),
        pytest.param(lambda now: launch_data(at=now + 3_600), id="of tomorrow"),
        pytest.param(lambda now: launch_data(at=now).partition("&hash")[0], id="unsigned"),
        pytest.param(lambda now: launch_data(at=now, user="[]"), id="of nobody"),
        pytest.param(lambda now: launch_data(at=now) + "&user=1", id="with a field twice"),
        pytest.param(lambda now: "", id="empty"),
    ],
)
async def test_launch_data_that_proves_nothing_opens_nothing(lobby, now, launch):
    answer = await enters(lobby.visitor(), launch(now()))
    assert answer.status == 403
    assert "confirm who you are" in answer["error"]


async def test_launch_data_open_one_session(lobby, now):
    launch = launch_data(at=now())
    assert (await enters(lobby.visitor(), launch)).status == 200
    again = await enters(lobby.visitor(), launch)
    assert (again.status, "already been opened" in again["error"]) == (403, True)


async def test_a_session_ends_after_an_hour_unless_it_is_renewed(lobby, bea):
    lobby.salle.time.now += LASTING - 60
    renewed = await bea.post(f"{APP}/api/renew", **bea.by)
    lobby.salle.time.now += 120
    assert (await bea.get(f"{APP}/api/hello", **bea.by)).status == 401
    by = {"Authorization": f"Bearer {renewed['token']}"}
    assert (await bea.get(f"{APP}/api/hello", **by)).status == 200


async def test_a_session_of_the_app_opens_nothing_outside_it(bea):
    assert (await bea.get("/api/tables", **bea.by)).status == 401
    assert (await bea.get("/app/discord/api/tables", **bea.by)).status in (401, 404)


async def test_a_cookie_of_the_open_page_opens_nothing_in_the_app(lobby):
    anna = await lobby.visitor().arrive("Anna")
    assert (await anna.get("/api/tables")).status == 200
    assert (await anna.get(f"{APP}/api/tables")).status == 401


async def test_a_pass_opens_pictures_and_nothing_else(bea):
    by_pass = {"Authorization": f"Bearer {bea.pass_}"}
    assert (await bea.get(f"{APP}/api/tables", **by_pass)).status == 401
    assert (await bea.get(f"{APP}/api/tables?pass={bea.pass_}")).status == 401
    missing = await bea.get(f"{APP}/picture/{'0' * 32}.png?pass={bea.pass_}")
    assert missing.status == 404, "she is known, and there is no such picture"


async def test_who_shares_a_table_gets_a_message_that_they_alone_may_send(lobby, now, telegram):
    person, visitor = telegram.user("Bea"), lobby.visitor()
    answer = await enters(visitor, launch_data(person.id, at=now()))
    by = {"Authorization": f"Bearer {answer['token']}"}
    shared = await visitor.post(f"{APP}/api/share", {"path": "/t/abcde", "title": "Gygès"}, **by)
    whose, message = telegram.prepared[shared["id"]]
    assert whose == person.id
    assert message.text == f"Gygès\n{PAGE}/t/abcde"


@pytest.mark.parametrize(
    ("start", "path"),
    [
        ("t_k4bh8", "/t/k4bh8"),
        ("p_en_garde_12", "/puzzle/en_garde/12"),
        ("u_AbC-_0123456789abcdefgh", "/p/AbC-_0123456789abcdefgh"),
        ("w_k4bh8", "/tournament/k4bh8"),
        *((odd, "") for odd in ("", "t_", "t_a/b", "x_1", "p_gyges_", "//evil", "u_../x")),
    ],
)
def test_a_start_parameter_names_a_page_of_ours_or_none(start, path):
    assert path_of_start(start) == path


@pytest.mark.parametrize(
    "path", ["/", "//evil.example", "/t/../x", "/p/abc", "https://evil.example"]
)
async def test_nothing_else_is_shared(bea, path):
    answer = await bea.post(f"{APP}/api/share", {"path": path, "title": "x"}, **bea.by)
    assert answer.status == 400


async def test_what_telegram_does_not_take_is_said(bea):
    answer = await bea.post(f"{APP}/api/share", {"path": "/t/abcde", "title": "x"}, **bea.by)
    assert (answer.status, "Try again" in answer["error"]) == (502, True), "nobody of that number"


async def test_telegram_may_frame_the_app_and_nobody_anything_else(lobby, bea):
    for path, hosts in ((f"{APP}/", "https://web.telegram.org"), ("/", "'none'")):
        _, _, headers = await bea.raw(path)
        policy = headers["Content-Security-Policy"]
        assert policy.endswith(f"frame-ancestors {hosts}")


async def test_a_frame_may_be_opened_by_telegram_and_its_requests_come_from_itself(bea):
    framed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    framed["Sec-Fetch-Dest"] = "iframe"
    assert (await bea.raw(f"{APP}/", **framed))[0] == 200
    assert (await bea.raw("/", **framed))[0] == 403
    elsewhere = {"Origin": "https://evil.example", **bea.by}
    assert (await bea.post(f"{APP}/api/renew", **elsewhere)).status == 403


async def group_match(lobby, group) -> str:
    """A match of two others in a group of Telegram's; what the page calls it."""
    salle, where = lobby.salle, Address(platform="telegram", id=str(group.id))
    carl, dora = (Elsewhere(salle, name, "telegram") for name in ("Carl", "Dora"))
    terms = challenges.Terms(game="en_garde", opponent=dora.person)
    key = (await salle.app.run(challenges.challenge, carl.ask(where), terms)).table
    await salle.app.run(challenge_answers.accept, dora.ask(where), key)
    return (await salle.tables.aliases.alias(key)).table


@pytest.mark.parametrize("is_member", [True, False])
async def test_a_link_in_a_group_shows_its_table_to_members_alone(lobby, now, telegram, is_member):
    bea, eve = telegram.user("Bea"), telegram.user("Eve")
    name = await group_match(lobby, telegram.group("Salle", [bea]))
    visitor, person = lobby.visitor(), bea if is_member else eve
    launch = launch_data(person.id, at=now(), start_param=f"t_{name}")
    answer = await enters(visitor, launch)
    assert answer["start"] == f"/t/{name}"
    by = {"Authorization": f"Bearer {answer['token']}"}
    shown = await visitor.get(f"{APP}/api/table/{name}", **by)
    assert shown.status == (200 if is_member else 422)
    assert [side["seat"] for side in shown.json.get("sides", ())] == ([None] if is_member else [])


async def test_a_move_made_in_the_app_takes_the_place_of_the_chats_board(lobby, now, telegram):
    salle, doors = lobby.salle, Doors(platform="telegram")
    person, carl = telegram.user("Bea"), Elsewhere(lobby.salle, "Carl", "telegram")
    bea = Elsewhere(salle, str(person.id), "telegram")
    where = Address(platform="telegram", id=str(telegram.group("Salle", [person]).id))
    terms = challenges.Terms(game="en_garde", opponent=bea.person)
    key = (await salle.app.run(challenges.challenge, carl.ask(where), terms)).table
    await salle.app.run(challenge_answers.accept, bea.ask(where), key)
    if not (await bea.turn(key)).prompt.groups:
        await carl.plays(key)
    await delivered(salle, doors)
    visitor = lobby.visitor()
    answer = await enters(visitor, launch_data(person.id, at=now()))
    by = {"Authorization": f"Bearer {answer['token']}"}
    table = f"{APP}/api/table/{(await salle.tables.aliases.alias(key)).table}"
    (side,) = (await visitor.get(table, **by))["sides"]
    move = side["post"]["prompt"]["groups"][0]["choices"][0]["ticket"]
    preview = await visitor.post(f"{table}/tap", {"ticket": move}, **by)
    sent = await visitor.post(f"{table}/tap", {"ticket": control(preview["post"], "ps")}, **by)
    assert sent.status == 200, sent
    doors.sent.clear()
    await delivered(salle, doors)
    board = next(one for one in doors.sent if one.is_public)
    assert board.post.version == (await salle.tables.load(key)).version
    assert board.previous, "the board of before is edited, or loses its buttons"


async def delivered(salle, doors):
    """All that waits has been told."""
    deliverer = deliverer_of(salle, {"telegram": doors}, quiet_delay=0.0)
    await deliverer.deliver(await salle.store.take(deliverer.name, count=1000, wait=0))


async def test_without_a_public_address_there_is_no_app(monkeypatch):
    monkeypatch.setenv("TELEGRAM_TOKEN", TOKEN)
    lobby = Lobby()
    await lobby.open()
    try:
        async with lobby.visitor().client.get(f"{APP}/", headers=HEADERS) as response:
            assert response.status == 404
    finally:
        await lobby.close()
