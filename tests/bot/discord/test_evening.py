"""An evening in Discord: commands, offers, the end of a match, settings, private chats."""

import pytest

from tests.bot.discord.evening import is_over, main, version_now

# Commands


async def test_moves_complete_as_one_types(evening):
    await evening.match()
    person, _ = await evening.mover()
    offered = await evening.mover_completes(person, "+")
    assert offered
    assert all(s.value.startswith("+") for s in offered)
    assert "Forward" in offered[0].name
    reply = await person.slash(evening.games, "move", move=offered[0].value)
    assert reply.ephemeral
    assert "Not sent yet." in reply.text
    assert (await evening.mover_completes(evening.eve, "")) == []


async def test_typed_nonsense_is_answered_with_what_would_be_right(evening):
    await evening.match()
    person, _ = await evening.mover()
    reply = await person.slash(evening.games, "move", move="*_qqq_*")
    assert "isn't an action. Write +3 (forward)" in reply.text
    assert r"\*\_qqq\_\*" in reply.text, "what people write is shown as they wrote it"


async def test_several_tables_need_a_name_which_completes(evening):
    for _ in range(2):
        card = await evening.challenge(evening.anna, evening.bea)
        await card.click(evening.bea, "Accept")
    offered = await evening.bea.autocomplete(evening.games, "hand", table="")
    assert len(offered) == 2
    assert all(s.name.startswith("En Garde · Anna") for s in offered)
    reply = await evening.bea.slash(evening.games, "board", table=offered[1].value)
    assert reply.attachments
    nothing = await evening.bea.slash(evening.games, "board", table="no such table")
    assert "I can't find that table" in nothing.text
    listed = await evening.bea.slash(evening.games, "tables")
    assert len(listed.labels) == 2


@pytest.mark.long
async def test_a_draw_is_offered_and_taken(evening):
    thread = await evening.match()
    await evening.anna.slash(evening.games, "match draw")
    board = await evening.bea.wait_message(thread, lambda m: "offers a draw" in m.text)
    assert thread.messages == [board]
    await evening.server.wait(
        lambda: "Take the draw" in evening.bea.dm.messages[-1].labels, what="the offer"
    )
    await evening.bea.dm.messages[-1].click(evening.bea, "Take the draw")
    final = await evening.anna.wait_message(thread, is_over)
    assert "draw" in final.text


async def test_resigning_asks_once_and_a_rematch_swaps_the_sides(evening):
    thread = await evening.match()
    asked = await evening.anna.slash(thread, "match resign")
    assert "Resign? That gives Bea the match." in asked.text
    await asked.click(evening.anna, main(asked.message))
    final = await evening.bea.wait_message(thread, is_over)
    await final.click(evening.bea, "Rematch")
    card = await evening.anna.wait_message(thread, lambda m: "Bea challenges" in m.text)
    assert "**En Garde · Anna – Bea**" in card.text or "**En Garde · Bea – Anna**" in card.text


@pytest.mark.long
async def test_a_second_rematch_tap_accepts_the_first_and_both_play_on_in_the_thread(evening):
    thread = await evening.match()
    asked = await evening.anna.slash(thread, "match resign")
    await asked.click(evening.anna, main(asked.message))
    final = await evening.bea.wait_message(thread, is_over)
    offered = await final.click(evening.bea, "Rematch")
    assert "You have asked Anna for a rematch." in offered.text
    card = await evening.anna.wait_message(thread, lambda m: "Bea challenges" in m.text)
    accepted = await final.click(evening.anna, "Rematch")
    (there,) = [button for button in accepted.buttons if button.label == "Go to the rematch"]
    assert there.url.endswith(f"/{evening.guild.id}/{thread.id}/{card.id}")
    await evening.anna.wait_message(thread, lambda m: m.id > card.id and "My hand" in m.labels)
    assert len([m for m in evening.games.messages if "challenges" in m.text]) == 1
    assert (await evening.eve.slash(thread, "board")).attachments


