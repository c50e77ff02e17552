"""From a view to both men: their poses, the distance between them, the last motion."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.audatia.rules.data import BLOW_OF
from engines.audatia.terms import ActKind, Bind, Ending, Posta, Use, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Pair, Seat
from renderers.audatia.curves import polar
from renderers.audatia.grapples import GRAPPLES, Grapple, breast_of
from renderers.audatia.header import is_left
from renderers.audatia.layout import APART, SCALE, TableLayout
from renderers.audatia.poses import ACTS, GUARDS, LANDS, PARRIES, STRIKES, Act, Pose
from renderers.audatia.skeleton import Axes
from renderers.kit.geometry import Point
from renderers.style import RenderStyle

COMING: Final = 480
EXCHANGED: Final = 470
WIDE: Final = 432
ENTERING: Final = 350
CLOSE: Final = 290

_SWEEPS: Final = {
    Act.FENDENTE: 75.0,
    Act.ROVERSO_FENDENTE: 78.0,
    Act.PARRIES: 62.0,
    Act.PARRIES_LEFT: 66.0,
    Act.MEZANO: 58.0,
    Act.ROVERSO_MEZANO: 58.0,
    Act.SOTTANO: -70.0,
    Act.ROVERSO_SOTTANO: -70.0,
    Act.CLOSE: 70.0,
    Act.LANDS: 78.0,
    Act.LANDS_LEFT: 78.0,
    Act.LANDS_LEVEL: 60.0,
    Act.LANDS_LEFT_LEVEL: 60.0,
    Act.LANDS_RISING: -66.0,
    Act.LANDS_LEFT_RISING: -66.0,
}
_FINISHES: Final = {  # what lands, by ending
    Ending.BLOW: Act.LANDS,
    Ending.EXCHANGE: Act.PIERCES,
    Ending.KICK: Act.KICKS,
    Ending.VILLANO: Act.LANDS,
}
_LANDED: Final = frozenset(LANDS.values())
_BY_CARD: Final = (Ending.BLOW, Ending.EXCHANGE, Ending.REMEDY, Ending.PERFECT)
_SINKS: Final = 3.0  # units that what lands goes in


@dataclass(frozen=True, slots=True, kw_only=True)
class LastMotion:
    """How the last card was struck."""

    seat: Seat
    sweep: float | None  # degrees, from above if positive; None: a thrust
    has_landed: bool = False  # its point is beyond the other man


@dataclass(frozen=True, slots=True, kw_only=True)
class PosedMen:
    """Both men on the floor."""

    distance: float  # px between them
    acts: Pair[Act | Posta]
    front: Seat  # who acted, and stands in front
    motion: LastMotion | None = None
    grasp: Point | None = None  # what a grapple is told by: units, from the floor under `front`
    fallen: Seat | None = None
    touch: Point = (0.0, 0.0)  # units, from the floor under the man who made it

    def pose(self, seat: Seat) -> Pose:
        """How `seat` stands."""
        return pose_of(self.acts[seat])


def pose_of(act: Act | Posta) -> Pose:
    """The pose of an act or a guard."""
    return GUARDS[act] if isinstance(act, Posta) else ACTS[act]


def pose_men(view: AudatiaView) -> PosedMen:
    """Both men as a view shows them."""
    fresh = last_card_seat(view)
    front = fresh or (view.last_act.seat if view.last_act else Seat.ONE)
    if view.window is Window.OVER:
        return _ended(view, front)
    pending = view.pending
    if pending and pending.use is Use.REMEDY:
        return _grappling(GRAPPLES[pending.card], pending.seat)
    acts = Pair(one=_act(view, Seat.ONE), two=_act(view, Seat.TWO))
    motion = _last_motion(front, acts[front]) if fresh else None
    return PosedMen(distance=_distance(view), acts=acts, front=front, motion=motion)


def last_card_seat(view: AudatiaView) -> Seat | None:
    """Whose card was the last thing to happen, not counting acts that were passed."""
    last = view.last_act
    if view.ending in _BY_CARD:
        return view.winner
    if last and last.kind is ActKind.PLAYED:
        return last.seat
    if last and last.kind in (ActKind.PASSED, ActKind.ALLOWED):
        if view.pending:
            return view.pending.seat
        if view.attacker and view.men[view.attacker.other].pile:
            return view.attacker.other
    return None


def posta_of(view: AudatiaView, seat: Seat) -> Posta | None:
    """The posta of `seat` as this onlooker knows it; their own also before it is revealed."""
    chosen = view.chosen if seat is view.onlooker else None
    return chosen if isinstance(chosen, Posta) else view.men[seat].posta


def is_close(view: AudatiaView) -> bool:
    """Whether they are at close quarters."""
    return view.window in (Window.ORIENT, Window.REMEDY, Window.COUNTER) or (
        view.bind is Bind.STRETTO and view.window is not Window.OVER
    )


def _grappling(grapple: Grapple, seat: Seat) -> PosedMen:
    return PosedMen(
        distance=SCALE * grapple.apart,
        acts=Pair[Act | Posta](one=grapple.act, two=grapple.act).put(seat.other, grapple.other),
        front=seat,
        grasp=grapple.place,
    )


def _ended(view: AudatiaView, front: Seat) -> PosedMen:
    winner, finish = view.winner, _FINISHES.get(view.ending) if view.ending else None
    if winner and view.ending in (Ending.REMEDY, Ending.PERFECT):
        grapple = GRAPPLES[view.men[winner].pile[-1]]
        posed = _grappling(grapple, winner)
        return replace(posed, fallen=winner.other, touch=grapple.wound)
    if winner is None or finish is None:
        acts = Pair[Act | Posta](one=Act.RESTS, two=Act.RESTS)
        acts = acts.put(winner, Act.SALUTES) if winner else acts.map(lambda _: Act.SALUTES)
        return PosedMen(distance=APART, acts=acts, front=winner or front)
    pile = view.men[winner].pile
    blow = BLOW_OF.get(pile[-1]) if pile else None
    if finish is Act.LANDS and blow:
        finish = LANDS[blow]
    acts = Pair[Act | Posta](one=finish, two=finish).put(winner.other, Act.FALLS)
    hit, struck = landing(finish), breast_of(ACTS[Act.FALLS])
    return PosedMen(
        distance=SCALE * (hit[0] + struck[0] - _SINKS),
        acts=acts,
        front=winner,
        motion=_last_motion(winner, finish),
        fallen=winner.other,
        touch=hit,
    )


def x_of(posed: PosedMen, seat: Seat, style: RenderStyle, table: TableLayout) -> int:
    """x between a man's feet."""
    half = table.of_scale(min(posed.distance, table.most_apart) / 2)
    return table.middle - half if is_left(seat, style) else table.middle + half


