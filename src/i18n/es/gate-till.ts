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

export const till = {
  title: 'Caja',
  expected: 'Esperado',
  received: 'Recibido',
  open: 'Pendiente',
  people: '{count|n} {{personas|persona|personas}}',
  no_price: 'Sin precio en el evento: solo personas.',
  by_phone: 'Pagos por dispositivo',
  phone: 'Dispositivo',
  all: 'Todos',
  known: 'En este dispositivo: {list}',
  unknown:
    'Cuenta quién llegó y lo registrado en Pago. Falta lo que otro dispositivo aún no envió: junta los dispositivos o espera la señal.',
  unsent: 'De aquí faltan enviar {count|n}.',
  differing:
    '{count|n} {{pagos|pago|pagos}} en que dos dispositivos dicen cosas distintas: vale el último. Mira en lo que necesita atención.',
} satisfies Translation['gate']['till'];

export const day = {
  title: 'Día del evento',
  export: 'Exportar el día',
  print: 'Imprimir el día',
  column: {
    came: 'Llegó',
    came_by: 'Llegada marcada por',
    left: 'Salió',
    left_by: 'Salida marcada por',
    amount: 'Importe',
  },
} satisfies Translation['gate']['day'];
