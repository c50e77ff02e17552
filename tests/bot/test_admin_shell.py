"""`python -m bot admin`: what the operator does in the whole store, and which pairs it lists."""

import pytest

from bot import admin_shell
from bot.application.made_up_pairs import MadeUpPairs
from engines.core.rating import Rating
from engines.core.record import Player
from engines.core.result import Counting, Reckoned, Result
from engines.core.seat import Pair, both
from storage.administration import EVERYWHERE
from storage.base import StoreRefusedError

HOUR = 3_600


def result(one, two, *, score=1.0, seconds=60, moves=8, n=0, **more):
    facts = {
        "table": f"test:room:{one}{two}{n}",
        "game": "gyges",
        "players": Pair(one=one, two=two).map(lambda n: Player(address=f"test:{n}", name=n)),
        "score": score,
        "reason": "rules",
        "began": 1_000,
        "at": 1_000 + seconds,
        "moves": moves,
        "counting": Counting.RATED,
    }
    rating = both(Rating())
    return Reckoned(result=Result(**facts | more), before=rating, after=rating)


def suspected(*entries, voided=frozenset()):
    pairs = MadeUpPairs(game="gyges")
    for entry in entries:
        pairs.add(entry, voided)
    return [(found.pair.one, found.pair.two) for found in pairs.suspected()]


FED = [result("anna", "bea", n=n) for n in range(6)]


def test_many_fast_and_one_sided_results_of_a_pair_are_listed():
    assert suspected(*FED) == [("test:anna", "test:bea")]


def test_few_are_not():
    assert suspected(*FED[:4]) == []


def test_nor_are_those_of_two_who_play_long_and_others_too():
    theirs = [result("anna", "bea", n=n, seconds=90 * HOUR, moves=40) for n in range(6)]
    others = [result(who, "eve", n=n) for who in ("anna", "bea") for n in range(4)]
    assert ("test:anna", "test:bea") not in suspected(*theirs, *others)


def test_nor_friendly_ones_nor_those_that_were_taken_out():
    friendly = [one.model_copy(update={"result": one.result.model_copy(
        update={"counting": Counting.FRIENDLY})}) for one in FED]  # fmt: skip
    assert suspected(*friendly) == []
    assert suspected(*FED, voided={one.result.table for one in FED}) == []


def fed(*entries):
    pairs = MadeUpPairs(game="gyges")
    for entry in entries:
        pairs.add(entry)
    return [str(one) for one in pairs.fed()]


BY_MANY = [result("anna", f"guest{n}") for n in range(6)]


def test_who_beats_many_quickly_that_never_play_anybody_else_is_listed():
    assert fed(*BY_MANY) == [
        "gyges: test:anna: beat 6 who have played nobody else, 1 min and 8 moves each"
    ]


def test_who_beats_newcomers_that_play_long_or_others_too_is_not():
    assert fed(*BY_MANY[:4]) == []
    assert fed(*BY_MANY[:4], *(result(f"guest{n}", "eve", n=9) for n in range(4))) == []
    long = [result("anna", f"guest{n}", seconds=90 * HOUR, moves=40) for n in range(6)]
    assert fed(*long) == []


@pytest.fixture
def shell(salle):
    """Runs a command over this hall's store; what it says."""

    async def over(*arguments, answer=True):
        asked = admin_shell.parser().parse_args(arguments)
        return "\n".join(await admin_shell.administer(salle.context, asked, lambda _: answer))

    return over


async def test_the_operator_bans_everywhere_and_it_stands_in_the_log(salle, bea, shell):
    assert await shell("ban", "test:bea", "--reason", "Threats.") == "Done."
    name = salle.tables.pseudonym("test:bea")
    assert await salle.store.is_banned([name], [EVERYWHERE])
    (entry,) = await salle.store.admin_log(EVERYWHERE, since=0, limit=9)
    assert (entry.by, entry.reason) == ("", "Threats.")


async def test_without_a_yes_nothing_is_done(salle, shell):
    assert await shell("ban", "test:bea", "--reason", "x", answer=False) == "Nothing was done."
    assert await salle.store.admin_log(EVERYWHERE, since=0, limit=9) == []


async def test_the_operator_annuls_a_match(salle, anna, bea, shell):
    table = await salle.match(anna, bea)
    assert await shell("void", str(table), "--reason", "Made up.") == "Done."
    match = (await salle.tables.load(table)).match
    assert match.outcome.reason == "void"


async def test_pairs_are_listed_of_the_whole_store(shell):
    assert await shell("pairs") == "No pair looks as if its rated results were made up."


def test_it_says_where_there_is_no_store(monkeypatch, capsys):
    async def refuse(*_):
        raise StoreRefusedError("There is no data folder.")

    monkeypatch.setattr(admin_shell, "_over_store", refuse)
    assert admin_shell.main(["log"]) == 1
    assert "There is no data folder." in capsys.readouterr().out
