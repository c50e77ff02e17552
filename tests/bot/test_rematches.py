from bot.commands import agreements, boards, challenges, rematches
from engines.core.seat import Seat
from tests.bot.salle import button


async def resigned(salle, who, table):
    version = (await salle.tables.load(table)).version
    await salle.app.tap(who.ask(), f"ry:{table}:{version}:")


async def test_a_rematch_swaps_the_sides(salle, anna, bea):
    table = await salle.match(anna, bea)
    card = (await salle.app.run(agreements.resign, anna.ask(), table)).private
    await anna.taps(button(card, "Resign"))
    reply = await salle.app.run(rematches.rematch, anna.ask(), table)
    begun = await salle.app.run(challenges.accept, bea.ask(), reply.table)
    assert begun.private.picture.style.names.one == "Bea"


async def test_a_rematch_is_on_the_same_terms_and_for_the_same_person(salle, anna, bea, eve):
    terms = {"options": {"touches": "2"}, "clock": 86_400}
    table = await salle.match(anna, bea, **terms)
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    head = (await salle.tables.load(again)).record.head
    assert (head.options, head.clock, head.rematch_of) == (*terms.values(), str(table))
    assert (await salle.app.run(challenges.accept, eve.ask(), again)).is_error
    assert not (await salle.app.run(challenges.accept, bea.ask(), again)).is_error


async def test_a_rematch_against_the_computer_is_against_the_same_level(salle, anna):
    table = await salle.alone(anna, game="cannae", level="keen")
    await resigned(salle, anna, table)
    again = await salle.tables.load(
        (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    )
    assert sorted(again.computer_level(seat) for seat in Seat) == ["", "keen"]


async def test_a_rematch_at_a_study_table_is_a_study_again(salle, anna):
    table = await salle.alone(anna, game="cannae", is_study=True, partner="Zoe")
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    loaded = await salle.tables.load(again)
    assert loaded.record.head.is_study
    assert sorted(player.name for player in loaded.match.players) == ["Anna", "Zoe"]


async def test_in_a_rematch_the_other_one_begins_if_the_challenger_had_named_who(salle, anna, bea):
    table = await salle.match(anna, bea, options={"begins": "challenger"})
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, bea.ask(), table)).table
    card = (await salle.app.run(boards.hand, anna.ask(), again)).private
    assert "begins: Bea" in "\n".join(card.lines)


async def test_in_a_rematch_roles_change_and_decks_stay_with_their_owners(salle, anna, bea):
    terms = {"game": "audatia", "options": {"challenger": "boucicault"}}
    key = await salle.challenge(anna, **terms)
    await salle.app.run(challenges.accept, bea.ask(), key, {"challenged": "galeazzo"})
    await resigned(salle, anna, key)
    again = (await salle.app.run(rematches.rematch, anna.ask(), key)).table
    await salle.app.run(challenges.accept, bea.ask(), again)
    match = (await salle.tables.load(again)).match
    assert [player.name for player in match.players] == ["Bea", "Anna"]
    assert tuple(match.game_state.rules.characters) == ("galeazzo", "boucicault")


async def test_a_deck_may_be_chosen_anew_when_a_rematch_is_accepted(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    await salle.app.run(challenges.accept, bea.ask(), again, {"challenger": "galeazzo"})
    match = (await salle.tables.load(again)).match
    assert tuple(match.game_state.rules.characters) == ("galeazzo", "galeazzo")
