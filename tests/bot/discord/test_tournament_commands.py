"""A tournament on Discord: opened by menus, its card in the channel, joined and left by taps."""


async def test_it_is_created_joined_and_left(evening):
    anna, bea, games = evening.anna, evening.bea, evening.games
    form = await (await anna.slash(games, "tournament create", name="Autumn Cup")).done()
    assert form.message.ephemeral
    page = await (await form.click(anna, "Kind")).done()
    form = await (await page.message.click(anna, "round robin")).done()
    done = await (await form.message.click(anna, "Create")).done()
    assert "It is open, and its card is in the chat." in done.text
    card = await bea.wait_message(games, lambda m: "Join" in m.labels)
    assert "Autumn Cup" in card.text
    joined = await (await card.click(bea, "Join")).done()
    assert joined.message.ephemeral
    assert "You're in." in joined.text
    (cup,) = await evening.salle.context.tournaments.of(f"discord:{games.id}")
    assert [one.player.name for one in cup.state.active] == ["Bea"]
    left = await (await joined.message.click(bea, "Leave")).done()
    assert "You have left." in left.text


async def test_tournaments_are_suggested_by_their_names(evening):
    anna, games = evening.anna, evening.games
    form = await (await anna.slash(games, "tournament create", name="Autumn Cup")).done()
    await (await form.message.click(anna, "Create")).done()
    offered = await anna.autocomplete(games, "tournament join", tournament="aut")
    assert [one.name for one in offered] == ["Autumn Cup"]
    joined = await anna.slash(games, "tournament join", tournament=offered[0].value)
    assert "You're in." in (await joined.done()).text
