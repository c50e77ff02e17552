"""Posts as HTML and buttons."""

import re
from dataclasses import replace
from html import escape, unescape

import pytest

from bot.adapters.telegram.layout import CAPTION, OutgoingMessage, cut, in_rows, utf16
from bot.adapters.telegram.places import (
    MessageRef,
    Place,
    deep_link,
    read_payload,
    read_subject,
    subject_link,
)
from bot.application.model import (
    ButtonStyle,
    Choice,
    ClockLine,
    Group,
    Picture,
    Post,
    Prompt,
    Subject,
)
from engines.core.seat import Pair
from renderers.gyges.lessons import LESSONS
from renderers.style import RenderStyle
from renderers.wording import Grid
from storage.base import TableKey

PICTURE = Picture(
    view=LESSONS[0].view, style=RenderStyle(names=Pair(one="Anna", two="Bea")), alt=""
)
GRID = Grid(faces=(("·", "3"), ("1", "·")))


def labelled(*labels, style=ButtonStyle.MOVE):
    return tuple(Choice(label=label, ticket=f"x:{label}", style=style) for label in labels)


def test_what_people_write_is_escaped():
    sheet = OutgoingMessage(post=Post(title="A <b> & B", lines=("1 < 2",)))
    assert sheet.html(CAPTION) == "<b>A &lt;b&gt; &amp; B</b>\n1 &lt; 2"


def test_the_oldest_lines_go_first_where_a_caption_is_too_long():
    lines = tuple(f"line {number} {'x' * 100}" for number in range(12))
    html = OutgoingMessage(post=Post(title="T", lines=lines, prompt=Prompt(lead="Go."))).html(
        CAPTION
    )
    assert html.startswith("<b>T</b>\nline 3 ")
    assert html.endswith("<b>Go.</b>")


def test_what_a_decision_is_for_stands_in_a_line_of_its_own_above_the_buttons():
    prompt = Prompt(lead="Go.", rest="Or stay.", purpose="Who <goes> wins.")
    html = OutgoingMessage(post=Post(lines=("x",), prompt=prompt)).html(CAPTION)
    assert html == "x\n<b>Go.</b>\nOr stay.\n<i>Who &lt;goes&gt; wins.</i>"


def test_a_single_long_line_is_cut_at_a_word():
    html = OutgoingMessage(post=Post(lines=("word " * 400,))).html(CAPTION)
    assert utf16(html) <= CAPTION
    assert html.endswith("word…")


def test_length_counts_as_telegram_counts_it():
    html = OutgoingMessage(post=Post(lines=("🤺" * 600,))).html(CAPTION)
    assert utf16(html) <= CAPTION


def test_the_name_of_whoever_is_to_act_becomes_the_mention():
    sheet = OutgoingMessage(
        post=Post(lines=("Anna went on.", "Bea to move.")), mentions=((7, "Bea"),)
    )
    assert sheet.html(CAPTION).endswith('<a href="tg://user?id=7">Bea</a> to move.')


def test_a_name_that_stands_nowhere_gets_a_line_of_its_own():
    html = OutgoingMessage(post=Post(lines=("Your turn.",)), mentions=((7, "<Bea>"),)).html(CAPTION)
    assert html == 'Your turn.\n<a href="tg://user?id=7">&lt;Bea&gt;</a>'


def test_both_clocks_stand_in_one_line_with_moments_in_the_readers_own_words():
    clocks = (
        ClockLine(words="Anna: 3 days"),
        ClockLine(words="B<a:", moment=1_800_000_000.5),
        ClockLine(words="Choose by", moment=1_800_000_000.0, is_date=True),
    )
    post = Post(clocks=clocks, picture=PICTURE)
    assert OutgoingMessage(post=post).html(CAPTION) == (
        "⏳ Anna: 3 days · "
        'B&lt;a: <tg-time unix="1800000000" format="r">15.01. 08:00 UTC</tg-time> · '
        'Choose by <tg-time unix="1800000000" format="Dt">15.01. 08:00 UTC</tg-time>'
    )


@pytest.mark.parametrize(
    ("labels", "lengths"),
    [
        (("Forward 1", "Forward 2", "Forward 3", "Forward 4"), [2, 2]),
        (("Back 1", "Back 2", "Back 3"), [3]),
        (tuple("abcdefgh"), [8]),
        (("A label as long as a whole row of buttons", "b"), [1, 1]),
        (("MF", "RF", "P", "Cover and Pommel Strike", "Taunt", "Deny"), [3, 1, 2]),
    ],
)
def test_a_row_holds_what_can_be_read(labels, lengths):
    assert [len(row) for row in in_rows(labelled(*labels))] == lengths


def test_each_kind_of_move_has_rows_of_its_own():
    groups = (
        Group(key="f", label="F", choices=labelled("+1", "+2")),
        Group(key="b", label="B", choices=labelled("-1")),
    )
    prompt = Prompt(groups=groups, controls=labelled("Send", style=ButtonStyle.GO))
    keyboard = OutgoingMessage(post=Post(prompt=prompt)).keyboard
    assert [[b.text for b in row] for row in keyboard.inline_keyboard] == [
        ["+1", "+2"],
        ["-1"],
        ["Send"],
    ]
    assert keyboard.inline_keyboard[2][0].style == "primary"


