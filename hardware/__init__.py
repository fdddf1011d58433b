# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Makes the drawings, the parts lists and the printed case out of the tables in this folder.

Start at __main__.py, which `make hardware` runs. What is true of the box stands in wiring.yml,
bom.csv, dimensions.csv and figures.csv; the modules only draw, add up and measure it.
"""
