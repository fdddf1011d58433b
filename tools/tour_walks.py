# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Every screen of the box and how to get there. A new screen is one more line; see tools/tour.py.

After a change: `make screens`, look at docs/screens/en.png and es.png, commit the pictures.
"""

from tools.tour import Walk

TWO = "Ana,Luis"
FOUR = "Ana,Luis,Begoña,Íñigo"
LONG = "Montserrat,Wenceslao"
# Twelve of the widest letters, and names of every length.
WIDE = "WWWWWWWWWWWW,MMMMMMMMMMMM"
TWELVE = "Ana,Luis,Montserrat,Wenceslao,Íñigo,Begoña,Jo,Maximiliano,María José,Óscar,Zoë,"
TWELVE += "WWWWWWWWWWWW"
STILL = {"ANIMATION": 0}


def start(players):
    """From home to the roll-off: so many players, with the names that are offered."""
    return f"choose:play roll*{players + 2}"


def starting(players):
    """From the roll-off to the first player's screen of passing on: the first one starts."""
    return f"dice:6{'2' * (players - 1)} roll*{players + 1}"


def turns(*hands):
    """From passing on to what follows these turns: roll these faces once, stop, or go on."""
    return " ".join(f"dice:{hand} roll*2 stop" for hand in hands)


def rolls(*hands):
    """The same for turns that have one roll only, as those of a tie-break: go on at their end."""
    return " ".join(f"dice:{hand} roll*3" for hand in hands)


SETTING_UP = Walk(
    {"PLAYERS": TWO},
    (
        ("home", ""),
        ("home-last", "to:settings"),
        ("set-up-number", "choose:play"),
        ("set-up-number-last", "keep*10"),
        ("set-up-names", "stop*10 roll"),
        ("set-up-names-second", "roll"),
        ("set-up-names-opponent", "keep*2"),
        ("set-up-limit", "stop roll*2"),
        ("set-up-limit-last", "keep*10"),
    ),
)

LETTERS = Walk(
    {"PLAYERS": ""},
    (
        ("set-up-names-none", "choose:play roll"),
        ("letters-first", "roll"),
        ("letters-ene", "keep*14"),
        ("letters-small", "roll"),
        ("letters-accent", "keep*27"),
        ("letters-tick", "stop*28"),
        ("letters-arrow", "stop roll keep*14 roll stop*2 keep*48"),
        ("letters-twelve", "stop*48 keep roll*11"),
        ("name-taken", "roll*3 keep roll*12"),
    ),
)

ROLLING_OFF = Walk(
    {"PLAYERS": FOUR},
    (
        ("roll-off-first", start(4)),
        ("roll-off-tumbling", "dice:5 press-roll wait:150"),
        ("roll-off-mid", "release-roll rest"),
        ("roll-off-tie", "dice:662 roll*3"),
        ("roll-off-tie-mid", "dice:1 roll"),
        ("roll-off-decided", "dice:2 roll"),
    ),
)

TWO_PLAYERS = Walk(
    {"PLAYERS": TWO, "LIMIT": 5},
    (
        # round 1: Ana starts, and both end with a 61
        ("passing-first", start(2) + " " + starting(2)),
        ("turn-first", "roll"),
        ("turn-tumbling", "dice:64 press-roll wait:150"),
        ("turn-rolled", "release-roll rest"),
        ("turn-left-kept", "keep"),
        ("turn-left-kept-tumbling", "dice:1 press-roll wait:150"),
        ("turn-second-roll", "release-roll rest"),
        ("turn-right-kept", "keep*2"),
        ("turn-button-down", "press-stop wait:60"),
        ("passing-undo", "release-stop rest"),
        ("menu", "hold-stop"),
        ("menu-last", "to:end_game"),
        ("end-question", "roll"),
        ("scores-two", "roll choose:scores"),
        ("turn-to-beat", "stop*2 roll"),
        ("turn-beats", "dice:62 roll"),
        ("menu-in-a-turn", "hold-stop"),
        ("odds-to-beat", "stop hold-keep"),
        ("turn-last-ties", "roll keep dice:1 roll"),
        # the tie-break
        ("tie-break", "roll"),
        ("passing-tie-break", "roll"),
        ("tie-break-first", "roll"),
        ("tie-break-first-rolled", "dice:41 roll"),
        ("passing-tie-break-second", "roll"),
        ("tie-break-second", "roll"),
        ("turn-mitchi-flash", "dice:12 press-roll wait:690"),
        ("turn-mitchi", "release-roll rest"),
        ("round-end-tie-break", "roll"),
        # round 2: Luis starts, and takes the last point
        ("passing-second-round", "roll"),
        ("round-end-two", turns("31") + " " + rolls("52")),
        ("game-end", "roll"),
        ("statistics", "stop choose:saved_games"),
        ("statistics-counts", "choose:counts"),
        ("statistics-faces", "roll choose:fair_faces"),
        ("statistics-hands", "roll choose:fair_hands"),
        ("statistics-reset", "roll choose:reset"),
    ),
)

