"""Twelve kinds of people."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What sets somebody apart from the others."""

    PROMPT = "prompt"  # answers within hours
    SLOW = "slow"  # takes days
    FORGETFUL = "forgetful"  # lets a move lie now and then
    VANISHING = "vanishing"  # from some day on nobody hears of them
    CLOSED = "closed"  # doesn't let Salle write in private, for a while or for good
    TRAVELLING = "travelling"  # goes on vacation, and says so
    LINKED = "linked"  # is on two platforms, and joins the two identities
    SEEKING = "seeking"  # looks for rivals
    SOLVING = "solving"  # plays, and solves puzzles
    BLOCKING = "blocking"  # blocks somebody whom they have played
    LEAVING = "leaving"  # deletes themselves
    RATED = "rated"  # challenges to rated matches only


KINDS = tuple(Kind)
