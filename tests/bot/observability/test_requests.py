"""One id for what somebody asks for: in the log of every process, and as a link between traces."""

import asyncio
import io
import json
import logging
import subprocess
import sys

import pytest
import structlog

from bot.logs import start_logging
from bot.observability.requests import SHOWN, continued, present_id, request
from storage.base import LONGEST_REQUEST_ID, REQUEST_ID, Notice, NoticeKind, OutboxEntry, TableKey
from tests.bot.running import ROOT

KEY = TableKey("test", "room", "abcde")


@pytest.fixture
def logged():
    """Log at INFO as JSON; what is called gives the lines since it was called last."""
    root, stream = logging.getLogger(), io.StringIO()
    before, level = root.handlers[:], root.level
    start_logging("info", "json", [], stream)

    def lines():
        written = stream.getvalue()
        stream.seek(0)
        stream.truncate()
        return [json.loads(line) for line in written.splitlines()]

    yield lines
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def entry(carried):
    notice = Notice(table=KEY, version=3, to="chat", kind=NoticeKind.TURN)
    return OutboxEntry(id="1-0", shard=1, notice=notice, request_id=carried)


async def test_a_tap_its_commit_and_its_deliveries_have_one_id(salle, anna, bea, logged):
    table = await salle.match(anna, bea)
    await salle.deliver()
    mover = anna if (await anna.turn(table)).prompt.groups else bea
    logged()
    with request("test", "tap"):
        mine = present_id()
        await mover.plays(table)
    assert present_id() == ""
    await salle.deliver()
    lines = [line for line in logged() if line.get("request") == mine]
    assert [line["event"] for line in lines][:2] == ["committed", "request"]
    told = [line for line in lines if line["event"] == "delivery"]
    assert {line["outcome"] for line in told} == {"told"}
    assert {line["table"] for line in told} == {str(table)}
    assert len(told) == 2  # the other player, and the chat


async def test_no_line_names_a_person_or_a_move(salle, logged):
    anna, bea = salle.someone("Wilhelmina"), salle.someone("Zarathustra")
    table = await salle.match(anna, bea)
    mover = anna if (await anna.turn(table)).prompt.groups else bea
    move = (await mover.turn(table)).prompt.groups[0].choices[0].notation
    with request("test", "tap"):
        await mover.plays(table, move)
    await salle.deliver()
    lines = logged()
    assert lines
    for line in lines:
        said = json.dumps(line).lower()
        assert "wilhelmina" not in said
        assert "zarathustra" not in said
        assert move not in line.values()


async def test_two_at_once_are_not_confused_and_their_tasks_are_theirs():
    async def one():
        with request("test", "tap"):
            mine = present_id()
            await asyncio.sleep(0)
            inner = asyncio.create_task(asyncio.sleep(0, present_id()))
            return mine, present_id(), await inner

    for mine, later, in_task in await asyncio.gather(one(), one(), one()):
        assert mine == later == in_task
    assert len({(await one())[0] for _ in range(50)}) == 50


async def test_an_id_is_random_and_bounded():
    with request("test", "tap"):
        assert len(present_id()) == SHOWN
        assert len(REQUEST_ID.get()) <= LONGEST_REQUEST_ID


async def test_what_raises_is_counted_as_failed(logged):
    with pytest.raises(RuntimeError), request("test", "tap"):
        raise RuntimeError("a bug")
    assert [line["outcome"] for line in logged()] == ["failed"]


@pytest.mark.parametrize("carried", ["", "x", "-", "zz-zz", "0" * 16 + "-" + "0" * 32, "é" * 64])
async def test_whatever_the_outbox_carries_is_carried_on(carried):
    with continued(entry(carried)):
        assert present_id() == carried[:SHOWN]
    assert present_id() == ""


@pytest.fixture
def spans():
    """The SDK as an operator would set it up, with the spans that have ended."""
    from opentelemetry import trace  # noqa: PLC0415 - set up once a process
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - as above
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor  # noqa: PLC0415 - as above
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import (  # noqa: PLC0415
        InMemorySpanExporter,
    )

    provider = trace.get_tracer_provider()
    if not isinstance(provider, TracerProvider):
        provider = TracerProvider()
        trace.set_tracer_provider(provider)
    exporter = InMemorySpanExporter()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    yield exporter.get_finished_spans
    exporter.shutdown()


async def test_commits_are_within_their_request_and_deliveries_link_to_it(salle, anna, bea, spans):
    table = await salle.match(anna, bea)
    await salle.deliver()
    mover = anna if (await anna.turn(table)).prompt.groups else bea
    seen = len(spans())
    with request("discord", "tap"):
        mine = present_id()
        await mover.plays(table)
    await salle.deliver()
    ended = spans()[seen:]
    (asked,) = [span for span in ended if span.name == "request"]
    (written,) = [span for span in ended if span.name == "commit"]
    told = [span for span in ended if span.name == "delivery"]
    assert f"{asked.context.span_id:016x}" == mine
    assert written.parent.span_id == asked.context.span_id
    assert len(told) == 2
    for span in told:
        assert [link.context.span_id for link in span.links] == [asked.context.span_id]
        assert [link.context.trace_id for link in span.links] == [asked.context.trace_id]
        assert span.context.trace_id != asked.context.trace_id
        assert span.attributes["salle.request"] == mine
    assert asked.attributes["salle.outcome"] == "ok"


WITHOUT = """
import sys
sys.modules["opentelemetry"] = None
from bot.observability.requests import continued, present_id, request
from bot.observability.tracing import span
with request("web", "tap"):
    with span("commit", game="en_garde"):
        print(len(present_id()))
"""


def test_without_its_packages_ids_are_there_and_spans_are_nothing():
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "16\n", "")
