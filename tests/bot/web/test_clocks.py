"""Clocks, as they are seen on the page."""

DAY = 86_400


async def left(lobby, person, table):
    """How long there is until the clock that runs is empty."""
    (line,) = (await person.side(table))["post"]["clocks"]
    assert (line["words"], line["is_date"]) == ("Anna:", False)
    return line["moment"] - lobby.salle.time.now


async def test_two_days_in_which_salle_was_away_are_not_taken_from_the_clock_on_the_page(
    lobby, anna, bea
):
    table = await anna.begin(game="cannae", clock="1d+1d/1d")
    await bea.takes(table)
    await lobby.salle.clock.tick()
    before = await left(lobby, anna, table)
    lobby.salle.time.now += 2 * DAY
    await lobby.salle.clock.tick()
    assert await left(lobby, anna, table) == before > 0
    assert (await anna.moves(table)) != []
