"""*Seen*: which cards are out and which can still come; and matches that are played from memory."""

from bot.application.tickets import Verb
from bot.commands import boards, challenge_answers, rematches, seen_cards
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.terms_form import TermsForm
from bot.messages.words import LANGUAGES, say_in
from engines.core.game import counts_cards
from engines.core.record import Proposal
from tests.bot.salle import ROOM, button, labels
from tests.bot.test_counter_offers import card_of, form_of, proposed
from tests.bot.test_rematches import resigned
from tests.every import every


async def seen_by(salle, who, table, where=None):
    return await salle.app.run(seen_cards.seen, who.ask(where), table)


def counted(text):
    """What a line of each count says, by what stands before it."""
    return dict(line.split(": ", 1) for line in text.replace("\n  ", " ").splitlines())


async def test_seen_stands_under_ones_own_board_and_counts_what_is_out(salle, anna, bea):
    table = await salle.match(anna, bea, options={"begins": "challenger"})
    await anna.plays(table)
    for who in (anna, bea):
        post = (await who.taps(button(await who.turn(table), "Cards seen"))).private
        assert post.picture == (await who.turn(table)).picture
        found = counted(post.text)
        out = [int(one.split("×")[1]) for one in found["Out"].split(", ")]
        to_come = [int(one.split("×")[1]) for one in found["Can still come"].split(", ")]
        assert sum(out) == 1
        assert sum(out) + sum(to_come) == 25 - 5  # but for one's own hand


async def test_both_are_told_alike_and_nobody_what_the_other_holds(salle, anna, bea, eve):
    """A spectator counts for both sides: they know no hand."""
    table = await salle.match(anna, bea)
    one, two = [counted((await seen_by(salle, who, table)).private.text) for who in (anna, bea)]
    assert one.keys() == two.keys()
    assert one["Out"] == two["Out"]
    watched = await seen_by(salle, eve, table, ROOM)
    assert counted(watched.private.text) == {
        "Out": "1×0, 2×0, 3×0, 4×0, 5×0",
        "Can still come": "1×5, 2×5, 3×5, 4×5, 5×5",
    }


async def test_a_duels_two_decks_are_counted_with_what_was_seen_of_a_hand(salle, anna, bea):
    table = await salle.match(anna, bea, game="audatia")
    post = (await seen_by(salle, anna, table)).private
    assert post.picture is None
    own, rivals = post.text.split("Bea")
    assert "Seen in hand" not in own
    assert "Seen in hand: MF◖×1, RF◖×1" in rivals
    assert "Can still come:" in rivals


async def test_games_without_cards_have_no_such_button_and_say_so(salle, anna, bea):
    table = await salle.match(anna, bea, game="gyges")
    assert "Cards seen" not in labels(await anna.turn(table))
    refused = await seen_by(salle, anna, table)
    assert (refused.is_error, refused.ack) == (True, "In this game no cards are counted.")


async def test_from_memory_there_is_no_button_and_the_command_says_why(salle, anna, bea):
    table = await salle.match(anna, bea, has_memory=False)
    for who in (anna, bea):
        post = await who.turn(table)
        assert "Cards seen" not in labels(post)
        forged = post.prompt.choices[0].ticket.partition(":")[2]
        for refused in (
            await seen_by(salle, who, table),
            await salle.app.tap(who.ask(), f"{Verb.SEEN}:{forged}"),
        ):
            assert refused.is_error
            assert refused.ack.startswith("This match is played from memory")


async def test_from_memory_nothing_shows_what_was_seen_of_a_hand(salle, anna, bea, eve):
    """Neither pictures nor words; but the hands are opened at the end, as ever."""
    table = await salle.match(anna, bea, game="audatia", has_memory=False)
    words = (await salle.app.run(boards.text, anna.ask(), table)).private.text
    assert "Seen of" not in words
    shown = (await anna.turn(table)).picture
    assert shown.view.seen == ()
    assert "Seen of" not in shown.alt
    assert shown.view.hand
    watched = (await salle.app.run(boards.board, eve.ask(), table)).private.picture.view
    assert [man.known for man in watched.men] == [(), ()]
    await resigned(salle, anna, table)
    assert all(man.hand for man in (await bea.turn(table)).picture.view.men)


