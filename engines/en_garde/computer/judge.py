"""Judges decisions of En Garde by play-outs of the round, as the level `fencer` chooses by them."""

from __future__ import annotations

from functools import cache
from typing import Final

from engines.core.analysis.judge import Verdict
from engines.core.analysis.trials import compare
from engines.core.search.luck import FastLuck
from engines.en_garde.computer.determinization import known_round, rival_turn, sample_world
from engines.en_garde.computer.fast_round import FastRound, fast_action
from engines.en_garde.computer.playout import play_out
from engines.en_garde.moves import Action
from engines.en_garde.terms import VALUES
from engines.en_garde.view_preview import possible_moves
from engines.en_garde.views import EnGardeView

_ME: Final = 0  # the side of the onlooker in an imagined round


class EnGardeJudge:
    """A decision is tried in worlds that fit the view; a round's worth follows from the score."""

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
        known, turn = known_round(view), rival_turn(view)
        moves = list(possible_moves(view))
        actions = [fast_action(one) for one in moves]
        lost, won = _match_chances(view)

        def world() -> FastRound:
            return sample_world(known, luck, turn) if rival is None else _opened(known, rival, luck)

        trials = compare(
            len(actions),
            actions.index(fast_action(move)),
            world=world,
            score=lambda one, index: lost + (won - lost) * play_out(one, actions[index], _ME),
            playouts=playouts,
        )
        return Verdict(
            best=moves[trials.best],
            chance=trials.chance,
            after=trials.after,
            error=trials.error,
            difference=trials.difference,
        )


def _opened(known: FastRound, rival: EnGardeView, luck: FastLuck) -> FastRound:
    # The round with the rival's hand as it is, and the deck shuffled.
    world = known.copy()
    hand = [rival.hand.count(value) for value in range(len(VALUES) + 1)]
    unseen = known.unseen()
    cards = [value for value in VALUES for _ in range(unseen[value] - hand[value])]
    luck.shuffle(cards)
    world.hands[1 - _ME] = hand
    world.deck = cards[: len(known.deck)]
    return world


def _match_chances(view: EnGardeView) -> tuple[float, float]:
    # Of winning the match, if the onlooker loses this round, and if he wins it.
    me = view.onlooker
    if me is None:
        raise ValueError("a spectator decides nothing")
    own, rivals = view.scene.scores[me], view.scene.scores[me.other]
    mine, his = view.touches - own, view.touches - rivals
    return chance_of_match(mine, his - 1), chance_of_match(mine - 1, his)


@cache
def chance_of_match(mine: int, his: int) -> float:
    """Of winning, with so many touches still to make, if either side is as likely to make each."""
    if mine <= 0 or his <= 0:
        return float(mine <= 0)
    return (chance_of_match(mine - 1, his) + chance_of_match(mine, his - 1)) / 2
