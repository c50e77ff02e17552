"""The lessons of every game: each task by right answers and by a wrong one, in four languages."""

from __future__ import annotations

import pytest

from bot.messages.words import LANGUAGES, say_in
from engines.core.course import answer, state_before
from engines.core.game import IllegalMoveError
from engines.packages import find_games
from engines.registry import load_course, load_game
from tests.every import every

LENGTH = 10
LESSONS = [(id_, lesson) for id_ in find_games() for lesson in load_course(id_)]


def words_of(id_, lesson, number):
    key = f"{id_}-course-{lesson.key}-{number + 1}"
    remarks = {"task", "right", "wrong", *lesson.tasks[number].wrong.values()}
    return {key, *(f"{key}.{remark}" for remark in remarks)}


def wrong_move(game, task, state):
    """The first legal move that isn't right; None if all are."""
    moves = game.legal_moves(state, task.seat)
    return next((move for move in moves if not answer(game, task, state, move).is_right), None)


@every("lesson", LESSONS, ids=lambda lesson: f"{lesson[0]}-{lesson[1].key}")
def test_a_lesson_takes_its_right_answers_and_no_other(lesson):
    id_, lesson = lesson
    game = load_game(id_)
    assert 1 <= len(lesson.tasks) <= 3
    for number, task in enumerate(lesson.tasks):
        state = state_before(game, lesson, number)
        assert task.seat in game.active(state)
        for text in task.right:
            assert answer(game, task, state, game.parse(text)).is_right, text
        for text, remark in task.wrong.items():
            found = answer(game, task, state, game.parse(text))
            assert (found.is_right, found.remark) == (False, remark), text
        wrong = wrong_move(game, task, state)
        if wrong is None:  # there is but one way; what isn't legal is refused with its rule
            assert len(list(game.legal_moves(state, task.seat))) == len(task.right)
        keys = words_of(id_, lesson, number) | {f"{id_}-course-{lesson.key}"}
        assert [key for key in keys for one in LANGUAGES if key not in say_in(one)] == []


@every("id_", [id_ for id_ in find_games() if load_course(id_)])
def test_a_course_has_ten_lessons_and_ends_with_a_puzzle(id_):
    lessons = load_course(id_)
    assert len({lesson.key for lesson in lessons}) == LENGTH
    assert lessons[-1].puzzle
    assert not any(lesson.puzzle for lesson in lessons[:-1])


def test_a_move_that_is_not_legal_is_refused_with_its_rule():
    game, lesson = load_game("en_garde"), load_course("en_garde")[2]
    with pytest.raises(IllegalMoveError):
        answer(game, lesson.tasks[0], state_before(game, lesson, 0), game.parse("1x5"))
