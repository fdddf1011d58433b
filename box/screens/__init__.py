# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The screens of the box. Start with box.screens.base, what every screen is."""
