import type { BaseTranslation } from '../i18n-types.ts';

/** What only the organiser of an event does (Spec 1 §2, §6; field.md §3). */
export const organise = {
  label: 'Organização',
  reason: 'Motivo',
  reason_hint: 'Vai no aviso aos inscritos.',
  cancel: {
    action: 'Cancelar evento',
    title: 'Cancelar evento',
    body: 'Todos os inscritos são avisados. O evento fica visível como cancelado, e isso não tem volta.',
    done: 'Evento cancelado. Os inscritos foram avisados.',
    refused: 'Não foi possível cancelar o evento',
  },
  postpone: {
    action: 'Adiar',
    set_date: 'Definir data',
    title: 'Adiar evento',
    body: 'Quem está inscrito mantém a vaga e é avisado.',
    open: 'Nova data a definir',
    date: 'Nova data',
    time: 'Novo horário',
    confirm: 'Adiar evento',
    done: 'Evento adiado. Os inscritos foram avisados.',
    refused: 'Não foi possível adiar o evento',
    date_set: 'Data definida. Os inscritos foram avisados.',
    set_date_refused: 'Não foi possível definir a data',
  },
  registration: {
    open: 'Abrir inscrições',
    close: 'Fechar inscrições',
    opened: 'Inscrições abertas',
    closed: 'Inscrições fechadas',
    refused: 'Não foi possível mudar as inscrições',
  },
  waits: {
    title: '{count:number} {{ações aguardando|ação aguardando|ações aguardando}} envio',
    kept: 'Guardado neste aparelho. Vai quando o sinal voltar.',
    undo: 'Desfazer',
    undone: 'Desfeito. Nada foi enviado.',
    too_late: 'Já saiu deste aparelho. Não dá mais para desfazer.',
  },
  add: {
    action: 'Adicionar participante',
    submit: 'Adicionar',
    done: '{name:string} está na lista',
    refused: 'Não foi possível adicionar',
  },
  list: {
    order: 'Ordenar por',
    whatsapp: 'Lista para WhatsApp',
    copied: 'Lista copiada. Cole no grupo.',
    export_failed: 'Não foi possível criar a planilha',
    came: 'Veio',
    printed: 'impresso {when:string}',
  },
} satisfies BaseTranslation;
