import asyncio

import pytest

from bot.application.tables import CHALLENGE_DAYS
from bot.commands import boards, challenge_answers, challenges, table_list
from bot.commands.challenges import Terms
from bot.messages import challenge_card
from tests.bot.salle import ROOM, button, game_names, labels


async def test_a_challenge_shows_everything_before_it_is_accepted(salle, anna, bea):
    table = await salle.challenge(
        anna, opponent=bea.person, options={"variant": "advanced", "touches": "3"}, clock=86_400
    )
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    text = "\n".join(card.lines)
    for word in ("Anna challenges Bea", "advanced", "first to 3", "at random", "1 day"):
        assert word in text
    assert labels(card) == [
        "Accept", "Decline", "Change…", "Make it rated", "Withdraw", "Rules",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("begins", "words"),
    [("challenger", "begins: Anna"), ("challenged", "begins: Bea"), ("lot", "begins: at random")],
)
async def test_the_card_says_once_who_begins(salle, anna, bea, begins, words):
    table = await salle.challenge(anna, opponent=bea.person, options={"begins": begins})
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    (terms,) = [line for line in card.lines if words in line]
    assert terms.count("begins") == 1


async def test_accepting_deals_the_cards(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    reply = await salle.app.run(challenge_answers.accept, bea.ask(), table)
    assert len(reply.private.picture.view.hand) == 5


async def test_a_stranger_can_not_accept_for_somebody_else(salle, anna, bea, eve):
    table = await salle.challenge(anna, opponent=bea.person)
    reply = await salle.app.run(challenge_answers.accept, eve.ask(), table)
    assert reply.is_error
    assert "somebody else" in reply.ack


async def test_an_open_challenge_is_taken_by_the_first_of_two(salle, anna, bea, eve):
    table = await salle.challenge(anna)
    replies = await asyncio.gather(
        salle.app.run(challenge_answers.accept, bea.ask(), table),
        salle.app.run(challenge_answers.accept, eve.ask(), table),
    )
    assert sorted(reply.is_error for reply in replies) == [False, True]


async def test_the_challenger_can_not_accept_their_own_challenge(salle, anna):
    table = await salle.challenge(anna)
    reply = await salle.app.run(challenge_answers.accept, anna.ask(), table)
    assert reply.is_error
    assert "your own challenge" in reply.ack


async def test_nobody_plays_against_themselves_by_mistake(salle, anna):
    reply = await salle.app.run(
        challenges.challenge, anna.ask(ROOM), Terms(game="en_garde", opponent=anna.person)
    )
    assert reply.is_error
    assert "study" in reply.ack


async def test_at_a_study_table_one_person_plays_both_seats(salle, anna):
    table = await salle.alone(anna, is_study=True)
    first = await anna.turn(table)
    assert first.prompt.groups
    await anna.plays(table)
    assert (await anna.turn(table)).picture.view.onlooker is not first.picture.view.onlooker


async def test_a_declined_challenge_is_closed(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    declined = await bea.taps(button(card, "Decline"))
    assert (declined.ack, labels(declined.private)) == ("Declined.", ["Rules"])
    assert (await salle.app.run(challenge_answers.accept, bea.ask(), table)).is_error


async def test_only_the_challenger_takes_a_challenge_back(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    assert (await bea.taps(button(card, "Withdraw"))).is_error
    assert (await anna.taps(button(card, "Withdraw"))).ack == "Challenge withdrawn."


async def test_an_unanswered_challenge_expires(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await salle.clock.sweep()
    assert await table_list.table_summaries(salle.app.context, bea.ask())
    salle.time.now += CHALLENGE_DAYS * 86_400 + 1
    await salle.clock.sweep()
    card = (await salle.app.run(boards.hand, anna.ask(), table)).private
    assert "Nobody answered in time." in card.lines
    assert not await table_list.table_summaries(salle.app.context, bea.ask())


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"game": "chess"}, "no game or player by that name"),
        (
            {"game": "cannae", "level": "god"},
            "computer is one of novice, oneeyed, blinkered, keen, wary, master.",
        ),
        ({"game": "en_garde", "options": {"touches": "9"}}, "touches is one of 1, 2, 3, 4, 5"),
        ({"game": "en_garde", "options": {"colour": "red"}}, "There is no option colour. The"),
        ({"game": "en_garde", "options": {"x" * 3_000: "1"}}, f"no option {'x' * 40}. The opt"),
    ],
)
async def test_what_can_not_be_proposed_is_answered_with_what_can(salle, anna, terms, words):
    reply = await salle.app.run(challenges.challenge, anna.ask(ROOM), Terms(**terms))
    assert reply.is_error
    assert words in reply.ack


