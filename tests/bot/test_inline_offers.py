"""What is offered in the input line of any chat, beside what Telegram's own tests show."""

from bot.application.model import Address
from bot.commands import challenge_answers, challenges, inline_offers
from bot.commands.challenges import Terms


async def test_a_move_that_no_button_can_hold_hides_no_other(salle, anna, bea):
    room = Address(platform="test", id="r" * 45)  # tickets have 64 characters
    terms = Terms(game="cannae", opponent=bea.person)
    table = (await salle.app.run(challenges.challenge, anna.ask(room), terms)).table
    await salle.app.run(challenge_answers.accept, bea.ask(room), table)
    offered = await salle.app.query(inline_offers.offers, (), anna.ask(), "")
    keys = [offer.key.partition(":")[0] for offer in offered]
    assert {"table", "move", "invitation"} == set(keys)
    assert 0 < keys.count("move") < 25
