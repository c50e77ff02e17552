import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.kit import name_clusters
from renderers.kit.canvas import Canvas
from renderers.kit.fitted_name import fit_name
from renderers.kit.fonts import Face, covers
from renderers.kit.name_clusters import REPLACEMENT
from tests.every import every
from tests.renderers.goldens import difference, kept
from tests.renderers.name_sheet import NAMES, name_sheet

ROOM = 340


def fitted(name):
    return fit_name(name, px=46, least=32, room=ROOM, instead="L")


def runs(name):
    return [(run.text, run.face) for run in fitted(name).runs]


@given(st.text(max_size=40))
def test_a_name_of_any_characters_is_written_without_a_box(name):
    line = fitted(name)
    assert line.text.strip()
    assert all(covers(run.face, character) for run in line.runs for character in run.text)
    assert sorted("".join(run.text for run in line.runs)) == sorted(line.text)
    assert line.width <= ROOM


def test_names_in_more_than_twenty_scripts_look_as_they_were_last_approved():
    """Draw them anew with `python -m tests.renderers.goldens`, and look at them."""
    assert difference(name_sheet(), kept("names")) < 0.25


@every("name", NAMES.values())
def test_every_letter_of_the_sheet_has_a_font(name):
    text = fitted(name).text
    assert REPLACEMENT not in text
    assert text != "L"


@every(
    ("name", "written"),
    [
        ("Béatrice", "Béatrice"),
        ("Beatrice\N{COMBINING ACUTE ACCENT}", "Beatricé"),
        ("Иван", "Иван"),
        ("Ἀθηνᾶ", "Ἀθηνᾶ"),
        ("سارة", "سارة"),
        ("שרה", "שרה"),
        ("𝓑𝓮𝓪", "Bea"),
        ("Ｂｅａ", "Bea"),
        ("ﾊﾞﾄﾞ", "バド"),
        ("Bea 🦊", "Bea 🦊"),
        ("李小龍", "李小龍"),
        ("1️⃣ Bea", "1 Bea"),
        ("𐎠𐎡 Bea 𐎠", "◇ Bea ◇"),
        ("𐎠𐎡𐎢", "L"),
        ("!?", "L"),
        (" \n", "L"),
        ("\N{HANGUL FILLER}", "L"),
        ("\N{COMBINING ACUTE ACCENT}\N{ZERO WIDTH JOINER}", "L"),
        ("a\N{RIGHT-TO-LEFT OVERRIDE}b", "ab"),
    ],
)
def test_a_name_is_written_as_far_as_the_bundled_fonts_can(name, written):
    assert fitted(name).text == written


def test_each_part_of_a_name_has_a_font_of_its_script():
    assert runs("Anna 李🦊") == [
        ("Anna ", Face.TITLE),
        ("李", Face.EAST_ASIAN),
        ("🦊", Face.EMOJI),
    ]


def test_a_word_is_not_parted_between_fonts_if_one_has_all_of_it():
    assert runs("Ἀθηνᾶ") == [("Ἀθηνᾶ", Face.COUNT)]


def test_digits_and_brackets_of_a_name_are_all_of_one_font():
    faces = {run.face for run in fitted("Sara (سارة) ⚔ 12").runs if run.text.strip().isascii()}
    assert faces == {Face.TITLE}
    assert runs("سارة (Sara)")[0] == (")", Face.OTHER_SCRIPTS)


def test_what_is_written_from_the_right_stands_right_of_what_follows():
    assert [text for text, _ in runs("سارة Sara")] == ["Sara", "سارة "]
    assert [text for text, _ in runs("Sara سارة")] == ["Sara ", "سارة"]


def test_a_number_after_arabic_stands_left_of_it_and_is_read_from_the_left():
    line = fitted("Sara سارة 12 Bea")
    assert [run.text for run in line.runs] == ["Sara ", "12", "سارة ", " Bea"]
    assert [run.is_rtl for run in line.runs] == [False, False, True, False]


@every(
    ("name", "seen"),
    [
        ("Sara (سارة) 12", ["Sara (", "سارة", ") ", "12"]),
        ("سارة (Sara)", [")", "Sara", "سارة ("]),
        ("(שרה) כהן", ["(שרה) כהן"]),
    ],
)
def test_brackets_stand_on_both_sides_of_what_they_enclose(name, seen):
    """What is read from the right is drawn with its brackets mirrored."""
    assert [text for text, _ in runs(name)] == seen


def test_marks_without_end_stay_within_the_strip():
    tower = "Z" + 30 * "\N{COMBINING TILDE}"
    assert fitted(f"{tower}oe").text == "Z" + 4 * "\N{COMBINING TILDE}" + "oe"


def test_an_emoji_of_several_parts_is_one_sign_if_the_font_has_it():
    family, fox = fitted("👨‍👩‍👧‍👦"), fitted("🦊")
    assert family.width == pytest.approx(fox.width, rel=0.1)


def test_a_family_in_colours_that_no_font_has_falls_into_its_people():
    people, fox = fitted("👨🏽‍👩🏽‍👧🏽‍👦🏽"), fitted("🦊")
    assert people.width == pytest.approx(4 * fox.width, rel=0.1)


def test_a_long_name_shrinks_and_is_then_cut():
    line = fitted("Wilhelmina-Charlotte von Brandenburg")
    assert line.px == 32
    assert line.text.startswith("Wilhelmina-Ch")
    assert line.text.endswith("…")


def test_a_letter_without_width_is_a_name_too():
    assert fitted("\N{MALAYALAM LETTER DOT REPH}").width == 0


def test_thirty_two_chinese_characters_are_cut_and_fit():
    line = fitted("寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る")
    assert line.text == "寿限無寿限無五劫の擦…"
    assert line.width <= ROOM


def test_a_name_is_never_cut_within_an_emoji():
    line = fitted(20 * "👩🏽‍🚀")
    assert set(line.text.removesuffix("…").split("👩🏽‍🚀")) == {""}


def test_letters_that_pillow_cannot_join_are_not_written_apart(monkeypatch):
    monkeypatch.setattr(name_clusters.features, "check", lambda feature: False)
    assert fitted("سارة").text == "L"
    assert fitted("अनन्या").text == "L"
    assert fitted("Anna 李🦊").text == "Anna 李🦊"


def test_what_is_drawn_is_as_wide_as_was_measured():
    line, canvas = fitted("李小龍🦊 Anna"), Canvas(-10, -60, 400, 20)
    canvas.name(0, 0, line, "#000000")
    sprite = canvas.sprite()
    assert sprite.x + sprite.size[0] == pytest.approx(line.width, abs=3)
