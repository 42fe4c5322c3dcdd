import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §2 /teams. */
export const teams = {
  title: 'Equipes',
  about: 'Equipes de airsoft de todo o Brasil. Ache a da sua cidade e peça para entrar.',
  search: 'Buscar equipes...',
  search_label: 'Buscar por nome, cidade ou estado',
  results: '{count:number|n} {{equipes|equipe|equipes}}',
  loading: 'Carregando equipes',
  new_team: 'Nova Equipe',
  none: 'Nenhuma equipe encontrada',
  clear: 'Limpar busca',
  never_synced: 'As equipes chegam com o primeiro sinal. Depois ficam aqui, mesmo sem ele.',
  state: { label: 'Filtrar por estado', all: 'Todas' },
  mine: 'Suas equipes',
  others: 'Outras equipes',
  members: '{count:number|n} {{membros|membro|membros}}',
  about_away: 'a cerca de {distance:string}',
  within: 'a menos de {distance:string}',
} satisfies BaseTranslation;
