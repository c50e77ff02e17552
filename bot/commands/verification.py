"""Recomputes the shuffle of a finished match, and says how players can do it themselves."""

from __future__ import annotations

import json
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Ask, Reply, Seal
from bot.application.tickets import Verb
from bot.commands.arguments import TABLE
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, at_meant, at_table
from bot.commands.find_table import find_table
from bot.messages.post_controls import back_to_table
from engines.core.chance import commitment
from engines.core.game import has_luck
from engines.core.match import advance, nonces_of, seed_of
from engines.core.match_state import Status, open_challenge
from engines.core.record import Record
from storage.base import TableKey


async def verify(context: Context, ask: Ask, key: TableKey | None = None) -> Reply:
    """After the end: the seed, and whether it made every card; how to check it oneself."""
    table = await find_table(context, ask, key, verb=Verb.VERIFY, wanted=Status.OVER)
    perspective = context.perspective(ask, table)
    if not has_luck(table.game):
        return Reply(ack=perspective.say("fair-without-luck"), stays=True, table=table.key)
    if table.match.status is not Status.OVER:
        return perspective.refuse("hall-verify-later")
    server_seed = context.tables.seed_of(table)
    is_true = is_honest(table, server_seed)
    seed = seed_of(table.record, server_seed)
    rows = [
        perspective.say(
            "hall-verified" if is_true else "hall-not-verified", draws=table.record.draws
        ),
        perspective.say("hall-verify-how"),
    ]
    sums = [
        f"server_seed = {server_seed.hex()}",
        f"sha256(server_seed) = {commitment(server_seed)}",
        f"nonces = {json.dumps(nonces_of(table.record))}",
        f"seed = {seed.hex()}",
        f"draws = {[draw for entry in table.record.log for draw in entry.draws]}",
    ]
    return Reply(
        private=perspective.post(
            lines=tuple(rows),
            seal=Seal(words=perspective.say("fair-compare"), digits=table.record.head.commitment),
            text="\n".join(sums),
            prompt=back_to_table(perspective),
        ),
        table=table.key,
    )


def is_honest(table: LoadedTable, server_seed: bytes) -> bool:
    """Whether the seal holds, and the seed makes every recorded draw again."""
    record = Record(head=table.record.head)
    if commitment(server_seed) != record.head.commitment:
        return False
    match = open_challenge(record)
    for entry in table.record.log:
        blank = entry.model_copy(update={"draws": ()})
        record, match = advance(table.game, record, match, blank, server_seed)
        if record.log[-1] != entry:  # what follows was played with other cards
            return False
    return True


COMMAND: Final = Command(
    name="verify",
    run=at_meant(verify),
    arguments=(TABLE,),
    places=ANYWHERE,
    link=Verb.VERIFY,
    group="match",
    buttons={Verb.VERIFY: at_table(verify)},
    looks=frozenset({Verb.VERIFY}),
)
