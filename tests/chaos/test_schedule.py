from itertools import pairwise

from tests.chaos.faults import HEAVY, LIGHT
from tests.chaos.run import planned


def test_the_same_seed_breaks_the_same_at_the_same_time():
    assert planned(2, 3) == planned(2, 3)
    assert planned(2, 3) != planned(2, 4)


def test_two_minutes_see_every_fault():
    assert {one.fault for one in planned(2, 3)} == {*HEAVY, *LIGHT}


def test_heavy_faults_follow_one_another():
    heavy = [one for one in planned(2, 3) if one.fault in HEAVY]
    assert all(one.at + one.seconds < two.at for one, two in pairwise(heavy))


def test_all_is_whole_again_at_the_end():
    assert all(one.at + one.seconds <= 120 for one in planned(2, 3))
