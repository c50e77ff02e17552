"""Answers that are prepared to what the rival may do: entered, carried out, over."""

from __future__ import annotations

import asyncio
from itertools import islice

import pytest

from bot.application.conditional_moves import MOST_ANSWERS
from bot.application.model import Post, Reply
from bot.commands import boards, conditional_moves, draws, moves, resignations, takebacks
from bot.messages.words import LANGUAGES, say_in
from bot.timing.calendars import SLEEP, ZONE
from bot.workers.timer_worker import TimerWorker
from engines.core.record import Act, Entry
from engines.core.seat import Seat
from tests.bot.salle import Salle, Someone, button, labels
from tests.servers.private_store import PrivateStore

DELAY = 50.0


class Game:
    """Anna and Bea at a table; it is Anna's turn, and Bea waits."""

    def __init__(self, salle: Salle, language: str = "en") -> None:
        self.salle = salle
        self.anna = salle.someone("Anna")
        self.bea = salle.someone("Bea", language)

    @classmethod
    async def begun(cls, game: str = "gyges", language: str = "en", **terms: object) -> Game:
        here = cls(Salle(delay=lambda: DELAY), language)
        here.table = await here.salle.match(here.anna, here.bea, game=game, **terms)
        for who in (here.anna, here.bea) if game == "gyges" else ():
            await here.plays(who, "setup 321123/000000")
        await here.forget()
        return here

    async def plays(self, who: Someone, move: str) -> None:
        await who.plays(self.table, move)

    async def forget(self) -> None:
        await self.salle.deliver()
        self.salle.doors.sent.clear()

    async def later(self, seconds: float = DELAY) -> None:
        self.salle.time.now += seconds
        await self.salle.clock.sweep()
        await self.salle.deliver()

    async def says(self, who: Someone, words: str = "", **more: object) -> Reply:
        return await self.salle.app.run(conditional_moves.show, who.ask(**more), self.table, words)

    async def listed(self, who: Someone) -> list[str]:
        reply = await self.says(who)
        return listed(reply.private)

    async def moves(self) -> list[str]:
        loaded = await self.salle.tables.load(self.table)
        return [e.move for e in loaded.record.log if e.move and not e.move.startswith("setup")]

    def told(self, who: Someone) -> list[Post]:
        return self.salle.doors.to(who.address)


def listed(post: Post) -> list[str]:
    return [line.text.strip() for section in post.sections for line in section.lines]


# -- carried out -----------------------------------------------------------------------------------


async def test_an_answer_that_was_prepared_is_given_after_a_while():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.salle.deliver()
    assert game.told(game.bea) == []
    await game.later(DELAY - 1)
    assert await game.moves() == ["a1-a4"]
    await game.later(1)
    assert await game.moves() == ["a1-a4", "b6-b4"]


async def test_it_is_confirmed_once_and_silently():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.later()
    (post,) = game.told(game.bea)
    assert post.is_silent
    assert "Salle played b6-b4 for you: Anna played a1-a4." in post.lines
    await game.plays(game.anna, "b1-b3")
    await game.salle.deliver()
    assert not any("Salle played" in line for line in game.told(game.bea)[-1].lines)


async def test_a_tree_is_followed_to_its_end():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5\nc1-c2: b6-b4; else: d6-d5")
    for anna, bea in (("a1-a4", "b6-b4"), ("b1-b3", "c6-c5")):
        await game.plays(game.anna, anna)
        await game.later()
        assert (await game.moves())[-2:] == [anna, bea]
    await game.plays(game.anna, "d1-d2")
    await game.later()
    assert (await game.moves())[-1] == "d1-d2"
    assert not game.told(game.bea)[-1].is_silent


async def test_anything_else_is_answered_where_no_other_branch_fits():
    game = await Game.begun()
    await game.says(game.bea, "else: d6-d5; a1-a4: b6-b4")
    assert await game.listed(game.bea) == ["1. If a1-a4: b6-b4", "2. If anything else: d6-d5"]
    await game.plays(game.anna, "c1-c2")
    await game.later()
    assert await game.moves() == ["c1-c2", "d6-d5"]
    assert "Salle played d6-d5 for you." in game.told(game.bea)[-1].lines


async def test_two_actions_of_one_turn_are_the_same_condition_in_either_order():
    game = await Game.begun("cannae")
    await game.says(game.bea, "Ch2h4+Mc2b3: Mc7c6")
    await game.plays(game.anna, "Mc2b3+Ch2h4")
    await game.later()
    assert (await game.moves())[-1] == "Mc7c6"


