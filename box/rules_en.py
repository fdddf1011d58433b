# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rules in short, in English: pages of a title and a text."""

PAGES = (
    (
        "The aim",
        "Points are bad. Each round the worst hand takes the points in the pot. Fewest points "
        "wins.",
    ),
    (
        "A hand",
        "A hand is the two dice your turn ends with. A 2 and a 1 are a Mitchi, the best there is.",
    ),
    (
        "The groups",
        "After Mitchi come the doubles, then six-high, five-high, four-high and three-high.",
    ),
    (
        "Higher is better",
        "In a group the higher hand wins: six-five beats six-four. Worst of all: three-one.",
    ),
    (
        "Who starts",
        "Everyone rolls one die. The highest starts; equals roll again. Then it goes clockwise.",
    ),
    (
        "Your turn",
        "After each roll: roll both again, keep one die and roll the other, or stop.",
    ),
    (
        "Free choice",
        "What you keep, you keep for one roll only. Rolling one die counts as a roll, too.",
    ),
    (
        "Roll limit",
        "The starting player has up to three rolls. Those used are the limit for everyone else.",
    ),
    (
        "What to beat",
        "Just do better than the worst hand so far. Nobody asks for more than that.",
    ),
    (
        "The pot",
        "It begins at 1 point. The first Mitchi makes it 2, each further one adds 2.",
    ),
    (
        "A tie",
        "Tied on the worst hand? The pot doubles and only you roll, once each, last one first.",
    ),
    (
        "Still tied",
        "A Mitchi adds 2 there, too. The worst takes the pot; tied again, it doubles again.",
    ),
    (
        "The next round",
        "Whoever took the pot starts the next round.",
    ),
    (
        "The end",
        "The game ends as soon as someone reaches the limit. Equal fewest share the win.",
    ),
    (
        "The buttons",
        "Each does what the word above it says. Hold STOP in a game for its menu.",
    ),
)
