# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
#
# The commands of the Mitchi box. `make help` lists them. Each sets itself up on a fresh machine:
# Python 3.10 or newer is all that must be there. Every recipe is one line that Windows can type too.

PYTHON ?= python3
ifeq ($(OS),Windows_NT)
VENV_PYTHON := .venv/Scripts/python
else
VENV_PYTHON := .venv/bin/python
endif

.DEFAULT_GOAL := build
.PHONY: build play test deploy screens bench hardware test-hardware clean help
.PHONY: ready-to-play ready-to-build ready-to-test ready-for-hardware

build: ready-to-build ## build/drive/ and the zip of it: exactly the files for the board
	@$(VENV_PYTHON) -m tools.build

play: ready-to-play ## play on this computer, in a window or in the terminal
	@$(VENV_PYTHON) -m simulator

test: ready-to-test ## everything that continuous integration runs
	@$(VENV_PYTHON) -m tools.checks

deploy: ready-to-test ## test, build, copy to the board (DRIVE=path names the drive, CHECK=1 only tells)
	@$(VENV_PYTHON) -m tools.deploy $(if $(DRIVE),--drive "$(DRIVE)") $(if $(CHECK),--check)

screens: ready-to-test ## draw every screen in both languages into docs/screens/
	@$(VENV_PYTHON) -m tools.screens

bench: ready-to-test ## the figures of the budget, one JSON object a line
	@$(VENV_PYTHON) -m tools.bench

hardware: ready-for-hardware ## drawings, parts lists, STL and STEP of the case (installs build123d, 1 GB)
	@$(VENV_PYTHON) -m hardware $(VARIANT)

test-hardware: ready-for-hardware ## the tests of hardware/, the case's solids among them
	@$(VENV_PYTHON) -m pytest --quiet --numprocesses=logical --dist=loadfile tests/hardware

clean: ## remove what was built and cached; .venv stays
	@rm -rf build .coverage .coverage.* .hypothesis .pytest_cache .ruff_cache
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

help: ## this list
	@echo "make COMMAND, and without a command: make build"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' Makefile

ready-to-play:
	@$(PYTHON) tools/environment.py play

ready-to-build:
	@$(PYTHON) tools/environment.py build

ready-to-test:
	@$(PYTHON) tools/environment.py test

ready-for-hardware:
	@$(PYTHON) tools/environment.py hardware
