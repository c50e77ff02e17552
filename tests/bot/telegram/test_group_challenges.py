"""In a group: challenges, their cards, and who is meant by a name."""

import re

import pytest

from tests.bot.salle import game_names


async def test_a_card_shows_everything_and_mentions_the_challenged_once(evening):
    card = await evening.challenge("advanced touches=3 leisurely")
    assert card.text.splitlines()[0] == "Anna challenges Bea to En Garde"
    assert "advanced · first to 3 · begins: at random · leisurely: 7 days" in card.text
    assert re.search(r"Sealed shuffle:\n[0-9a-f]{64}$", card.text)
    assert card.mentions == [evening.bea]
    assert not card.silent
    assert card.labels[:6] == [
        "Accept", "Decline", "Change…", "Make it rated", "Withdraw", "Rules",
    ]  # fmt: skip


async def test_an_accepted_card_is_edited_and_the_board_posted_once(evening):
    board = await evening.match()
    card = next(m for m in evening.group.from_bot if "accepted" in m.text)
    assert card.labels == ["Rules"]
    assert [m for m in evening.group.from_bot if m.photo] == [board]


async def test_a_declined_challenge_keeps_no_buttons_but_the_rules(evening):
    card = await evening.challenge()
    assert (await evening.bea.taps(card, "Decline")).text == "Declined."
    await card.changes(lambda m: "declined" in m.text and m.labels == ["Rules"])


async def test_who_only_watches_reads_the_rules_in_private_and_turns_their_pages(evening):
    card = await evening.challenge()
    await evening.eve.starts()
    await evening.eve.taps(card, "Rules")
    leaf = await evening.eve.wait(lambda m: "1/17" in m.labels)
    await evening.eve.taps(leaf, "Fine points")
    await leaf.changes(lambda m: "13/17" in m.labels)
    assert "Back to the table" not in leaf.labels


async def test_one_tap_accepts_and_opens_the_private_chat(evening):
    card = await evening.challenge()
    await evening.bea.follows(card.button("Accept in private").url)
    assert (await evening.bea.wait()).photo
    await card.changes(lambda m: "accepted" in m.text)
    assert card.labels == ["Rules"]


async def test_only_who_is_asked_can_accept(evening):
    card = await evening.challenge()
    answer = await evening.eve.taps(card, "Accept")
    assert answer.alert
    assert "for somebody else" in answer.text
    assert (await evening.anna.taps(card, "Accept")).text.startswith("This is your own challenge")


async def test_a_challenge_by_reply_means_the_author(evening):
    said = await evening.bea.sends(evening.group, "anyone for a round?")
    await evening.anna.sends(evening.group, "/challenge en_garde touches=1", reply_to=said)
    card = await evening.group.wait()
    assert card.text.startswith("Anna challenges Bea ")


async def test_a_name_that_was_seen_before_is_known(evening):
    await evening.bea.sends(evening.group, "/help")
    await evening.group.wait()
    await evening.anna.sends(evening.group, "/challenge @Bea en_garde basic")
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert card.text.startswith("Anna challenges Bea ")


async def test_a_challenge_without_a_game_asks_which_of_whoever_made_it(evening):
    said = await evening.bea.sends(evening.group, "who plays?")
    await evening.anna.sends(evening.group, "/challenge clock=leisurely", reply_to=said)
    asked = await evening.group.wait(lambda m: "Which game?" in m.text)
    assert asked.labels == game_names()
    assert (await evening.eve.taps(asked, "Gygès")).alert
    await evening.anna.taps(asked, "Gygès")
    await asked.changes(lambda m: "A challenge to Bea: Gygès" in m.text)
    assert "✓ leisurely" in asked.labels
    tickets = [evening.anna.presses(asked, "Challenge") for _ in range(2)]
    assert not any([(await ticket.answered()).alert for ticket in tickets])
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert "Anna challenges Bea to Gygès" in card.text
    assert "leisurely: 7 days" in card.text
    await asked.changes(lambda m: m.deleted)
    assert [m for m in evening.group.from_bot if "Accept" in m.labels] == [card]


async def test_a_challenge_that_is_half_understood_opens_the_menu_with_what_was(evening):
    text = "/challenge Bea en_garde touches=12, advanced, 1 day blah"
    await evening.anna.sends(evening.group, text, mentions=[evening.bea])
    menu = await evening.group.wait()
    assert menu.text.startswith("I don't understand “blah”.\nI don't understand “touches=12”.")
    assert "Touches is one of first to 1, first to 2" in menu.text
    assert "A challenge to Bea: En Garde" in menu.text
    assert {"✓ advanced", "✓ brisk"} <= set(menu.labels)
    assert menu.reply_to is not None
    await evening.anna.taps(menu, "Challenge")
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert "advanced · first to 5 · begins: at random · brisk: 1 day" in card.text


async def test_a_misspelt_game_is_offered_first_with_all_that_was_said(evening):
    await evening.anna.sends(evening.group, "/challenge Bea giges 7 days", mentions=[evening.bea])
    menu = await evening.group.wait()
    assert menu.text.startswith("I don't understand “giges”. Did you mean Gygès?")
    assert menu.labels[0] == "Gygès"
    await evening.anna.taps(menu, "Gygès")
    form = await menu.changes(lambda m: "Challenge" in m.labels)
    assert "A challenge to Bea: Gygès" in form.text
    assert "✓ leisurely" in form.labels


async def test_somebody_who_played_here_is_challenged_by_name_alone(evening):
    await evening.match("gyges")
    await evening.anna.sends(evening.group, "/challenge bea cannae")
    card = await evening.group.wait(lambda m: "Accept" in m.labels and "Cannae" in m.text)
    assert "Anna challenges Bea" in card.text


async def test_of_a_misspelt_name_the_nearest_who_played_here_is_offered(evening):
    await evening.match("gyges")
    await evening.anna.sends(evening.group, "/challenge bae cannae brisk")
    menu = await evening.group.wait(lambda m: "bae" in m.text)
    assert menu.text.startswith("I don't understand “bae”. Did you mean Bea?")
    await evening.anna.taps(menu, "Bea")
    form = await menu.changes(lambda m: "A challenge to Bea" in m.text)
    assert "✓ brisk" in form.labels


@pytest.mark.long
async def test_a_counter_offer_stands_on_the_same_card_and_its_challenger_hears_of_it(evening):
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    card = await evening.challenge()
    mark = evening.server.mark()
    await evening.bea.taps(card, "Change…")
    form = await evening.bea.wait(lambda m: "What would you like to change?" in m.text, since=mark)
    for label in ("basic", "first to 3"):
        await evening.bea.taps(form, label)
        await form.changes(lambda m, label=label: f"✓ {label}" in m.labels)
    assert (await evening.bea.taps(form, "Propose")).text == "Proposed. I'm asking Anna now."
    await card.changes(lambda m: "Bea proposes:" in m.text)
    assert "Bea proposes: standard → basic · first to 5 → first to 3" in card.text
    heard = await evening.anna.wait(lambda m: "Bea proposes:" in m.text, since=mark)
    await evening.anna.taps(heard, "Accept")
    await card.changes(lambda m: "Anna accepted." in m.text)
    assert [m for m in evening.group.from_bot if "challenges" in m.text] == [card]
