"""Who has won is told where the place wants it, once; what keeps it from being told."""

from bot.application import place, profile
from bot.application.model import Address
from bot.commands import challenge_answers, challenges, resignations
from bot.commands.challenges import Terms
from bot.messages.messenger import ChatGoneError
from tests.bot.salle import ROOM, main_button

OTHER = Address(platform="test", id="other")


async def wished_for(salle):
    """The place of the room has results told in the other chat."""
    await salle.store.update_profile("test:hall", {place.RESULTS: OTHER.id})


async def challenged(salle, one, two, game):
    asked = one.ask(ROOM, community="hall")
    terms = Terms(game=game, opponent=two.person)
    table = (await salle.app.run(challenges.challenge, asked, terms)).table
    await salle.app.run(challenge_answers.accept, two.ask(ROOM), table)
    return table


async def ended(salle, anna, bea):
    """Anna and Bea have played, and Anna has resigned."""
    table = await challenged(salle, anna, bea, "en_garde")
    for _ in range(4):
        is_annas = bool((await anna.turn(table)).prompt.groups)
        await (anna if is_annas else bea).plays(table)
    await resigned(salle, anna, table)
    return table


async def resigned(salle, who, table):
    question = (await salle.app.run(resignations.resign, who.ask(), table)).private
    assert not (await who.taps(main_button(question))).is_error


async def test_a_result_is_told_once_in_one_silent_line_where_the_place_wants_it(salle, anna, bea):
    await wished_for(salle)
    table = await ended(salle, anna, bea)
    await salle.deliver()
    (line,) = salle.doors.to(OTHER)
    assert line.lines == ("En Garde · Anna – Bea: Bea has won.",)
    assert line.is_silent
    version = (await salle.tables.load(table)).version
    again = await place.result_notices(salle.store, table, version)
    await salle.store.enqueue(again)
    await salle.deliver()
    assert len(salle.doors.to(OTHER)) == 1


async def test_a_match_that_was_given_up_at_once_is_no_result(salle, anna, bea):
    await wished_for(salle)
    table = await challenged(salle, anna, bea, "gyges")
    await resigned(salle, anna, table)
    await salle.deliver()
    assert salle.doors.to(OTHER) == []


async def test_without_a_wish_results_are_told_nowhere(salle, anna, bea):
    await ended(salle, anna, bea)
    await salle.deliver()
    assert salle.doors.to(OTHER) == []


async def test_who_keeps_their_profile_to_themselves_stands_in_no_result(salle, anna, bea):
    await wished_for(salle)
    await salle.store.update_profile(str(bea.address), {profile.PROFILE_SHOWN: "nothing"})
    await ended(salle, anna, bea)
    await salle.deliver()
    assert salle.doors.to(OTHER) == []


async def test_a_chat_for_results_that_is_gone_costs_nothing_else(salle, anna, bea):
    await wished_for(salle)
    await ended(salle, anna, bea)
    send = salle.doors.send_to_chat

    async def refuse(chat, post, **more):
        if chat == OTHER:
            raise ChatGoneError
        return await send(chat, post, **more)

    salle.doors.send_to_chat = refuse
    await salle.deliver()
    assert any(post.is_over for post in salle.doors.to(ROOM))
