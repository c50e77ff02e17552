"""A game that another package brings, from the entrance to the end, at the local table."""

from tests.bot.web.conftest import control


async def prompt_of(lobby, visitor, table):
    """What they are asked now. Time enough has passed for nearly any answer of the hall's."""
    lobby.salle.time.now += 7_200
    await lobby.salle.clock.sweep()
    return (await visitor.side(table))["post"]["prompt"]


async def test_it_is_played_to_the_end(lobby, anna, bea):
    table = await anna.begin(game="shields")
    await bea.takes(table)
    turns = 0
    for visitor in (anna, bea) * 20:
        prompt = await prompt_of(lobby, visitor, table)
        if any(choice["verb"] == "rm" for choice in prompt["controls"]):
            break
        if prompt["groups"]:
            preview = await visitor.tap(table, prompt["groups"][0]["choices"][-1]["ticket"])
            assert (await visitor.raw(preview["post"]["board"]["upright"]["src"]))[0] == 200
            await visitor.tap(table, control(preview["post"], "ps"))
            turns += 1
    assert turns > 3
    assert prompt["lead"] == "It is over."


async def test_the_entrance_shows_it(lobby, anna):
    (game,) = [one for one in (await anna.get("/api/hello"))["games"] if one["id"] == "shields"]
    assert game["name"] == "Shields"
    assert game["caption"] == "A blow of 3: deny it?"
    for picture in ("hero", "plate"):
        assert (await anna.raw(f"/plate/shields/{picture}.webp"))[0] == 200
    status, icon, headers = await anna.raw("/icon/shields.svg")
    assert (status, headers["Content-Type"]) == (200, "image/svg+xml")
    assert b'<symbol id="icon"' in icon
    rules = (await anna.get("/api/rules/shields"))["post"]
    assert "deny the blow with a shield" in rules["paragraphs"][0]["text"]


async def test_an_icon_of_no_game_is_not_there(anna):
    assert (await anna.raw("/icon/chess.svg"))[0] == 404
