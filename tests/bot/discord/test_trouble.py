"""What goes wrong in Discord, and what people read then."""

import asyncio

import discord
import pytest

from bot.adapters.discord.buttons import view_of
from bot.application.model import Choice, Group, Prompt
from bot.commands.application import Application
from storage.base import StoreAwayError
from tests.bot import novel_refusal
from tests.bot.discord.evening import is_over, main, moves
from tests.servers.discord import Answer, Permission

BROKEN = "Something went wrong on my side."


# Late, broken, away


async def test_slow_work_is_acknowledged_and_then_edits_the_tapped_message(evening, slowly):
    slowly.set()
    await evening.match()
    slowly.clear()
    person, message = await evening.mover()
    reply = await person.click(message, moves(message)[0])
    assert reply.kind is Answer.DEFERRED_UPDATE
    slowly.set()
    await reply.done()
    assert "Not sent yet." in message.text


async def test_slow_work_on_a_public_button_ends_in_a_message_for_the_asker(evening, slowly):
    slowly.set()
    thread = await evening.match()
    slowly.clear()
    board = thread.messages[-1]
    reply = await board.click(evening.anna, "My hand")
    slowly.set()
    hand = await reply.followup()
    assert hand.ephemeral
    assert "Board as text" in hand.labels
    assert "My hand" in board.labels


async def test_a_slow_command_is_thinking_until_it_answers(evening, slowly):
    reply = await evening.anna.slash(evening.games, "help")
    assert (reply.kind, reply.ephemeral) == (Answer.DEFERRED_MESSAGE, True)
    slowly.set()
    await reply.done()
    assert "play by correspondence" in reply.text


async def test_when_a_token_expires_the_private_message_is_edited_without_it(evening, slowly):
    slowly.set()
    await evening.match()
    slowly.clear()
    person, message = await evening.mover()
    await person.click(message, moves(message)[0])
    evening.server.forget_interaction_tokens()
    slowly.set()
    await evening.server.wait(lambda: "Not sent yet." in message.text, what="preview")
    await person.click(message, main(message))
    assert not moves(message)


async def test_a_bug_is_answered_with_a_plain_sentence(evening, monkeypatch):
    card = await evening.challenge(evening.anna, evening.bea)

    async def broken(*_):
        raise RuntimeError("the hand is 1 2 3 4 5")

    monkeypatch.setattr(Application, "run", broken)
    for reply in (
        await card.click(evening.bea, "Accept"),
        await evening.anna.slash(evening.games, "help"),
    ):
        assert reply.ephemeral
        assert BROKEN in reply.text
        assert "1 2 3" not in reply.text


async def test_a_button_of_an_older_salle_says_so(evening):
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Old", custom_id="v0|whatever\nit was"))
    client = evening.adapter._logged_in()
    channel = client.get_partial_messageable(evening.games.id)
    sent = await channel.send("an old board", view=view)
    message = next(m for m in evening.games.messages if m.id == sent.id)
    reply = await message.click(evening.anna, "Old")
    assert reply.ephemeral
    assert "no longer works" in reply.text


async def test_an_unreachable_memory_is_said_and_the_button_works_again(evening, monkeypatch):
    await evening.match()
    person, message = await evening.mover()

    async def away(*_, **__):
        raise StoreAwayError("down")

    with monkeypatch.context() as patch:
        patch.setattr(evening.salle.store, "load", away)
        reply = await person.click(message, moves(message)[0])
        assert "Your move is not sent" in reply.text
    assert moves(message), "the turn stands"
    await evening.play(message, person)


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(evening, monkeypatch):
    async def broken(_):
        raise RuntimeError("no ink")

    monkeypatch.setattr(evening.pictures, "png", broken)
    await evening.match()
    _, message = await evening.mover()
    assert not message.attachments
    assert "distance 22" in message.text


# Limits and permissions


async def test_a_rate_limit_delays_and_loses_nothing(evening):
    evening.server.rate_limit("POST /channels/{id}/messages", retry_after=0.05, times=3)
    thread = await evening.match()
    await evening.mover()
    assert len(thread.messages) == 1
    assert all(len(p.dm.messages) == 1 for p in (evening.anna, evening.bea))


async def test_a_failing_discord_is_tried_again(evening, monkeypatch):
    monkeypatch.setattr("bot.adapters.discord.messenger._RETRY_DELAY", 0.01)
    evening.server.fail("POST /channels/{id}/messages", 0, status=503, times=2)
    card = await evening.challenge(evening.anna, evening.bea)
    assert "Accept" in card.labels
    assert len(evening.games.messages) == 1


