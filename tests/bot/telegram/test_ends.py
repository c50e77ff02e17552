"""In the private chat: how a match ends, and what can be had of it then."""

import json

import pytest

from tests.bot.telegram.evening import is_over, moves, my_turn


async def test_resigning_asks_once(evening):
    person, _, _ = await my_turn(evening)
    mark = evening.server.mark()
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text, since=mark)
    await person.taps(asked, "Play on")
    await asked.changes(lambda m: bool(moves(m)))
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text and m is not asked, since=mark)
    await person.taps(asked, "Resign")
    for chat in (evening.anna, evening.bea, evening.group):
        await chat.wait(is_over)


async def test_a_draw_is_offered_and_taken(evening):
    person, _, _ = await my_turn(evening)
    other = evening.bea if person is evening.anna else evening.anna
    await person.sends("/draw")
    offer = await other.wait(lambda m: "Take the draw" in m.labels)
    assert not offer.silent
    await evening.group.wait(lambda m: "offers a draw" in m.text or "offered" in m.text)
    await other.taps(offer, "Take the draw")
    final = await evening.group.wait(is_over)
    assert "drawn" in final.text


async def resigned(evening, person=None):
    if person is None:
        person, _, _ = await my_turn(evening)
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text)
    await person.taps(asked, "Resign")
    await evening.group.wait(is_over)
    return person, await person.wait(is_over)


@pytest.mark.long
async def test_a_rematch_is_a_new_card_with_the_sides_swapped(evening):
    _, _ = await resigned(evening)
    final = await evening.bea.wait(is_over)
    mark = evening.server.mark()
    await evening.bea.taps(final, "Rematch")
    card = await evening.group.wait(lambda m: "Accept" in m.labels, since=mark)
    assert card.text.startswith("Bea challenges Anna")
    assert card.mentions == [evening.anna]
    await evening.anna.taps(card, "Accept")
    await evening.mover()


async def test_a_question_goes_when_the_table_moves_on(evening):
    person, message, _ = await my_turn(evening)
    await person.sends("/resign")
    asked = await person.wait(lambda m: "Resign?" in m.text)
    assert asked.labels == ["Resign", "Play on"]
    await person.taps(message, data=moves(message)[0])
    await message.changes(lambda m: "Send" in m.labels)
    await person.taps(message, "Send")
    await asked.changes(lambda m: m.deleted)


async def test_who_is_asked_again_has_the_last_question_alone(evening):
    person, _, _ = await my_turn(evening)
    await person.sends("/resign")
    first = await person.wait(lambda m: "Resign?" in m.text)
    mark = evening.server.mark()
    await person.sends("/resign")
    last = await person.wait(lambda m: "Resign?" in m.text, since=mark)
    await first.changes(lambda m: m.deleted)
    assert last.labels == ["Resign", "Play on"]


async def test_a_second_rematch_tap_accepts_the_first(evening):
    await resigned(evening)
    beas, annas = await evening.bea.wait(is_over), await evening.anna.wait(is_over)
    mark = evening.server.mark()
    await evening.bea.taps(beas, "Rematch")
    await evening.group.wait(lambda m: m.text.startswith("Bea challenges"), since=mark)
    await evening.anna.taps(annas, "Rematch")
    await evening.group.wait(lambda m: bool(m.photo) and not is_over(m), since=mark)
    assert len([m for m in evening.group.since(mark) if "challenges" in m.text]) == 1
    assert is_over(beas)
    assert is_over(annas)


async def test_after_the_end_there_is_a_film_a_proof_and_a_record(evening):
    person, final = await resigned(evening)
    await person.taps(final, "Replay")
    film = await person.wait(lambda m: m.animation is not None)
    sent = film.content.media
    assert (sent.filename, sent.content_type) == ("replay.mp4", "video/mp4")
    assert (sent.width, sent.duration <= 20) == (640, True)
    await person.taps(final, "Verify")
    proof = await person.wait(lambda m: "server_seed =" in m.text)
    assert "fit the sealed seed" in proof.text
    await person.taps(final, "Back to the table")
    await final.changes(is_over)
    await person.taps(final, "Export")
    file = await person.wait(lambda m: m.document is not None)
    assert json.loads(file.document)["head"]["game"] == "en_garde"


@pytest.mark.long
async def test_a_replay_that_can_not_be_made_is_told_in_words(evening, monkeypatch):
    async def fails(_film):
        raise OSError("no reel")

    monkeypatch.setattr(evening.pictures, "mp4", fails)
    person, final = await resigned(evening)
    await person.taps(final, "Replay")
    told = await person.wait(lambda m: "I couldn't make the film." in m.text)
    assert "Anna on square 1" in told.text
    assert told.animation is None


async def test_a_match_is_gone_through_in_one_message(evening):
    person, message, _ = await my_turn(evening)
    await evening.play(person, message)
    await evening.mover()
    _, final = await resigned(evening, person)
    mark = evening.server.mark()
    await person.taps(final, "Go through it")
    await final.changes(lambda m: "The beginning" in m.text)
    for label in ("Next ›", "‹ Back"):
        await person.taps(final, label)
        await final.changes(lambda m, label=label: label not in m.labels)
    assert final.content.media is not None
    assert all(message is final for message in person.since(mark))
