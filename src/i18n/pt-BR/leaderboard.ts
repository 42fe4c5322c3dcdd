import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §2 /leaderboard. */
export const leaderboard = {
  title: 'Ranking de equipes',
  lead: 'Pontuação: 5 por membro. Os pontos da equipe desempatam.',
  search: 'Buscar equipes...',
  search_label: 'Buscar por nome, cidade ou estado',
  results: '{count:number|n} {{equipes|equipe|equipes}}',
  loading: 'Carregando ranking',
  place: 'Posição',
  column: { name: 'Equipe', members: 'Membros', events: 'Eventos', points: 'Pontuação' },
  members: '{count:number|n} {{membros|membro|membros}}',
  events: '{count:number|n} {{eventos|evento|eventos}}',
  medal: { gold: 'Medalha de ouro', silver: 'Medalha de prata', bronze: 'Medalha de bronze' },
  none: 'Nenhuma equipe no ranking ainda.',
  no_match: 'Nenhuma equipe com “{term:string}”.',
  first_hundred: 'Mostra as cem primeiras.',
  offline: 'Sem sinal: busca só neste ranking, guardado neste aparelho.',
  mine: 'Posição da sua equipe',
  yours: 'Sua equipe: {name:string}',
  search_all: 'Buscar em todas as equipes',
  see_operators: 'Ranking de operadores',
  needs_signal:
    'O ranking ainda não está neste aparelho. Chega com o primeiro sinal e fica aqui, mesmo sem ele.',
} satisfies BaseTranslation;
