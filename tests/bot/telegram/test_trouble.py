"""When Telegram, or a picture, or a person makes trouble."""

import asyncio
import threading

import pytest

from bot.adapters.telegram.places import MessageRef
from bot.application.message_refs import last_message
from bot.application.model import Address, Ask, Person
from bot.application.tickets import Ticket, Verb
from bot.commands import challenges
from bot.commands.challenges import Terms
from engines.core.match_state import Status
from storage.base import StoreAwayError
from tests.bot import novel_refusal
from tests.bot.telegram.evening import Evening, data, moves


async def test_a_flooded_chat_gets_its_board_later(evening):
    card = await evening.challenge()
    evening.server.rate_limit(evening.group, retry_after=0.3)
    await evening.bea.taps(card, "Accept")
    board = await evening.board()
    assert [call.status for call in evening.server.calls("sendPhoto")].count(200) >= 1
    assert len([m for m in evening.group.from_bot if m.photo]) == 1
    assert board.mentions


async def test_seventy_groups_that_ask_for_patience_hold_up_no_other(
    evening, unlimited, monkeypatch
):
    monkeypatch.setattr("bot.adapters.telegram.inbox._FINISHED_WITHIN", 0.1)  # greetings wait, too
    people, anna = [evening.anna, evening.bea], evening.salle.someone("Anna")
    for number in range(70):
        full = evening.server.group(f"Full {number}", people)
        evening.server.rate_limit(full, retry_after=50)
        where = Address(platform="telegram", id=str(full.id))
        await evening.salle.app.run(challenges.challenge, anna.ask(where), Terms(game="gyges"))
    await evening.server.called(
        "sendMessage", lambda call: call.status == 429 and call.parameters["chat_id"] == full.id
    )
    await evening.match()


async def test_a_lost_connection_is_tried_again(evening):
    card = await evening.challenge()
    evening.server.drops("sendPhoto")
    await evening.bea.taps(card, "Accept")
    await evening.board()


async def test_a_board_refused_with_the_token_is_told_when_that_is_accepted_again(
    evening, monkeypatch
):
    monkeypatch.setattr("bot.adapters.telegram.errors._TOKEN_DELAY", 0.1)
    card = await evening.challenge()
    evening.server.fails("sendPhoto", 401, "Unauthorized")
    await evening.bea.taps(card, "Accept")
    await evening.board()


async def test_days_in_which_telegram_takes_no_notice_are_on_nobodys_clock(evening):
    salle = evening.salle
    await evening.bea.starts()
    await evening.match("en_garde clock=1d+1d/1d")
    person, message, _ = await evening.mover()
    (table,) = await salle.store.running_tables(f"telegram:{person.id}")
    held = [evening.server.holds(method, times=9) for method in ("sendPhoto", "sendMessage")]
    await evening.play(person, message)
    salle.time.now += 5 * 86_400
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).deadline is None
    for release in held:
        release.set()
    (other,) = {evening.anna, evening.bea} - {person}
    await evening.mover(other)
    async with asyncio.timeout(60):
        while (  # noqa: ASYNC110 - only the store knows when it is noted
            loaded := await salle.tables.load(table)
        ).deadline is None:
            await asyncio.sleep(0.02)
    assert (loaded.match.status, loaded.deadline) == (Status.PLAYING, salle.time.now + 86_400)


async def test_a_tap_whose_answer_gets_lost_shows_what_it_made(evening):
    await evening.bea.starts()
    await evening.match()
    person, message, _ = await evening.mover()
    evening.server.drops("answerCallbackQuery")
    person.presses(message, data=moves(message)[0])
    await message.changes(lambda m: "Send" in m.labels)


async def test_an_update_that_comes_twice_acts_once(evening):
    """No second card by the time that the next command is answered."""
    await evening.challenge()
    mark = evening.server.mark()
    evening.server.redeliver()
    await evening.server.settled()
    await evening.anna.sends(evening.group, "/help")
    await evening.group.wait(lambda m: "play by correspondence" in m.text)
    assert not [m for m in evening.group.since(mark) if "Accept" in m.labels]


