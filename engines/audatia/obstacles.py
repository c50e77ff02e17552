"""What stands in the way of a refused act of Audatia: a card, a line, a virtue, what must be met.

Beside cards of the hand, `wheel:one` is the wheel of the man in seat one, `pile:one` the top card
of that pile, `deck:one` that deck, `virtue:audatia` both values of a virtue, and `hand:own` all
cards of the onlooker.
"""

from __future__ import annotations

from typing import Final

from engines.audatia.moves import Act, AudatiaMove, Fetch, Play, acts_of
from engines.audatia.rules.data import COPIES_OF
from engines.audatia.terms import Blow, Virtue
from engines.audatia.views import AudatiaView
from engines.core.game import RuleError
from engines.core.obstacles import NOTHING, Mark, Obstacles, marked
from engines.core.seat import Seat

HAND: Final = "hand:own"

# Codes by what forbids the act.
_OWN_LINES: Final = frozenset(
    {"not-from-posta", "not-from-side", "no-exchange-from", "same-posta", "bicorno-spent"}
)
_PENDING: Final = frozenset(
    {
        "does-not-stop",
        "never-parries",
        "thrust-answers-thrust",
        "no-counterattack",
        "no-counter-to-counter",
        "counterattack-unparried",
        "must-answer",
        "counters-other-side",
        "no-escape",
    }
)
_HAND_EMPTY: Final = frozenset({"not-held", "no-remedy-held"})
_MUST_PLAY: Final = frozenset({"must-attack", "must-attack-first"})
_NOWHERE: Final = frozenset({"match-over", "not-your-turn", "chosen-already", "not-in-one-go"})


def obstacles(view: AudatiaView, move: AudatiaMove | None, rule: RuleError) -> Obstacles:
    """As `MarksObstacles`: of the first act that isn't legal."""
    me = view.onlooker
    if move is None or me is None or rule.code in _NOWHERE:
        return NOTHING
    acts = acts_of(move)
    # What was entered of a chain has left the hand.
    tried = next((act for act in acts if _held(view, act)), acts[-1])
    return Obstacles(marks=_marks(view, me, rule, _held(view, tried)))


def _marks(view: AudatiaView, me: Seat, rule: RuleError, tried: list[str]) -> tuple[Mark, ...]:
    code = rule.code
    if code in _HAND_EMPTY:
        return marked(empty=HAND, from_=tried)
    if code in _MUST_PLAY:
        return marked(must=_playable(view), blocked=tried)
    if code in _OWN_LINES:
        return marked(blocked=f"wheel:{me}", from_=tried)
    if code == "closed-line":
        return marked(blocked=f"wheel:{me.other}", from_=tried)
    if code == "needs-advantage":
        return marked(blocked=f"virtue:{_virtue(rule)}", from_=tried)
    if code == "virtue-taken":
        return marked(blocked=f"virtue:{_virtue(rule)}")
    if code in _PENDING and view.pending is not None:
        right = _playable(view) if code == "must-answer" else []
        return marked(blocked=f"pile:{view.pending.seat}", from_=tried, must=right)
    if code == "no-fendenti":
        return marked(blocked=[f"pile:{seat}" for seat in Seat], from_=tried)
    if code == "deck-empty":
        return marked(empty=f"deck:{me}", from_=tried)
    return marked(blocked=tried)  # it is not the time for that card


def _virtue(rule: RuleError) -> Virtue:
    return Virtue(str(rule.facts["virtue"]))


# The cards of the hand that an act would have used.
def _held(view: AudatiaView, act: Act) -> list[str]:
    cards = act.cards
    if isinstance(act, Play) and isinstance(act.card, Blow):
        cards = COPIES_OF[act.card]
    if isinstance(act, Fetch):
        cards = (act.skill,)
    return [f"card:{card}" for card in dict.fromkeys(cards) if card in view.hand]


def _playable(view: AudatiaView) -> list[str]:
    return [f"card:{card}" for card in dict.fromkeys(view.hand) if card in view.playable]