async def test_a_computer_and_a_keyboard_know_as_much_in_a_match_from_memory(salle, anna, bea):
    """What is possible is asked of the rules; only what is shown differs."""
    usual = await salle.match(anna, bea, game="audatia", options={"challenger": "boucicault"})
    hidden = await salle.match(
        anna, bea, game="audatia", options={"challenger": "boucicault"}, has_memory=False
    )
    one, two = [await salle.tables.load(table) for table in (usual, hidden)]
    view = two.game.view(two.match.game_state, None)
    assert view == one.game.view(one.match.game_state, None)
    assert any(man.known for man in view.men)


async def test_it_is_a_term_of_games_with_cards_alone_and_told_where_it_is_off(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    assert "memory" not in " ".join((await card_of(anna, table)).lines)
    assert "with “Cards seen”" in labels(await form_of(bea, table))
    await proposed(bea, table, "with “Cards seen”")
    lines = (await card_of(anna, table)).lines
    assert lines[1] == "Bea proposes: with “Cards seen” → from memory"
    assert lines[2].endswith(" · from memory")
    other = await salle.challenge(anna, opponent=bea.person, game="cannae", has_memory=False)
    assert "with “Cards seen”" not in labels(await form_of(bea, other))
    assert "memory" not in " ".join((await card_of(anna, other)).lines)


async def test_a_rematch_keeps_it(salle, anna, bea):
    table = await salle.match(anna, bea, has_memory=False)
    await resigned(salle, anna, table)
    again = (await salle.app.run(rematches.rematch, anna.ask(), table)).table
    await salle.app.run(challenge_answers.accept, bea.ask(), again)
    assert not (await salle.tables.load(again)).match.proposal.has_memory


def test_old_numbers_of_a_form_have_it_and_new_ones_say_it(salle):
    for game in salle.games.values():
        usual = TermsForm(game=game, proposal=Proposal())
        assert TermsForm.read(game, usual.number).proposal.has_memory
        for form in (usual, usual.with_rating(is_rated=True)):
            changed = form.plus({"memory": "false"})
            assert changed.proposal.has_memory != counts_cards(game)
            assert TermsForm.read(game, changed.number) == changed


@every(
    "text, has_memory",
    [
        ("en garde, from memory", False),
        ("en garde memory", False),
        ("en garde a memoria", False),
        ("en garde, de memoria, avanzado", False),
        ("en garde de mémoire", False),
        ("en garde seen=no", False),
        ("en garde seen: off", False),
        ("en garde seen=yes", True),
        ("en garde with “Cards seen”", True),
        ("en garde advanced", True),
    ],
)
def test_it_is_understood_in_words(salle, text, has_memory):
    read = ChallengeRequest(text=text).read(salle.games, salle.catalogue.computers)
    assert not read.refused
    assert read.terms[0].has_memory == has_memory


def test_its_own_words_are_understood_in_every_language(salle):
    for language in LANGUAGES:
        say = say_in(language)
        for key, has_memory in (("seen-on", True), ("seen-off", False)):
            request = ChallengeRequest(text=say(key), game="audatia")
            read = request.read(salle.games, salle.catalogue.computers)
            assert (read.refused, read.terms[0].has_memory) == ((), has_memory)


def test_a_game_without_cards_does_not_understand_it(salle):
    request = ChallengeRequest(text="from memory", game="gyges")
    assert request.read(salle.games, salle.catalogue.computers).has_unread


@every("language", LANGUAGES)
async def test_a_short_count_is_short_in_every_language(salle, bea, language):
    """It stands under the board: there is no more room under a picture."""
    anna = salle.someone("Anna", language)
    table = await salle.match(anna, bea)
    post = (await seen_by(salle, anna, table)).private
    assert post.picture
    assert len(post.text) < 160
