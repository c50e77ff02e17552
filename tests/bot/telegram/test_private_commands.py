"""In the private chat: links, the computer, rules, settings, lists."""

import asyncio

from tests.bot.telegram.evening import PUBLIC, data, moves, my_turn
from tests.servers.telegram import Answer


async def test_an_open_challenge_is_handed_on_as_a_link(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge en_garde basic touches=1")
    card = await evening.anna.wait(lambda m: "Withdraw" in m.labels)
    assert card.labels == ["Make it rated", "Withdraw", "Link", "Rules", "Send it to somebody"]
    link = card.text.split()[-1]
    await evening.bea.follows(link)
    board = await evening.bea.wait(lambda m: bool(m.photo))
    assert "En Garde · Anna – Bea" in board.text
    await card.changes(lambda m: "accepted" in m.text)
    await evening.anna.wait(lambda m: bool(m.photo))
    assert len([m for m in evening.anna.from_bot if m.photo]) == 1  # no public board beside it


async def test_whoever_follows_a_link_sees_what_was_changed_before_they_take_it(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge en_garde touches=1")
    card = await evening.anna.wait(lambda m: "Withdraw" in m.labels)
    await evening.anna.taps(card, "Make it rated")
    await card.changes(lambda m: "Make it friendly" in m.labels and "Take it" not in m.labels)
    await evening.bea.follows(card.text.split()[-1])
    seen = await evening.bea.wait(lambda m: "Take it" in m.labels)
    assert "friendly → rated" in seen.text


async def test_a_link_that_has_been_taken_says_so(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge en_garde touches=1")
    link = (await evening.anna.wait(lambda m: "Withdraw" in m.labels)).text.split()[-1]
    await evening.bea.follows(link)
    await evening.bea.wait(lambda m: bool(m.photo))
    await evening.eve.follows(link)
    assert "seat is already taken" in (await evening.eve.wait()).text


async def test_somebody_challenged_from_a_private_chat_is_shown_the_card_in_theirs(evening):
    await evening.bea.starts()
    await evening.bea.wait()
    await evening.anna.starts()
    await evening.anna.sends("/challenge @bea en_garde touches=1")
    card = await evening.bea.wait(lambda m: "Accept" in m.labels)
    sealed = card.text.splitlines()[-1]
    await evening.bea.taps(card, "Accept")
    await evening.bea.wait(lambda m: bool(m.photo))
    assert sealed in card.text
    assert card.labels == ["My turn", "Rules"]
    await evening.anna.wait(lambda m: bool(m.photo))


async def test_the_hall_is_challenged_like_a_person(evening):
    await evening.anna.starts()
    await evening.anna.sends("/challenge hall novice en_garde touches=1")
    card = await evening.anna.wait(lambda m: "Withdraw" in m.labels)
    await evening.anna.taps(card, "Play now")
    message = await evening.anna.wait(lambda m: bool(moves(m)), 20)
    assert "En Garde · Anna – Salle (hothead)" in message.text
    assert card.labels == ["My turn", "Rules"]
    mark = evening.server.mark()
    await evening.play(evening.anna, message)
    await evening.anna.wait(lambda m: bool(moves(m)), 20, since=mark)


async def test_blocking_moves_the_turn_to_the_group_and_starting_again_moves_it_back(evening):
    person, message, _ = await my_turn(evening)
    await evening.play(person, message)
    other, theirs, _ = await evening.mover()
    person.blocks()
    await evening.play(other, theirs)
    board = await evening.group.wait(lambda m: bool(moves(m, PUBLIC)))
    assert board.mentions == [person]
    mark = evening.server.mark()
    person.unblocks()
    await person.sends("/hand")
    message = await person.wait(lambda m: bool(moves(m)), since=mark)
    await evening.play(person, message)
    other, theirs, _ = await evening.mover()
    mark = evening.server.mark()
    await evening.play(other, theirs)
    board = await evening.group.wait(lambda m: "My hand" in m.labels, since=mark)
    assert moves(board, PUBLIC) == board.mentions == []


async def test_a_link_only_looks_and_never_acts(evening):
    person, _, _ = await my_turn(evening)
    (table,) = await evening.salle.store.running_tables(f"telegram:{person.id}")
    before = (await evening.salle.tables.load(table)).version
    link = f"{table.chat.replace('.', 'x')}_{table.table}"
    mark = evening.server.mark()
    await person.starts(f"ry_{link}")
    await person.wait(lambda m: bool(m.labels), since=mark)
    assert (await evening.salle.tables.load(table)).version == before


async def test_rules_are_leafed_through_with_a_picture_on_each_page(evening):
    await evening.anna.starts()
    await evening.anna.sends("/rules en garde")
    leaf = await evening.anna.wait(lambda m: bool(m.photo))
    first = leaf.photo
    assert leaf.labels[:2] == ["1/17", "›"]
    await evening.anna.taps(leaf, "›")
    await leaf.changes(lambda m: m.photo != first)
    assert leaf.labels[:3] == ["‹", "2/17", "›"]
    assert "En Garde: the rules · Move" in leaf.text


async def test_a_chapter_of_the_rules_is_opened_by_its_name(evening):
    await evening.anna.starts()
    await evening.anna.sends("/rules en garde")
    leaf = await evening.anna.wait(lambda m: bool(m.photo))
    await evening.anna.taps(leaf, "Worked examples")
    await leaf.changes(lambda m: "5/17" in m.labels)
    assert "Bea has three cards after her parry" in leaf.text
    await evening.anna.taps(leaf, "Fine points")
    await leaf.changes(lambda m: "13/17" in m.labels)


async def test_the_rules_of_a_table_lead_back_to_it(evening):
    person, message, _ = await my_turn(evening)
    labels = message.labels
    await person.taps(message, "More")
    await message.changes(lambda m: "Rules" in m.labels)
    await person.taps(message, "Rules")
    await message.changes(lambda m: "›" in m.labels)
    await person.taps(message, "›")
    await message.changes(lambda m: "2/17" in m.labels)
    await person.taps(message, "Back to the table")
    await message.changes(lambda m: m.labels == labels)


async def test_settings_are_chosen_by_taps(evening):
    await evening.anna.starts()
    await evening.anna.sends("/theme")
    shown = await evening.anna.wait(lambda m: "✓ light" in m.labels)
    assert await evening.anna.taps(shown, "dark") == Answer("Theme: dark.")
    await shown.changes(lambda m: "Theme: dark" in m.text)
    await evening.anna.taps(shown, "Language")
    await shown.changes(lambda m: "Italiano" in m.labels)
    await evening.anna.sends("/language es")
    await evening.anna.wait(lambda m: "Español" in m.text)
    settings = await evening.salle.context.store.profile(f"telegram:{evening.anna.id}")
    assert (settings["theme"], settings["language"]) == ("dark", "es")


async def test_forgetting_removes_the_name_too(evening):
    store = evening.salle.context.store
    await evening.anna.starts()
    await evening.anna.wait()
    assert (await store.profile("telegram:@anna_s"))["id"] == str(evening.anna.id)
    await evening.anna.sends("/forget")
    asked = await evening.anna.wait(lambda m: "What I keep about you" in m.text)
    await evening.anna.taps(asked, "Delete…")
    await asked.changes(lambda m: "Do you want me to forget you?" in m.text)
    await evening.anna.taps(asked, "Forget me")
    await asked.changes(lambda m: "is gone" in m.text and m.labels == [])
    async with asyncio.timeout(60):
        while await store.profile("telegram:@anna_s"):  # noqa: ASYNC110 - a store tells nobody
            await asyncio.sleep(0.01)
    assert await store.profile(f"telegram:{evening.anna.id}") == {}


async def test_tables_are_listed_and_opened(evening):
    person, _, _ = await my_turn(evening)
    await person.sends("/tables")
    listed = await person.wait(lambda m: m.text.startswith("Your tables"))
    await person.taps(listed, data=data(listed, "hd")[0])
    await listed.changes(lambda m: bool(m.photo and moves(m)))