async def test_without_threads_the_channel_serves(evening):
    evening.server.forbid(evening.games, Permission.CREATE_PUBLIC_THREADS)
    card = await evening.challenge(evening.anna, evening.bea)
    await card.click(evening.bea, "Accept")
    board = await evening.anna.wait_message(evening.games, lambda m: "My hand" in m.labels)
    assert board.attachments
    assert not evening.guild.threads


async def test_where_nothing_may_be_attached_the_board_is_told(evening):
    evening.server.forbid(evening.games, Permission.ATTACH_FILES)
    thread = await evening.match()
    assert not thread.messages[0].attachments
    assert "distance 22" in thread.messages[0].text


async def test_a_deleted_thread_sends_the_table_back_to_the_channel(evening):
    thread = await evening.match()
    client = evening.adapter._logged_in()
    await client.http.delete_channel(thread.id)
    person, message = await evening.mover()
    await evening.play(message, person)
    board = await evening.anna.wait_message(evening.games, lambda m: "My hand" in m.labels)
    assert board.attachments


async def test_a_sleeping_thread_is_woken(evening):
    thread = await evening.match()
    thread.archive()
    person, message = await evening.mover()
    await evening.play(message, person)
    await evening.server.wait(lambda: len(thread.messages) == 2, what="board")
    assert not thread.archived


async def test_shown_out_of_the_server_the_players_go_on_in_private(evening):
    await evening.match()
    other = evening.server.guild("Elsewhere", [evening.anna, evening.bea])
    evening.server.remove_bot(evening.guild)
    assert other
    for _ in range(2):
        await evening.play(*reversed(await evening.mover()))
    await evening.resign(evening.anna)
    for person in (evening.anna, evening.bea):
        await person.wait_dm(is_over)


async def test_old_messages_are_left_to_themselves(evening):
    evening.server.limit_old_edits(retry_after=40.0)
    thread = await evening.match()
    person, message = await evening.mover()
    evening.server.clock.advance(7_200)
    await evening.play(message, person)
    await evening.server.wait(lambda: len(thread.messages) == 2, what="board")
    await evening.mover()


async def test_the_same_notice_is_never_shown_twice(evening):
    card = await evening.challenge(evening.anna, evening.bea)
    store = evening.salle.store
    remember, failed = store.set_message_ref, []

    async def crash(table, to, reference, **more):
        if not failed:
            failed.append(reference)
            raise asyncio.CancelledError  # as if killed between sending and noting
        await remember(table, to, reference, **more)

    store.set_message_ref = crash
    await card.click(evening.bea, "Accept")
    await evening.server.wait(lambda: card.thread and card.thread.messages, 10, "board")
    await evening.mover()
    assert failed
    for place in (card.thread, evening.anna.dm, evening.bea.dm):
        assert len(place.messages) == 1


# A wall of buttons


@pytest.mark.parametrize(
    ("kinds", "controls", "rows", "menus"),
    [
        ((3,), 2, 2, 0),
        ((5, 5, 4, 1), 3, 5, 0),
        ((12,), 1, 4, 0),
        ((30, 5), 2, 4, 2),
        ((6, 6, 6), 2, 4, 0),
        ((2,) * 8, 1, 4, 0),
        ((20,) * 4, 1, 5, 4),
        ((0, 1), 0, 1, 0),
    ],
)
async def test_any_number_of_choices_fits(kinds, controls, rows, menus):
    def choices(count, start):
        return tuple(Choice(label=f"{n}", ticket=f"t{start}.{n}") for n in range(count))

    groups = tuple(
        Group(key=f"k{n}", label=f"Kind {n}", choices=choices(count, n))
        for n, count in enumerate(kinds)
    )
    view = view_of(Prompt(lead="Which?", groups=groups, controls=choices(controls, "c")))
    found = view.to_components()
    shown = [c for row in found for c in row["components"]]
    tickets = [c["custom_id"] for c in shown if c["type"] == 2]
    tickets += [o["value"] for c in shown if c["type"] == 3 for o in c["options"]]
    assert sorted(tickets) == sorted(
        choice.ticket for choice in Prompt(groups=groups, controls=choices(controls, "c")).choices
    )
    assert len(found) == rows
    assert sum(c["type"] == 3 for c in shown) == menus
    assert all(len(row["components"]) <= 5 for row in found)


async def test_a_refusal_that_nothing_else_knows_is_told_in_its_sentence(
    evening, monkeypatch, tmp_path
):
    card = await evening.challenge(evening.anna, evening.bea)
    novel_refusal.refuse_all_tables(monkeypatch, tmp_path)
    reply = await card.click(evening.bea, "Accept")
    assert reply.ephemeral
    assert reply.text == novel_refusal.SAID
