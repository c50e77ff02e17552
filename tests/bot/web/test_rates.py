"""From one browser, and from one network, no flood of challenges comes."""

import asyncio

import pytest

from bot.adapters.web.requests import network_of
from tests.bot.web.conftest import control


async def test_of_150_challenges_from_one_browser_few_are_made(lobby, anna):
    async def make_and_withdraw(number):
        terms = {"game": "gyges", "nonce": f"{number:x}", "is_listed": True}
        answer = await anna.post("/api/challenge", terms)
        if answer.status == 200:
            card = (await anna.side(answer["table"]))["post"]
            await anna.tap(answer["table"], control(card, "cw"))
        return answer

    answers = [await make_and_withdraw(number) for number in range(150)]
    assert [answer.status for answer in answers].count(200) == 20
    assert answers[-1].status == 422
    assert answers[-1]["ack"].startswith("That was a lot of challenges in a short time.")


async def test_who_is_refused_a_challenge_leaves_nothing_behind(lobby, anna):
    begin = (anna.post("/api/challenge", {"game": "gyges", "nonce": f"{n:x}"}) for n in range(40))
    answers = await asyncio.gather(*begin)
    made = [answer["table"] for answer in answers if answer.status == 200]
    assert {key.table for key in lobby.salle.store.tables()} == set(made)


@pytest.mark.parametrize(
    ("remote", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("", ""),
        ("/run/salle.sock", ""),
    ],
)
def test_a_household_is_one_network(remote, network):
    assert network_of(remote) == network
