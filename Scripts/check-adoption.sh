#!/usr/bin/env bash
# Does with Galley what those do who adopt it, on the package in Tests/Adoption, and sees it pass and fail: check-adoption.sh GALLEY
#
# GALLEY is a build of the command. The package's tests, the plugin, a hook run by pre-commit itself, and the action's steps.
set -euo pipefail
cd "$(dirname "$0")/.."
galley=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
mkdir "$work/attachments"
ok() { passed=$((passed + 1)); echo "$1"; }
fail() { echo "$1" >&2; [ ! -f "$work/log" ] || tail -40 "$work/log" >&2; exit 1; }
# status COMMAND…: its status, with what it prints in a file.
status() { local status=0; "$@" > "$work/log" 2>&1 || status=$?; echo "$status"; }

# Tests in Swift.
package=(--package-path Tests/Adoption --scratch-path .build/adoption)
swift build "${package[@]}" --build-tests > "$work/log" 2>&1 || fail "the sample package does not build"
tests() { status swift test "${package[@]}" --skip-build "$@"; }
rm -rf Tests/Adoption/Tests/ListTests/__Pictures__
[ "$(tests --disable-xctest --filter PassingTests)" -ne 0 ] && grep -q 'settings-dark.png was recorded' "$work/log" ||
  fail "Swift Testing: the first run records no picture"
[ "$(tests --disable-xctest --filter PassingTests)" -eq 0 ] || fail "Swift Testing: the list without faults fails"
grep -q 'with 1 test in 1 suite passed' "$work/log" || fail "Swift Testing: nothing ran"
ok "Swift Testing: a list without faults passes"
[ "$(tests --disable-xctest --filter FailingTests --attachments-path "$work/attachments")" -ne 0 ] || fail "Swift Testing: faults pass"
grep -q 'SwiftTestingTests.swift:18.*' "$work/log" && grep -q 'roaming: truncated title' "$work/log" || fail "Swift Testing: the fault is not named"
grep -q 'wifi is 77.0 points high, not 44.0' "$work/log" || fail "Swift Testing: the height is not named"
grep -q 'the list does not look as' "$work/log" || fail "Swift Testing: the picture passes"
for picture in roaming-truncated-title height-wifi settings-dark; do
  file "$work/attachments/$picture.png" | grep -q 'PNG image data' || fail "Swift Testing: $picture is not attached"
done
ok "Swift Testing: a list with a fault fails, with three pictures"
[ "$(tests --disable-swift-testing --filter PassingXCTests)" -eq 0 ] || fail "XCTest: the list without faults fails"
grep -q 'Executed 1 test, with 0 failures' "$work/log" || fail "XCTest: nothing ran"
ok "XCTest: a list without faults passes"
[ "$(GALLEY_PICTURES=$work/pictures tests --disable-swift-testing --filter FailingXCTests)" -ne 0 ] || fail "XCTest: faults pass"
grep -q 'XCTests.swift:13: error: .*roaming: truncated title' "$work/log" || fail "XCTest: the fault is not named"
file "$work/pictures/roaming-truncated-title.png" | grep -q 'PNG image data' || fail "XCTest: there is no picture"
ok "XCTest: a list with a fault fails, with a picture"

# The plugin.
plugin() { status swift package "${package[@]}" galley-audit "$@"; }
[ "$(plugin Lists/settings.json --categories all)" -eq 0 ] || fail "galley-audit: the list without faults fails"
grep -q 'nothing found' "$work/log" || fail "galley-audit: nothing ran"
ok "swift package galley-audit: a list without faults passes"
[ "$(plugin Lists/broken.json --categories all)" -eq 1 ] || fail "galley-audit: faults do not end with status 1"
grep -q 'truncated title' "$work/log" || fail "galley-audit: the fault is not named"
ok "swift package galley-audit: a list with a fault ends with status 1"

# The hook, in a repository of its own, by pre-commit from PyPI.
python3 -m venv "$work/tools"
"$work/tools/bin/pip" install --quiet --disable-pip-version-check pre-commit==4.7.0 pyyaml==6.0.3
git init --quiet "$work/hooks"
cp .pre-commit-hooks.yaml "$work/hooks/"
commit() { git -C "$1" add --all && git -C "$1" -c user.name=Test -c user.email=test@example.invalid commit --quiet --message Test "${@:2}"; }
commit "$work/hooks"
git init --quiet "$work/repository"
cat > "$work/repository/.pre-commit-config.yaml" <<YAML
repos:
- repo: $work/hooks
  rev: $(git -C "$work/hooks" rev-parse HEAD)
  hooks: [{ id: galley-audit-installed, files: ^Lists/ }]
YAML
mkdir "$work/repository/Lists" "$work/bin"
ln -s "$galley" "$work/bin/galley"
export PATH=$work/bin:$PATH PRE_COMMIT_HOME=$work/cache
(cd "$work/repository" && "$work/tools/bin/pre-commit" install > /dev/null)
cp Tests/Adoption/Lists/settings.json "$work/repository/Lists/"
[ "$(status commit "$work/repository")" -eq 0 ] || fail "pre-commit: the list without faults is refused"
grep -q 'galley audit (installed).*Passed' "$work/log" || fail "pre-commit: nothing ran"
ok "pre-commit: a list without faults is committed"
cp Tests/Adoption/Lists/broken.json "$work/repository/Lists/"
[ "$(status commit "$work/repository")" -ne 0 ] || fail "pre-commit: faults are committed"
grep -q 'truncated title' "$work/log" || fail "pre-commit: the fault is not named"
[ "$(git -C "$work/repository" rev-list --count HEAD)" -eq 1 ] || fail "pre-commit: there is a commit"
ok "pre-commit: a list with a fault is refused"

# The action.
"$work/tools/bin/python" Tests/Adoption/check-action.py "$galley" > "$work/log" 2>&1 || fail "action.yml fails"
while read -r line; do ok "action.yml: $line"; done < "$work/log"
echo "$passed passed, 0 failed"
