"""Positions of Audatia in notation: set up, play on, ask what happened."""

from __future__ import annotations

from functools import partial
from typing import Any

from engines.audatia.game import GAME
from engines.audatia.state import AudatiaState
from engines.core.chance import SeededChance
from engines.core.game import Outcome
from engines.core.seat import Seat
from tests.engines import playing
from tests.engines.playing import agreed

ONE, TWO = Seat.ONE, Seat.TWO
options = partial(agreed, GAME)

PARRIED = """entry one assault1 draws0 attacker:one bind:largo
    | galeazzo audatia+celeritas side:R hand[MFl,MSl,turn,feint] pile[MFl]
    | boucicault prudentia+fortitudo side:L hand[RFl,RSl,deny,turn] pile[MFl]"""
THRUST = """defend two assault1 draws0 attacker:one pending:attack/one/P
    | galeazzo audatia+fortitudo side:M hand[soprana,breakoff,cover] pile[P]
    | boucicault prudentia+celeritas posta:breve hand[P,MSl,xelbow,xsoprana]"""
SKILLS_OUT = """skills one assault2 draws0
    | boucicault audatia+prudentia posta:donna_destra hand[MFl,P,taunt,preempt,lynx,lure,cover]
    | galeazzo fortitudo+celeritas posta:tutta_porta hand[MFl,MSl,kick,turn]"""


def board(text: str, **given: Any) -> AudatiaState:
    """The position that `text` writes; its blanks and line breaks are free."""
    return GAME.read(text, options(**given))


def opening(seed: int = 0, **given: Any) -> AudatiaState:
    return GAME.setup(options(**given), SeededChance(str(seed).encode())).state


def actor(state: AudatiaState) -> Seat:
    """Who decides; of two who choose in secret the challenger first."""
    return min(GAME.active(state))


def legal(state: AudatiaState) -> list[str]:
    return [str(move) for move in GAME.legal_moves(state, actor(state))]


def blows(state: AudatiaState) -> set[str]:
    """The blows that may be played, without their half-suns and prefixes."""
    return {
        move.split(":")[-1].rstrip("lr") for move in legal(state) if move.split(":")[-1][0] in "MRP"
    }


def refusal(state: AudatiaState, text: str) -> tuple[str, str]:
    """Code and sentence."""
    seat, move = actor(state), GAME.parse(text)
    assert move not in GAME.legal_moves(state, seat)
    why = GAME.why_not(state, seat, move)
    return why.code, str(why)


class After(playing.After):
    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def won(self) -> tuple[Seat | None, str]:
        """Who won, and how."""
        assert self.outcome is not None, "the duel goes on"
        return self.outcome.winner, self.outcome.reason


def play(state: AudatiaState, *moves: str) -> After:
    """After legal moves of whoever decides; the events are the last one's."""
    return After(GAME, state).play(*moves)
