"""Order in a place: who may keep it, what it does, and that all of it stands in a log."""

import pytest

from bot.application.model import Address, Choice
from bot.commands import challenge_answers, challenges, forgetting, seek
from bot.commands.challenges import Terms
from bot.messages.words import LANGUAGES
from storage.administration import EVERYWHERE, AdminAct, AdminEntry
from tests.bot.administering import WHY, does, says
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import ROOM, labels, main_button

OTHER = Address(platform="test", id="other")
BANNED = "An administrator has banned you"
DAY = 86_400


@pytest.fixture
def bea_there(salle):
    return Elsewhere(salle, "Bea")


@pytest.fixture
def boss(salle):
    return salle.someone("Boss")


async def challenge(who, where=ROOM, **terms):
    terms = {"game": "gyges"} | terms
    return await who.salle.app.run(challenges.challenge, who.ask(where), Terms(**terms))


async def log(who, where=ROOM, **more):
    return (await says(who, "log", reason="", where=where, **more)).private.lines


async def test_whoever_manages_a_place_is_asked_once_more_and_reads_what_it_does(salle, boss, bea):
    question = (await says(boss, "ban", whom=bea)).private
    assert question.lines[0].startswith("Ban Bea from playing here?")
    assert question.lines[1] == f"The reason: {WHY}"
    assert labels(question) == ["ban", "No"]
    assert not (await challenge(bea)).is_error


async def test_who_is_banned_challenges_accepts_and_seeks_no_more_there(salle, anna, bea, boss):
    waiting = (await challenge(anna)).table
    await does(boss, "ban", whom=bea)
    assert (await challenge(bea)).ack.startswith(BANNED)
    accepted = await salle.app.run(challenge_answers.accept, bea.ask(ROOM), waiting)
    assert accepted.ack.startswith(BANNED)
    assert (await bea.taps(_accept(waiting), ROOM)).ack.startswith(BANNED)
    assert (await salle.app.run(seek.seek, bea.ask(ROOM), "gyges")).ack.startswith(BANNED)


async def test_who_is_banned_follows_nothing_there(salle, anna, bea, boss):
    table = await salle.match(anna, boss)
    await does(boss, "ban", whom=bea)
    assert (await salle.app.tap(bea.ask(ROOM), f"fe:{table}:1:")).ack.startswith(BANNED)


async def test_elsewhere_they_play_and_their_running_tables_go_on(salle, anna, bea, boss):
    running = await salle.match(anna, bea)
    await does(boss, "ban", whom=bea)
    assert not (await challenge(bea, OTHER)).is_error
    for who in (anna, bea):
        if (await salle.tables.load(running)).seat_of(who.ask().me) in (
            await salle.tables.load(running)
        ).match.active:
            assert not (await who.plays(running)).is_error


async def test_who_is_let_in_again_plays(boss, bea):
    await does(boss, "ban", whom=bea)
    await does(boss, "unban", whom=bea)
    assert not (await challenge(bea)).is_error


async def test_what_the_operator_bans_is_banned_in_private_too(salle, bea):
    name = salle.tables.pseudonym(bea.ask().me)
    entry = AdminEntry(id="x", act=AdminAct.BAN, at=int(salle.time.now), about=(name,))
    await salle.store.note_admin_act(EVERYWHERE, entry, {name: bea.ask().me})
    assert (await challenge(bea, bea.address)).ack.startswith(BANNED)


async def test_who_is_linked_is_banned_under_every_identity(salle, boss, bea, bea_there):
    await joins(bea, bea_there)
    await does(boss, "ban", whom=bea)
    assert (await challenge(bea_there)).ack.startswith(BANNED)


# -- who may -------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["log", *AdminAct])
async def test_nobody_else_may(salle, anna, bea, act):
    table = await salle.match(anna, bea)
    reply = await says(anna, act, whom=bea, table=table, may_manage_place=False)
    assert "manages this server" in reply.ack
    assert reply.private is None


async def test_nobody_manages_a_place_in_their_private_chat(anna, bea):
    reply = await says(anna, "ban", whom=bea, where=anna.address)
    assert "manages this server" in reply.ack


async def test_the_button_of_another_is_of_no_use(salle, boss, anna, bea):
    yes = main_button((await says(boss, "ban", whom=bea)).private)
    for where in (ROOM, anna.address):
        reply = await anna.taps(yes, where, may_manage_place=True)
        assert "isn't yours" in reply.ack
    assert not (await challenge(bea)).is_error


@pytest.mark.parametrize("data", ["ad:000000000000", "ad:x:y", "ad:test:room", f"ad:{'9' * 50}"])
async def test_forged_ids_do_nothing(boss, bea, data):
    await says(boss, "ban", whom=bea)
    reply = await boss.salle.app.tap(boss.ask(), data)
    assert "isn't yours" in reply.ack
    assert not (await challenge(bea)).is_error


async def test_a_yes_that_comes_too_late_does_nothing(salle, boss, bea):
    yes = main_button((await says(boss, "ban", whom=bea)).private)
    salle.time.now += 601
    assert "too old" in (await boss.taps(yes)).ack
    assert not (await challenge(bea)).is_error


async def test_a_yes_counts_once(salle, boss, bea):
    yes = main_button((await says(boss, "ban", whom=bea)).private)
    await boss.taps(yes)
    assert (await boss.taps(yes)).is_error
    assert len(await log(boss)) == 1


async def test_a_no_does_nothing(boss, bea):
    question = (await says(boss, "ban", whom=bea)).private
    no = question.prompt.controls[1]
    assert (await boss.taps(no)).private.lines == ("Nothing was done.",)
    assert (await boss.taps(main_button(question))).is_error
    assert not (await challenge(bea)).is_error


