import type { BaseTranslation } from '../i18n-types.ts';
import { lost } from './lost.ts';

/** Pendências: mutations that the server has not confirmed yet. */
export const outbox = {
  empty: 'Tudo entregue. Nada esperando por sinal.',
  empty_action: 'Ver eventos',
  section: {
    waiting: 'Esperando',
    refused: 'Recusadas',
    blocked: 'Paradas',
  },
  state: {
    queued: 'Aguardando envio',
    sending: 'Aguardando confirmação',
    acked: 'Entregue',
    rejected: 'Recusada',
    blocked: 'Parada',
  },
  unknown_action: 'Ação guardada',
  picture_of: 'Imagem de {event:string}',
  picture: 'Imagem de um evento',
  asked_at: 'Feita {when:string}',
  attempts: '{attempts:number} {{tentativas|tentativa|tentativas}}',
  next_attempt: 'Próxima tentativa {when:string}',
  reason: 'Motivo',
  blocked: {
    update_needed: 'Atualize o app para enviar.',
  },
  action: {
    send_now: 'Enviar agora',
    send_needs_signal: 'Precisa de sinal',
    retry: 'Tentar de novo',
    edit: 'Corrigir',
    discard: 'Descartar',
    copy_details: 'Copiar detalhes',
    details_copied: 'Detalhes copiados',
    open_event: 'Abrir evento',
    open_team: 'Abrir equipe',
  },
  discard: {
    title: 'Descartar esta ação?',
    body: 'Ela não será enviada e não dá para desfazer.',
    body_sent:
      'Ela já saiu deste aparelho e pode ter chegado ao QG. Descartar só para de tentar; não desfaz o que chegou.',
    hanging: 'Saem junto as ações que dependem dela: {count:number}.',
    confirm: 'Descartar',
  },
  discarded: 'Ação descartada',
  lost,
} satisfies BaseTranslation;
