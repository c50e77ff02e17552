"""What the organiser may do, and who manages the place; and what others may not."""

import pytest

from bot.application.model import Address
from bot.application.tournament_tickets import Step, TournamentTicket
from engines.core.tournaments.acts import Outcome, Paired, Pairing, Reported
from engines.core.tournaments.state import Out, Status
from tests.bot.commands.tournaments.opening import again, begins, names_in, opens, says
from tests.bot.salle import ROOM, button, labels

DAY = 86_400
OTHER = Address(platform="test", id="other")


@pytest.fixture
async def cup(anna):
    return await opens(anna, "Cup", "Begins", "in a week")


@pytest.fixture
async def joined(salle, cup, bea, eve):
    """Bea and Eve take part."""
    for who in (bea, eve):
        await says(who, f"join {cup.id}", ROOM)
    return await again(salle, cup)


@pytest.fixture
async def played(salle, joined, anna, bea, eve):
    """Bea has beaten Eve in the first round."""
    await begins(joined, anna)
    one, two = bea.ask().me, eve.ask().me
    at = int(salle.time())
    pairings = (Pairing(board=1, one=one, two=two),)
    for entry in (
        Paired(at=at, round=1, pairings=pairings),
        Reported(at=at, round=1, table="x", outcome=Outcome.ONE),
    ):
        await salle.context.tournaments.act(joined.id, lambda _, entry=entry: entry)
    return await again(salle, joined)


async def manages(who, cup, *taps, where=None, **more):
    """Taps through the menus; the last answer."""
    reply = await says(who, f"manage {cup.id}", where, **more)
    for label in taps:
        assert reply.private, reply
        reply = await who.taps(button(reply.private, label), where, is_private=True, **more)
    return reply


async def test_it_can_begin_before_its_time(salle, anna, joined):
    asked = await manages(anna, joined, "Begin now")
    assert "with 2 players" in asked.private.lines[0]
    done = await anna.taps(button(asked.private, "Begin now"))
    assert done.private.lines[0] == "Done."
    assert (await again(salle, joined)).state.status is Status.RUNNING


async def test_with_too_few_it_can_not_begin(anna, cup):
    assert "Begin now" not in labels((await manages(anna, cup)).private)


async def test_it_is_postponed_by_days_or_to_a_day_and_an_hour(salle, anna, cup):
    await manages(anna, cup, "Postpone", "3 days later")
    assert (await again(salle, cup)).state.begins == cup.head.begins + 3 * DAY
    reply = await says(anna, f"begins {cup.id} 3 February 18:00")
    assert reply.private.lines[0] == "It begins 3 February 18:00 (UTC)."
    assert (await again(salle, cup)).state.begins == 1_801_677_600


async def test_an_hour_that_does_not_exist_is_the_next_one_for_it_too(salle, anna, cup):
    await salle.store.update_profile(anna.ask().me, {"zone": "Europe/Rome"})
    reply = await says(anna, f"begins {cup.id} 2027-03-28 2:30")
    assert "The clocks go forward then" in reply.private.lines[0]


async def test_somebody_is_taken_out_and_brought_back(salle, anna, bea, joined):
    await manages(anna, joined, "Take somebody out", "Bea", "Take somebody out")
    assert names_in(await again(salle, joined)) == ["Eve"]
    refused = await says(bea, f"join {joined.id}", ROOM)
    assert refused.is_error
    await manages(anna, joined, "Take somebody out", "Bea: bring back", "Bring back")
    assert sorted(names_in(await again(salle, joined))) == ["Bea", "Eve"]


async def test_two_are_kept_apart(salle, anna, bea, eve, joined):
    apart = "Keep two apart"
    asked = await manages(anna, joined, apart, "Bea", "Eve")
    assert asked.private.lines == ("Bea and Eve are never paired from now on.",)
    await anna.taps(button(asked.private, apart))
    pair = frozenset({bea.ask().me, eve.ask().me})
    assert (await again(salle, joined)).state.forbidden == {pair}


async def test_it_is_handed_over(salle, anna, bea, joined):
    done = await manages(anna, joined, "Hand over", "Bea", "Hand over")
    assert done.private.title == "Cup"
    assert "Only the organiser, Bea" in (await says(anna, f"manage {joined.id}")).ack
    assert (await manages(bea, joined)).private.title == "Cup"


async def test_it_is_ended_after_a_question(salle, anna, joined):
    asked = await manages(anna, joined, "End it")
    assert (await again(salle, joined)).is_running
    await anna.taps(button(asked.private, "No"))
    assert (await again(salle, joined)).is_running
    await anna.taps(button(asked.private, "End it"))
    assert not (await again(salle, joined)).is_running
    assert (await manages(anna, joined)).is_error


