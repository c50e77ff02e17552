"""En Garde's moves and hands in parts, for the page."""

from __future__ import annotations

from typing import Final

from engines.core.seat import Pair
from engines.en_garde.terms import ActionKind, RoundEnd
from engines.en_garde.views import EnGardeView
from renderers.en_garde.facts import is_indirect, of_cards
from renderers.en_garde.steps import Kind, sign_of
from renderers.wording import Deed, HandCard, Mark, Say

_KINDS: Final = {
    ActionKind.ADVANCE: Kind.FORWARD,
    ActionKind.RETREAT: Kind.BACK,
    ActionKind.ATTACK: Kind.ATTACK,
    ActionKind.PARRY: Kind.PARRY,
    ActionKind.PASS: Kind.PASS,
}


def deed(view: EnGardeView, names: Pair[str], say: Say) -> Deed | None:
    """The last action, also when it ended a round and the next one is dealt."""
    ended = view.last_round
    scene = ended.scene if ended else view.scene
    last = scene.last
    if last is None:
        return None
    kind = "indirect" if is_indirect(last) else _KINDS[last.kind].value
    is_scored = ended is not None and ended.winner is not None
    is_touch = ended is not None and ended.end is RoundEnd.TOUCH
    return Deed(
        seat=last.seat,
        sign=sign_of(_KINDS[last.kind], last.seat),
        words=say(f"en_garde-deed-{kind}", square=last.square, **of_cards(last)),
        result=say("en_garde-deed-touch") if is_touch else str(scene.distance),
        mark=Mark.TOUCH if is_scored else Mark.NONE,
    )


def hand_cards(view: EnGardeView, say: Say) -> tuple[HandCard, ...]:
    """The onlooker's hand by value."""
    uses = dict(view.uses)
    return tuple(
        HandCard(
            code=str(value),
            face=str(value),
            name=str(value),
            pips=value,
            is_playable=bool(uses.get(value)),
        )
        for value in view.hand
    )
