"""Tournaments by typed commands on the page: guests take part, and organise none."""

from storage.passkeys import Passkey
from tests.bot.web.conftest import control

KEY = Passkey(public_key="x", sign_count=0, host="localhost", device="x", made=1, used=1)


async def says(who, table, words, nonce="1a"):
    body = {"words": words, "nonce": nonce}
    return await who.post(f"/api/table/{table}/act/tournament", body)


async def address_of(lobby, table):
    """Of who has opened the table."""
    (key,) = await lobby.salle.store.running_tables("web:hall")
    found = await lobby.salle.tables.load(key)
    return next(str(one.address) for one in found.people if one.name == "Anna")


async def test_a_guest_organises_none(anna, table):
    assert "Guests can't organise" in (await says(anna, table, "create Cup"))["ack"]


async def test_who_keeps_their_seat_organises_and_a_guest_joins(lobby, anna, bea, table):
    await lobby.salle.store.add_passkey(await address_of(lobby, table), "key", KEY)
    form = (await says(anna, table, "create Cup"))["post"]
    assert form["title"] == "Cup"
    page = await anna.post("/api/tap", {"ticket": control(form, "tf"), "nonce": "2a"})
    assert page.status == 200, page
    (cup,) = await lobby.salle.context.tournaments.of("web:hall")
    assert cup.head.place == ""
    joined = (await says(bea, table, f"join {cup.id}"))["post"]
    assert joined["lines"][0].startswith("You're in.")
    cup = await lobby.salle.context.tournaments.load(cup.id)
    assert [one.player.name for one in cup.state.active] == ["Bea"]
