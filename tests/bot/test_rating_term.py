"""Rated or friendly: what holds where nobody says, what is said, and one tap on the card."""

import pytest

from bot.application.tickets import Ticket, Verb
from bot.commands import challenges
from bot.commands.challenge_draft import ChallengeDraft, Step
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.challenges import Terms
from bot.messages.words import say_in
from engines.core.match_state import Status
from engines.core.record import Act
from tests.bot.salle import ROOM, button, labels
from tests.bot.test_counter_offers import card_of, form_of, proposed
from tests.every import every


async def finished(salle, one, two, **terms):
    """A match of two people that one of them resigns."""
    table = await salle.match(one, two, **terms)
    await resigns(one, table)
    return table


async def resigns(who, table):
    version = (await who.salle.tables.load(table)).version
    reply = await who.salle.app.tap(who.ask(), f"ry:{table}:{version}:")
    assert not reply.is_error, reply.ack


async def match_at(salle, table):
    return (await salle.tables.load(table)).match


async def is_rated(salle, table):
    return (await match_at(salle, table)).proposal.is_rated


def rate(match, table):
    """The data of the button on the card as it stands."""
    return str(Ticket(verb=Verb.RATE, table=table, version=match.terms_version))


async def toggled(who, table, where=ROOM):
    match = await match_at(who.salle, table)
    return await who.salle.app.tap(who.ask(where), rate(match, table))


# -- where nothing is said -------------------------------------------------------------------------


async def test_the_first_match_with_a_person_is_friendly_and_later_ones_are_rated(
    salle, anna, bea, eve
):
    first = await finished(salle, anna, bea)
    assert not await is_rated(salle, first)
    assert await is_rated(salle, await salle.challenge(anna, opponent=bea.person))
    assert not await is_rated(salle, await salle.challenge(anna, opponent=eve.person))
    assert not await is_rated(salle, await salle.challenge(eve, opponent=anna.person))


async def test_of_an_open_challenge_the_challenger_alone_is_asked(salle, anna, bea, eve):
    await finished(salle, anna, bea)
    assert await is_rated(salle, await salle.challenge(anna))
    assert not await is_rated(salle, await salle.challenge(eve))


async def test_matches_against_salle_and_at_study_tables_make_nobody_experienced(salle, anna, bea):
    for terms in ({"level": "novice"}, {"is_study": True}):
        table = await salle.alone(anna, game="cannae", **terms)
        assert not await is_rated(salle, table)
        await resigns(anna, table)
    assert not await is_rated(salle, await salle.challenge(anna))


async def test_whoever_was_found_once_costs_no_second_look(salle, anna, bea, monkeypatch):
    await finished(salle, anna, bea)
    await salle.challenge(anna, opponent=bea.person)
    monkeypatch.setattr(salle.store, "finished_tables", None)
    assert await is_rated(salle, await salle.challenge(anna, opponent=bea.person))


# -- what is said ----------------------------------------------------------------------------------


@every(
    ("text", "rated"),
    [
        ("gyges rated", True),
        ("Gygès, friendly, daily", False),
        ("gyges valida per la classifica", True),
        ("gyges amichevole", False),
        ("gyges por puntos", True),
        ("gyges puntuada", True),
        ("gyges amistosa", False),
        ("gyges partie classée", True),
        ("gyges amicale", False),
        ("gyges", None),
    ],
)
def test_it_may_be_said_in_every_language(hall, text, rated):
    read = ChallengeRequest(text=text).read(hall.games, hall.context.players)
    assert not read.refused
    assert [terms.is_rated for terms in read.terms] == [rated]


@pytest.fixture
def hall(salle):
    return salle


async def test_what_was_said_stands(salle, anna, bea):
    assert await is_rated(salle, await salle.challenge(anna, is_rated=True))
    await finished(salle, anna, bea)
    assert not await is_rated(salle, await salle.challenge(anna, is_rated=False))


@pytest.mark.parametrize("terms", [{"level": "novice"}, {"is_study": True}])
async def test_a_rated_match_alone_is_refused_and_nothing_is_opened(salle, anna, terms):
    wish = Terms(game="cannae", is_rated=True, **terms)
    reply = await salle.app.run(challenges.challenge, anna.ask(ROOM), wish)
    assert (reply.is_error, reply.table) == (True, None)
    assert reply.ack == say_in("en")("match-refused-rated-alone")
    assert await salle.store.running_tables(str(anna.address)) == []


async def test_a_rematch_keeps_what_was_agreed(salle, anna, bea):
    for rated in (True, False):
        table = await finished(salle, anna, bea, is_rated=rated)
        reply = await salle.app.tap(anna.ask(ROOM), f"rm:{table}:9:")
        assert await is_rated(salle, reply.table) is rated


# -- in the form -----------------------------------------------------------------------------------


