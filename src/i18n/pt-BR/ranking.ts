import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §2 /ranking. */
export const ranking = {
  title: 'Ranking de operadores',
  rules: {
    game: '10 por jogo em que você fez check-in: até dois por dia, e dois em sete dias com o mesmo organizador.',
    more: '20 para quem organizou, se cinco pessoas vieram. Um patch vale 50 (especial), 40 (MVP), 25 (de evento), 15 (de equipe) ou 10.',
    when: 'Chegam um dia depois do jogo. Numa conta com menos de sete dias, quando ela os completa, ou com o WhatsApp confirmado.',
  },
  why: {
    title: 'De onde vêm os pontos',
    mine: 'Seus pontos',
    not_here: 'Seus pontos ainda não chegaram a este aparelho.',
    source: {
      event_participation: 'Jogos',
      event_organization: 'Jogos que você organizou',
      patch_earned: 'Patches',
      team_victory: 'Vitórias',
      special_achievement: 'Conquistas',
    },
  },
  tabs: {
    label: 'Ordenar por',
    overall: 'Geral',
    events: 'Eventos',
    experience: 'Experiência',
    teams: 'Equipes',
  },
  search: 'Buscar operadores...',
  search_label: { person: 'Buscar por nome ou DDD', visitor: 'Buscar por nome' },
  results: '{count:number|n} {{operadores|operador|operadores}}',
  list: 'Operadores',
  first_hundred: 'Mostra os cem primeiros.',
  reach: {
    everybody: 'Busca em todo o ranking por nome.',
    asking: 'Buscando em todo o ranking...',
    more: 'Mostra até {most:number} de todo o ranking. Escreva mais do nome para achar outros.',
    offline: 'Sem sinal: busca só entre os cem primeiros, guardados neste aparelho.',
    unreached:
      'Sem resposta do servidor: busca só entre os cem primeiros, guardados neste aparelho.',
    visitor: 'Busca entre os cem primeiros. Com a sua conta, em todo o ranking.',
    hundred: 'Busca entre os cem primeiros. Com duas letras do nome, em todo o ranking.',
  },
  loading: 'Carregando ranking',
  place: '{place:number|n}º',
  points: '{count:number|n} {{pontos|ponto|pontos}}',
  events: '{count:number|n} {{eventos|evento|eventos}}',
  teams: '{count:number|n} {{equipes|equipe|equipes}}',
  organized: '{count:number|n} {{organizados|organizado|organizados}}',
  years: '{years:string} anos de jogo',
  half_year: '6+ meses de jogo',
  area_code: 'DDD {area_code:string}',
  mine: 'Sua posição',
  you: 'Você',
  of: 'de {of:string}',
  next: {
    overall:
      '{{count:faltam|falta|faltam}} {count:number|n} {{count:pontos|ponto|pontos}} para o {place:number|n}º',
    events:
      '{{count:faltam|falta|faltam}} {count:number|n} {{count:eventos|evento|eventos}} para o {place:number|n}º',
    teams:
      '{{count:faltam|falta|faltam}} {count:number|n} {{count:equipes|equipe|equipes}} para o {place:number|n}º',
  },
  no_points: 'Jogue e faça o check-in para entrar.',
  no_place: 'Você ainda não tem posição neste ranking.',
  none: 'Ninguém no ranking ainda.',
  no_match: 'Nenhum operador com “{term:string}”.',
  finds_only: { person: 'Só por nome ou DDD', visitor: 'Só por nome' },
  needs_signal:
    'O ranking ainda não está neste aparelho. Chega com o primeiro sinal e fica aqui, mesmo sem ele.',
  see_teams: 'Ranking de equipes',
} satisfies BaseTranslation;
