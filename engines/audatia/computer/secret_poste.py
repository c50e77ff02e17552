"""Poste chosen in secret: how often each side takes which, in an equilibrium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.audatia.computer.blow_values import outlook
from engines.audatia.computer.determinization import ImaginedDuel, imagine_another
from engines.audatia.computer.master import BELIEF
from engines.audatia.computer.playout import played_on
from engines.audatia.computer.posta_values import attacks_first, value_of_posta
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_acts import free_poste, take_posta
from engines.audatia.terms import Posta
from engines.core.search.luck import FastLuck
from engines.core.search.matrix import mixture
from engines.core.seat import Seat

_FINE: Final = 1 << 20  # steps of a random fraction


class SecretPoste:
    """Both sides' choices, by what `seat` may know; found in about `playouts` play-outs."""

    def __init__(self, duel: ImaginedDuel, seat: Seat, luck: FastLuck, playouts: int) -> None:
        self._seat = seat
        self._own, self._rivals = (free_poste(duel.men[one]) for one in (seat, seat.other))
        mine, is_first = outlook(duel, seat), attacks_first(duel, seat)
        gains = [
            [BELIEF * value_of_posta(mine, posta, his, is_first=is_first) for his in self._rivals]
            for posta in self._own
        ]
        for _ in range(playouts // (len(self._own) * len(self._rivals))):
            world = imagine_another(duel, seat, luck)
            for row, posta in enumerate(self._own):
                chosen = apply_act(world, seat, take_posta(posta), [])
                for column, his in enumerate(self._rivals):
                    revealed = apply_act(chosen, seat.other, take_posta(his), [])
                    gains[row][column] += played_on(revealed, seat, luck, world.assault)
        self._own_shares = mixture(gains)
        losses = zip(*gains, strict=True)
        self._rivals_shares = mixture([[-gain for gain in column] for column in losses])

    @property
    def likeliest(self) -> Posta:
        """The posta that `seat` should take most often."""
        shares = dict(zip(self._own, self._own_shares, strict=True))
        return max(shares, key=shares.__getitem__)

    def after_rivals(self, duel: ImaginedDuel, luck: FastLuck) -> ImaginedDuel:
        """The duel after the rival's choice, by lot."""
        posta = _by_lot(self._rivals, self._rivals_shares, luck)
        return apply_act(duel, self._seat.other, take_posta(posta), [])

    def after_own(self, duel: ImaginedDuel, luck: FastLuck) -> ImaginedDuel:
        """The duel after the choice of `seat`, by lot."""
        posta = _by_lot(self._own, self._own_shares, luck)
        return apply_act(duel, self._seat, take_posta(posta), [])


def _by_lot(poste: Sequence[Posta], shares: Sequence[float], luck: FastLuck) -> Posta:
    at = luck.below(_FINE) / _FINE
    for posta, share in zip(poste, shares, strict=True):
        at -= share
        if at < 0:
            return posta
    return poste[-1]
