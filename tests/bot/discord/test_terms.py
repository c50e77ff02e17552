"""What is agreed on before a match, on Discord: clocks, sides, counter-offers."""

import pytest

from tests.servers.discord import Answer
from tests.servers.discord.look import RADIOS


async def test_a_counter_offer_is_a_form_with_one_tap_a_thing_and_its_changes_are_marked(evening):
    card = await evening.challenge(evening.anna, evening.bea, game="cannae", variant="", options="")
    form = await card.click(evening.bea, "Change…")
    entries = {entry.label: entry for entry in form.modal.entries}
    assert {entries[label].kind for label in ("Layout", "Time", "Who begins")} == {RADIOS}
    assert [line.label for line in entries["Who begins"].options] == [
        "begins: Anna (white)",
        "begins: Bea (white)",
    ]
    chosen = {"clock": "leisurely", "side": "swapped", "layout": "r2", "series": "best-3"}
    await form.submit(chosen)
    said = (
        "Bea proposes: deep centre → one line · daily → leisurely · one match → best of 3"
        " · begins: Anna → Bea"
    )
    await evening.server.wait(lambda: said in card.text, what="changed card")


async def test_each_clock_of_the_form_is_explained_in_a_sentence(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    form = await card.click(evening.bea, "Change…")
    (clock,) = [entry for entry in form.modal.entries if entry.label == "Time"]
    told = {line.label: line.description for line in clock.options}
    assert told["daily"].startswith("You each start with 3 days.")
    assert told["no clock"] == "Everybody takes as long as they like."


@pytest.mark.long
async def test_after_two_counter_offers_the_card_has_no_third(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    for person, touches in ((evening.bea, "2"), (evening.anna, "3")):
        form = await card.click(person, "Change…")
        await form.submit(touches=touches)
        await evening.server.wait(
            lambda touches=touches: f"→ first to {touches}" in card.text, what="changed card"
        )
    assert card.labels == ["Accept", "Decline", "Withdraw", "Rules"]


async def test_own_figures_of_a_clock_follow_the_form_as_three_taps(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    form = await card.click(evening.bea, "Change…")
    asked = await form.submit(clock="own")
    for label in ("2 days", "4 h", "10 days", "Propose"):
        asked = await asked.click(evening.bea, label)
    said = "Bea proposes: daily → 2 days, +4 h a move, at most 10 days"
    await evening.server.wait(lambda: said in card.text, what="changed card")


async def test_own_figures_of_a_new_challenge_come_back_to_its_form(evening):
    menu = await evening.anna.slash(evening.games, "challenge")
    people = await menu.click(evening.anna, "Challenge a friend")
    games = await people.select(evening.anna, evening.bea)
    form = await games.click(evening.anna, "Gygès")
    asked = await form.submit(clock="own")
    for label in ("2 days", "4 h"):
        asked = await asked.click(evening.anna, label)
    form = await asked.click(evening.anna, "10 days")
    assert form.kind is Answer.MODAL
    await form.submit()
    card = await evening.bea.wait_message(evening.games)
    assert "2 days, +4 h a move, at most 10 days" in card.text


async def test_a_clock_may_be_typed_and_is_suggested_in_words(evening):
    said = "3 days, +4 h a move, at most 5 days"
    offered = await evening.anna.autocomplete(evening.games, "challenge", clock="3d+4h/5d")
    assert [(one.name, one.value) for one in offered] == [(said, "3d+4h/5d")]
    await evening.anna.slash(evening.games, "challenge", game="gyges", clock=offered[0].value)
    card = await evening.eve.wait_message(evening.games)
    assert said in card.text


async def test_the_presets_are_suggested_before_anything_is_typed(evening):
    offered = await evening.anna.autocomplete(evening.games, "challenge", clock="")
    assert [one.value for one in offered] == ["brisk", "daily", "leisurely", "none"]
    assert offered[1].name == "daily: 3 days, +12 h a move, at most 5 days"


@pytest.mark.parametrize(
    ("typed", "right"),
    [
        ("0d+1h/1d", "Write none for no clock"),
        ("90d+1d/90d", "up to 60 days"),
        ("hurry", "Choose brisk, daily, leisurely or none"),
    ],
)
async def test_a_clock_that_can_not_be_is_answered_with_what_would_be_right(evening, typed, right):
    reply = await evening.anna.slash(evening.games, "challenge", game="gyges", clock=typed)
    assert reply.ephemeral
    assert right in reply.text
    assert not evening.games.messages


async def test_where_a_form_has_no_room_settings_of_two_values_are_ticked(evening):
    card = await evening.challenge(
        evening.anna, evening.bea, game="audatia", variant="", options=""
    )
    form = await card.click(evening.bea, "Change…")
    labels = [entry.label for entry in form.modal.entries]
    assert len(labels) == 5
    assert {"The challenged plays", "Time", "Who begins", "More rules"} <= set(labels)
    await form.submit({"switches": ["imperfect_counter", "break_off_saves_from_exchange"]})
    said = "Bea proposes: an imperfect counter ends the assault → an imperfect counter earns"
    await evening.server.wait(lambda: said in card.text, what="changed card")
    assert "Break Off saves" not in card.text


async def test_rated_or_friendly_is_one_tap_on_the_card(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    for person, label, said in (
        (evening.anna, "Make it rated", "Anna proposes: friendly → rated"),
        (evening.bea, "Make it friendly", "Bea proposes: rated → friendly"),
    ):
        await card.click(person, label)
        await evening.server.wait(lambda said=said: said in card.text, what="changed card")


async def test_a_form_has_a_box_for_rated(evening):
    card = await evening.challenge(evening.anna, evening.bea, game="gyges", variant="", options="")
    form = await card.click(evening.bea, "Change…")
    (switches,) = [entry for entry in form.modal.entries if entry.label == "More rules"]
    assert "rated" in [line.label for line in switches.options]
    await form.submit({"switches": ["rated", "origin_end"]})
    said = "Bea proposes: friendly → rated"
    await evening.server.wait(lambda: said in card.text, what="changed card")
