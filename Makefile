# Galley. `make demo` shows what it does; `make test` proves it. Both install the Debian packages they need.

SHELL := /bin/bash
# The build fails when a file imports a module that the manifest does not list for its own.
SWIFT_FLAGS := --explicit-target-dependency-import-check error
SOURCES := Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Benchmarks \
  Fuzzing/Package.swift Fuzzing/Sources Fuzzing/Tests

.DEFAULT_GOAL := help
.PHONY: help demo test conformance counts bench audit-matrix fuzz faults sanitize races lint format packages build-packages browser-tools dist deb \
  check-dist install uninstall docs check-adoption release library wheel check-wheel fleet

help:
	@echo "make demo         measure the example lists and print them"
	@echo "make test         run the tests"
	@echo "make conformance  run every case of the Unicode test files"
	@echo "make bench        compare Galley's speed with Pango's and HarfBuzz's"
	@echo "make audit-matrix measure the audit of 10 000 texts in 40 languages"
	@echo "make counts       count instructions and allocations, against recorded thresholds"
	@echo "make dist         a folder that runs anywhere, as .build/galley-VERSION-linux-ARCH.tar.gz; make deb a Debian package"
	@echo "make check-dist   run both in bare systems of Debian 12 and 13"
	@echo "make library      the library for C, as .build/library/libgalley.so.0"
	@echo "make fleet        audit COUNT documents on a Spark of two workers, one of which is killed"
	@echo "make wheel        the package for Python, as .build/galley-VERSION-….whl; make check-wheel tests it"
	@echo "make docs         the documentation as pages, in .build/documentation"
	@echo "make check-adoption  a package, a hook and an action that use Galley, passing and failing"
	@echo "make release      what a release needs: VERSION=0.3.0"
	@echo "make install      install below PREFIX (/usr/local); make uninstall removes that"
	@echo "make fuzz         fuzz TARGET for SECONDS: see Fuzzing/README.md"
	@echo "make sanitize     run the suites that touch C with AddressSanitizer, and UndefinedBehaviorSanitizer in C"
	@echo "make races        run the suites that share something between threads with ThreadSanitizer"
	@echo "make faults       have memory, system calls and disks fail under the command"
	@echo "make lint         check the format; make format mends it"

packages:
	@Scripts/install-packages.sh

build-packages:
	@Scripts/install-packages.sh --build

browser-tools: packages
	@Scripts/install-browser-tools.sh > /dev/null

demo: build-packages
	@swift build --configuration release --product galley $(SWIFT_FLAGS)
	@Scripts/demo.sh "$$(swift build --configuration release --show-bin-path)/galley"

test: packages browser-tools
	@Scripts/run-tests.sh $(SWIFT_FLAGS)

# The suites with the tag, each of which tries a sample in `make test` and every case here.
conformance: packages
	@Scripts/install-packages.sh fonts-liberation fonts-dejavu-core fonts-noto-core fonts-lobster fonts-linuxlibertine fonts-hosny-amiri fonts-inter
	@GALLEY_CONFORMANCE=full Scripts/run-tests.sh --tag conformance $(SWIFT_FLAGS)

# Instructions do not depend on the clock or on what else the machine does. All programs of the benchmarks are built, so that none breaks unseen.
counts:
	@Scripts/install-packages.sh valgrind libpango1.0-dev
	for product in Agreement Columns Comparison Scaling Scenarios Soak TitleHeights; do \
	  swift build --package-path Benchmarks --configuration release --product $$product || exit 1; \
	done
	Benchmarks/Scripts/check-counts.py "$$(swift build --package-path Benchmarks --configuration release --show-bin-path)/Scenarios" \
	  Benchmarks/Thresholds/counts.json

