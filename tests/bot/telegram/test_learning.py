"""Hints, playing on and the puzzle of the day on Telegram's test server."""

import pytest

from tests.bot.reviewing import judges
from tests.bot.solving import shown_solution
from tests.bot.telegram.evening import is_over


async def over(evening):
    """Bea has given a match up that the group has watched."""
    for person in (evening.bea, evening.eve):
        await person.starts()
    await evening.match("gyges friendly")
    await evening.bea.sends("/resign")
    asked = await evening.bea.wait(lambda m: "Resign" in m.labels)
    await evening.bea.taps(asked, "Resign")
    return await evening.anna.wait(is_over)


async def morning(evening):
    """The group has the puzzle of the day."""
    await evening.anna.sends(evening.group, "/setup")
    asked = await evening.group.wait(lambda m: "Puzzle of the day" in m.labels)
    await evening.anna.taps(asked, "Puzzle of the day")
    await asked.changes(lambda m: "✓ nowhere" in m.labels)
    await evening.anna.taps(asked, "Games")
    await asked.changes(lambda m: "Puzzle of the day: Games" in m.text)
    evening.salle.time.now += 8 * 3_600
    await evening.salle.clock.sweep()
    return await evening.group.wait(lambda m: "Solve it" in m.labels)


async def test_who_watched_plays_on_in_private_from_a_position_of_the_match(evening):
    await over(evening)
    await evening.eve.sends(evening.group, "/review")
    review = await evening.eve.wait(lambda m: "Play on" in m.labels)
    await evening.eve.taps(review, "Play on")
    await review.changes(lambda m: "Both sides myself" in m.labels)
    level = next(label for label in review.labels if label.startswith("About your strength"))
    await evening.eve.taps(review, level)
    card = await evening.eve.wait(lambda m: "Play now" in m.labels and "Gygès" in m.text)
    assert "Begins where a finished match began." in card.text
    await evening.eve.taps(card, "Play now")
    await evening.eve.wait(lambda m: "Set up your six rings." in m.text)


@pytest.mark.long
async def test_a_friend_is_challenged_to_play_on_where_the_match_was_played(evening):
    end = await over(evening)
    await evening.anna.taps(end, "Go through it")
    await end.changes(lambda m: "Play on" in m.labels)
    await evening.anna.taps(end, "Play on")
    await end.changes(lambda m: "Bea" in m.labels)
    await evening.anna.taps(end, "Bea")
    card = await evening.group.wait(lambda m: "Accept" in m.labels)
    assert "Begins where a finished match began." in card.text
    await evening.bea.taps(card, "Accept")
    await card.changes(lambda m: "Bea accepted." in m.text)


@pytest.mark.long
async def test_a_hint_asked_for_in_a_group_is_read_in_private_and_told_all_as_taken(
    evening, hint_thoughts
):
    await evening.bea.starts()
    await evening.match("gyges friendly hints")
    mover, _, _ = await evening.mover()
    rival = evening.bea if mover is evening.anna else evening.anna
    await mover.sends(evening.group, "/hint")
    look = await mover.wait(lambda m: "Hint: Think about" in m.text)
    await evening.group.wait(lambda m: f"{mover.name} took a hint." in m.text)
    await rival.sends("/hint")
    await rival.wait(lambda m: m.text == f"{mover.name} is to move.")
    await mover.taps(look, "Hint")
    await look.changes(lambda m: "Salle would play " in m.text)
    await mover.taps(look, "Send")
    await rival.wait(lambda m: "2 hints" in m.text)
    seen = [*rival.from_bot, *evening.group.from_bot]
    assert not any("Hint:" in m.text or "Salle would" in m.text for m in seen)


async def test_the_puzzle_of_the_day_is_solved_in_private_and_its_message_counts_it(evening):
    daily = await morning(evening)
    assert "nobody has tried it yet" in daily.text
    await evening.bea.starts()
    await evening.bea.taps(daily, "Solve it")
    task = await evening.bea.wait(lambda m: "Show me" in m.labels)
    one, paths = shown_solution(evening.salle, task.text)
    for path in paths:
        await evening.bea.taps(task, data=f"pz:{one.name}/pw{path}")
    sending = f"pz:{one.name}/ps"
    await task.changes(lambda m: sending in str(m.content))
    (send,) = (b.data for row in task.buttons for b in row if (b.data or "").startswith(sending))
    await evening.bea.taps(task, data=send)
    await task.changes(lambda m: "That's it, at once" in m.text)
    evening.salle.time.now += 60
    await evening.salle.clock.sweep()
    await daily.changes(lambda m: "1 of 1 found it" in m.text)
    assert evening.group.last is daily


@pytest.mark.long
async def test_a_link_leads_who_has_no_private_chat_yet_to_the_puzzle_itself(evening):
    daily = await morning(evening)
    answer = await evening.eve.taps(daily, "Solve it")
    await evening.eve.follows(answer.url)
    task = await evening.eve.wait(lambda m: "Show me" in m.labels)
    assert daily.text.partition(" · ")[2].partition("\n")[0] in task.text


@pytest.mark.long
async def test_a_past_match_of_a_profile_is_gone_through_in_private(evening):
    await over(evening)
    said = await evening.bea.sends(evening.group, "who plays?")
    await evening.eve.sends(evening.group, "/profile", reply_to=said)
    profile = await evening.group.wait(lambda m: "Last matches" in m.labels)
    await evening.eve.taps(profile, "Last matches")
    listed = await evening.eve.wait(lambda m: "1" in m.labels)
    await evening.eve.taps(listed, "1")
    plate = await evening.eve.wait(lambda m: "Go through it" in m.labels)
    await evening.eve.taps(plate, "Go through it")
    await evening.eve.wait(lambda m: "Nothing was played in this match." in m.text)


@pytest.mark.long
async def test_who_watched_and_asked_sees_the_judgement_in_their_message(evening, monkeypatch):
    for person in (evening.bea, evening.eve):
        await person.starts()
    await evening.match()
    for _ in range(2):
        await evening.play(*await evening.mover())
    await evening.bea.sends("/resign")
    asked = await evening.bea.wait(lambda m: "Resign" in m.labels)
    await evening.bea.taps(asked, "Resign")
    await evening.anna.wait(is_over)
    await evening.eve.sends(evening.group, "/review")
    start = await evening.eve.wait(lambda m: "How far is it?" in m.labels)
    await evening.eve.taps(start, "How far is it?")
    assert await judges(evening.salle, monkeypatch)
    told = await evening.eve.wait(lambda m: "turning point" in m.text)
    await evening.eve.taps(told, "Next ›")
    assert len([m for m in evening.eve.from_bot if m.photo]) == 1
