"""Windows that may be answered in advance (preset answers), by their kind."""

from __future__ import annotations

from typing import Final

from engines.audatia.moves import BOLD, NO_SALUTE, PASS, Act, Discard
from engines.audatia.rules.act_checks import is_deadly
from engines.audatia.rules.legal_acts import play
from engines.audatia.rules.legal_moves import LegalMoves, active
from engines.audatia.state import AudatiaState
from engines.audatia.terms import Card, Window
from engines.core.seat import Seat
from engines.core.window import DecisionWindow

# The kind of each window in which nothing need be done, and what taking it means.
_KINDS: Final[dict[Window, tuple[str, Act | None]]] = {
    Window.SALUTE: ("salute", None),
    Window.RETURN: ("salute", None),
    Window.SKILLS: ("skills", None),
    Window.DENY: ("deny", play(Card.DENY)),
    Window.VILLANO: ("villano", play(Card.VILLANO)),
    Window.ENTRY: ("entry", BOLD),
    Window.BOLD: ("kick", play(Card.KICK)),
    Window.TURN: ("turn", None),
    Window.REMEDY: ("remedy", None),
    Window.LAST_CALL: ("turn", None),
    Window.DUTY: ("turn", None),
}

# These can't be declined in advance; but who can't attack isn't asked.
_FORCED: Final = (Window.LAST_CALL, Window.DUTY)

# Windows in which nothing is lost if a card is cycled only later.
_CYCLE_LATER: Final = (Window.SKILLS, Window.DENY, Window.VILLANO, Window.ENTRY, Window.BOLD)

WINDOWS: Final = tuple(dict.fromkeys(kind for kind, _ in _KINDS.values()))
YES_WINDOWS: Final = tuple(dict.fromkeys(kind for kind, takes in _KINDS.values() if takes))


def window(state: AudatiaState, seat: Seat) -> DecisionWindow | None:
    """The window open for `seat` now; None if the player must decide."""
    if seat not in active(state) or state.window not in _KINDS or is_deadly(state):
        return None
    kind, takes = _KINDS[state.window]
    if state.window in (Window.SALUTE, Window.RETURN):
        return DecisionWindow(kind=kind, no=NO_SALUTE)
    acts = LegalMoves(state, seat).acts
    if state.window in _FORCED and acts != [PASS]:
        return None
    return DecisionWindow(
        kind=kind,
        no=PASS,
        yes=takes if takes in acts else None,
        is_idle=state.window in _CYCLE_LATER and _only_cycles(acts),
    )


def _only_cycles(acts: list[Act]) -> bool:
    # Whether there is nothing to do but to pass, or to cycle cards.
    first, *others = acts
    return first == PASS and all(isinstance(act, Discard) for act in others)
