"""What is exported: bounded, and without anybody's name or hand."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.commands import boards
from bot.messages.pictures import Pictures
from bot.observability import metrics
from bot.observability.requests import request
from engines.core.record import Act
from engines.packages import find_games
from storage.base import TableKey

DASHBOARD = Path(__file__).parents[3] / "docs" / "grafana.json"
README = Path(__file__).parents[3] / "docs" / "metrics.md"
PARTS = ("store", "games", "fonts", "drained")
ALLOWED = {
    "game": {*find_games(), "other"},
    "act": {*Act, "challenge", "other"},
    "platform": {*metrics.PLATFORMS, "other"},
    "kind": {*metrics.KINDS, "other"},
    "outcome": {
        *metrics.OUTCOMES, *metrics.CALLS, *metrics.DELIVERIES, *metrics.REDIS, "other",
    },
    "place": {*metrics.PLACES, "other"},
    "reason": {*metrics.RETRIES, "other"},
    "stream": {*metrics.STREAMS, "other"},
    "result": {*metrics.PICTURES, "ok", "failed", "other"},
    "part": {*metrics.PLATFORMS, *PARTS, "other"},
}  # fmt: skip


def exported():
    text = generate_latest(metrics.REGISTRY).decode()
    return [sample for family in text_string_to_metric_families(text) for sample in family.samples]


def families():
    """The names of all metrics of ours, as queries name them."""
    names = {family.name for family in metrics.REGISTRY.collect()}
    return {name for name in names if name.startswith("salle_")}


def value(name, **labels):
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


words = st.text() | st.sampled_from(["discord", "tap", "en_garde", "move", "ok", "Anna", "310297"])


@given(words, words, words, st.floats(0, 1e9))
def tell(a, b, c, number):
    metrics.acts.of(a, b).inc()
    metrics.requests.of(a, b, c).observe(number)
    metrics.calls.of(a, b).observe(number)
    metrics.messages_sent.of(a, b).inc()
    metrics.deliveries.of(a, b).observe(number)
    metrics.retries.of(a, b).inc()
    metrics.outbox_notices.of(a).set(3)
    metrics.outbox_oldest.of(a).set(number)
    metrics.outbox_parked.of(a).set(2)
    metrics.pictures.of(a, b).observe(number)
    metrics.used_redis(a, number)
    metrics.ready.of(a).set(True)
    with metrics.thinking(a):
        pass


def test_whatever_is_told_no_label_holds_anything_but_what_is_known_beforehand():
    tell()
    for sample in exported():
        for label, said in sample.labels.items():
            if label not in ("le", "version"):
                assert said in ALLOWED[label], sample


def test_there_are_never_more_series_than_said():
    for platform in (*metrics.PLATFORMS, "?"):
        for kind in (*metrics.KINDS, "?"):
            for outcome in (*metrics.OUTCOMES, "?"):
                metrics.requests.of(platform, kind, outcome).observe(0.1)
        for outcome in (*metrics.CALLS, "?"):
            metrics.calls.of(platform, outcome).observe(0.1)
        for outcome in (*metrics.DELIVERIES, "?"):
            metrics.deliveries.of(platform, outcome).observe(0.1)
        for reason in (*metrics.RETRIES, "?"):
            metrics.retries.of(platform, reason).inc()
    for game in (*find_games(), "?"):
        for act in (*Act, "challenge", "?"):
            metrics.acts.of(game, act).inc()
        for result in (*metrics.PICTURES, "?"):
            metrics.pictures.of(game, result).observe(0.1)
    assert len(exported()) <= metrics.MOST_SERIES


async def test_what_people_do_is_counted_and_nobody_is_named(salle):
    anna, bea = salle.someone("Wilhelmina"), salle.someone("Zarathustra")
    before = value("salle_acts_total", game="en_garde", act="move")
    table = await salle.match(anna, bea, options={"variant": "standard"})
    mover = anna if (await anna.turn(table)).prompt.groups else bea
    await mover.plays(table)
    await salle.deliver()
    assert value("salle_acts_total", game="en_garde", act="move") == before + 1
    text = generate_latest(metrics.REGISTRY).decode().lower()
    for secret in ("wilhelmina", "zarathustra", str(table).lower(), table.table):
        assert secret not in text


async def test_a_refusal_is_no_success(salle, anna, bea, eve):

    labels = {"platform": "other", "kind": "tap", "outcome": "refused"}
    before = value("salle_request_seconds_count", **labels)
    with request("test", "tap"):
        await salle.app.run(boards.hand, eve.ask(), TableKey("test", "room", "none"))
    assert value("salle_request_seconds_count", **labels) == before + 1


async def test_a_picture_is_drawn_once_and_then_comes_from_the_cache(salle, anna, bea):

    table = await salle.match(anna, bea)
    picture = (await anna.turn(table)).picture
    pictures = Pictures()
    counts = []
    for _ in range(2):
        await pictures.png(picture)
        counts.append([
            value("salle_picture_seconds_count", game="en_garde", result=result)
            for result in ("drawn", "cached")
        ])  # fmt: skip
    pictures.close()
    (drawn, cached), (drawn_again, cached_again) = counts
    assert (drawn_again - drawn, cached_again - cached) == (0, 1)


def plain(name):
    """A metric's name, without what a histogram or a counter adds to it."""
    return re.sub(r"_(bucket|count|sum|total)$", "", name)


def queried(dashboard):
    """Every metric of ours that a dashboard asks for."""
    targets = [one for panel in dashboard["panels"] for one in panel.get("targets", ())]
    return {plain(name) for one in targets for name in re.findall(r"\bsalle_[a-z_]+", one["expr"])}


def test_the_dashboard_asks_for_metrics_that_there_are():
    dashboard = json.loads(DASHBOARD.read_text("utf-8"))
    assert queried(dashboard) - families() == set()


def test_every_metric_is_on_the_dashboard_and_explained():
    dashboard = json.loads(DASHBOARD.read_text("utf-8"))
    assert families() - queried(dashboard) == set()
    explained = set(re.findall(r"`(salle_[a-z_]+)`", README.read_text("utf-8")))
    assert set(map(plain, explained)) == families()


@pytest.mark.parametrize(
    "panel", json.loads(DASHBOARD.read_text("utf-8"))["panels"], ids=lambda panel: panel["title"]
)
def test_every_panel_has_a_unit_a_description_and_a_query(panel):
    if panel["type"] == "row":
        return
    assert panel["description"]
    assert panel["fieldConfig"]["defaults"]["unit"]
    assert all(target["expr"] for target in panel["targets"])
