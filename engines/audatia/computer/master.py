"""The level master: tries every act in imagined duels, which the level keen plays on."""

from __future__ import annotations

from typing import Final

from engines.audatia.computer.determinization import ImaginedDuel, imagine_another
from engines.audatia.computer.keen import act_values, best_act
from engines.audatia.computer.playout import BREADTH, play_out
from engines.audatia.computer.secret_poste import SecretPoste
from engines.audatia.computer.spare_cards import trade
from engines.audatia.moves import PASS, Act, Fetch
from engines.audatia.rules.legal_acts import anytime_acts, take_posta, window_acts
from engines.audatia.terms import Window
from engines.core.changed import changed
from engines.core.search.luck import FastLuck
from engines.core.search.racing import best_of_race
from engines.core.seat import Seat

# Play-outs at most for one decision.
TRIALS: Final = 480

# How many play-outs the value given by `keen` counts for.
BELIEF: Final = 4.0

# Windows in which passing tells of the hand; of worlds in which `keen` would not have passed, so
# many are tried before one is taken, and one of so many is taken all the same.
_LET_GO: Final = (Window.TURN, Window.REMEDY)
_TRIES: Final = 4
_DOUBT: Final = 4

# Play-outs say too little about these, so that `keen` decides them.
_BY_RULE: Final = (Window.MULLIGAN, Window.VIRTUE, Window.SALUTE, Window.RETURN)


def act_by_playouts(world: ImaginedDuel, seat: Seat, luck: FastLuck, trials: int = TRIALS) -> Act:
    """The act that does best in play-outs. Only what `seat` may know of `world` counts."""
    if world.window in _BY_RULE:
        return best_act(world, seat, luck)
    if world.window is Window.MEASURE:
        if exchange := trade(world, seat):
            return exchange
        return take_posta(SecretPoste(world, seat, luck, trials).by_lot(luck))
    expected: dict[Act, float] = {act: value for value, act in act_values(world, seat, luck)}
    candidates = _candidates(world, seat)
    if len(candidates) == 1:
        return candidates[0]
    return best_of_race(
        candidates,
        world=lambda: _likely_world(world, seat, luck),
        score=lambda duel, act: play_out(duel, act, seat, luck),
        trials=trials,
        prior=[max(-1.0, expected.get(act, 0.0)) for act in candidates],
        belief=BELIEF,
    )


def _likely_world(duel: ImaginedDuel, seat: Seat, luck: FastLuck) -> ImaginedDuel:
    # Where the rival has just passed, mostly one in which they had nothing better to do.
    world = imagine_another(duel, seat, luck)
    if not (duel.declined and duel.window in _LET_GO):
        return world
    for _ in range(_TRIES):
        before = changed(world, declined=0, to_act=seat.other)
        if best_act(before, seat.other, luck, BREADTH) == PASS or not luck.below(_DOUBT):
            break
        world = imagine_another(duel, seat, luck)
    return world


def _candidates(world: ImaginedDuel, seat: Seat) -> list[Act]:
    # All acts but trades; of what may be fetched, only what isn't in hand.
    hand = world.men[seat].hand
    more = anytime_acts(world, seat, hand)
    return [
        *window_acts(world, seat, hand, hand),
        *(act for act in more if not isinstance(act, Fetch) or act.card not in hand),
    ]
