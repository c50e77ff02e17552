"""Lessons: a list of ten a game, tasks that are done by the game's own buttons or typed moves.

What somebody has done is kept in their profile, under all their identities. Nothing else is kept:
a button names its task and the steps of the move so far.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.application.linking import change_settings
from bot.application.model import Ask, Choice, Reply, WhyNot
from bot.application.progress import Progress
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, named
from bot.commands import guided_games
from bot.commands.arguments import Argument, Given, Suggestion, matching
from bot.commands.challenges import UnknownGameError
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, of_words
from bot.commands.find_table import NoTableHereError, WhichTableError, find_table
from bot.commands.read_choice import names_of
from bot.commands.read_move import read_among
from bot.messages import lesson_posts
from bot.messages.guide_bubbles import guide_titles
from bot.messages.lesson_buttons import GUIDED_PREFIX, LESSON_PREFIX, LessonButton
from bot.messages.lesson_posts import Learner, Lesson
from bot.messages.refused_moves import picture_of_refused
from bot.messages.words import refusal, say_in, searchable
from engines.core import course
from engines.core.game import InvalidMoveError, RuleError
from engines.core.moves import Move
from engines.registry import load_course

_PAGE: Final = "web"


async def lessons_of(context: Context, ask: Ask, game: str) -> Reply:
    """The list of a game's lessons. Raises RefusedError: it has none."""
    learner = await _learner(context, ask, game)
    return Reply(private=lesson_posts.list_post(learner, _guided(learner)))


async def _said(context: Context, ask: Ask, words: str) -> Reply:
    called = {game: named(f"{game}-name") for game in _games(context)}
    if found := names_of(called).get(searchable(words)):
        return await lessons_of(context, ask, found[0])
    if words:
        return await _typed(context, ask, words)
    try:
        here = (await find_table(context, ask, None)).game.id
    except (NoTableHereError, WhichTableError):
        here = ""
    if here in called:
        return await lessons_of(context, ask, here)
    say = await context.say(ask)
    return Reply(private=lesson_posts.games_post(called, say))


async def _typed(context: Context, ask: Ask, text: str) -> Reply:
    game = Progress.of(await context.store.profile(ask.me)).game
    if game not in _games(context):
        raise UnknownGameError(_games(context))
    learner = await _learner(context, ask, game)
    number, task = learner.place()
    lesson = Lesson(learner=learner, number=number, task_number=task)
    board = lesson.board
    try:
        move = read_among(board.game, [(board.view, board.moves)], text)
    except InvalidMoveError as err:
        return await _refused(context, ask, lesson, err)
    return await _answered(context, ask, lesson, move)


async def _tapped(context: Context, ask: Ask, data: str) -> Reply:
    button = LessonButton.parse(data)
    if button.is_list:
        return await lessons_of(context, ask, button.game)
    learner = await _learner(context, ask, button.game)
    number, task = learner.place() if button.is_onward else (button.lesson, button.task)
    if number >= len(learner.course) or task >= len(learner.course[number].tasks):
        raise RefusedError("hall-moved-on", data)
    lesson = Lesson(learner=learner, number=number, task_number=task)
    if not button.path:
        progress = learner.progress.at(button.game, lesson.lesson.key, task)
        await _note(context, ask, progress)
        lesson = replace(lesson, learner=replace(learner, progress=progress))
        if button.is_show and lesson.may_be_shown:
            return await _shown(context, ask, lesson)
        return Reply(private=lesson_posts.task_post(lesson))
    place = lesson.board.walk(button.path)
    move = place.fork.move if button.is_answer else place.settled
    if move is None:
        return Reply(private=lesson_posts.preview_post(lesson, place))
    return await _answered(context, ask, lesson, move)


