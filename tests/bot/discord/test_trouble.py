"""What goes wrong in Discord, and what people read then."""

import asyncio

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.adapters.discord import adapter
from bot.adapters.discord.buttons import view_of
from bot.application.model import Choice, Group, Prompt
from bot.commands.application import Application
from bot.messages.messenger import RetryLaterError
from bot.messages.pictures import Pictures
from engines.core.match_state import Status
from storage.base import Rate, StoreAwayError
from tests.bot import novel_refusal
from tests.bot.discord.evening import Evening, main, moves
from tests.bot.running import at_work
from tests.servers.discord import Answer, NoAnswerError, Permission
from tests.servers.discord import interactions as wire

BROKEN = "Something of mine broke."


@pytest.fixture
def no_waiting(monkeypatch, server):
    """Discord takes one identification in 5 s; the test server as many as come."""
    server.limits.identify_every = 0.0
    monkeypatch.setattr("bot.adapters.discord.identify_queue._RATE", Rate(most=1, every=0.001))


@pytest.fixture
def soon(no_waiting, monkeypatch):
    """What fails is tried again at once."""
    monkeypatch.setattr("bot.adapters.discord.adapter._RETRY_DELAY", 0.05)
    monkeypatch.setattr("bot.adapters.discord.messenger._RETRY_DELAY", 0.05)


@pytest.fixture
def slowly(patience, monkeypatch):
    """Taps, and the command for help, take the hall until the event is set."""
    go = asyncio.Event()

    def slow(method):
        async def answer(*asked, **more):
            await go.wait()
            return await method(*asked, **more)

        return answer

    monkeypatch.setattr(Application, "run", slow(Application.run))
    monkeypatch.setattr("bot.adapters.discord.responses.ACKNOWLEDGE_AFTER", 0.05)
    return go


# The connection


async def test_a_dropped_gateway_is_resumed(evening):
    await evening.match()
    evening.server.drop_gateway()
    await evening.server.wait(lambda: evening.server.gateway.resumes, 10, "resume")
    person, message = await evening.mover()
    await evening.play(message, person)
    assert evening.server.gateway.identifies == 1


async def test_a_wiped_session_is_begun_anew(no_waiting, server):
    async with Evening(server).open() as evening:
        await evening.match()
        server.drop_gateway(resumable=False)
        await server.wait(lambda: server.gateway.identifies == 2, 20, "identify")
        await server.ready()
        person, message = await evening.mover()
        await evening.play(message, person)


async def test_a_gateway_that_asks_for_it_is_reconnected(evening):
    evening.server.reconnect_gateway()
    await evening.server.wait(lambda: evening.server.gateway.resumes, 10, "resume")
    await evening.anna.slash(evening.games, "help")


@pytest.mark.parametrize("seconds", [20.0, 3_600.0])
async def test_people_play_though_discord_takes_no_new_commands_for_a_while(
    no_waiting, server, monkeypatch, seconds
):
    """The library waits for twenty seconds itself, and for an hour it doesn't."""
    monkeypatch.setattr("bot.adapters.discord.command_sync._PATIENCE", 0.1)
    evening = Evening(server)
    async with evening.open():
        await evening.match()
    changed = app_commands.Command(name="new", description="New", callback=_new_command)
    monkeypatch.setattr(adapter, "add_commands", lambda tree, _: tree.add_command(changed))
    server.rate_limit("PUT /applications/{application}/commands", retry_after=seconds, times=9)
    again = at_work(evening.salle, Pictures(), "discord", evening._adapter())
    async with asyncio.timeout(30), again:
        person, message = await evening.mover()
        await evening.play(message, person)


async def _new_command(interaction: discord.Interaction) -> None:
    """A command that was not there last time."""


@pytest.mark.parametrize("event", ["INTERACTION_CREATE", "GUILD_CREATE", "GUILD_DELETE"])
async def test_an_event_that_cannot_be_read_ends_no_connection(evening, event):
    await evening.match()
    for session in evening.server.gateway.sessions.values():
        session.dispatch(event, {"type": "of tomorrow"})
    person, message = await evening.mover()
    await evening.play(message, person)
    assert evening.server.gateway.connected
    assert (evening.server.gateway.identifies, evening.server.gateway.resumes) == (1, 0)


async def test_salle_asks_for_no_intent_but_to_hear_of_new_servers(evening):
    (session,) = evening.server.gateway.sessions.values()
    assert session.intents == discord.Intents(guilds=True).value


async def test_a_discord_in_trouble_is_asked_again(server, monkeypatch):
    monkeypatch.setattr("bot.adapters.discord.adapter._RETRY_DELAY", 0.01)
    server.fail("GET /users/@me", 0, status=503, times=2)
    async with Evening(server).open() as evening:
        await evening.anna.slash(evening.games, "help")


