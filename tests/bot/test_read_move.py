"""Moves typed as buttons say them, in any language; and look-alike letters."""

import pytest

from bot.commands import moves
from bot.commands.read_move import read_move
from bot.messages.words import LANGUAGES, say_in
from engines.core.game import InvalidMoveError
from renderers.game_text import text_of
from tests.bot.salle import ROOM
from tests.bot.test_corrections import at, first, refusal
from tests.harness import GAMES

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


async def test_a_capital_i_is_the_small_l_that_it_looks_like(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    loaded = await salle.tables.load(table)
    seat = min(loaded.match.active)
    for written in ("mulligan:MFI", "MFI", "MFl", "MFI, RFI"):
        move = read_move(loaded, seat, written)
        assert move in loaded.game.legal_moves(loaded.match.game_state, seat)
        assert str(move).startswith("mulligan:MFl")


@at("en_garde")
async def test_nonsense_stays_nonsense(salle, first):
    loaded = await salle.tables.load(first.table)
    seat = min(loaded.match.active)
    for text in ("", "forward", "3", "forward 3 4", "hello there", "I"):
        with pytest.raises(InvalidMoveError):
            read_move(loaded, seat, text)
