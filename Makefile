# SeekKit's commands. `make help` lists them; the work itself is done by Scripts/.

PREFIX = /usr/local
export PREFIX
export DESTDIR

# The file for `make play`. It reaches the scripts through the environment, just as it was given, so
# that blanks, quotes and dollars in its name do no harm.
override FILE := $(value FILE)
export FILE

# The folder for `make swiftui-check`, which reaches its script in the same way.
override DIR := $(value DIR)
export DIR

LINUX = --package-path Linux
# The tests that run against the models of SwiftUI and AVFoundation.
DOUBLE_TESTS = 'SeekingViewsTests|AVPlaybackTests|SwiftUIModelTests'
SAMPLE = build/sample.mkv
LANGUAGES = $(basename $(notdir $(wildcard Linux/Translations/*.po)))
CATALOGUES = $(LANGUAGES:%=build/locale/%/LC_MESSAGES/seekkit.mo)

# No warning passes in our own builds.
export SEEKKIT_WARNINGS_AS_ERRORS = 1

# What runs from the build folder instead of an installed place.
export SEEKKIT_SAMPLE = $(CURDIR)/$(SAMPLE)
export SEEKKIT_LOCALE_DIR = $(CURDIR)/build/locale

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test check swiftui-check docs wasm bench lint format install clean translations
.DEFAULT_GOAL = help

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

play: export SEEKKIT_BIN_DIR = $(CURDIR)/Linux/.build/release
play: packages-build-play $(SAMPLE) translations ## Play FILE=…, or the sample
	swift build -c release $(LINUX)
	@Scripts/play

test: export SEEKKIT_BIN_DIR = $(CURDIR)/Linux/.build/debug
test: packages-build-play-tour-test $(SAMPLE) translations ## Run all tests
	Scripts/python-environment
	Scripts/swift-test --parallel
	SEEKKIT_SWIFTUI_DOUBLE=1 Scripts/swift-test --scratch-path .build-double --filter $(DOUBLE_TESTS)
	Scripts/swift-test $(LINUX)
	.venv/bin/python -m pytest Linux/Tests/EndToEnd

check: lint test ## Run what continuous integration runs
	Scripts/check-swiftui-surface
	Scripts/check-swiftui-availability
	Scripts/check-swiftui-isolation
	Scripts/swiftui-check Demo/Sources
	Scripts/check-documentation
	Scripts/check-dependency
	Scripts/check-coverage
	Scripts/check-sanitizers
	Scripts/check-fuzz
	Scripts/check-wasm-runtime
	Scripts/check-wasm
	swift build -c release --package-path Benchmarks/core
	swift build -c release --package-path Benchmarks/waveforms
	Scripts/build-wasm build/core.wasm Benchmarks/core/WasmExports --no-entry

swiftui-check: ## Type-check DIR=…, a folder of SwiftUI sources, against the model of SwiftUI
	@Scripts/swiftui-check "$$DIR"

docs: ## Build and check the documentation of Seeking and SeekingViews, in build/documentation
	@Scripts/check-documentation

wasm: ## Build the core and its replay of gesture scripts as WebAssembly
	Scripts/build-wasm build/gesture-replay.wasm

bench: export SEEKKIT_BIN_DIR = $(CURDIR)/Linux/.build/release
bench: packages-build-play-tour-bench translations ## Measure the core, the player and the waveforms beside others
	swift build -c release $(LINUX)
	@/usr/bin/python3 Benchmarks/core
	@/usr/bin/python3 Benchmarks/players
	@/usr/bin/python3 Benchmarks/waveforms

lint: packages-lint ## Check format, imports, sizes, scripts and data files
	@Scripts/lint

format: ## Format the Swift files
	Scripts/source_files.py Swift | xargs -0 -r swift format --in-place --parallel

install: packages-build translations ## Install the program below PREFIX=/usr/local
	@Scripts/install-program "$$DESTDIR$$PREFIX"

clean: ## Remove everything that was built
	rm -rf .build .build-double Linux/.build Benchmarks/*/.build Fuzzing/.build .venv build

translations: $(CATALOGUES)

build/locale/%/LC_MESSAGES/seekkit.mo: Linux/Translations/%.po
	@mkdir -p $(@D)
	msgfmt --check --output-file=$@ $<

$(SAMPLE): Scripts/make-sample | packages-play
	@mkdir -p $(@D)
	Scripts/make-sample $@

# packages-build-play installs the groups "build" and "play".
packages-%:
	@Scripts/install-packages $(subst -, ,$*)
