"""Conditional moves where cards are drawn and hidden: what follows, and what isn't foreseen."""

from __future__ import annotations

from tests.bot.prepared import DELAY, Game
from tests.bot.salle import Salle, Someone


async def test_whoever_goes_on_after_an_answer_of_salles_counts_as_reached_as_if_it_were_theirs():
    """The rival parried, and is to move: "not reached yet" would tell that they aren't here."""
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
    """The rival parries and steps back: two moves before it is one's own turn again."""
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