async def test_after_the_end_one_can_check_keep_and_watch_it_again(evening):
    thread = await evening.match()
    mover, message = await evening.mover()
    await evening.play(message, mover)
    await evening.resign(evening.anna)
    board = await evening.anna.wait_message(thread, is_over)
    end = await evening.anna.wait_dm(is_over)
    verified = await board.click(evening.anna, "Verify")
    assert "fit the sealed seed" in verified.text
    exported = await board.click(evening.anna, "Export")
    assert exported.attachments[0].filename.endswith(".json")
    film = await board.click(evening.anna, "Replay")
    await film.done()
    (file,) = film.attachments
    assert (file.filename, file.content_type) == ("replay.mp4", "video/mp4")
    assert file.data[4:8] == b"ftyp"
    assert file.alt
    review = await (await board.click(evening.anna, "Go through it")).done()
    assert (review.ephemeral, "The beginning" in review.text) == (True, True)
    last = await (await review.message.click(evening.anna, "Next ›")).done()
    assert last.message is review.message
    assert "‹ Back" in last.message.labels
    assert is_over(end), "what stands by itself takes nobody's buttons"


async def test_settings_are_chosen_and_listed(evening):
    reply = await evening.anna.slash(evening.games, "settings theme", value="theme=dark")
    assert "Theme: dark." in reply.text
    values = await evening.anna.autocomplete(
        evening.games, "settings show", setting="sending", value=""
    )
    assert [v.value for v in values] == ["ask", "at_once"]
    await evening.anna.slash(evening.games, "settings show", setting="sending", value="at_once")
    listed = await evening.anna.slash(evening.games, "settings show")
    assert "dark" in listed.text
    assert "send at once" in listed.text
    await evening.anna.slash(evening.games, "settings language", language="it")
    forgotten = await evening.anna.slash(evening.games, "settings forget")
    assert forgotten.ephemeral


async def test_who_is_forgotten_is_asked_first_and_ends_their_matches(evening):
    thread = await evening.match()
    asked = await evening.anna.slash(evening.games, "settings forget")
    await asked.click(evening.anna, "Delete…")
    assert "En Garde against Bea: you resign." in asked.text
    await asked.click(evening.anna, "Forget me")
    assert "What I kept about you is gone" in asked.text
    assert asked.labels == []
    final = await evening.bea.wait_message(thread, is_over)
    assert "Former player resigns" in final.text


async def test_a_game_can_be_played_in_the_private_chat_alone(evening):
    reply = await evening.anna.slash(evening.anna.dm, "challenge", computer="novice")
    assert not reply.ephemeral, "at home nothing vanishes"
    assert len([m for m in evening.anna.dm.messages if "sealed" in m.text]) == 0
    alone = await evening.anna.slash(evening.anna.dm, "challenge", game="gyges")
    assert "Nobody else reads this chat." in alone.text


@pytest.mark.long
async def test_at_a_study_table_the_second_seat_is_asked_after_the_first(evening):
    terms = {"game": "en_garde", "study": True}
    card = await evening.anna.slash(evening.anna.dm, "challenge", **terms)
    await (await card.click(evening.anna, "Play now")).done()
    for _ in range(3):
        person, message = await evening.mover()
        assert person is evening.anna
        before = await version_now(evening)
        await evening.play(message, person)
        assert await version_now(evening) == before + 1


async def test_a_typed_move_takes_the_place_of_the_message_before_it(evening):
    await evening.match()
    person, message = await evening.mover()
    move = next(label for label in message.labels if label.startswith("Forward"))
    reply = await person.slash(person.dm, "move", move=move.lower())
    assert "Not sent yet." in reply.text
    await evening.server.wait(lambda: message.deleted, what="the last message to go")
    sent = await reply.message.click(person, "Send")
    assert "Not sent yet." not in sent.text
