"""Several identities of one person: joined by a code, playing from each, and parted again."""

from __future__ import annotations

import asyncio

import pytest

from bot.application.linking import new_code, read_code
from bot.application.model import Address, Person
from bot.application.player_profile import player_profile
from bot.application.profile import BLOCKED, THEME
from bot.commands import boards, challenge_answers, challenges, preferences, table_list
from bot.commands.arguments import Given
from bot.commands.challenges import Terms
from bot.commands.link import COMMAND as LINK
from bot.commands.unlink import COMMAND as UNLINK
from bot.workers.linker import Linker
from engines.core.match_state import Status
from storage.base import Notice, NoticeKind, StoreAwayError
from storage.persons import Linked
from storage.recount import differences
from tests.bot.salle import ROOM, Doors, Someone, button, deliverer_of, labels
from tests.bot.test_results import moves_once, played, resigns
from tests.every import every

TEN_MINUTES = 600.0


class Elsewhere(Someone):
    """The same manners, on another platform."""

    def __init__(self, salle, name, platform="other"):
        super().__init__(salle, name)
        self.address = Address(platform=platform, id=name.lower())
        self.person = Person(address=self.address, name=name, locale="en")


@pytest.fixture
def anna_there(salle):
    return Elsewhere(salle, "Anna")


async def says(who, words=""):
    return await who.salle.app.run(
        LINK.run, who.ask(), Given(arguments=LINK.arguments, words=words)
    )


async def code_of(who):
    return (await says(who)).private.text.removeprefix("/link ")


async def joins(who, other):
    """`other` says the code of `who`, and taps."""
    question = (await says(other, await code_of(who))).private
    return await other.taps(button(question, "Join them"))


async def test_a_code_said_elsewhere_joins_two_identities(salle, anna, anna_there):
    done = await joins(anna, anna_there)
    assert done.private.lines[0].startswith("Joined. ")
    both = ["test:anna", "other:anna"]
    assert [*await salle.store.identities("test:anna")] == both
    assert [*await salle.store.identities("other:anna")] == both


async def test_the_question_says_who_is_joined_and_what_ends(salle, anna, anna_there):
    await salle.match(anna, anna_there, game="gyges")
    question = (await says(anna_there, await code_of(anna))).private
    assert question.lines == (
        "This joins Anna here and Anna on Test: one list of tables, one rating, one set of "
        "settings.",
        "Gygès between the two ends without a result.",
    )


async def test_what_runs_between_the_two_ends_without_a_result(salle, anna, anna_there):
    table = await salle.match(anna, anna_there, game="gyges")
    challenge = await salle.challenge(anna, opponent=anna_there.person)
    await joins(anna, anna_there)
    after = await salle.tables.load(table)
    assert (after.match.status, after.match.outcome.winner) == (Status.OVER, None)
    assert (await salle.tables.load(challenge)).match.status is Status.CLOSED


async def test_a_match_goes_on_from_either(salle, anna, bea, anna_there):
    table = await salle.match(anna, bea, game="gyges")
    await joins(anna, anna_there)
    for _ in range(4):
        loaded = await salle.tables.load(table)
        (seat,) = loaded.match.active
        if loaded.match.players[seat].name == "Anna":
            moves = loaded.legal_moves(seat)
            await anna_there.plays(table, str(next(iter(moves))))
        else:
            await moves_once(salle, table)
    assert (await salle.tables.load(table)).version == 5


async def test_the_list_shows_the_tables_of_both(salle, anna, bea, anna_there):
    there = await salle.match(anna, bea, game="gyges")
    here = await salle.match(anna_there, bea, game="cannae")
    assert (await tables_of(anna_there)).count("Gygès") == 0
    await joins(anna, anna_there)
    for who in (anna, anna_there):
        listed = await tables_of(who)
        assert listed.count("Gygès") == 1
        assert listed.count("Battle of Cannae") == 1
    assert there != here


async def tables_of(who):
    post = (await who.salle.app.run(table_list.COMMAND.run, who.ask(), Given())).private
    return "\n".join(line.text for section in post.sections for line in section.lines)


