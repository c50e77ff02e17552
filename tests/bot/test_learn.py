"""Lessons in a private chat: list, tasks, answers, and where somebody left off."""

import pytest

from bot.application.progress import LESSONS_DONE
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
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
    assert {"✓ 1. Moving", "✓ 2. Distance", "Go on: 3. Attacking"} <= set(labels(post))


async def test_a_typed_move_answers_the_task_that_is_open(salle, anna, says):
    post = (await says(anna, "en garde")).private
    await anna.taps(choice(post, "3. Attacking"))
    refused = await says(anna, "1x5")
    assert refused.is_error
    assert "4" in refused.ack
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