async def test_an_answer_can_be_prepared_to_the_computer_and_is_given_at_once():
    salle = Salle(delay=lambda: DELAY)
    anna = salle.someone("Anna")
    table = await salle.alone(anna, game="gyges", level="novice")
    await anna.plays(table, "setup 321123/000000")
    await salle.app.run(conditional_moves.show, anna.ask(), table, "else: c1-c2")
    setup = Entry(act=Act.MOVE, seat=Seat.TWO, move="setup 321123/000000", at=int(salle.time.now))
    await salle.tables.act(table, lambda _: setup)
    await salle.clock.sweep()
    assert (await salle.tables.load(table)).record.log[-1].move == "c1-c2"


async def test_two_processes_give_an_answer_once():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    other = Salle(game.salle.store, delay=lambda: DELAY)  # a process that has just been started
    game.salle.time.now += DELAY
    other.time.now = game.salle.time.now
    await asyncio.gather(game.salle.clock.sweep(), TimerWorker(tables=other.tables).sweep())
    assert await game.moves() == ["a1-a4", "b6-b4"]


async def test_an_answer_is_given_before_the_flag_falls():
    game = await Game.begun(clock=86_400)
    game.salle.tables.delay = lambda: 10 * 86_400.0
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    for _ in range(40):
        await game.later(6 * 3_600)
    assert (await game.moves())[:2] == ["a1-a4", "b6-b4"]


async def test_a_move_takes_no_more_round_trips_where_an_answer_is_prepared():
    found = []
    for words in ("", "a1-a4: b6-b4, b1-b3: c6-c5; else: d6-d5"):
        game, asks = await Game.begun(), []
        await game.says(game.bea, words)
        post = (await game.salle.app.run(moves.typed, game.anna.ask(), "a1-a4", game.table)).private

        class Counted(PrivateStore):
            def __getattribute__(self, name, asks=asks):
                value = super().__getattribute__(name)
                if not name.startswith("_") and callable(value):
                    asks.append(name)
                return value

        game.salle.store.__class__ = Counted
        await game.anna.taps(button(post, "Send"))
        game.salle.store.__class__ = PrivateStore
        found.append(asks)
    assert found[0] == found[1]
    assert {"load", "commit"} <= set(found[0])


# -- by oneself ------------------------------------------------------------------------------------


async def test_who_opens_his_table_is_told_and_may_answer_himself():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5")
    await game.plays(game.anna, "a1-a4")
    post = await game.bea.turn(game.table)
    assert post.prompt.lead == "You prepared this answer: b6-b4. Salle plays it in a while."
    await game.bea.taps(button((await game.bea.taps(button(post, "Answer now"))).private, "Send"))
    assert await game.moves() == ["a1-a4", "b6-b4"]
    assert await game.listed(game.bea) == ["1. If b1-b3: c6-c5"]  # what he prepared after it holds


async def test_another_move_of_his_own_withdraws_all():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5")
    await game.plays(game.anna, "a1-a4")
    await game.plays(game.bea, "c6-c5")
    await game.later()
    assert await game.moves() == ["a1-a4", "c6-c5"]
    assert await game.listed(game.bea) == []


async def test_withdraw_takes_all_back_and_asks_who_has_to_decide():
    game = await Game.begun()
    post = (await game.says(game.bea, "a1-a4: b6-b4")).private
    await game.plays(game.anna, "a1-a4")
    await game.salle.deliver()
    assert game.told(game.bea) == []
    await game.bea.taps(button(post, "Withdraw all"))
    await game.later()
    assert await game.moves() == ["a1-a4"]
    assert not game.told(game.bea)[-1].is_silent


async def test_a_line_with_the_same_condition_takes_the_place_of_the_old_one():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4, b1-b3: c6-c5; c1-c2: d6-d5")
    await game.says(game.bea, "a1-a4: c6-c5")
    assert await game.listed(game.bea) == ["1. If a1-a4: c6-c5", "2. If c1-c2: d6-d5"]


async def test_a_draw_that_is_offered_meanwhile_is_his_to_answer():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.salle.app.run(draws.offer_draw, game.anna.ask(), game.table)
    await game.later()
    assert await game.moves() == ["a1-a4"]
    (post,) = game.told(game.bea)
    await game.bea.taps(button(post, "Play on"))
    await game.later()
    assert await game.moves() == ["a1-a4", "b6-b4"]


async def test_a_takeback_that_he_allows_withdraws_them():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.salle.app.run(takebacks.ask_takeback, game.anna.ask(), game.table)
    await game.bea.taps(button(await game.bea.turn(game.table), "Allow the takeback"))
    await game.plays(game.anna, "a1-a4")
    await game.later()
    assert await game.moves() == ["a1-a4", "a1-a4"]


