"""Decisions that a player isn't asked about: there is only one answer, or it was given in advance.

In some games there are windows, kinds of decision with an answer that holds until it is changed.
In all of them a player may prepare an answer to what their rival does: `conditional_moves`.

Only the player may learn that they weren't asked. So Salle answers for them not at once, but after
a random delay, by an ordinary entry of the log, and until then everybody else is shown
that they are to decide.

- The preset answer to a window holds for its table and seat until it is changed, or the match ends.
- The delay is drawn again for each answer, from the system's randomness: the match's own draws can
  be recomputed after the end. Like a person's it is mostly short and now and then very long, so
  that no length of silence proves that somebody was asked. It ends before their clock does.
- At a study table, or against the computer, there is nobody to keep a secret from: no delay.
- While a draw is offered to a player they are asked, and Salle waits for their answer to it.
- A delay can't hide that somebody who answers within seconds was asked; and the longer they are
  silent, the likelier they were. docs/rules/audatia-reference.md tells players the figures.
- A player whose private chat is closed is mentioned in the channel although they needn't decide: a
  missing mention would tell.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Final

from bot.application import conditional_moves
from bot.application.model import is_computer_address
from engines.core.game import AnyGame
from engines.core.match_state import MatchState, Status
from engines.core.moves import Move
from engines.core.record import Act, Entry
from engines.core.seat import Seat

# Seconds that Salle waits before it answers for somebody: at least, at most.
DELAY_SECONDS: Final = (15.0, 12 * 3_600.0)
_MEDIAN: Final = 45.0  # seconds beyond the least
_SPREAD: Final = 1.7  # of the logarithm: one wait of three is over 100 seconds

RANDOM: Final = secrets.SystemRandom()


class Answer(StrEnum):
    """What somebody says in advance to a kind of window."""

    YES = "yes"
    NO = "no"
    ASK = "ask"  # they are asked, as long as there is a choice


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaticAnswer:
    """An answer that Salle gives for a player after a delay, unless they answer first."""

    seat: Seat
    version: int  # when the decision was put to them
    move: Move
    answer: Answer | None = None  # what they said in advance to the window, if it is one
    condition: str | None = None  # of a conditional move: see `ConditionalMoves.condition`


def random_delay() -> float:
    """Seconds until an answer is given: log-normal, as people's own are."""
    least, most = DELAY_SECONDS
    while True:
        seconds = least + RANDOM.lognormvariate(math.log(_MEDIAN), _SPREAD)
        if seconds <= most:
            return seconds


def preset_key(seat: Seat, window: str) -> str:
    """The field of a stored preset answer."""
    return f"{seat}.{window}"


def with_changes(preset_answers: Mapping[str, str], changes: Mapping[str, str]) -> dict[str, str]:
    """What is given in advance after some changes; an empty one takes an answer back."""
    whole = {**preset_answers, **changes}
    return {name: value for name, value in whole.items() if value}


def preset_answer(preset_answers: Mapping[str, str], seat: Seat, window: str) -> Answer:
    """What `seat` says in advance to a kind of window."""
    return Answer(preset_answers.get(preset_key(seat, window), Answer.ASK))


def has_two_people(match: MatchState) -> bool:
    """Whether another person sits at the table, from whom it must be hidden who was asked."""
    people = {
        p.address
        for seat in Seat
        if (p := match.players[seat]) and not is_computer_address(p.address)
    }
    return len(people) > 1


def automatic_answers(
    game: AnyGame, match: MatchState, preset_answers: Mapping[str, str]
) -> tuple[AutomaticAnswer, ...]:
    """The answers that Salle gives now; the one that is due longest first."""
    if match.status is not Status.PLAYING or match.is_adjourned:
        return ()
    found = [
        automatic_answer
        for seat in Seat
        if (automatic_answer := _automatic_answer(game, match, seat, preset_answers))
    ]
    return tuple(sorted(found, key=lambda one: one.version))


def _automatic_answer(
    game: AnyGame, match: MatchState, seat: Seat, preset_answers: Mapping[str, str]
) -> AutomaticAnswer | None:
    player = match.players[seat]
    if seat not in match.active or player is None or is_computer_address(player.address):
        return None
    if match.is_asked(seat):
        return None
    version = match.decision_version[seat]
    prepared = conditional_moves.stored(preset_answers, seat)
    if prepared and (move := conditional_moves.legal_answer(game, match, prepared)):
        return AutomaticAnswer(seat=seat, version=version, move=move, condition=prepared.condition)
    window = game.window(match.game_state, seat)
    if window is None:
        return None
    moves = game.legal_moves(match.game_state, seat)
    if window.is_idle or tuple(islice(moves, 2)) == (window.no,):
        return AutomaticAnswer(seat=seat, version=version, move=window.no)
    answer = preset_answer(preset_answers, seat, window.kind)
    preset = {Answer.YES: window.yes, Answer.NO: window.no}.get(answer)
    if preset is None or preset not in moves:
        return None
    return AutomaticAnswer(seat=seat, version=version, move=preset, answer=answer)


def answers_a_window(game: AnyGame, before: MatchState, entry: Entry) -> bool:
    """Whether an entry answers a window as Salle might have done for its player.

    Such entries may have been automatic, so the player may not have been told anything then.
    """
    if not game.windows or entry.act is not Act.MOVE or entry.seat is None:
        return False
    window = game.window(before.game_state, entry.seat)
    return window is not None and game.parse(entry.move) in (window.no, window.yes)
