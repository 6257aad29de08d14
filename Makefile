# Strata: every task of the repository. Begin with `make demo` and `make test`.
SWIFT ?= swift
PREFIX ?= /usr/local
RELEASE = $(SWIFT) build -c release --static-swift-stdlib --product strata
STRATA = .build/release/strata
INSTRUMENT = $(SWIFT) build -c release --package-path Benchmarks --product
INSTRUMENTS = Benchmarks/.build/release

# A build of its own, since other flags would build everything anew.
CHECKED_BUILD = .build/checked
CHECKED = --scratch-path $(CHECKED_BUILD) -c release -Xswiftc -enable-testing -Xswiftc -warnings-as-errors
# What brings the tool that `self`, `templates` and `test-release` run.
TOOL = build

# The kit's clients have time limits, which the other tests would exceed by keeping all cores busy: they run first, alone.
KIT_TESTS = $(shell ls Tests/Kit | paste -sd'|' -)

.PHONY: demo test generate xcode self templates grow kills typecheck bench oracle accuracy seeded diff-truth fuzz format lint release test-release test-plugins install build packages clean manual

## Checks the example app, which has violations, then Strata itself; then runs the template apps with the example
## server, without it, and with a server that fails.
demo: build
	@Scripts/demo $(STRATA)
	@Scripts/demo-apps

## All checks: the format, the tests, the reader compared with SwiftSyntax on the repository's own sources. Tests and
## tool are built once, optimized: the tests of a debug build run for more than ten minutes.
test: packages lint
	$(SWIFT) build $(CHECKED) --build-tests
	$(MAKE) --no-print-directory oracle CORPUS="Sources Tests Examples Templates Benchmarks/Sources"
	$(MAKE) --no-print-directory self templates typecheck test-release TOOL=packages STRATA=$(CHECKED_BUILD)/release/strata
	@Scripts/grow --unbuilt $(CHECKED_BUILD)/release/strata
	@Scripts/kills $(CHECKED_BUILD)/release/strata 40
	$(SWIFT) test $(CHECKED) --skip-build --filter '^($(KIT_TESTS))\.'
	$(SWIFT) test $(CHECKED) --skip-build --skip '^($(KIT_TESTS))\.'

## The registry of rules and the JSON Schema of definitions, from the rule files. A test fails where they are not current.
generate:
	@Scripts/generate "$(SWIFT)"

## The Xcode projects of the template apps. A test fails where they are not current.
xcode: packages
	@$(SWIFT) run template-projects

## A website of Documentation/, made by the toolchain's docc; a warning, such as a broken link, is an error.
manual:
	$(SWIFT) run manual-site .build/manual
	docc convert .build/manual/Strata.docc --warnings-as-errors --fallback-display-name Strata \
	  --fallback-bundle-identifier strata --output-path .build/manual/site

## Strata under its own rules.
self: $(TOOL)
	@$(STRATA) check --strict

## The example server, its twin in Swift and the template apps: built, tested, each checked in its own style.
templates: $(TOOL)
	@Scripts/test-templates $(STRATA)

## A new app of each style (STYLES=repository: of one), built, tested and checked, with a feature added, and without it again.
grow: $(TOOL)
	@Scripts/grow $(STRATA) $(STYLES)

## Kills commands that change files, 200 times at random instants (COUNT, SEED): after each there is the old tree or the new one.
kills: $(TOOL)
	@Scripts/kills $(STRATA) $(or $(COUNT),200) $(or $(SEED),1)

## The SwiftUI half of the template apps, and what the kit has for Apple's platforms only, compiled against stubs; wrong code
## must fail. What is newer than the platforms, too.
typecheck: packages
	@Scripts/typecheck-apple --prove
	@Scripts/typecheck-kit

