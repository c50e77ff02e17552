"""/tables: my turn, waiting, challenges, finished; and the next table after a move."""

import pytest

from bot.application.message_refs import CHAT_BOARD
from bot.application.summaries import Turn
from bot.commands import boards, moves, table_list
from bot.messages.words import LANGUAGES
from storage.base import TableKey
from tests.bot.salle import button, labels, main_button


async def listed(salle, who):
    return (await salle.app.run(table_list.tables, who.ask())).private


def keys(post):
    return [
        TableKey.parse(choice.ticket.split(":", 1)[1].rsplit(":", 2)[0])
        for choice in post.prompt.controls
    ]


async def test_the_list_goes_from_my_turn_to_waiting_challenges_and_finished(salle, anna, bea, eve):
    """Who challenges begins at Cannae."""
    theirs = await salle.match(bea, anna, game="cannae", clock=3_600)
    later = await salle.match(anna, bea, game="cannae", clock=3 * 86_400)
    soon = await salle.match(anna, eve, game="cannae", clock=86_400)
    asked = await salle.challenge(bea, opponent=anna.person)
    asks = await salle.challenge(anna, opponent=eve.person)
    over = await salle.match(anna, bea)
    await salle.app.tap(anna.ask(), f"ry:{over}:1:")
    post = await listed(salle, anna)
    assert keys(post) == [soon, later, theirs, asked, asks, over]
    assert [(section.title, len(section.lines)) for section in post.sections] == [
        ("Your turn", 2),
        ("Waiting", 1),
        ("Challenges", 2),
        ("Finished", 1),
    ]
    turns = {
        line.key: line.turn for line in await table_list.table_summaries(salle.context, anna.ask())
    }
    wanted = [Turn.MINE, Turn.MINE, Turn.THEIRS, Turn.ASKED, Turn.OPEN, Turn.OVER]
    assert [turns[key] for key in keys(post)] == wanted


async def test_a_line_says_opponent_game_score_and_time(salle, anna, bea, eve):
    fencing = await salle.match(anna, bea, options={"touches": "2"}, clock=86_400)
    await salle.challenge(eve, opponent=anna.person, game="gyges")
    salle.time.now += 2 * 3_600
    loaded = await salle.tables.load(fencing)
    section = (await listed(salle, anna)).sections[0]
    assert [line.text for line in section.lines] == ["En Garde · Bea · 22 h left"]
    assert loaded.deadline is not None
    challenged = (await listed(salle, anna)).sections[-1]
    assert [line.text for line in challenged.lines] == ["Gygès · Eve · challenges you · for 2 h"]


async def test_what_is_over_says_who_won_and_the_last_stands_first(salle, anna, bea, eve):
    for rival, loser in ((bea, anna), (eve, eve)):
        table = await salle.match(anna, rival, game="cannae")
        salle.time.now += 60
        await salle.app.tap(loser.ask(), f"ry:{table}:1:")
    (section,) = (await listed(salle, anna)).sections
    assert [line.text for line in section.lines] == [
        "Battle of Cannae · Eve · you won",
        "Battle of Cannae · Bea · you lost",
    ]


async def test_a_line_leads_to_the_place_of_its_table(salle, anna, bea):
    salle.context.links.add("test", lambda reference, _: f"https://test.example/{reference}")
    table = await salle.match(anna, bea)
    assert (await listed(salle, anna)).sections[0].lines[0].url == ""
    await salle.deliver()
    (line,) = (await listed(salle, anna)).sections[0].lines
    board = max(n for n, sent in enumerate(salle.doors.sent, 1) if sent.is_public)
    assert (line.url, table) == (f"https://test.example/{board}", table)


async def test_a_damaged_reference_costs_its_own_line_the_link_and_nobody_the_list(
    salle, anna, bea
):
    salle.context.links.add("test", lambda reference, _: f"https://test.example/{reference}")
    damaged, _ = [await salle.match(anna, bea, game="cannae") for _ in range(2)]
    await salle.deliver()
    await salle.store.set_message_ref(damaged, CHAT_BOARD, "illegible")
    (section,) = (await listed(salle, anna)).sections
    assert sorted(bool(line.url) for line in section.lines) == [False, True]


async def test_a_long_list_is_leafed_through_and_lacks_no_table(salle, anna, bea):
    running = {await salle.match(anna, bea, game="cannae") for _ in range(33)}
    post, seen = await listed(salle, anna), set()
    for _ in range(3):
        seen |= set(keys(post))
        assert len(keys(post)) <= 15
        if "›" not in labels(post):
            break
        post = (await anna.taps(button(post, "›"))).private
    assert seen == running
    assert "‹" in labels(post)


async def test_after_a_move_the_next_table_is_a_tap_away(salle, anna, bea, eve):
    """Who challenges begins at Cannae."""
    first, second = [await salle.match(anna, rival, game="cannae") for rival in (bea, eve)]
    sent = (await anna.plays(first, "c2c3")).private
    reply = await anna.taps(button(sent, "Next table"))
    assert reply.table == second
    assert reply.private.prompt.groups
    assert reply.is_apart, "the board of the first table stays what it is"


async def test_where_no_other_table_waits_that_is_said(salle, anna, bea, eve):
    first = await salle.match(anna, bea, game="cannae")
    await salle.match(eve, anna, game="cannae")
    sent = (await anna.plays(first, "c2c3")).private
    reply = await anna.taps(button(sent, "Next table"))
    assert (reply.ack, reply.private) == ("No other table waits for you.", None)


async def test_who_has_one_table_is_offered_no_next_one(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    assert "Next table" not in labels((await anna.plays(table, "c2c3")).private)


async def test_who_is_to_move_is_offered_his_move_and_no_next_table(salle, anna, bea, eve):
    first, _ = [await salle.match(anna, rival, game="cannae") for rival in (bea, eve)]
    assert "Next table" not in labels((await salle.app.run(boards.hand, anna.ask(), first)).private)


async def test_a_move_still_takes_two_round_trips(salle, anna, bea, eve, monkeypatch):
    first, _ = [await salle.match(anna, rival, game="cannae") for rival in (bea, eve)]
    preview = (await salle.app.run(moves.typed, anna.ask(), "c2c3", first)).private
    asked = []
    for name in ("load", "commit", "profile", "running_tables", "list_finished", "message_refs"):
        original = getattr(salle.store, name)

        async def counted(*args, _name=name, _original=original, **more):
            asked.append(_name)
            return await _original(*args, **more)

        monkeypatch.setattr(salle.store, name, counted)
    await anna.taps(main_button(preview))
    assert asked == ["load", "commit"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_list_is_said_in_every_language(salle, bea, language):
    reader = salle.someone("Reader", language)
    await salle.match(reader, bea, game="cannae", clock=86_400)
    post = await listed(salle, reader)
    assert post.sections[0].title
    assert "tables-" not in str(post)
