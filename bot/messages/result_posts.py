"""The line that tells a server or a group who has won a match of its own."""

from __future__ import annotations

from bot.application.model import Post
from bot.messages.perspective import Perspective
from bot.messages.table_lines import rounds_won


def result_post(perspective: Perspective) -> Post:
    """Title, winner and rounds in one silent line. Of ratings it tells nothing."""
    outcome, names = perspective.table.match.outcome, perspective.names
    rounds = rounds_won(perspective)
    if outcome is None or outcome.winner is None:
        score = f", {rounds.one}–{rounds.two}" if rounds else ""
        line = perspective.say("setup-drawn", title=perspective.title, score=score)
    else:
        winner = outcome.winner
        score = f", {rounds[winner]}–{rounds[winner.other]}" if rounds else ""
        line = perspective.say(
            "setup-won", title=perspective.title, winner=names[winner], score=score
        )
    return Post(lines=(line,))
