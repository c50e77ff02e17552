"""A study table: one person in both seats, who is asked for each in its turn."""

from engines.core.match_state import Status
from tests.bot.salle import button, main_button


async def test_after_each_move_the_other_seat_is_asked_in_the_same_answer(salle, anna):
    table = await salle.alone(anna, is_study=True, options={"touches": "1"})
    post = await anna.turn(table)
    for version in range(2, 40):
        assert post.prompt.groups, post.prompt.lead
        ahead = (await anna.taps(post.prompt.groups[0].choices[0])).private
        post = (await anna.taps(main_button(ahead))).private
        loaded = await salle.tables.load(table)
        assert loaded.version == version
        if loaded.match.status is Status.OVER:
            break
    assert loaded.match.status is Status.OVER


async def test_both_seats_make_a_simultaneous_choice_one_after_the_other(salle, anna):
    table = await salle.alone(anna, game="audatia", is_study=True)
    post = await anna.turn(table)
    for version in (2, 3):
        ahead = (await anna.taps(button(post, "Keep all"))).private
        post = (await anna.taps(main_button(ahead))).private
        assert (await salle.tables.load(table)).version == version
    assert post.prompt.groups
