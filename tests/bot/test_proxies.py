"""Whom a request is taken to come from."""

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

from bot.adapters.proxies import believe_proxies
from bot.networks import read_networks
from bot.settings import StartError, read_settings

HERE = "127.0.0.1"


async def asker(trusted, *said):
    """Who asks, for a server that trusts these, of a request from this machine."""

    async def who(request):
        return web.Response(text=request.remote)

    app = web.Application(middlewares=[believe_proxies(read_networks(trusted))])
    app.add_routes([web.get("/", who)])
    headers = [("X-Forwarded-For", one) for one in said]
    async with (
        TestClient(TestServer(app, host=HERE)) as client,
        client.get("/", headers=headers) as answer,
    ):
        return await answer.text()


@pytest.mark.parametrize(
    ("said", "who"),
    [
        ((), HERE),
        (("203.0.113.9",), "203.0.113.9"),
        (("203.0.113.9:4711",), "203.0.113.9"),
        (("[2001:db8::1]:4711",), "2001:db8::1"),
        (("2001:db8::1",), "2001:db8::1"),
        (("::ffff:203.0.113.9",), "203.0.113.9"),
        (("198.51.100.1, 203.0.113.9",), "203.0.113.9"),
        (("198.51.100.1", "203.0.113.9, 10.1.2.3"), "203.0.113.9"),
        (("10.1.2.3",), "10.1.2.3"),
        (("203.0.113.9, nonsense",), HERE),
        (("",), HERE),
    ],
)
async def test_a_trusted_proxy_is_believed_who_asked_it(said, who):
    assert await asker("127.0.0.1, 10.0.0.0/8", *said) == who


async def test_a_stranger_is_not_believed_and_the_operator_told_once():
    with capture_logs() as logs:
        assert await asker("10.0.0.0/8", "203.0.113.9") == HERE
    assert [one["proxy"] for one in logs] == [HERE]
    assert "SALLE_TRUSTED_PROXIES" in logs[0]["event"]


def test_by_default_proxies_on_this_machine_are_trusted(monkeypatch):
    monkeypatch.delenv("SALLE_TRUSTED_PROXIES", raising=False)
    assert read_settings().trusted_proxies == read_networks("127.0.0.1 ::1")


@pytest.mark.parametrize("wrong", ["my-proxy", "10.0.0.0/40", "10.0.0.1/8", "1.2.3"])
def test_what_is_no_network_is_named(monkeypatch, wrong):
    monkeypatch.setenv("SALLE_TRUSTED_PROXIES", f"127.0.0.1, {wrong}")
    with pytest.raises(StartError, match=f"SALLE_TRUSTED_PROXIES.*{wrong}.*10.0.0.0/8"):
        read_settings()