async def test_a_challenge_is_accepted_by_another_identity_as_the_one_who_was_asked(
    salle, anna, bea, anna_there
):
    await joins(anna, anna_there)
    table = await salle.challenge(bea, game="gyges", opponent=anna.person)
    await salle.app.run(challenge_answers.accept, anna_there.ask(), table)
    match = (await salle.tables.load(table)).match
    assert match.status is Status.PLAYING
    assert {player.address for player in match.players} == {"test:anna", "test:bea"}


async def test_nobody_challenges_or_accepts_themselves(salle, anna, anna_there):
    await joins(anna, anna_there)
    terms = Terms(game="gyges", opponent=anna.person)
    refused = await salle.app.run(challenges.challenge, anna_there.ask(ROOM), terms)
    assert refused.is_error
    table = await salle.challenge(anna, game="gyges")
    refused = await salle.app.run(challenge_answers.accept, anna_there.ask(ROOM), table)
    assert refused.ack == "This is your own challenge; somebody else has to accept it."


async def test_parted_again_each_has_its_own_tables(salle, anna, bea, anna_there):
    await salle.match(anna, bea, game="gyges")
    await joins(anna, anna_there)
    question = (await salle.app.run(UNLINK.run, anna_there.ask(), Given())).private
    done = await anna_there.taps(button(question, "Part them"))
    assert done.private.lines[0].startswith("Parted from Test.")
    assert [*await salle.store.identities("test:anna")] == ["test:anna"]
    assert await tables_of(anna_there) == ""
    again = await salle.app.run(UNLINK.run, anna_there.ask(), Given())
    assert again.is_error


async def test_who_blocked_somebody_is_not_joined_by_them(salle, anna, anna_there):
    await salle.store.update_profile("test:anna", {"blocked": "other:anna"})
    refused = await says(anna_there, await code_of(anna))
    assert refused.ack.startswith("There is no such code")


async def test_a_code_works_once_and_not_for_oneself(salle, anna, anna_there):
    code = await code_of(anna)
    assert (await says(anna, code)).ack.startswith("This code is your own.")
    question = (await says(anna_there, code)).private
    await anna_there.taps(button(question, "Join them"))
    third = Elsewhere(salle, "Zoe", "third")
    assert (await says(third, code)).ack.startswith("There is no such code")
    assert (await third.taps(button(question, "Join them"))).is_error


async def test_a_second_tap_is_told_the_same(salle, anna, anna_there):
    question = (await says(anna_there, await code_of(anna))).private
    first, second = [await anna_there.taps(button(question, "Join them")) for _ in range(2)]
    assert first.private.lines == second.private.lines


async def test_a_code_lasts_ten_minutes(salle, anna, anna_there):
    code = await code_of(anna)
    name = (await salle.store.client.ask("KEYS", "link_code:*"))[0]
    assert 0 < await salle.store.client.ask("PTTL", name) <= TEN_MINUTES * 1000
    await salle.store.client.ask("DEL", name)
    assert (await says(anna_there, code)).is_error


async def test_codes_cannot_be_tried_out(salle, anna_there):
    for _ in range(5):
        assert (await says(anna_there, new_code())).ack.startswith("There is no such code")
    assert (await says(anna_there, new_code())).ack.startswith("You have tried many codes.")


async def test_one_person_has_one_identity_on_a_chat_platform(salle, anna, bea, anna_there):
    refused = await says(bea, await code_of(anna))
    assert refused.ack.startswith("Both would be on the same platform")
    await joins(anna, anna_there)
    third = Elsewhere(salle, "Zoe")
    assert (await says(third, await code_of(anna))).ack.startswith("Both would be")


async def test_any_number_of_browsers_may_be_one_persons(salle, anna):
    for name in ("one", "two", "three"):
        await joins(anna, Elsewhere(salle, name, "web"))
    assert len(await salle.store.identities("test:anna")) == 4


async def test_of_two_who_say_a_code_at_one_moment_one_is_joined(salle, anna):
    code = await code_of(anna)
    digest = (await salle.store.client.ask("KEYS", "link_code:*"))[0].rpartition(":")[2]
    assert code
    came = await asyncio.gather(
        *(salle.store.link(digest, f"{name}:x", several="web") for name in ("one", "two"))
    )
    assert sorted(came) == [Linked.GONE, Linked.NOW]


