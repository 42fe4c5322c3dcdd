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

export const till = {
  title: 'Caixa',
  expected: 'Esperado',
  received: 'Recebido',
  open: 'Em aberto',
  people: '{count:number|n} {{pessoas|pessoa|pessoas}}',
  no_price: 'Sem preço no evento: só pessoas.',
  by_phone: 'Pagamentos por aparelho',
  phone: 'Aparelho',
  all: 'Todos',
  known: 'Neste aparelho: {list:string}',
  unknown:
    'Conta quem chegou e o que foi registrado em Pagamento. O que outro aparelho ainda não enviou falta aqui: junte os aparelhos ou espere o sinal.',
  unsent: 'Daqui faltam enviar {count:number|n}.',
  differing:
    '{count:number|n} {{pagamentos|pagamento|pagamentos}} em que dois aparelhos dizem coisas diferentes: vale o último. Veja em Precisa de atenção.',
} satisfies BaseTranslation;

export const day = {
  title: 'Dia do evento',
  export: 'Exportar o dia',
  print: 'Imprimir o dia',
  column: {
    came: 'Chegou',
    came_by: 'Chegada marcada por',
    left: 'Saiu',
    left_by: 'Saída marcada por',
    amount: 'Valor',
  },
} satisfies BaseTranslation;
