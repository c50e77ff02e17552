"""Every installed game brings all that the hall needs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.application.game_contract import find_missing, load_pieces
from bot.messages.words import LANGUAGES, say_in
from engines.core.game import has_luck
from engines.packages import find_games
from renderers import size
from renderers.games import lessons_of, plate_of
from renderers.rendering import render
from renderers.style import ColourVision, TextSize
from tests.harness import every_game, onlookers, walk, walks
from tests.renderers.picture_checks import DARK, STYLE
from tests.renderers.text_checks import check_lesson, check_words_of

OTHER = replace(
    DARK, colour_vision=ColourVision.COLOUR_BLIND, text_size=TextSize.LARGE, mirrored=True
)
OURS = [package for package in find_games().values() if not package.home]
every_package = pytest.mark.parametrize("package", find_games().values(), ids=lambda one: one.id)


# ---- what every game has


@every_package
def test_a_game_is_whole(package):
    assert find_missing(package) == ""
    assert load_pieces(package).engine.id == package.id


@settings(max_examples=20)
@given(way=walks())
@every_game
def test_a_game_that_says_that_it_has_no_luck_draws_nothing(game, way):
    assert has_luck(game) or not any(record.draws for record, _ in walk(game, way))


@every_package
def test_an_icon_is_a_symbol_that_follows_the_page_s_colours(package):
    assert '<symbol id="icon" viewBox="0 0 32 32">' in (icon := package.icon.read_text())
    assert "currentColor" in icon


def plain_and_other(package):
    """In both styles each; what docs/rules show is drawn in the plain one by another test.

    The many pictures of some are drawn in the other one in the long profile alone.
    """
    other = [pytest.mark.long] if package.id in ("audatia", "en_garde") else []
    yield pytest.param(package, STYLE, marks=pytest.mark.long, id=f"{package.id}-plain")
    yield pytest.param(package, OTHER, marks=other, id=f"{package.id}-dark-large-safe")


@pytest.mark.parametrize(
    ("package", "style"),
    [case for package in find_games().values() for case in plain_and_other(package)],
)
def test_the_pictures_of_the_entrance_and_of_each_rule_can_be_drawn_and_differ(package, style):
    plate, lessons = plate_of(package.id), lessons_of(package.id).LESSONS
    views = [plate.HERO, plate.PLATE, *(lesson.view for lesson in lessons)]
    drawn = [render(view, style) for view in views]
    for view, png in zip(views, drawn, strict=True):
        width, height = size(view, style)
        assert png[16:24] == width.to_bytes(4) + height.to_bytes(4)
    assert len({lesson.key for lesson in lessons}) == len(set(drawn[2:])) == len(lessons)


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_has_words(package, language):
    for lesson in lessons_of(package.id).LESSONS:
        check_lesson(lesson.key, lesson.view, say_in(language))


@every_package
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_and_its_picture_have_words(package, language):
    say = say_in(language)
    for part in ("", ".about", ".caption", ".alt"):
        assert f"{package.id}-name{part}" in say


@pytest.mark.parametrize("package", OURS, ids=lambda one: one.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_levels_say_in_a_line_what_they_mean(package, language):
    say, (game, computer) = say_in(language), load_pieces(package)
    keys = [f"level-{level}" for level in computer.levels]
    for option in game.options:
        keys += [f"option-{option.name}"]
        keys += [f"option-{option.name}-{value}" for value in option.values]
    assert [key for key in keys if f"{package.id}-{key}.about" not in say] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@given(way=walks(), onlooker=onlookers)
@settings(max_examples=5)
def test_every_view_has_words(game, language, way, onlooker):
    *_, (_, match) = walk(game, way)
    check_words_of(game.view(match.game_state, onlooker), say_in(language))
