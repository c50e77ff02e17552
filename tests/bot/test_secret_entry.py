"""Moves entered under a public board in games with secrets: nobody else learns of them."""

import pytest

from bot.application import profile
from bot.application.move_draft import KEPT_SECONDS
from bot.application.tickets import Ticket, Verb
from bot.commands import boards, moves, preferences
from bot.messages import posts
from bot.messages.public_keys import Key
from tests.bot.salle import ROOM, Salle, button, main_button
from tests.bot.test_moves import mover
from tests.harness import GAMES, seated

AGAIN = "Tap it again to send."
SECRETIVE = [
    id_
    for id_, game in GAMES.items()
    if any(game.view(match.state, None).has_secrets for _, match in [seated(game)])
]
"""The games with secrets."""


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea, options={"variant": "advanced"})


@pytest.fixture
async def first(salle, table, anna, bea):
    found, _ = await mover(salle, table, anna, bea)
    return found


async def board(salle, table):
    """The public board with its keyboard, as it stands now."""
    return posts.board(await salle.in_public(await salle.tables.load(table)))


async def taps(person, choice):
    """A tap in the group that can be answered by an alert alone."""
    return await person.salle.app.tap(person.ask(ROOM, by_alert=True), choice.ticket)


async def presses(person, post, key):
    """A tap on one of the keys."""
    return await taps(person, next(
        choice for row in post.prompt.keys for choice in row
        if Ticket.parse(choice.ticket).path == (key,)
    ))  # fmt: skip


async def version(salle, table):
    return (await salle.tables.load(table)).version


async def hand_of(person, table):
    return (await person.turn(table)).picture.view.hand


async def test_the_first_tap_names_the_move_and_the_second_sends_it(salle, table, first):
    step = button(await board(salle, table), f"+{(await hand_of(first, table))[0]}")
    named = await taps(first, step)
    assert named.ack.startswith(step.name)
    assert AGAIN in named.ack
    assert (named.stays, named.private, named.public) == (True, None, None)
    assert await version(salle, table) == 1
    sent = await taps(first, step)
    assert sent.ack == "You went forward 2 and drew a 4."
    assert await version(salle, table) == 2


async def test_another_button_names_another_move_and_sends_neither(salle, table, first):
    post = await board(salle, table)
    one, two = [button(post, f"+{v}") for v in sorted(set(await hand_of(first, table)))[:2]]
    for step in (one, two, one):
        assert step.name in (await taps(first, step)).ack
    assert await version(salle, table) == 1


async def test_what_is_not_held_is_refused_to_its_player_alone(salle, table, first):
    post, hand = await board(salle, table), await hand_of(first, table)
    for choice in post.prompt.groups[0].choices:
        reply = await taps(first, choice)
        assert reply.is_error == (int(choice.notation.strip("+-")) not in hand)
        assert reply.public is None


async def test_where_a_message_of_their_own_can_be_shown_the_whole_move_is_entered_there(
    salle, table, first
):
    step = button(await board(salle, table), f"+{(await hand_of(first, table))[0]}")
    reply = await first.taps(step, ROOM)
    assert reply.private.is_preview
    assert reply.public is None
    again = await first.taps(step, ROOM)
    assert again.private.is_preview
    assert await version(salle, table) == 1
    await first.taps(button(reply.private, "Send"), ROOM)
    assert await version(salle, table) == 2


async def test_a_tap_that_was_not_repeated_for_long_is_a_first_one_again(salle, table, first):
    step = button(await board(salle, table), f"+{(await hand_of(first, table))[0]}")
    await taps(first, step)
    salle.time.now += KEPT_SECONDS
    assert AGAIN in (await taps(first, step)).ack
    assert await version(salle, table) == 1


async def test_what_was_never_sent_is_forgotten(salle, table, first):
    await taps(first, button(await board(salle, table), f"+{(await hand_of(first, table))[0]}"))
    assert profile.DRAFT in await salle.store.profile(str(first.address))
    salle.time.now += KEPT_SECONDS
    await first.turn(table)
    assert profile.DRAFT not in await salle.store.profile(str(first.address))


async def test_two_peoples_taps_do_not_mix(salle, anna, bea):
    table = await salle.match(anna, bea, game="shields")
    step = button(await board(salle, table), "pass")
    for person in (anna, bea):
        assert AGAIN in (await taps(person, step)).ack
    assert await version(salle, table) == 1
    assert (await taps(bea, step)).ack == "You have chosen."
    assert (await salle.tables.load(table)).seat_of(str(anna.address)) in (
        await salle.tables.load(table)
    ).match.active


async def test_both_seats_of_a_study_table_are_told_before_they_send(salle, anna):
    table = await salle.alone(anna, game="shields", is_study=True)
    step = button(await board(salle, table), "pass")
    assert AGAIN in (await taps(anna, step)).ack
    assert (await taps(anna, step)).ack == "Anna has chosen."
    assert AGAIN in (await taps(anna, step)).ack
    assert await version(salle, table) == 2


async def test_who_is_not_to_move_is_told_whose_turn_it_is(salle, table, anna, bea, first):
    waiting = anna if first is bea else bea
    reply = await taps(waiting, button(await board(salle, table), "+1"))
    assert reply.ack == f"{first.person.name} is to move."


async def test_a_tap_of_an_earlier_turn_sends_nothing(salle, table, anna, bea, first):
    value = (await hand_of(first, table))[0]
    step = button(await board(salle, table), f"+{value}")
    await taps(first, step)
    await first.plays(table, f"+{value}")
    await (anna if first is bea else bea).plays(table)
    reply = await taps(first, step)
    assert "moved on" in reply.ack
    assert await version(salle, table) == 3


