import pytest

from tests.renderers.goldens import PICTURES, PLATES, difference, drawn, kept


@pytest.mark.parametrize("name", [*PICTURES, *PLATES])
def test_a_picture_is_the_one_that_was_last_approved(name):
    """Draw them anew with `python -m tests.renderers.goldens`, and look at them."""
    now, then = drawn(name), kept(name)
    assert now.size == then.size
    # another FreeType may move an edge by a hair; a moved arm makes more than 0.35
    assert difference(now, then) < 0.25
