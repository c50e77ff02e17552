"""What the commands declare."""

from dataclasses import replace

import pytest

from bot.application.model import Address, Reply
from bot.application.refused import RefusedError
from bot.application.tickets import Ticket, TicketError, Verb
from bot.commands.arguments import TABLE, Argument, Given, Kind, Offered, choice
from bot.commands.declaration import Buttons, Command, Place, Who, alone
from bot.commands.registry import Registry, find_declared
from bot.messages.words import LANGUAGES, refusal, say_in
from storage.base import TableKey


async def nothing(context, ask):
    raise NotImplementedError


async def tapped(context, ask, ticket):
    raise NotImplementedError


def command(name, **declared):
    return Command(name=name, run=alone(nothing), **declared)


def test_every_verb_that_a_message_writes_is_answered():
    registry = Registry(find_declared())
    for verb in Verb:
        assert registry.button_of(Ticket(verb=verb, table=TableKey("x", "1", "1"), version=0))


def test_an_unknown_verb_is_no_button_of_ours():
    with pytest.raises(TicketError):
        Registry([]).button_of(Ticket(verb="zz", table=TableKey("x", "1", "1"), version=0))


def test_two_commands_of_one_name_are_refused():
    with pytest.raises(ValueError, match="'dance' is declared twice"):
        Registry([command("dance"), command("dance")])


def test_two_buttons_of_one_verb_are_refused():
    with pytest.raises(ValueError, match="'zz' is declared twice"):
        Registry([command("dance", buttons={"zz": tapped}), Buttons(buttons={"zz": tapped})])


def test_two_kinds_of_data_with_one_beginning_are_refused():
    with pytest.raises(ValueError, match="'pin' is declared twice"):
        Registry([Buttons(menus={"pin": tapped}), Buttons(menus={"pin": tapped})])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_declared_has_its_words(language):
    say = say_in(language)
    for one in Registry(find_declared()).commands.values():
        keys = [f"hall-command-{one.name}"]
        keys += [f"hall-argument-{argument.name}" for argument in one.arguments]
        keys += [f"hall-group-{one.group}"] if one.group else []
        keys += [f"hall-within-{one.within}"] if one.within else []
        for key in keys:
            assert key in say, key
            assert f"{key}.about" in say, key
        assert all(offered.words(say) for a in one.arguments for offered in a.offered)


DAYS = Argument(name="days", kind=Kind.NUMBER, highest=30)
THEME = choice("value", Offered.of("dark", "hall-set-theme-dark"))


def given(words, *arguments):
    return Given(arguments=arguments, words=words)


def test_each_argument_takes_the_words_that_fit_it():
    line = Argument(name="line")
    said = given("scuro e2-e4 12 daily", DAYS, THEME, line, TABLE)
    assert [said.value(name) for name in ("days", "value", "line")] == ["12", "dark", "e2-e4 daily"]


def test_a_game_is_named_as_in_any_language():
    said = given("en garde 3", Argument(name="game", kind=Kind.GAME), DAYS)
    assert (said.value("game"), said.value("days")) == ("en_garde", "3")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("31", "Days can be: 1–30."),
        ("3 purple", "Value can be: dark."),
        ("3 dark purple", "I don't understand “purple”."),
    ],
)
def test_what_does_not_fit_is_refused_with_what_does(words, says):
    with pytest.raises(RefusedError) as caught:
        given(words, DAYS, THEME).value("days")
    assert refusal(caught.value, say_in("en")) == says


def test_what_is_needed_is_asked_for():
    with pytest.raises(RefusedError) as caught:
        given("", Argument(name="days", kind=Kind.NUMBER, is_required=True)).value("days")
    assert refusal(caught.value, say_in("en")) == "Something is missing: days (How many days)."


async def done(context, ask, given):
    return Reply(ack="done")


async def done_by_button(context, ask, data):
    return Reply(ack="done")


@pytest.mark.parametrize(
    ("place", "other"), [(Place.PRIVATE, Place.GROUP), (Place.GROUP, Place.PRIVATE)]
)
async def test_a_command_is_obeyed_where_it_may_be_said(salle, anna, place, other):
    only_there = Command(name="dance", run=done, places=frozenset({place}))
    assert (await salle.app.say(only_there, anna.ask(), Given(), place)).ack == "done"
    refused = await salle.app.say(only_there, anna.ask(), Given(), other)
    assert refused.is_error
    assert refused.ack.startswith("That works only in ")


async def test_what_managers_may_is_refused_to_others(salle, anna):
    dance = Command(name="dance", run=done, who=Who.MANAGER, menus={"dn": done_by_button})
    ask = replace(anna.ask(), where=Address(platform="x", id="room"))
    refused = await salle.app.say(dance, ask, Given(), Place.GROUP)
    assert refused.ack == "Only somebody who manages this channel can change that."
    managing = replace(ask, may_manage=True)
    assert (await salle.app.say(dance, managing, Given(), Place.GROUP)).ack == "done"
    assert Registry([dance]).who_may("dn:1") is Who.MANAGER, "so its buttons are refused too"


async def test_what_players_may_is_refused_to_others(salle, anna, bea, eve):
    table = await salle.match(anna, bea)
    dance = Command(name="dance", run=done, who=Who.PLAYER)
    refused = await salle.app.say(dance, eve.ask(), Given(table=table), Place.GROUP)
    assert "Anna and Bea are playing here" in refused.ack
    assert (await salle.app.say(dance, bea.ask(), Given(table=table), Place.GROUP)).ack == "done"
