"""Previews: views of an action that has been chosen and not been sent."""

from __future__ import annotations

from typing import Final

from engines.en_garde.terms import ActionKind, LastAction, Phase, Use
from engines.en_garde.views import EnGardeView

_USES: Final = {
    ActionKind.ADVANCE: Use.FORWARD,
    ActionKind.RETREAT: Use.BACK,
    ActionKind.ATTACK: Use.TOUCH,
    ActionKind.PARRY: Use.PARRY,
}


def is_preview(view: EnGardeView) -> bool:
    """Whether the last action has not been sent: its fencer is still to act.

    Nobody acts twice in a row except after a parry, and then isn't asked to parry again.
    """
    last = view.scene.last
    if last is None or last.seat is not view.to_act:
        return False
    return last.kind is not ActionKind.PARRY or view.phase in (Phase.DEFEND, Phase.LAST_DEFEND)


def laid_cards(last: LastAction | None) -> list[tuple[int, Use]]:
    """The cards of an action, and what each one did."""
    if last is None or last.kind is ActionKind.PASS:
        return []
    uses = [_USES[last.kind]] * len(last.cards)
    if last.kind is ActionKind.ATTACK and last.origin != last.square:
        uses[0] = Use.FORWARD
    return list(zip(last.cards, uses, strict=True))
