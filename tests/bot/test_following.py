"""Following a match of others: who may, what is told, and that nothing hidden is."""

import asyncio

import pytest

from bot.application import profile
from bot.application.following import MOST_FOLLOWERS
from bot.application.profile import PROFILE_SHOWN, ProfileShown
from bot.commands import challenge_answers, challenges, forgetting, resignations
from bot.commands.arguments import Given
from bot.commands.challenges import Terms
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.messenger import RetryLaterError
from bot.messages.words import LANGUAGES
from bot.workers.delivery_order import DeliveryOrder
from storage import keys
from storage.base import Following, Notice, NoticeKind
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import ROOM, button, labels
from tests.bot.test_results import played, resigns
from tests.every import every


@pytest.fixture
async def table(salle, anna, bea):
    found = await salle.match(anna, bea)
    await salle.deliver()
    return found


async def says(who, name, table=None, where=None):
    command = registry().commands[name]
    given = Given(arguments=command.arguments, table=table)
    place = Place.GROUP if where else Place.PRIVATE
    return await who.salle.app.say(command, who.ask(where), given, place)


async def follows(who, table, how="Every move"):
    question = (await says(who, "follow", table)).private
    reply = await who.taps(button(question, how))
    assert reply.private, reply
    return reply.private


async def mover(salle, table, *people):
    match = (await salle.tables.load(table)).match
    (seat,) = match.active
    return next(one for one in people if str(one.address) == match.players[seat].address)


async def moves(salle, table, *people):
    """One move by whoever is to make it, and what is told of it."""
    one = await mover(salle, table, *people)
    await one.plays(table)
    await salle.deliver()


async def gives_up(salle, who, table):
    question = (await salle.app.run(resignations.resign, who.ask(), table)).private
    await who.taps(button(question, "Resign"))


def sent_to(salle, who):
    return [sent for sent in salle.doors.sent if sent.to == who.address]


# -- what is told ----------------------------------------------------------------------------------
async def test_who_wants_the_end_only_is_told_of_that_alone_with_a_sound(
    salle, anna, bea, eve, table
):
    said = await follows(eve, table, "The end only")
    assert said.lines == ("You follow this match: I tell you how it ends.",)
    await moves(salle, table, anna, bea)
    assert sent_to(salle, eve) == []
    await gives_up(salle, anna, table)
    await salle.deliver()
    (sent,) = sent_to(salle, eve)
    assert (sent.post.is_over, sent.post.is_silent) == (True, False)
    assert sent.post.picture.finished
    assert labels(sent.post) == ["Replay"]
    assert (await eve.taps(sent.post.prompt.controls[0])).private.film


async def test_every_move_is_told_in_one_message_that_is_edited_in_silence(
    salle, anna, bea, eve, table
):
    await follows(eve, table)
    await moves(salle, table, anna, bea)
    await moves(salle, table, anna, bea)
    first, second = sent_to(salle, eve)
    assert first.previous == ""
    assert second.previous == str(salle.doors.sent.index(first) + 1)
    assert first.post.is_silent
    assert second.post.is_silent
    assert labels(second.post) == ["Stop following"]


async def test_the_players_and_the_chat_are_told_first(salle, anna, bea, eve, table):
    await follows(eve, table)
    before = len(salle.doors.sent)
    await gives_up(salle, anna, table)
    await salle.deliver()
    assert [sent.to for sent in salle.doors.sent[before:]] == [bea.address, ROOM, eve.address]


async def test_a_follower_is_shown_what_the_chat_is_shown_and_no_hand(salle, anna, bea, eve, table):
    await follows(eve, table)
    await moves(salle, table, anna, bea)
    (told,) = sent_to(salle, eve)
    board = salle.doors.to(ROOM)[-1]
    assert (told.post.lines, told.post.picture.view) == (board.lines, board.picture.view)
    assert told.post.prompt.groups == ()


