"""Puzzles of Audatia: one act of a duel that is clearly better than any other.

Acts are tried in duels that the seat can't tell apart, each played on to the end of the assault by
the level `keen`. A duel that goes on then counts as nearly even, but for drawn assaults: so the act
must decide this assault. It must also be the best, beyond doubt or nearly, if such duels count as
what has been won from there (`prospects`). Choices that both make in secret are left out: there a
mixture is right. Luck is drawn from the view alone.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engines.audatia.computer.blow_values import FIRST_DRAW
from engines.audatia.computer.determinization import imagine, imagine_another
from engines.audatia.computer.playout import after_assault
from engines.audatia.computer.prospects import prospect
from engines.audatia.notation.positions import write
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_acts import anytime_acts, window_acts
from engines.audatia.state import AudatiaState
from engines.audatia.terms import CHALLENGER, SECRET_WINDOWS, Window
from engines.audatia.view_builder import build_view
from engines.core.puzzles import BEST_DECISION, Solution, UnprovedError, clearly_best
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat

SCREENED: Final = 12  # duels after which hopeless positions are left
DUELS: Final = 80
_MOST: Final = 8  # acts that are tried
_WORSE: Final = 0.03  # chances by which it may be worse than another, by lot
_A_CARD: Final = 0.01
_CEREMONY: Final = (Window.VIRTUE, Window.SALUTE, Window.RETURN)


class AudatiaPuzzles:
    """Decisions with one clearly best act."""

    players = ("keen", "keen~20", "novice")
    plies = 40
    branches = 0

    def solve(self, state: AudatiaState, seat: Seat) -> Solution:
        """The act that beats every other by 0.10, three standard errors taken off.

        Raises:
            UnprovedError: there is none, only one act is legal, or both choose in secret.
        """
        if state.window in (*SECRET_WINDOWS, *_CEREMONY):
            raise UnprovedError("there is no one best act in such a decision")
        world = imagine(build_view(state, seat))
        hand = world.men[seat].hand
        acts = [*window_acts(world, seat, hand, hand), *anytime_acts(world, seat, hand)]
        if not 2 <= len(acts) <= _MOST:
            raise UnprovedError("there are too few acts, or too many")
        luck = FastLuck(1)
        chances: list[list[float]] = [[] for _ in acts]
        prospects = [0.0 for _ in acts]
        for count in range(1, DUELS + 1):
            duel = imagine_another(world, seat, luck)
            for index, act in enumerate(acts):
                after = after_assault(apply_act(duel, seat, act, []), luck, duel.assault)
                chances[index].append(_chance(after, seat, _if_even(after, seat)))
                prospects[index] += _chance(after, seat, prospect(after, seat)) / DUELS
            if count == SCREENED:
                clearly_best(chances, errors=0.0)
        best, margin = clearly_best(chances)
        if prospects[best] < max(prospects) - _WORSE:
            raise UnprovedError("another move leads to a better duel")
        return Solution(line=(str(acts[best]),), kind=BEST_DECISION, margin=margin)

    def key(self, state: AudatiaState, seat: Seat) -> Hashable:
        """What the seat sees."""
        return write(imagine(build_view(state, seat))), seat


def _chance(duel: AudatiaState, seat: Seat, outlook: float) -> float:
    # From 0 to 1; `outlook` from -1 to 1 counts if the duel isn't decided.
    if duel.winner is not None:
        return float(duel.winner is seat)
    return (1.0 + outlook) / 2


def _if_even(duel: AudatiaState, seat: Seat) -> float:
    one, two = (len(man.hand) + len(man.deck) for man in duel.men)
    value = _A_CARD * (one - two) - FIRST_DRAW * duel.draws
    return value if seat is CHALLENGER else -value


PUZZLES: Final = AudatiaPuzzles()
