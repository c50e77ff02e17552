"""Judges decisions of Audatia by play-outs of the assault, as the level `master` chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.audatia.computer.determinization import (
    ImaginedDuel,
    imagine,
    imagine_another,
    opened,
    seat_asked,
    with_shuffled_decks,
)
from engines.audatia.computer.keen import best_act
from engines.audatia.computer.playout import played_on
from engines.audatia.computer.secret_poste import SecretPoste
from engines.audatia.moves import Act, AudatiaMove, Fetch, TakePosta, acts_of, chained
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_acts import anytime_acts, take_posta, window_acts
from engines.audatia.rules.legal_moves import LegalMoves
from engines.audatia.terms import Window
from engines.audatia.views import AudatiaView
from engines.core.analysis.judge import Verdict
from engines.core.analysis.trials import Trials, compare
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat

_BREADTH: Final = 6  # poste weighed by keen for a candidate

Acts = tuple[Act, ...]
# An imagined duel, and the seed of keen's luck in it, which is the same for all candidates.
World = tuple[ImaginedDuel, int]


class AudatiaJudge:
    """A decision is tried in duels that fit the view, which the level keen plays on."""

    def judge(
        self,
        view: AudatiaView,
        move: AudatiaMove,
        *,
        playouts: int,
        luck: FastLuck,
        rival: AudatiaView | None = None,
    ) -> Verdict:
        """As `DecisionJudge.judge`; with both hands open the decks are still shuffled.

        Raises ValueError: the view isn't that of a seat that decides.
        """
        seat, duel = seat_asked(view), imagine(view)
        known = duel if rival is None else opened(duel, rival)
        acts = LegalMoves(duel, seat).canonical_acts(move) or acts_of(move)

        def world() -> World:
            one = (
                imagine_another(known, seat, luck)
                if rival is None
                else with_shuffled_decks(known, luck)
            )
            return one, luck.below(1 << 30)

        if duel.window is Window.MEASURE and known.men[seat.other].chosen is None:
            secret = SecretPoste(known, seat, luck, playouts // 2)
            best: Acts = (take_posta(secret.likeliest),)
            trials = _secretly(secret, acts, seat, world, playouts)
            is_best = not trials.best or acts == best
        else:
            candidates = _candidates(duel, seat, luck)
            if acts not in candidates:
                candidates.append(acts)
            trials = compare(
                len(candidates),
                candidates.index(acts),
                world=world,
                score=lambda one, index: _score(*one, candidates[index], seat),
                playouts=playouts,
            )
            best = candidates[trials.best]
            is_best = acts == best
        return Verdict(
            best=move if is_best else chained(best),
            chance=trials.chance,
            after=trials.after,
            error=trials.error,
            difference=trials.difference,
        )


def _secretly(
    secret: SecretPoste, acts: Acts, seat: Seat, world: Callable[[], World], playouts: int
) -> Trials:
    # What was done (0), beside a posta taken by lot as an equilibrium has it (1); against the
    # rival's, by lot too. The best answer to it would only show where it is known too roughly.
    def score(one: World, index: int) -> float:
        duel, seed = one
        luck, assault = FastLuck(seed), duel.assault
        duel = secret.after_rivals(duel, luck)
        if not index:
            duel = _after(duel, acts, seat)
        if index or not isinstance(acts[-1], TakePosta):  # after a trade a posta is still taken
            duel = secret.after_own(duel, luck)
        return (1.0 + played_on(duel, seat, luck, assault)) / 2

    return compare(2, 0, world=world, score=score, playouts=playouts)


def _after(duel: ImaginedDuel, acts: Acts, seat: Seat) -> ImaginedDuel:
    for number, act in enumerate(acts, start=1):
        duel = apply_act(duel, seat, act, [], is_followed=number < len(acts))
    return duel


def _score(duel: ImaginedDuel, seed: int, acts: Acts, seat: Seat) -> float:
    # 1 if these acts win the duel, 0 if they lose it.
    after = _after(duel, acts, seat)
    return (1.0 + played_on(after, seat, FastLuck(seed), duel.assault)) / 2


def _candidates(duel: ImaginedDuel, seat: Seat, luck: FastLuck) -> list[Acts]:
    # What keen would do, and all acts but mulligans and trades; of what may be fetched, only what
    # it doesn't hold.
    hand = duel.men[seat].hand
    found = [best_act(duel, seat, luck, _BREADTH)]
    if duel.window is not Window.MULLIGAN:
        found += window_acts(duel, seat, hand, hand)
        more = anytime_acts(duel, seat, hand)
        found += (act for act in more if not isinstance(act, Fetch) or act.card not in hand)
    return [(act,) for act in dict.fromkeys(found)]
