"""In a group: topics, several tables, what is answered in private, and who may see what."""

from bot.adapters.telegram.places import TURN, deep_link
from bot.application.tickets import Ticket
from tests.bot.telegram.evening import PUBLIC, data, moves
from tests.bot.telegram.public_boards import held_by, on_the_public_board, type_and_send
from tests.servers.telegram import Answer


async def test_a_topic_is_a_room_of_its_own(evening):
    forum = evening.server.group("Hall", [evening.anna, evening.bea], topics=True)
    topic = forum.opens("En Garde")
    await evening.anna.sends(topic, "/challenge en_garde touches=1")  # replies to nobody
    card = await topic.wait(lambda m: "Take it" in m.labels)
    await evening.bea.taps(card, "Take it")
    board = await topic.wait(lambda m: bool(m.photo))
    assert (await evening.bea.taps(board, "My hand")).text.startswith("Your hand")
    await evening.bea.sends(topic, "/board")
    await topic.wait(lambda m: bool(m.photo) and m.id > board.id)


async def test_a_group_that_becomes_a_supergroup_keeps_its_match(evening):
    await evening.match()
    person, message, where = await evening.mover()
    new = evening.server.migrate(evening.group)
    await evening.server.settled()
    if where == PUBLIC:
        await person.sends(new, "/board")
        await new.wait(lambda m: bool(m.photo))
        held = await held_by(person, new.last)
        mark = evening.server.mark()
        await type_and_send(evening, person, new, f"/move +{held}", held)
    else:
        mark = evening.server.mark()
        await evening.play(person, message, where)
    board = await new.wait(lambda m: "went forward" in m.text, since=mark)
    assert board.photo


async def test_two_tables_in_one_chat_are_told_apart(evening):
    await evening.match()
    card = await evening.challenge("en_garde basic touches=2")
    await evening.accepted(card)
    await evening.anna.sends(evening.group, "/tables")
    listed = await evening.anna.wait(lambda m: len(data(m, "hd")) == 2)
    for ticket in data(listed, "hd"):
        key = ticket.split(":")[3]
        board = await evening.group.wait(lambda m: any(key in t for t in data(m, "hd")))  # noqa: B023 - awaited here
        mark = evening.server.mark()
        await evening.anna.sends(evening.group, "/history", reply_to=board)
        history = await evening.anna.wait(lambda m: "Round 1" in m.text, since=mark)
        assert key in data(history, "hd")[0]


async def test_private_things_asked_for_in_a_group_come_in_private(evening):
    await evening.match()
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/history")
    await evening.anna.wait(lambda m: "Round 1" in m.text, since=mark)
    assert not [m for m in evening.group.since(mark) if "You were dealt" in m.text]


async def test_who_has_not_started_the_bot_gets_a_link_instead(evening):
    board = await evening.match()
    await evening.bea.sends(evening.group, "/history")
    wait_for = await evening.group.wait(lambda m: m.reply_to is not None)
    assert wait_for.text == "Bea, open Salle for private turns."
    assert (await evening.bea.taps(board, "More")).url is not None
    await evening.bea.follows(wait_for.button("Open Salle").url)
    history = await evening.bea.wait(lambda m: "You were dealt" in m.text)
    assert history.labels == ["Back to the table"]


async def test_a_look_from_a_group_is_shown_in_private(evening):
    board = await evening.match()
    mark = evening.server.mark()
    assert await evening.anna.taps(board, "Board as text") == Answer("It's in our private chat.")
    shown = await evening.anna.wait(lambda m: "Your hand" in m.text, since=mark)
    assert shown.photo is None


async def test_the_language_of_a_group_is_its_administrators_choice(evening):
    await evening.bea.sends(evening.group, "/language it")
    refusal = await evening.group.wait()
    assert "administrator" in refusal.text
    await evening.anna.sends(evening.group, "/language it")
    await evening.group.wait(lambda m: m is not refusal)
    settings = await evening.salle.context.store.profile(f"telegram:{evening.group.id}")
    assert settings["language"] == "it"


async def test_other_bots_commands_are_none_of_ours(evening):
    await evening.anna.sends(evening.group, "/weather")
    await evening.anna.sends(evening.group, "/help@another_bot")
    await evening.anna.sends(evening.group, "/help")
    await evening.group.wait()
    assert len(evening.group.from_bot) == 1


async def test_a_forged_button_does_not_show_one_groups_board_in_another(evening):
    board = await evening.match()
    other = evening.server.group("Others", [evening.anna, evening.bea, evening.eve])
    await evening.eve.sends(other, "/challenge en_garde")
    card = await other.wait(lambda m: bool(m.buttons))
    said = card.text
    table = data(board, "mo")[0].split(":", 1)[1]
    for person in (evening.eve, evening.anna):
        for verb in ("bk", "hd", "bt", "rp"):
            answer = await person.taps(card, data=f"{verb}:{table}")
            assert answer.alert
            assert "played elsewhere" in answer.text
    assert (card.text, card.photo) == (said, None)


async def test_a_corrected_command_is_obeyed_and_an_unchanged_one_is_not(evening):
    said = await evening.bea.sends(evening.group, "anyone?")
    wrong = await evening.anna.sends(evening.group, "/challenge en_gard", reply_to=said)
    await evening.group.wait()
    await evening.anna.rewrites(wrong, "/challenge en_garde")
    await evening.group.wait(lambda m: "Accept" in m.labels)
    mark = evening.server.mark()
    await evening.anna.rewrites(wrong, "/challenge en_garde")
    await evening.server.settled()
    assert evening.group.since(mark) == []


async def test_a_link_shows_a_groups_table_to_its_members_and_to_nobody_else(evening):
    board = await on_the_public_board(evening)
    key = Ticket.parse(moves(board, PUBLIC)[0]).table
    link = deep_link(evening.server.username, TURN, key)
    stranger = evening.server.user("Zoe")
    await stranger.follows(link)
    assert "played elsewhere" in (await stranger.wait()).text
    await evening.eve.follows(link)
    assert (await evening.eve.wait(lambda m: bool(m.photo))).photo
