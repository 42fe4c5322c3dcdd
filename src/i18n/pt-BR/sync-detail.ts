import type { BaseTranslation } from '../i18n-types.ts';

/** The status of the sync engine as a sentence; the short words are in sync.ts. */
export const sync_detail = {
  never_synced: 'Nada chegou aqui ainda. Chegue perto de um sinal uma vez.',
  synced: 'Atualizado {when:string}',
  syncing: 'Buscando novidades.',
  syncing_pending: 'Buscando novidades e enviando o que está guardado.',
  offline: 'Mostrando os dados {age:string}.',
  offline_pending:
    '{pending:number} {{ações guardadas|ação guardada|ações guardadas}} neste aparelho. {{Vão|Vai|Vão}} {{sozinhas|sozinha|sozinhas}} quando o sinal voltar.',
  needs_sign_in: 'Sua sessão venceu. Entre de novo para enviar o que está guardado.',
  sending: 'Guardado neste aparelho. Enviando…',
  no_answer: 'Guardado neste aparelho. O servidor não respondeu: tentamos de novo sozinhos.',
  part_not_here: 'Esta parte ainda não está neste aparelho.',
  session_over: 'Sua sessão venceu. Entre de novo.',
  update_needed: 'Esta versão não conversa mais com o servidor. O que você fez está guardado.',
  device_full:
    'O aparelho ficou sem espaço. Libere memória: até lá não dá para guardar ações novas.',
  storage_lost:
    'O navegador não alcança os dados deste aparelho. Nada foi apagado. Feche o app e abra de novo.',
  repairing: 'Algo não bateu com o servidor. Estamos conferindo e corrigindo sozinhos.',
} satisfies BaseTranslation;