# -- over ------------------------------------------------------------------------------------------


async def test_who_has_no_answer_to_a_move_is_asked_and_told_why_once():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "c1-c2")
    await game.later()
    (post,) = game.told(game.bea)
    assert not post.is_silent
    assert any("You had no answer prepared for this" in line for line in post.lines)
    await game.plays(game.bea, "c6-c5")
    await game.plays(game.anna, "a1-a4")
    await game.later()
    assert (await game.moves())[-1] == "a1-a4"
    assert not any("prepared" in line for line in game.told(game.bea)[-1].lines)


async def test_who_prepared_what_is_not_possible_now_is_asked_and_told_why():
    game = await Game.begun()
    await game.says(game.bea, "else: a6-a3")
    await game.plays(game.anna, "a1-a4")  # in the way
    await game.later()
    assert await game.moves() == ["a1-a4"]
    (post,) = game.told(game.bea)
    why = "The answer you prepared, a6-a3, isn't possible here, so it's for you to decide."
    assert why in post.lines


async def test_the_end_of_the_match_removes_them():
    game = await Game.begun()
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.anna.taps(
        button((await game.salle.app.run(resignations.resign, game.anna.ask(), game.table)).private,
               "Resign")
    )  # fmt: skip
    assert (await game.salle.store.load(game.table)).preset_answers == {}


# -- by taps ---------------------------------------------------------------------------------------


async def tap_all(game: Game, post: Post, *taps: str) -> Post:
    for label in taps:
        reply = await game.bea.taps(button(post, label))
        assert reply.private is not None, (label, reply)
        post = reply.private
    return post


async def test_a_line_is_tapped_through_both_sides_moves_and_kept_when_it_is_whole():
    game = await Game.begun()
    post = await tap_all(game, await game.bea.turn(game.table), "If …", "If Anna plays …")
    post = await tap_all(game, post, "a1", "a1 a4")
    assert post.lines == ("a1-a4",)
    assert post.prompt.lead == "You answer …"
    post = await tap_all(game, post, "b6", "b6 b4")
    assert listed(post) == ["1. If a1-a4: b6-b4"]
    post = await tap_all(game, post, "Go on after 1: b6-b4", "b1", "b1 b3", "c6", "c6 c5")
    assert listed(post) == ["1. If a1-a4: b6-b4", "2. If b1-b3: c6-c5"]
    post = await tap_all(game, post, "If Anna plays …", "anything else", "d6", "d6 d5")
    assert listed(post)[-1] == "3. If anything else: d6-d5"
    assert "If … (3)" in labels(await game.bea.turn(game.table))


async def test_a_second_tap_on_a_step_changes_nothing():
    game = await Game.begun()
    post = await tap_all(game, await game.bea.turn(game.table), "If …", "If Anna plays …")
    first = button(post, "a1")
    once, twice = (await game.bea.taps(first)).private, (await game.bea.taps(first)).private
    assert once == twice
    back = await tap_all(game, once, "Back")
    assert back.prompt.groups == post.prompt.groups


async def test_a_tap_after_the_rival_has_moved_shows_his_turn():
    game = await Game.begun()
    post = await tap_all(game, await game.bea.turn(game.table), "If …", "If Anna plays …")
    await game.plays(game.anna, "a1-a4")
    reply = await game.bea.taps(button(post, "a1"))
    assert reply.private.prompt.groups
    assert await game.moves() == ["a1-a4"]
    assert (await game.salle.store.load(game.table)).preset_answers == {}


async def test_it_is_his_turn_then_nothing_is_offered():
    game = await Game.begun()
    assert not any(label.startswith("If") for label in labels(await game.anna.turn(game.table)))
    assert "It is your turn" in (await game.says(game.anna, "a6-a4: a1-a4")).ack


# -- typed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [
    "a1-a4: b6-b4", "a1-a4:b6-b4", "if a1-a4: b6-b4", "a1 a4 -> b6 b4", "a1-a4 b6-b4",
    "se a1-a4 → b6-b4",
])  # fmt: skip
async def test_a_line_may_be_typed_in_several_ways(words):
    game = await Game.begun()
    await game.says(game.bea, words)
    assert await game.listed(game.bea) == ["1. If a1-a4: b6-b4"]


@pytest.mark.parametrize("words", ["else: d6-d5", "altrimenti: d6-d5", "si no: d6-d5", "*: d6-d5"])
async def test_anything_else_has_a_word_in_every_language(words):
    game = await Game.begun()
    await game.says(game.bea, words)
    assert await game.listed(game.bea) == ["1. If anything else: d6-d5"]


