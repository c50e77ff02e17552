"""A finished match as a file: its whole record, which anybody can check, or a text."""

from __future__ import annotations

import json
import re
import unicodedata
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Address, Ask, Reply
from bot.application.rate_limiter import Kind
from bot.application.refused import RefusedError
from bot.application.tickets import Verb
from bot.commands.arguments import TABLE, Given, Offered, choice
from bot.commands.context import Context
from bot.commands.declaration import ANYWHERE, Command, at_table
from bot.commands.find_table import find_table
from engines.core.chance import Use
from engines.core.former import FORMER
from engines.core.match import nonces_of, seed_of
from engines.core.match_state import Status
from engines.core.match_text import MatchTextError, match_text
from engines.core.record import COMPUTER, Player, Record
from engines.core.replay import luck_of
from storage.base import TableKey

# How to check an export, for people; docs/fairness.md shows a program that does.
_ABOUT: Final = (
    "head.commitment, the seal, is the SHA-256 of server_seed and was shown before anybody "
    "accepted. seed is the SHA-256 of server_seed and the nonces (head.nonce, then "
    "joining.nonce of the entry that accepts) in UTF-8, joined by zero bytes. Draw i below n "
    'is HMAC-SHA256 with the key seed of the text "i:0", read as a big-endian number, modulo '
    "n; a number not below the largest multiple of n up to 2^256 is passed over for that of "
    '"i:1", and so on. Draws are numbered through the whole match from 0. A shuffle takes its '
    "items as they stand and, for k from the last place down to the second (counted from 1), "
    "changes the item in place k with that in place d+1, where d is its next draw, below k. "
    "The result is cut into its piles from the front; cards are drawn from the front of a "
    "deck. A pick is the item in place d+1 of its items."
)


_JSON: Final = "json"
_TEXT: Final = "text"
_LONGEST_NAME: Final = 20  # characters of a player's name in the name of a file


async def export(
    context: Context, ask: Ask, key: TableKey | None = None, *, form: str = _JSON
) -> Reply:
    """After the end: the whole record as JSON, or the match as a text that the lab reads.

    Raises:
        RefusedError: the match can't be told as a text.
    """
    table = await find_table(context, ask, key, verb=Verb.EXPORT, wanted=Status.OVER)
    perspective = context.perspective(ask, table)
    if table.match.status is not Status.OVER:
        return perspective.refuse("hall-export-later")
    await context.admit(ask, Kind.EXPORT)
    server_seed = context.tables.seed_of(table)
    if form == _TEXT:
        return Reply(private=perspective.post(file=as_text(table, server_seed)), table=table.key)
    whole = {
        "salle": 2,
        "table": str(await context.tables.aliases.on(ask.where.platform, table.key)),
        **told_to(context, ask.me, table).model_dump(mode="json"),
        "server_seed": server_seed.hex(),
        "luck": luck(table, server_seed),
    }
    body = json.dumps(whole, ensure_ascii=False, indent=1).encode()
    return Reply(
        private=perspective.post(file=(f"salle-{table.game.id}-{table.key.table}.json", body)),
        table=table.key,
    )


def as_text(table: LoadedTable, server_seed: bytes) -> tuple[str, bytes]:
    """The name and the content of the match's text. Raises RefusedError."""
    try:
        text = match_text(table.game, table.record, server_seed=server_seed)
    except MatchTextError:
        raise RefusedError("hall-export-json-alone") from None
    day = datetime.fromtimestamp(table.record.head.created, UTC).date().isoformat()
    names = (_in_file_name(player) for player in table.match.players)
    return f"{'-'.join((table.game.id, day, *names))}.salle.txt", text.encode()


# A name in ASCII letters and digits alone, which mean nothing else in any system's file names.
def _in_file_name(player: Player | None) -> str:
    plain = unicodedata.normalize("NFKD", player.name if player else "").lower()
    return re.sub("[^a-z0-9]", "", plain)[:_LONGEST_NAME] or "player"


def told_to(context: Context, reader: str, table: LoadedTable) -> Record:
    """The record without the addresses of those who play on another platform, and without chats.

    Nothing that a check needs is among them.
    """
    platform = Address.parse(reader).platform

    def told(address: str) -> str:
        here = (platform, COMPUTER, FORMER)
        is_known = Address.parse(address).platform in here
        return address if is_known else f"elsewhere:{context.tables.pseudonym(address)}"

    def player(one: Player) -> Player:
        return one.model_copy(update={"address": told(one.address), "chat": ""})

    record = table.record
    players = record.head.players.map(lambda one: player(one) if one else None)
    log = tuple(
        entry.model_copy(
            update={
                "joining": entry.joining.model_copy(update={"player": player(entry.joining.player)})
            }
        )
        if entry.joining
        else entry
        for entry in record.log
    )
    head = record.head.model_copy(update={"players": players})
    if head.tournament:
        head = head.model_copy(
            update={"tournament": head.tournament.model_copy(update={"place": ""})}
        )
    if table.key.platform != platform:  # their names hold the chat where the table was opened
        played = tuple(one.model_copy(update={"table": ""}) for one in head.played)
        head = head.model_copy(update={"rematch_of": "", "start_of": "", "played": played})
    return Record.model_construct(head=head, log=log)


def luck(table: LoadedTable, server_seed: bytes) -> dict[str, Any]:
    """Every draw with its bound, and how cards follow from them: all that a check needs."""
    draws: list[dict[str, Any]] = []
    made: list[dict[str, Any]] = []
    for entry, trace in enumerate(luck_of(table.game, table.record)):
        first = len(draws)
        draws += (
            {"number": number, "entry": entry, "below": draw.below, "value": draw.value}
            for number, draw in enumerate(trace.draws, start=first)
        )
        made += ({"entry": entry, **_explained(use, first)} for use in trace.uses)
    return {
        "about": _ABOUT,
        "seed": seed_of(table.record, server_seed).hex(),
        "nonces": nonces_of(table.record),
        "draws": draws,
        "made": made,
    }


# A shuffle or a pick; its draws are numbered from `first` on.
def _explained(use: Use, first: int) -> dict[str, Any]:
    numbers = {"first_draw": first + use.first, "draws": use.draws}
    if use.kind == "pick":
        return {"pick": use.name, **numbers, "items": use.items, "result": use.result[0]}
    cards = iter(use.result)
    piles = {name: tuple(islice(cards, size)) for name, size in use.piles.items()}
    return {"shuffle": use.items, **numbers, "result": use.result, "piles": piles}


async def _run(context: Context, ask: Ask, given: Given) -> Reply:
    return await export(context, ask, given.table, form=given.value(_FORM.name) or _JSON)


_FORM: Final = choice("form", *(Offered.of(one, f"hall-form-{one}") for one in (_JSON, _TEXT)))

COMMAND: Final = Command(
    name="export",
    run=_run,
    arguments=(_FORM, TABLE),
    places=ANYWHERE,
    link=Verb.EXPORT,
    group="match",
    buttons={Verb.EXPORT: at_table(export)},
    looks=frozenset({Verb.EXPORT}),
)
