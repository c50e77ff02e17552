import pytest

from tests.every import every


def test_each_case_of_all_axes_is_looked_at_and_the_one_that_fails_is_named():
    seen = []

    @every("letter", "ab")
    @every("one, two", [(1, 2), (3, 4)])
    def looks(letter, one, two):
        seen.append((letter, one, two))
        assert (letter, one) != ("b", 3)

    with pytest.raises(AssertionError) as failure:
        looks()
    assert seen == [("a", 1, 2), ("a", 3, 4), ("b", 1, 2), ("b", 3, 4)]
    assert failure.value.__notes__ == ["where {'one': 3, 'two': 4}", "where {'letter': 'b'}"]
