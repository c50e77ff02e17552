"""*Verify* in Telegram: whatever its length, the verdict and the seal are read whole."""

import re
from dataclasses import replace

import pytest

from bot.adapters.telegram.layout import CAPTION, TEXT, OutgoingMessage
from bot.adapters.telegram.places import Place
from bot.application.model import Post, Seal
from tests.bot.telegram.evening import data

VERDICT = "All 99 draws fit the sealed seed."
SEAL = "9f2c" * 16
LONG = Post(
    title="En Garde · Anna – Bea",
    lines=(VERDICT, "Check it yourself. " * 50),
    seal=Seal(words="Compare it:", digits=SEAL),
    text="draws = [1, 2, 3]",
)


async def test_verify_under_a_board_says_everything(evening):
    card = await evening.challenge("audatia")
    seal = re.search(r"[0-9a-f]{64}", card.text)[0]
    await evening.anna.starts()
    await evening.anna.wait()
    await evening.accepted(card)
    await evening.anna.sends("/resign")
    asked = await evening.anna.wait(lambda m: "Resign?" in m.text)
    await evening.anna.taps(asked, "Resign")
    over = await evening.anna.wait(lambda m: bool(data(m, "vf")))
    assert over.photo
    await evening.anna.sends("/language fr")  # it says more than a caption holds
    await evening.anna.wait(lambda m: "Français" in m.text)
    await evening.anna.taps(over, data=data(over, "vf")[0])
    proof = await evening.anna.wait(lambda m: "server_seed =" in m.text)
    assert len(proof.text) > CAPTION
    assert proof.text.splitlines()[1].startswith("Chacun des ")
    for part in (seal, "Vérifie par toi-même", "draws = ["):
        assert part in proof.text


async def sent(evening, post):
    """What arrives in Anna's private chat."""
    await evening.anna.starts()
    await evening.anna.wait()
    mark = evening.server.mark()
    messages = evening.adapter._messages
    await messages.send(Place(evening.anna.id), OutgoingMessage(post=post))
    return evening.anna.since(mark)


async def test_what_does_not_fit_beside_a_file_is_a_message_of_its_own(evening):
    words, file = await sent(evening, replace(LONG, text="draws = [1, 2]\n" * 400))
    assert words.text.splitlines()[1] == VERDICT
    assert "Check it yourself" in words.text
    assert SEAL in words.text
    assert len(words.text) > CAPTION
    assert file.document
    assert file.text == LONG.title


async def test_what_fits_beside_a_file_stays_there(evening):
    (file,) = await sent(evening, replace(LONG, lines=(VERDICT,), text="1, 2, " * 900))
    assert file.document
    assert VERDICT in file.text
    assert SEAL in file.text


@pytest.mark.parametrize("limit", [CAPTION, TEXT])
def test_a_seal_is_never_cut(limit):
    html = OutgoingMessage(post=replace(LONG, lines=("word " * 2_000,))).html(limit)
    assert f"<blockquote expandable>Compare it:\n<code>{SEAL}</code></blockquote>" in html
