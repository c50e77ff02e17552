"""The computer players of En Garde: a view in, an action out, so that none can cheat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.core.chance import Chance
from engines.core.moves import Moves
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat
from engines.en_garde.computer.fast_round import (
    DEFEND,
    LAST,
    LAST_DEFEND,
    PASS,
    TURN,
    Agreement,
    Duel,
)
from engines.en_garde.computer.fast_round import Deed as Numbers
from engines.en_garde.computer.playout import TRIALS, Clue, search
from engines.en_garde.computer.tactics import best
from engines.en_garde.moves import (
    Action,
    Advance,
    DirectAttack,
    IndirectAttack,
    Parry,
    Pass,
    Retreat,
)
from engines.en_garde.terms import SQUARES, VALUES, Deed, Hand, Phase, Variant
from engines.en_garde.views import EnGardeView

_PHASES: Final = {
    Phase.TURN: TURN,
    Phase.DEFEND: DEFEND,
    Phase.LAST: LAST,
    Phase.LAST_DEFEND: LAST_DEFEND,
}
_NOBODY: Final = (0,) * (len(VALUES) + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """All that a computer player knows, in bare numbers."""

    duel: Duel  # he is side 0; the rival's hand is empty, the deck blank
    clue: Clue | None


def known(view: EnGardeView) -> Position:
    """What the seat to act knows. Raises ValueError for any other onlooker's view."""
    return Position(duel=duel_of(view), clue=clue_of(view))


def numbers_of(action: Action) -> Numbers:
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


def clue_of(view: EnGardeView) -> Clue | None:
    """The rival's last action, if it was a turn of his own, refilled, and nothing else since."""
    last = view.scene.last
    if last is None or last.seat is view.onlooker or not view.scene.deck_size:
        return None
    origin = last.origin - 1 if last.seat is Seat.ONE else SQUARES - last.origin
    match last.deed:
        case Deed.ADVANCE:
            return Clue(deed=(last.cards[0], 0, 0), ground=origin)
        case Deed.RETREAT if view.variant is not Variant.ADVANCED:  # there, perhaps an answer
            return Clue(deed=(-last.cards[0], 0, 0), ground=origin)
        case Deed.ATTACK if view.attack:
            attack = view.attack
            return Clue(deed=(attack.advance, attack.value, attack.count), ground=origin)
        case _:
            return None


def novice(position: Position, chance: Chance) -> Numbers:
    """Greedy: attacks with all he can, parries when he must, else does as it comes."""
    deeds = position.duel.deeds()
    blows = [deed for deed in deeds if deed[2]]
    if blows:
        return max(blows, key=lambda deed: deed[2])
    return deeds[chance.below(len(deeds))]


@dataclass(frozen=True, slots=True, kw_only=True)
class EnGardeComputer:
    """Plays every variant, with every option."""

    trials: int = TRIALS  # of the fencer, for one decision
    levels: tuple[str, ...] = ("novice", "counter", "fencer")

    def choose(self, view: EnGardeView, moves: Moves[Action], level: str, chance: Chance) -> Action:
        """One of `moves`, the legal ones of the view's onlooker, who is to act.

        Raises:
            ValueError: another onlooker's view, or no such level.
        """
        actions = {numbers_of(action): action for action in moves}
        return actions[self._decide(known(view), level, chance)]

    def _decide(self, position: Position, level: str, chance: Chance) -> Numbers:
        match level:
            case "novice":
                return novice(position, chance)
            case "counter":
                return best(position.duel)
            case "fencer":
                luck = FastLuck.drawn_from(chance)
                return search(position.duel, luck, clue=position.clue, trials=self.trials)
            case _:
                raise ValueError(f"no level {level!r}; there are: {', '.join(self.levels)}")


PLAYER: Final = EnGardeComputer()
