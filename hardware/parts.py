# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Makes the parts list of each variant out of bom.csv."""

import csv
import io

from hardware.tables import HERE, rows

COLUMNS = (
    "reference", "quantity", "value", "description", "manufacturer", "part_number", "sold_at",
    "price", "price_date", "source", "read_on", "to_be_checked", "note",
)  # fmt: skip
# Where these are empty, to_be_checked names them.
LOOKED_UP = ("manufacturer", "part_number", "sold_at", "price")


def parts(variant, folder=HERE):
    """Return the rows of bom.csv that a variant needs, as dicts."""
    return [row for row in rows("bom.csv", folder) if variant in row["variants"].split()]


def references(variant, folder=HERE):
    """Return every reference of a variant's parts, such as S1, in order."""
    return [name for row in parts(variant, folder) for name in row["reference"].split()]


def as_csv(variant, folder=HERE):
    """Return the parts list of a variant as the text of a CSV file."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(parts(variant, folder))
    return text.getvalue()
