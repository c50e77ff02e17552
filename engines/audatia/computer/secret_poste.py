"""Poste chosen in secret: how often each side takes which, in an equilibrium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.audatia.computer.blow_values import outlook
from engines.audatia.computer.determinization import ImaginedDuel, imagine_another
from engines.audatia.computer.playout import played_on
from engines.audatia.computer.posta_values import attacks_first, value_of_posta
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_acts import free_poste, take_posta
from engines.audatia.terms import Posta
from engines.core.search.luck import FastLuck
from engines.core.search.matrix import mixture
from engines.core.search.sampled_matrix import SampledMatrix
from engines.core.seat import Seat

_FINE: Final = 1 << 20  # steps of a random fraction
_BELIEF: Final = 2.0  # play-outs that keen's value of a pair counts for
_SUPPORT: Final = 5  # poste of each side that are looked at more closely
_A_LOOK: Final = 4  # worlds in which they are, before they are chosen anew


class SecretPoste:
    """Both sides' choices, by what `seat` may know; found in about `playouts` play-outs.

    A third of these goes to all pairs of poste alike, if it is enough for a world of them. The
    others go to those that do best against an equilibrium of what is known so far, which is found
    again and again.
    """

    def __init__(self, duel: ImaginedDuel, seat: Seat, luck: FastLuck, playouts: int) -> None:
        self._duel, self._seat, self._luck = duel, seat, luck
        self._own, self._rivals = (free_poste(duel.men[one]) for one in (seat, seat.other))
        mine, is_first = outlook(duel, seat), attacks_first(duel, seat)
        self._gains = SampledMatrix(
            [
                [value_of_posta(mine, posta, theirs, is_first=is_first) for theirs in self._rivals]
                for posta in self._own
            ],
            belief=_BELIEF,
        )
        rows, columns = list(range(len(self._own))), list(range(len(self._rivals)))
        pairs = len(rows) * len(columns)
        left = playouts
        for _ in range(playouts // (3 * pairs)):
            self._play(rows, columns)
            left -= pairs
        while left > 0:
            rows, columns = self._gains.contenders(_SUPPORT)
            for _ in range(min(_A_LOOK, 1 + left // (len(rows) * len(columns)))):
                self._play(rows, columns)
                left -= len(rows) * len(columns)
        gains = self._gains.values()
        self.own = dict(zip(self._own, mixture(gains), strict=True))
        losses = [[-gain for gain in column] for column in zip(*gains, strict=True)]
        self.rivals = dict(zip(self._rivals, mixture(losses), strict=True))

    def _play(self, rows: Sequence[int], columns: Sequence[int]) -> None:
        # One world, with each of these pairs.
        seat, luck = self._seat, self._luck
        world = imagine_another(self._duel, seat, luck)
        for row in rows:
            chosen = apply_act(world, seat, take_posta(self._own[row]), [])
            for column in columns:
                theirs = take_posta(self._rivals[column])
                revealed = apply_act(chosen, seat.other, theirs, [])
                gain = played_on(revealed, seat, luck, world.assault)
                self._gains.add(row, column, gain)

    @property
    def likeliest(self) -> Posta:
        """The posta that `seat` should take most often."""
        return max(self.own, key=self.own.__getitem__)

    def by_lot(self, luck: FastLuck) -> Posta:
        """One that `seat` should take, each as often as the equilibrium has it."""
        return _by_lot(self.own, luck)

    def after_rivals(self, duel: ImaginedDuel, luck: FastLuck) -> ImaginedDuel:
        """The duel after the rival's choice, by lot."""
        return apply_act(duel, self._seat.other, take_posta(_by_lot(self.rivals, luck)), [])

    def after_own(self, duel: ImaginedDuel, luck: FastLuck) -> ImaginedDuel:
        """The duel after the choice of `seat`, by lot."""
        return apply_act(duel, self._seat, take_posta(self.by_lot(luck)), [])


def _by_lot(shares: dict[Posta, float], luck: FastLuck) -> Posta:
    at = luck.below(_FINE) / _FINE
    for posta, share in shares.items():
        at -= share
        if at < 0:
            return posta
    return max(shares, key=shares.__getitem__)
