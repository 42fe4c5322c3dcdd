import type { Translation } from '../i18n-types.ts';

/** Whole teams at the gate, the till, and what is kept of the day. */
export const team = {
  title: 'Equipos que llegan',
  all: 'Llegaron todos de {team} ({count|n})',
  hint: 'Desmarca a quien no vino.',
  mark: 'Marcar {count|n}',
  came: '{count|n} {{llegaron|llegó|llegaron}} {time}',
  state: '{missing|n} {{faltan|falta|faltan}} · {came|n} {{llegaron|llegó|llegaron}}',
  none: 'Ningún equipo con más de una persona por llegar.',
} satisfies Translation['gate']['team'];
