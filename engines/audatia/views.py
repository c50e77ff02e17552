"""What an onlooker of Audatia may know. Built by the game; imports neither state nor game."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engines.audatia.rules.data import DECKS
from engines.audatia.terms import (
    Answer,
    Bind,
    Blow,
    Card,
    Cards,
    Character,
    Duty,
    Ending,
    Flank,
    LastAct,
    Pending,
    Posta,
    PublicMan,
    Skill,
    Window,
)
from engines.core.card_counts import DeckCount, count_deck
from engines.core.seat import Pair, Seat
from engines.core.values import View


@dataclass(frozen=True, slots=True, kw_only=True)
class ManView(PublicMan):
    """One of the two players in a view, with numbers in place of cards."""

    seat: Seat
    character: Character
    is_challenger: bool
    totals: tuple[int, int, int, int]  # now, modifiers included, in the order of `Virtue`
    hand_size: int
    deck_size: int
    flank: Flank | None  # at close quarters, once oriented
    has_chosen: bool  # in secret: a posta or a mulligan
    hand: Cards | None = None  # opened when the duel is over


@dataclass(frozen=True, slots=True, kw_only=True)
class AudatiaView(View):
    """A table of Audatia for one onlooker.

    `strikes` are the blows that may be attacked with now, `answers` those that may meet the attack
    that is pending: for a hand that fits what this onlooker knows.
    """

    game: ClassVar[str] = "audatia"
    men: Pair[ManView]
    window: Window
    active: tuple[Seat, ...]  # who decides: both at once in secret, nobody at the end
    assault: int  # from 1
    draws: int  # drawn assaults, 0 to 2
    attacker: Seat | None
    pending: Pending | None  # must be answered now
    bind: Bind | None
    is_bold: bool
    declined: int  # how many have declined in this window's round: skills, turns, remedies
    duty: Duty | None  # who must attack first, if a skill has said so
    skill: Skill | None  # was played, and may be denied now
    last_act: LastAct | None
    strikes: frozenset[Blow] = frozenset()
    answers: frozenset[Blow] = frozenset()
    winner: Seat | None = None
    ending: Ending | None = None
    hand: Cards = ()  # the onlooker's own; empty for a spectator
    playable: frozenset[Card] = frozenset()  # cards of this hand that may be played now
    chosen: Posta | Cards | None = None  # chosen in secret by the onlooker
    seen: Cards = ()  # of the rival's hand, what the onlooker has seen
    parries_counterattack: bool = True  # what was agreed
    imperfect_counter: Answer = Answer.BREAK_OFF
    break_off_saves_from_exchange: bool = True
    auto_pass: bool = False
    is_preview: bool = False  # its last act has not been sent

    @property
    def to_act(self) -> Seat | None:
        """The one who decides; None at the end, and where both do."""
        return self.active[0] if len(self.active) == 1 else None

    @property
    def decided(self) -> Hashable:
        """Assaults, binds, and the duel."""
        return self.assault, self.draws, self.bind, self.winner

    @property
    def deck_counts(self) -> tuple[DeckCount, ...]:
        """Each man's own deck."""
        return tuple(
            count_deck(
                DECKS[man.character].cards,
                out=(*man.discard, *man.pile),
                known=self._known(man),
                owner=man.seat,
            )
            for man in self.men
        )

    def from_memory(self) -> Self:
        """Without the cards of the men's hands that have been seen: a look, or a card taken back,
        is remembered. Piles and discards lie on the table."""
        return replace(self, seen=(), men=self.men.map(lambda man: replace(man, known=())))

    def _known(self, man: ManView) -> Cards:
        if man.hand is not None:
            return man.hand
        if self.onlooker is None:
            return man.known
        return self.hand if man.seat is self.onlooker else self.seen

    @property
    def advantage(self) -> tuple[Seat | None, ...]:
        """The seats with the strictly higher values, in the order of `Virtue`; None for a tie."""
        pairs = zip(self.men.one.totals, self.men.two.totals, strict=True)
        return tuple(
            None if one == two else Seat.ONE if one > two else Seat.TWO for one, two in pairs
        )
