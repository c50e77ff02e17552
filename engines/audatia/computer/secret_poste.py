"""What the rival may have chosen in secret: each posta as often as an equilibrium has it."""

from __future__ import annotations

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


class SecretPosta:
    """The rival's choice, by what `seat` may know; found in about `playouts` play-outs."""

    def __init__(self, duel: ImaginedDuel, seat: Seat, luck: FastLuck, playouts: int) -> None:
        self._seat = seat.other
        own, self._poste = free_poste(duel.men[seat]), free_poste(duel.men[seat.other])
        mine, is_first = outlook(duel, seat), attacks_first(duel, seat)
        losses = [
            [-BELIEF * value_of_posta(mine, posta, his, is_first=is_first) for posta in own]
            for his in self._poste
        ]
        for _ in range(playouts // (len(own) * len(self._poste))):
            world = imagine_another(duel, seat, luck)
            for row, his in enumerate(self._poste):
                chosen = apply_act(world, seat.other, take_posta(his), [])
                for column, posta in enumerate(own):
                    revealed = apply_act(chosen, seat, take_posta(posta), [])
                    losses[row][column] -= played_on(revealed, seat, luck, world.assault)
        self._shares = mixture(losses)

    def chosen(self, duel: ImaginedDuel, luck: FastLuck) -> ImaginedDuel:
        """The duel after the rival's choice, by lot."""
        at = luck.below(_FINE) / _FINE
        posta: Posta = self._poste[-1]
        for one, share in zip(self._poste, self._shares, strict=True):
            at -= share
            if at < 0:
                posta = one
                break
        return apply_act(duel, self._seat, take_posta(posta), [])
