"""The compiled form of the hot modules: what isn't loaded, and that both forms answer alike."""

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engines import native
from engines.native import Build, Form, UnfitError
from engines.native_build import MODULES, build, find_lacking

ROOT = Path(__file__).parents[2]
SOURCE = "engines/core/seat.py"

fitting = Build(
    suffix=native.SUFFIX,
    library="no_library",
    modules=("engines.nowhere",),
    sources={SOURCE: native.digest_of(ROOT / SOURCE)},
)


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """What a test tries to load is not told of afterwards."""
    monkeypatch.setattr(native, "_form", Form())


def test_every_module_that_is_compiled_has_its_source():
    assert [name for name in MODULES if not (ROOT / f"{name.replace('.', '/')}.py").is_file()] == []


def test_without_a_build_all_is_plain_python(tmp_path):
    native.use(tmp_path)
    assert native.form() == Form()


def test_a_build_of_these_very_sources_fits(tmp_path):
    fitting.write(tmp_path)
    assert native.read(tmp_path) == replace(fitting, modules=["engines.nowhere"])


@pytest.mark.parametrize("sources", [{SOURCE: "0" * 64}, {"engines/core/gone.py": "0" * 64}])
def test_a_build_of_a_source_that_has_changed_is_refused_by_its_name(sources, tmp_path):
    replace(fitting, sources=fitting.sources | sources).write(tmp_path)
    native.use(tmp_path)
    assert native.form() == Form(refused=f"{next(iter(sources))} has changed since it was compiled")


def test_a_build_for_another_python_is_refused(tmp_path):
    replace(fitting, suffix=".cpython-39-sparc.so").write(tmp_path)
    with pytest.raises(UnfitError, match="another Python"):
        native.read(tmp_path)


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"suffix": 1, "more": 2}'])
def test_a_note_that_is_none_is_refused(note, tmp_path):
    (tmp_path / "build.json").write_text(note)
    with pytest.raises(UnfitError, match=r"build\.json can't be read"):
        native.read(tmp_path)


def test_a_library_that_is_damaged_leaves_everything_as_it_was(tmp_path):
    before = list(sys.meta_path)
    fitting.write(tmp_path)
    (tmp_path / f"no_library{native.SUFFIX}").write_bytes(b"\x7fELF")
    native.use(tmp_path)
    assert native.form().refused.startswith("it can't be loaded (")
    assert sys.meta_path == before


def test_what_is_loaded_already_stays_as_it_is(tmp_path):
    replace(fitting, modules=("engines.native",)).write(tmp_path)
    native.use(tmp_path)
    assert native.form() == Form()


# -- both forms, in the long profile -----------------------------------------------------------


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    if lacking := find_lacking():
        pytest.skip(f"there is no {lacking}")
    folder = tmp_path_factory.mktemp("native")
    build(folder)
    return folder


BEGIN = """
import sys
from pathlib import Path
from engines import native
native.use(Path(sys.argv[1]))
print(native.form())
"""

ANSWER = """
from tests.engines.answers import answers
print(*answers(int(sys.argv[2])), sep="\\n")
"""

TEST = """
import pytest
sys.exit(pytest.main(["-q", "-m", "not long", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""


def told(folder, program, *arguments):
    """What a program says that runs what is compiled in a folder."""
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + program, str(folder), *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4_000:] + done.stderr
    return done.stdout.splitlines()


@pytest.mark.long
def test_both_forms_answer_alike(compiled, tmp_path):
    seed = random.randrange(2**32)
    form, *answers = told(compiled, ANSWER, seed)
    plain, *expected = told(tmp_path, ANSWER, seed)
    assert (form, plain) == (str(Form(compiled=len(MODULES))), str(Form()))
    assert len(answers) > 200
    for answer, plain_answer in zip(answers, expected, strict=True):
        assert answer == plain_answer, f"seed {seed}"


@pytest.mark.long
@pytest.mark.parametrize("folder", ["audatia", "cannae", "en_garde", "gyges", "core/search"])
def test_the_tests_of_a_game_pass_with_its_compiled_form(folder, compiled):
    told(compiled, TEST, f"tests/engines/{folder}")
