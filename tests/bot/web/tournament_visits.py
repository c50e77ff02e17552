"""Tournaments that were played, and their pages as visitors see them."""

import re
from html import unescape

from bot.adapters.web.encrypted_names import EncryptedNames
from engines.core.record import Player
from engines.core.tournaments.acts import Joined
from tests.bot.tournaments_played import Played
from tests.bot.web.conftest import SECRET

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


def text_of(html):
    return " ".join(
        unescape(re.sub(r"<(script|style).*?</\1>|<[^>]*>", " ", html, flags=re.S)).split()
    )


def names_in(shown):
    return [row["name"] for row in shown["standings"]["rows"]]


async def presses(visitor, played, label):
    acts = (await sees(visitor, played))["acts"]
    ticket = next(act["ticket"] for act in acts if act["label"] == label)
    return await visitor.post("/api/tap", {"ticket": ticket, "nonce": f"{next(visitor.nonces)}f"})
