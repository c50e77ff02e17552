"""`python root.py PACKAGES APPLICATION ROOT`: the root folder of the image, made by a build stage.

It holds Python, the packages that were installed under PACKAGES, the APPLICATION, the shared
libraries that these load, and nothing else: no shell, no pip, no Debian. The standard library is
enough to run this file.
"""

from __future__ import annotations

import os
import py_compile
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_VERSION: Final = f"python{sys.version_info.major}.{sys.version_info.minor}"
_LANGUAGES: Final = re.compile(r"(en|it|es|fr|root)([_.].*)?\.dat")  # of babel's, what Salle speaks
_UNUSED_OF_PYTHON: Final = (
    *("ensurepip", "idlelib", "lib2to3", "pydoc_data", "site-packages", "test", "tkinter"),
    *("turtledemo", "tests", "config-*", "__pycache__", "*.a", "*.whl"),
    *("_tkinter.*", "_test*.so", "_xxtestfuzz.*", "xxlimited*", "nis.*"),
)
_UNUSED_OF_PACKAGES: Final = (
    *("__pycache__", "tests", "*.pyi", "*.pxd", "*.pyx", "*.c", "*.h", "*.dll", "*.exe"),
)
_LOADED_LATE: Final = ("libgcc_s.so.1", "libnss_dns.so.2", "libnss_files.so.2")
_USER: Final = "10001"
# What a process of Salle loads, sooner or later: of these modules bytecode is kept.
_LOADED: Final = (
    *("bot.composition", "bot.doctor.main", "bot.admin_shell", "bot.side_process.child"),
    *("bot.adapters.web.adapter", "bot.adapters.discord.adapter", "bot.adapters.telegram.adapter"),
    *("renderers.animation", "renderers.loop", "storage.__main__", "engines.__main__"),
)


def main() -> int:
    """Make the folder; the exit code."""
    packages, application, root = (Path(argument).resolve() for argument in sys.argv[1:4])
    build(packages, application, root)
    return 0


def build(packages: Path, application: Path, root: Path) -> None:
    """Make the root folder; `packages` is a prefix of pip's, or a folder of packages itself."""
    library = root / "usr/local/lib" / _VERSION
    installed = packages / "lib" / _VERSION / "site-packages"
    _copy_python(root, library)
    _copy(installed if installed.is_dir() else packages, library / "site-packages")
    _drop_languages(library / "site-packages")
    shutil.copytree(application, root / "salle", ignore=shutil.ignore_patterns("__pycache__"))
    _strip(root)
    _copy_libraries(root)
    _write_system(root)
    _compile(root, library / "site-packages")


def _copy_python(root: Path, library: Path) -> None:
    base = Path(sys.base_prefix)
    shutil.copytree(
        base / "lib" / _VERSION, library, ignore=shutil.ignore_patterns(*_UNUSED_OF_PYTHON)
    )
    programs = root / "usr/local/bin"
    programs.mkdir(parents=True)
    shutil.copy(base / "bin" / _VERSION, programs / _VERSION)
    for name in ("python", "python3"):
        (programs / name).symlink_to(_VERSION)
    for shared in (base / "lib").glob(f"lib{_VERSION}.so*"):
        shutil.copy(shared, root / "usr/local/lib" / shared.name)


def _copy(packages: Path, target: Path) -> None:
    shutil.copytree(packages, target, ignore=shutil.ignore_patterns(*_UNUSED_OF_PACKAGES))


def _drop_languages(packages: Path) -> None:
    for file in (packages / "babel" / "locale-data").glob("*.dat"):
        if not _LANGUAGES.fullmatch(file.name):
            file.unlink()


def _programs(root: Path) -> Iterator[Path]:
    # Programs and shared libraries.
    for path in root.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def _strip(root: Path) -> None:
    # Of their symbols for debuggers. What stands in `*.libs` has been stripped, and then patched:
    # doing it again may break that.
    found = [path for path in _programs(root) if not path.parent.name.endswith(".libs")]
    subprocess.run(["strip", "--strip-unneeded", *found], check=True)


def _copy_libraries(root: Path) -> None:
    for library in sorted({*_needed(root, _programs(root)), *_late_ones()}):
        target = root / library.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(library, target)
    (root / "etc").mkdir()
    (root / "etc/ld.so.conf").write_text("/usr/local/lib\n", "utf-8")
    subprocess.run(["/sbin/ldconfig", "-r", str(root)], check=True)


def _needed(root: Path, programs: Iterable[Path]) -> Iterator[Path]:
    # The system's libraries that programs load, and the loader, as the loader finds them here.
    told = subprocess.run(
        ["ldd", *programs],
        env=os.environ | {"LD_LIBRARY_PATH": str(root / "usr/local/lib")},
        capture_output=True,
        text=True,
        check=False,  # one that is linked statically is told as a failure
    ).stdout
    if missing := re.findall(r"(\S+) => not found", told):
        raise SystemExit(f"Libraries are missing here: {', '.join(sorted(set(missing)))}")
    for found in re.findall(r"(?:=> )?(/\S+) \(0x", told):
        if not Path(found).is_relative_to(root):
            yield Path(found)


def _late_ones() -> Iterator[Path]:
    # Libraries that no program names, and that libc loads when it wants them.
    folder = Path("/lib") / (sysconfig.get_config_var("MULTIARCH") or "")
    yield from (folder / name for name in _LOADED_LATE if (folder / name).exists())


def _write_system(root: Path) -> None:
    files = {
        "etc/passwd": f"salle:x:{_USER}:{_USER}::/tmp:/nologin\n",
        "etc/group": f"salle:x:{_USER}:\n",
        "etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files dns\n",
    }
    for name, text in files.items():
        (root / name).write_text(text, "utf-8")
    certificates = Path("etc/ssl/certs/ca-certificates.crt")
    (root / certificates).parent.mkdir(parents=True)
    shutil.copy(Path("/") / certificates, root / certificates)
    (root / "tmp").mkdir()
    (root / "tmp").chmod(0o1777)


def _compile(root: Path, packages: Path) -> None:
    # Bytecode of what is loaded: that of all packages would be 40 MB.
    listing = "import sys\nfor one in [*sys.modules.values()]: print(getattr(one, '__file__', ''))"
    command = f"import {', '.join(_LOADED)}\n{listing}"
    paths = os.pathsep.join([str(root / "salle"), str(packages)])
    told = subprocess.run(
        [sys.executable, "-S", "-c", command],
        env={"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    standard, ours = Path(sys.base_prefix) / "lib" / _VERSION, root / "usr/local/lib" / _VERSION
    for line in filter(lambda name: name.endswith(".py"), told.splitlines()):
        path = Path(line)
        if path.is_relative_to(standard):
            path = ours / path.relative_to(standard)
        if path.is_relative_to(root) and path.exists():
            py_compile.compile(
                str(path),
                dfile=f"/{path.relative_to(root)}",
                doraise=True,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )


if __name__ == "__main__":
    sys.exit(main())
