import type { BaseTranslation } from '../i18n-types.ts';

/** What every form with a draft says around its fields. */
export const form = {
  submitting: 'Guardando...',
  queued: 'Guardado neste aparelho. Vai sozinho quando o sinal voltar.',
  unchanged: 'Nada mudou.',
  refused_again: 'Confira os campos e envie de novo.',
  point: {
    hint: 'Cole aqui o que o app de mapa copiou, também o link.',
    at_sea: 'É no mar. Trocar?',
    turn: 'Trocar',
  },
  draft: {
    restored: 'Rascunho restaurado',
    restored_hint: 'Você tinha começado e não enviou. Continue de onde parou.',
    discard: 'Descartar rascunho',
    discarded: 'Rascunho descartado',
  },
  gone: {
    not_here: 'Isto ainda não está neste aparelho. Com sinal dá para corrigir.',
    hint: 'O que você digitou está aqui até você descartar: dá para copiar.',
    ask: 'Descartar o que você digitou?',
  },
  leave: {
    title: 'Sair sem salvar?',
    body: 'O que você digitou fica guardado como rascunho neste aparelho.',
    stay: 'Continuar editando',
    leave: 'Sair e guardar',
  },
  conflict: {
    hint: 'Escolha, campo por campo, o que fica. Nada é apagado até você salvar.',
    decide_first: 'Decida primeiro os campos que mudaram nos dois lados.',
    decide: 'Decidir: {field:string}',
    mine: 'O seu',
    theirs: 'O atual',
    keep_mine: 'Ficar com o meu',
    take_theirs: 'Usar o atual',
    edit: 'Editar à mão',
    empty: 'vazio',
    yes: 'sim',
    no: 'não',
  },
} satisfies BaseTranslation;