async def test_what_is_delivered_twice_is_told_once(salle, anna, bea, eve, table):
    await follows(eve, table)
    salle.doors.trouble = [RetryLaterError(0.0)]
    await moves(salle, table, anna, bea)
    version = (await salle.tables.load(table)).version
    again = Notice(table=table, version=version, to=str(eve.address), kind=NoticeKind.FOLLOWED)
    await salle.store.enqueue([again, again])
    await salle.deliver()
    assert len(sent_to(salle, eve)) == 1


async def test_the_end_is_told_once_however_often_it_is_delivered(salle, anna, eve, table):
    await follows(eve, table)
    await gives_up(salle, anna, table)
    version = (await salle.tables.load(table)).version
    again = Notice(table=table, version=version, to=str(eve.address), kind=NoticeKind.FOLLOWED)
    await salle.store.enqueue([again])
    await salle.deliver()
    assert len(sent_to(salle, eve)) == 1


async def test_with_the_match_nobody_follows_it_any_more(salle, anna, eve, table):
    await follows(eve, table)
    await gives_up(salle, anna, table)
    assert not await salle.store.client.ask("EXISTS", keys.followers(table))
    await salle.deliver()
    assert await salle.store.followed(str(eve.address)) == {}


async def test_moves_that_were_overtaken_are_told_together(salle, anna, bea, eve, table):
    await follows(eve, table)
    for _ in range(3):
        await (await mover(salle, table, anna, bea)).plays(table)
    await salle.deliver()
    (sent,) = sent_to(salle, eve)
    assert sent.post.version == (await salle.tables.load(table)).version


async def test_in_their_sleep_nobody_is_rung_for_an_end(salle, anna, eve, table):
    hours = {"zone": "UTC", "sleep": "07:00-13:00"}  # it is 8 o'clock
    await salle.store.update_profile(str(eve.address), hours)
    await follows(eve, table, "The end only")
    await gives_up(salle, anna, table)
    await salle.deliver()
    (sent,) = sent_to(salle, eve)
    assert sent.post.is_silent


async def test_whose_private_chat_is_closed_is_told_nothing_and_nobody_waits(
    salle, anna, bea, eve, table
):
    await follows(eve, table)
    salle.doors.closed = {eve.address}
    await moves(salle, table, anna, bea)
    await moves(salle, table, anna, bea)
    assert salle.doors.refused == [eve.address]
    assert salle.doors.to(ROOM)[-1].version == (await salle.tables.load(table)).version


async def test_each_reads_it_in_their_own_language(salle, anna, bea, table):
    ugo = salle.someone("Ugo", "it")
    await follows(ugo, table, "Di ogni mossa")
    await moves(salle, table, anna, bea)
    assert labels(salle.doors.to(ugo.address)[-1]) == ["Non seguire più"]


# -- another wish, and none any more --------------------------------------------------------------
async def test_what_is_told_can_be_changed(salle, anna, bea, eve, table):
    said = await follows(eve, table)
    await eve.taps(button(said, "The end only"))
    await moves(salle, table, anna, bea)
    assert sent_to(salle, eve) == []


async def test_who_stops_is_told_nothing_more_not_even_what_was_on_its_way(
    salle, anna, bea, eve, table
):
    await follows(eve, table)
    await moves(salle, table, anna, bea)
    (sent,) = sent_to(salle, eve)
    await (await mover(salle, table, anna, bea)).plays(table)
    reply = await eve.taps(button(sent.post, "Stop following"))
    assert reply.private.lines == ("You no longer follow this match.",)
    await salle.deliver()
    assert sent_to(salle, eve) == [sent]


async def test_unfollow_lists_what_runs_of_what_one_follows(salle, anna, bea, eve, table):
    over = await salle.match(anna, bea)
    await follows(eve, over)
    await follows(eve, table)
    await gives_up(salle, anna, over)
    post = (await says(eve, "unfollow")).private
    assert labels(post) == ["En Garde: Anna – Bea"]
    await eve.taps(post.prompt.choices[0])
    assert (await says(eve, "unfollow")).ack.startswith("You don't follow any match.")


