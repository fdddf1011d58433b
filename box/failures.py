# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What the box says on the serial console of what is wrong with it; loaded when that is needed."""

from box.blinks import LOST_PANEL, MISSING_FILE, NO_PANEL, NO_PULL_UPS, WRONG_SETTING

_SENTENCES = {
    NO_PULL_UPS: (
        "La pantalla no tiene corriente, hay un cable suelto o SDA y SCL no tienen resistencias.",
        "The display has no power, a wire is loose, or SDA and SCL have no pull-up resistors.",
    ),
    NO_PANEL: (
        "Ninguna pantalla responde: revisa sus cuatro cables y DISPLAY_ADDRESS en settings.toml.",
        "No display answers: check its four wires and DISPLAY_ADDRESS in settings.toml.",
    ),
    LOST_PANEL: (
        "La pantalla ya no responde: revisa sus cables. La partida espera.",
        "The display does not answer any more: check its wires. The game waits.",
    ),
    WRONG_SETTING: (
        "settings.toml: {0}{1} no vale. La caja usa su propio valor.",
        "settings.toml: {0}{1} is no use. The box takes its own value instead.",
    ),
    MISSING_FILE: (
        "Falta {0} en la unidad: vuelve a copiar todos los archivos de la caja.",
        "{0} is missing on the drive: copy all the files of the box again.",
    ),
}


def tell(failure, *values):
    """Prints the two sentences of a failure of box.blinks, in Spanish and in English."""
    for sentence in _SENTENCES[failure]:
        print(sentence.format(*values))
