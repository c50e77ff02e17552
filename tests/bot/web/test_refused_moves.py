"""A refused move on the page: what its board and hand mark, in parts of the drawing."""

from bot.adapters.web.serialise_obstacles import obstacles_of
from bot.application.model import Picture
from bot.application.puzzle_shelf import shipped_shelf
from engines.core.seat import Seat
from tests.renderers.refused_views import PICTURES


async def test_what_stands_in_the_way_comes_with_the_sentence(anna, bea):
    table = await anna.begin(game="cannae")
    await bea.takes(table)
    mover = anna if await anna.moves(table) else bea
    before = (await mover.side(table))["post"]
    where = before["board"]["upright"]["places"]
    answers = [
        await mover.post(f"/api/table/{table}/type", {"text": "mc2c4", "nonce": "0d"}),
        await mover.post(f"/api/table/{table}/act/why", {"words": "c2 c4", "nonce": "0e"}),
    ]
    for refused in answers:
        assert refused.status == 422
        assert refused["ack"].startswith("Mc2c4: infantry steps to one of the squares beside it")
        placed = refused["obstacles"]["upright"]
        marks = {mark["role"]: mark["box"] for mark in placed["marks"]}
        assert marks == {"from": where["c2"], "to": where["c4"]}
        assert placed["way"] == [where["c2"], where["c4"]]
    legal = await mover.post(f"/api/table/{table}/act/why", {"words": "c2 c3", "nonce": "0f"})
    assert (legal.status, legal["obstacles"]) == (200, None)
    assert (await mover.side(table))["post"]["version"] == before["version"]


async def test_in_a_puzzle_why_not_is_asked_without_a_try(lobby):
    one = shipped_shelf(lobby.salle.games["gyges"]).numbered(1).puzzle
    anna = await lobby.visitor().arrive("Anna")
    own = "GS" if one.seat is Seat.ONE else "GN"
    body = {"ticket": f"pz:gyges/{one.id}/pw", "words": f"{one.first[:2]}-{own}"}
    refused = await anna.post("/api/puzzle/why", body)
    assert refused.status == 422
    assert refused["obstacles"]["upright"]["marks"]
    assert await lobby.salle.store.puzzle_counts("gyges") == {}
    assert (await anna.post("/api/puzzle/why", body | {"ticket": "pz:chess/1/pw"})).status == 422


def shown(name):
    view, obstacles, style = PICTURES[name]
    return obstacles_of(Picture(view=view, style=style, alt="", obstacles=obstacles))


def test_cards_are_marked_in_the_hand_and_what_lies_on_the_table_on_the_board():
    told = shown("refused_en_garde_not_held_large")
    assert (told["cards"], told["hand"]) == ({"4": "from"}, "empty")
    told = shown("refused_audatia_posta")
    assert told["cards"] == {"RFl": "from"}
    assert [mark["role"] for mark in told["upright"]["marks"]] == ["blocked"], "the wheel"
    assert shown("refused_gyges_landing")["turned"]["marks"], "the board lies there"
