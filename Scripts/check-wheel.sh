#!/usr/bin/env bash
# Installs a wheel into a clean virtual environment and runs the package's tests with it: check-wheel.sh WHEEL COMMAND [PYTHON].
set -euo pipefail
cd "$(dirname "$0")/.."
wheel=$(realpath "$1")
command=$(realpath "$2")
python=${3:-/usr/bin/python3}
# The library that is in it, as programs of C get it: by the commands at the top of the examples.
for example in Examples/c/*.c; do sed -n '/^ \*   /s/^ \* *//p' "$example" | bash -euo pipefail > /dev/null; done
source=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$python" -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "$wheel"
# Alone, before there is anything else.
(cd "$folder" && venv/bin/python -c 'import galley; assert len(galley.prepare(["a"])) == 1; print("galley", galley.__version__)')
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check -r Python/requirements-test.txt
cp -r Python/tests Python/examples Python/README.md Python/pyproject.toml "$folder"
package=$("$folder/venv/bin/python" -c 'import galley, os; print(os.path.dirname(galley.__file__))')
# The tests read the repository's examples, fonts and fixtures.
mkdir "$folder/Python" && mv "$folder"/{tests,examples,README.md,pyproject.toml} "$folder/Python"
ln -s "$PWD/Examples" "$PWD/Fonts" "$PWD/Tests" "$folder"
cd "$folder/Python"
GALLEY_COMMAND=$command ../venv/bin/python -m pytest --quiet tests README.md "$package"
cd "$source/Python"
"$folder/venv/bin/mypy" --cache-dir "$folder/mypy"
"$folder/venv/bin/pyright" --pythonpath "$folder/venv/bin/python" 2> /dev/null
