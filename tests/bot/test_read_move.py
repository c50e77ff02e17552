"""Moves typed as buttons say them, in any language; and look-alike letters."""

import re

import pytest

from bot.commands import moves
from bot.commands.read_move import read_move
from bot.messages.prompts import first_move
from bot.messages.words import LANGUAGES, say_in
from engines.core.game import InvalidMoveError
from renderers.game_text import text_of
from tests.bot.salle import ROOM
from tests.bot.test_corrections import at, first, refusal
from tests.harness import GAMES, some

__all__ = ["first"]


async def typed(person, text, **more):
    return await person.salle.app.run(moves.typed, person.ask(**more), text, person.table)


@at("en_garde")
@pytest.mark.parametrize("word", ["forward", "Forward", "avanti", "Adelante", "avancer"])
async def test_a_move_is_typed_as_its_button_says_in_any_language(first, word):
    value = (await first.turn(first.table)).picture.view.hand[0]
    reply = await typed(first, f"{word} {value}")
    assert reply.private.is_preview
    assert reply.private.prompt.lead.startswith(f"Forward {value}, ")


@at("en_garde")
async def test_words_for_a_card_that_is_not_held_are_refused_by_its_rule(first):
    hand = (await first.turn(first.table)).picture.view.hand
    for value in set(range(1, 6)) - set(hand):
        assert f"You don't hold a {value}" in await refusal(first, f"forward {value}")


@at("en_garde")
async def test_words_that_everybody_reads_say_nothing_of_a_hand(first):
    replies = {
        (await typed(first, f"avanti {value}", where=ROOM, is_overheard=True)).public
        for value in range(1, 6)
    }
    assert len(replies) == 1
    assert None not in replies


@pytest.mark.parametrize("game", GAMES)
async def test_every_first_button_can_be_typed_in_every_language(salle, anna, bea, game):
    table = await salle.match(anna, bea, game=game)
    loaded = await salle.tables.load(table)
    seat = min(loaded.match.active)
    view = loaded.game.view(loaded.match.game_state, seat)
    legal = loaded.game.legal_moves(loaded.match.game_state, seat)
    for language in LANGUAGES:
        for step in legal.after(()).steps:
            move = legal.after((step,)).move
            if move is not None:
                words = text_of(view).step(view, (), step, say_in(language))
                assert read_move(loaded, seat, words.name) == move


@at("cannae")
async def test_a_longer_move_is_typed_as_its_buttons_say_one_after_the_other(first):
    view = (await first.turn(first.table)).picture.view
    text, say = text_of(view), say_in("it")
    steps = ("d2", "d3")
    words = [text.step(view, steps[:n], step, say).name for n, step in enumerate(steps)]
    reply = await typed(first, ", ".join(words))
    assert reply.private.prompt.lead == "Infantry d2 to d3."


@pytest.mark.parametrize("written", ["mulligan:MFI", "MFI", "MFl", "mf1", "MF|", "MFI, RFI"])
async def test_what_looks_like_a_small_l_is_one_in_a_card_s_code(salle, anna, bea, written):
    table = await salle.match(anna, bea, game="audatia")
    loaded = await salle.tables.load(table)
    seat = min(loaded.match.active)
    move = read_move(loaded, seat, written)
    assert move in loaded.game.legal_moves(loaded.match.game_state, seat)
    assert str(move).startswith("mulligan:MFl")


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("gyges", "setup 32ll23", "setup 321123/000000"),
        ("gyges", "setup 321123/OOOOOO", "setup 321123/000000"),
        ("en_garde", "lx4", "1x4"),
        ("en_garde", "+I", "+1"),
        ("cannae", "Mb2b3+Cal-a4", "Mb2b3+Ca1a4"),
    ],
)
async def test_letters_that_look_like_figures_are_read_as_them(
    salle, anna, bea, game, written, meant
):
    loaded = await salle.tables.load(await salle.match(anna, bea, game=game))
    assert str(read_move(loaded, min(loaded.match.active), written)) == meant


@at("en_garde")
async def test_nonsense_stays_nonsense(salle, first):
    loaded = await salle.tables.load(first.table)
    seat = min(loaded.match.active)
    for text in ("", "forward", "3", "forward 3 4", "hello there", "I"):
        with pytest.raises(InvalidMoveError):
            read_move(loaded, seat, text)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_written_plainly_is_read_as_the_move(salle, anna, bea, game):
    table = await salle.match(anna, bea, game=game)
    for _ in range(12):
        loaded = await salle.tables.load(table)
        seat = min(loaded.match.active)
        legal = loaded.game.legal_moves(loaded.match.game_state, seat)
        for move in some(legal):
            assert str(read_move(loaded, seat, move.plain)) == str(move)
        mover = next(who for who in (anna, bea) if loaded.seat_of(str(who.address)) is seat)
        await mover.plays(table, first_move(legal).plain)


@pytest.mark.parametrize(
    ("game", "expected"),
    [("en_garde", r"[+]\d"), ("cannae", r"([a-h]\d){2}[+]([a-h]\d){2}"), ("gyges", "classic"),
     ("audatia", "keep|[A-Z]{1,2}[lr]?")],
)  # fmt: skip
async def test_the_example_of_a_move_is_plain(salle, anna, bea, game, expected):
    table = await salle.match(anna, bea, game=game)
    found = [(await who.turn(table)).prompt.example for who in (anna, bea)]
    assert any(example and re.fullmatch(expected, example) for example in found)