async def test_whoever_chooses_at_once_with_another_is_asked_under_the_board(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    post = await board(salle, table)
    keep = button(post, "keep")
    for person in (anna, bea):
        await taps(person, keep)
        await taps(person, keep)
    assert await version(salle, table) == 3


async def test_a_longer_move_is_entered_by_numbers(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    post = await board(salle, table)
    held = [step for step in (await anna.turn(table)).prompt.groups[0].choices]
    listed = (await presses(anna, post, Key.LIST)).ack
    assert listed.startswith("Choose: 1 ")
    assert len(listed) <= 200
    one = (await presses(anna, post, 1)).ack
    assert "“Send” sends it." in one
    assert len(one) <= 200
    two = (await presses(anna, post, 1)).ack
    assert two != one
    back = (await presses(anna, post, Key.BACK)).ack
    assert back == one
    assert "You have chosen" in (await presses(anna, post, Key.SEND)).ack
    loaded = await salle.tables.load(table)
    assert loaded.record.log[-1].move == f"mulligan:{held[0].notation}"


async def test_more_than_an_alert_can_list_is_shown_page_by_page(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    post = await board(salle, table)
    count = len({c.notation for g in (await anna.turn(table)).prompt.groups for c in g.choices})
    shown = [(await presses(anna, post, Key.LIST)).ack for _ in range(-(-count // 6) + 1)]
    assert len(set(shown)) == len(shown) - 1
    assert shown[0] == shown[-1]


async def test_every_key_and_alert_fits_in_every_language(salle, bea):
    for language in ("en", "it", "es", "fr"):
        anna = salle.someone("Anna" * 8, locale=language)
        for game in GAMES:
            table = await salle.match(anna, bea, game=game)
            post = await board(salle, table)
            for row in post.prompt.keys:
                for choice in row:
                    assert len((await taps(anna, choice)).ack) <= 200


async def test_a_move_typed_before_all_is_answered_alike_whatever_is_held(salle, table, first):
    answers = {
        (await salle.app.run(
            moves.typed, first.ask(ROOM, is_overheard=True), f"+{value}", table
        )).public
        for value in range(1, 6)
    }  # fmt: skip
    assert len(answers) == 1
    assert await version(salle, table) == 1


async def test_a_typed_move_that_is_not_held_is_refused_when_it_would_be_sent(salle, table, first):
    hand = await hand_of(first, table)
    for value in range(1, 6):
        ask = first.ask(ROOM, is_overheard=True)
        post = (await salle.app.run(moves.typed, ask, f"+{value}", table)).public
        reply = await presses(first, post, Key.SEND)
        assert reply.is_error == (value not in hand)
        assert reply.public is None
    assert await version(salle, table) == 1


async def test_who_sends_at_once_sends_by_the_first_tap(salle, table, first):
    await salle.app.run(preferences.choose, first.ask(), "sending", "at_once")
    value = (await hand_of(first, table))[0]
    settled = (
        not (await salle.tables.load(table))
        .game.legal_moves(
            (await salle.tables.load(table)).match.game_state,
            (await salle.tables.load(table)).seat_of(str(first.address)),
        )
        .after((f"+{value}",))
        .steps
    )
    reply = await taps(first, button(await board(salle, table), f"+{value}"))
    assert (await version(salle, table) == 2) == settled
    assert (AGAIN not in reply.ack) == settled


async def test_a_stranger_is_told_that_others_play(salle, table, eve):
    post = await board(salle, table)
    reply = await taps(eve, post.prompt.groups[0].choices[0])
    assert reply.is_error
    assert "are playing here" in reply.ack


async def test_the_board_that_somebody_asks_for_keeps_the_keyboard_of_who_needs_it(
    salle, table, first, eve
):
    async def asked():
        ask = eve.ask(ROOM, is_overheard=True)
        return (await salle.app.run(boards.board, ask, table)).private

    assert (await asked()).prompt.groups == ()
    await salle.store.update_profile(str(first.address), {profile.PRIVATE_CHAT_CLOSED: "1"})
    post = await asked()
    assert post.prompt.groups == (await board(salle, table)).prompt.groups
    assert (await taps(first, post.prompt.groups[0].choices[0])).ack


@pytest.mark.parametrize("game", SECRETIVE)
async def test_the_group_sees_the_same_whatever_is_tapped_before_a_move_is_sent(game):
    """Of a dozen decisions: every button and key is tapped, for an alert or for a message of one's
    own by turns, and nothing comes of it."""
    salle = Salle(delay=lambda: 1.0)
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.match(anna, bea, game=game)
    for number in range(12):
        if not (await salle.tables.load(table)).match.active:
            break
        await salle.deliver()
        before, told = await board(salle, table), len(salle.doors.sent)
        person, _ = await mover(salle, table, anna, bea)
        keys = [choice for row in before.prompt.keys for choice in row]
        steps = [choice for group in before.prompt.groups for choice in group.choices]
        tapped = [*steps, *(key for key in keys if not key.ticket.endswith(f":{Key.SEND}"))]
        assert steps
        for which, choice in enumerate(tapped, number):
            is_alert = which % 2 == 0
            reply = await (taps(person, choice) if is_alert else person.taps(choice, ROOM))
            assert reply.public is None
        await salle.deliver()
        assert len(salle.doors.sent) == told
        assert await board(salle, table) == before
        await go_on(salle, person, table)


async def go_on(salle, person, table):
    """The player sends the last move that the buttons lead to; if not asked, Salle answers."""
    post = await person.turn(table)
    if not post.prompt.groups:
        salle.time.now += 1.0
        await salle.clock.sweep()
        return
    while not any(choice.ticket.startswith(Verb.SEND) for choice in post.prompt.controls):
        post = (await person.taps(post.prompt.groups[-1].choices[0])).private
    await person.taps(main_button(post))
