"""Lessons in a private chat: list, tasks, answers, and where somebody left off."""

import pytest

from bot.application.model import ButtonStyle
from bot.application.profile import MOTION, Motion
from bot.application.progress import LESSONS_DONE
from bot.application.tickets import MAX_TICKET
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.lesson_buttons import LessonButton
from bot.messages.prompts import find_path
from bot.messages.words import say_in
from engines.core.course import state_before
from engines.packages import find_games
from engines.registry import load_course
from tests.bot.linked import joins

LEARN = registry().commands["learn"]


@pytest.fixture
def says(salle):
    """Somebody says `/learn` and words."""

    async def say(who, words=""):
        given = Given(arguments=LEARN.arguments, words=words)
        return await salle.app.say(LEARN, who.ask(), given, Place.PRIVATE)

    return say


def choice(post, words):
    return next(one for one in post.prompt.choices if one.words.startswith(words))


def has_distinct_buttons(post):
    """Whether each names something else, as Discord asks for."""
    data = [one.ticket for one in post.prompt.choices]
    return len({*data}) == len(data) and max(map(len, data)) <= MAX_TICKET


def labels(post):
    return [one.label for one in post.prompt.choices]


async def test_two_lessons_are_done_by_buttons_and_ticked(salle, anna, says):
    post = (await says(anna, "en garde")).private
    assert [label for label in labels(post) if label[0] in "✓123456789"][1] == "2. Distance"
    post = (await anna.taps(choice(post, "Begin: 1. Moving"))).private
    post = (await anna.taps(choice(post, "Forward 2"))).private
    assert post.lines == ("That moves you, but there is a higher card in your hand: play a 5.",)
    for words in ("Forward 5", "Go on", "Back 3", "Next: 2. Distance", "Forward 4", "Go on"):
        post = (await anna.taps(choice(post, words))).private
    post = (await anna.taps(choice(post, "Forward 3"))).private
    post = (await anna.taps(choice(post, "All lessons"))).private
    assert post.lines == ("2 of 10 done. Each takes a minute or two.",)
    assert has_distinct_buttons(post)
    assert {"✓ 1. Moving", "✓ 2. Distance", "Go on: 3. Attacking"} <= set(labels(post))


async def test_a_typed_move_answers_the_task_that_is_open(salle, anna, says):
    post = (await says(anna, "en garde")).private
    await anna.taps(choice(post, "3. Attacking"))
    refused = await says(anna, "1x5")
    assert refused.is_error
    assert "4" in refused.ack
    assert refused.why_not.picture.obstacles.marks
    assert (await says(anna, "1x4")).private.lines[0].startswith("You touch with one 4")


async def test_a_lesson_is_taken_up_where_it_was_left(salle, anna, says):
    post = (await says(anna, "en garde")).private
    post = (await anna.taps(choice(post, "Begin"))).private
    await anna.taps(choice(post, "Forward 5"))
    post = (await says(anna, "en garde")).private
    post = (await anna.taps(choice(post, "Go on: 1. Moving"))).private
    assert post.prompt.lead == "Go back 3."


async def test_linked_identities_share_what_is_done(salle, anna, anna_there, says):
    post = (await says(anna, "en garde")).private
    post = (await anna.taps(choice(post, "3. Attacking"))).private
    await anna.taps(choice(post, "Attack"))
    await joins(anna, anna_there)
    kept = await salle.store.profile(str(anna_there.address))
    assert kept[LESSONS_DONE] == "en_garde:attack"


@pytest.mark.long
@pytest.mark.parametrize("id_", [id_ for id_ in find_games() if load_course(id_)])
async def test_all_lessons_of_a_game_are_done_by_their_buttons(salle, anna, says, id_):
    game = salle.context.games[id_]
    post = (await says(anna, id_)).private
    for lesson in load_course(id_):
        for number, task in enumerate(lesson.tasks):
            post = (await anna.taps(onward(post))).private
            moves = game.legal_moves(state_before(game, lesson, number), task.seat)
            for index in find_path(moves, game.parse(task.right[0]).steps):
                assert has_distinct_buttons(post)
                moving = [one for group in post.prompt.groups for one in group.choices]
                (meant,) = (m for m in moving if LessonButton.parse(m.ticket).path[-1] == index)
                post = (await anna.taps(meant)).private
            if any(one.ticket.endswith("!") for one in post.prompt.controls):
                post = (await anna.taps(choice(post, "That's my move"))).private
            key = f"{id_}-course-{lesson.key}-{number + 1}"
            assert post.prompt.lead == say_in("en")(f"{key}.right")
    post = (await anna.taps(choice(post, "All lessons"))).private
    assert "You have done all the lessons" in post.lines[0]


def onward(post):
    """The one button that stands out."""
    return next(one for one in post.prompt.controls if one.style is ButtonStyle.GO)


async def tried(anna, says):
    """A lesson of two tasks after a wrong answer to the first."""
    post = (await says(anna, "en garde")).private
    task = (await anna.taps(choice(post, "Begin: 1. Moving"))).private
    assert "Show me" not in labels(task)
    return (await anna.taps(choice(task, "Forward 2"))).private


async def test_after_a_try_the_answer_is_shown_in_motion_and_the_lesson_goes_on(anna, says):
    wrong = await tried(anna, says)
    shown = (await anna.taps(choice(wrong, "Show me"))).private
    assert shown.lines[:2] == ("This is the answer:", "You went forward 5 and drew a 2.")
    assert shown.prompt.lead.startswith("Five squares.")
    first, *_, last = (picture.view for picture in shown.film)
    assert first != last
    second = (await anna.taps(choice(shown, "Go on"))).private
    assert second.prompt.lead == "Go back 3."


async def test_who_wants_nothing_to_move_is_shown_the_answer_as_a_picture(salle, anna, says):
    await salle.store.update_profile(str(anna.address), {MOTION: Motion.NEVER})
    shown = (await anna.taps(choice(await tried(anna, says), "Show me"))).private
    assert (bool(shown.film), bool(shown.picture)) == (False, True)


async def test_a_lesson_with_an_answer_that_was_shown_is_seen_until_it_is_done_alone(anna, says):
    shown = (await anna.taps(choice(await tried(anna, says), "Show me"))).private
    post = (await anna.taps(choice(shown, "Go on"))).private
    post = (await anna.taps(choice(post, "Back 3"))).private
    assert choice(post, "Next: 2. Distance")
    listed = (await anna.taps(choice(post, "All lessons"))).private
    assert listed.lines == (
        "0 of 10 done. Each takes a minute or two.",
        "○ One whose answer you saw.",
    )
    assert "Go on: 2. Distance" in labels(listed)
    post = (await anna.taps(choice(listed, "○ 1. Moving"))).private
    for words in ("Forward 5", "Go on", "Back 3", "All lessons"):
        post = (await anna.taps(choice(post, words))).private
    assert "✓ 1. Moving" in labels(post)
    assert post.lines[0].startswith("1 of 10 done")


async def test_the_answer_of_a_task_that_nobody_tried_is_not_shown(salle, anna, says):
    await says(anna, "en garde")
    for data in ("le:en_garde/0.0/?", "le:en_garde/2.0/?"):
        reply = await salle.app.tap(anna.ask(), data)
        assert not reply.private.film
        assert reply.private.prompt.groups
