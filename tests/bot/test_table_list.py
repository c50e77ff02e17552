"""/tables: my turn, waiting, challenges, finished; and the next table after a move."""

import pytest

from bot.application.message_refs import CHAT_BOARD
from bot.application.summaries import Turn
from bot.commands import boards, draws, moves, resignations, table_list
from bot.messages.words import LANGUAGES
from engines.core.record import Act, Entry, Wish
from engines.core.seat import Seat
from storage.base import TableKey
from tests.bot.salle import button, labels, main_button


async def listed(salle, who):
    return (await salle.app.run(table_list.tables, who.ask())).private


def said(section):
    return [" · ".join(filter(None, (line.text, line.time))) for line in section.lines]


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
    await salle.match(anna, bea, game="gyges", clock=86_400)
    await salle.challenge(eve, opponent=anna.person, game="gyges")
    await salle.deliver()
    salle.time.now += 2 * 3_600
    mine, challenged = (await listed(salle, anna)).sections
    assert said(mine) == ["Gygès · Bea · Set up your six rings · 22 h left"]
    assert said(challenged) == ["Gygès · Eve · challenges you · for 2 h"]
    (waiting,) = (await listed(salle, bea)).sections
    assert said(waiting) == ["Gygès · Anna · 22 h left"]


async def test_a_line_names_the_moment_for_platforms_that_show_it_themselves(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae", clock=86_400)
    (section,) = (await listed(salle, anna)).sections
    assert [line.until for line in section.lines] == [(await salle.tables.load(table)).deadline]


async def test_a_line_says_what_is_asked(salle, anna, bea):
    """Bea is asked for a draw though Anna is to move."""
    table = await salle.match(anna, bea, game="cannae")
    assert said((await listed(salle, anna)).sections[0])[0].startswith(
        "Battle of Cannae · Bea · Your move"
    )
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    (section,) = (await listed(salle, bea)).sections
    assert section.title == "Your turn"
    assert "A draw is offered" in said(section)[0]


async def test_an_attack_is_named_as_it_is_to_be_answered(salle, anna, bea):
    table = await salle.match(anna, bea, options={"touches": "5"})
    for _ in range(60):
        match = (await salle.tables.load(table)).match
        (seat,) = match.active
        person = anna if match.players[seat].address == str(anna.address) else bea
        turn = await person.turn(table)
        if "Your move." not in turn.prompt.lead:
            break
        attacks = [c for g in turn.prompt.groups for c in g.choices if "x" in c.notation]
        await person.plays(table, attacks[0].notation if attacks else "")
    (section,) = (await listed(salle, person)).sections
    assert turn.prompt.lead.removesuffix(".") in said(section)[0]


async def test_where_no_clock_runs_is_less_urgent_than_where_one_does(salle, anna, bea, eve):
    free = await salle.match(anna, bea, game="cannae")
    timed = await salle.match(anna, eve, game="cannae", clock=30 * 86_400)
    await salle.deliver()
    assert keys(await listed(salle, anna)) == [timed, free]


async def test_a_flag_that_fell_is_said_to_both(salle, anna, bea):
    """Bea chooses; Anna may still move."""
    table = await salle.match(anna, bea, game="cannae", clock=86_400)
    for person, move in ((anna, "c2c3"), (bea, "f7f6")):
        await person.plays(table, move)
    await act(salle, table, Act.FLAG, Seat.ONE)
    assert "Time is up: choose" in said((await listed(salle, bea)).sections[0])[0]
    (section,) = (await listed(salle, anna)).sections
    assert section.title == "Your turn"
    assert "Your time is up; you may still move" in said(section)[0]


async def test_adjourned_tables_stand_at_the_end(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    for seat, what in ((Seat.ONE, Act.ASK), (Seat.TWO, Act.GRANT)):
        await act(salle, table, what, seat, wish=Wish.ADJOURN)
    other = await salle.match(anna, bea, game="cannae")
    sections = (await listed(salle, anna)).sections
    assert [section.title for section in sections] == ["Your turn", "Adjourned"]
    assert keys(await listed(salle, anna)) == [other, table]


async def act(salle, table, what, seat, **more):
    def decide(_):
        return Entry(act=what, seat=seat, at=int(salle.time.now), **more)

    return await salle.tables.act(table, decide)


async def test_what_is_over_says_who_won_and_the_last_stands_first(salle, anna, bea, eve):
    for rival, loser in ((bea, anna), (eve, eve)):
        table = await salle.match(anna, rival, game="cannae")
        salle.time.now += 60
        await salle.app.tap(loser.ask(), f"ry:{table}:1:")
    (section,) = (await listed(salle, anna)).sections
    assert said(section) == [
        "Battle of Cannae · Eve · you won",
        "Battle of Cannae · Bea · you lost",
    ]


async def test_a_line_leads_to_the_place_of_its_table(salle, anna, bea):
    salle.context.links.by_platform["test"] = lambda reference, _: (
        f"https://test.example/{reference}"
    )
    table = await salle.match(anna, bea)
    assert (await listed(salle, anna)).sections[0].lines[0].url == ""
    await salle.deliver()
    (line,) = (await listed(salle, anna)).sections[0].lines
    board = max(n for n, sent in enumerate(salle.doors.sent, 1) if sent.is_public)
    assert (line.url, table) == (f"https://test.example/{board}", table)


async def test_a_damaged_reference_costs_its_own_line_the_link_and_nobody_the_list(
    salle, anna, bea
):
    salle.context.links.by_platform["test"] = lambda reference, _: (
        f"https://test.example/{reference}"
    )
    damaged, _ = [await salle.match(anna, bea, game="cannae") for _ in range(2)]
    await salle.deliver()
    await salle.store.set_message_ref(damaged, CHAT_BOARD, "illegible")
    (section,) = (await listed(salle, anna)).sections
    assert sorted(bool(line.url) for line in section.lines) == [False, True]


@pytest.mark.usefixtures("unlimited")
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


async def test_the_next_table_says_how_many_wait(salle, anna, bea, eve):
    first, *_ = [await salle.match(anna, rival, game="cannae") for rival in (bea, eve, bea)]
    await salle.challenge(eve, opponent=anna.person)
    await salle.deliver()
    sent = (await anna.plays(first, "c2c3")).private
    assert "Next table (3)" in labels(sent)


async def test_a_challenge_to_answer_is_a_next_table(salle, anna, bea, eve):
    table = await salle.match(anna, bea, game="cannae")
    asked = await salle.challenge(eve, opponent=anna.person)
    await salle.deliver()
    sent = (await anna.plays(table, "c2c3")).private
    reply = await anna.taps(button(sent, "Next table (1)"))
    assert reply.table == asked
    assert "Accept" in labels(reply.private)


async def test_a_wrong_count_is_put_right_by_a_look_at_the_list(salle, anna, bea, eve):
    first, _ = [await salle.match(anna, rival, game="cannae") for rival in (bea, eve)]
    await salle.store.list_waiting(TableKey("test", "room", "gone"), [str(anna.address)], [], at=1)
    await listed(salle, anna)
    loaded = await salle.tables.load(first, asker=str(anna.address))
    assert loaded.asker_waiting == 1


@pytest.mark.parametrize("answer", ["Play on", "Take the draw"])
async def test_who_has_answered_an_offer_is_shown_the_next_table(salle, anna, bea, eve, answer):
    table = await salle.match(anna, bea, game="cannae")
    await salle.match(bea, eve, game="cannae")
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await salle.deliver()
    reply = await bea.taps(button(await bea.turn(table), answer))
    assert "Next table (1)" in labels(reply.private)


async def test_who_has_one_table_is_offered_no_next_one(salle, anna, bea):
    table = await salle.match(anna, bea, game="cannae")
    assert "Next table" not in labels((await anna.plays(table, "c2c3")).private)


async def test_who_is_to_move_is_offered_their_move_and_no_next_table(salle, anna, bea, eve):
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


async def plays_a_round(anna, bea, table):
    """Both go forward until somebody can attack, which in the basic game touches."""
    while True:
        for who in (anna, bea):
            groups = {group.key: group for group in (await who.turn(table)).prompt.groups}
            if found := groups.get("attack") or next(iter(groups.values()), None):
                await who.plays(table, found.choices[0].notation)
            if "attack" in groups:
                return who


async def standing(salle, who):
    (line,) = await table_list.table_summaries(salle.context, who.ask())
    return line.result, line.score


async def test_a_line_says_who_leads_by_how_much_and_then_who_won(salle, anna, bea):
    table = await salle.match(anna, bea, options={"variant": "basic", "touches": "2"})
    assert await standing(salle, anna) == ("", "")
    score = {anna: 0, bea: 0}
    while max(score.values()) < 2:
        score[await plays_a_round(anna, bea, table)] += 1
        if max(score.values()) < 2:
            assert await standing(salle, anna) == ("", f"{score[anna]} to {score[bea]}")
    won = "you won" if score[anna] == 2 else "you lost"
    assert await standing(salle, anna) == (f"{won} {score[anna]} to {score[bea]}", "")


async def test_who_gives_up_while_they_lead_reads_the_score_beside_the_result(salle, anna, bea):
    table = await salle.match(anna, bea, options={"variant": "basic", "touches": "2"})
    winner = await plays_a_round(anna, bea, table)
    loser = anna if winner is bea else bea
    question = (await salle.app.run(resignations.resign, winner.ask(), table)).private
    await winner.taps(button(question, "Resign"))
    assert await standing(salle, winner) == ("you lost", "1 to 0")
    assert await standing(salle, loser) == ("you won", "0 to 1")
