"""Where to look before a decision of Audatia is told."""

from __future__ import annotations

from engines.audatia.moves import PASS, AudatiaMove, TakePosta, acts_of
from engines.audatia.terms import Window
from engines.audatia.views import AudatiaView
from engines.core.hints import Hint


def hint_of(view: AudatiaView, best: AudatiaMove) -> Hint | None:
    """What the decision hangs on, by its window; nothing of small decisions."""
    (first, *_) = acts_of(best)
    match view.window:
        case Window.MULLIGAN:
            return Hint(key="audatia-hint-mulligan")
        case Window.VIRTUE:
            return Hint(key="audatia-hint-virtue")
        case Window.DEFEND | Window.ESCAPE:
            return Hint(key="audatia-hint-answer")
        case _ if first == PASS:
            return Hint(key="audatia-hint-patience")
        case _ if isinstance(first, TakePosta):
            return Hint(key="audatia-hint-posta")
        case Window.OPENING | Window.REPLY | Window.LAST_CALL | Window.AGAIN | Window.TURN:
            return Hint(key="audatia-hint-attack")
        case _:
            return None
