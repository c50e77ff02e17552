"""Looking at a table: hands, boards, history, replay, rules, lists; and what a match proves."""

import hashlib
import hmac
import json
import re

import pytest

from bot.application.tickets import Verb
from bot.commands import (
    boards,
    challenge_answers,
    draws,
    exports,
    game_rules,
    history,
    rematches,
    resignations,
    table_list,
    table_page,
    verification,
)
from bot.commands.verification import is_honest
from bot.messages import posts
from engines.core.record import Act, Entry, Record
from engines.core.seat import Seat
from storage.base import TableKey, Timer
from tests.bot.salle import ROOM, button, game_names, labels


@pytest.fixture
async def table(salle, anna, bea):
    return await salle.match(anna, bea)


@pytest.fixture
async def ended(salle, table, anna, bea):
    for who in (anna, bea):
        loaded = await salle.tables.load(table)
        if loaded.seat_of(str(who.address)) in loaded.match.active:
            await who.plays(table)
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(asked, "Resign"))
    return table


async def test_my_hand_can_be_opened_anywhere_any_day(salle, table, anna):
    perspective = await salle.in_public(await salle.tables.load(table))
    old = button(posts.board(perspective), "My hand")
    salle.time.now += 30 * 86_400
    reply = await anna.taps(old, ROOM)
    assert reply.private.picture.view.hand
    assert reply.public is None


async def test_a_stranger_is_shown_the_board_and_who_plays(salle, table, eve):
    reply = await salle.app.run(boards.hand, eve.ask(), table)
    assert "Anna and Bea are playing here" in reply.ack
    assert not reply.private.picture.view.hand


async def test_a_player_is_shown_the_board_for_all_in_a_channel_and_their_own_at_home(
    salle, table, anna
):
    shown = (await salle.app.run(boards.board, anna.ask(ROOM), table)).private
    assert shown.picture.view.onlooker is None
    assert (await salle.app.run(boards.board, anna.ask(), table)).private == await anna.turn(table)


async def test_the_board_as_text_is_complete_without_a_picture(salle, table, anna):
    text = (await salle.app.run(boards.text, anna.ask(), table)).private.text
    view = (await anna.turn(table)).picture.view
    for fact in ("Anna", "Bea", "Distance 22", "Deck 15", " ".join(map(str, view.hand))):
        assert fact in text


async def test_the_history_tells_each_reader_what_they_may_know(salle, table, anna, bea, eve):
    loaded = await salle.tables.load(table)
    first = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    second = bea if first is anna else anna
    await first.plays(table)
    heard = (await salle.app.run(history.history, first.ask(), table)).private.text
    rivals = (await salle.app.run(history.history, second.ask(), table)).private.text
    public = (await salle.app.run(history.history, eve.ask(), table)).private.text
    assert re.search(r"and drew an? \d", heard)
    for other in (rivals, public):
        assert not re.search(rf"{first.person.name} drew an? \d", other)


async def test_all_that_was_played_can_be_read_back_though_a_picture_shows_the_last_card(
    salle, table, anna, bea, eve
):
    for _ in range(4):
        loaded = await salle.tables.load(table)
        is_annas = loaded.seat_of(str(anna.address)) in loaded.match.active
        await (anna if is_annas else bea).plays(table)
    moves = [e.move for e in (await salle.tables.load(table)).record.log if e.act is Act.MOVE]
    text = (await salle.app.run(history.history, eve.ask(), table)).private.text
    view = (await salle.app.run(boards.hand, eve.ask(), table)).private.picture.view
    assert re.findall(r"(?:forward|back) (\d)", text) == [move.lstrip("+-") for move in moves]
    assert len(moves) == 4
    assert view.scene.discards == (int(moves[-1].lstrip("+-")),)


async def test_after_the_end_a_spectator_sees_everything(salle, ended, eve):
    view = (await salle.app.run(boards.hand, eve.ask(), ended)).private.picture.view
    loaded = await salle.tables.load(ended)
    assert loaded.match.outcome
    assert view.onlooker is None
    assert view.last_round.hands == loaded.match.game_state.hands


async def test_after_the_end_the_history_hides_nothing(salle, ended, eve):
    text = (await salle.app.run(history.history, eve.ask(), ended)).private.text
    assert "Anna was dealt" in text
    assert "Bea was dealt" in text
    assert re.search(r"drew an? \d", text)


