# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box says in Spanish."""

# A key, a colon, the text; {} is where something is filled in. A line of a hand has its digits.
# What a turn says comes first: say() looks from the beginning, 1 ms for 2 KB on the board.
TEXTS = """
roll: Tiro
roll_both: Tiro
roll_one: Tiro 1
keep: Guardo
keep_other: Otro
stop: Me planto
go_on: Seguir
undo: Deshacer
i_have_it: La tengo
more: Más
next: Siguiente
choose: Elegir
back: Volver
hurry: Deprisa
stops: se planta
keeps: guarda el {}
pot: bote {}
worst: Peor: {}
to_beat: A superar
nothing_yet: nada
you_set_limit: Tus tiradas fijan el límite
you_tiebreak_first: Desempate: abres tú
you_beats_it: la superas
you_ties_it: empatas
you_is_worst: es la peor
they_set_limit: Sus tiradas fijan el límite
they_tiebreak_first: Desempate: abre
they_beats_it: la supera
they_ties_it: empata
they_is_worst: es la peor
mitchi: La mejor
doubles: Dobles
six-high: Seis alto
five-high: Cinco alto
four-high: Cuatro alto
three-high: Tres alto
pass_to: Pásale la caja a
your_turn: Te toca,
battery_low: pila baja
you_start: Abres tú: hasta 3 tiradas
nothing_to_beat: Tus tiradas fijan el límite
beat: Supera {}
one_roll: Tienes 1 tirada
so_many_rolls: Tienes {} tiradas
tiebreak_one_roll: Desempate: una tirada
tiebreak_goal: La peor se lleva el bote
pot_now: En el bote: {}
takes: {} se lleva {}
point: 1 punto
points: {} puntos
tie_on: Empate a {}
pot_doubles: Bote doble: de {} a {}
order: Una tirada cada uno, así:
21: Mitchi
66: doble seis
55: doble cinco
44: doble cuatro
33: doble tres
22: doble dos
11: doble uno
65: seis-cinco
64: seis-cuatro
63: seis-tres
62: seis-dos
61: seis-uno
54: cinco-cuatro
53: cinco-tres
52: cinco-dos
51: cinco-uno
43: cuatro-tres
42: cuatro-dos
41: cuatro-uno
32: tres-dos
31: tres-uno
value_up: Más
value_down: Menos
letter_on: Sigue
letter_back: Antes
accept: Vale
done: Listo
delete: Borrar
rematch: Revancha
home: Inicio
next_page: Pasar
close: Cerrar
ok: Vale
play: Jugar
resume: Seguir con la partida
reference: Referencia rápida
rules: Reglas
settings: Ajustes
game: Menú de la partida
go_on_playing: Seguir jugando
scores: Puntuación
end_game: Terminar la partida
end_game_question: ¿Terminar la partida?
yes: Sí, terminarla
no: No, seguir jugando
language: Idioma
language_name: Español
brightness: Brillo
sound: Sonido
animation: Dados en movimiento
default_limit: Límite de puntos
on: sí
off: no
how_many: ¿Cuántos jugáis?
player_of: Jugador {} de {}
new_name: Otro nombre…
name_taken: Ya hay alguien que se llama {}. Elige otro nombre.
limit_of: ¿A cuántos puntos?
limit_note: Lo normal son 25
who_starts: Empieza el dado más alto
starts: empieza
rolls_one_die: tira un dado
highest: El más alto: {}
roll_again: Empate: repiten {}
scores_to: Puntos, límite {}
wins: Gana con menos puntos
share: Comparten la victoria
and: y
short_mitchi: Mitchi
short_doubles: dobles
short_six-high: 6 alto
short_five-high: 5 alto
short_four-high: 4 alto
short_three-high: 3 alto
mitchis: Mitchis
pot_short: bote
practice: Práctica
letters: Un nombre nuevo…
practice_note: A 10 es más corta
who_are_you: ¿Quién eres?
strength: Rivales
mixed: variados
easy: fácil
medium: medio
hard: difícil
odds: Probabilidades
odds_of_100: De 100, contra {}
odds_points: Puntos que esperas
odds_beat: gana
odds_tie: igual
odds_worst: peor
fewer_is_better: Menos es mejor
choice_stop: Plantarse
choice_both: Tirar dos
choice_keep: Guardar el {}
choice_short: Guardar {}
decimal: {},{}
coach: El consejo
coach_better: Mejor: {}. {} cuesta {} puntos más, de media.
coach_sum: Tus decisiones: {} de {} han sido las mejores.
coach_costliest: La más cara: {}, {}, quedaban tiradas: {}. Tú: {}. Mejor: {}, {} puntos.
coach_started: empezabas tú
coach_to_beat: contra {}
memory: Memoria
memory_dropped: Parte de la memoria estaba dañada. Lo que estaba entero sigue ahí.
memory_newer: La memoria es de una versión más nueva: hasta que actualices, nada se guarda.
memory_missing: Esta placa no puede guardar nada: si se apaga, la partida se pierde.
memory_full: Esta partida no cabe en la memoria: sigue, pero no se guarda.
stuck_title: Botón atascado
stuck: {} lleva 10 segundos pulsado. No hará nada hasta que se suelte.
left_button: El botón izquierdo
middle_button: El botón central
right_button: El botón derecho
trouble_title: Vaya
trouble: Algo ha fallado; tu partida está guardada. Pulsa el botón izquierdo.
sleep: Dormir a los
minutes: {} min
never: nunca
saved_games: Estadísticas
games_played: Partidas acabadas
rounds_played: Rondas
mitchis_rolled: Mitchis
biggest_pot: El mayor bote
wins_of: Victorias de {}
counts: Partidas y victorias
fair_faces: ¿Son justos los dados?
fair_hands: Las 21 manos
reset: Poner a cero
reset_question: ¿Contar desde cero?
yes_reset: Sí, desde cero
no_reset: No, dejarlo
fair_few: Aún hay pocas tiradas
fair_good: Justos: es puro azar
fair_odd: Raro en dados justos
each: a {}
throws: {} tiradas
hardware_test: Prueba del montaje
no_battery: – V
volts: {} V
memory_bytes: nvm {} B
hold_to_leave: Mantén STOP para salir
wrong_setting: settings.toml: {} no puede ser {}. La caja usa su propio valor.
as_written: como está escrito
check_settings: Revísalo
"""
