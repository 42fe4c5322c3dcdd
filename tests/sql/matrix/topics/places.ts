import { everybody, nobody, type Topic } from './topic.ts';

/** Arenas, teams and patches, which everybody may list. */
export const places: Topic = {
  sees: {
    'public.arenas': {
      anon: 'active',
      stranger: 'active pending_of_stranger',
      ana: 'active',
      bruno: 'active',
      owner: 'active pending_of_owner',
      other_org: 'active',
      admin: 'active pending*',
    },
    'public.teams': everybody('live T U V'),
    'public.patches': everybody('live'),
    'private.arena_corrections': nobody,
    'private.city_points': nobody,
  },
  views: {
    'private.sync_arenas': 'public.arenas',
    'private.sync_teams': 'public.teams',
    'private.sync_patches': 'public.patches',
  },
  policies: ['arenas.arenas_select', 'patches.patches_select', 'teams.teams_select'],
  executes: {
    signed_in: [
      'public.arena_corrections',
      'private.list_arena_corrections',
      'public.count_arena_corrections',
      'private.count_arena_corrections',
    ],
  },
};
