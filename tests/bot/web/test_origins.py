"""Where the page is, and whether passkeys can be made there."""

from __future__ import annotations

import pytest
from aiohttp.test_utils import make_mocked_request

from bot.adapters.web.origins import RelyingParty, relying_party

SALLE = "https://salle.example.org"


def party_at(host, page_url="", **headers):
    request = make_mocked_request("GET", "/", headers={"Host": host, **headers})
    return relying_party(request, page_url)


@pytest.mark.parametrize(
    ("host", "page_url", "headers", "party"),
    [
        ("localhost:8080", "", {}, ("localhost", "http://localhost:8080")),
        ("salle.example.org", "", {"X-Forwarded-Proto": "https"}, ("salle.example.org", SALLE)),
        ("salle.example.org", SALLE, {}, ("salle.example.org", SALLE)),
        ("Salle.example.org", SALLE, {}, ("salle.example.org", SALLE)),
        ("salle.example.org:8443", f"{SALLE}:8443", {}, ("salle.example.org", f"{SALLE}:8443")),
    ],
)
def test_a_passkey_belongs_to_the_name_of_the_page(host, page_url, headers, party):
    assert party_at(host, page_url, **headers) == RelyingParty(id=party[0], origin=party[1])


@pytest.mark.parametrize(
    ("host", "page_url"),
    [
        ("127.0.0.1:8080", ""),
        ("[::1]:8080", ""),
        ("salle.example.org", ""),  # without TLS
        ("evil.example", SALLE),
        ("localhost", SALLE),
        ("salle.example.org:1", SALLE),
        ("[", ""),
    ],
)
def test_elsewhere_none_is_made(host, page_url):
    assert party_at(host, page_url) is None
