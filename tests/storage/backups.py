"""A store with something of everything in it, exported and imported."""

from __future__ import annotations

import io
import json
from typing import Any

from engines.core.record import Record
from engines.core.replay import replay
from engines.core.seat import Seat
from engines.registry import load_games
from storage.backup.exporting import Exported, Exporter
from storage.backup.importing import Imported, Importer
from storage.base import Following, Reached, TableKey, TalkLine, Timer
from storage.store import Store
from tests.harness import challenge, seated, whole_game
from tests.storage.records import NORTH, key
from tests.storage.tournament_records import begun as tournament

TOURNAMENT = "k3zqa7xw"
AT = 1_790_000_000.25
EN_GARDE = load_games()["en_garde"]


def fold(record: Record) -> Any:
    return replay(load_games()[record.head.game], record)


def begun() -> Record:
    """A match in which both have sat down."""
    return seated(EN_GARDE)[0]


async def exported(store: Store) -> tuple[bytes, Exported]:
    await store.secret()
    file = io.BytesIO()
    done = await Exporter(store, fold, now=lambda: AT).export(file)
    return file.getvalue(), done


async def imported(store: Store, data: bytes) -> Imported:
    return await Importer(store, fold).load(io.BytesIO(data))


async def fill(store: Store) -> dict[TableKey, Record]:
    """A challenge, a match that runs, one that is over; people and what they said."""
    tables = {
        key("open"): challenge(EN_GARDE),
        key("runs"): begun(),
        key("over"): [record for record, _ in whole_game(EN_GARDE)][-1],
    }
    for table, record in tables.items():
        await store.commit(
            table,
            record,
            expected=None,
            timer=Timer(deadline=AT + 5, reminder=AT + 4, answer_at=AT + 3),
            is_last=table.table == "over",
        )
    runs = key("runs")
    await store.set_preset_answers(
        runs,
        {"one.deny": "refuse"},
        expected=tables[runs].version,
        seen={},
        answer_at=AT + 3,
    )
    await store.set_message_ref(runs, NORTH.address, "1|55/66")
    await store.note_reached(runs, {NORTH.address: Reached(1, AT)})
    line = TalkLine(number=7, who=NORTH.address, name="Æ", seat=Seat.ONE, text="Bonne chance !")
    await store.add_talk(runs, line, after=0)
    await store.follow(runs, "test:carl", Following.MOVES, most=9)
    await store.update_profile(NORTH.address, {"name": "Æthelred 🤺", "locale": "fr"})
    await store.list_running([NORTH.address], runs, at=AT)
    await store.list_finished([NORTH.address], key("over"), at=AT + 1)
    await store.list_waiting(runs, [NORTH.address], [], at=AT)
    await store.list_pending([NORTH.address], key("open"), at=AT)
    await store.move_chat("telegram", "-1", "-1001")
    await store.set_reminder(TableKey("discord", "5", "inbox"), AT + 9)
    await store.commit_tournament(TOURNAMENT, tournament(), expected=None, look_at=AT)
    await store.list_tournament([NORTH.address], TOURNAMENT, at=AT)
    return tables


async def all_of(store: Store, tables: dict[TableKey, Record]) -> list[Any]:
    found: list[Any] = [await store.profile(NORTH.address), await store.chat_now("telegram", "-1")]
    for table in tables:
        found += [await store.load(table, asker=NORTH.address), await store.talk(table)]
        found.append(await store.message_refs(table))
    found += [await store.finished_tables(NORTH.address, limit=9)]
    found += [await store.followed("test:carl")]
    stored = await store.load_tournament(TOURNAMENT)
    found += [stored and stored.record, await store.tournaments_of(NORTH.address, limit=9)]
    found += [await store.pending_challenges(NORTH.address), await store.due_reminders(AT + 99)]
    return [*found, await store.ended_tables(AT * 2, limit=9)]


def lines_of(export: bytes) -> list[dict[str, Any]]:
    """Its lines, in whatever order they stood there, without what hangs on the time."""
    read = [json.loads(line) for line in export.splitlines()[:-1]]
    kept = [{k: v for k, v in line.items() if k != "kept_for"} for line in read]
    for line in kept:
        line.update({"players": sorted(line["players"])} if "place" in line else {})
    return sorted(kept, key=json.dumps)
