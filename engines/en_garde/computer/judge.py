"""Judges decisions of En Garde as the level `fencer` makes them.

Near the end of the deck chances are exact, before it they are those of play-outs.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engines.core.analysis.judge import Verdict
from engines.core.analysis.trials import Trials, compare
from engines.core.search.luck import FastLuck
from engines.en_garde.computer.belief import SEEDS, Belief, Dice
from engines.en_garde.computer.determinization import known_round, rival_turn
from engines.en_garde.computer.endgame import LARGEST, Endgame
from engines.en_garde.computer.fast_round import fast_action
from engines.en_garde.computer.packed_round import pack, pack_action, packed
from engines.en_garde.computer.playout import HORIZON, play_out
from engines.en_garde.moves import Action
from engines.en_garde.terms import VALUES
from engines.en_garde.view_preview import possible_moves
from engines.en_garde.views import EnGardeView

_ME: Final = 0  # the side of the onlooker in an imagined round
_FASTER: Final = 3  # play-outs that take as long as one of another game


class EnGardeJudge:
    """A decision is tried in worlds that fit the view; a round's worth follows from the score.

    With a deck that is nearly out all such worlds are played, and nothing is left to luck.
    """

    def judge(
        self,
        view: EnGardeView,
        move: Action,
        *,
        playouts: int,
        luck: FastLuck,
        rival: EnGardeView | None = None,
    ) -> Verdict:
        """As `DecisionJudge.judge`; with both hands open the deck is still shuffled.

        Raises ValueError: the view isn't that of the seat to act.
        """
        position = packed(known_round(view))
        hand = 0 if rival is None else pack([rival.hand.count(value) for value in (0, *VALUES)])
        belief = Belief(position, rival_turn(view), hand=hand)
        moves = {pack_action(fast_action(one)): one for one in possible_moves(view)}
        actions = position.legal()
        played = actions.index(pack_action(fast_action(move)))
        if position.deck <= _largest_solved(playouts):
            trials = _solved(Endgame().chances(position, belief), played)
        else:
            dice = Dice(luck.below(SEEDS))
            trials = compare(
                len(actions),
                played,
                world=lambda: belief.world(dice),
                score=lambda world, index: play_out(world, actions[index], _ME, HORIZON),
                playouts=playouts * _FASTER,
            )
        lost, won = _match_chances(view)
        stake = won - lost
        return Verdict(
            best=moves[actions[trials.best]],
            chance=lost + stake * trials.chance,
            after=lost + stake * trials.after,
            error=stake * trials.error,
            difference=stake * trials.difference,
        )


def _largest_solved(playouts: int) -> int:
    # A deck of three takes as long as some hundreds of play-outs, one card less a tenth of that.
    return LARGEST if playouts >= 200 else LARGEST - 1 if playouts >= 20 else 0


def _solved(chances: list[float], played: int) -> Trials:
    # Of exact chances; the action played is the best one if none is better.
    best = max(range(len(chances)), key=lambda index: (chances[index], index == played))
    chance, after = chances[best], chances[played]
    return Trials(best=best, chance=chance, after=after, error=0.0, difference=chance - after)


def _match_chances(view: EnGardeView) -> tuple[float, float]:
    # Of winning the match, if the onlooker loses this round, and if they win it.
    me = view.onlooker
    if me is None:
        raise ValueError("a spectator decides nothing")
    own, rivals = view.scene.scores[me], view.scene.scores[me.other]
    mine, theirs = view.touches - own, view.touches - rivals
    return chance_of_match(mine, theirs - 1), chance_of_match(mine - 1, theirs)


@cache
def chance_of_match(mine: int, theirs: int) -> float:
    """Of winning, with so many touches still to make, if either side is as likely to make each."""
    if mine <= 0 or theirs <= 0:
        return float(mine <= 0)
    return (chance_of_match(mine - 1, theirs) + chance_of_match(mine, theirs - 1)) / 2
