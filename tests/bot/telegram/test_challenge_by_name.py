"""A challenge to an @name of which Salle has never heard: its bearer takes it, and nobody else."""

import pytest

from bot.adapters.telegram.places import JOIN, deep_link
from bot.application.tickets import Ticket
from tests.bot.salle import game_names


async def called(evening, words="@bea gyges", where=None):
    """Anna challenges a name in the group; the card."""
    where = where or evening.group
    mark = evening.server.mark()
    await evening.anna.sends(where, f"/challenge {words}")
    return await where.wait(lambda m: "challenges" in m.text, since=mark)


async def tables_of(evening, person):
    mark = evening.server.mark()
    await person.sends("/tables")
    shown = await person.wait(since=mark)
    return shown.text


async def test_the_card_names_the_person_and_rings_by_that(evening):
    card = await called(evening)
    assert card.text.splitlines()[0] == "Anna challenges @bea to Gygès"
    assert card.labels[:3] == ["Accept", "Decline", "Change…"]
    assert [entity.type for entity in card.content.entities if entity.type == "mention"]
    assert not card.silent


@pytest.mark.parametrize("words", ["@BEA gyges", "@Bea gyges"])
async def test_the_bearer_of_the_name_accepts_however_it_is_written(evening, words):
    card = await called(evening, words)
    evening.bea.username = "bEa"
    assert (await evening.bea.taps(card, "Accept")).text == "Accepted. The match begins."
    await card.changes(lambda m: "Bea accepted." in m.text)
    assert (await evening.group.wait(lambda m: bool(m.photo))).photo


async def test_nobody_else_accepts_or_declines(evening):
    card = await called(evening)
    for button in ("Accept", "Decline"):
        for person in (evening.eve, evening.server.user("Dan", username="bea_s")):
            if person not in evening.group.members:
                evening.group.members.append(person)
            answer = await person.taps(card, button)
            assert answer.alert
            assert "for somebody else" in answer.text
    assert (await evening.anna.taps(card, "Accept")).text.startswith("This is your own challenge")
    assert (await evening.bea.taps(card, "Decline")).text == "Declined."
    await card.changes(lambda m: "Bea declined." in m.text and m.labels == ["Rules"])


async def test_the_bearer_proposes_other_terms_and_is_called_back(evening):
    await evening.bea.starts()
    card = await called(evening, "@dora en_garde touches=1")
    dora = evening.server.user("Dora", username="Dora", language="en")
    evening.group.members.append(dora)
    await dora.starts()
    await dora.taps(card, "Change…")
    form = await dora.wait(lambda m: any("first to 2" in label for label in m.labels))
    await dora.taps(form, next(label for label in form.labels if "first to 2" in label))
    await form.changes(lambda m: "Propose" in m.labels)
    await dora.taps(form, "Propose")
    await card.changes(lambda m: "Dora proposes" in m.text)
    await evening.anna.taps(card, "Accept")
    await card.changes(lambda m: "Anna accepted." in m.text)


async def test_accepting_twice_at_the_same_moment_is_done_once(evening):
    card = await called(evening)
    taps = [evening.bea.presses(card, "Accept") for _ in range(2)]
    assert not any([(await tap.answered()).alert for tap in taps])
    await card.changes(lambda m: "Bea accepted." in m.text)


async def test_once_somebody_was_met_by_the_name_its_next_bearer_opens_nothing(evening):
    card = await called(evening)
    await evening.bea.starts()  # the bearer is met
    await evening.bea.wait()
    evening.bea.username, evening.eve.username = "bea_new", "bea"
    answer = await evening.eve.taps(card, "Accept")
    assert answer.alert
    assert "for somebody else" in answer.text
    assert not (await evening.bea.taps(card, "Accept")).alert
    await card.changes(lambda m: "Bea accepted." in m.text)


async def test_a_tap_on_the_card_is_enough_to_be_met(evening):
    card = await called(evening)
    await evening.bea.taps(card, "Rules")
    evening.bea.username, evening.eve.username = None, "bea"
    assert "for somebody else" in (await evening.eve.taps(card, "Accept")).text
    assert (await evening.bea.taps(card, "Decline")).text == "Declined."


async def test_a_challenge_finds_the_present_bearer_of_a_name(evening):
    await evening.bea.starts()
    await called(evening, "@bea gyges")
    evening.bea.username = "bea_new"
    await evening.bea.sends("/tables")
    await evening.bea.wait(lambda m: "Gygès" in m.text)
    evening.eve.username = "bea"
    card = await called(evening, "@bea cannae")
    assert "challenges @bea" in card.text
    assert (await evening.eve.taps(card, "Accept")).text == "Accepted. The match begins."


async def test_the_challenge_stands_on_the_list_of_who_has_come_by_another_way(evening):
    await called(evening)
    await evening.bea.starts()
    await evening.bea.wait()
    assert "Anna" in await tables_of(evening, evening.bea)


async def test_the_challengers_list_names_whom_it_waits_for(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    await called(evening)
    assert "@bea" in await tables_of(evening, evening.anna)


async def test_a_link_from_a_private_chat_is_the_bearers_alone(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    card = await called(evening, where=evening.anna)
    assert "Send @bea this link. Nobody else can take the challenge" in card.text
    ticket = Ticket.parse(card.button("Withdraw").data)
    link = deep_link(evening.server.username, JOIN, ticket.table)
    await evening.eve.follows(link)
    await evening.eve.wait(lambda m: "for somebody else" in m.text)
    await evening.bea.follows(link)
    await evening.bea.wait(lambda m: bool(m.photo))
    await card.changes(lambda m: "Bea accepted." in m.text)


async def test_withdrawn_it_is_over_for_the_bearer_too(evening):
    card = await called(evening)
    assert (await evening.anna.taps(card, "Withdraw")).text == "Challenge withdrawn."
    answer = await evening.bea.taps(card, data=f"ac:{_named(card)}:0")
    assert answer.alert


def _named(card):
    return Ticket.parse(card.button("Rules").data).table


@pytest.mark.parametrize("name", ["bea", "a_name_of_thirty_two_characters_"])
async def test_without_a_game_the_menu_keeps_the_name(evening, name):
    evening.bea.username = name
    await evening.anna.sends(evening.group, f"/challenge @{name}")
    asked = await evening.group.wait(lambda m: "Which game?" in m.text)
    assert asked.labels == game_names()
    await evening.anna.taps(asked, "Gygès")
    if name == "bea":
        await asked.changes(lambda m: "A challenge to @bea: Gygès" in m.text)
        await evening.anna.taps(asked, "Challenge")
    card = await evening.group.wait(lambda m: f"challenges @{name} to Gygès" in m.text)
    assert all(len(b.data or "") <= 64 for m in (asked, card) for row in m.buttons for b in row)
    assert (await evening.bea.taps(card, "Accept")).text == "Accepted. The match begins."
