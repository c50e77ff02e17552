"""The pages' HTML: whose it is, what it brings along, and what the browser may keep."""

import json
import re

import pytest

from bot.adapters.web import assets
from bot.adapters.web.pages import content_security_policy, page


def boot_of(html: bytes):
    found = re.search(r'id="boot">(.*?)</script>', html.decode())
    return json.loads(found[1]) if found and found[1] else None


async def html_of(visitor, path: str, **headers: str):
    status, body, _ = await visitor.raw(path, **headers)
    return status, body


async def test_a_players_page_has_their_table_in_it(to_move, table):
    mover, _ = to_move
    status, html = await html_of(mover, f"/t/{table}")
    boot = boot_of(html)
    assert status == 200
    assert boot["visit"]["sides"] == (await mover.visit(table))["sides"]
    assert boot["hall"]["name"] == mover.name
    assert [line["table"] for line in boot["tables"]] == [table]


async def test_the_first_picture_is_in_the_html_and_can_be_fetched_at_once(anna, table):
    _, html = await html_of(anna, f"/t/{table}")
    src = re.search(r'<img srcset="(\S+) \d+w', html.decode())[1]
    status, body, _ = await anna.raw(src)
    assert status == 200
    assert body[8:12] == b"WEBP"


async def test_a_stranger_gets_the_page_without_anybodys_answers(lobby, table):
    status, html = await html_of(lobby.visitor(), f"/t/{table}")
    assert status == 200
    assert boot_of(html) is None


async def test_the_page_is_made_for_whoever_of_a_browsers_people_plays_there(lobby, bea):
    both = await lobby.visitor().arrive("Anna")
    await both.get("/api/hello", **{"X-Salle-Chair": "1"})
    await both.post("/api/name", {"name": "Carla"}, **{"X-Salle-Chair": "1"})
    of_carla = await both.post(
        "/api/challenge", {"game": "gyges", "nonce": "0e"}, **{"X-Salle-Chair": "1"}
    )
    boot = boot_of((await html_of(both, f"/t/{of_carla['table']}"))[1])
    assert (boot["hall"]["chair"], boot["hall"]["name"]) == (1, "Carla")


async def test_times_in_the_html_are_told_in_the_browsers_zone(anna, table):
    async def told(zone: str) -> str:
        anna.client.session.cookie_jar.update_cookies({"salle-zone": zone})
        _, html = await html_of(anna, f"/t/{table}")
        (line,) = boot_of(html)["tables"]
        return line["who"]

    assert await told("UTC") != await told("Asia/Kathmandu")  # a quarter of an hour beside others


async def test_built_files_are_kept_for_ever_and_come_packed(anna):
    entry = assets.entry("table.js")
    status, packed, headers = await anna.raw(entry.address, **{"Accept-Encoding": "gzip"})
    assert status == 200
    assert "immutable" in headers["Cache-Control"]
    assert headers["Content-Type"].startswith("text/javascript")
    assert headers["Content-Encoding"] == "gzip"
    assert packed == assets.source("table.js")  # the client has unpacked it
    assert (await anna.raw("/static/build/table-OLD.js"))[0] == 404


@pytest.mark.parametrize("path", ["/nowhere", "/t/zzzzz", "/t/A%20B", "/t/zzzzz/3"])
async def test_an_unknown_address_is_a_page_with_the_way_home(anna, path):
    status, html, headers = await anna.raw(
        path, **{"Accept": "text/html,*/*", "Accept-Language": "it"}
    )
    assert status == 404
    assert headers["Content-Type"].startswith("text/html")
    assert '<a class="btn go" href="/">' in html.decode()
    assert '<html lang="it">' in html.decode()


async def test_a_script_that_asks_for_what_is_not_there_is_answered_in_json(anna):
    answer = await anna.get("/api/nowhere")
    assert answer.status == 404
    assert answer["error"]


@pytest.mark.parametrize("name", ["table", "arrival"])
def test_the_policy_allows_the_inline_texts_of_a_page_and_no_others(name):
    html, policy = page(name), content_security_policy()
    for kind in ("script", "style"):
        for text in re.findall(rf"<{kind}>(.*?)</{kind}>", html, re.DOTALL):
            assert assets.csp_hash(text) in policy
    assert "unsafe-inline" not in policy