bench:
	@Scripts/install-packages.sh libpango1.0-dev iso-codes
	Benchmarks/Scripts/make-workloads.py Benchmarks/.workloads
	cd Benchmarks && swift run --configuration release Agreement
	> Benchmarks/.workloads/run.tsv
	cd Benchmarks && GALLEY_BENCHMARK_LOG=.workloads/run.tsv swift run --configuration release Scaling
	cd Benchmarks && GALLEY_BENCHMARK_HARFBUZZ="$$(Scripts/install-current-harfbuzz.sh .workloads)" GALLEY_BENCHMARK_LOG=.workloads/run.tsv \
	  swift package benchmark --target Comparison --no-progress > /dev/null
	Benchmarks/Scripts/compare.py Benchmarks/.workloads/run.tsv Benchmarks/comparison.json

audit-matrix:
	@Scripts/install-packages.sh iso-codes
	swift build --configuration release --product galley $(SWIFT_FLAGS)
	Benchmarks/Scripts/make-audit-matrix.py Benchmarks/.workloads/audit
	Benchmarks/Scripts/measure-audit-matrix.py "$$(swift build --configuration release --show-bin-path)/galley" \
	  Benchmarks/.workloads/audit Benchmarks/audit-matrix.json

TARGET ?= texts
SECONDS ?= 60
fuzz: packages
	Fuzzing/Scripts/fuzz.sh "$(TARGET)" "$(SECONDS)"

# Minutes: each fault is a run of its own. EVERY=1 takes hours.
EVERY ?= 97
faults: packages
	swift build --configuration release --product galley $(SWIFT_FLAGS)
	Scripts/faults/fail-allocations.py "$$(swift build --configuration release --show-bin-path)/galley" $(EVERY)
	Scripts/faults/fail-calls.py "$$(swift build --configuration release --show-bin-path)/galley"

sanitize: packages browser-tools
	@Scripts/sanitize.sh

races: packages
	@Scripts/races/find-races.sh

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

format:
	swift format --in-place --recursive --parallel $(SOURCES)

dist:
	@Scripts/make-dist.sh .build

deb:
	@Scripts/make-deb.sh .build

# As root, for it makes systems to try them in.
check-dist: dist deb
	@Scripts/install-packages.sh debootstrap
	for suite in bookworm trixie; do \
	  test -d .build/bare-$$suite || debootstrap --variant=minbase $$suite .build/bare-$$suite http://deb.debian.org/debian > /dev/null; \
	  Scripts/check-dist.sh .build/bare-$$suite "$$(Scripts/build-installable.sh)" .build/galley-*.tar.gz .build/galley_*.deb; \
	done

library: build-packages
	@Scripts/build-library.sh

wheel:
	@Scripts/make-wheel.sh .build

# Into a clean virtual environment, with the command for what both must say.
check-wheel: wheel
	@Scripts/install-packages.sh --build libatomic1
	swift build --configuration release --product galley $(SWIFT_FLAGS)
	@Scripts/check-wheel.sh .build/galley-*.whl "$$(swift build --configuration release --show-bin-path)/galley"

COUNT ?= 1500
PARTS ?= 1 2 7 64
fleet: wheel
	swift build --configuration release --product galley $(SWIFT_FLAGS)
	@Scripts/run-fleet.sh .build/galley-*.whl "$$(swift build --configuration release --show-bin-path)/galley" "$(COUNT)" "$(PARTS)"

docs: build-packages
	@Scripts/make-documentation.sh .build/documentation

check-adoption: packages
	@Scripts/install-packages.sh file
	swift build --product galley $(SWIFT_FLAGS)
	@Scripts/check-adoption.sh "$$(swift build --show-bin-path)/galley"

release: packages
	@Scripts/make-release.sh "$(VERSION)"

PREFIX ?= /usr/local
install:
	@Scripts/install-packages.sh --build python3
	@Scripts/install-files.sh "$$(Scripts/build-installable.sh)" "$(DESTDIR)" "$(PREFIX)"

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/galley $(DESTDIR)$(PREFIX)/share/man/man1/galley*.1.gz \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/galley $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_galley \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/galley.fish
	rm -rf $(DESTDIR)$(PREFIX)/share/galley $(DESTDIR)$(PREFIX)/share/doc/galley
