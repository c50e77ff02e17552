"""What an onlooker of En Garde may know. Imports neither state nor game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engines.core.card_counts import DeckCount, count_deck
from engines.core.seat import Pair, Seat
from engines.core.values import View
from engines.en_garde.terms import DECK, Attack, Hand, LastAction, Phase, RoundEnd, Use, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One moment on the piste, as everybody sees it."""

    squares: Pair[int]  # 1 to 23, one < two
    hand_sizes: Pair[int]
    deck_size: int
    discards: tuple[int, ...]  # the visible top: the cards of the last action, or one card, or none
    last: LastAction | None  # None at the opening of a round
    scores: Pair[int]

    @property
    def distance(self) -> int:
        """Squares between the fencers, 1 to 22."""
        return self.squares.two - self.squares.one


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRound:
    """How the round before this one ended: the scene at its end, and why.

    `scene.scores` already count the round. `hands` is filled where the rules open both hands:
    when cards were compared at the end of the deck, and at the end of the match.
    """

    scene: Scene
    end: RoundEnd
    winner: Seat | None
    hands: Pair[Hand] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EnGardeView(View):
    """A table of En Garde for one onlooker."""

    game: ClassVar[str] = "en_garde"
    variant: Variant
    touches: int  # rounds that win the match
    round: int  # from 1, drawn rounds counted
    starter: Seat  # who began this round
    phase: Phase
    to_act: Seat | None  # None when the match is over
    attack: Attack | None  # to be answered now
    scene: Scene
    last_round: (
        FinishedRound | None
    )  # set while the last action ended a round; cleared by the next action
    results: tuple[Seat | None, ...]  # who won each round so far, None for a drawn one
    hand: Hand  # the onlooker's own; empty for a spectator
    # What each value in the onlooker's hand may be played for, while they act.
    uses: tuple[tuple[int, tuple[Use, ...]], ...]
    final_attack: bool = True  # what was agreed, as `touches`
    riposte_after_final_parry: bool = False
    cards_after_final_retreat: bool = False
    seen: Hand = ()  # all cards played this round, sorted: public, though no picture shows them
    opened: Pair[Hand] | None = None  # both hands, once the match is over and looked at again
    missed: tuple[LastAction, ...] = ()  # of this round, before the last: missed by the onlooker

    @property
    def decided(self) -> Hashable:
        """Rounds."""
        return self.results

    @property
    def deck_counts(self) -> tuple[DeckCount, ...]:
        """The one deck, in this round."""
        return (count_deck(DECK, out=self.seen, known=self.hand),)

    def with_missed(self, earlier: Sequence[Self]) -> Self:
        """The actions of this round before the last."""
        scenes = (view.scene for view in earlier if view.round == self.round)
        actions = dict.fromkeys(scene.last for scene in scenes if scene.last)
        return replace(self, missed=tuple(one for one in actions if one != self.scene.last))