@every(
    "typed,read",
    [
        ("7KQ4P-M2XRT", "7KQ4P-M2XRT"),
        ("/link 7kq4pm2xrt", ""),
        ("7kq4p m2xrt", "7KQ4P-M2XRT"),
        ("OIL00-ABCDE", "01100-ABCDE"),
        ("short", ""),
        ("7KQ4P-M2XRU", ""),
        ("", ""),
    ],
)
def test_a_code_is_read_however_it_is_typed(typed, read):
    assert read_code(typed) == read


def test_a_code_has_fifty_bits_and_reads_back():
    codes = {new_code() for _ in range(50)}
    assert len(codes) == 50
    assert all(read_code(code) == code for code in codes)


async def test_a_forged_button_joins_nobody(salle, anna_there):
    for data in ("lk:nonsense", "lk:7kq4p-m2xrt", f"lk:{new_code()}"):
        assert (await salle.app.tap(anna_there.ask(), data)).is_error


async def test_somebody_else_taps_for_themselves_alone(salle, anna, bea, anna_there):
    table = await salle.match(anna, bea, game="gyges")
    refused = await salle.app.run(boards.hand, anna_there.ask(), table)
    assert refused.private.picture.view.onlooker is None


# -- settings --------------------------------------------------------------------------------------


async def test_settings_that_only_one_has_chosen_hold_for_both(salle, anna, anna_there):
    await salle.store.update_profile("test:anna", {THEME: "dark", BLOCKED: "test:eve"})
    await salle.store.update_profile("other:anna", {BLOCKED: "other:zoe"})
    await joins(anna, anna_there)
    for address in ("test:anna", "other:anna"):
        settings = await salle.store.profile(address)
        assert settings[THEME] == "dark"
        assert set(settings[BLOCKED].split()) == {"test:eve", "other:zoe"}


@pytest.mark.parametrize(
    ("label", "theme"),
    [("Join, settings from here", "light"), ("Join, settings from there", "dark")],
)
async def test_where_settings_differ_it_is_asked_once_which_hold(
    salle, anna, anna_there, label, theme
):
    await salle.store.update_profile("test:anna", {THEME: "dark"})
    await salle.store.update_profile("other:anna", {THEME: "light"})
    question = (await says(anna_there, await code_of(anna))).private
    assert labels(question) == [
        "Join, settings from here",
        "Join, settings from there",
        "Leave it",
    ]
    await anna_there.taps(button(question, label))
    for address in ("test:anna", "other:anna"):
        assert (await salle.store.profile(address))[THEME] == theme


async def test_what_is_changed_at_one_place_holds_at_the_other(salle, anna, anna_there):
    await joins(anna, anna_there)
    await salle.app.run(preferences.choose, anna_there.ask(), THEME, "dark")
    assert (await salle.store.profile("test:anna"))[THEME] == "dark"


# -- where they are told ---------------------------------------------------------------------------


@pytest.fixture
async def linked(salle, anna, bea, anna_there):
    """A match of Anna's, who has another identity elsewhere, and the doors there."""
    table = await salle.match(anna, bea, game="gyges")
    await joins(anna, anna_there)
    return table, Doors(platform="other")


async def delivered(salle, there):
    deliverer = deliverer_of(salle, {"test": salle.doors, "other": there}, quiet_delay=0.0)
    while entries := await salle.store.take(deliverer.name, count=1000, wait=0):
        await deliverer.deliver(entries)


async def bea_moves(salle, table):
    """Until it is Anna's turn."""
    while True:
        loaded = await salle.tables.load(table)
        (seat,) = loaded.match.active
        await moves_once(salle, table)
        if loaded.match.players[seat].name == "Bea":
            return


async def test_a_turn_is_told_where_they_were_last(salle, anna_there, anna, linked):
    table, there = linked
    await anna_there.turn(table)
    await delivered(salle, there)
    for doors in (salle.doors, there):
        doors.sent.clear()
    await bea_moves(salle, table)
    await delivered(salle, there)
    assert there.to(anna_there.address)
    assert not salle.doors.to(anna.address)
    loaded = await salle.tables.load(table, asker="other:anna")
    assert loaded.clock.is_reached(loaded.seat_of("other:anna"))


async def test_where_that_place_is_closed_they_are_told_in_the_other(
    salle, anna, anna_there, linked
):
    table, there = linked
    await anna_there.turn(table)
    there.closed.add(anna_there.address)
    await bea_moves(salle, table)
    await delivered(salle, there)
    await bea_moves(salle, table)
    await delivered(salle, there)
    assert salle.doors.to(anna.address)
    assert not there.to(anna_there.address)


