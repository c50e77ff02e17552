"""Inline mode: hands, moves and invitations from the input line of any chat."""

import pytest

from bot.messages.words import say_in
from engines.registry import load_game
from tests.bot.salle import game_names


async def test_who_never_started_the_bot_reads_their_hand_where_they_type(evening):
    await evening.match()
    offered = await evening.bea.asks_inline(evening.group)
    hand = offered.titled("Your hand:")
    assert "Anna – Bea" in hand.description
    assert offered.is_personal
    assert offered.cache_time == 0


async def test_what_is_sent_is_the_table_and_never_the_hand(evening):
    await evening.match()
    hand = (await evening.bea.asks_inline(evening.group)).titled("Your hand:")
    assert "Distance 22" in hand.text
    assert hand.title.removeprefix("Your hand:").strip() not in hand.text
    sent = await evening.bea.chooses(hand, evening.group)
    assert (await evening.bea.taps(sent, "My hand")).text == hand.title


async def test_a_move_chosen_there_is_sent(evening):
    await evening.match()
    mover = await _mover(evening)
    offered = await mover.asks_inline(evening.group, "forward")
    board = await _sends(evening, mover, offered.titled("Forward"))
    assert f"{mover.name} " in board.text
    assert "Distance 22" not in board.text


async def test_its_button_sends_the_move_from_a_chat_without_salle(evening):
    await evening.match()
    mover = await _mover(evening)
    elsewhere = evening.server.group("Elsewhere", [evening.anna, evening.bea])
    elsewhere.kicks_bot()
    mark = evening.server.mark()
    sent = await mover.chooses(
        (await mover.asks_inline(elsewhere, "forward")).titled("Forward"), elsewhere
    )
    await mover.taps(sent, "Send")
    await evening.board(since=mark)
    await sent.changes(lambda message: not message.buttons)


async def test_nobody_else_sends_a_move_that_somebody_chose(evening):
    board = await evening.match()
    mover = await _mover(evening)
    elsewhere = evening.server.group("Elsewhere", [evening.anna, evening.bea, evening.eve])
    elsewhere.kicks_bot()
    sent = await mover.chooses(
        (await mover.asks_inline(elsewhere, "forward")).titled("Forward"), elsewhere
    )
    assert (await evening.eve.taps(sent, "Send")).alert
    assert evening.group.last is board


async def test_a_move_of_an_old_position_is_not_sent(evening):
    await evening.match()
    first = await _mover(evening)
    old = (await first.asks_inline(evening.group, "forward")).titled("Forward")
    await _sends(evening, first, old)
    second = await _mover(evening)
    reply = (await second.asks_inline(evening.group, "forward")).titled("Forward")
    board = await _sends(evening, second, reply)
    mark = evening.server.mark()
    await first.chooses(old, evening.group)
    assert "moved on" in (await evening.group.wait(lambda m: not m.photo, since=mark)).text
    assert not [m for m in evening.group.from_bot if m.photo and m.sent > board.sent]


async def test_a_name_narrows_what_is_offered_to_that_table(evening):
    await evening.match()
    await evening.accepted(await evening.challenge("gyges"))
    everything = await evening.bea.asks_inline(evening.group)
    assert len([r for r in everything.results if "Anna – Bea" in r.description]) >= 2
    only = await evening.bea.asks_inline(evening.group, "gyg")
    described = [r.description for r in only.results if "Anna – Bea" in r.description]
    assert described
    assert all(text.startswith("Gygès") for text in described)


async def test_a_choice_that_is_kept_secret_is_not_offered_to_be_sent(evening):
    await evening.match("audatia")
    offered = await evening.bea.asks_inline(evening.group, "audatia")
    assert "Anna – Bea" in offered.results[0].description
    assert not [r for r in offered.results if any(b.label == "Send" for b in sum(r.keyboard, ()))]


async def test_who_plays_nothing_is_offered_every_game_and_the_private_chat(evening):
    offered = await evening.eve.asks_inline(evening.group)
    say = say_in("en")
    assert offered.titles == [say("inline-challenge", game=name) for name in game_names()]
    assert offered.button["start_parameter"] == "hall"


async def test_an_invitation_is_taken_by_whoever_opens_it_first(evening):
    offered = await evening.anna.asks_inline(evening.group, "Gyg")
    elsewhere = evening.server.group("Elsewhere", [evening.anna, evening.bea, evening.eve])
    elsewhere.kicks_bot()
    sent = await evening.anna.chooses(offered.titled("Challenge to Gygès"), elsewhere)
    assert "Anna invites you" in sent.text
    link = (await evening.bea.taps(sent, "Take it")).url
    await evening.bea.follows(link)
    card = await evening.bea.wait(lambda m: "Take it" in m.labels)
    assert "Anna" in card.text
    mark = evening.server.mark()
    await evening.bea.taps(card, "Take it")
    assert await evening.bea.wait(lambda m: bool(m.photo), since=mark)
    mark = evening.server.mark()
    await evening.eve.follows(link)
    shown = await evening.eve.wait(since=mark)
    assert "Take it" not in shown.labels


async def test_an_invitation_that_was_changed_opens_nothing(evening):
    offered = await evening.anna.asks_inline(evening.group, "Gyg")
    link = offered.results[0].keyboard[0][0].url
    await evening.bea.follows(link.replace("gyges", "cannae"))
    assert await evening.bea.wait(lambda m: "isn't one of Salle's" in m.text)


@pytest.mark.parametrize("text", ["", "zzz", "x" * 256, "⚔️ <b>", "a1 b2"])
async def test_whatever_is_typed_there_is_answered(evening, text):
    await evening.match("gyges")
    offered = await evening.anna.asks_inline(evening.group, text)
    assert offered.is_personal


async def _mover(evening):
    """Who has to act: their buttons, or the public keyboard, tell."""
    mover, _, _ = await evening.mover()
    return mover


async def _sends(evening, mover, move):
    """They choose a move in the group; the board that it makes."""
    mark = evening.server.mark()
    await mover.chooses(move, evening.group)
    return await evening.board(since=mark)


async def test_a_game_that_breaks_hides_no_offer_of_another(evening, monkeypatch):
    await evening.match("en_garde touches=5")
    await evening.match("gyges")

    def breaks(*_):
        raise TypeError("a bug of this game")

    monkeypatch.setattr(type(load_game("gyges")), "view", breaks)
    offered = await evening.bea.asks_inline(evening.group)
    assert "En Garde" in offered.titled("Your hand:").description
