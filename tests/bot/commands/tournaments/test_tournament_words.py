"""Commands within a command, and what menus say in four languages."""

import pytest

from bot.adapters.discord.layout import escape
from bot.application.catalogue import Catalogue
from bot.application.place import PlaceSettings
from bot.application.tournament_draft import TournamentDraft
from bot.commands import tournament_form_posts
from bot.commands.registry import registry
from bot.commands.tournament_form import TournamentForm
from bot.messages.words import LANGUAGES, say_in
from bot.timing.zones import zone_named
from engines.core.record import Player
from engines.core.tournaments.head import Kind
from tests.bot.salle import START
from tests.every import every


@pytest.mark.parametrize(
    ("words", "name", "rest"),
    [
        ("create Autumn Cup", "tournament-create", "Autumn Cup"),
        ("JOIN k3zqa7xw", "tournament-join", "k3zqa7xw"),
        ("crea Coppa", "tournament-create", "Coppa"),
        ("défier", "tournament-challenge", ""),
        ("k3zqa7xw", "tournament", "k3zqa7xw"),
        ("", "tournament", ""),
    ],
)
def test_the_first_word_names_the_command_in_any_language(words, name, rest):
    command, left = registry().meant("tournament", words)
    assert (command.name, left) == (name, rest)


def test_discord_says_the_commands_as_it_has_them():
    assert escape("Say /tournament join x.") == "Say /tournament join x."
    assert escape("/tournament shows them") == "/tournament show shows them"
    assert escape("/pause now") == "/clock pause now"


@every("language", LANGUAGES)
def test_every_field_and_value_has_words(language):
    say = say_in(language)
    for kind in Kind:
        form = form_of(kind)
        for field in (*form.main_fields, *form.more_fields):
            post = tournament_form_posts.page(form, field, say)
            words = [choice.words for choice in post.prompt.choices]
            assert len(set(words)) == len(words)
            assert all(0 < len(one) <= 80 for one in words)
        assert tournament_form_posts.overview(form, say).lines
        assert tournament_form_posts.further(form, say).lines


def form_of(kind):
    games = Catalogue().games
    chosen = {"kind": kind, "games": " ".join(games)}
    draft = TournamentDraft(
        id="a", at=START, name="Cup", chat="test:room", place="test:room", chosen=chosen
    )
    place = PlaceSettings(address="test:room")
    return TournamentForm(
        draft=draft, games=games, place=place, zone=zone_named("Europe/Rome"), now=START
    )


@every("kind", tuple(Kind))
def test_every_value_makes_a_tournament(kind):
    organiser = Player(address="test:anna", name="Anna")
    form = form_of(kind)
    for field in (*form.main_fields, *form.more_fields):
        for value in form.values(field):
            head = form.with_value(field, value).head(organiser, 1)
            assert head.clock is not None
