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
    storage_problem: 'Sem espaço',
    repairing: 'Conferindo os dados',
  },
  detail: {
    never_synced:
      'Este aparelho ainda não recebeu nada. Chegue perto de um sinal uma vez e depois use sem ele.',
    initial_sync: 'Recebendo os eventos pela primeira vez. Leva alguns segundos.',
    synced: 'Atualizado {when:string}',
    syncing: 'Buscando novidades e enviando o que está guardado.',
    offline: 'Mostrando os dados {age:string}.',
    offline_pending:
      '{pending:number} {{ação guardada|ações guardadas}} neste aparelho. {{Vai|Vão}} {{sozinha|sozinhas}} quando o sinal voltar.',
    needs_sign_in: 'Sua sessão venceu. Entre de novo para enviar o que está guardado.',
    update_needed: 'Esta versão não conversa mais com a base. O que você fez está guardado.',
    storage_problem:
      'O aparelho ficou sem espaço. Libere memória: até lá não dá para guardar ações novas.',
    repairing: 'Algo não bateu com a base. Estamos conferindo e corrigindo sozinhos.',
  },
  initial_progress: '{received:string} recebidos',
  old_data: 'Dados {age:string}. Podem ter mudado.',
  pending_count: '{pending:number} {{pendências|pendência|pendências}}',
} satisfies BaseTranslation;
