# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What only the start needs, or trouble, takes no memory while the box plays."""

from simulator.power import box_modules
from simulator.runner import Simulator
from tests.box.reading import read

SETTINGS = {"LANGUAGE": "en", "PLAYERS": "Ana, Luis"}
OF_THE_START = {"box.owner", "box.profiles", "box.settings_reader", "box.wiring"}
OF_TROUBLE = {"box.blinks", "box.failures", "box.panels"}


def test_the_start_leaves_nothing_behind_that_nobody_needs():
    with Simulator(settings=SETTINGS) as box:
        box.wait(2500)
        assert "Play" in read(box)
        assert not box_modules().keys() & (OF_THE_START | OF_TROUBLE)


def test_a_wrong_setting_costs_no_more_memory_than_the_lights_blinking():
    with Simulator(settings={**SETTINGS, "LIMIT": 0, "PIN_LED": "GP77"}) as box:
        box.wait(2500)
        assert "LIMIT cannot be 0" in " ".join(read(box).split())
        assert box_modules().keys() & (OF_THE_START | OF_TROUBLE) <= {"box.blinks"}


def test_a_panel_that_is_found_again_leaves_nothing_of_the_search_behind():
    with Simulator(settings=SETTINGS) as box:
        box.wait(2500)
        before = box.pixels()
        box.machine.unplug_panel()
        box.wait(1000)
        box.tap("keep")
        box.wait(3000)
        assert "box.panels" in box_modules()
        box.machine.plug_panel()
        box.wait(1300)
        box.tap("stop")
        box.settle()
        assert not box_modules().keys() & OF_TROUBLE
        assert any(map(any, box.pixels())) and box.pixels() != before
