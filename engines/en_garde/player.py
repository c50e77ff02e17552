"""The computer players of En Garde: a view in, an action out, so that none can cheat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.chance import Chance
from engines.core.moves import Moves
from engines.core.seat import Seat
from engines.en_garde.duel import (
    DEFEND,
    LAST,
    LAST_DEFEND,
    PASS,
    TURN,
    Agreement,
    Deed,
    Duel,
)
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
)
from engines.en_garde.tactics import best
from engines.en_garde.terms import SQUARES, VALUES, Hand, Phase
from engines.en_garde.views import EnGardeView

_PHASES: Final = {
    Phase.TURN: TURN,
    Phase.DEFEND: DEFEND,
    Phase.LAST: LAST,
    Phase.LAST_DEFEND: LAST_DEFEND,
}
_NOBODY: Final = (0,) * (len(VALUES) + 1)


def deed_of(action: Action) -> Deed:
    """An action in bare numbers; a parry looks like an attack, the phase tells them apart."""
    match action:
        case Advance(value=value):
            return (value, 0, 0)
        case Retreat(value=value):
            return (-value, 0, 0)
        case DirectAttack(value=value, count=count) | Parry(value=value, count=count):
            return (0, value, count)
        case IndirectAttack(advance=advance, value=value, count=count):
            return (advance, value, count)
        case Pass():
            return PASS


def duel_of(view: EnGardeView) -> Duel:
    """What the onlooker knows, with himself as side 0: an empty rival hand, blanks in the deck.

    Raises:
        ValueError: the view is not that of the seat to act.
    """
    me = view.onlooker
    if me is None or me is not view.to_act:
        raise ValueError("a computer player is asked only from the view of the seat to act")
    scene = view.scene
    ground = (scene.squares.one - 1, SQUARES - scene.squares.two)
    sizes = (scene.hand_sizes[me], scene.hand_sizes[me.other])
    attack = view.attack
    return Duel(
        Agreement.on(
            view.variant,
            final_attack=view.final_attack,
            riposte_after_final_parry=view.riposte_after_final_parry,
            cards_after_final_retreat=view.cards_after_final_retreat,
        ),
        (_counts(view.hand), _NOBODY),
        (0,) * scene.deck_size,
        sizes=sizes,
        ground=ground if me is Seat.ONE else ground[::-1],
        seen=_counts(view.seen),
        phase=_PHASES[view.phase],
        attack=(attack.advance, attack.value, attack.count) if attack else (0, 0, 0),
    )


def _counts(cards: Hand) -> tuple[int, ...]:
    return tuple(cards.count(value) for value in range(len(VALUES) + 1))


def novice(duel: Duel, chance: Chance) -> Deed:
    """Greedy: attacks with all he can, parries when he must, else does as it comes."""
    deeds = duel.deeds()
    blows = [deed for deed in deeds if deed[2]]
    if blows:
        return max(blows, key=lambda deed: deed[2])
    return deeds[chance.below(len(deeds))]


def counter(duel: Duel, chance: Chance) -> Deed:
    """Counts the unseen cards and does what most likely wins the round."""
    return best(duel)


Level = Callable[[Duel, Chance], Deed]
_LEVELS: Final[dict[str, Level]] = {"novice": novice, "counter": counter}


class EnGardeComputer:
    """Plays every variant, with every option."""

    levels: tuple[str, ...] = tuple(_LEVELS)

    def choose(self, view: EnGardeView, moves: Moves[Action], level: str, chance: Chance) -> Action:
        """One of `moves`, the legal ones of the view's onlooker, who is to act."""
        actions = {deed_of(action): action for action in moves}
        if len(actions) == 1:
            return next(iter(actions.values()))
        return actions[_LEVELS[level](duel_of(view), chance)]


PLAYER = EnGardeComputer()
