"""Names and addresses of people stand in no log, no metric and no trace, whatever they are.

Everything that goes wrong on the way quotes them, as libraries do.
"""

import logging
from contextlib import suppress

import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from prometheus_client import generate_latest

from bot.application.model import Address, Person
from bot.commands import boards, challenge_answers, challenges, moves, talk
from bot.commands.challenges import Terms
from bot.fault_text import unquoted
from bot.messages.messenger import RetryLaterError
from bot.observability.metrics import REGISTRY
from bot.observability.requests import request
from tests.bot.log_secrets import debug_logs, found
from tests.bot.observability.test_requests import spans  # noqa: F401 - a fixture
from tests.bot.salle import Doors, Salle, Someone, deliverer_of
from tests.bot.test_deleting import deletes
from tests.every import every

NAMES = (
    "Wilhelmina",
    "O'Hara \"the Quick\" O'Hara",
    'table="x" level=error\\',
    "%s %(name)s {} {0}",
    "Ÿ🤺\u202eanimreW",
    "[hidden]' OR 'Wilhelmina",
)
IDS = ("5551234567", "310297554107662336")


def person(salle, id_, name, platform="telegram"):
    someone = Someone(salle, "somebody")
    someone.address = Address(platform=platform, id=id_)
    someone.person = Person(address=someone.address, name=name, locale="en", username="quick_mina")
    return someone


async def unlucky_evening(salle, name):
    """A match in a private chat, in which much goes wrong; then one of them deletes themselves."""
    doors = Doors("telegram")
    mina, rival = person(salle, IDS[0], name), person(salle, IDS[1], name[::-1], "discord")
    quoting = [ValueError(f"{name!r} of {mina.address}"), KeyError(name), RetryLaterError(0.0)]
    with request("telegram", "command"):
        opened = await salle.app.run(
            challenges.challenge, mina.ask(), Terms(game="en_garde", opponent=rival.person)
        )
        await salle.app.run(challenge_answers.accept, rival.ask(), opened.table)
        await salle.app.run(talk.say_line, mina.ask(), opened.table, f"I am {name}")
        await salle.app.run(moves.typed, mina.ask(), f"{name} +9", opened.table)
    worker = deliverer_of(salle, {"telegram": doors, "discord": doors}, quiet_delay=0.0)
    doors.trouble += quoting
    while entries := await salle.store.take(worker.name, count=100, wait=0):
        await worker.deliver(entries)
    log = structlog.get_logger("bot.tests")
    for error in quoting[:2]:
        with suppress(RuntimeError), request("telegram", "tap"):
            try:
                raise error
            except (ValueError, KeyError) as err:
                log.exception("failed", table=str(opened.table), why=str(err))
                raise RuntimeError(repr(name)) from err
    logging.getLogger("bot.storage").error("a table: %s", opened.table)
    salle.store.damage(opened.table)
    with request("telegram", "tap"):
        await salle.app.run(boards.hand, mina.ask(), opened.table)
    await deletes(mina)


@every("name", NAMES)
async def test_neither_names_nor_addresses_are_written_whatever_fails(
    name,
    capsys,
    spans,  # noqa: F811 - the fixture
    monkeypatch,
):
    monkeypatch.setattr("bot.workers.queue_worker._LONGEST_PAUSE", 0.0)
    salle = Salle()
    seen = len(spans())
    with debug_logs():
        await unlucky_evening(salle, name)
    await salle.computers.close()
    written = capsys.readouterr().err
    assert "failed" in written
    secrets = {name, name[::-1], repr(name)[1:-1], "quick_mina", *IDS}
    assert found(written, secrets) == []
    assert found(generate_latest(REGISTRY).decode(), secrets) == []
    traced = "\n".join(span.to_json() for span in spans()[seen:])
    assert traced
    assert found(traced, secrets) == []


@settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow])
@given(name=st.text(min_size=1))
def test_what_an_error_quotes_is_never_told(name):
    told = unquoted(f"no such person: {name!r}, of telegram")
    assert told == "no such person: '…', of telegram"


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_keeps_the_short_name_of_a_table_and_the_hall(form, capsys):
    root = logging.getLogger()
    before = root.handlers[:], root.level
    from bot.logs import start_logging  # noqa: PLC0415 - as the fixtures do

    start_logging("info", form, [])
    try:
        structlog.get_logger("ours").info("begun", table="web:hall:k3zq7")
        structlog.get_logger("ours").info("begun", table="telegram:5551234567:k3zq8")
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        structlog.reset_defaults()
    said = capsys.readouterr().err
    assert "web:hall:k3zq7" in said
    assert "telegram:[hidden]:k3zq8" in said
