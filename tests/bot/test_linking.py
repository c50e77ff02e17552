"""Several identities of one person are joined by a code, once, and by nobody else."""

from __future__ import annotations

import asyncio

from bot.application.linking import new_code, read_code
from engines.core.match_state import Status
from storage.persons import Linked
from tests.bot.linked import Elsewhere, code_of, joins, says
from tests.bot.salle import button
from tests.every import every

TEN_MINUTES = 600.0


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


async def test_who_blocked_somebody_is_not_joined_by_them(salle, anna, anna_there):
    await salle.store.update_profile("test:anna", {"blocked": "other:anna"})
    refused = await says(anna_there, await code_of(anna))
    assert refused.ack.startswith("This code is wrong")


async def test_nor_is_who_was_blocked_under_another_identity(salle, anna, anna_there):
    third = Elsewhere(salle, "Zoe", "third")
    await joins(anna_there, third)
    await salle.store.update_profile("test:anna", {"blocked": "third:zoe"})
    refused = await says(anna_there, await code_of(anna))
    assert refused.ack.startswith("This code is wrong")


async def test_a_code_works_once_and_not_for_oneself(salle, anna, anna_there):
    code = await code_of(anna)
    assert (await says(anna, code)).ack.startswith("This code is your own.")
    question = (await says(anna_there, code)).private
    await anna_there.taps(button(question, "Join them"))
    third = Elsewhere(salle, "Zoe", "third")
    assert (await says(third, code)).ack.startswith("This code is wrong")
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
        assert (await says(anna_there, new_code())).ack.startswith("This code is wrong")
    assert (await says(anna_there, new_code())).ack.startswith("You have tried a lot of codes.")


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
