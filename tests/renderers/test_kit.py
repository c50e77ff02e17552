import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from renderers.kit.cache import Memo
from renderers.kit.canvas import Canvas
from renderers.kit.colour_table import Inks
from renderers.kit.fonts import Face, covers, fit, font
from renderers.kit.palette import DARK, DARK_SAFE, LIGHT, LIGHT_SAFE, rgb


def luminance(colour):
    channels = [level / 255 for level in rgb(colour)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK, LIGHT_SAFE, DARK_SAFE])
def test_large_letters_can_be_read_on_every_seats_colour(palette):
    for colour in palette.seats:
        assert contrast(palette.letters, colour) >= 3


def test_a_colour_becomes_the_nearest_ink():
    inks = Inks(["#000000", "#FFFFFF", "#C4452D"], [("#000000", "#FFFFFF", 1)])
    page = Image.new("RGB", (4, 1))
    for x, colour in enumerate(["#0A0402", "#8A7A80", "#C0402F", "#F0F0F0"]):
        page.putpixel((x, 0), rgb(colour))
    printed = inks.quantize(page).convert("RGB")
    nearest = ["#000000", "#808080", "#C4452D", "#FFFFFF"]
    assert [printed.getpixel((x, 0)) for x in range(4)] == [rgb(c) for c in nearest]


def test_more_than_sixty_four_inks_are_refused():
    with pytest.raises(ValueError, match="65 inks"):
        Inks([f"#0000{level:02X}" for level in range(65)], [])


@given(st.text(max_size=40))
def test_a_name_of_any_characters_is_written_without_a_box(name):
    line = fit(name, px=46, least=32, room=340, instead="L")
    assert line.text.strip()
    assert all(covers(line.face, character) for character in line.text)
    assert line.width <= 340


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Béatrice", "Béatrice"),
        ("Beatrice\N{COMBINING ACUTE ACCENT}", "Beatricé"),
        ("Иван", "Иван"),
        ("Ἀθηνᾶ", "Ἀθηνᾶ"),
        ("سارة", "سارة"),
        ("שרה", "שרה"),
        ("𝓑𝓮𝓪", "Bea"),
        ("Bea 🦊", "Bea"),
        ("李 Li", "Li"),
        ("李小龍", "L"),
        ("🦊🗡️", "L"),
        (" \n", "L"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b", "ab"),
    ],
)
def test_a_name_is_written_as_far_as_the_bundled_fonts_can(name, written):
    assert fit(name, px=46, least=32, room=340, instead="L").text == written


def test_a_long_name_shrinks_and_is_then_cut():
    line = fit("Wilhelmina-Charlotte von Brandenburg", px=46, least=32, room=340, instead="L")
    assert line.px == 32
    assert line.text.startswith("Wilhelmina-Ch")
    assert line.text.endswith("…")


@pytest.mark.parametrize("face", Face)
def test_the_list_of_covered_characters_tells_the_truth(face):
    missing = bytes(font(face, 40).getmask("\uffff"))
    for character in "Aé7…ЖΩش":
        drawn = bytes(font(face, 40).getmask(character))
        assert covers(face, character) == (drawn != missing)


@pytest.mark.parametrize("face", [Face.TITLE, Face.COUNT])
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


def test_a_memo_makes_each_value_once_for_all_threads():
    made, start = [], threading.Barrier(8)

    def make(key):
        made.append(key)
        return key * 2

    memo = Memo(make, limit=10)

    def ask(key):
        start.wait()
        return memo(key)

    with ThreadPoolExecutor(8) as pool:
        values = list(pool.map(ask, [1] * 8))
    assert values == [2] * 8
    assert made == [1]


def test_a_memo_forgets_what_was_asked_for_longest_ago():
    made = []
    memo = Memo(lambda key: made.append(key) or key, limit=2)
    for key in (1, 2, 1, 3, 1, 2):
        memo(key)
    assert made == [1, 2, 3, 2]
    assert len(memo) == 2


def test_a_memo_keeps_no_more_than_its_weight():
    made = []
    memo = Memo(lambda key: made.append(key) or key, limit=10, weigh=lambda value: value)
    for key in (4, 5, 4, 3, 5, 11, 4):  # 3 pushes 5 out, 5 pushes 4 out, 11 all
        assert memo(key) == key
    assert made == [4, 5, 3, 5, 11, 4]
    assert len(memo) == 1


def test_a_memo_can_be_cleared():
    made = []
    memo = Memo(lambda key: made.append(key) or key, limit=10)
    memo(1)
    memo.clear()
    assert len(memo) == 0
    memo(1)
    assert made == [1, 1]


def test_a_memo_does_not_keep_a_failure():
    answers = iter([ValueError("no ink"), 7])

    def make(key):
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    memo = Memo(make, limit=2)
    with pytest.raises(ValueError, match="no ink"):
        memo("key")
    assert memo("key") == 7