# Raises IllegalMoveError, which names the rule.
async def _answered(context: Context, ask: Ask, lesson: Lesson, move: Move) -> Reply:
    learner, game = lesson.learner, lesson.learner.game
    if move not in lesson.board.moves:
        why = game.why_not(lesson.board.state, lesson.task.seat, move)
        return await _refused(context, ask, lesson, why, move)
    found = course.answer(game, lesson.task, lesson.board.state, move)
    progress = learner.progress.at(game.id, lesson.lesson.key, lesson.task_number)
    if not found.is_right:
        progress = progress.tried(game.id)
        await _note(context, ask, progress)
        tried = replace(lesson, learner=replace(learner, progress=progress))
        return Reply(private=lesson_posts.task_post(tried, remark=found.remark))
    after = await _gone_on(context, ask, lesson, progress)
    return Reply(private=lesson_posts.right_post(after, found))


async def _shown(context: Context, ask: Ask, lesson: Lesson) -> Reply:
    learner, game = lesson.learner, lesson.learner.game
    model = game.parse(lesson.task.right[0])
    found = course.answer(game, lesson.task, lesson.board.state, model)
    after = await _gone_on(context, ask, lesson, learner.progress.shown(game.id))
    return Reply(private=lesson_posts.shown_post(after, found))


# The lesson, after whose task the next one comes, or none.
async def _gone_on(context: Context, ask: Ask, lesson: Lesson, progress: Progress) -> Lesson:
    game, following = lesson.learner.game.id, lesson.task_number + 1
    if following == len(lesson.lesson.tasks):
        progress = progress.finished(game)
    else:
        progress = progress.at(game, lesson.lesson.key, following)
    await _note(context, ask, progress)
    return replace(lesson, learner=replace(lesson.learner, progress=progress))


async def _refused(
    context: Context, ask: Ask, lesson: Lesson, rule: RuleError, move: Move | None = None
) -> Reply:
    board, say = lesson.board, lesson.learner.say
    picture = picture_of_refused(board.game, board.view, move, rule, drawn=board.drawn, say=say)
    is_shown = picture and await context.tables.rates.has_room(Kind.PICTURE, ask)
    return Reply(
        ack=refusal(rule, say, board.game.id),
        is_error=True,
        why_not=WhyNot(picture=picture) if picture and is_shown else None,
    )


async def _learner(context: Context, ask: Ask, game: str) -> Learner:
    if game not in context.games:
        raise UnknownGameError(_games(context))
    lessons = load_course(game)
    if not lessons:
        raise RefusedError("learn-none", game=named(f"{game}-name"))
    settings = await context.store.profile(ask.me)
    return Learner(
        game=context.games[game],
        course=lessons,
        preferences=context.preferences(ask, settings),
        name=ask.who.name,
        progress=Progress.of(settings),
    )


# Of somebody who isn't known nothing is kept.
async def _note(context: Context, ask: Ask, progress: Progress) -> None:
    if not ask.who.address.id:
        return
    settings = await context.store.profile(ask.me)
    await context.remember(ask, settings)
    changes = {k: v for k, v in progress.stored.items() if settings.get(k, "") != v}
    if changes:
        await change_settings(context.store, ask.me, changes)


def _guided(learner: Learner) -> list[Choice]:
    game = learner.game.id
    return [
        Choice(label=one.title, ticket=f"{GUIDED_PREFIX}:{game}:{one.key}")
        for one in guide_titles(game, learner.say)
    ]


async def _begin_guided(context: Context, ask: Ask, data: str) -> Reply:
    _, game, key = data.split(":") if data.count(":") == 2 else ("", "", "")
    if ask.where.platform == _PAGE:
        return await guided_games.begin(context, ask, game, key)
    return await guided_games.begin_in_private(context, ask, game, key)


def _games(context: Context) -> list[str]:
    return [game for game in context.games if load_course(game)]


async def _suggestions(context: Context, ask: Ask, typed: str, given: Given) -> list[Suggestion]:
    say = say_in((await context.preferences_of(ask)).language)
    found = (Suggestion(value=game, words=say(f"{game}-name")) for game in _games(context))
    return matching(found, typed)


COMMAND: Final = Command(
    name="learn",
    run=of_words(_said),
    arguments=(Argument(name="lessons", suggest=_suggestions),),
    places=ANYWHERE,
    rank=8,
    menus={LESSON_PREFIX: _tapped, GUIDED_PREFIX: _begin_guided},
    looks=frozenset({LESSON_PREFIX}),
)
