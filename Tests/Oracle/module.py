"""The module UIKit over the model, compiled by the real compiler."""
import functools
import hashlib
import pathlib
import re
import subprocess
import sys

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent
scratch = root / ".build" / "oracle"
# The compiler flags for a program that imports it.
FLAGS = [
    "-I", str(scratch / "lib"), "-I", str(root / ".build/debug/Modules"), "-L", str(scratch / "lib"), "-lUIKit",
    "-Xlinker", "-rpath", "-Xlinker", str(scratch / "lib"),
]
# The cases in which the module posts no notification while a Swift object is deallocated, since Swift can't pass
# on such an object.
RELEASES = {
    "A window and its controller go with the last variable, though it is key and visible",
    "A visible window that is released is hidden and no longer listed",
    "A window that nobody holds is gone at the end of its turn",
    "A window lives as long as one of two variables holds it",
    "The subviews of a view that goes are taken out of it from the rear-most on",
}


def compiled_test(sources, program):
    """Compiles Swift files to an XCTest program; returns the compiler's errors, or nothing."""
    for source in sources:
        text = source.read_text()
        # XCTest imports Foundation's types of the same names here.
        for name in ("NotificationCenter.default", "RunLoop.main"):
            text = re.sub(r"(?<=[ (])" + name, "UIKit." + name, text)
        source.write_text(text)
    built = subprocess.run(
        ["swiftc", "-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-module-name", "App",
         *map(str, sources), *FLAGS, "-o", str(program)],
        capture_output=True, text=True, timeout=300)
    return built.stdout + built.stderr if built.returncode else ""


@functools.cache
def module_key():
    """The key that identifies a build of the module."""
    sources = sorted((here / "UIKit").glob("*.swift")) + sorted((root / "Sources/WindowModel").rglob("*.swift"))
    key = hashlib.sha256()
    for source in sources:
        key.update(source.read_bytes())
    return key.hexdigest()


def build_module():
    """Compiles the module UIKit, with the model in it, unless it is up to date."""
    library = scratch / "lib"
    stamp = library / "key"
    if stamp.exists() and stamp.read_text() == module_key():
        return
    library.mkdir(parents=True, exist_ok=True)
    subprocess.run(["swift", "build", "--target", "WindowModel"], cwd=root, check=True, stdout=sys.stderr)
    objects = [str(p) for p in (root / ".build/debug/WindowModel.build").glob("*.o")]
    sources = [str(p) for p in sorted((here / "UIKit").glob("*.swift"))]
    done = subprocess.run(
        ["swiftc", "-Onone", "-swift-version", "5", "-suppress-warnings", "-emit-module", "-emit-library",
         "-package-name", "main", "-module-name", "UIKit", "-I", str(root / ".build/debug/Modules")]
        + sources + objects
        + ["-o", str(library / "libUIKit.so"), "-emit-module-path", str(library / "UIKit.swiftmodule")],
        cwd=root, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    stamp.write_text(module_key())