async def test_several_tables_stand_in_one_chat_and_one_person_sits_at_many(salle, anna, bea, eve):
    await salle.match(anna, bea)
    await salle.match(anna, eve)
    await salle.challenge(bea, opponent=eve.person)
    assert len(await table_list.table_summaries(salle.app.context, anna.ask())) == 2
    assert len(await table_list.table_summaries(salle.app.context, bea.ask())) == 2


@pytest.mark.parametrize("game", ["gyges", "cannae"])
async def test_the_card_says_truly_who_begins(salle, anna, bea, game):
    table = await salle.challenge(anna, game=game, opponent=bea.person)
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    assert "begins: Anna" in "\n".join(card.lines)
    await salle.app.run(challenge_answers.accept, bea.ask(), table)
    loaded = await salle.tables.load(table)
    assert loaded.match.active == {loaded.seat_of(str(anna.address))}


async def test_who_accepts_hears_how_the_match_began(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    for person, says in (
        (anna, "You play Galeazzo, Bea plays Boucicault."),
        (bea, "Anna plays Galeazzo, you play Boucicault."),
    ):
        assert says in (await person.turn(table)).lines


async def test_the_card_of_a_challenge_to_the_computer_mentions_nobody(salle, anna):
    table = await salle.challenge(anna, level="novice")
    loaded = (await salle.tables.load(table)).as_of(0)
    card = challenge_card.card(await salle.in_public(loaded))
    assert card.mentions == ()


async def test_the_challenger_is_told_that_their_challenge_is_on_the_table(salle, anna, bea):
    for opponent, name in ((bea.person, "Bea"), (None, "anybody")):
        terms = Terms(game="en_garde", opponent=opponent)
        reply = await salle.app.run(challenges.challenge, anna.ask(ROOM), terms)
        assert reply.ack == f"Your challenge to {name} is on the table."


async def test_what_has_been_answered_is_not_changed_any_more(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    change = button((await salle.app.run(boards.hand, bea.ask(), table)).private, "Change…")
    await salle.app.run(challenge_answers.accept, bea.ask(ROOM), table)
    reply = await bea.taps(change)
    assert (reply.is_error, reply.ack) == (True, "This challenge has already been answered.")


async def test_a_wrong_game_is_answered_with_all_games(salle, anna):
    reply = await salle.app.run(challenges.challenge, anna.ask(ROOM), Terms(game="chess"))
    assert reply.ack.endswith(f"The games are: {', '.join(game_names())}.")


async def test_only_the_challenged_declines(salle, anna, bea, eve):
    table = await salle.challenge(anna, opponent=bea.person)
    for person in (anna, eve):
        reply = await salle.app.tap(person.ask(ROOM), f"cd:{table}:0:")
        assert reply.is_error
        assert reply.ack.startswith("This challenge is for somebody else.")
        reply = await salle.app.tap(eve.ask(ROOM), f"cw:{table}:0:")
        assert (reply.is_error, reply.table) == (True, table)
        assert reply.ack == "Only the person who made this challenge can withdraw it."
    assert not (await salle.app.run(challenge_answers.accept, bea.ask(), table)).is_error
