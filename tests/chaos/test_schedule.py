from itertools import pairwise

import pytest

from tests.chaos.run import BIG_FORM, SMALL_FORM, planned

FORMS = pytest.mark.parametrize("form", [SMALL_FORM, BIG_FORM], ids=["small", "big"])


def test_the_same_seed_breaks_the_same_at_the_same_time():
    assert planned(2, 3) == planned(2, 3)
    assert planned(2, 3) != planned(2, 4)


@FORMS
def test_two_minutes_see_every_fault(form):
    assert {one.fault for one in planned(2, 3, form)} == {name for t in form.tracks for name in t}


@FORMS
def test_faults_of_one_track_follow_one_another(form):
    for track in form.tracks:
        faults = [one for one in planned(2, 3, form) if one.fault in track]
        assert all(one.at + one.seconds < two.at for one, two in pairwise(faults))


@FORMS
def test_all_is_whole_again_at_the_end(form):
    assert all(one.at + one.seconds <= 120 for one in planned(2, 3, form))