def on_squares(*, grid=GRID, controls=()):
    """Two squares of a board of four may be tapped; a pass is no square."""
    choices = (
        Choice(label="a1", ticket="x:a1", cell=(0, 1), face="①", style=ButtonStyle.MOVE),
        Choice(label="b2", ticket="x:b2", cell=(1, 0), alone="Ring b2", style=ButtonStyle.MOVE),
        Choice(label="Pass", ticket="x:-", style=ButtonStyle.MOVE),
    )
    groups = (Group(key="r", label="R", choices=choices),)
    return OutgoingMessage(
        post=Post(prompt=Prompt(groups=groups, controls=controls, grid=grid, idle_ticket="x:here"))
    ).keyboard.inline_keyboard


def test_where_choices_are_squares_the_board_is_the_keypad():
    rows = on_squares(controls=labelled("Back"))
    assert [[b.text for b in row] for row in rows] == [["·", "3"], ["①", "·"], ["Pass"], ["Back"]]
    assert [[b.callback_data for b in row] for row in rows[:2]] == [
        ["x:here", "x:b2"],
        ["x:a1", "x:here"],
    ]


def test_without_a_board_squares_are_buttons_like_others():
    assert [[b.text for b in row] for row in on_squares(grid=None)] == [["a1", "Ring b2", "Pass"]]


def test_a_board_without_squares_to_tap_is_not_drawn():
    prompt = Prompt(controls=labelled("Send"), grid=GRID, idle_ticket="x:here")
    assert len(OutgoingMessage(post=Post(prompt=prompt)).keyboard.inline_keyboard) == 1


def test_a_cut_text_ends_with_an_ellipsis():
    assert cut("Your hand: 2 4 4 5 5", 14) == "Your hand: 2…"
    assert cut("short", 14) == "short"


@pytest.mark.parametrize("chat", ["-1001234567890.123456789", "-700001", "512345678901"])
@pytest.mark.parametrize("word", ["join", "turn", "hi"])
def test_a_deep_link_names_the_table_in_sixty_four_characters(chat, word):
    key = TableKey("telegram", chat, "k3zq7")
    payload = deep_link("salle_bot", word, key).partition("start=")[2]
    assert len(payload) <= 64
    assert payload.replace("_", "").replace("-", "").isalnum()
    assert read_payload(payload) == (word, key)


@pytest.mark.parametrize("payload", ["", "join", "join_abc_1", "join_-7_", "hall"])
def test_a_link_that_is_none_of_ours_is_refused(payload):
    assert read_payload(payload) is None


def test_places_and_messages_read_back():
    assert Place.of("-100.7") == Place(-100, 7)
    assert Place(-100, 7).address.id == "-100.7"
    assert MessageRef.parse(str(MessageRef(-100, 3, True))) == MessageRef(-100, 3, True)
    assert MessageRef.parse("") is None


@pytest.mark.parametrize("name", ["a", "amp", "lt", "&", "am", ";"])
def test_a_mention_never_splits_an_entity(name):
    post = Post(lines=(f"{name} and Tom & Jerry < 3",))
    html = OutgoingMessage(post=post, mentions=((7, name),)).html(CAPTION)
    link = f'<a href="tg://user?id=7">{escape(name)}</a>'
    assert html.count("<a ") == 1
    assert unescape(html.replace(link, escape(name))) == post.lines[0]


def test_what_belongs_to_no_table_says_its_title_and_its_times():
    begins = ClockLine(words="Begins:", moment=1_800_000_000.0, is_date=True)
    post = Post(title="Cup", lines=("x",), clocks=(begins,), prompt=Prompt())
    html = OutgoingMessage(post=post, shows_title=False).html(CAPTION)
    assert html.startswith("<b>Cup</b>\nx\n⏳ Begins: <tg-time")
    table = TableKey("telegram", "1", "2")
    of_table = OutgoingMessage(post=replace(post, table=table), shows_title=False)
    assert of_table.html(CAPTION) == "x"


@pytest.mark.parametrize(
    "subject", [Subject(game="en_garde", puzzle="1012"), Subject(lessons="en_garde")]
)
def test_a_link_names_the_puzzle_or_the_lessons_that_it_opens(subject):
    url = subject_link("salle_bot", subject)
    payload = url.partition("?start=")[2]
    assert re.fullmatch(r"[\w-]{1,64}", payload)
    assert read_subject(payload) == subject


@pytest.mark.parametrize("subject", [None, Subject(person="telegram:1"), Subject(game="gyges")])
def test_what_a_chat_has_no_link_for_opens_the_private_chat(subject):
    assert subject_link("salle_bot", subject).endswith("?start=hall")


@pytest.mark.parametrize(
    "payload", ["hall", "puzzle_gyges", "puzzle_gyges_x", "lessons_", "turn_1_x"]
)
def test_other_links_name_neither(payload):
    assert read_subject(payload) is None
