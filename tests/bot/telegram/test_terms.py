"""What is agreed on before a match, on Telegram: clocks, sides, counter-offers."""

import pytest


async def changes(person, card, form, *labels):
    """Taps on a form in a private chat, then *Propose*."""
    for label in labels:
        await person.taps(form, label)
        await form.changes(lambda m, label=label: f"✓ {label}" in m.labels or label not in m.labels)
    return await person.taps(form, "Propose")


@pytest.fixture
async def card(evening):
    """Anna's challenge to Bea at Cannae; both have started the bot."""
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    return await evening.challenge("cannae")


async def opened_form(evening, person, card):
    mark = evening.server.mark()
    await person.taps(card, "Change…")
    return await person.wait(lambda m: "What would you like to change?" in m.text, since=mark)


async def test_a_counter_offer_is_one_tap_a_thing_and_its_changes_are_marked(evening, card):
    form = await opened_form(evening, evening.bea, card)
    assert {"✓ daily", "leisurely", "✓ begins: Anna (white)"} <= set(form.labels)
    said = await changes(evening.bea, card, form, "leisurely", "begins: Bea (white)")
    assert said.text == "Proposed. I'm asking Anna now."
    marked = "Bea proposes: daily → leisurely · begins: Anna → Bea"
    await card.changes(lambda m: marked in m.text)


async def test_after_two_counter_offers_the_card_has_no_third(evening, card):
    for person, clock in ((evening.bea, "leisurely"), (evening.anna, "brisk")):
        form = await opened_form(evening, person, card)
        await changes(person, card, form, clock)
        await card.changes(lambda m, clock=clock: f"→ {clock}" in m.text)
    await card.changes(lambda m: "Change…" not in m.labels)
    assert {"Accept", "Decline"} <= set(card.labels)
    await evening.bea.taps(card, "Accept")
    await card.changes(lambda m: "Bea accepted." in m.text)


async def test_own_figures_of_a_clock_are_three_taps(evening, card):
    form = await opened_form(evening, evening.bea, card)
    for label, then in (
        ("your own…", "How much time do you each start with?"),
        ("2 days", "How much does every move add?"),
        ("4 h", "How much can be saved up at most?"),
        ("10 days", "You each start with 2 days. Every move you make adds 4 h"),
    ):
        await evening.bea.taps(form, label)
        await form.changes(lambda m, then=then: then in m.text)
    await evening.bea.taps(form, "Propose")
    marked = "Bea proposes: daily → 2 days, +4 h a move, at most 10 days"
    await card.changes(lambda m: marked in m.text)


@pytest.mark.parametrize(
    ("typed", "right"),
    [
        ("clock=0", "Write none for no clock"),
        ("90d+1d/90d", "up to 60 days"),
        ("5d", "Choose brisk, daily, leisurely or none"),
    ],
)
async def test_a_clock_that_can_not_be_is_answered_with_what_would_be_right(evening, typed, right):
    await evening.anna.sends(evening.group, f"/challenge gyges {typed}")
    answer = await evening.group.wait()
    assert right in answer.text
    assert "Challenge" in answer.labels  # with all that is right set already


async def test_a_clock_is_named_in_ones_own_language(evening):
    await evening.anna.sends(evening.group, "/challenge gyges tempo=vivace")
    card = await evening.group.wait(lambda m: "Take it" in m.labels)
    assert "brisk: 1 day, +8 h a move, at most 2 days" in card.text


async def test_an_invitation_is_to_a_match_by_the_daily_clock(evening):
    offered = await evening.anna.asks_inline(evening.group, "Gyg")
    sent = await evening.anna.chooses(offered.titled("Challenge to Gygès"), evening.group)
    await evening.bea.follows((await evening.bea.taps(sent, "Take it")).url)
    card = await evening.bea.wait(lambda m: "Take it" in m.labels)
    assert "daily: 3 days, +12 h a move, at most 5 days" in card.text


async def test_rated_or_friendly_is_one_tap_on_the_card(evening, card):
    for person, label, said in (
        (evening.anna, "Make it rated", "Anna proposes: friendly → rated"),
        (evening.bea, "Make it friendly", "Bea proposes: rated → friendly"),
    ):
        await person.taps(card, label)
        await card.changes(lambda m, said=said: said in m.text)