async def test_nothing_is_told_twice_when_a_delivery_is_done_again(salle, anna, anna_there, linked):
    table, there = linked
    await anna_there.turn(table)
    await delivered(salle, there)
    there.sent.clear()
    await bea_moves(salle, table)
    version = (await salle.tables.load(table)).version
    again = Notice(table=table, version=version, to="test:anna", kind=NoticeKind.TURN)
    await salle.store.enqueue([again])
    await delivered(salle, there)
    assert len(there.to(anna_there.address)) == 1


# -- ratings ---------------------------------------------------------------------------------------


async def rating_of(salle, address):
    return (await salle.store.standings("gyges", [address])).of[address]


async def test_both_histories_are_reckoned_as_one(salle, anna, bea, eve, anna_there):
    for who, rival in ((anna, bea), (anna_there, eve), (anna, eve)):
        table = await played(salle, who, rival)
        await resigns(salle, table, rival)
    await joins(anna, anna_there)
    for address in ("test:anna", "other:anna"):
        standing = await rating_of(salle, address)
        assert (standing.won, standing.rating.matches) == (3, 3)
    board = await salle.store.leaderboard("gyges", since=0.0)
    assert "other:anna" not in [one.player for one in board.first]
    assert (await differences(salle.store)).lines == []


async def test_a_match_of_either_counts_for_the_one_and_is_reckoned_as_anew(
    salle, anna, bea, anna_there
):
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    await joins(anna, anna_there)
    table = await played(salle, anna_there, bea)
    await resigns(salle, table, bea)
    assert (await rating_of(salle, "other:anna")).rating.matches == 2
    found = await differences(salle.store)
    assert (found.results, found.lines) == (2, [])


async def test_parted_each_keeps_the_results_of_its_own_matches(salle, anna, bea, anna_there):
    await joins(anna, anna_there)
    for who, loser in ((anna, bea), (anna_there, bea), (anna_there, anna_there)):
        table = await played(salle, who, bea)
        await resigns(salle, table, loser)
    question = (await salle.app.run(UNLINK.run, anna.ask(), Given())).private
    await anna.taps(button(question, "Part them"))
    here, there = [await rating_of(salle, one) for one in ("test:anna", "other:anna")]
    assert (here.won, here.lost, there.won, there.lost) == (1, 0, 1, 1)
    assert (await differences(salle.store)).lines == []


async def test_the_profile_is_one(salle, anna, bea, anna_there):
    for who in (anna, anna_there):
        table = await played(salle, who, bea)
        await resigns(salle, table, bea)
    await joins(anna, anna_there)
    for address in ("test:anna", "other:anna"):
        found = await player_profile(salle.store, address, salle.games, now=salle.time.now)
        assert found.finished == 2
        assert [len(one.results) for one in found.games] == [2]
        assert found.curve[-1].rating == (await rating_of(salle, address)).rating


async def test_what_is_broken_off_while_two_are_joined_is_gone_on_with(
    salle, anna, bea, anna_there, monkeypatch
):
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    between = await salle.match(anna, anna_there, game="gyges")
    await salle.store.update_profile("test:anna", {THEME: "dark"})
    question = (await says(anna_there, await code_of(anna))).private

    async def killed(*_, **__):
        raise StoreAwayError("killed")

    with monkeypatch.context() as patched:
        patched.setattr("bot.application.linking.change_settings", killed)
        assert (await anna_there.taps(button(question, "Join them"))).is_error
    await Linker(tables=salle.tables).settle()
    assert (await salle.tables.load(between)).match.status is Status.OVER
    assert (await salle.store.profile("other:anna"))[THEME] == "dark"
    assert (await rating_of(salle, "other:anna")).won == 1
    assert await salle.store.to_follow_up() == []


async def test_what_cannot_be_read_holds_up_nothing_and_is_quoted_in_no_log(
    salle, anna, bea, anna_there, caplog
):
    await salle.store.client.ask("RPUSH", "salle:{persons}:after", '{"groups": ["test:anna"')
    table = await played(salle, anna, bea)
    await resigns(salle, table, bea)
    await joins(anna, anna_there)
    assert (await rating_of(salle, "other:anna")).won == 1
    assert "after a link can't be read" in caplog.text
    assert "test:anna" not in caplog.text
