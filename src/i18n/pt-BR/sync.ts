import type { BaseTranslation } from '../i18n-types.ts';

/** The one status of the whole sync engine, as a short word and as a sentence. */
export const sync = {
  label: 'Situação dos dados',
  open_outbox: 'Abrir Pendências',
  now: 'Atualizar agora',
  status: {
    never_synced: 'Aguardando sinal',
    initial_sync: 'Primeira carga',
    synced: 'Em dia',
    syncing: 'Atualizando',
    offline: 'Sem sinal',
    offline_pending: 'Sem sinal, {pending:number} {{guardadas|guardada|guardadas}}',
    needs_sign_in: 'Entre de novo',
    update_needed: 'Atualize o app',
    device_full: 'Sem espaço',
    storage_lost: 'Dados sem resposta',
    repairing: 'Conferindo os dados',
  },
  sending: 'Enviando…',
  first_time: 'Recebendo os eventos pela primeira vez. Leva alguns segundos.',
  initial_progress: '{received:string} recebidos',
  old_data: 'Dados {age:string}. Podem ter mudado.',
  pending_count: '{pending:number} {{pendências|pendência|pendências}}',
} satisfies BaseTranslation;
