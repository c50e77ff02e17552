"""For every game: a line made from what really came is carried out, and gives the same game."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from hypothesis import given

from bot.application import conditional_moves
from bot.application.conditional_moves import ConditionalMoves, End, Ply, field_of, written
from bot.application.foresight import foresight, is_waiting, some_moves
from bot.application.loaded_table import LoadedTable
from bot.application.preset_answers import automatic_answers, with_changes
from bot.application.replay_cache import ReplayedMatch
from engines.core.match_state import Status
from engines.core.seat import Seat
from storage.base import TableKey
from tests.harness import every_game, fewer, moved, other_world, salts, walk, walks

KEY = TableKey("test", "room", "k3zq7")


def loaded(game, record, match):
    return LoadedTable(key=KEY, replayed=ReplayedMatch(game=game, record=record, match=match))


def line_of(game, there, seat, to_come):
    """As much of what came as could be prepared before; it ends with an answer."""
    here, line, whole = foresight(loaded(game, *there), seat), [], []
    for entry in to_come:
        if not here.may_go_on or (not here.is_mine and not here.is_shown(game.parse(entry.move))):
            break
        line.append(Ply(seat=entry.seat, move=entry.move))
        whole = list(line) if entry.seat is seat else whole
        here = here.after(entry.move)
        if here is None:
            break
    return tuple(whole)


def prepared(seat, version, *lines):
    plies = ()
    for line in lines:
        plies = conditional_moves.with_line(plies, line, owner=seat)
    return {field_of(seat): written(ConditionalMoves(seat=seat, version=version, plies=plies))}


def played_on(game, record, match, answers, entry, *, is_automatic):
    after, then = moved(game, record, match, entry.seat, entry.move)
    changes = conditional_moves.after_act(
        game, answers, match, after.log[-1], then, after.version, is_automatic=is_automatic
    )
    return after, then, with_changes(answers, changes)


@every_game
@given(way=walks())
@fewer
def test_a_line_made_from_what_came_is_carried_out_and_gives_the_same_game(game, way):
    seen = list(walk(game, way))
    last, end = seen[-1]
    for record, match in seen[:-1:3]:
        if not (waiting := [s for s in Seat if is_waiting(loaded(game, record, match), s)]):
            continue
        (seat,) = waiting
        line = line_of(game, (record, match), seat, last.log[record.version :])
        answers = prepared(seat, record.version, line) if line else {}
        for ply in line:
            entry = last.log[record.version]
            (own,) = automatic_answers(game, match, answers) or (None,)
            if ply.seat is seat:
                assert own is not None
                assert (own.seat, str(own.move)) == (seat, entry.move)
            record, match, answers = played_on(
                game, record, match, answers, entry, is_automatic=ply.seat is seat
            )
        assert record == last.upto(record.version)
        if record == last:
            assert match == end


@every_game
@given(way=walks(), salt=salts)
@fewer
def test_what_may_be_prepared_does_not_depend_on_hidden_things(game, way, salt):
    for record, match in islice(walk(game, way), 0, None, 5):
        for seat in Seat:
            here = loaded(game, record, match)
            if not is_waiting(here, seat):
                continue
            state = other_world(game, match.state, seat, salt)
            twin = loaded(game, record, replace(match, state=state))
            assert offered(twin, seat) == offered(here, seat)


def offered(table, seat):
    """What is offered to somebody who enters a line by taps, for some lines."""
    here, found = foresight(table, seat), []
    for move in islice(some_moves(here.moves), 3):
        ahead = here.after(str(move))
        found.append((str(move), here.is_shown(move), ahead and ahead.moves.after(()).steps))
    return found


@every_game
@given(way=walks())
@fewer
def test_a_move_that_no_branch_names_ends_a_line(game, way):
    seen = list(walk(game, way))
    last, _ = seen[-1]
    for record, match in seen[:-1:5]:
        entry = last.log[record.version]
        seat = entry.seat.other
        if not is_waiting(loaded(game, record, match), seat):
            continue
        line = Ply(seat=entry.seat, move="what is no move", then=(Ply(seat=seat, move="never"),))
        answers = prepared(seat, record.version, (line,))
        _, then, answers = played_on(game, record, match, answers, entry, is_automatic=False)
        if then.status is Status.PLAYING:
            assert conditional_moves.stored(answers, seat).end is End.LEFT
            given = automatic_answers(game, then, answers)
            assert all(one.condition is None for one in given)


@every_game
@given(way=walks())
@fewer
def test_another_move_of_ones_own_withdraws_a_line_unless_salle_had_to_make_it(game, way):
    seen = list(walk(game, way))
    last, _ = seen[-1]
    for record, match in seen[:-1:5]:
        entry = last.log[record.version]
        seat = entry.seat
        line = Ply(seat=seat.other, move="some move", then=(Ply(seat=seat, move="an answer"),))
        answers = prepared(seat, record.version, (line,))
        for is_automatic in (True, False):
            _, then, left = played_on(
                game, record, match, answers, entry, is_automatic=is_automatic
            )
            kept = conditional_moves.stored(left, seat)
            assert bool(kept and kept.plies) == (is_automatic and then.status is Status.PLAYING)
