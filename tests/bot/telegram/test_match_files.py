"""A match that is sent to the bot as a file opens as a film; no other file is answered."""

from tests.bot.test_match_files import a_file


async def test_a_match_sent_as_a_file_is_answered_by_its_film(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    await evening.anna.sends_file("some.salle.txt", a_file("gyges"))
    shown = await evening.anna.wait(lambda m: "Gygès" in m.text and m.content.media is not None)
    assert shown.content.media.kind == "animation"


async def test_a_file_that_is_no_match_is_refused_and_another_is_passed_over(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    await evening.anna.sends_file("holiday.txt", b"no match")
    await evening.anna.sends_file("some.salle.txt", b"no match")
    said = await evening.anna.wait(lambda m: "line" in m.text)
    assert "is wrong" in said.text
