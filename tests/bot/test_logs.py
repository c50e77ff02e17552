import json
import logging
import re
import subprocess
import sys
import threading

import pytest
import structlog

from bot.logs import HIDDEN, start_logging


@pytest.fixture
def quiet():
    """Give the root logger back as it was."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield
    root.handlers[:], level = before
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_secret_is_struck_out_whoever_writes_it(quiet, capsys, form):
    start_logging("info", form, ["token-of-ours"])
    structlog.get_logger("ours").warning("called", url="https://api/bottoken-of-ours/send")
    logging.getLogger("theirs").warning("failed: %s", "token-of-ours")
    said = capsys.readouterr().err
    assert "token-of-ours" not in said
    assert said.count(HIDDEN) == 2


def test_a_secret_in_a_traceback_is_struck_out(quiet, capsys):
    start_logging("info", "text", ["token-of-ours"])
    try:
        raise ValueError("token-of-ours is wrong")
    except ValueError:
        structlog.get_logger("ours").exception("failed")
    said = capsys.readouterr().err
    assert "ValueError" in said
    assert "token-of-ours" not in said


@pytest.mark.parametrize("level", ["debug", "info", "warning"])
def test_libraries_are_not_heard_below_info_at_any_level(quiet, capsys, level):
    start_logging(level, "text", [])
    for library in ("discord.gateway", "telegram.Bot", "httpx", "aiohttp.client", "new_library"):
        logging.getLogger(library).debug("Your hand: 1 2 3")
    structlog.get_logger("bot.workers").debug("ours")
    said = capsys.readouterr().err
    assert "Your hand" not in said
    assert ("ours" in said) is (level == "debug")


@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/api/v10/webhooks/155/aW50ZXJhY3Rpb24-_x/messages/@original",
        "https://discord.com/api/v10/interactions/155/aW50ZXJhY3Rpb24-_x/callback",
        "https://api.telegram.org/bot155:aW50ZXJhY3Rpb24-_x/sendMessage",
    ],
)
def test_a_token_in_an_address_is_struck_out_though_nobody_told_of_it(quiet, capsys, address):
    start_logging("warning", "text", [])
    logging.getLogger("discord.http").warning("We are being rate limited. PATCH %s", address)
    said = capsys.readouterr().err
    assert "aW50ZXJhY3Rpb24" not in said
    assert HIDDEN in said


def test_json_logs_are_an_object_a_line(quiet, capsys):
    start_logging("info", "json", [])
    structlog.get_logger("ours").info("begun", table="web:hall:k3zq7")
    row = json.loads(capsys.readouterr().err)
    assert row["event"] == "begun"
    assert row["table"] == "web:hall:k3zq7"
    assert row["level"] == "info"


WRITES_MUCH = """
import logging
from bot.log_stream import LogStream
from bot.logs import start_logging

start_logging("info", "text", [], LogStream(2))
for number in range(5_000):
    logging.getLogger("bot").warning("line %d of very many, each as long as a line may be", number)
print("alive", flush=True)
input()
logging.getLogger("bot").warning("the last line")
"""


def test_a_log_that_nobody_reads_stops_nobody_and_lacks_what_it_says():
    with subprocess.Popen(
        [sys.executable, "-c", WRITES_MUCH],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        stop = threading.Timer(20, process.kill)
        stop.start()
        assert process.stdout.readline() == "alive\n"
        read = [process.stderr.readline() for _ in range(2_000)]
        process.stdin.write("\n")
        process.stdin.flush()
        read += process.stderr.readlines()
        stop.cancel()
    numbers = [int(found[1]) for line in read if (found := re.search(r"line (\d+) of", line))]
    assert numbers == sorted(numbers)
    told = sum(int(line.split()[0]) for line in read if "left out" in line)
    assert told == 5_000 - len(numbers) > 0
    assert any("the last line" in line for line in read[-2:])
    assert process.returncode == 0


def test_who_never_reads_the_log_doesnt_keep_the_process_from_ending():
    with subprocess.Popen(
        [sys.executable, "-c", WRITES_MUCH],
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        process.stdin.write(b"\n")
        process.stdin.flush()
        try:
            assert process.wait(20) == 0
        finally:
            process.kill()
