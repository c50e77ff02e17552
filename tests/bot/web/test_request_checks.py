import re

import pytest

OURS = {"X-Salle": "1", "Content-Type": "application/json"}


async def status(lobby, method, path, **headers):
    client = lobby.visitor().client
    async with client.request(method, path, headers=headers, data="{}") as response:
        return response.status


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:80", "hall.local", ""])
async def test_a_name_that_only_resolves_to_this_machine_is_refused(lobby, host):
    assert await status(lobby, "GET", "/api/hello", Host=host) == 403


@pytest.mark.parametrize("host", ["127.0.0.1:8080", "localhost", "[::1]:8080", "LOCALHOST:1"])
async def test_this_machines_own_names_are_welcome(lobby, host):
    assert await status(lobby, "GET", "/api/hello", Host=host) == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_requests_from_other_sites_are_refused(lobby, site):
    said = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty"}
    assert await status(lobby, "GET", "/api/hello", **said) == 403
    assert await status(lobby, "POST", "/api/name", **said, **OURS) == 403


async def test_a_followed_link_opens_the_page_and_nothing_else(lobby):
    said = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    document = {"Sec-Fetch-Dest": "document"}
    assert await status(lobby, "GET", "/", **said, **document) == 200
    assert await status(lobby, "GET", "/api/hello", **said, **document) == 403
    assert await status(lobby, "GET", "/", **said, **{"Sec-Fetch-Dest": "iframe"}) == 403


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_another_origin_is_refused(lobby, origin):
    assert await status(lobby, "POST", "/api/name", Origin=origin, **OURS) == 403


async def test_a_form_of_another_page_cannot_post(lobby):
    form = {"Content-Type": "application/x-www-form-urlencoded", "X-Salle": "1"}
    assert await status(lobby, "POST", "/api/name", **form) == 403
    assert await status(lobby, "POST", "/api/name", **{"Content-Type": "application/json"}) == 403


async def test_every_answer_forbids_foreign_and_inline_scripts(lobby):
    for path in ("/", "/t/abcde", "/static/mark.svg", "/api/hello", "/nowhere", "/healthz"):
        _, _, headers = await lobby.visitor().raw(path)
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert re.search(r"script-src 'self'( 'sha256-[^']+')*;", policy)
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"


async def test_opening_the_page_sets_no_cookie(lobby):
    """The chair that a tab speaks for is known to its script alone."""
    for path in ("/", "/t/abcde"):
        _, _, headers = await lobby.visitor().raw(path)
        assert "Set-Cookie" not in headers
