"""What the hall makes of Audatia: answers that needn't be asked, and choices made in secret."""

import pytest

from bot.commands import boards, moves, preset_answers
from bot.messages.words import say_in
from tests.bot.duel import Duel
from tests.bot.salle import ROOM, Salle, button, labels
from tests.bot.short_games import AUDATIA, AUDATIA_GUARDED


@pytest.fixture
async def duel():
    return await Duel.begun()


async def test_a_card_is_cycled_by_taps_before_the_mulligan(duel):
    await duel.play(((2, "Change a skill", "Taunt"), (2, "Keep all")))
    assert await duel.moves() == ["cycle:taunt", "keep"]


async def test_who_could_only_cycle_a_card_is_not_asked_and_the_hall_passes(duel):
    changed = (2, "RS ◖", "RM ◖", "MM ◖")  # they keep Taunt and Eye of the Lynx
    virtues = ((2, "Fortitudo"), (1, "Prudentia"), (2, "No salute"))
    guards = ((1, "Longa"), (2, "Fenestra Destra"))
    await duel.play(((1, "Keep all"), changed, *virtues, *guards))
    owed = (await duel.salle.tables.load(duel.table)).automatic_answers
    if not owed:  # a skill was drawn that may be played
        assert "Skill" in str((await duel.two.turn(duel.table)).prompt.groups)
        return
    turn = await duel.two.turn(duel.table)
    assert turn.prompt.lead.startswith("There's nothing for you to decide")
    assert turn.is_silent
    await duel.later()
    assert (await duel.moves())[-1] == "pass"
    assert (await duel.one.turn(duel.table)).prompt.groups


async def test_the_channel_hears_that_somebody_has_chosen_and_nothing_else(duel):
    await duel.play(AUDATIA[: AUDATIA_GUARDED - 1])
    await duel.salle.deliver()
    shown = "".join(repr(post) for post in duel.salle.doors.to(ROOM)).casefold()
    assert "longa" not in shown
    board = (await duel.salle.app.run(boards.board, duel.two.ask(ROOM), duel.table)).private
    assert "chosen a guard in secret" in " ".join(board.lines)
    assert board.prompt.groups == ()


async def test_who_chooses_in_secret_is_not_disturbed_by_the_others_choice(duel):
    await duel.salle.deliver()
    before = len(duel.salle.doors.to(duel.two.address))
    await duel.play(AUDATIA[:1])
    await duel.salle.deliver()
    assert len(duel.salle.doors.to(duel.two.address)) == before
    await duel.play(AUDATIA[1:3])
    await duel.salle.deliver()
    assert not duel.salle.doors.to(duel.one.address)[-1].is_silent  # a virtue is to be taken


@pytest.mark.parametrize("text", ["MF", "mandritto fendente", "MFI", "attack mf"])
async def test_a_blow_may_be_written_without_its_half_sun(duel, text):
    await duel.salle.app.run(preset_answers.show, duel.two.ask(), duel.table, "skills no")
    await duel.play(AUDATIA[:AUDATIA_GUARDED])
    await duel.later()
    reply = await duel.salle.app.run(moves.typed, duel.one.ask(), text, duel.table)
    assert reply.private.prompt.lead == "Attack with a mandritto fendente, half-sun left."


async def test_a_chain_is_undone_step_by_step_until_it_is_sent(duel):
    await duel.salle.app.run(preset_answers.show, duel.two.ask(), duel.table, "skills no")
    await duel.play(AUDATIA[:AUDATIA_GUARDED])
    await duel.later()
    await duel.play(AUDATIA[AUDATIA_GUARDED:9])
    post = await duel.one.turn(duel.table)
    for label in ("Enter boldly", "Inside", "Pass"):
        post = (await duel.one.taps(button(post, label))).private
    for label in ("Pass", "Outside"):
        post = (await duel.one.taps(button(post, "Undo"))).private
        assert label in labels(post)
    assert (await duel.moves())[-1] == "MFl"
    await duel.one.taps(button(post, "That's all, send"))
    assert (await duel.moves())[-1] == "bold"


async def test_a_whole_duel(duel):
    await duel.salle.app.run(preset_answers.show, duel.two.ask(), duel.table, "skills no")
    await duel.play(AUDATIA[:AUDATIA_GUARDED])
    await duel.later()
    await duel.play(AUDATIA[AUDATIA_GUARDED:])
    end = await duel.one.turn(duel.table)
    assert end.prompt.lead == (
        "You countered with Cover and Pommel Strike (Coperta e Pomo), "
        "the perfect counter, and win the duel."
    )
    assert not any("win" in line or "counter" in line for line in end.lines)
    assert "bold+inside+pass" in await duel.moves()


async def test_a_challenge_lists_what_both_agree_to():
    salle = Salle()
    anna, bea = salle.someone("Anna"), salle.someone("Bea")
    options = {"challenger": "boucicault", "auto_pass": "true"}
    table = await salle.challenge(anna, game="audatia", opponent=bea.person, options=options)
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    assert "Anna plays Boucicault, Bea plays Boucicault · passes at once" in card.lines[1]
    change = (await bea.taps(button(card, "Change…"))).private
    assert any("The challenged plays: Boucicault" in label for label in labels(change))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Anna plays Galeazzo, Bea plays Boucicault"),
        ("it", "Anna è Galeazzo, Bea è Boucicault"),
        ("es", "Anna es Galeazzo, Bea es Boucicault"),
        ("fr", "Anna joue Galeazzo, Bea joue Boucicault"),
    ],
)
async def test_the_card_says_who_plays_whom_and_the_rest_stands_at_the_head_of_the_rules(
    locale, said
):
    salle = Salle()
    anna, bea = salle.someone("Anna"), salle.someone("Bea", locale)
    table = await salle.challenge(anna, game="audatia", opponent=bea.person)
    card = (await salle.app.run(boards.hand, bea.ask(), table)).private
    who, *rest = card.lines[1].split(" · ")
    assert (who, len(rest)) == (said, 3)  # who begins, the clock, whether it is rated
    usual = say_in(locale)("audatia-option-counterattack_answer-parry")
    rules = (await bea.taps(button(card, say_in(locale)("hall-rules")))).private
    assert usual in rules.lines[0]
    assert usual not in card.lines[1]
