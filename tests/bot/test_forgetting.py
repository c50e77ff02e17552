"""Somebody who wants to be forgotten is asked first, and told which matches that ends."""

from bot.commands import challenges, forgetting, preferences, table_list
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from tests.bot.salle import ROOM, button, labels


async def asked(salle, who):
    return (await salle.app.run(forgetting.forget, who.ask())).private


async def status(salle, table):
    return (await salle.tables.load(table)).match.status


async def test_who_wants_to_be_forgotten_is_asked_first(salle, anna, bea):
    table = await salle.match(anna, bea)
    await salle.app.run(preferences.choose, anna.ask(), "theme", "dark")
    question = await asked(salle, anna)
    assert question.prompt.lead == "Do you want me to forget you?"
    assert labels(question) == ["Forget me", "Keep everything"]
    assert await status(salle, table) is Status.PLAYING
    assert (await salle.store.profile(str(anna.address)))["theme"] == "dark"


async def test_the_question_names_the_running_matches_and_what_becomes_of_them(
    salle, anna, bea, eve
):
    await salle.match(anna, bea)
    await salle.challenge(anna, opponent=eve.person, game="cannae")
    await salle.challenge(eve, opponent=anna.person, game="gyges")
    await salle.app.run(
        challenges.challenge, anna.ask(ROOM), Terms(game="cannae", is_study=True, partner="Zoe")
    )
    over = await salle.match(anna, bea)
    await salle.app.tap(bea.ask(), f"ry:{over}:1:")
    assert set((await asked(salle, anna)).lines[2:]) == {
        "En Garde against Bea: you resign.",
        "Battle of Cannae: your challenge to Eve is withdrawn.",
        "Gygès: the challenge from Eve is declined.",
        "Battle of Cannae on both seats: it ends.",
    }


async def test_who_has_no_tables_is_told_of_none(salle, anna):
    assert len((await asked(salle, anna)).lines) == 1


async def test_who_is_forgotten_resigns_withdraws_and_declines(salle, anna, bea, eve):
    played = await salle.match(anna, bea)
    made = await salle.challenge(anna, opponent=eve.person)
    got = await salle.challenge(eve, opponent=anna.person)
    reply = await anna.taps(button(await asked(salle, anna), "Forget me"))
    assert labels(reply.private) == []
    assert reply.private.lines[0].startswith("What I kept about you is gone")
    after = [(await salle.tables.load(table)).match for table in (played, made, got)]
    assert after[0].outcome.reason == "resigned"
    assert [match.status for match in after[1:]] == [Status.CLOSED, Status.CLOSED]
    assert await salle.store.profile(str(anna.address)) == {}
    assert await table_list.table_summaries(salle.context, anna.ask()) == []


async def test_who_is_forgotten_is_signed_in_nowhere_any_more(salle, anna):
    await salle.store.note_session(str(anna.address), "s1", device="Firefox, Linux", day=1)
    await anna.taps(button(await asked(salle, anna), "Forget me"))
    assert await salle.store.ended_of(["s1"]) == {"s1"}
    assert await salle.store.sessions(str(anna.address)) == {}


async def test_the_opponents_of_who_is_forgotten_are_told(salle, anna, bea):
    table = await salle.match(anna, bea)
    await salle.deliver()
    before = len(salle.doors.sent)
    await anna.taps(button(await asked(salle, anna), "Forget me"))
    await salle.deliver()
    told = [sent.post for sent in salle.doors.sent[before:] if sent.to == bea.address]
    assert any(post.table == table and post.is_over for post in told)
    assert not [sent for sent in salle.doors.sent[before:] if sent.to == anna.address]


async def test_who_keeps_everything_keeps_everything(salle, anna, bea):
    table = await salle.match(anna, bea)
    reply = await anna.taps(button(await asked(salle, anna), "Keep everything"))
    assert reply.private.lines == ("Nothing was changed.",)
    assert labels(reply.private) == []
    assert await status(salle, table) is Status.PLAYING


async def test_a_late_answer_asks_again_and_ends_nothing_that_the_question_did_not_name(
    salle, anna, bea
):
    question = await asked(salle, anna)
    table = await salle.match(anna, bea)
    late = await anna.taps(button(question, "Forget me"))
    assert late.ack.startswith("Your tables have changed meanwhile")
    assert "En Garde against Bea: you resign." in late.private.lines
    assert await status(salle, table) is Status.PLAYING
    await anna.taps(button(late.private, "Forget me"))
    assert await status(salle, table) is Status.OVER


async def test_a_table_that_can_not_be_read_does_not_keep_anybody_from_being_forgotten(
    salle, anna, bea
):
    table = await salle.match(anna, bea)
    question = await asked(salle, anna)
    salle.store.damage(table)
    again = await anna.taps(button(question, "Forget me"))
    await anna.taps(button(again.private, "Forget me"))
    assert await salle.store.profile(str(anna.address)) == {}
