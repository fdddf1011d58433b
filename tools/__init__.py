# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the Makefile runs: checks, build, deploy, screens, bench. `make help` is the way in."""