## Ratios in one run, on a generated code base of 3,000 files or on CORPUS=folder, and of the kit. Nothing passes or fails.
bench: build
	@$(INSTRUMENT) bench
	@$(INSTRUMENT) bench-baseline
	@$(INSTRUMENT) bench-kit
	@$(INSTRUMENTS)/bench --strata $(STRATA) $(if $(CORPUS),--corpus $(CORPUS)) $(BENCH)
	@$(INSTRUMENTS)/bench-kit

## Compares the trees of the reader with those of SwiftParser, file by file: make oracle CORPUS="folder folder".
oracle: packages
	@test -n "$(CORPUS)" || { echo "usage: make oracle CORPUS=folder" >&2; exit 2; }
	@$(INSTRUMENT) oracle
	@$(INSTRUMENTS)/oracle --explained Documentation/oracle-explained.txt $(ORACLE) $(CORPUS)

## Compares type-to-type edges with the index of the compiler: make accuracy PACKAGES="folder folder" (default: Strata itself).
accuracy: build
	@$(INSTRUMENT) accuracy
	@$(INSTRUMENTS)/accuracy --strata $(STRATA) $(ACCURACY) $(if $(PACKAGES),$(PACKAGES),.)

## Compares `strata diff` with checks of both commits in checkouts: make diff-truth REPOSITORY=folder DIFF="--pairs 50 --style module".
diff-truth: $(TOOL)
	@Scripts/diff-truth $(STRATA) $(or $(REPOSITORY),.) $(DIFF)

## Seeds violations and counts which are found: make seeded CORPUS="folder folder=style" (default: templates, examples).
seeded: build
	@$(INSTRUMENT) seeded
	@$(INSTRUMENTS)/seeded --strata $(STRATA) $(SEEDED) $(or $(CORPUS),$(wildcard Templates/*/ Examples/Bazaar/*/))

## Mutates the files of CORPUS thousands of times and reads the results: make fuzz CORPUS=folder ROUNDS=5000 SEED=1.
fuzz: packages
	@test -n "$(CORPUS)" || { echo "usage: make fuzz CORPUS=folder [ROUNDS=5000] [SEED=1]" >&2; exit 2; }
	@$(INSTRUMENT) fuzz
	@$(INSTRUMENTS)/fuzz $(CORPUS) $(or $(ROUNDS),5000) $(or $(SEED),1)

build: packages
	@$(RELEASE)

## The files of a release for this platform: an archive, the SwiftPM artifact bundle, and their checksums.
release: build
	@Scripts/install-packages zip strip
	@Scripts/release $(STRATA) $(or $(OUTPUT),.build/dist)

## Packs a release, installs it from a server on this machine, and runs it and the GitHub Action's script.
test-release: $(TOOL)
	@Scripts/install-packages zip strip curl python3
	@Scripts/test-release $(STRATA)

## The same, and a small package that uses the SwiftPM plugins. Takes minutes: the plugins of the checkout build the tool.
test-plugins: build
	@Scripts/install-packages zip strip curl python3
	@Scripts/test-release $(STRATA) --plugins

# Fixtures are input of tests, not code of the project.
FORMATTED = find Package.swift Sources Tests Templates Exemplars Stubs Examples/Server/Swift Benchmarks/Package.swift \
	Benchmarks/Sources StrataPlugins \
	-name '*.swift' -not -path '*/Fixtures/*' -not -path '*/.build/*' -print0

format:
	@$(FORMATTED) | xargs -0 $(SWIFT) format format --in-place

lint:
	@$(FORMATTED) | xargs -0 $(SWIFT) format lint --strict
	@if LC_ALL=C.UTF-8 grep -nH '^[^|].\{120,\}' Documentation/Kit/*.md; then \
	  echo 'lines of more than 120 characters, outside tables' >&2; exit 1; fi

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(STRATA) $(DESTDIR)$(PREFIX)/bin/strata
	Scripts/install-help $(STRATA) $(DESTDIR)$(PREFIX)/share

packages:
	@Scripts/install-packages

clean:
	rm -rf .build Benchmarks/.build
