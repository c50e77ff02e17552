"""The ribbon at the foot of chat pictures: what stands on it, and what goes where room is short."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engines.core.seat import Pair, Seat
from renderers.en_garde.design import design_of
from renderers.kit.layers import Layers
from renderers.kit.palette import palette_of, rgb
from renderers.kit.ribbon import Ribbon, Tongue, measures_of, paint_ribbon, ribbon_height
from renderers.kit.ribbon_items import Arrow, Figures, Name, Tab, Value, Words
from renderers.style import Framing, RenderStyle, Theme, TimeLeft

FRAMINGS = (Framing.TALL, Framing.WIDE)
STYLE = RenderStyle(names=Pair(one="Aurelio", two="Béatrice"))
TIME = TimeLeft(share=22, figures="22 h")
DEED = Tongue((Seat.TWO,), (Figures("d5e5"), Arrow(), Tab("9", Seat.TWO)))
CHOICE = Tongue((Seat.ONE,), (Value("1"), Value("2", rank=1), Figures("×2")))
CHOICE_BARE = Tongue((Seat.ONE,), (Value("4"),))

items = st.one_of(
    st.builds(Figures, st.text("abcd1234", min_size=1, max_size=8), rank=st.integers(0, 3)),
    st.builds(Value, st.sampled_from("12345"), rank=st.integers(0, 3)),
    st.builds(Words, st.text("Fendente", min_size=1, max_size=14), rank=st.integers(0, 3)),
    st.builds(Name, st.text(max_size=40), rank=st.integers(0, 3)),
    st.just(Arrow()),
)
tongues = st.none() | st.builds(
    Tongue,
    st.sampled_from([(Seat.ONE,), (Seat.TWO,), (Seat.ONE, Seat.TWO)]),
    st.lists(items, max_size=20).map(tuple),
)


def picture(ribbon: Ribbon, style: RenderStyle = STYLE) -> Image.Image:
    measures, design = measures_of(style), design_of(style)
    layers = Layers((measures.width, measures.band), design.background, ())
    paint_ribbon(layers, 0, ribbon, style, design)
    return layers.region().to_rgb()


@settings(max_examples=40)
@given(tongues, tongues, st.none() | st.just(TIME), st.sampled_from(FRAMINGS))
def test_whatever_stands_on_it_the_strip_is_covered_from_edge_to_edge(deed, choice, time, frame):
    style = replace(STYLE, framing=frame, time_left=time)
    shown = picture(Ribbon(deed=deed, choice=choice), style)
    ground = rgb(palette_of(style).ground)
    assert ground not in {colour for _, colour in shown.getcolors(1 << 16)}


@pytest.mark.parametrize("frame", FRAMINGS)
@pytest.mark.parametrize("theme", Theme)
def test_gold_is_left_and_leaf_is_right(frame, theme):
    style = replace(STYLE, framing=frame, theme=theme)
    shown, palette = picture(Ribbon(deed=DEED, choice=CHOICE), style), palette_of(style)
    width, height = shown.size
    left, right = (shown.crop((x, 0, x + width // 2, height)) for x in (0, width // 2))
    for half, colour, other in (
        (left, palette.gold, palette.leaf),
        (right, palette.leaf, palette.gold),
    ):
        colours = {found for _, found in half.getcolors(1 << 16)}
        assert rgb(colour) in colours
        assert rgb(other) not in colours


def test_no_deed_no_gold():
    shown, palette = picture(Ribbon(choice=CHOICE)), palette_of(STYLE)
    assert rgb(palette.gold) not in {colour for _, colour in shown.getcolors(1 << 16)}


def test_where_room_is_short_the_figures_of_the_time_go_first_then_the_time():
    fits = Ribbon(deed=Tongue((Seat.TWO,), (Figures("d5e5" * 4),)), choice=CHOICE)
    with_dial = Ribbon(deed=Tongue((Seat.TWO,), (Figures("d5e5" * 5),)), choice=CHOICE)
    without = Ribbon(deed=Tongue((Seat.TWO,), (Figures("d5e5" * 6),)), choice=CHOICE)
    timed = replace(STYLE, time_left=TIME)
    dial_alone = replace(STYLE, time_left=replace(TIME, figures=""))
    assert picture(fits, timed) != picture(fits, dial_alone) != picture(fits)
    assert picture(with_dial, timed) == picture(with_dial, dial_alone) != picture(with_dial)
    assert picture(without, timed) == picture(without)


def test_the_less_room_the_more_ranks_go_from_the_first_on():
    ranked = tuple(Figures(f"a{rank}b", rank=rank) for rank in (3, 1, 2))
    gone = []
    for length in range(8, 27):
        first = Figures("d" * length)
        shown = picture(Ribbon(deed=Tongue((Seat.TWO,), (first, *ranked)), choice=CHOICE_BARE))
        for most in (3, 2, 1, 0):
            kept = tuple(item for item in ranked if item.rank > most)
            alone = Ribbon(deed=Tongue((Seat.TWO,), (first, *kept)), choice=CHOICE_BARE)
            if shown == picture(alone):
                gone.append(most)
                break
    assert gone == sorted(gone)
    assert set(gone) == {0, 1, 2, 3}


def test_in_the_end_the_last_items_go_rather_than_reach_beyond_the_edge():
    endless = Ribbon(choice=Tongue((Seat.ONE,), tuple(Figures(f"a{n}") for n in range(99))))
    known = Ribbon(choice=Tongue((Seat.ONE,), tuple(Figures(f"a{n}") for n in range(10))))
    cut = picture(endless)
    assert cut.size == picture(known).size
    assert cut != picture(known)


def test_a_page_has_none_and_neither_has_a_lesson():
    assert ribbon_height(STYLE)
    assert not ribbon_height(replace(STYLE, framing=Framing.TABLE))
    assert not ribbon_height(replace(STYLE, has_ribbon=False))
