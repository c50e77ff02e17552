"""Puzzles of Audatia: one act of a duel that is clearly better than any other.

Acts are tried in duels that the seat can't tell apart, each played on to the end of the assault by
the level `keen`; what is known only between assaults counts as that level's outlook. Choices that
both make in secret are left out: there a mixture is right. Luck is drawn from the view alone.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engines.audatia.computer.determinization import imagine, imagine_another
from engines.audatia.computer.playout import play_out
from engines.audatia.notation.positions import write
from engines.audatia.rules.legal_acts import anytime_acts, window_acts
from engines.audatia.state import AudatiaState
from engines.audatia.terms import SECRET_WINDOWS, Window
from engines.audatia.view_builder import build_view
from engines.core.puzzles import BEST_DECISION, Solution, UnprovedError, clearly_best
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat

SCREENED: Final = 12  # duels after which hopeless positions are left
DUELS: Final = 80
_MOST: Final = 8  # acts that are tried
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
        for count in range(1, DUELS + 1):
            duel = imagine_another(world, seat, luck)
            for index, act in enumerate(acts):
                chances[index].append((1.0 + play_out(duel, act, seat, luck)) / 2)
            if count == SCREENED:
                clearly_best(chances, errors=0.0)
        best, margin = clearly_best(chances)
        return Solution(line=(str(acts[best]),), kind=BEST_DECISION, margin=margin)

    def key(self, state: AudatiaState, seat: Seat) -> Hashable:
        """What the seat sees."""
        return write(imagine(build_view(state, seat))), seat


PUZZLES: Final = AudatiaPuzzles()
