"""Answers in advance are set by buttons and by words, and taken back."""

import pytest

from bot.application.tickets import Verb
from bot.commands import preset_answers
from tests.bot.salle import button, labels
from tests.shields.evening import DELAY, Evening


async def test_the_turn_has_a_button_that_opens_them_and_a_tap_sets_one(asked):
    opened = (
        await asked.bea.taps(button(await asked.bea.turn(asked.table), "Answers in advance"))
    ).private
    assert opened.lines[1:] == ("1. Swap your card: Ask me", "2. Deny the blow: Ask me")
    assert [[c.label for c in group.choices] for group in opened.prompt.groups] == [
        ["No", "Ask me"],
        ["Yes", "No", "Ask me"],
    ]
    reply = await asked.bea.taps(button(opened, "Yes"))
    assert reply.ack == "Deny the blow: Yes."
    assert [group.present for group in reply.private.prompt.groups] == ["Ask me", "Yes"]
    again = await asked.bea.taps(button(reply.private, "✓ Yes"))
    assert again.private == reply.private
    back = await asked.bea.taps(button(again.private, "Back to the table"))
    assert back.private.prompt.lead.startswith("You answered this in advance: Yes.")
    assert (await asked.loaded()).version == 4


async def test_games_without_windows_have_no_such_button(asked):
    table = await asked.salle.match(asked.anna, asked.bea)
    assert "Answers in advance" not in labels(await asked.anna.turn(table))
    reply = await asked.salle.app.run(preset_answers.show, asked.anna.ask(), table, "no")
    assert reply.is_error
    assert "nothing to answer" in reply.ack


async def test_an_answer_set_while_its_window_is_open_is_given_after_a_while(asked):
    asked.salle.time.now += 3600
    await asked.answers(asked.bea, "deny yes")
    await asked.later(DELAY - 1)
    assert (await asked.moves())[-1] == "2"
    await asked.later(1)
    assert (await asked.moves())[-1] == "deny"


async def test_an_answer_that_is_changed_is_given_once_as_it_is_then(asked):
    await asked.answers(asked.bea, "deny no")
    asked.salle.time.now += DELAY - 1
    await asked.answers(asked.bea, "deny yes")
    await asked.later(1)
    assert (await asked.moves())[-1] == "2"
    await asked.later()
    await asked.later()
    assert await asked.moves() == ["pass", "pass", "2", "deny"]


async def test_an_answer_taken_back_before_its_window_opens_asks(asked):
    await asked.bea.plays(asked.table, "pass")
    await asked.answers(asked.anna, "deny no")
    await asked.answers(asked.bea, "deny no")
    await asked.answers(asked.bea, "ask me")
    assert set((await asked.loaded()).preset_answers) == {"one.deny"}
    await asked.bea.plays(asked.table, "1")
    await asked.later()
    await asked.anna.plays(asked.table, "1")
    await asked.later()
    assert (await asked.moves())[-1] == "1"


async def test_who_takes_an_answer_back_in_its_window_is_asked_then():
    evening = await Evening.dealt("blank", "shield")
    await evening.answers(evening.bea, "deny no")
    await evening.anna.plays(evening.table, "2")
    await evening.salle.deliver()
    await evening.answers(evening.bea, "deny ask")
    await evening.later()
    (post,) = evening.messages_to(evening.bea)
    assert "deny" in [choice.notation for choice in post.prompt.choices]
    assert await evening.moves() == ["pass", "pass", "2"]


@pytest.mark.parametrize(
    ("words", "presets"),
    [
        ("deny no", {"two.deny": "no"}),
        ("  DENY   Yes", {"two.deny": "yes"}),
        ("de sì", {"two.deny": "yes"}),
        ("deny the blow? oui", {"two.deny": "yes"}),
        ("no", {"two.deny": "no", "two.swap": "no"}),
        ("yes", {"two.deny": "yes"}),
        ("deny ask me", {}),
        ("pregúntame", {}),
    ],
)
async def test_answers_are_set_by_words(asked, words, presets):
    await asked.answers(asked.bea, words)
    assert (await asked.loaded()).preset_answers == presets


@pytest.mark.parametrize("words", ["deny", "deny maybe", "parry no", "swap yes"])
async def test_words_that_mean_nothing_are_answered_with_those_that_do(asked, words):
    reply = await asked.salle.app.run(preset_answers.show, asked.bea.ask(), asked.table, words)
    assert reply.is_error
    assert "/answers swap no" in reply.ack
    assert "deny (Deny the blow)" in reply.ack
    assert (await asked.loaded()).preset_answers == {}


async def test_nobody_answers_for_somebody_else(asked):
    reply = await asked.salle.app.run(preset_answers.show, asked.eve.ask(), asked.table, "deny no")
    assert reply.is_error
    ticket = f"{Verb.ANSWER}:{asked.table}:4:1.1"
    assert (await asked.salle.app.tap(asked.eve.ask(), ticket)).is_error
    assert (await asked.loaded()).preset_answers == {}


async def test_a_button_that_names_no_answer_sets_none(asked):
    for path in ("9.0", "0.9", "0.0"):  # the last: yes, to a question that has none
        ticket = f"{Verb.ANSWER}:{asked.table}:4:{path}"
        assert (await asked.salle.app.tap(asked.bea.ask(), ticket)).is_error
    assert (await asked.loaded()).preset_answers == {}