async def test_a_table_of_another_place_is_out_of_reach(salle, anna, bea, boss):
    table = await salle.match(anna, bea)
    reply = await says(boss, "void", table=table, where=OTHER)
    assert reply.ack == "That table isn't played here."


async def test_nobody_annuls_their_own_match(salle, anna, bea):
    table = await salle.match(anna, bea)
    assert "are playing at that table" in (await says(anna, "void", table=table)).ack


async def test_nor_one_that_they_play_under_another_identity(salle, anna, bea, bea_there):
    table = await salle.match(anna, bea)
    await joins(bea, bea_there)
    assert "You are playing at that table" in (await says(bea_there, "void", table=table)).ack


async def test_a_ban_needs_a_reason_and_somebody(boss, bea):
    assert "Add a reason" in (await says(boss, "ban", whom=bea, reason=" ")).ack
    assert "Say who" in (await says(boss, "ban")).ack
    assert "yourself" in (await says(boss, "ban", whom=boss)).ack
    assert "Say which table" in (await says(boss, "void")).ack


# -- the log -------------------------------------------------------------------------------------


async def test_the_log_says_what_was_done_by_whom_about_whom_and_why(salle, boss, bea):
    await challenge(bea)
    await challenge(boss)
    await does(boss, "ban", whom=bea)
    salle.time.now += DAY
    await does(boss, "unban", whom=bea, reason="")
    assert await log(salle.someone("Second")) == (
        "16 January: Boss: unban: Bea.",
        f"15 January: Boss: ban: Bea. {WHY}",
    )


async def test_nobody_reads_the_log_of_another_place(boss, bea):
    await does(boss, "ban", whom=bea)
    nothing = ("Nothing was done here in the last 400 days.",)
    assert await log(boss, OTHER) == nothing
    assert await log(boss, ROOM, community="elsewhere") == nothing


async def test_an_entry_goes_after_400_days(salle, boss, bea):
    await does(boss, "ban", whom=bea)
    salle.time.now += 401 * DAY
    assert await log(boss) == ("Nothing was done here in the last 400 days.",)
    await does(boss, "unban", whom=bea)
    assert len(await salle.store.admin_log("test:room", since=0, limit=9)) == 1


async def test_whoever_has_deleted_themselves_is_a_former_player_and_stays_banned(salle, boss, bea):
    await challenge(bea)
    await does(boss, "ban", whom=bea)
    question = (await salle.app.run(forgetting.forget, bea.ask())).private
    await bea.taps(main_button(question))
    (line,) = await log(boss)
    assert "a former player" in line
    assert "Bea" not in line
    assert (await challenge(bea)).ack.startswith(BANNED)


async def test_a_long_log_has_pages(boss, bea):
    for _ in range(16):
        await does(boss, "ban", whom=bea)
    assert (await log(boss))[-1] == "More: /admin log 2"
    assert len((await says(boss, "log", reason="2")).private.lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("act", AdminAct)
async def test_every_act_is_asked_done_and_noted_in_every_language(salle, anna, bea, act, language):
    chef = salle.someone("Chef", language)
    table = await salle.match(anna, bea)
    salle.time.now += 15 * DAY
    done = await does(chef, act, whom=bea if "ban" in act else None, table=table)
    assert not done.is_error
    assert "{" not in str(done.private.lines)
    assert len(await log(chef)) == 1


def _accept(table):
    return Choice(label="", ticket=f"ca:{table}:0:")


# -- two who feed each other ---------------------------------------------------------------------


@pytest.fixture
async def kept_friendly(salle, anna, bea, boss):
    table = await salle.match(anna, bea)
    await does(boss, "keep_friendly", table=table)


async def is_rated(salle, table):
    return (await salle.tables.load(table)).match.proposal.is_rated


async def test_their_challenges_there_become_friendly_and_that_is_said(
    salle, anna, bea, kept_friendly
):
    reply = await challenge(anna, opponent=bea.person, is_rated=True)
    assert reply.ack.startswith("Bea is challenged to a friendly match: an administrator")
    assert not await is_rated(salle, reply.table)


async def test_elsewhere_and_with_others_they_play_rated(salle, anna, bea, eve, kept_friendly):
    for where, whom in ((OTHER, bea), (ROOM, eve)):
        reply = await challenge(anna, where, opponent=whom.person, is_rated=True)
        assert reply.ack == f"Your challenge to {whom.person.name} is on the table."
        assert await is_rated(salle, reply.table)


async def test_neither_takes_the_others_open_challenge_while_it_is_rated(
    salle, anna, bea, kept_friendly
):
    table = (await challenge(anna, is_rated=True)).table
    reply = await bea.taps(_accept(table), ROOM)
    assert "only friendly matches" in reply.ack
    await anna.salle.app.tap(anna.ask(ROOM), f"rt:{table}:0:")
    assert not (await salle.app.run(challenge_answers.accept, bea.ask(ROOM), table)).is_error


async def test_nor_is_a_challenge_between_them_made_rated(salle, anna, bea, kept_friendly):
    table = (await challenge(anna, opponent=bea.person, is_rated=False)).table
    reply = await salle.app.tap(anna.ask(ROOM), f"rt:{table}:0:")
    assert "only friendly matches" in reply.ack


async def test_they_may_play_rated_again(salle, anna, bea, boss, kept_friendly):
    table = await salle.match(anna, bea)
    await does(boss, "allow_rated", table=table)
    reply = await challenge(anna, opponent=bea.person, is_rated=True)
    assert await is_rated(salle, reply.table)