async def test_who_is_forgotten_leaves_no_trace_at_the_table(salle, anna, bea, eve, table):
    await follows(eve, table)
    await moves(salle, table, anna, bea)
    question = (await salle.app.run(forgetting.forget, eve.ask())).private
    await eve.taps(button(question, "Forget me"))
    assert await salle.store.followed(str(eve.address)) == {}
    assert not await salle.store.client.ask("EXISTS", keys.followers(table))
    assert str(eve.address) not in str(await salle.store.message_refs(table))


# -- who may ---------------------------------------------------------------------------------------
async def refused(who, table):
    return (await says(who, "follow", table)).ack


async def test_nobody_follows_their_own_match(salle, anna, table):
    assert await refused(anna, table) == "You play in this match yourself."


async def test_what_does_not_run_is_not_followed(salle, anna, bea, eve, table):
    waiting = await salle.challenge(anna, opponent=bea.person)
    await gives_up(salle, anna, table)
    for one in (waiting, table):
        assert (await refused(eve, one)).startswith("This match isn't running")


async def test_what_is_played_in_private_is_not_followed(salle, anna, bea, eve):
    reply = await salle.app.run(
        challenges.challenge, anna.ask(), Terms(game="gyges", opponent=bea.person)
    )
    await salle.app.run(challenge_answers.accept, bea.ask(), reply.table)
    alone = await salle.alone(anna, game="gyges", level="keen")
    for table in (reply.table, alone):
        assert (await refused(eve, table)).startswith("This match can't be followed")


@pytest.mark.parametrize("what", [PROFILE_SHOWN, profile.BLOCKED])
async def test_whoever_keeps_their_matches_from_somebody_takes_them_off_at_once(
    salle, anna, bea, eve, table, what
):
    await follows(eve, table)
    value = ProfileShown.NOTHING if what == PROFILE_SHOWN else str(eve.address)
    await salle.store.update_profile(str(bea.address), {what: value})
    await moves(salle, table, anna, bea)
    assert sent_to(salle, eve) == []
    assert (await refused(eve, table)).startswith("This match can't be followed")
    assert (await says(eve, "follow", where=ROOM)).ack.startswith("There is no match here")


async def test_who_is_blocked_under_another_identity_follows_nothing_either(
    salle, anna, bea, eve, table
):
    eve_there = Elsewhere(salle, "Eve")
    await follows(eve, table)
    await joins(eve, eve_there)
    await salle.store.update_profile(str(bea.address), {profile.BLOCKED: str(eve_there.address)})
    await moves(salle, table, anna, bea)
    assert sent_to(salle, eve) == []
    assert (await refused(eve, table)).startswith("This match can't be followed")


async def test_one_person_follows_no_more_than_so_many(salle, anna, bea, eve, table, monkeypatch):
    monkeypatch.setattr("bot.commands.follow.MOST_FOLLOWED", 1)
    await follows(eve, table)
    await follows(eve, table, "The end only")
    question = (await says(eve, "follow", await salle.match(anna, bea))).private
    reply = await eve.taps(button(question, "Every move"))
    assert reply.ack == "You follow 1 matches, which is the limit. /unfollow shows them."


async def test_one_match_is_followed_by_no_more_than_so_many(salle, eve, table):
    for number in range(MOST_FOLLOWERS):
        await salle.store.follow(table, f"test:p{number}", Following.END, most=MOST_FOLLOWERS)
    question = (await says(eve, "follow", table)).private
    reply = await eve.taps(button(question, "Every move"))
    assert reply.ack == "This match is over, or already has 100 followers."
    assert await salle.store.followed(str(eve.address)) == {}


