import type { BaseTranslation } from '../i18n-types.ts';

/** A list of events without a row: there are none, none match, or none ever arrived. */
export const no_events = {
  none: 'Nenhum evento programado no momento.',
  none_action: 'Criar evento',
  no_match: 'Nenhum evento com “{term:string}”.',
  no_match_action: 'Limpar busca',
  no_match_filtered: 'Nenhum evento com “{term:string}” e estes filtros.',
  none_filtered: 'Nenhum evento com estes filtros.',
  never_synced: 'Os eventos chegam com o primeiro sinal. Depois ficam aqui, mesmo sem ele.',
  never_synced_action: 'Tentar de novo',
  older: 'Procurar em jogos mais antigos',
  unkept:
    'Com sinal, os próximos jogos aparecem aqui, mas nada fica guardado: entrar, se inscrever e usar sem sinal não dá. Libere espaço, ou abra o site no navegador do celular.',
  unkept_waiting:
    '{count:number} {{ações esperam|ação espera|ações esperam}} envio neste aparelho. Não apague os dados do site.',
} satisfies BaseTranslation;
