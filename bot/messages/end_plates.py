"""The picture of a table as it is now; once its match is over, the plate that tells how it went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import takewhile
from operator import ne
from typing import Final

from cachetools import LRUCache

from bot.application.loaded_table import LoadedTable
from bot.application.model import Picture
from bot.messages.perspective import Perspective
from bot.messages.series_scores import score
from engines.core.absence import VOID
from engines.core.halted import UNKNOWN
from engines.core.record import Act, Record
from engines.core.values import View
from renderers.finished_match import FinishedMatch
from renderers.game_text import ALT_LIMIT, text_of
from renderers.games import end_plate_of
from storage.base import TableKey

_KEPT: Final = 16  # matches: at an end both players and the chat are told

_kept: Final[LRUCache[TableKey, tuple[Record, tuple[View, ...]]]] = LRUCache(_KEPT)


def picture_now(perspective: Perspective, view: View) -> Picture:
    """`view`, of the present position or of a preview there; after the end the plate, if any."""
    outcome = perspective.table.match.outcome
    if outcome is None:
        return perspective.picture_now(view)
    picture = perspective.picture(view)
    if outcome.reason in (VOID, UNKNOWN) or end_plate_of(view.game) is None:
        return picture
    title, series = perspective.say(f"{view.game}-name"), perspective.table.series
    finished = FinishedMatch(
        title=f"{title} · {score(series.score)}" if series else title,
        date=f"{datetime.fromtimestamp(perspective.table.at, UTC):%Y-%m-%d}",
        winner=outcome.winner,
        views=public_views(perspective.table),
    )
    said = result(perspective)
    return replace(
        picture,
        alt=" ".join([said, *picture.alt.replace(said, "").split()])[:ALT_LIMIT],
        finished=finished,
    )


def result(perspective: Perspective) -> str:
    """How a match ended, in words: as its game says it, or what else ended it."""
    match, view = perspective.table.match, perspective.view
    if perspective.table.game.outcome(match.game_state) is None:
        return " ".join(perspective.narrate(match.events))
    return text_of(view).asked(view, perspective.names, perspective.say).lead


def public_views(table: LoadedTable) -> tuple[View, ...]:
    """The positions of a match as everybody saw them, each once, without moves taken back.

    Replaying a long match takes twenty milliseconds, so the last few are kept.
    """
    record, views = _kept.get(table.key, (None, ()))
    if record != table.record:
        views = tuple(_replayed(table))
        _kept[table.key] = table.record, views
    return views


def _replayed(table: LoadedTable) -> Iterable[View]:
    views: dict[View, None] = {}
    for entry, match in zip(table.record.log, table.match_states[1:], strict=True):
        if match.state is not None:
            view: View = table.game.view(match.game_state, None)
            if entry.act is Act.ALLOW_TAKEBACK and view in views:
                views = dict.fromkeys(takewhile(partial(ne, view), views))
            views[view] = None
    return views
