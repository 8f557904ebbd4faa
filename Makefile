# Galley. `make demo` shows what it does; `make test` proves it. Both install the Debian packages they need.

SHELL := /bin/bash
# The build fails when a file imports a room that the manifest does not list for its own.
SWIFT_FLAGS := --explicit-target-dependency-import-check error
SOURCES := Package.swift Sources Tests Fonts

.DEFAULT_GOAL := help
.PHONY: help demo test conformance lint format packages

help:
	@echo "make demo         measure the example lists and print them"
	@echo "make test         run the tests"
	@echo "make conformance  run every case of the Unicode test files"
	@echo "make lint         check the format; make format mends it"

packages:
	@Scripts/install-packages.sh

demo: packages
	@swift build --configuration release --product galley $(SWIFT_FLAGS)
	@Scripts/demo.sh "$$(swift build --configuration release --show-bin-path)/galley"

test: packages
	swift test $(SWIFT_FLAGS) --parallel --disable-xctest

# Everything of the Unicode test files; `make test` reads samples of the largest.
conformance: packages
	GALLEY_CONFORMANCE=full swift test $(SWIFT_FLAGS) --disable-xctest --filter Conformance

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

format:
	swift format --in-place --recursive --parallel $(SOURCES)
