# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The version of the box: the one place where it stands."""

VERSION = "0.1.0"
