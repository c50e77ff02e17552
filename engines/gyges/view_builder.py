"""What an onlooker may know of a match, built field by field: in Gygès everything."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.seat import Pair, Seat
from engines.gyges.rules.reach import reaches
from engines.gyges.rules.rings import cells_of
from engines.gyges.state import Ended, GygesState, Playing, SettingUp
from engines.gyges.terms import IN_HAND, Phase
from engines.gyges.view_preview import NO_ROWS, setup_choice
from engines.gyges.views import Choice, GygesView

_NO_HANDS: Final = Pair[tuple[int, ...]](one=(), two=())
_PHASES: Final = {SettingUp: Phase.SETUP, Playing: Phase.PLAY, Ended: Phase.OVER}


def build_view(state: GygesState, onlooker: Seat | None) -> GygesView:
    """The table as `onlooker` sees it: the same for everybody."""
    view = GygesView(
        onlooker=onlooker,
        setup_rows=state.rules.setup_rows,
        origin_end=state.rules.origin_end,
        phase=_PHASES[type(state.phase)],
        to_act=state.to_act,
        cells=cells_of(state.rings),
        hands=_NO_HANDS,
        rows=NO_ROWS,
        choice=Choice(),
        last=state.last,
    )
    match state.phase:
        case SettingUp(seat=seat):
            hands = Pair(one=() if seat is Seat.TWO else IN_HAND, two=IN_HAND)
            return replace(view, hands=hands, choice=setup_choice(view, seat, ()))
        case Playing(seat=seat) as phase:
            found = reaches(state.rings, seat, origin_end=state.rules.origin_end)
            return replace(
                view,
                rows=found.rows,
                choice=Choice(rings=found.starts),
                ply=phase.ply,
                times=phase.times,
            )
        case Ended(end=end, winner=winner, scored=scored):
            return replace(view, end=end, winner=winner, scored=scored)
