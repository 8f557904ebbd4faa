# Galley. `make demo` shows what it does; `make test` proves it. Both install the Debian packages they need.

SHELL := /bin/bash
SWIFT_BUILD_FLAGS := --explicit-target-dependency-import-check error

.PHONY: demo test conformance lint format packages
.DEFAULT_GOAL := test

packages:
	@Scripts/install-packages.sh

test: packages
	swift test $(SWIFT_BUILD_FLAGS) --parallel

# Everything of the Unicode test files; `make test` reads samples of the largest.
conformance: packages
	GALLEY_CONFORMANCE=full swift test $(SWIFT_BUILD_FLAGS) --filter Conformance

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Fonts

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Fonts
