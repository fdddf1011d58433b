# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box says in English."""

# A key, a colon, the text; {} is where something is filled in. A line of a hand has its digits.
# What a turn says comes first: say() looks from the beginning, 1 ms for 2 KB on the board.
TEXTS = """
roll: Roll
roll_both: Roll both
roll_one: Roll one
keep: Keep
keep_other: Other
stop: Stop
go_on: Go on
undo: Undo
i_have_it: I have it
more: More
next: Next
choose: Choose
back: Back
hurry: Hurry
stops: stops
keeps: keeps the {}
pot: pot {}
worst: Worst so far {}
to_beat: To beat
nothing_yet: nothing
you_set_limit: Your rolls set the limit
you_tiebreak_first: Tie-break: first to roll
you_beats_it: beats it
you_ties_it: ties it
you_is_worst: is worst
they_set_limit: Their rolls set the limit
they_tiebreak_first: Tie-break: first to roll
they_beats_it: beats it
they_ties_it: ties it
they_is_worst: is worst
mitchi: Best of all
doubles: Doubles
six-high: Six-high
five-high: Five-high
four-high: Four-high
three-high: Three-high
pass_to: Pass the box to
your_turn: Your turn,
battery_low: low battery
you_start: You start: up to 3 rolls
nothing_to_beat: Your rolls set the limit
beat: Beat {}
one_roll: You have 1 roll
so_many_rolls: You have {} rolls
tiebreak_one_roll: Tie-break: one roll
tiebreak_goal: The worst takes the pot
pot_now: In the pot: {}
takes: {} takes {}
point: 1 point
points: {} points
tie_on: Tie on {}
pot_doubles: Pot doubles: {} to {}
order: One roll each, in order:
21: Mitchi
66: double six
55: double five
44: double four
33: double three
22: double two
11: double one
65: six-five
64: six-four
63: six-three
62: six-two
61: six-one
54: five-four
53: five-three
52: five-two
51: five-one
43: four-three
42: four-two
41: four-one
32: three-two
31: three-one
value_up: More
value_down: Less
letter_on: Next
letter_back: Before
accept: Take it
done: Done
delete: Delete
rematch: Rematch
home: Home
next_page: Next
close: Close
ok: OK
play: Play
resume: Go on with the game
reference: Quick reference
rules: Rules
settings: Settings
game: Game menu
go_on_playing: Go on playing
scores: Scores
end_game: End the game
end_game_question: End this game for good?
yes: Yes, end it
no: No, go on playing
language: Language
language_name: English
brightness: Brightness
sound: Sound
animation: Rolling dice
default_limit: Point limit
on: on
off: off
how_many: How many players?
player_of: Player {} of {}
new_name: Another name…
name_taken: The name {} is taken. Choose another one.
limit_of: Play to how many points?
limit_note: 25 is usual
who_starts: Highest die starts
starts: starts
rolls_one_die: rolls one die
highest: Highest: {}
roll_again: Tie: {} roll again
scores_to: Scores, up to {}
wins: The winner, fewest points
share: They share the win
and: and
short_mitchi: Mitchi
short_doubles: doubles
short_six-high: 6-high
short_five-high: 5-high
short_four-high: 4-high
short_three-high: 3-high
mitchis: Mitchis
pot_short: pot
practice: Practice
letters: A new name…
practice_note: 10 is a short game
who_are_you: Who are you?
strength: Opponents
mixed: mixed
easy: easy
medium: medium
hard: hard
odds: Odds
odds_of_100: Of 100, against {}
odds_points: Points to expect
odds_beat: beat
odds_tie: tie
odds_worst: worst
fewer_is_better: Fewer is better
choice_stop: Stop
choice_both: Roll both
choice_keep: Keep the {}
choice_short: Keep the {}
decimal: {}.{}
coach: The coach
coach_better: Better: {}. {} costs {} points more, on average.
coach_sum: Your choices: {} of {} were the best.
coach_costliest: The costliest: {}, {}, rolls left: {}. You: {}. Better: {}, by {} points.
coach_started: you started
coach_to_beat: {} to beat
memory: Memory
memory_dropped: Part of the memory was damaged. Whatever was whole is still there.
memory_newer: A newer version has written the memory: nothing is saved until you update.
memory_missing: This board cannot save anything: when it is switched off, the game is lost.
memory_full: This game is too long for the memory: it goes on, but it is not saved.
stuck_title: Stuck button
stuck: {} has been down for 10 seconds. It does nothing until it is let go.
left_button: The left button
middle_button: The middle button
right_button: The right button
trouble_title: Oh dear
trouble: Something went wrong; your game is saved. Press ROLL.
sleep: Sleep after
minutes: {} min
never: never
saved_games: Statistics
games_played: Games finished
rounds_played: Rounds
mitchis_rolled: Mitchis
biggest_pot: Biggest pot
wins_of: Wins of {}
counts: Games and wins
fair_faces: Are the dice fair?
fair_hands: All 21 hands
reset: Back to zero
reset_question: Count from zero again?
yes_reset: Yes, from zero
no_reset: No, keep them
fair_few: Too few throws to tell
fair_good: Fair: it is pure chance
fair_odd: Odd: rare for fair dice
each: each {}
throws: {} throws
hardware_test: Hardware test
no_battery: – V
volts: {} V
memory_bytes: nvm {} B
hold_to_leave: Hold STOP to leave
wrong_setting: settings.toml: {} cannot be {}. The box takes its own value instead.
as_written: as it is written
check_settings: Please check
"""
