# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The box at work: hands presses to the screen in front, lets time pass, draws what has changed."""

import traceback

from adafruit_ticks import ticks_add, ticks_diff
from micropython import const

from box import font, modules, pictures, words
from box.buttons import DOWN, HOLD, KEEP, REPEAT, TAP, Buttons
from box.care import ASLEEP, Care
from box.journal import Journal
from box.screens.base import NOTHING, REDRAW, REFRESH, Stuck, Text
from box.screens.passing import Passing
from box.screens.turn import Turn
from box.session import Session
from box.settings import BRIGHTNESS_LEVELS, Settings
from box.sounds import Player
from box.view import View

_TEST_HOLD = const(3000)  # ms that KEEP is held from power-up on for the hardware test
_TEST_FIRST_LOOK = const(200)  # ms until a button that was held at power-up is known to be down
_IDLE_PASSES = const(30)  # passes without anything to draw until the garbage is collected
_PASS_MS = 5  # how long a pass of the loop rests: the keys are scanned this often
_AFTER_FAULT_MS = const(1000)  # until the next try: a fault that comes back shall not do so at once
_UNSAVED = ("missing", "newer")  # notices of a journal that lasts no longer than its object


class App:
    """Screens lie on a stack; the topmost is seen and takes the buttons.

    ``journal`` goes on with one that is there already; ``after_fault`` says that the app before
    this one has failed.
    """

    def __init__(self, hardware, journal=None, after_fault=False):
        self.hardware = hardware
        self.now = hardware.now()
        # What stays comes first: a heap that has holes between what stays runs out early.
        font.small()
        font.large()
        pictures.dice_sheet()
        self.journal = journal or Journal(hardware.memory)
        self.settings = Settings(hardware, self.journal.settings)
        self.session = Session(hardware.random_byte, self.journal, self.settings.names)
        self.buttons = Buttons(hardware)
        self.view = View(hardware.display)
        self._tones = Player(hardware.tone)
        self._screens = []
        self._down = [False, False, False]
        self._record = None  # the lines of a game that are still to be printed
        self._told_full = False
        self._idle = 0  # passes since something was drawn
        self.care = Care(self)
        self._test_at = ticks_add(self.now, _TEST_HOLD)
        hardware.set_brightness(BRIGHTNESS_LEVELS[self.settings.brightness - 1])
        self._begin(after_fault)

    # --- the loop

    def step(self):
        """One pass: everything that is due now. Returns True if the panel was refreshed."""
        self.now = now = self.hardware.now()
        due = NOTHING
        while True:
            event = self.buttons.next(now)
            if event is None:
                break
            if event[1] == DOWN and self.care.press():
                self.buttons.consume(event[0])  # it only wakes the box
            else:
                self._answer(event[1])
                self._handle(event[0], event[1])
            due = REDRAW
        if self.care.state == ASLEEP:
            return False
        if self._see_buttons() and due != REDRAW:
            self._touch()
            due = REFRESH
        if self._test_at is not None and self._wants_test(now):
            self.open_hardware_test()
            due = REDRAW
        if self.care.look_at_buttons(now):
            self.open(Stuck(self, self.care.stuck))
            due = REDRAW
        if self.care.tick(now):
            due = REDRAW
        due = max(due, self.screen.tick(now))
        self._tones.tick(now)
        if due == REDRAW:
            self._draw()
        if due:
            self.hardware.refresh()
            self._idle = 0
        elif self._record:
            self._print_line()
        elif self._idle < _IDLE_PASSES:
            self._idle += 1
            if self._idle == _IDLE_PASSES:
                modules.collect()  # now, when nobody waits for the 20 ms that it takes
        return bool(due)

    def pause(self):
        """Let time pass until the next step."""
        if self.care.state == ASLEEP:
            self.care.rest()
        else:
            self.hardware.wait(_PASS_MS)

    def _wants_test(self, now):
        """Whether KEEP has been held since power-up for as long as opens the hardware test."""
        left = ticks_diff(self._test_at, now)
        if left > _TEST_HOLD - _TEST_FIRST_LOOK:
            return False
        is_down = self.buttons.is_down(KEEP)
        if not is_down or left <= 0:
            self._test_at = None
        return is_down and left <= 0

    def _see_buttons(self):
        """Note which buttons are down; True if that has changed."""
        changed = False
        for button in range(3):
            is_down = self.buttons.is_down(button)
            if is_down != self._down[button]:
                self._down[button] = is_down
                changed = True
        return changed

    def _answer(self, kind):
        """Show at once that a button was felt, before what it does, which may take a whole new
        picture."""
        if kind in (DOWN, TAP) and self._see_buttons():
            self._touch()
            self.hardware.refresh()

    def _handle(self, button, kind):
        screen = self.screen
        if kind == DOWN and screen.skip():
            self.buttons.consume(button)
        elif kind == (TAP if button in screen.holds else DOWN):
            if kind == DOWN:
                self.buttons.consume(button)
            screen.press(button)
        elif kind in (HOLD, REPEAT) and button in screen.holds:
            screen.hold(button)
            if self.screen is not screen:
                # the rest of this hold is not meant for the new screen
                self.buttons.consume(button)

    def _touch(self):
        """Show which buttons are down."""
        self.view.touch(self.screen.words(), self._down)

    def _draw(self):
        view = self.view
        view.begin()
        self.screen.draw(view)
        view.words(self.screen.words(), self._down)
        view.end()

    # --- the stack of screens

    @property
    def screen(self):
        """The screen in front."""
        return self._screens[-1]

    def go(self, screen):
        """Put ``screen`` in the place of all there are."""
        self._screens = [screen]

    def open(self, screen):
        """Lay ``screen`` on top."""
        self._screens.append(screen)

    def back(self, steps=1):
        """Take the topmost screens away."""
        del self._screens[-steps:]

    def open_menu(self):
        """The game menu, over the game."""
        from box.screens.home import game_menu

        self.open(game_menu(self))

    def open_hardware_test(self):
        """The test for who has just soldered the box."""
        from box.screens.hardware_test import HardwareTest

        self.open(HardwareTest(self))

    def open_odds(self):
        """What each choice with the dice on the table is good for."""
        from box.screens.odds import Odds

        self.open(Odds(self))

    # --- the way through a game

    def _begin(self, after_fault):
        words.use(self.settings.language or words.LANGUAGES[0])
        if self.settings.language:
            self.home()
        else:
            from box.screens.settings import language_menu

            self.go(language_menu(self))
        if after_fault:
            self.hardware.panel(True)
            self._tell("trouble_title", words.say("trouble"))
        elif self.settings.language:
            self._tell_notices()
        self._draw()
        self.hardware.refresh()

    def _tell_notices(self):
        """Say what was wrong at the start, once it is known in which language."""
        if self.journal.notice:
            self._tell("memory", words.say("memory_" + self.journal.notice))
        for key, value in reversed(self.settings.problems):
            if value is None:
                value = words.say("as_written")
            self._tell("check_settings", words.say("wrong_setting", key, value))

    def _tell(self, heading, text):
        """Lay a text on top that must be taken note of."""
        self.open(Text(self, words.say(heading), text, word="ok"))

    def home(self):
        """The first screen."""
        from box.screens.home import home

        self._screens = []
        modules.forget_all()
        self.go(home(self))

    def start_game(self, names, limit, kinds=None, is_practice=False):
        """Begin a game with its roll-off."""
        self._finish_record()
        self.session.stir(self.now)
        self.session.start(names, limit, kinds, is_practice)
        self.roll_off()

    def rematch(self):
        """The same again."""
        self._finish_record()
        self.session.rematch()
        self.roll_off()

    def roll_off(self):
        """The game begins."""
        modules.forget_all()
        from box.screens.rolloff import RollOff

        self.go(RollOff(self))

    def resume(self):
        """Go on with the game where it stands."""
        from box.screens.resume import resume

        resume(self)

    def pass_on(self):
        """The box goes to the player who is to act, or plays for an opponent."""
        modules.forget_between_turns()
        if self.session.is_opponent(self.session.game.seat):
            from box.screens.opponent import OpponentTurn

            self.session.go_on()
            self.go(OpponentTurn(self))
        else:
            self.go(Passing(self))
        if self.journal.is_full and not self._told_full:
            self._told_full = True
            self._tell("memory", words.say("memory_full"))

    def follow(self, worst=None):
        """Show what the last move led to; ``worst`` is the worst hand of the turns or of the tie-
        break."""
        for event in self.session.game.events:
            if event[0] == "tiebreak":
                from box.screens.rounds import TieBreak

                self.go(TieBreak(self, event[1], event[2], worst))
                return
            if event[0] == "round":
                from box.screens.rounds import RoundEnd

                self.go(RoundEnd(self, event[2], event[3], event[4]))
                return
        self.pass_on()

    def after_round(self):
        """The round is settled: the next one, or the end."""
        self.session.go_on()
        if self.session.game.phase != "over":
            self.pass_on()
            return
        from box.screens.rounds import GameEnd

        self._begin_record()
        self.go(GameEnd(self))
        if self.session.coach:
            from box.screens.practice import summary

            self.open(summary(self, self.session.coach))

    def _begin_record(self):
        """The game goes to the serial console, a line whenever there is nothing else to do."""
        tokens = self.journal.tokens()
        if tokens is not None:
            from box.record_out import lines

            self._record = lines(self.session.game, tokens)
            self._print_line()

    def _print_line(self):
        """Print another line of the record."""
        for line in self._record:
            print(line)
            return
        self._record = None

    def _finish_record(self):
        """Print what is left of the record: the game is about to be left."""
        while self._record:
            self._print_line()

    def advise(self, judgement):
        """A word of the coach over the screen."""
        from box.screens.practice import advice

        self.open(advice(self, judgement))

    def undo(self):
        """Take a stop back: the turn goes on."""
        self.session.undo()
        self.go(Turn(self))

    def end_game(self):
        """Leave the game for good."""
        self._finish_record()
        self.session.end()
        self.home()

    # --- settings and sound

    def change_setting(self, name, value):
        """Set a setting; it acts at once."""
        setattr(self.settings, name, value)
        self.journal.keep_setting(name, value)
        if name == "brightness":
            self.hardware.set_brightness(BRIGHTNESS_LEVELS[value - 1])

    def change_language(self, language):
        """Speak ``language`` from now on."""
        is_first = not self.settings.language
        self.change_setting("language", language)
        words.use(language)
        self.home()
        if is_first:
            self._tell_notices()

    def sound(self, tune):
        """Play a tune, where sound is wanted."""
        if self.settings.sound:
            self._tones.play(tune, self.now)


def run(hardware):
    """Run the box on ``hardware`` for ever.

    After a fault that nobody expected the app starts anew from the journal, as at power-up; where
    memory ran out, the board starts its code anew, with a heap that has no holes.
    """
    journal = None
    after_fault = hardware.has_restarted
    while True:
        try:
            app = App(hardware, journal, after_fault)
            journal = app.journal if app.journal.notice in _UNSAVED else None
            while True:
                app.step()
                hardware.feed()
                app.pause()
        except ImportError:
            raise  # a file is missing on the drive, which a new start does not bring back
        except Exception as fault:
            traceback.print_exception(fault)
            is_out_of_memory = isinstance(fault, MemoryError)
        app = None  # its memory is wanted, and its picture's, which the panel holds
        hardware.display.clear()
        modules.forget_all()
        after_fault = True
        hardware.wait(_AFTER_FAULT_MS)
        if is_out_of_memory and journal is None:
            hardware.restart()
