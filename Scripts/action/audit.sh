#!/usr/bin/env bash
# Audits for action.yml: annotations on the output, a summary for the run, and SARIF. Inputs are GALLEY, FILES, OPTIONS, CATEGORIES, WIDTHS,
# DIRECTIONS and SARIF; outputs are `sarif` and `findings`.
set -euo pipefail
# Words and patterns are the caller's own, as on a command line.
# shellcheck disable=SC2206
files=($FILES) options=($OPTIONS)
[ -z "$CATEGORIES" ] || options+=(--categories "$CATEGORIES")
[ -z "$WIDTHS" ] || options+=(--widths "$WIDTHS")
[ -z "$DIRECTIONS" ] || options+=(--directions "$DIRECTIONS")

status=0
"$GALLEY" audit "${files[@]}" "${options[@]}" --format sarif --output "$SARIF" || status=$?
# Faults of the input end it: what is not read has no findings.
[ "$status" -le 1 ] || exit "$status"
"$GALLEY" audit "${files[@]}" "${options[@]}" --format markdown --fail-on none >> "$GITHUB_STEP_SUMMARY"
"$GALLEY" audit "${files[@]}" "${options[@]}" --format github --fail-on none
echo "sarif=$SARIF" >> "$GITHUB_OUTPUT"
if [ "$status" -eq 1 ]; then echo "findings=true"; else echo "findings=false"; fi >> "$GITHUB_OUTPUT"
