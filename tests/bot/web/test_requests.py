"""Bad input: a clear JSON sentence and a right status; never a traceback."""

import pytest

from tests.bot.web.conftest import HEADERS
from tests.every import every

JSON = HEADERS | {"Content-Type": "application/json"}


async def send(visitor, path, data):
    async with visitor.client.post(path, data=data, headers=JSON) as response:
        return response.status, (await response.json())["error"]


@every(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b"[" * 4000,
        b'{"name": 1}',
        b'{"name": null}',
    ],
)
async def test_garbled_json_is_answered_with_what_is_wrong(anna, data):
    status, sentence = await send(anna, "/api/name", data)
    assert status == 400
    assert sentence.startswith("I can't read this request")


async def test_a_huge_body_is_refused(anna):
    status, sentence = await send(anna, "/api/name", b'{"name": "' + b"x" * 20_000 + b'"}')
    assert (status, sentence) == (413, "This is too long for me.")


@every(
    ("fields", "status"),
    [
        ({"game": 7}, 400),
        ({"game": "en_garde", "level": []}, 400),
        ({"game": "en_garde", "is_study": "yes"}, 400),
        ({"game": "en_garde", "clock": -1}, 400),
        ({"game": "en_garde", "clock": True}, 400),
        ({"game": "en_garde", "clock": "0"}, 422),
        ({"game": "en_garde", "clock": "hasty"}, 422),
        ({"game": "en_garde", "clock": "3d+12h/1d"}, 422),
        ({"game": "en_garde", "options": ["x"]}, 400),
        ({"game": "en_garde", "options": {"touches": 3}}, 400),
        ({"game": "en_garde", "nonce": "not hexadecimal"}, 400),
        ({"game": "en_garde", "nonce": "0" * 65}, 413),
        ({"game": "g" * 21}, 413),
        ({"game": "chess"}, 422),
        ({"game": "en_garde", "level": "champion"}, 422),
        ({"game": "en_garde", "options": {"touches": "99"}}, 422),
        ({"game": "en_garde", "options": {"colour": "red"}}, 422),
    ],
)
async def test_a_wrong_challenge_opens_no_table(anna, fields, status):
    answer = await anna.post("/api/challenge", fields)
    assert answer.status == status
    assert answer.json.get("error") or answer.json["ack"]
    assert (await anna.get("/api/tables"))["tables"] == []


@every("table", ["zzzzz", "A", "..", "x" * 40, "%00", "a:b"])
async def test_there_is_no_such_table(anna, table):
    answer = await anna.get(f"/api/table/{table}")
    assert answer.status == 404
    assert answer["error"]


@every(
    "ticket",
    [
        "",
        "nonsense",
        "ps:web:hall:{table}:1:0.0.0.0.0.0",
        "pw:web:hall:{table}:1:99",
        "xx:web:hall:{table}:1:",
        "pw:web:hall:{table}:999999:0",
        "pw:web:hall:{table}:1:" + "1." * 40,
    ],
)
async def test_a_tampered_ticket_moves_nothing(anna, table, to_move, ticket):
    mover, _ = to_move
    before = (await mover.visit(table))["version"]
    answer = await mover.tap(table, ticket.format(table=table))
    assert answer.status in (200, 422)
    assert (await mover.visit(table))["version"] == before


@pytest.mark.parametrize(
    "elsewhere", ["telegram:-100123:abcde", "discord:42:abcde", "web:hall:zzzzz"]
)
async def test_a_ticket_of_another_table_is_refused_here(anna, table, elsewhere):
    answer = await anna.tap(table, f"ca:{elsewhere}:0:")
    assert answer.status == 422
    assert "no longer works" in answer["error"]


async def test_the_rivals_ticket_is_of_no_use(table, to_move):
    mover, waiter = to_move
    ticket = (await mover.moves(table))[0]["ticket"]
    before = (await mover.visit(table))["version"]
    await waiter.tap(table, ticket.replace("pw:", "ps:"))
    assert (await mover.visit(table))["version"] == before


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/static/../app.py", 404),
        ("POST", "/api/hello", 405),
        ("POST", "/api/table/abcde/act/dance", 404),
    ],
)
async def test_what_is_not_there_is_said_in_json(anna, method, path, status):
    async with anna.client.request(method, path, data=b"{}", headers=JSON) as response:
        assert response.status == status
        assert (await response.json())["error"]


async def test_an_odd_setting_is_refused(anna):
    for name, value in (("theme", "pink"), ("colour", "dark"), ("language", "xx")):
        assert (await anna.post("/api/choose", {"name": name, "value": value})).status == 422


@pytest.mark.parametrize("after", ["x", "-1", "9" * 30, "²"])
async def test_an_odd_version_shows_the_whole_log(anna, table, after):
    assert len((await anna.get(f"/api/table/{table}?after={after}"))["log"]) == 1


async def test_an_odd_zone_or_chair_does_no_harm(anna, table):
    odd = {"X-Salle-Zone": "../../etc/passwd", "Accept-Language": ";;;,,"}
    assert (await anna.get(f"/api/table/{table}", **odd)).status == 200
    assert (await anna.get("/api/hello", **{"X-Salle-Chair": "99"}))["chair"] == 0


async def test_a_bug_is_said_without_its_insides(lobby, anna, monkeypatch):
    async def broken(*args, **kwargs):
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(lobby.salle.store, "running_tables", broken)
    answer = await anna.get("/api/tables")
    assert answer.status == 500
    assert "secret" not in answer["error"]
