"""The sealed shuffle: each table's own, and *Verify* tells the truth about it."""

from dataclasses import replace

from bot.commands import verification
from engines.core.chance import commitment
from engines.core.record import Record
from storage.base import TableKey, Timer
from tests.bot.salle import ROOM, Salle


async def test_challenges_made_in_the_same_second_are_sealed_each_with_its_own_seed(
    salle, anna, bea
):
    keys = [await salle.challenge(anna, opponent=bea.person) for _ in range(3)]
    heads = [(await salle.tables.load(key)).record.head for key in keys]
    assert len({head.created for head in heads}) == 1
    assert len({head.commitment for head in heads}) == 3


async def test_what_verify_reveals_of_one_table_says_nothing_of_another(salle, anna, bea):
    tables = [await salle.match(anna, bea) for _ in range(2)]
    for table in tables:
        await salle.app.tap(anna.ask(), f"{'ry'}:{table}:1:")
    seeds = {
        (await salle.app.run(verification.verify, anna.ask(), t)).private.text.split()[2]
        for t in tables
    }
    assert len(seeds) == 2


async def test_the_halls_seed_depends_on_its_secret_the_table_and_the_day(salle, anna):
    table = await salle.challenge(anna)
    head = (await salle.tables.load(table)).record.head
    later = head.model_copy(update={"created": head.created + 1})
    elsewhere = [replace(table, table="other"), replace(table, chat="other"),
                 replace(table, platform="other")]  # fmt: skip
    seeds = [
        salle.tables.server_seed(head, table),
        salle.tables.server_seed(later, table),
        *(salle.tables.server_seed(head, key) for key in elsewhere),
        Salle(secret=b"o" * 32).tables.server_seed(head, table),
    ]
    assert len(set(seeds)) == len(seeds) == 6


async def play(salle, moves):
    """The key of a match of En Garde, given up after so many moves."""
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    table = await salle.match(anna, bea)
    for _ in range(moves):
        loaded = await salle.tables.load(table)
        first = anna if loaded.seat_of(str(anna.address)) in loaded.match.active else bea
        await first.plays(table)
    await salle.app.tap(anna.ask(), f"{'ry'}:{table}:{moves + 1}:")
    return table


async def played(salle, moves):
    """Such a match: its record and key."""
    table = await play(salle, moves)
    return (await salle.tables.load(table)).record, table


async def verified(record: Record, key: TableKey) -> str:
    """What a hall with the same secret says of a record that somebody has laid before it."""
    salle = Salle()
    await salle.store.commit(key, record, expected=None, timer=Timer(), is_last=True)
    reply = await salle.app.run(verification.verify, salle.someone("Eve").ask(ROOM), key)
    assert reply.private, reply.ack
    return reply.private.lines[0]


def redrawn(record: Record, number: int, draw: int, value: int) -> Record:
    """The record with one other draw in one of its entries."""
    entry = record.log[number]
    draws = (*entry.draws[:draw], value, *entry.draws[draw + 1 :])
    log = list(record.log)
    log[number] = entry.model_copy(update={"draws": draws})
    return record.model_copy(update={"log": tuple(log)})


def sealed_as(record: Record, commitment: str) -> Record:
    """The record under another seal."""
    head = record.head.model_copy(update={"commitment": commitment})
    return record.model_copy(update={"head": head})


HONEST = "All "
WRONG = "The draws do NOT fit the sealed seed."


async def test_verify_finds_an_untouched_record_honest(salle):
    record, key = await played(salle, 6)
    assert (await verified(record, key)).startswith(HONEST)


async def test_verify_finds_each_draw_of_a_deal_that_was_tampered_with(salle):
    record, key = await played(salle, 0)
    draws = record.log[0].draws
    others = [(draw, value - 1 if value else 1) for draw, value in enumerate(draws)]
    assert len(others) > 10
    for draw, value in others:
        assert (await verified(redrawn(record, 0, draw, value), key)).startswith(WRONG)


async def test_verify_finds_a_whole_match_that_was_played_with_other_cards(salle):
    """Its moves fit its cards, and not those that the sealed seed would have dealt."""
    for _ in range(5):
        record, key = await played(Salle(secret=b"o" * 32), 6)
        ours = sealed_as(record, commitment(salle.tables.server_seed(record.head, key)))
        assert (await verified(ours, key)).startswith(WRONG)


async def test_verify_finds_a_seal_that_was_changed(salle):
    record, key = await played(salle, 6)
    assert (await verified(sealed_as(record, "0" * 64), key)).startswith(WRONG)


async def test_verify_finds_a_record_that_was_carried_to_another_table(salle):
    record, key = await played(salle, 6)
    assert (await verified(record, replace(key, table="other"))).startswith(WRONG)