@pytest.mark.parametrize(("words", "wrong", "right"), [
    ("a1-f6: b6-b4", "“a1-f6” isn't a move Anna can make there.", "a1-a4"),
    ("a1-a4: b6-f1", "“b6-f1” isn't possible there.", "b6-b4"),
    ("a1-a4: banana", "“banana” isn't a move you can make there.", "Possible:"),
    ("a1-a4", "What do you answer to “a1-a4”?", ""),
    ("a1-a4: b6-b4, b1-b3", "What do you answer to “b1-b3”?", ""),
    ("else: d6-d5, a1-a4: b6-b4", "Nobody can know that far ahead what “a1-a4", ""),
    (":", "Write what Anna might play", ""),
])  # fmt: skip
async def test_a_line_that_cannot_be_prepared_is_refused_and_says_what_would_be_right(
    words, wrong, right
):
    game = await Game.begun()
    await game.says(game.bea, "c1-c2: c6-c5")
    reply = await game.says(game.bea, words)
    assert wrong in reply.ack
    assert right in reply.ack
    assert await game.listed(game.bea) == ["1. If c1-c2: c6-c5"]  # nothing is lost


async def test_a_line_that_is_half_understood_is_entered_by_taps_from_there_on():
    game = await Game.begun()
    reply = await game.says(game.bea, "c1-c2: c6-c5; a1-a4: banana")
    assert "“banana” isn't a move you can make there." in reply.ack
    assert await game.listed(game.bea) == ["1. If c1-c2: c6-c5"]
    assert any("a1-a4" in line for line in reply.private.lines)
    post = await tap_all(game, reply.private, "b6", "b6 b4")
    assert listed(post) == ["1. If c1-c2: c6-c5", "2. If a1-a4: b6-b4"]


async def test_no_more_answers_may_be_prepared_than_thirty():
    game = await Game.begun()
    loaded = await game.salle.tables.load(game.table)
    (seat,) = loaded.match.active
    conditions = islice(loaded.game.legal_moves(loaded.match.game_state, seat), 200)
    told = ""
    for condition in conditions:
        reply = await game.says(game.bea, f"{condition}: d6-d5")
        if reply.is_error and "at most" in reply.ack:
            told = reply.ack
            break
    assert told == "You can prepare 30 answers at most. Withdraw some first, or write fewer."
    assert len(await game.listed(game.bea)) == MOST_ANSWERS


async def test_in_a_group_a_line_is_not_taken_down():
    game = await Game.begun()
    reply = await game.says(game.bea, "a1-a4: b6-b4", is_overheard=True)
    assert "in private" in reply.ack
    assert await game.listed(game.bea) == []


# -- with cards ------------------------------------------------------------------------------------


async def test_whoever_goes_on_after_an_answer_of_salles_counts_as_reached_as_if_it_were_his():
    """He has parried, and it is his turn: "not reached yet" would tell that he isn't here."""
    game, attacker, defender, attack, _ = await _attacked(clock=86_400)
    value = attack[-1]
    await game.says(defender, f"1x{value}: parry")
    await game.plays(attacker, attack)
    game.salle.time.now += DELAY
    await game.salle.clock.sweep()
    loaded = await game.salle.tables.load(game.table)
    seat = loaded.seat_of(str(defender.address))
    assert loaded.record.log[-1].move == f"=1x{value}"
    assert loaded.match.active == {seat}
    assert loaded.clock.is_reached(seat)


async def test_two_moves_of_ones_own_in_a_row_are_given_one_after_the_other():
    game, attacker, defender, attack, _ = await _attacked()
    value = attack[-1]
    loaded = await game.salle.tables.load(game.table)
    hand = loaded.game.view(loaded.match.game_state, loaded.seat_of(str(defender.address))).hand
    spare = next(card for card in hand if str(card) != value)
    reply = await game.says(defender, f"1x{value}: parry, back {spare}")
    assert not reply.is_error, reply.ack
    await game.plays(attacker, attack)
    await game.later()
    assert (await game.moves())[-1] == f"=1x{value}"
    await game.later()
    assert (await game.moves())[-1] == f"-{spare}"


