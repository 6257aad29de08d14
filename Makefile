# Strata: every job of the repository. `make demo` and `make test` do everything for a newcomer.
SWIFT ?= swift
PREFIX ?= /usr/local
RELEASE = $(SWIFT) build -c release --static-swift-stdlib --product strata
STRATA = .build/release/strata

.PHONY: demo test bench oracle accuracy format lint install build packages clean

## The main job on real input: the example app with its sins, then Strata itself.
demo: build
	@Scripts/demo $(STRATA)

## Everything that must hold: tests, the reader against SwiftSyntax, the format, Strata under its own rules.
test: packages lint
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test --skip-build -Xswiftc -warnings-as-errors --parallel 2>&1 | Scripts/test-summary

build: packages
	@$(RELEASE)

# Fixtures are texts under test, not code of the project.
FORMATTED = find Package.swift Sources Tests Styles Benchmarks/Package.swift Benchmarks/Sources \
	-name '*.swift' -not -path '*/Fixtures/*' -print0

format:
	@$(FORMATTED) | xargs -0 $(SWIFT) format format --in-place

lint:
	@$(FORMATTED) | xargs -0 $(SWIFT) format lint --strict

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(STRATA) $(DESTDIR)$(PREFIX)/bin/strata

packages:
	@Scripts/install-packages

clean:
	rm -rf .build Benchmarks/.build
