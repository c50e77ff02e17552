import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from PIL import Image

from renderers.kit.cache import sized_cache
from renderers.kit.canvas import Canvas
from renderers.kit.colour_table import ColourTable
from renderers.kit.fonts import Face, covers, font
from renderers.kit.layers import Background, PlacedSprite, Region
from renderers.kit.palette import DARK, DARK_SAFE, LIGHT, LIGHT_SAFE, rgb
from renderers.kit.polyline import Polyline
from tests.every import every


def luminance(colour):
    channels = [level / 255 for level in rgb(colour)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@every("palette", [LIGHT, DARK, LIGHT_SAFE, DARK_SAFE])
def test_large_letters_can_be_read_on_every_seats_colour(palette):
    for colour in palette.seats:
        assert contrast(palette.letters, colour) >= 3


def test_a_colour_becomes_the_nearest_of_the_table():
    table = ColourTable(["#000000", "#FFFFFF", "#C4452D"], [("#000000", "#FFFFFF", 1)])
    picture = Image.new("RGB", (4, 1))
    for x, colour in enumerate(["#0A0402", "#8A7A80", "#C0402F", "#F0F0F0"]):
        picture.putpixel((x, 0), rgb(colour))
    quantized = table.quantize(picture).convert("RGB")
    nearest = ["#000000", "#808080", "#C4452D", "#FFFFFF"]
    assert [quantized.getpixel((x, 0)) for x in range(4)] == [rgb(c) for c in nearest]


def test_more_than_sixty_four_colours_are_refused():
    with pytest.raises(ValueError, match="65 colours"):
        ColourTable([f"#0000{level:02X}" for level in range(65)], [])


@every("face", Face)
def test_the_list_of_covered_characters_tells_the_truth(face):
    missing = bytes(font(face, 40).getmask("\uffff"))
    for character in "Aé7…ЖΩش漢あ한अไ🦊◇":
        drawn = bytes(font(face, 40).getmask(character))
        assert covers(face, character) == (drawn != missing)


@every("face", [Face.TITLE, Face.COUNT])
def test_digits_stand_on_the_line(face):
    for digit in "0123456789":
        _, top, _, bottom = font(face, 100).getbbox(digit, anchor="ls")
        assert abs(bottom) <= 3  # old-style figures hang below it
        assert top < -60


def test_a_kept_sprite_is_the_one_that_was_drawn():
    canvas = Canvas(-8, -8, 8, 8)
    canvas.disc(2, 1, 4, "#C4452D")
    sprite = canvas.sprite()
    assert (sprite.x, sprite.y, sprite.size) == (-2, -3, (9, 9))
    assert sprite.image.getpixel((4, 4)) == (*rgb("#C4452D"), 255)
    assert sprite.image.getpixel((0, 0)) == (0, 0, 0, 0)
    assert sprite.image.tobytes() == sprite.unpacked().tobytes()


def test_a_soft_edge_is_the_colour_itself_and_half_clear():
    canvas = Canvas(0, 0, 4, 4)
    canvas.polygon([(0, 0), (1.25, 0), (1.25, 4), (0, 4)], "#C4452D")
    *colour, opacity = canvas.sprite().image.getpixel((1, 1))
    assert opacity == 128
    assert all(abs(a - b) <= 2 for a, b in zip(colour, rgb("#C4452D"), strict=True))


def test_the_mirror_image_of_a_mirror_image_is_the_sprite():
    canvas = Canvas(-8, -8, 8, 8)
    canvas.polygon([(-5, -3), (6, 0), (0, 5)], "#C4452D")
    sprite = canvas.sprite()
    twice = sprite.mirrored().mirrored()
    assert (twice.x, twice.y) == (sprite.x, sprite.y)
    assert twice.image.tobytes() == sprite.image.tobytes()


def one(value):
    return 1


def test_a_cached_value_is_computed_once_for_all_threads():
    computed, start = [], threading.Barrier(8)

    @sized_cache(10, size_of=one)
    def double(key):
        computed.append(key)
        return key * 2

    def ask(key):
        start.wait()
        return double(key)

    with ThreadPoolExecutor(8) as pool:
        values = list(pool.map(ask, [1] * 8))
    assert values == [2] * 8
    assert computed == [1]


def test_a_cache_forgets_what_was_asked_for_longest_ago():
    computed = []
    kept = sized_cache(2, size_of=one)(lambda key: computed.append(key) or key)
    for key in (1, 2, 1, 3, 1, 2):
        kept(key)
    assert computed == [1, 2, 3, 2]
    assert len(kept.cache) == 2


def test_a_cache_keeps_no_more_than_its_limit():
    computed = []
    kept = sized_cache(10, size_of=int)(lambda key: computed.append(key) or key)
    for key in (4, 5, 4, 3, 5):  # 3 pushes 5 out, 5 pushes 4 out
        assert kept(key) == key
    assert computed == [4, 5, 3, 5]
    assert sorted(kept.cache.values()) == [3, 5]


def test_what_is_larger_than_a_cache_is_not_kept_and_pushes_nothing_out():
    computed = []
    kept = sized_cache(10, size_of=int)(lambda key: computed.append(key) or key)
    for key in (4, 11, 4, 11):
        assert kept(key) == key
    assert computed == [4, 11, 11]


def test_a_cache_can_be_cleared():
    computed = []
    kept = sized_cache(10, size_of=one)(lambda key: computed.append(key) or key)
    kept(1)
    kept.cache_clear()
    assert len(kept.cache) == 0
    kept(1)
    assert computed == [1, 1]


def test_a_cache_does_not_keep_a_failure():
    answers = iter([ValueError("no colour"), 7])

    @sized_cache(2, size_of=one)
    def ask(key):
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    with pytest.raises(ValueError, match="no colour"):
        ask("key")
    assert ask("key") == 7


def test_a_faded_sprite_is_the_same_and_only_partly_there():
    canvas = Canvas(0, 0, 10, 10)
    canvas.polygon([(0, 0), (10, 0), (10, 10), (0, 10)], "#C0392B")
    whole = canvas.sprite()
    faded = whole.faded(0.5)
    assert (faded.size, faded.x, faded.y) == (whole.size, whole.x, whole.y)
    assert faded.image.getpixel((5, 5)) == (*rgb("#C0392B"), 128)
    assert whole.image.getpixel((5, 5))[3] == 255


def test_what_is_laid_on_a_region_can_be_taken_away_again_and_moved():
    canvas = Canvas(0, 0, 4, 4)
    canvas.disc(2, 2, 2, "#000000")
    sprite = PlacedSprite(canvas.sprite(), 3, 3)
    table = ColourTable(["#FFFFFF", "#000000"], [])
    empty = Region(Background("#FFFFFF", table), (10, 10), ())
    assert empty.plus(sprite).without(sprite) == empty
    moved = empty.plus(sprite).within((20, 30), 5, 7)
    assert [(one.left, one.top) for one in moved.placed] == [(8, 10)]
    assert moved.to_rgb().size == (20, 30)


def test_something_that_glides_sets_out_slowly_and_never_turns_back():
    places = [x for x, _ in Polyline([(0, 0), (60, 0), (100, 0)]).glide(8)]
    steps = [b - a for a, b in pairwise([*places, 100])]
    assert places[0] == 0
    assert all(step > 0 for step in steps)
    assert max(steps) > 2 * steps[0]
    assert max(steps) > 2 * steps[-1]
