"""What an onlooker may know of a match, built field by field."""

from __future__ import annotations

from dataclasses import replace

from engines.core.moves import Listed
from engines.core.seat import Seat
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
)
from engines.en_garde.rules.legal_moves import legal_actions
from engines.en_garde.state import EnGardeState
from engines.en_garde.terms import Hand, Use
from engines.en_garde.views import EnGardeView, Scene

Uses = tuple[tuple[int, tuple[Use, ...]], ...]


def scene_of(state: EnGardeState) -> Scene:
    """The piste as everybody sees it."""
    last = state.last
    return Scene(
        squares=state.squares,
        hand_sizes=state.hands.map(len),
        deck_size=len(state.deck),
        # Ruling 7: of the pile only the top; an action's own cards lie spread until the next.
        discards=last.cards if last and last.cards else state.played[-1:],
        last=last,
        scores=state.scores,
    )


def build_view(state: EnGardeState, onlooker: Seat | None) -> EnGardeView:
    """The table as `onlooker` may know it."""
    acts = onlooker is not None and onlooker is state.to_act
    hand = state.hands[onlooker] if onlooker else ()
    return EnGardeView(
        onlooker=onlooker,
        variant=state.rules.variant,
        touches=state.rules.touches,
        round=state.round,
        starter=state.starter,
        phase=state.phase,
        to_act=state.to_act,
        attack=state.attack,
        scene=scene_of(state),
        last_round=state.last_round,
        results=state.results,
        hand=hand,
        uses=_uses(hand, legal_actions(state.situation)) if acts else (),
        final_attack=state.rules.final_attack,
        riposte_after_final_parry=state.rules.riposte_after_final_parry,
        cards_after_final_retreat=state.rules.cards_after_final_retreat,
        seen=tuple(sorted(state.played)),
    )


def open_view(state: EnGardeState) -> EnGardeView:
    """The table with both hands open, for nobody's seat: of a match that is over."""
    return replace(build_view(state, None), opened=state.hands)


def _uses(hand: Hand, moves: Listed[Action]) -> Uses:
    found: dict[int, set[Use]] = {value: set() for value in hand}
    for move in moves:
        match move:
            case Advance(value=value):
                found[value].add(Use.FORWARD)
            case Retreat(value=value):
                found[value].add(Use.BACK)
            case DirectAttack(value=value) | IndirectAttack(value=value):
                found[value].add(Use.TOUCH)
            case Parry(value=value):
                found[value].add(Use.PARRY)
            case Pass():
                pass
    return tuple((value, tuple(use for use in Use if use in found[value])) for value in found)
