import asyncio

import pytest

from bot.application.time_controls import BRISK, LEISURELY, PRESETS
from bot.commands import boards, challenge_answers, challenges, rematches, resignations
from bot.commands.challenges import Terms
from bot.commands.term_settings import CLOCK, SIDE
from bot.commands.terms_form import TermsForm
from engines.core.match_state import Status
from engines.core.record import Proposal
from engines.core.seat import Seat
from tests.bot.salle import ROOM, Salle, button


async def resigned(salle, who, table):
    version = (await salle.tables.load(table)).version
    await salle.app.tap(who.ask(), f"ry:{table}:{version}:")


async def test_a_rematch_swaps_the_sides(salle, anna, bea):
    table = await salle.match(anna, bea)
    card = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(card, "Resign"))
    reply = await salle.app.run(rematches.rematch, anna.ask(), table)
    begun = await salle.app.run(challenge_answers.accept, bea.ask(), reply.table)
    assert begun.private.picture.style.names.one == "Bea"


async def test_a_rematch_is_on_the_same_terms_and_for_the_same_person(salle, anna, bea, eve):
    terms = {"options": {"touches": "2"}, "clock": PRESETS[BRISK]}
    table = await salle.match(anna, bea, **terms)
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    head = (await salle.tables.load(again)).record.head
    assert (head.options, head.clock, head.rematch_of) == (*terms.values(), str(table))
    assert (await salle.app.run(challenge_answers.accept, eve.ask(), again)).is_error
    assert not (await salle.app.run(challenge_answers.accept, bea.ask(), again)).is_error


async def test_a_rematch_against_the_computer_is_against_the_same_level(salle, anna):
    table = await salle.alone(anna, game="cannae", level="keen")
    await resigned(salle, anna, table)
    again = await salle.tables.load(
        (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    )
    assert sorted(again.computer_level(seat) for seat in Seat) == ["", "keen"]


async def test_a_rematch_at_a_study_table_is_a_study_again(salle, anna):
    table = await salle.alone(anna, game="cannae", is_study=True, partner="Zoe")
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    loaded = await salle.tables.load(again)
    assert loaded.record.head.is_study
    assert sorted(player.name for player in loaded.match.players) == ["Anna", "Zoe"]


async def test_in_a_rematch_the_other_one_begins_if_the_challenger_had_named_who(salle, anna, bea):
    table = await salle.match(anna, bea, options={"begins": "challenger"})
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, bea.ask(), table)).table
    card = (await salle.app.run(boards.hand, anna.ask(), again)).private
    assert "begins: Bea" in "\n".join(card.lines)


async def test_in_a_rematch_roles_change_and_decks_stay_with_their_owners(salle, anna, bea):
    terms = {"game": "audatia", "options": {"challenger": "boucicault"}}
    key = await salle.challenge(anna, **terms)
    await salle.app.run(challenge_answers.accept, bea.ask(), key, {"challenged": "galeazzo"})
    await resigned(salle, anna, key)
    again = (await salle.app.run(rematches.rematch, anna.ask(), key)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), again)
    match = (await salle.tables.load(again)).match
    assert [player.name for player in match.players] == ["Bea", "Anna"]
    assert tuple(match.game_state.rules.characters) == ("galeazzo", "boucicault")


async def test_a_deck_may_be_chosen_anew_when_a_rematch_is_accepted(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), again, {"challenger": "galeazzo"})
    match = (await salle.tables.load(again)).match
    assert tuple(match.game_state.rules.characters) == ("galeazzo", "galeazzo")


@pytest.fixture
async def over(salle, anna, bea):
    """A match of Anna's and Bea's that is over."""
    table = await salle.match(anna, bea)
    await resigned(salle, anna, table)
    return table


async def taps_rematch(person, table):
    return await person.salle.app.tap(person.ask(), f"rm:{table}:2:")