async def test_anybody_can_recompute_every_draw_after_the_end(salle, ended, anna):
    """With nothing but the words of *verify* and a standard library."""
    post = (await salle.app.run(verification.verify, anna.ask(), ended)).private
    facts = dict(line.split(" = ", 1) for line in post.text.splitlines())
    server_seed = bytes.fromhex(facts["server_seed"])
    head = (await salle.tables.load(ended)).record.head
    assert hashlib.sha256(server_seed).hexdigest() == head.commitment
    nonces = [n.encode() for n in json.loads(facts["nonces"])]
    seed = hashlib.sha256(b"\0".join([server_seed, *nonces])).digest()
    assert seed.hex() == facts["seed"]
    draws = json.loads(facts["draws"])
    below = [2, *range(25, 1, -1)]  # who begins; then a shuffle of 25 cards
    made = [hmac.digest(seed, f"{n}:0".encode(), "sha256") for n in range(len(below))]
    dealt = [int.from_bytes(one) % n for one, n in zip(made, below, strict=True)]
    assert draws[: len(below)] == dealt
    assert post.lines[0].endswith("draws fit the sealed seed.")


async def test_the_seed_is_not_told_before_the_end(salle, table, anna):
    reply = await salle.app.run(verification.verify, anna.ask(), table)
    assert reply.is_error
    assert reply.private is None
    assert (await salle.app.run(exports.export, anna.ask(), table)).is_error


async def test_what_comes_after_the_end_says_so_of_the_only_match_there_is(salle, table, anna):
    for command in (verification.verify, exports.export, rematches.rematch):
        reply = await salle.app.run(command, anna.ask())
        assert (reply.is_error, reply.table) == (True, table)


async def test_a_shuffle_that_was_tampered_with_is_found_out(salle, ended, anna):
    loaded = await salle.tables.load(ended)
    seed = salle.tables.server_seed(loaded.record.head, ended)
    assert is_honest(loaded, seed)
    assert not is_honest(loaded, b"another" + seed[7:])


async def test_the_record_can_be_taken_away(salle, ended, anna):
    name, body = (await salle.app.run(exports.export, anna.ask(), ended)).private.file
    whole = json.loads(body)
    assert name.endswith(".json")
    assert whole["log"][-1]["act"] == Act.RESIGN
    assert bytes.fromhex(whole["server_seed"])


async def test_the_replay_shows_every_public_position_in_order(salle, ended, anna):
    post = (await salle.app.tap(anna.ask(), f"{Verb.ANIMATION}:{ended}:0:")).private
    assert len(post.film) >= 2
    assert all(picture.view.onlooker is None for picture in post.film)


async def test_the_rules_come_with_a_picture_each_in_the_readers_language(salle):
    carlo = salle.someone("Carlo", "it")
    post = (await salle.app.run(game_rules.rules, carlo.ask(), "en_garde")).private
    assert len(post.paragraphs) >= 5
    assert len({one.picture.view for one in post.paragraphs}) == len(post.paragraphs)
    assert "regole" in post.title.lower()


@pytest.mark.parametrize("name", ["cannae", "Battle of Cannae", "battle of cannae"])
async def test_rules_are_found_by_a_games_name(salle, eve, name):
    assert "Cannae" in (await salle.app.run(game_rules.rules, eve.ask(), name)).private.title


@pytest.mark.usefixtures("table")
async def test_rules_without_a_name_are_those_of_the_game_that_is_played_here(salle, anna):
    assert "En Garde" in (await salle.app.run(game_rules.rules, anna.ask(ROOM), "")).private.title


async def test_rules_without_a_name_or_a_table_are_asked_for(salle, eve):
    reply = await salle.app.run(game_rules.rules, eve.ask(ROOM), "")
    assert reply.ack == f"Which game? {' · '.join(game_names())}"
    assert not reply.is_error


@pytest.mark.parametrize(
    "command",
    [
        boards.hand,
        boards.text,
        boards.board,
        history.history,
        verification.verify,
        resignations.resign,
        draws.offer_draw,
        rematches.rematch,
    ],
    ids=lambda command: command.__name__,
)
async def test_a_command_without_a_table_says_how_to_get_one(salle, eve, command):
    reply = await salle.app.run(command, eve.ask(ROOM))
    assert reply.is_error
    assert "/challenge" in reply.ack


async def test_a_table_that_is_not_there_is_said_kindly(salle, anna):
    reply = await salle.app.run(boards.hand, anna.ask(), TableKey("test", "room", "nowhe"))
    assert reply.is_error
    assert "/tables" in reply.ack


async def test_a_damaged_table_closes_itself_and_no_other(salle, table, anna, bea):
    other = await salle.match(anna, bea)
    forged = Record(head=(await salle.tables.load(table)).record.head).plus(
        Entry(act=Act.MOVE, seat=Seat.ONE, at=0, move="no move of this game")
    )
    broken = TableKey("test", "room", "brokn")
    await salle.store.commit(broken, forged, expected=None, timer=Timer())
    await salle.store.list_running([str(anna.address)], broken, at=0)
    reply = await salle.app.run(boards.hand, anna.ask(), broken)
    assert reply.is_error
    assert "I can't read the record" in reply.ack
    assert (await salle.app.run(boards.hand, anna.ask(), other)).private.picture
    assert {
        line.key for line in await table_list.table_summaries(salle.app.context, anna.ask())
    } == {
        table,
        other,
    }


