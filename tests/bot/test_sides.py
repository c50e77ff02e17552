"""Who begins, and who has which side: proposed in words of the game."""

import pytest

from bot.commands import challenges
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.term_settings import SIDE
from bot.commands.terms_form import TermsForm
from bot.messages.words import say_in
from engines.core.options import BEGINS
from engines.core.record import Proposal
from engines.core.seat import Seat
from tests.bot.salle import ROOM, button, labels
from tests.bot.test_counter_offers import card_of, form_of, proposed


@pytest.mark.parametrize(
    ("game", "side"), [("gyges", "South"), ("cannae", "white"), ("audatia", "Challenger")]
)
async def test_who_begins_is_offered_in_words_of_the_game(salle, anna, bea, game, side):
    table = await salle.challenge(anna, opponent=bea.person, game=game)
    assert f"✓ begins: Anna ({side})" in labels(await form_of(bea, table))
    await proposed(bea, table, f"begins: Bea ({side})")
    card = await card_of(anna, table)
    assert card.lines[0].startswith("Anna challenges Bea to ")
    assert card.lines[1] == "Bea proposes: begins: Anna → Bea"
    assert f"begins: Bea ({side})" in card.lines[2]
    assert [person.name for person in card.mentions] == ["Anna"]


async def test_who_accepts_the_other_side_does_not_begin(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="cannae")
    await proposed(bea, table, "begins: Bea (white)")
    assert (await bea.taps(button(await card_of(bea, table), "Accept"))).is_error
    await anna.taps(button(await card_of(anna, table), "Accept"), ROOM)
    match = (await salle.tables.load(table)).match
    assert [player.name for player in match.players] == ["Bea", "Anna"]
    assert match.active == {Seat.ONE}


async def test_whose_side_is_exchanged_hears_of_it_and_nobody_else(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="cannae")
    await salle.deliver()
    before = len(salle.doors.to(bea.address))
    await proposed(bea, table, "begins: Bea (white)")
    await salle.deliver()
    assert "Bea proposes: begins: Anna → Bea" in salle.doors.to(anna.address)[-1].lines
    assert len(salle.doors.to(bea.address)) == before


async def test_a_side_that_was_exchanged_may_be_exchanged_back(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="gyges")
    await proposed(bea, table, "begins: Bea (South)")
    await proposed(anna, table, "begins: Anna (South)")
    card = await card_of(bea, table)
    assert card.lines[1] == "Anna proposes: begins: Bea → Anna"
    await bea.taps(button(card, "Accept"), ROOM)
    match = (await salle.tables.load(table)).match
    assert [player.name for player in match.players] == ["Anna", "Bea"]


async def test_at_fencing_the_beginner_is_a_choice_of_three(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "begins: Bea")
    card = await card_of(anna, table)
    assert card.lines[1] == "Bea proposes: begins: at random → Bea"
    await anna.taps(button(card, "Accept"), ROOM)
    match = (await salle.tables.load(table)).match
    assert match.active == {match.challenger.other}


async def test_characters_go_along_with_their_players_to_the_other_side(salle, anna, bea):
    options = {"challenger": "boucicault", "challenged": "galeazzo"}
    table = await salle.challenge(anna, opponent=bea.person, game="audatia", options=options)
    await proposed(bea, table, "begins: Bea (Challenger)")
    proposal = (await salle.tables.load(table)).match.proposal
    assert proposal == Proposal(is_swapped=True)
    line = (await card_of(anna, table)).lines[2]
    assert "Bea plays Galeazzo" in line
    assert "Anna plays Boucicault" in line


async def test_salle_may_be_asked_to_begin(salle, anna):
    table = await salle.challenge(anna, game="cannae", level="novice")
    form = await form_of(anna, table)
    form = (await anna.taps(button(form, "begins: Salle (dreamer) (white)"))).private
    card = (await anna.taps(button(form, "Change"))).private
    await anna.taps(button(card, "Play now"))
    match = (await salle.tables.load(table)).match
    assert match.players.one.address == "computer:novice"
    assert match.active == {Seat.ONE}


# On the way to a challenge


async def test_a_challenger_lets_the_other_begin_by_a_tap(salle, anna, bea):
    draft = ChallengeDraft(step=Step.TERMS, game="gyges", opponent="bea")
    await salle.store.update_profile(str(bea.address), {"name": "Bea"})
    form = (await salle.app.tap(anna.ask(ROOM), str(draft))).private
    form = (await anna.taps(button(form, "begins: Bea (South)"), ROOM)).private
    table = (await anna.taps(button(form, "Challenge"), ROOM)).table
    loaded = await salle.tables.load(table)
    assert loaded.record.head.challenger is Seat.TWO
    assert "begins: Bea (South)" in (await card_of(bea, table)).lines[1]
    await bea.taps(button(await card_of(bea, table), "Accept"), ROOM)
    match = (await salle.tables.load(table)).match
    assert [player.name for player in match.players] == ["Bea", "Anna"]


async def test_whoever_takes_an_open_challenge_may_be_given_the_first_move(salle, anna, bea):
    request = ChallengeRequest(game="cannae", text="begins=challenged")
    (terms,) = request.read(salle.games, salle.context.players).terms
    table = (await salle.app.run(challenges.challenge, anna.ask(ROOM), terms)).table
    await bea.taps(button(await card_of(bea, table), "Take it"), ROOM)
    match = (await salle.tables.load(table)).match
    assert [player.name for player in match.players] == ["Bea", "Anna"]


async def test_the_two_exchange_their_seats_and_who_chose_it_keeps_their_character(
    salle, anna, bea
):
    draft = ChallengeDraft(step=Step.TERMS, game="audatia", opponent="bea")
    await salle.store.update_profile(str(bea.address), {"name": "Bea"})
    form = (await salle.app.tap(anna.ask(ROOM), str(draft))).private
    for label in ("The challenger plays: Galeazzo", "begins: Bea (Challenger)"):
        form = (await anna.taps(button(form, label), ROOM)).private
    assert "The challenged plays: Boucicault" in labels(form)
    table = (await anna.taps(button(form, "Challenge"), ROOM)).table
    assert "Anna plays Boucicault" in (await card_of(bea, table)).lines[1]


@pytest.mark.parametrize("game", ["en_garde", "gyges", "cannae", "audatia"])
def test_there_is_one_way_to_say_who_begins(salle, game):
    form = TermsForm.usual(salle.games[game])
    names = [setting.name for setting in form.settings(say_in("en"))]
    assert len({SIDE, BEGINS} & set(names)) == 1


async def test_at_a_study_table_the_seats_are_exchanged_as_often_as_one_likes(salle, anna):
    table = await salle.challenge(anna, game="cannae", is_study=True, partner="Zoe")
    for name in ("Zoe", "Anna", "Zoe"):
        form = await form_of(anna, table)
        form = (await anna.taps(button(form, f"begins: {name} (white)"))).private
        assert (await anna.taps(button(form, "Change"))).ack == "Changed."
    await anna.taps(button(await card_of(anna, table), "Play now"))
    match = (await salle.tables.load(table)).match
    assert [player.name for player in match.players] == ["Zoe", "Anna"]