async def test_a_second_rematch_tap_accepts_the_first(salle, anna, bea, over):
    offered = await taps_rematch(anna, over)
    assert offered.ack == "You have asked Bea for a rematch."
    accepted = await taps_rematch(bea, over)
    assert accepted.table == offered.table
    assert (await salle.tables.load(offered.table)).match.status is Status.PLAYING
    assert accepted.private.picture


async def test_who_taps_rematch_again_makes_no_second_one(salle, anna, bea, over):
    first = await taps_rematch(anna, over)
    assert (await taps_rematch(anna, over)).table == first.table
    assert (await salle.tables.load(first.table)).match.status is Status.OPEN
    for person in (bea, anna, bea):
        assert (await taps_rematch(person, over)).table == first.table
    running = await salle.store.running_tables(str(anna.address))
    assert running == [first.table]


async def test_two_who_ask_for_a_rematch_at_the_same_moment_play_one(salle, anna, bea, over):
    replies = await asyncio.gather(taps_rematch(anna, over), taps_rematch(bea, over))
    again = replies[0].table
    assert replies[1].table == again
    assert (await salle.tables.load(again)).match.status is Status.PLAYING
    assert await salle.store.running_tables(str(bea.address)) == [again]


async def test_two_processes_that_are_asked_for_a_rematch_at_once_make_one(salle, anna, bea, over):
    other = Salle(salle.store)
    answers = await asyncio.gather(
        taps_rematch(anna, over), other.app.tap(other.someone("Bea").ask(), f"rm:{over}:2:")
    )
    assert answers[0].table == answers[1].table
    assert (await salle.tables.load(answers[0].table)).match.status is Status.PLAYING


async def test_a_rematch_that_was_declined_may_be_offered_again(salle, anna, bea, over):
    first = (await taps_rematch(anna, over)).table
    await salle.app.tap(bea.ask(), f"cd:{first}:0:")
    second = (await taps_rematch(bea, over)).table
    assert second != first
    assert (await salle.tables.load(second)).match.status is Status.OPEN


async def test_against_the_computer_there_is_one_rematch_too(salle, anna):
    terms = Terms(game="cannae", level="novice")
    table = (await salle.app.run(challenges.challenge, anna.ask(ROOM), terms)).table
    await resigned(salle, anna, table)
    tables = {(await taps_rematch(anna, table)).table for _ in range(3)}
    assert len(tables) == 1


async def test_a_rematch_stands_where_the_match_was_and_the_final_board_stays(salle, anna, over):
    reply = await taps_rematch(anna, over)
    assert (reply.table.platform, reply.table.chat) == (over.platform, over.chat)
    assert reply.is_apart
    await salle.deliver()
    (card,) = [post for post in salle.doors.to(ROOM) if post.table == reply.table]
    assert card.follows == over


async def test_a_rematch_comes_with_a_link_to_its_place(salle, anna, bea, over):
    salle.context.links.by_platform["test"] = lambda reference, _: (
        f"https://test.example/{reference}"
    )
    await taps_rematch(anna, over)
    await salle.deliver()
    accepted = await taps_rematch(bea, over)
    number = next(
        n for n, sent in enumerate(salle.doors.sent, 1) if sent.post.table == accepted.table
    )
    link = button(accepted.private, "Go to the rematch")
    assert link.url == f"https://test.example/{number}"


async def test_nobody_else_takes_part_in_a_rematch(salle, anna, eve, over):
    await taps_rematch(anna, over)
    assert (await taps_rematch(eve, over)).is_error


async def test_a_rematch_keeps_the_clock_and_the_sides_of_a_counter_offer(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="cannae")
    form = TermsForm(game=salle.games["cannae"], proposal=Proposal())
    number = form.plus({CLOCK: LEISURELY, SIDE: "swapped"}).number
    await salle.app.tap(bea.ask(), f"cp:{table}:0:{number}")
    await salle.app.tap(anna.ask(), f"ca:{table}:1:")
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    match = (await salle.tables.load(again)).match
    assert match.proposal.clock == PRESETS[LEISURELY]
    assert [player.name for player in match.players] == ["Anna", "Bea"]
