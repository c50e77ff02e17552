"""A tournament on Telegram: opened by menus in private, its card in the group, joined by a tap."""


async def test_it_is_created_joined_and_left(evening):
    await evening.anna.starts()
    await evening.anna.sends(evening.group, "/tournament create Autumn Cup")
    form = await evening.anna.wait(lambda m: "Create" in m.labels)
    await evening.anna.taps(form, "Kind")
    await form.changes(lambda m: "round robin" in m.labels)
    await evening.anna.taps(form, "round robin")
    await form.changes(lambda m: "Kind: round robin" in m.text)
    await evening.anna.taps(form, "Create")
    await form.changes(lambda m: "It is open" in m.text)
    card = await evening.group.wait(lambda m: "Join" in m.labels)
    assert "Autumn Cup" in card.text
    await evening.bea.starts()
    await evening.bea.taps(card, "Join")
    joined = await evening.bea.wait(lambda m: "You're in." in m.text)
    (cup,) = await evening.salle.context.tournaments.of(f"telegram:{evening.group.id}")
    assert [one.player.name for one in cup.state.active] == ["Bea"]
    await evening.bea.taps(joined, "Leave")
    await joined.changes(lambda m: "You have left." in m.text)


async def test_who_never_started_the_bot_is_led_to_their_private_chat(evening):
    await evening.anna.starts()
    await evening.anna.sends(evening.group, "/tournament_create Autumn Cup")
    form = await evening.anna.wait(lambda m: "Create" in m.labels)
    await evening.anna.taps(form, "Create")
    card = await evening.group.wait(lambda m: "Join" in m.labels)
    answer = await evening.eve.taps(card, "Join")
    assert answer.url


async def test_nonsense_after_the_command_is_answered(evening):
    await evening.anna.starts()
    await evening.anna.sends("/tournament leave " + "x" * 4000)
    await evening.anna.wait(lambda m: "There is no such tournament." in m.text)