async def test_a_discord_that_is_away_does_not_keep_the_hall_shut(server, monkeypatch):
    monkeypatch.setattr("bot.adapters.discord.adapter._START_TIMEOUT", 0.05)
    monkeypatch.setattr("bot.adapters.discord.adapter._RETRY_DELAY", 0.05)
    server.fail("GET /users/@me", 0, status=503, times=4)
    evening = Evening(server)
    await evening.adapter.start()
    assert not server.gateway.sessions
    with pytest.raises(RetryLaterError):
        evening.adapter._logged_in()
    await server.ready()
    await evening.adapter.close()
    evening.pictures.close()


async def test_a_token_withdrawn_and_given_back_loses_nothing_and_repeats_nothing(soon, evening):
    server = evening.server
    thread = await evening.match()
    person, message = await evening.mover()
    chosen = await (await person.click(message, moves(message)[0])).done()
    server.refuse_token()  # the tap is still heard, and answered through its own token
    await person.click(chosen.message, main(chosen.message))
    await server.wait(lambda: not server.gateway.connected, 10, "end of the connection")
    refused = server.invalid_requests
    await asyncio.sleep(0.5)
    assert server.invalid_requests - refused < 10  # it isn't knocked on for each message
    assert len(thread.messages) == 1
    server.give_token_back()
    await server.wait(lambda: len(thread.messages) == 2, 10, "board")
    other, turn = await evening.mover()
    assert other is not person
    await evening.play(turn, other)
    await server.wait(lambda: len(thread.messages) == 3, 10, "board")
    chats = (person.dm, other.dm)
    assert sum(len(chat.messages) + len(chat.removed) for chat in chats) == 4


async def test_days_in_which_discord_takes_no_notice_are_on_nobodys_clock(soon, evening):
    server, salle = evening.server, evening.salle
    thread = await evening.match(clock="1d+1d/1d")
    person, message = await evening.mover()
    (table,) = await salle.store.running_tables(f"discord:{person.id}")
    chosen = await (await person.click(message, moves(message)[0])).done()
    server.refuse_token()  # the tap is still heard, and answered through its own token
    await person.click(chosen.message, main(chosen.message))
    await server.wait(lambda: not server.gateway.connected, 10, "end of the connection")
    salle.time.now += 5 * 86_400
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).deadline is None
    server.give_token_back()
    await server.wait(lambda: len(thread.messages) == 2, 10, "board")
    await evening.mover()
    async with asyncio.timeout(30):
        while (  # noqa: ASYNC110 - only the store knows when that he has it is noted
            loaded := await salle.tables.load(table)
        ).deadline is None:
            await asyncio.sleep(0.02)
    assert (loaded.match.status, loaded.deadline) == (Status.PLAYING, salle.time.now + 86_400)


async def test_a_gateway_that_closes_for_a_bad_token_is_tried_again(soon, evening):
    evening.server.withdraw_token()
    before = len(evening.server.requests("GET /users/@me", 401))
    await evening.server.wait(
        lambda: len(evening.server.requests("GET /users/@me", 401)) > before + 1, 10, "logins"
    )
    evening.server.give_token_back()
    await evening.server.ready()
    await evening.anna.slash(evening.games, "help")


async def test_attempts_to_come_back_grow_rarer(no_waiting, server, monkeypatch):
    slept, sleep = [], asyncio.sleep

    async def quickly(seconds):
        slept.append(seconds)
        await sleep(0.01)

    evening = Evening(server)
    await evening.adapter.start()
    monkeypatch.setattr(adapter.asyncio, "sleep", quickly)
    server.withdraw_token()
    await server.wait(lambda: 300.0 in slept, 10, "long pauses")
    assert [seconds for seconds in slept if seconds >= 5][:7] == [5, 10, 20, 40, 80, 160, 300]
    await evening.adapter.close()
    evening.pictures.close()


async def test_a_bug_in_the_connection_ends_it_for_a_moment_only(soon, evening):
    def broken(_):
        raise RuntimeError("a bug")

    client = evening.adapter._logged_in()
    client._connection.parsers["GUILD_CREATE"] = broken
    evening.server.guild("New", [evening.anna])
    await evening.server.wait(lambda: evening.server.gateway.identifies == 2, 10, "identify")
    await evening.anna.slash(evening.games, "help")


# The end


async def test_what_is_under_way_is_answered_before_salle_leaves(slowly, server):
    evening = Evening(server)
    await evening.adapter.start()
    serving = asyncio.create_task(evening.adapter.run())
    for person in (evening.anna, evening.bea):
        await person.slash(evening.games, "help")
    serving.cancel()
    await asyncio.wait([serving])
    finishing = asyncio.create_task(evening.adapter.finish())
    await asyncio.sleep(0.1)
    assert not finishing.done()
    slowly.set()
    await finishing
    await evening.adapter.close()
    answers = list(server.world.interactions.values())
    assert [wire.answered(one) for one in answers] == [True, True]
    evening.pictures.close()


