# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rules in short, in Spanish: pages of a title and a text."""

PAGES = (
    (
        "El objetivo",
        "Los puntos son malos. En cada ronda, la peor mano se lleva el bote. Gana quien tenga "
        "menos.",
    ),
    (
        "La mano",
        "Son los dos dados con los que acabas tu turno. Un 2 y un 1 son un Mitchi: lo mejor "
        "que hay.",
    ),
    (
        "Los grupos",
        "Tras el Mitchi van los dobles, y luego seis alto, cinco alto, cuatro alto y tres alto.",
    ),
    (
        "Cuanto más alta",
        "En un grupo gana la mano más alta: seis-cinco gana a seis-cuatro. La peor es tres-uno.",
    ),
    (
        "Quién empieza",
        "Cada uno tira un dado y empieza el más alto; si hay empate, repiten. Luego, como el "
        "reloj.",
    ),
    (
        "Tu turno",
        "Tras cada tirada: vuelves a tirar los dos, te quedas uno y tiras el otro, o te plantas.",
    ),
    (
        "Eliges cada vez",
        "Lo que guardas vale para una tirada. Tirar un solo dado también cuenta.",
    ),
    (
        "El límite",
        "Quien empieza tira hasta tres veces. Las que use son el límite de los demás.",
    ),
    (
        "A superar",
        "Basta con superar la peor mano hasta ahora. No hace falta más.",
    ),
    (
        "El bote",
        "Empieza en 1 punto. El primer Mitchi lo deja en 2 y cada uno más suma otros 2.",
    ),
    (
        "El empate",
        "¿Empate en la peor mano? El bote se dobla y solo tiráis vosotros, una vez, del "
        "último al primero.",
    ),
    (
        "Otro empate",
        "Ahí un Mitchi también suma 2. La peor se lleva el bote; si hay otro empate, se dobla "
        "otra vez.",
    ),
    (
        "La siguiente",
        "Quien se lleva el bote empieza la siguiente ronda.",
    ),
    (
        "El final",
        "Se acaba en cuanto alguien llega al límite. Si empatáis a menos puntos, ganáis juntos.",
    ),
    (
        "Los botones",
        "Cada uno hace lo que dice su palabra. Mantén pulsado STOP en la partida para ver su menú.",
    ),
)