async def test_a_board_whose_picture_fails_is_told_in_words(evening, monkeypatch):
    async def fails(_picture):
        raise OSError("no ink")

    monkeypatch.setattr(evening.pictures, "png", fails)
    card = await evening.challenge()
    await evening.bea.taps(card, "Accept")
    board = await evening.group.wait(lambda m: "Distance 22" in m.text)
    assert board.photo is None
    assert "Anna on square 1, Bea on square 23" in board.text
    assert moves(board, "q")


async def test_a_picture_that_hangs_is_told_in_words_and_those_of_other_games_are_drawn(
    evening, monkeypatch
):
    end, draw = threading.Event(), evening.pictures._draw

    def hangs(view, style):
        if view.game == "en_garde":
            end.wait()
        return draw(view, style)

    monkeypatch.setattr(evening.pictures, "_draw", hangs)
    monkeypatch.setattr(evening.pictures._thread, "_ticks", 5)  # others take long, too
    try:
        card = await evening.challenge()
        await evening.bea.taps(card, "Accept")
        board = await evening.group.wait(lambda m: "Distance 22" in m.text)
        assert board.photo is None
        assert (await evening.match("gyges")).photo
    finally:
        end.set()


async def test_a_refused_picture_is_told_in_words(evening):
    card = await evening.challenge()
    evening.server.fails(
        "sendPhoto", 400, "Bad Request: not enough rights to send photos to the chat", times=3
    )
    await evening.bea.taps(card, "Accept")
    await evening.group.wait(lambda m: "Anna on square 1" in m.text)


async def test_an_equal_picture_is_not_sent_twice(evening):
    board = await evening.match()
    await evening.anna.sends(evening.group, "/board")
    again = await evening.group.wait(lambda m: m.id > board.id and bool(m.photo))
    assert again.photo == board.photo
    assert again.content.media is board.content.media


async def test_a_deleted_private_message_is_replaced(evening):
    await evening.bea.starts()
    await evening.match()
    person, message, _ = await evening.mover()
    message.deleted = True
    await person.taps(message, data=moves(message)[0])
    preview = await person.wait(lambda m: "Send" in m.labels)
    assert preview.id > message.id


@pytest.fixture
async def waiting_preview(evening, monkeypatch):
    """Who tapped a move, its ticket, and its message; the preview is tried again in a second."""
    monkeypatch.setattr("bot.adapters.telegram.errors._NETWORK_DELAY", 1.0)
    await evening.bea.starts()
    await evening.match()
    person, message, _ = await evening.mover()
    ticket = moves(message)[0]
    evening.server.drops("editMessageMedia")
    await person.taps(message, data=ticket)
    await evening.server.called("editMessageMedia")
    return person, Ticket.parse(ticket), message


async def test_a_preview_whose_message_is_gone_is_not_shown_after_the_move_was_sent(
    evening, waiting_preview
):
    person, ticket, message = waiting_preview
    message.deleted = True
    me = Person(address=Address(platform="telegram", id=str(person.id)), name=person.name)
    ask = Ask(who=me, where=me.address, is_private=True)
    sent = await evening.salle.app.tap(ask, ticket.to(Verb.SEND, *ticket.path))
    assert not sent.is_error
    await evening.server.called("editMessageMedia", lambda call: call.status == 400)
    await asyncio.sleep(0.3)
    assert not [m for m in person.from_bot if "Send" in m.labels]


async def test_a_preview_whose_message_is_put_away_comes_in_a_new_one(evening, waiting_preview):
    person, ticket, message = waiting_preview
    address = f"telegram:{person.id}"
    await evening.adapter.strip(str(MessageRef(person.id, message.id, has_media=True)))
    await message.changes(lambda m: m.deleted)
    preview = await person.wait(lambda m: "Send" in m.labels)
    assert preview.id > message.id
    await asyncio.sleep(0.3)
    noted = await last_message(evening.salle.store, ticket.table, address)
    assert MessageRef.parse(noted.reference).message == preview.id


async def test_a_bot_thrown_out_of_a_group_goes_on_in_private(evening):
    await evening.bea.starts()
    await evening.match()
    person, message, _ = await evening.mover()
    evening.group.kicks_bot()
    await evening.play(person, message)
    other, _, _ = await evening.mover()
    assert other is not person


