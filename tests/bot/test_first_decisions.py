"""What a kind of decision is for: told to each player once, in their private messages alone."""

import pytest

from bot.application import profile
from bot.commands import moves, preset_answers
from bot.messages.words import LANGUAGES, say_in
from renderers import album
from storage.base import StoreAwayError
from tests.bot.duel import Duel
from tests.bot.salle import ROOM, button, labels, main_button
from tests.bot.short_games import AUDATIA, AUDATIA_GUARDED

FIRST = say_in("en")("audatia-guide-window-mulligan")


@pytest.fixture
async def duel(salle, anna, bea):
    return await salle.match(anna, bea, game="audatia")


async def keep(person, duel):
    """Both keep their first hand."""
    preview = (await person.taps(button(await person.turn(duel), "Keep all"))).private
    return (await person.taps(main_button(preview))).private


async def test_the_first_message_says_what_the_decision_is_for(salle, anna, bea, duel):
    await salle.deliver()
    for person in (anna, bea):
        told = [post for post in salle.doors.to(person.address) if post.prompt.purpose]
        assert [post.prompt.purpose for post in told] == [FIRST]
        assert "Explain" in labels(told[0])


async def test_it_is_said_until_the_decision_is_taken_and_then_no_more(salle, anna, bea, duel):
    for _ in range(2):
        assert (await anna.turn(duel)).prompt.purpose == FIRST
    await keep(anna, duel)
    another = await salle.match(anna, bea, game="audatia")
    turn = await anna.turn(another)
    assert turn.prompt.groups
    assert turn.prompt.purpose == ""
    assert "Explain" not in labels(turn)


async def test_what_one_player_has_met_is_still_said_to_the_other(anna, bea, duel):
    await keep(anna, duel)
    assert (await bea.turn(duel)).prompt.purpose == FIRST


async def test_a_new_kind_of_decision_is_said_though_others_are_known(anna, bea, duel):
    await keep(anna, duel)
    await keep(bea, duel)
    turns = [await person.turn(duel) for person in (anna, bea)]
    said = {turn.prompt.purpose for turn in turns if turn.prompt.groups}
    assert said == {say_in("en")("audatia-guide-window-virtue")}


async def test_a_move_that_is_refused_is_no_decision_taken(salle, anna, duel):
    refused = await salle.app.run(moves.typed, anna.ask(), "posta:longa", duel)
    assert refused.is_error
    assert (await anna.turn(duel)).prompt.purpose == FIRST


async def test_the_board_that_everybody_sees_says_nothing_of_it(salle, anna, bea, duel):
    await keep(anna, duel)
    await keep(bea, duel)
    await salle.deliver()
    boards = salle.doors.to(ROOM)
    assert boards
    assert not any(post.prompt and post.prompt.purpose for post in boards)
    assert not any("Explain" in labels(post) for post in boards)


async def test_nothing_is_said_to_who_waits_or_watches(anna, eve, duel):
    waiting = await keep(anna, duel)
    assert waiting.prompt.purpose == ""
    assert (await eve.turn(duel)).prompt.purpose == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_and_explained_in_the_players_own_language(salle, bea, language):
    ida, say = salle.someone("Ida", language), say_in(language)
    duel = await salle.match(ida, bea, game="audatia")
    turn = await ida.turn(duel)
    assert turn.prompt.purpose == say("audatia-guide-window-mulligan")
    shown = (await ida.taps(button(turn, say("hall-cards-explain")))).private
    assert shown.title == say("audatia-about-flow_misura.title")
    assert shown.lines == (say("audatia-about-flow_misura"),)


async def test_explain_opens_the_course_of_the_duel_where_it_is():
    duel = await Duel.begun()
    await duel.salle.app.run(preset_answers.show, duel.two.ask(), duel.table, "skills no")
    seen = {}
    for number, decision in enumerate(AUDATIA):
        if number == AUDATIA_GUARDED:
            await duel.later()
        who = duel.one if decision[0] == 1 else duel.two
        turn = await who.turn(duel.table)
        if turn.prompt.purpose:
            sheet = (await who.taps(button(turn, "Explain"))).private.picture.view
            seen[turn.prompt.purpose] = sheet.code
        await duel.play([decision])
    say = say_in("en")
    expected = {
        "mulligan": "flow_misura",
        "virtue": "flow_misura",
        "salute": "flow_misura",
        "measure": "flow_misura",
        "opening": "flow_misura",
        "defend": "flow_colpo",
        "entry": "flow_incrocio",
        "remedy": "flow_stretto",
        "counter": "flow_stretto",
    }
    assert seen == {say(f"audatia-guide-window-{kind}"): code for kind, code in expected.items()}


async def test_nothing_is_said_where_salle_answers():
    duel = await Duel.begun()
    await duel.salle.app.run(preset_answers.show, duel.two.ask(), duel.table, "skills no")
    await duel.play(AUDATIA[:AUDATIA_GUARDED])
    turn = await duel.two.turn(duel.table)
    assert "Answer now" in labels(turn)
    assert turn.prompt.purpose == ""


async def test_what_has_been_met_is_kept_in_few_words(salle, anna, duel):
    await keep(anna, duel)
    kept = await salle.store.profile(str(anna.address))
    assert kept[profile.EXPLAINED] == "audatia:mulligan"


async def test_a_move_is_answered_though_it_can_not_be_kept_that_it_was_explained(
    salle, anna, duel, monkeypatch
):
    preview = (await anna.taps(button(await anna.turn(duel), "Keep all"))).private

    async def away(*_):
        raise StoreAwayError

    monkeypatch.setattr(salle.store, "update_profile", away)
    answer = await anna.taps(main_button(preview))
    assert not answer.is_away
    assert answer.private.prompt.groups == ()


async def test_among_the_cards_at_hand_there_is_always_the_way_to_the_course(anna, duel):
    await keep(anna, duel)
    cards = (await anna.taps(button(await anna.turn(duel), "Cards"))).private
    shown = (await anna.taps(button(cards, "I Misura: out of measure"))).private
    assert shown.picture.view == album("audatia")["flow_misura"]


async def test_games_without_a_course_say_nothing(salle, anna, bea):
    turn = await anna.turn(await salle.match(anna, bea, game="gyges"))
    assert turn.prompt.purpose == ""
    assert "Explain" not in labels(turn)