async def test_an_answer_that_never_ends_does_not_keep_salle(slowly, server, monkeypatch):
    monkeypatch.setattr(adapter, "_LAST_SECONDS", 0.1)
    evening = Evening(server)
    await evening.adapter.start()
    await evening.anna.slash(evening.games, "help")
    with capture_logs() as logs:
        await asyncio.wait_for(evening.adapter.finish(), 30)
    assert [line["number"] for line in logs if line["log_level"] == "warning"] == [1]
    await evening.adapter.close()
    evening.pictures.close()


async def test_nothing_new_is_begun_once_salle_is_to_leave(server):
    evening = Evening(server)
    await evening.adapter.start()
    serving = asyncio.create_task(evening.adapter.run())
    await evening.anna.slash(evening.games, "help")
    serving.cancel()
    await asyncio.wait([serving])
    server.patience = 0.3
    with pytest.raises(NoAnswerError):
        await evening.anna.slash(evening.games, "help")
    assert evening.adapter._logged_in()  # what is being sent can still be sent
    await evening.adapter.close()
    evening.pictures.close()


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
    ends = await evening.play_out()
    assert len(ends) == 2


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


# Where Salle isn't


@pytest.fixture
def by_user_install(monkeypatch):
    """Commands come from people who have installed Salle for themselves alone."""
    payload = wire.payload_of

    def for_user(world, made):
        body = payload(world, made)
        body["authorizing_integration_owners"] = {"1": str(made.user.id)}
        return body

    monkeypatch.setattr(wire, "payload_of", for_user)


async def test_where_she_cannot_post_the_answer_is_the_card_and_the_board(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.SEND_MESSAGES)
    terms = {"opponent": evening.bea, "game": "en_garde"}
    reply = await evening.anna.slash(evening.games, "challenge", **terms)
    assert not reply.ephemeral
    assert "Anna challenges Bea" in reply.text
    assert reply.message.pinged == [evening.bea]
    plainly = await reply.followup()
    assert plainly.ephemeral
    assert "I can't write in this chat" in plainly.text
    taken = await reply.message.click(evening.bea, "Accept")
    assert taken.message is reply.message
    assert "Round 1." in reply.message.text
    hand = await taken.followup()
    assert hand.ephemeral
    assert "Accepted" in hand.text


async def test_a_public_keyboard_is_answered_to_its_player_alone(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.SEND_MESSAGES)
    terms = {"opponent": evening.bea, "game": "en_garde"}
    card = await evening.anna.slash(evening.games, "challenge", **terms)
    await card.message.click(evening.bea, "Accept")
    board = card.message
    steps = [label for label in board.labels if label.startswith("Forward")]
    seen, revision = (board.text, board.labels), board.revision
    mover = evening.anna if "Anna to move" in board.text else evening.bea
    replies = [await board.click(mover, label) for label in steps]
    assert all(reply.ephemeral for reply in replies)
    shown = next(reply for reply in replies if "Not sent yet." in reply.text)
    assert (board.text, board.labels) == seen
    assert board.revision == revision
    sent = await shown.message.click(mover, "Send")
    assert "Not sent yet." not in sent.text


async def test_where_she_cannot_post_the_chosen_game_brings_the_card(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.SEND_MESSAGES)
    asked = await evening.anna.slash(evening.games, "challenge", opponent=evening.bea)
    assert asked.ephemeral
    form = await asked.click(evening.anna, "Gygès")
    chosen = await form.submit()
    assert "I can't write in this chat" in chosen.text
    card = await chosen.followup()
    assert (card.ephemeral, card.pinged) == (False, [evening.bea])
    assert "Anna challenges Bea to Gygès" in card.text


async def test_as_a_guest_she_plays_six_turns_without_a_refusal(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.VIEW_CHANNEL)
    terms = {"opponent": evening.bea, "game": "en_garde", "clock": "1d+1d/1d"}
    card = await evening.anna.slash(evening.games, "challenge", **terms)
    await card.message.click(evening.bea, "Accept")
    for _ in range(6):
        person, message = await evening.mover()
        await evening.play(message, person)
    await evening.mover()
    assert not evening.server.requests("POST /channels/{id}/messages", 403)
    shown = await evening.anna.slash(evening.anna.dm, "settings show")
    assert "I can only answer in the channel of these tables" in shown.text


async def test_as_a_guest_she_tells_the_player_whom_she_cannot_reach(by_user_install, evening):
    evening.server.forbid(evening.games, Permission.VIEW_CHANNEL)
    evening.server.close_dm(evening.bea)
    terms = {"opponent": evening.bea, "game": "cannae"}
    card = await evening.anna.slash(evening.games, "challenge", **terms)
    await card.message.click(evening.bea, "Accept")
    board = await evening.anna.wait_dm(lambda m: "Pass" in m.labels)
    passing = await (await evening.anna.click(board, "Pass")).done()
    await (await evening.anna.click(passing.message, main(passing.message))).done()
    news = "Bea hasn't been told"
    await evening.server.wait(lambda: news in evening.anna.dm.messages[-1].text, 10, news)
    assert "not reached yet" in evening.anna.dm.messages[-1].text
    assert len(evening.anna.dm.messages) == 1


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