async def test_anything_else_covers_all_that_the_rival_does_in_a_row():
    """He parries, and steps back: two moves before it is one's own turn again."""
    game, attacker, defender, attack, back = await _attacked()
    await game.plays(attacker, attack)
    loaded = await game.salle.tables.load(game.table)
    seat = loaded.seat_of(str(attacker.address))
    for card in (1, 2, 3, 4, 5):
        reply = await game.says(attacker, f"else: back {card}")
        if not reply.is_error:
            break
    assert not reply.is_error, reply.ack
    await game.plays(defender, f"=1x{attack[-1]}")
    await game.plays(defender, f"-{back}")
    await game.later()
    loaded = await game.salle.tables.load(game.table)
    assert loaded.record.log[-1].seat is seat
    assert (await game.moves())[-1] == f"-{card}"


async def test_what_the_rival_does_after_an_answer_is_not_foreseen_where_there_are_secrets():
    game, _, defender, _, back = await _attacked()
    reply = await game.says(defender, f"else: back {back}, +1: +1")
    assert reply.is_error
    assert "Nobody can know that far ahead" in reply.ack


async def _attacked(**terms: object) -> tuple[Game, Someone, Someone, str, int]:
    """A table, who may attack, who may parry, the attack, and a card to fall back with."""
    game = await _before_an_attack(**terms)
    loaded = await game.salle.tables.load(game.table)
    (seat,) = loaded.match.active
    people = (game.anna, game.bea)
    attacker, defender = people if loaded.seat_of("test:anna") is seat else people[::-1]
    held = loaded.game.view(loaded.match.game_state, seat.other).hand
    legal = map(str, loaded.game.legal_moves(loaded.match.game_state, seat))
    attack = next(m for m in legal if "1x" in m and int(m[-1]) in held)
    return game, attacker, defender, attack, next(c for c in held if str(c) != attack[-1])


async def test_an_attack_is_parried_and_anything_else_answered_by_a_step_back():
    """ "If attacked with one 3: parry; else back 2"."""
    for attacks in (True, False):
        game, attacker, defender, attack, back = await _attacked()
        value = attack[-1]
        reply = await game.says(defender, f"1x{value}: parry; else: back {back}")
        assert not reply.is_error, reply.ack
        loaded = await game.salle.tables.load(game.table)
        (seat,) = loaded.match.active
        legal = map(str, loaded.game.legal_moves(loaded.match.game_state, seat))
        other = next(move for move in legal if move.startswith("-"))
        await game.plays(attacker, attack if attacks else other)
        await game.later()
        assert (await game.moves())[-1] == (f"=1x{value}" if attacks else f"-{back}")


async def _before_an_attack(**terms: object) -> Game:
    """An attack with one card is possible, and can be parried; the defender waits."""
    for number in range(200):
        game = Game(Salle(delay=lambda: DELAY, secret=f"{number}".encode() * 8))
        game.table = await game.salle.match(game.anna, game.bea, game="en_garde", **terms)
        for _ in range(6):
            loaded = await game.salle.tables.load(game.table)
            (seat,) = loaded.match.active
            state = loaded.match.game_state
            view = loaded.game.view(state, seat.other)
            legal = [str(m) for m in loaded.game.legal_moves(state, seat)]
            singles = [m for m in legal if "1x" in m and int(m[-1]) in view.hand]
            squares = view.scene.squares
            has_room = min(squares.one - 1, 23 - squares.two) >= 5
            spare = [m for m in singles if any(str(c) != m[-1] for c in view.hand)]
            if spare and has_room and any(m.startswith("-") for m in legal):
                return game
            who = game.anna if loaded.seat_of(str(game.anna.address)) is seat else game.bea
            await game.plays(
                who, max((m for m in legal if m[0] == "+" and "x" not in m), default=legal[0])
            )
    raise AssertionError("no such deal")


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_came_of_them_is_told_in_every_language(language):
    game = await Game.begun(language=language)
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.later()
    told = say_in(language)("lines-given-after", move="b6-b4", name="Anna", condition="a1-a4")
    assert told in game.told(game.bea)[-1].lines
    reply = await game.salle.app.run(moves.typed, game.anna.ask(), "c1-c2", game.table)
    assert reply.private
    assert (await game.salle.app.run(boards.hand, game.bea.ask(), game.table)).private


# -- hours -----------------------------------------------------------------------------------------


async def test_no_answer_is_given_while_its_player_is_known_to_sleep():
    game = await Game.begun(clock=3 * 86_400)
    night = {ZONE: "UTC", SLEEP: "00:00-12:00"}  # it is 8 o'clock
    await game.salle.store.update_profile(str(game.bea.address), night)
    await game.says(game.bea, "a1-a4: b6-b4")
    await game.plays(game.anna, "a1-a4")
    await game.later(3 * 3_600)
    assert await game.moves() == ["a1-a4"]
    await game.later(3_600 + DELAY)
    assert await game.moves() == ["a1-a4", "b6-b4"]
