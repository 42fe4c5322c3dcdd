import { everybody, nobody, type Topic } from './topic.ts';

/** People's patches, the codes that give them, points, and public statistics. */
export const rewards: Topic = {
  sees: {
    'public.user_patches': { anon: 'no grant', stranger: 'patch/stranger', admin: 'patch/*' },
    'public.user_points': { anon: 'no grant', stranger: 'points/stranger' },
    'public.public_statistics': everybody('events registrations teams arenas'),
    'public.team_points': {
      anon: 'no grant',
      stranger: '',
      bruno: 'U',
      other_org: 'U',
      captain: 'T',
      officer: 'T',
      veteran: 'T',
      member: 'T',
    },
    'private.event_awards': nobody,
    'private.user_standings': nobody,
    'private.team_standings': nobody,
    'private.patch_codes': nobody,
    'private.patch_redemptions': nobody,
    'private.code_tries': nobody,
  },
  views: {
    'private.user_patch_records': 'public.user_patches',
    'private.user_points_records': 'public.user_points',
    'private.statistic_records': 'public.public_statistics',
    'private.sync_my_records': 'public.user_patches public.user_points',
    'private.sync_public_records': 'public.public_statistics',
  },
  policies: [
    'public_statistics.public_statistics_select',
    'team_points.team_points_select_members',
    'user_patches.user_patches_select',
    'user_points.user_points_select_self',
  ],
  executes: {
    everybody: [
      'private.my_pending_arena_ids',
      'public.get_user_leaderboard',
      'private.user_leaderboard',
      'public.get_team_leaderboard',
      'private.team_leaderboard',
      'public.get_operators_ranking',
      'private.operators_ranking',
      'public.count_team_events',
      'private.count_team_events',
    ],
    signed_in: [
      'public.listar_patches_usuario',
      'public.search_operators',
      'private.search_operators',
      'public.validate_code',
      'private.validate_code',
      'public.admin_list_codes',
      'private.list_patch_codes',
      'public.ranking_place',
      'private.ranking_place',
    ],
  },
};