async def test_the_form_of_a_challenge_shows_the_usual_and_takes_the_other(salle, anna, bea):
    await salle.store.update_profile(str(bea.address), {"name": "Bea"})
    draft = ChallengeDraft(step=Step.TERMS, game="gyges", opponent="bea")
    form = (await salle.app.tap(anna.ask(ROOM), str(draft))).private
    form = (await anna.taps(button(form, "Match: friendly"), ROOM)).private
    assert "Match: rated" in labels(form)
    table = (await anna.taps(button(form, "Challenge"), ROOM)).table
    assert await is_rated(salle, table)


async def test_a_menu_of_before_says_nothing_of_it(salle, anna, bea):
    await finished(salle, anna, bea)
    table = (await salle.app.tap(anna.ask(ROOM), "nw:o:::gyges:2")).table
    assert await is_rated(salle, table)


async def test_who_plays_alone_is_not_asked(salle, anna):
    table = await salle.challenge(anna, game="cannae", level="novice")
    card = await card_of(anna, table)
    assert not {"Make it rated", "Make it friendly"} & set(labels(card))
    assert "friendly" not in card.lines[1]
    assert not [label for label in labels(await form_of(anna, table)) if "Match:" in label]


async def test_a_counter_offer_says_what_it_changes(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "Match: friendly", "daily")
    card = await card_of(anna, table)
    assert card.lines[1] == "Bea proposes: no clock → daily · friendly → rated"
    assert card.lines[2].endswith(" · rated")


# -- one tap on the card ---------------------------------------------------------------------------


async def test_the_challenger_changes_their_own_terms(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    before = await match_at(salle, table)
    reply = await anna.taps(button(await card_of(anna, table), "Make it rated"), ROOM)
    assert reply.ack == "Rated now: the match counts for both ratings."
    match = await match_at(salle, table)
    assert (match.proposal.is_rated, match.counter_offers) == (True, 0)
    assert match.proposed_by is before.proposed_by
    card = await card_of(bea, table)
    assert card.lines[1] == "Anna proposes: friendly → rated"
    assert "Make it friendly" in labels(card)
    late = await salle.app.tap(bea.ask(ROOM), f"ca:{table}:0:")
    assert (late.is_error, (await match_at(salle, table)).status) == (True, Status.OPEN)
    await toggled(anna, table)
    assert "proposes" not in "".join((await card_of(bea, table)).lines)


async def test_the_side_that_is_asked_makes_a_counter_offer(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await toggled(bea, table)
    match = await match_at(salle, table)
    assert (match.proposal.is_rated, match.counter_offers) == (True, 1)
    assert match.proposed_by is not match.challenger
    await anna.taps(button(await card_of(anna, table), "Accept"), ROOM)
    match = await match_at(salle, table)
    assert (match.status, match.proposal.is_rated) == (Status.PLAYING, True)
    loaded = await salle.tables.load(table)
    perspective = await salle.in_public(loaded)
    assert perspective.title == "En Garde · Anna – Bea · rated"


async def test_own_changes_after_a_counter_offer_leave_it_told(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "daily")
    await toggled(bea, table)
    card = await card_of(anna, table)
    assert card.lines[1] == "Bea proposes: no clock → daily · friendly → rated"
    assert (await match_at(salle, table)).counter_offers == 1


async def test_after_two_counter_offers_the_side_that_is_asked_has_no_third(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    for who in (bea, anna):
        await toggled(who, table)
    reply = await toggled(bea, table)
    assert reply.ack == say_in("en")("match-refused-two-counter-offers")
    assert not {"Make it rated", "Make it friendly"} & set(labels(await card_of(bea, table)))


async def test_of_an_open_challenge_the_challenger_alone_may_say_it(salle, anna, bea):
    table = await salle.challenge(anna)
    reply = await toggled(bea, table)
    assert reply.ack == "Only the players decide whether it is rated."
    await toggled(anna, table)
    assert await is_rated(salle, table)
    await bea.taps(button(await card_of(bea, table), "Take it"), ROOM)
    match = await match_at(salle, table)
    assert (match.status, match.proposal.is_rated) == (Status.PLAYING, True)


async def test_a_tap_on_what_has_changed_meanwhile_changes_nothing(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    stale = rate(await match_at(salle, table), table)
    await toggled(anna, table)
    reply = await salle.app.tap(bea.ask(ROOM), stale)
    assert reply.ack == say_in("en")("entrance-terms-changed")
    log = (await salle.tables.load(table)).record.log
    assert [entry.act for entry in log] == [Act.PROPOSE]


async def test_an_answered_challenge_and_one_alone_have_nothing_to_change(salle, anna, bea):
    table = await salle.match(anna, bea)
    assert (await toggled(anna, table)).ack == say_in("en")("hall-answered")
    alone = await salle.challenge(anna, game="cannae", level="novice")
    reply = await toggled(anna, alone)
    assert reply.ack == say_in("en")("match-refused-rated-alone")
    assert (await salle.tables.load(alone)).version == 0