def landing(finish: Act) -> Point:
    """Where the edge, point or foot that ends the duel is, from the floor under its man."""
    pose = ACTS[finish]
    if finish is Act.KICKS:
        return (52.0, 33.0)
    if finish is Act.PIERCES:
        return pose.point
    return Axes(pose.hand, polar(pose.blade)).at((40.0, 0.0))  # where a blade cuts


def _act(view: AudatiaView, seat: Seat) -> Act | Posta:
    man, pending = view.men[seat], view.pending
    posta = posta_of(view, seat)
    if posta:
        return posta
    if not man.pile:
        is_opening = view.assault == 1 and view.window in (Window.RETURN, Window.MEASURE)
        return Act.SALUTES if man.salute and is_opening else Act.RESTS
    if is_close(view) or man.pile[-1] not in BLOW_OF:
        return Act.CLOSE
    if pending and pending.seat is seat and pending.use is Use.EXCHANGE:
        return Act.EXCHANGES
    blow = BLOW_OF[man.pile[-1]]
    return PARRIES.get(blow, STRIKES[blow]) if view.attacker is seat.other else STRIKES[blow]


def _last_motion(seat: Seat, act: Act | Posta) -> LastMotion | None:
    if act in (Act.PUNTA, Act.EXCHANGES, Act.PIERCES):
        return LastMotion(seat=seat, sweep=None)
    sweep = _SWEEPS.get(act) if isinstance(act, Act) else None
    return LastMotion(seat=seat, sweep=sweep, has_landed=act in _LANDED) if sweep else None


def _distance(view: AudatiaView) -> float:
    pending = view.pending
    if pending:
        return EXCHANGED if pending.use is Use.EXCHANGE else COMING
    if is_close(view):
        return CLOSE
    if view.is_bold or view.window is Window.BOLD:
        return ENTERING
    return WIDE if any(man.pile for man in view.men) else APART
