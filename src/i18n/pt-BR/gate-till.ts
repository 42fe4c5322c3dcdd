import type { BaseTranslation } from '../i18n-types.ts';

/** Whole teams at the gate, the till, and what is kept of the day. */
export const team = {
  title: 'Equipes que chegam',
  all: 'Chegaram todos de {team:string} ({count:number|n})',
  hint: 'Desmarque quem não veio.',
  mark: 'Marcar {count:number|n}',
  came: '{count:number|n} {{chegaram|chegou|chegaram}} {time:string}',
  state:
    '{missing:number|n} {{faltam|falta|faltam}} · {came:number|n} {{chegaram|chegou|chegaram}}',
  none: 'Nenhuma equipe com mais de uma pessoa por chegar.',
} satisfies BaseTranslation;
