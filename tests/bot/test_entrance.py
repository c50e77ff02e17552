"""The entrance: from three buttons to a table, by taps alone."""

import pytest

from bot.application.tickets import MAX_TICKET, TicketError
from bot.application.time_controls import LEISURELY, PRESETS
from bot.commands import challenge_answers, entrance, help, table_list
from bot.commands.challenge_draft import MAX_DRAFT, ChallengeDraft, Step
from bot.commands.terms_form import TermsForm
from bot.messages.words import LANGUAGES
from engines.core.match_state import Status
from engines.core.record import Proposal
from tests.bot.salle import ROOM, button, game_names, labels

WAYS = ["Play now", "Challenge a friend", "Rules"]


async def walked(person, where, *taps):
    """The last reply after these taps, from the entrance on."""
    reply = await person.salle.app.run(entrance.start, person.ask(where))
    for label in taps:
        reply = await person.taps(button(reply.private, label), where)
    return reply


async def test_the_entrance_is_a_sentence_and_three_buttons(salle, anna):
    post = (await salle.app.run(entrance.start, anna.ask())).private
    assert post.lines == ("Games for two by correspondence: a move now, the answer tomorrow.",)
    assert labels(post) == WAYS


async def test_help_ends_with_the_same_buttons(salle, anna):
    assert labels((await salle.app.run(help.help_page, anna.ask())).private) == WAYS


async def test_four_taps_lead_to_a_match_against_the_computer(salle, anna):
    reply = await walked(anna, None, "Play now", "Battle of Cannae", "keen · 1500")
    assert reply.private.seal is None  # nothing is drawn by lot
    begun = await anna.taps(button(reply.private, "Play now"))
    table = await salle.tables.load(begun.table)
    assert table.match.status is Status.PLAYING
    assert "computer:keen" in [player.address for player in table.match.players]


async def test_the_computers_table_can_be_changed_before_it_begins(salle, anna):
    card = (await walked(anna, None, "Play now", "En Garde", "hothead · 820")).private
    form = (await anna.taps(button(card, "Change…"))).private
    form = (await anna.taps(button(form, "first to 1"))).private
    changed = await anna.taps(button(form, "Change"))
    assert changed.ack == "Changed."
    assert "first to 1" in changed.private.lines[1]
    begun = await anna.taps(button(changed.private, "Play now"))
    loaded = await salle.tables.load(begun.table)
    assert loaded.match.game_state.rules.touches == 1
    assert all(entry.joining.nonce for entry in loaded.record.log)


async def test_a_friend_is_challenged_on_the_terms_that_were_tapped(salle, anna, bea):
    reply = await walked(
        anna, ROOM, "Challenge a friend", "En Garde", "advanced", "leisurely", "Challenge"
    )
    table = await salle.tables.load(reply.table)
    assert table.record.head.clock == PRESETS[LEISURELY]
    assert table.record.head.options == {"variant": "advanced"}
    assert (await salle.app.run(challenge_answers.accept, bea.ask(), reply.table)).private


async def test_two_taps_on_the_last_button_open_one_table(salle, anna):
    form = (await walked(anna, ROOM, "Challenge a friend", "Gygès")).private
    last = button(form, "Challenge")
    tables = {(await anna.taps(last, ROOM, message="17")).table for _ in range(2)}
    assert len(tables) == 1
    assert len(await table_list.table_summaries(salle.context, anna.ask())) == 1


async def test_every_page_leads_back(salle, anna):
    for taps in (
        ("Play now",),
        ("Play now", "Gygès"),
        ("Challenge a friend",),
        ("Challenge a friend", "En Garde"),
        ("Challenge a friend", "En Garde", "your own…"),
        ("Rules",),
    ):
        back = await walked(anna, None, *taps, "Back")
        before = await walked(anna, None, *taps[:-1])
        assert labels(back.private) == labels(before.private)


async def test_the_rules_of_every_game_are_two_taps_away(salle, anna):
    post = (await walked(anna, None, "Rules")).private
    assert labels(post)[:-1] == game_names()
    page = (await anna.taps(button(post, "Gygès"))).private
    assert page.paragraphs


async def test_in_a_channel_a_menu_is_for_whoever_asked_for_it(salle, anna, bea):
    menu = (await walked(anna, ROOM, "Play now")).private
    refused = await bea.taps(button(menu, "Gygès"), ROOM)
    assert refused.is_error
    assert refused.ack.startswith("Somebody else opened this menu.")


async def test_of_a_characters_choice_the_challenger_sees_their_own_alone(salle, anna):
    form = (await walked(anna, ROOM, "Challenge a friend", "Audatia")).private
    assert "The challenger plays: Galeazzo" in labels(form)
    assert not [label for label in labels(form) if label.startswith("The challenged plays")]


async def test_who_is_known_by_an_id_alone_is_somebody(salle, anna):
    draft = ChallengeDraft(step=Step.OPEN, opponent="77", game="gyges")
    reply = await salle.app.tap(anna.ask(ROOM), str(draft))
    assert reply.ack == "Your challenge to somebody is on the table."
    await salle.deliver()
    card = salle.doors.to(ROOM)[-1]
    assert card.lines[0] == "Anna challenges somebody to Gygès"
    assert [person.name for person in card.mentions] == ["somebody"]
    assert not [line for line in card.lines if "77" in line]


@pytest.mark.parametrize("text", ["nw:", "nw:z::::0", "nw:o::x9::0", "nw:p:::", "nw:o::::0" * 20])
def test_what_was_never_a_menu_of_ours_is_refused(text):
    with pytest.raises(TicketError):
        ChallengeDraft.parse(text)


async def test_a_menu_for_a_game_that_is_gone_is_answered(salle, anna):
    for step in (Step.TERMS, Step.LEVEL, Step.OPEN):
        reply = await salle.app.tap(anna.ask(), str(ChallengeDraft(step=step, game="chess")))
        assert reply.is_error


@pytest.mark.parametrize("game", ["en_garde", "gyges", "cannae", "audatia"])
def test_a_draft_fits_a_button_and_is_read_back(salle, game):
    rules = salle.games[game]
    last = {option.name: str(option.values[-1]) for option in rules.options}
    form = TermsForm(game=rules, proposal=Proposal()).plus({**last, "clock": "30d+7d/60d"})
    people = {"owner": "7123456789", "opponent": "7987654321"}
    draft = ChallengeDraft(step=Step.VALUES, page=7, game=game, number=form.number, **people)
    assert ChallengeDraft.parse(str(draft)) == draft
    assert len(str(draft)) <= MAX_TICKET
    flakes = {"owner": "1574077275400306692", "opponent": "1574077275400306693"}
    assert (
        len(str(ChallengeDraft(step=Step.OPEN, game=game, number=form.number, **flakes)))
        <= MAX_DRAFT
    )


@pytest.mark.parametrize("text", ["nw:p:::::", "nw:o:7:cnovice:cannae:0:abcde"])
def test_buttons_of_before_menus_named_their_tables_still_work(text):
    assert str(ChallengeDraft.parse(text)) == text.rpartition(":")[0]


def test_an_old_button_that_names_no_game_yet_says_nothing_of_the_terms():
    assert ChallengeDraft.parse("nw:w::::0").number is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_challenges_is_written_to_in_their_language(salle, language):
    zoe = salle.someone("Zoe", language)
    await salle.challenge(zoe)
    assert (await salle.store.profile(str(zoe.address)))["locale"] == language
