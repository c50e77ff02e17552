"""What the moves of a finished match were worth, as the page reads it."""

from __future__ import annotations

from bot.adapters.web.serialise import Serialiser
from bot.adapters.web.serialise_lists import Json
from bot.application.analyses import luck_of
from bot.application.walkthrough import Step
from bot.messages.review_posts import Review


def review(found: Review, serialiser: Serialiser) -> Json:
    """A whole review: a ply a move, how far the analysis is, luck and skill of seat one."""
    analysis, table = found.analysis, found.perspective.table
    asking, shares = found.asking(0), luck_of(table, analysis)
    return {
        "state": found.state,
        "title": found.perspective.say("review-begin"),
        "next_turn": found.perspective.say("review-next-turn"),
        "is_there": analysis.is_there,
        "is_waiting": analysis.is_waiting,
        "done": analysis.done,
        "of": analysis.of,
        "ask": serialiser.choice(asking) if asking else None,
        "turning_points": analysis.turning_points,
        "plies": [_ply(found, step) for step in found.steps[1:]],
        "luck": {
            "luck": round(shares.luck, 3),
            "skill": round(shares.skill, 3),
            "error": round(shares.error, 3),
        }
        if shares
        else None,
    }


# Chances are the mover's, before the move and after it.
def _ply(found: Review, step: Step) -> Json:
    ply = found.analysis.of_ply(step.ply)
    return {
        "ply": step.ply,
        "version": step.version,
        "seat": step.seat,
        "move": step.move,
        "lines": list(found.worth(step)),
        "chance": ply.chance if ply else None,
        "after": ply.after if ply else None,
        "best": ply.best if ply else "",
        "is_turning_point": ply is not None and ply.is_turning_point,
        "is_decision": ply is not None and ply.is_decision,
        "open_chance": ply.open_chance if ply else None,
        "open_after": ply.open_after if ply else None,
        "open_best": ply.open_best if ply else None,
    }
