"""A result of a tournament is corrected, with a reason that all can read."""

from __future__ import annotations

import re
from typing import Final

from bot.application.loaded_tournament import LoadedTournament
from bot.application.model import Ask, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError, quoted
from bot.commands.arguments import Argument, Given, Offered, choice
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, Who
from bot.commands.tournament_asking import TOURNAMENT, act, card_for, meant
from bot.commands.tournament_rights import check_manages
from engines.core.names import plain_text
from engines.core.tournaments.acts import Corrected, Entry, Outcome

_MATCH: Final = re.compile(r"(\d{1,5})(?:\.(\d{1,4}))?")
_LONGEST: Final = 200  # characters of a reason


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    loaded, _ = await meant(context, ask, given.value("tournament"))
    await check_manages(context, ask, loaded)
    found = _MATCH.fullmatch(given.value("match"))
    outcome, reason = given.value("outcome"), plain_text(given.value("reason"))
    if found is None or not outcome:
        text = quoted(given.value("match"))
        raise RefusedError("tournament_commands-correct-what", text=text, id=loaded.id)
    if not reason:
        raise RefusedError("tournament_commands-correct-why", id=loaded.id)
    if len(reason) > _LONGEST:
        raise RefusedError("tournament_commands-reason-long", most=_LONGEST)
    await context.admit(ask, Kind.SETTING)
    entry = Corrected(
        at=int(context.now()),
        by=ask.me,
        ask_id=ask.id,
        round=max(1, int(found[1])),
        board=max(1, int(found[2] or 1)),
        outcome=Outcome(outcome),
        reason=reason,
    )

    def decide(now: LoadedTournament) -> Entry | None:
        return None if now.has_answered(ask.id) else entry

    done = await act(context, loaded.id, decide)
    return await card_for(context, ask, done, "tournament_commands-corrected")


COMMAND: Final = Command(
    name="tournament-correct",
    run=_run,
    arguments=(
        TOURNAMENT,
        Argument(name="match"),
        choice(
            "outcome", *(Offered.of(one, f"tournament_commands-outcome-{one}") for one in Outcome)
        ),
        Argument(name="reason"),
    ),
    places=ANYWHERE,
    who=Who.MANAGER_CHANGES,
    group="tournament",
    within="tournament-correct",
    rank=21,
)
