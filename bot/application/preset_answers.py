"""What needn't be asked: windows with one answer, and those that were answered in advance.

The law: nobody but the player himself may learn that he wasn't asked. So the hall doesn't answer at
once but after a while, by an ordinary entry of the log, and until then everybody else is shown
that he is to decide. What silence about the rest means here:

- An answer set in advance holds for its table and seat until it is changed, or the match ends.
- The while is drawn anew for each window, from the system's own randomness: the match's chance is
  sealed and may be recomputed. It doesn't outlast the player's clock.
- Where no other person sits (at a study table, or against the hall) there is nobody to keep a
  secret from, and the hall answers as soon as it looks.
- While a draw is offered to him he does have something to decide: he is asked, and the hall waits
  for what he says to it.
- What a delay can't hide: somebody who answers within seconds was asked. Nothing follows from
  a longer one.
- If his private chat is closed, the channel mentions him as always, though he needn't decide:
  else its silence would tell.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Final

from bot.application.model import is_computer_address
from engines.core.game import AnyGame
from engines.core.match_state import MatchState, Status
from engines.core.moves import Move
from engines.core.record import Act, Entry
from engines.core.seat import Seat

DELAY_SECONDS: Final = (20.0, 90.0)
"""Seconds that the hall waits before it answers for somebody: at least, at most."""

RANDOM: Final = secrets.SystemRandom()


class Answer(StrEnum):
    """What somebody says in advance to a kind of window."""

    YES = "yes"
    NO = "no"
    ASK = "ask"  # he is asked, as long as there is a choice


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaticAnswer:
    """An answer that the hall gives for somebody, unless he himself is first."""

    seat: Seat
    since: int  # the log's length when the window opened
    move: Move
    answer: Answer | None  # what he said in advance; None: there is no choice


def random_delay() -> float:
    """Seconds until an answer is given."""
    return RANDOM.uniform(*DELAY_SECONDS)


def preset_key(seat: Seat, window: str) -> str:
    """What a standing answer is stored under, beside its table."""
    return f"{seat}.{window}"


def preset_answer(preset_answers: Mapping[str, str], seat: Seat, window: str) -> Answer:
    """What `seat` says in advance to a kind of window."""
    return Answer(preset_answers.get(preset_key(seat, window), Answer.ASK))


def has_two_people(match: MatchState) -> bool:
    """Whether another person at the table could draw conclusions."""
    people = {
        p.address
        for seat in Seat
        if (p := match.players[seat]) and not is_computer_address(p.address)
    }
    return len(people) > 1


def automatic_answers(
    game: AnyGame, match: MatchState, preset_answers: Mapping[str, str]
) -> tuple[AutomaticAnswer, ...]:
    """For whom the hall answers now, and how; whoever has waited longest comes first."""
    if not game.windows or match.status is not Status.PLAYING:
        return ()
    found = [
        automatic_answer
        for seat in Seat
        if (automatic_answer := _automatic_answer(game, match, seat, preset_answers))
    ]
    return tuple(sorted(found, key=lambda one: one.since))


def _automatic_answer(
    game: AnyGame, match: MatchState, seat: Seat, preset_answers: Mapping[str, str]
) -> AutomaticAnswer | None:
    player = match.players[seat]
    if seat not in match.active or player is None or is_computer_address(player.address):
        return None
    if match.is_asked(seat):
        return None
    window = game.window(match.game_state, seat)
    if window is None:
        return None
    moves = game.legal_moves(match.game_state, seat)
    since = match.decision_version[seat]
    if window.is_idle or tuple(islice(moves, 2)) == (window.no,):
        return AutomaticAnswer(seat=seat, since=since, move=window.no, answer=None)
    answer = preset_answer(preset_answers, seat, window.kind)
    move = {Answer.YES: window.yes, Answer.NO: window.no}.get(answer)
    if move is None or move not in moves:
        return None
    return AutomaticAnswer(seat=seat, since=since, move=move, answer=answer)


def answers_a_window(game: AnyGame, before: MatchState, entry: Entry) -> bool:
    """Whether an entry answers a window as the hall might have done for its player.

    Nobody can tell whether it was the hall; so what he was last told of is what came before.
    """
    if not game.windows or entry.act is not Act.MOVE or entry.seat is None:
        return False
    window = game.window(before.game_state, entry.seat)
    return window is not None and game.parse(entry.move) in (window.no, window.yes)