async def test_something_broken_is_said_and_the_spinner_stops(evening, monkeypatch):
    card = await evening.challenge()

    async def breaks(_ask, _ticket):
        raise ZeroDivisionError

    monkeypatch.setattr(evening.salle.app, "tap", breaks)
    answer = await evening.bea.taps(card, "Accept")
    assert answer.alert
    assert "went wrong" in answer.text


async def test_what_a_tap_shows_late_does_not_cover_what_a_later_tap_made(evening, monkeypatch):
    monkeypatch.setattr("bot.adapters.telegram.errors._NETWORK_DELAY", 0.5)
    await evening.bea.starts()
    await evening.match()
    person, message, _ = await evening.mover()
    first, second = moves(message)[:2]
    evening.server.drops("editMessageMedia")
    evening.server.drops("editMessageCaption")
    await person.taps(message, data=first)
    await person.taps(message, data=second)
    await message.changes(lambda m: "Send" in m.labels)
    await asyncio.sleep(1.0)
    assert data(message, "ps")[0].endswith(second.rpartition(":")[2])


async def test_a_tap_that_is_cut_off_by_a_stop_is_not_called_broken(server, monkeypatch):
    monkeypatch.setattr("bot.adapters.telegram.inbox._FINISHED_WITHIN", 0.1)
    begun = asyncio.Event()

    async def hangs(_ask, _ticket):
        begun.set()
        await asyncio.Event().wait()

    async with Evening(server).open() as evening:
        card = await evening.challenge()
        monkeypatch.setattr(evening.salle.app, "tap", hangs)
        evening.bea.presses(card, "Accept")
        await begun.wait()
    assert not [call for call in server.calls("answerCallbackQuery") if "text" in call.parameters]


async def test_whoever_writes_as_the_group_is_asked_for_their_name(evening):
    evening.server.post(
        "message",
        {
            "message_id": 99,
            "date": 1_800_000_000,
            "chat": evening.group.json(),
            "sender_chat": evening.group.json(),
            "from": {"id": 1087968824, "is_bot": True, "first_name": "Group"},
            "text": "/challenge",
            "entities": [{"type": "bot_command", "offset": 0, "length": 10}],
        },
        lane=evening.group.id,
    )
    assert "under your own name" in (await evening.group.wait()).text


async def test_only_the_kinds_of_updates_that_matter_are_asked_for(evening):
    await evening.server.polled()
    assert evening.server.updates.allowed == {
        "message",
        "edited_message",
        "callback_query",
        "inline_query",
        "my_chat_member",
    }


async def test_every_button_fits(evening):
    forum = evening.server.group("Hall", [evening.anna, evening.bea], topics=True)
    topic = forum.opens("En Garde")
    await evening.anna.sends(topic, "/challenge en_garde advanced")
    card = await topic.wait(lambda m: "Take it" in m.labels)
    await evening.bea.taps(card, "Take it")
    board = await topic.wait(lambda m: bool(m.photo))
    assert max(len(ticket) for ticket in data(board, "qw")) <= 64


async def test_while_the_memory_is_away_everybody_is_told_so(evening, monkeypatch):
    await evening.bea.starts()
    await evening.match()
    person, message, _ = await evening.mover()
    before, store = message.edits, evening.salle.context.store

    async def away(*_args, **_more):
        raise StoreAwayError

    with monkeypatch.context() as patch:
        for call in ("load", "commit", "profile", "update_profile", "running_tables", "receive"):
            patch.setattr(store, call, away)
        for data_ in (moves(message)[0], "set:theme:dark", "ru:computer:0:en_garde:0:1"):
            answer = await person.taps(message, data=data_)
            assert (answer.alert, "memory" in answer.text) == (True, True)
        mark = evening.server.mark()
        await person.sends("+1")
        assert "memory" in (await person.wait(since=mark)).text
    assert message.edits == before
    await evening.play(person, message)


async def test_a_telegram_that_is_away_at_the_start_is_waited_for(server):
    server.fails("getMe", times=1)
    async with Evening(server).open() as evening:
        await evening.anna.starts()
        await evening.anna.wait()


async def test_a_refusal_that_nothing_else_knows_is_told_in_its_sentence(
    evening, monkeypatch, tmp_path
):
    card = await evening.challenge()
    novel_refusal.refuse_all_tables(monkeypatch, tmp_path)
    answer = await evening.bea.taps(card, "Accept")
    assert answer.text == novel_refusal.SAID
