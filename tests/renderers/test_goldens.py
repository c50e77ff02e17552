import pytest

from tests.renderers.goldens import PICTURES, PLATES, REFUSED, SHEETS, difference, drawn, kept

AGAIN_IN_A_STYLE = (
    *("touch_near_large", "salute_large", "en_garde_wide_compared_dark"),
    *("gyges_crossed_safe", "gyges_thrown_near_large", "gyges_won_dark", "turned_gyges_won"),
    *("cannae_lost_rider_safe", "cannae_lost_rider_dark", "cannae_won_large"),
    *("audatia_elbow_dark", "audatia_bind_safe", "audatia_handle_mirrored"),
    *("audatia_waits_dark", "audatia_flow_dark"),
    *(
        "refused_gyges_row_safe",
        "refused_gyges_border",
        "refused_cannae_second_wide_dark",
        "refused_audatia_answer_wide",
    ),
    *("refused_en_garde_not_held_large", "refused_en_garde_past_wide"),
)
"""Pictures of a game in a style in which another one of it is drawn."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long) if name in AGAIN_IN_A_STYLE else name
        for name in (*PICTURES, *PLATES, *SHEETS, *REFUSED)
    ],
)
def test_a_picture_is_the_one_that_was_last_approved(name):
    """Draw them anew with `python -m tests.renderers.goldens`, and look at them."""
    now, then = drawn(name), kept(name)
    assert now.size == then.size
    # another FreeType may move an edge by a hair; a moved arm makes more than 0.35
    assert difference(now, then) < 0.25