async def test_a_button_counts_in_private_for_the_one_to_whom_it_was_offered(
    salle, anna, bea, eve, table
):
    await salle.match(anna, bea)
    offered = (await says(eve, "follow", where=ROOM)).private.prompt.choices[0]
    ugo = salle.someone("Ugo")
    made_up = [f"{verb}:{table}:0:{path}" for verb in ("fo", "fe", "fm") for path in ("", "7")]
    for ticket in (offered.ticket, *made_up):
        reply = await salle.app.tap(ugo.ask(), ticket)
        assert reply.ack.startswith("This button belongs to a table that is played elsewhere.")
    assert await salle.store.followed(str(ugo.address)) == {}
    assert (await eve.taps(offered)).private.prompt.lead == "What should I tell you about it?"


# -- where it is found -----------------------------------------------------------------------------
async def test_follow_finds_the_only_match_of_a_chat_and_asks_which_of_several(
    salle, anna, bea, eve, table
):
    only = (await says(eve, "follow", where=ROOM)).private
    assert only.title == "En Garde: Anna – Bea"
    await salle.match(anna, bea, game="gyges")
    which = (await says(eve, "follow", where=ROOM)).private
    assert sorted(labels(which)) == ["En Garde: Anna – Bea", "Gygès: Anna – Bea"]
    chosen = button(which, "En Garde: Anna – Bea")
    assert (await eve.taps(chosen)).private.title == only.title


@pytest.fixture
async def known(salle, anna, bea):
    """Anna and Bea have finished a match, so that they have profiles."""
    await resigns(salle, await played(salle, anna, bea), bea)


async def profile_of(who, whom, where):
    command = registry().commands["profile"]
    given = Given(arguments=command.arguments, person=whom.person)
    return (await who.salle.app.say(command, who.ask(where), given, Place.GROUP)).private


async def test_a_profile_lists_running_matches_where_they_are_played(
    salle, anna, bea, eve, known, table
):
    post = await profile_of(eve, anna, ROOM)
    assert post.lines[-1] == "Playing now: En Garde against Bea"
    listed = (await eve.taps(button(post, "Running matches"), ROOM)).private
    assert listed.title == "Anna: running matches"
    assert labels(listed) == ["En Garde: Anna – Bea", "Back"]
    question = (await eve.taps(listed.prompt.choices[0])).private
    assert question.prompt.lead == "What should I tell you about it?"


async def test_no_profile_tells_of_matches_in_a_place_where_it_is_not_shown(
    salle, anna, eve, known, table
):
    elsewhere = type(ROOM)(platform="test", id="other")
    for place in (elsewhere, eve.address):
        post = await profile_of(eve, anna, place)
        assert "Running matches" not in labels(post)
        assert "Playing now" not in str(post.lines)
    tapped = await salle.app.tap(eve.ask(elsewhere), f"fr:{anna.address}")
    assert tapped.ack == "There is no match here that you could follow."


@every("language", LANGUAGES)
async def test_all_that_is_said_has_words_in_every_language(salle, anna, bea, table, language):
    who = salle.someone("Zoe", language)
    question = (await says(who, "follow", table)).private
    for choice in question.prompt.controls:
        assert (await who.taps(choice)).private.lines
    (stop,) = (await says(who, "unfollow")).private.prompt.choices
    assert (await who.taps(stop)).private.lines
    assert (await says(who, "unfollow")).is_error


# -- nobody waits for them -------------------------------------------------------------------------
async def test_nobody_waits_for_those_who_follow_not_even_each_other(table):
    order = DeliveryOrder()

    def followed(who):
        return Notice(table=table, version=2, to=who, kind=NoticeKind.FOLLOWED)

    board = Notice(table=table, version=2, to="chat", kind=NoticeKind.TURN)
    with (
        order.joined(followed("test:eve")),
        order.joined(followed("test:ugo")) as second,
        order.joined(board) as chat,
    ):
        turns = [asyncio.create_task(order.reached(turn)) for turn in (second, chat)]
        await asyncio.sleep(0)  # each has begun, and would wait
        assert all(turn.done() for turn in turns)
