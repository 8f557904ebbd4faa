"""`Scripts/make-fonts.sh`: makes Fonts/, or with `--check` compares it with what would be made."""

import argparse
import filecmp
import os
import shutil
import sys
import tempfile

from build import file_name, make
from documents import write_documents
from licences import write_licences
from recipes import FAMILIES
from verify import Difference, coverage, verify_budget, verify_face

FONTS_FOLDER = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Fonts"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="make-fonts.sh", description="Makes the bundled faces.")
    parser.add_argument("--check", action="store_true", help="compare with what is there; change nothing")
    check = parser.parse_args().check
    with tempfile.TemporaryDirectory() as root:
        try:
            total = make_all(root)
        except Difference as difference:
            print(f"make-fonts: {difference}", file=sys.stderr)
            return 1
        print(f"make-fonts: {total:,} bytes")
        return compare(root) if check else install(root)


def make_all(root: str) -> int:
    """Makes and verifies every file below `root`; returns their bytes."""
    for family in FAMILIES:
        for weight in family.faces:
            make(family, weight, root)
            verify_face(family, weight, root)
            print(f"make-fonts: {file_name(family, weight)}", flush=True)
    write_licences(root)
    write_documents(root, coverage(root))
    return verify_budget(root)


def files(root: str) -> set[str]:
    """The paths below `root` that a build makes: all but Swift's."""
    paths = (os.path.join(folder, name) for folder, _, names in os.walk(root) for name in names)
    return {os.path.relpath(path, root) for path in paths if not path.endswith(".swift")}


def compare(root: str) -> int:
    """Names every file that differs, is missing or is too many; returns the exit status."""
    made, present = files(root), files(FONTS_FOLDER)
    faults = [f"{path} is missing" for path in made - present]
    faults += [f"{path} is not made by any recipe" for path in present - made]
    for path in made & present:
        if not filecmp.cmp(os.path.join(root, path), os.path.join(FONTS_FOLDER, path), shallow=False):
            faults.append(f"{path} differs")
    for fault in sorted(faults):
        print(f"make-fonts: {fault}", file=sys.stderr)
    if faults:
        print("make-fonts: other package versions than those in manifest.json also give this", file=sys.stderr)
    return 1 if faults else 0


def install(root: str) -> int:
    """Copies what was made into Fonts/; what lies there besides is left for the caller to remove, and named."""
    for path in files(root):
        target = os.path.join(FONTS_FOLDER, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(os.path.join(root, path), target)
    return compare(root)


sys.exit(main())