async def results(salle, *people):
    """How the only table ended, as each one's list says it."""
    found = []
    for person in people:
        (line,) = await table_list.table_summaries(salle.context, person.ask())
        found.append(line.result)
    return found


@pytest.mark.parametrize("loser", [0, 1])
async def test_the_list_says_to_each_whether_they_won(salle, table, anna, bea, loser):
    assert await results(salle, anna, bea) == ["", ""]
    people = (anna, bea)
    question = (await salle.app.run(resignations.resign, people[loser].ask(), table)).private
    await people[loser].taps(button(question, "Resign"))
    expected = ["you won", "you won"]
    expected[loser] = "you lost"
    assert await results(salle, anna, bea) == expected
    shown = [
        (await salle.app.run(table_list.tables, p.ask())).private.sections[0].lines[0].text
        for p in people
    ]
    assert [line.rpartition(" · ")[2] for line in shown] == expected


async def test_the_list_says_that_a_match_was_drawn(salle, table, anna, bea):
    for person in (anna, bea):
        await salle.app.run(draws.offer_draw, person.ask(), table)
    assert await results(salle, anna, bea) == ["drawn", "drawn"]


async def test_a_match_begun_under_other_rules_is_checked_against_those_of_today(salle, anna, bea):
    """What was written under the rules of today was checked then, and is only replayed."""
    table = await salle.match(anna, bea, game="cannae")
    record = (await salle.tables.load(table)).record
    too_far = record.plus(Entry(act=Act.MOVE, seat=Seat.ONE, at=0, move="Mc2c5"))
    for rules, is_halted in ((record.head.rules, False), (record.head.rules + 1, True)):
        key = TableKey("test", "room", f"rules{rules}")
        head = record.head.model_copy(update={"rules": rules})
        written = too_far.model_copy(update={"head": head})
        await salle.store.commit(key, written, expected=None, timer=Timer())
        assert ((await salle.tables.load(key)).match.halted_at is not None) is is_halted


async def test_before_anything_has_happened_the_history_says_so(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    reply = await salle.app.run(history.history, anna.ask(), table)
    assert (reply.private.text, reply.table) == ("Nothing has happened yet.", table)


async def test_the_replay_waits_for_the_end(salle, table, anna):
    reply = await salle.app.tap(anna.ask(), f"{Verb.ANIMATION}:{table}:1:")
    assert (reply.ack, reply.table) == ("The replay is made when the match is over.", table)
    assert reply.is_error


async def test_what_is_rare_comes_with_what_was_agreed(salle, anna, bea):
    table = await salle.match(anna, bea, options={"touches": "3"}, clock=86_400)
    more = (await anna.taps(button(await anna.turn(table), "More"))).private
    assert "first to 3" in more.lines[0]
    assert "1 day" in more.lines[0]


async def test_a_hand_is_told_in_a_line_to_its_player_alone(salle, table, anna, eve):
    hand = " ".join(map(str, (await anna.turn(table)).picture.view.hand))
    told = await salle.app.run(boards.hand, anna.ask(ROOM, by_alert=True), table)
    assert hand in told.ack
    assert (told.private, told.stays) == (None, True)
    assert not (await salle.app.run(boards.hand, eve.ask(ROOM, by_alert=True), table)).stays


async def test_a_public_message_shows_the_card_before_the_match_and_then_the_board(
    salle, anna, bea
):
    key = await salle.challenge(anna, opponent=bea.person)
    back = f"{Verb.BACK_TO_BOARD}:{key}:0:"
    assert "Accept" in labels((await salle.app.tap(anna.ask(ROOM), back)).public)
    await salle.app.run(challenge_answers.accept, bea.ask(), key)
    reply = await salle.app.tap(anna.ask(ROOM), back)
    assert reply.public.picture.view.onlooker is None
    assert reply.table == key


async def test_a_page_has_a_row_for_each_act_and_numbers_the_moves(salle, table, anna, bea):
    loaded = await salle.tables.load(table)
    first = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
    await first.plays(table)
    page = await table_page.load_page(salle.context, anna.ask(), table)
    assert [(row.version, row.number) for row in page.log] == [(1, 0), (2, 1)]
    assert page.log[1].seat is loaded.seat_of(str(first.address))


async def test_how_a_match_began_is_told_once(salle, anna, bea):
    table = await salle.match(anna, bea, options={"variant": "basic"})
    first, second = (anna, bea) if (await anna.turn(table)).prompt.groups else (bea, anna)
    assert any("opposite" in line for line in (await second.turn(table)).lines)
    await first.plays(table)
    (line,) = (await second.turn(table)).lines
    assert line.startswith(f"{first.person.name} went forward")
