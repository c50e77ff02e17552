"""What the image holds: made from a few files, quickly, and whole in the long profile."""

import os
import sys
from pathlib import Path

import pytest

from tests.image import __main__ as image_check
from tests.image import root as root_builder


@pytest.fixture
def packages(tmp_path):
    folder = tmp_path / "packages"
    for name in (
        "babel/locale-data/it_CH.dat", "babel/locale-data/root.dat", "babel/locale-data/fi.dat",
        "babel/locale-data/esperanto.dat", "a/b.py", "a/b.pyi", "a/tests/c.py",
        "a/__pycache__/b.cpython-311.pyc",
    ):  # fmt: skip
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


def test_of_packages_what_runs_is_kept(packages, tmp_path):
    kept = tmp_path / "kept"
    root_builder._copy(packages, kept)
    root_builder._drop_languages(kept)
    assert {str(path.relative_to(kept)) for path in kept.rglob("*") if path.is_file()} == {
        "a/b.py", "babel/locale-data/it_CH.dat", "babel/locale-data/root.dat",
    }  # fmt: skip


def test_libraries_of_the_system_come_along(tmp_path):
    """Those that this Python needs, for one."""
    found = {path.name for path in root_builder._needed(tmp_path, [Path(sys.executable)])}
    assert any(name.startswith("libc.so") for name in found)
    assert any(name.startswith("ld-linux") for name in found)


def test_a_library_that_is_missing_stops_the_build(tmp_path, monkeypatch):
    ldd = tmp_path / "ldd"
    ldd.write_text("#!/bin/sh\necho 'libfoo.so.1 => not found'\n")
    ldd.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(SystemExit, match=r"libfoo\.so\.1"):
        [*root_builder._needed(tmp_path, [Path(sys.executable)])]


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="the image is Linux's")
def test_the_image_is_small_enough_and_starts_without_root_on_a_read_only_root(tmp_path):
    image = tmp_path / "image"
    image_check.make(tmp_path, image, is_installed=True)
    assert image_check.tell(image) < image_check.MOST
    assert not image_check.can_start() or image_check.start(image)