async def test_a_result_is_corrected_with_a_reason(salle, anna, played):
    how = (await manages(anna, played, "Correct a result", "Bea 1 – 0 Eve")).private
    assert how.text.startswith(f"/tournament correct {played.id} 1.1 ")
    await says(anna, f"correct {played.id} 1.1 draw They had agreed on it.")
    bout = (await again(salle, played)).state.bout(1, 1)
    assert (bout.outcome, bout.correction) == (Outcome.DRAW, "They had agreed on it.")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("1.1 draw", "A correction needs a reason"),
        ("1.1", "Write the round and board, who won, and why"),
        ("first draw because", "Write the round and board, who won, and why"),
        ("7.3 draw because", "There is no such match."),
        ("1.1 draw " + "x" * 4000, "A reason can have at most 200 characters."),
    ],
    ids=["no reason", "no outcome", "no match", "no such match", "4000 characters"],
)
async def test_a_correction_that_is_none_changes_nothing(salle, anna, played, words, answer):
    refused = await says(anna, f"correct {played.id} {words}")
    assert refused.is_error
    assert answer.casefold() in refused.ack.casefold()
    assert (await again(salle, played)).version == played.version


async def test_nobody_else_manages_it(salle, bea, joined):
    manage = "Only the organiser, Anna, and those who manage this server or group can do that."
    for words in ("manage {}", "begins {} tomorrow", "here {}", "correct {} 1.1 one No."):
        refused = await says(bea, words.format(joined.id), ROOM)
        assert refused.ack == manage
    ticket = TournamentTicket(step=Step.END_ANYWAY, tournament=joined.id, version=joined.version)
    assert (await salle.app.tap(bea.ask(), str(ticket))).ack == manage
    assert (await again(salle, joined)).is_running
    assert "Manage" not in labels((await says(bea, joined.id)).private)


async def test_who_manages_the_place_manages_it_there_and_for_an_hour_at_home(salle, eve, joined):
    begun = await manages(eve, joined, where=ROOM, may_manage_place=True)
    end = button(begun.private, "End it")
    assert (await eve.taps(end)).private.title == "Cup"
    salle.time.now += 3_600
    assert (await eve.taps(end)).is_error


async def test_who_manages_another_place_does_not(eve, joined):
    refused = await says(eve, f"manage {joined.id}", OTHER, may_manage_place=True)
    assert "Only the organiser, Anna" in refused.ack


async def test_a_menu_of_before_is_shown_anew_and_does_nothing(salle, anna, bea, joined):
    asked = await manages(anna, joined, "End it")
    await says(bea, f"leave {joined.id}", ROOM)
    reply = await anna.taps(button(asked.private, "End it"))
    assert reply.private.lines[0].startswith("The tournament has changed meanwhile")
    assert (await again(salle, joined)).is_running


async def test_an_act_that_is_told_twice_is_done_once(salle, anna, cup):
    menu = await manages(anna, cup, "Postpone")
    for _ in range(2):
        reply = await anna.taps(button(menu.private, "1 day later"), nonce="tap")
        assert reply.private.lines[0] == "Done."
    assert (await again(salle, cup)).state.begins == cup.head.begins + DAY


async def test_many_players_are_listed_by_pages(salle, anna):
    large = await opens(anna, "Large", "Players at most", "32", "Begins", "in a week")
    for number in range(21):
        await says(salle.someone(f"P{number}"), f"join {large.id}", ROOM)
    menu = (await manages(anna, large, "Take somebody out", "Next")).private
    assert labels(menu) == ["P20", "Previous", "Back"]


@pytest.mark.parametrize("argument", ["x", "99", "1.2.3.y", "p9", "1.99.y"])
async def test_a_forged_argument_changes_nothing(salle, anna, joined, argument):
    for step in (Step.TAKE_OUT, Step.APART, Step.HAND_OVER, Step.CORRECT, Step.CHALLENGE):
        ticket = TournamentTicket(
            step=step, tournament=joined.id, version=joined.version, argument=argument
        )
        before = (await again(salle, joined)).version
        await salle.app.tap(anna.ask(), str(ticket))
        now = await again(salle, joined)
        assert now.version == before or argument == "1.2.3.y"
        joined = now


@pytest.mark.parametrize("argument", ["9", "1.99", "9.9", "p9", "1.p9"])
async def test_a_forged_result_to_correct_changes_nothing(salle, anna, played, argument):
    ticket = TournamentTicket(
        step=Step.CORRECT, tournament=played.id, version=played.version, argument=argument
    )
    assert await salle.app.tap(anna.ask(), str(ticket))
    assert (await again(salle, played)).version == played.version


async def test_its_standings_are_a_picture_and_a_tap_away(bea, played):
    card = (await says(bea, played.id, ROOM)).private
    shown = (await bea.taps(button(card, "Standings"), ROOM)).private
    assert shown.sheet
    assert any("place: 1 of 2" in line for line in shown.lines)


async def test_its_messages_come_to_one_more_chat(salle, anna, joined):
    reply = await says(anna, f"here {joined.id}", OTHER)
    assert reply.private.lines[0] == "From now on its messages come here, too."
    assert (await again(salle, joined)).state.chats == (str(ROOM), str(OTHER))
    await says(anna, f"here {joined.id}", OTHER)
    assert len((await again(salle, joined)).state.chats) == 2


async def test_at_home_there_is_nobody_to_tell(anna, joined):
    assert "works only in a group" in (await says(anna, f"here {joined.id}")).ack


async def test_who_is_out_stays_listed_with_why(salle, anna, bea, joined):
    await begins(joined, anna)
    await manages(anna, joined, "Take somebody out", "Bea", "Take somebody out")
    known = (await again(salle, joined)).state.entrants[bea.ask().me]
    assert known.out is Out.TAKEN_OUT
