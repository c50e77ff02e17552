"""Puzzles are cut from matches that are over: at night, when nothing waits, one at a time."""

import json

import pytest

from bot.application.deleting import Deleting
from bot.application.puzzle_shelf import load_shelf, shipped_shelf
from bot.commands import challenge_answers, challenges
from bot.commands.challenges import Terms
from bot.workers.match_analyst import MatchAnalyst
from bot.workers.puzzle_cutter import PuzzleCutter
from engines.core.record import Act, Entry, Series
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.reviewing import judged_at_once, moved, played
from tests.bot.test_deleting import NAME, Nameless, deletes
from tests.engines.test_puzzles import FOUND

LATER = 60.0
ONE = {"0123456789": '{"kind": "win-in-5"}'}


def in_this_process(worker, monkeypatch):
    async def ask(function, *args, on_report=None):
        return function(*args, *([on_report] if on_report else []))

    monkeypatch.setattr(worker._process, "ask", ask)
    return worker


@pytest.fixture
def cutter(salle, monkeypatch):
    """It works at any hour, and finds the same puzzle in every match."""
    made = in_this_process(PuzzleCutter(tables=salle.tables, hours=range(24)), monkeypatch)
    made.cut = lambda *_: json.dumps(ONE)
    return made


async def over(salle, anna, bea):
    """A match that is over, and waits to be cut."""
    table = await played(salle, anna, bea)
    await salle.store.give_up_analysis(table)
    await salle.store.ask_for_cutting(table, at=salle.time.now)
    return table


async def cut(salle, game="en_garde"):
    return dict(await salle.store.cut_puzzles(game))


@pytest.fixture
async def of_mina(salle, bea, monkeypatch):
    """A match that Mina has won in her own chat, and who finds its puzzle."""
    cutter = in_this_process(PuzzleCutter(tables=salle.tables, hours=range(24)), monkeypatch)
    mina = Nameless(salle, NAME)
    opened = Terms(game="gyges", opponent=bea.person)
    table = (await salle.app.run(challenges.challenge, mina.ask(), opened)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    for text in FOUND:
        seat, _, move = text.partition(" ")
        entry = Entry(act=Act.MOVE, seat=seat, move=move, at=0)
        await salle.tables.act(table, lambda _, entry=entry: entry)
    await salle.store.give_up_analysis(table)
    await salle.store.ask_for_cutting(table, at=salle.time.now)
    return mina, table, cutter


async def is_named(salle, who):
    """Whether anything that is kept names somebody who has deleted themselves."""
    await deletes(who)
    await salle.deliver()
    await Deleting(salle.tables).go_on()
    return naming(await everything_kept(salle.store), NAME, str(who.address)) != []


async def test_the_puzzle_of_a_match_is_kept_and_names_nobody(salle, bea, of_mina):
    mina, table, cutter = of_mina
    assert await cutter.cut_next() == table
    (text,) = (await cut(salle, "gyges")).values()
    assert {"kind": "win-in-5", "match": table.table, "ply": 5}.items() <= json.loads(text).items()
    names = (NAME, "Bea", str(mina.address), str(bea.address))
    assert not any(one in text for one in names)
    assert not await is_named(salle, mina)
    assert list((await cut(salle, "gyges")).values()) == [text]


@pytest.mark.long
async def test_from_a_match_of_who_has_deleted_themselves_none_is_cut(salle, of_mina):
    mina, _, cutter = of_mina
    assert not await is_named(salle, mina)
    assert await cutter.cut_next() is None
    assert await cut(salle, "gyges") == {}


async def test_a_match_is_cut_once(salle, anna, bea, cutter):
    table = await over(salle, anna, bea)
    assert await cutter.cut_next() == table
    assert await cut(salle) == ONE
    assert await cutter.cut_next() is None


async def test_nothing_is_cut_by_day(salle, anna, bea, cutter):
    await over(salle, anna, bea)
    cutter.hours = ()
    assert await cutter.cut_next() is None
    assert await cut(salle) == {}


async def test_what_is_to_be_analysed_comes_first(salle, anna, bea, cutter):
    table = await over(salle, anna, bea)
    await salle.store.ask_for_analysis(table)
    assert await cutter.cut_next() is None
    await salle.store.give_up_analysis(table)
    assert await cutter.cut_next() == table


async def test_a_match_waits_for_it_when_it_has_been_analysed(
    salle, anna, bea, cutter, monkeypatch
):
    computers = salle.catalogue.computers
    analyst = MatchAnalyst(tables=salle.tables, computers=computers, judge=judged_at_once)
    in_this_process(analyst, monkeypatch)
    table = await played(salle, anna, bea)
    salle.time.now += LATER
    assert await cutter.cut_next() is None
    await analyst.analyse_next()
    assert await cutter.cut_next() == table


@pytest.mark.parametrize("series", [Series.NONE, Series.BEST_OF_3])
async def test_nothing_is_cut_while_match_or_series_goes_on(salle, anna, bea, cutter, series):
    if series is Series.NONE:
        table = await salle.match(anna, bea)
        await moved(salle, table, 2)
    else:
        table = await played(salle, anna, bea, series=series)
    await salle.store.give_up_analysis(table)
    await salle.store.ask_for_cutting(table, at=salle.time.now)
    assert await cutter.cut_next() == table
    assert await cut(salle) == {}


async def test_no_more_are_cut_of_a_game_than_are_kept(salle, anna, bea, cutter):
    cutter.most = 1
    await salle.store.keep_puzzles("en_garde", {"there": "{}"})
    await over(salle, anna, bea)
    await cutter.cut_next()
    assert await cut(salle) == {"there": "{}"}


async def test_one_process_cuts_at_a_time(salle, anna, bea, cutter, monkeypatch):
    await over(salle, anna, bea)
    await over(salle, anna, bea)
    other = in_this_process(PuzzleCutter(tables=salle.tables, hours=range(24)), monkeypatch)
    seen = []

    async def ask(*_):
        seen.append(await other.cut_next())
        return json.dumps(ONE)

    monkeypatch.setattr(cutter._process, "ask", ask)
    assert await cutter.cut_next()
    assert seen == [None]


async def test_what_is_cut_is_given_as_a_puzzle_with_a_number_that_stays(salle):
    (puzzle, other) = (
        one.puzzle.model_copy(update={"id": id_, "match": "k3zq7", "ply": 5})
        for one, id_ in zip(shipped_shelf(salle.games["gyges"]), ("zz", "aa"), strict=False)
    )
    await salle.store.keep_puzzles("gyges", {"zz": puzzle.model_dump_json()})
    await salle.store.keep_puzzles("gyges", {"ab": "no puzzle", "aa": other.model_dump_json()})
    shelf = await load_shelf(salle.store, salle.games["gyges"])
    assert (shelf.find("zz").number, shelf.find("aa").number) == (1001, 1003)
    assert shelf.numbered(1).puzzle.match is None