FOUR_PLAYERS = Walk(
    {"PLAYERS": FOUR, "LIMIT": 1, **STILL},
    (
        ("turn-first-mitchi", start(4) + " " + starting(4) + " roll dice:21 roll"),
        ("odds-first", "hold-keep"),
        ("turn-is-worst", "roll stop roll dice:43 roll"),
        ("turn-doubles", "roll*2 dice:22 roll"),
        ("round-end-four", "roll " + rolls("31")),
        ("game-end-shared", "roll"),
    ),
)
FOUR_TIED = Walk(
    {"PLAYERS": FOUR, **STILL},
    (
        ("passing-one-roll", start(4) + " " + starting(4) + " " + turns("65")),
        ("tie-break-four", rolls("65", "65", "65")),
        ("tie-break-again", "roll " + rolls("11", "52", "52", "33")),
    ),
)

TWELVE_PLAYERS = Walk(
    {"PLAYERS": TWELVE, "LIMIT": 1, **STILL},
    (
        ("set-up-names-twelve", "choose:play roll"),
        ("set-up-names-twelve-last", "keep*11"),
        ("scores-twelve", f"stop roll*14 {starting(12)} hold-stop choose:scores"),
        ("scores-twelve-last", "keep*2"),
        (
            "round-end-twelve",
            "stop*2 " + turns("31") + " " + rolls(*"41 42 43 51 52 53 54 61 62 63 64".split()),
        ),
        ("round-end-twelve-last", "keep*2"),
        ("game-end-twelve", "roll"),
        ("game-end-twelve-last", "keep*2"),
    ),
)
TWELVE_TIED = Walk(
    {"PLAYERS": TWELVE, **STILL},
    (
        (
            "tie-break-twelve",
            start(12) + " " + starting(12) + " " + turns("31") + " " + rolls(*["31"] * 11),
        ),
        ("tie-break-twelve-last", "keep*2"),
    ),
)


def named(name, players):
    """The screens on which names stand, with these names."""
    return Walk(
        {"PLAYERS": players, "LIMIT": 2, **STILL},
        (
            (name + "-set-up-names", "choose:play roll"),
            (name + "-roll-off", "roll*3"),
            (name + "-roll-off-mid", "dice:62 roll"),
            (name + "-roll-off-decided", "roll"),
            (name + "-passing", "roll"),
            (name + "-turn", "roll dice:64 roll"),
            (name + "-tie-break", "stop dice:64 roll*3"),
            (name + "-round-end", "roll " + rolls("31", "32")),
            (name + "-game-end", "roll"),
        ),
    )


# Seven ties on end: pots as high as this have been seen, one in some hundred games.
BIG_POT = Walk(
    {"PLAYERS": LONG, "LIMIT": 150, **STILL},
    (
        ("", start(2) + " " + starting(2) + " roll dice:21 roll stop " + rolls("31")),
        (
            "",
            "roll*2 dice:66 roll stop dice:66 roll*3 roll "
            + " roll ".join([rolls("66", "66")] * 5),
        ),
        ("tie-break-big-pot", "roll " + rolls("66", "66")),
        ("turn-big-pot", "roll*2 dice:65 roll"),
        ("round-end-big-pot", "roll " + rolls("66")),
    ),
)

READING = Walk(
    {},
    (
        ("reference", "choose:reference"),
        *[
            (f"rules-{page:02}", "stop choose:rules" if page == 1 else "roll")
            for page in range(1, 16)
        ],
        ("settings", "roll choose:settings"),
        ("settings-limit", "choose:default_limit"),
        ("settings-language", "hold-stop choose:language"),
    ),
)

RESUMED = Walk(
    {"PLAYERS": FOUR, **STILL},
    (
        ("", start(4) + " " + starting(4) + " roll dice:64 roll"),
        ("home-resume", "power-off power-on"),
        ("resume", "roll"),
        ("stuck-button", "press-keep wait:10200"),
    ),
)

COACH = Walk(
    {"PLAYERS": TWO, **STILL},
    (("coach", "choose:practice roll*2 dice:6111 roll wait:3000 rest roll*2 dice:31 roll stop"),),
)

PRACTICE = Walk(
    {"PLAYERS": TWO},
    (
        ("practice-name", "choose:practice"),
        ("practice-limit", "roll"),
        ("practice-roll-off", "roll"),
        ("practice-roll-off-opponent", "dice:1622 roll"),
        ("practice-roll-off-decided", "wait:5000 rest"),
        # Pipo starts; the first step of an opponent comes after 0.7 s
        ("opponent-first", "roll"),
        ("opponent-tumbling", "dice:6514 wait:500"),
        ("opponent-rolled", "rest"),
    ),
)

WRONG = (
    Walk({}, (("memory-missing", ""),), flash=None),
    Walk({"BRIGHTNESS": 9}, (("wrong-setting", ""),)),
    Walk(
        {"PLAYERS": "Ana,Bartholomäus-Maximilian,Luis"},
        (("wrong-setting-long", ""),),
    ),
)

WALKS = (
    Walk({"LANGUAGE": ""}, (("language", ""),)),
    SETTING_UP,
    LETTERS,
    ROLLING_OFF,
    TWO_PLAYERS,
    FOUR_PLAYERS,
    FOUR_TIED,
    TWELVE_PLAYERS,
    TWELVE_TIED,
    named("long", LONG),
    named("wide", WIDE),
    BIG_POT,
    READING,
    RESUMED,
    COACH,
    PRACTICE,
    *WRONG,
)
