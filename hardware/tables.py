# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads the tables of this folder: dimensions.csv, figures.csv and bom.csv."""

import csv
from pathlib import Path

HERE = Path(__file__).resolve().parent
VARIANTS = ("pico-aaa", "pico-lipo", "feather")

# What the column `kind` of dimensions.csv and figures.csv says of a row.
READ = "read"  # it was read at `source` on the day `read_on`
OURS = "ours"  # this project decided it
CHECK = "check"  # nobody has read or measured it yet: the value is empty


def rows(name, folder=HERE):
    """Return the rows of a table as dicts, in order; `name` is the file's."""
    with open(folder / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


class Dimensions:
    """The millimetres of dimensions.csv as attributes: dimensions.pico_length is 51.0.

    Raises AttributeError for a name that is not there or has not been measured.
    """

    def __init__(self, table=None):
        table = rows("dimensions.csv") if table is None else table
        self._values = {row["name"]: float(row["mm"]) for row in table if row["mm"]}

    def __getattr__(self, name):
        try:
            return self.__dict__["_values"][name]
        except KeyError:
            raise AttributeError(f"dimensions.csv has no value for {name}") from None
