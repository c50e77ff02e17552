"""The level master: tries every act in imagined duels, which the level keen plays on."""

from __future__ import annotations

from typing import Final

from engines.audatia.computer.blow_values import outlook
from engines.audatia.computer.determinization import ImaginedDuel, imagine_another
from engines.audatia.computer.keen import act_values, best_act
from engines.audatia.computer.playout import play_out, played_on
from engines.audatia.computer.posta_values import attacks_first, value_of_posta
from engines.audatia.computer.spare_cards import trade
from engines.audatia.moves import Act, Fetch
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_acts import anytime_acts, free_poste, take_posta, window_acts
from engines.audatia.terms import Posta, Window
from engines.core.search.halving import best_on_trial
from engines.core.search.luck import FastLuck
from engines.core.search.matrix import mixture
from engines.core.seat import Seat

# Play-outs for one decision; for a posta as many as there are pairs, in several worlds.
TRIALS: Final = 160

# Trials for which one imagined duel is played with every pair of poste.
_A_WORLD: Final = 80

# How many play-outs the value given by `keen` counts for.
BELIEF: Final = 4.0

_FINE: Final = 1 << 20  # steps of a random fraction

# Play-outs say too little about these, so that `keen` decides them.
_BY_RULE: Final = (Window.MULLIGAN, Window.VIRTUE, Window.SALUTE, Window.RETURN)


def act_by_playouts(world: ImaginedDuel, seat: Seat, luck: FastLuck, trials: int = TRIALS) -> Act:
    """The act that does best in play-outs. Only what `seat` may know of `world` counts."""
    if world.window in _BY_RULE:
        return best_act(world, seat, luck)
    if world.window is Window.MEASURE:
        return trade(world, seat) or _posta(world, seat, luck, trials)
    expected: dict[Act, float] = {act: value for value, act in act_values(world, seat, luck)}
    candidates = _candidates(world, seat)
    if len(candidates) == 1:
        return candidates[0]
    return best_on_trial(
        candidates,
        world=lambda: imagine_another(world, seat, luck),
        score=lambda duel, act: play_out(duel, act, seat, luck),
        trials=trials,
        prior=[max(-1.0, expected.get(act, 0.0)) for act in candidates],
        belief=BELIEF,
    )


def _candidates(world: ImaginedDuel, seat: Seat) -> list[Act]:
    # All acts but trades; of what may be fetched, only what he does not hold.
    hand = world.men[seat].hand
    more = anytime_acts(world, seat, hand)
    return [
        *window_acts(world, seat, hand, hand),
        *(act for act in more if not isinstance(act, Fetch) or act.card not in hand),
    ]


def _posta(world: ImaginedDuel, seat: Seat, luck: FastLuck, trials: int) -> Act:
    # A posta by lot, with the probabilities of an equilibrium against the rival's choice.
    own, rivals = free_poste(world.men[seat]), free_poste(world.men[seat.other])
    mine, is_first = outlook(world, seat), attacks_first(world, seat)
    gains = [
        [BELIEF * value_of_posta(mine, posta, his, is_first=is_first) for his in rivals]
        for posta in own
    ]
    for _ in range(max(1, trials // _A_WORLD)):
        duel = imagine_another(world, seat, luck)
        for row, posta in enumerate(own):
            chosen = apply_act(duel, seat, take_posta(posta), [])
            for column, his in enumerate(rivals):
                revealed = apply_act(chosen, seat.other, take_posta(his), [])
                gains[row][column] += played_on(revealed, seat, luck, duel.assault)
    shares = mixture(gains)
    return take_posta(_by_lot(own, shares, luck))


def _by_lot(own: list[Posta], shares: list[float], luck: FastLuck) -> Posta:
    # One of `own`, each with the probability of its share.
    at = luck.below(_FINE) / _FINE
    for posta, share in zip(own, shares, strict=True):
        at -= share
        if at < 0:
            return posta
    return own[-1]
