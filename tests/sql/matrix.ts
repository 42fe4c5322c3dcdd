import type { Role } from './matrix-world.ts';

/**
 * Who sees what: relation × role → the rows, by name, `*` for any. Nothing else may be seen, and all of it
 * must be. `no grant` is a refusal where only our grants hold (hosted), and no rows where the embedded
 * backend has granted everything: there the policies stand alone (security.md F1).
 */
export const SEES: Record<string, Record<Role, string>> = {
  'public.airsoft_events': {
    anon: 'A_open A_hidden A_trio A_old B_open B_hidden',
    stranger: 'A_open A_hidden A_trio A_old B_open B_hidden',
    ana: 'A_open A_hidden A_trio A_old B_open B_hidden A_private',
    bruno: 'A_open A_hidden A_trio A_old B_open B_hidden',
    owner: 'A_open A_hidden A_trio A_old B_open B_hidden A_private',
    other_org: 'A_open A_hidden A_trio A_old B_open B_hidden B_private',
  },
  'public.event_teams': {
    anon: 'A_open/* B_open/* A_trio/*',
    stranger: 'A_open/* B_open/* A_trio/*',
    ana: 'A_open/* B_open/* A_trio/* A_private/*',
    bruno: 'A_open/* B_open/* A_trio/*',
    owner: 'A_open/* B_open/* A_trio/* A_private/* A_hidden/*',
    other_org: 'A_open/* B_open/* A_trio/* B_private/*',
  },
  'public.operators': {
    anon: 'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other',
    stranger: 'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other',
    ana: 'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other A_hidden/ana A_private/ana A_private/other',
    bruno:
      'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other A_hidden/bruno',
    owner:
      'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other A_hidden/* A_private/* A_trio/*',
    other_org:
      'A_open/ana A_open/bruno A_open/other A_old/other B_open/ana B_open/other B_hidden/* B_private/*',
  },
  'public.operator_contacts': {
    anon: '',
    stranger: '',
    ana: 'A_open/ana A_hidden/ana A_private/ana B_open/ana',
    bruno: 'A_open/bruno A_hidden/bruno',
    owner: 'A_*',
    other_org: 'B_*',
  },
  'public.profiles': {
    anon: 'no grant',
    stranger: 'stranger',
    ana: 'ana',
    bruno: 'bruno',
    owner: 'owner',
    other_org: 'other_org',
  },
  'public.profile_contacts': {
    anon: 'no grant',
    stranger: 'stranger',
    ana: 'ana',
    bruno: 'bruno',
    owner: 'owner',
    other_org: 'other_org',
  },
  'public.arenas': {
    anon: 'active',
    stranger: 'active pending_of_stranger',
    ana: 'active',
    bruno: 'active',
    owner: 'active pending_of_owner',
    other_org: 'active',
  },
  'public.teams': everybody('live'),
  'public.patches': everybody('live'),
  'private.sync_meta': everybody('no grant'),
  'private.departures': everybody('no grant'),
  'private.public_snapshot': everybody('no grant'),
  'private.sync_mutations': everybody('no grant'),
};

/** Projections run as the caller: each shows the rows of its table. */
export const VIEWS: Record<string, string> = {
  'private.sync_airsoft_events': 'public.airsoft_events',
  'private.sync_event_teams': 'public.event_teams',
  'private.sync_operators': 'public.operators',
  'private.sync_arenas': 'public.arenas',
  'private.sync_teams': 'public.teams',
  'private.sync_patches': 'public.patches',
  'private.sync_profiles': 'public.profiles',
};

/** Columns of a projection that are null but for the rows that the caller may see of another relation. */
export const MASKED: Record<string, { columns: string[]; known_with: string }> = {
  'private.sync_operators': {
    columns: ['user_id', 'whatsapp', 'invited_by'],
    known_with: 'public.operator_contacts',
  },
  'private.sync_profiles': {
    columns: ['whatsapp'],
    known_with: 'public.profile_contacts',
  },
};

/** Columns that nobody is granted; on the embedded backend they come with their row. */
export const UNGRANTED: Record<string, string[]> = { 'public.operators': ['user_id'] };

/** Nobody writes a table, nor a projection, nobody deletes: every write is a mutation (decision 1). */
export const POLICIES = [
  'airsoft_events.airsoft_events_select',
  'arenas.arenas_select',
  'event_teams.event_teams_select',
  'operator_contacts.operator_contacts_select',
  'operators.operators_select',
  'patches.patches_select',
  'profile_contacts.profile_contacts_select_self',
  'profiles.profiles_select_self',
  'teams.teams_select',
];

/** Which functions a role may execute. What is not here, nobody may but the owner. */
export const EXECUTES: Record<'everybody' | 'signed_in' | 'nobody', string[]> = {
  everybody: [
    'public.sync_pull',
    'public.sync_manifest',
    'public.sync_rows',
    'public.sync_push',
    // what those call as the caller
    'private.refuse',
    'private.refuse_anonymous',
    'private.arg_keys',
    'private.arg',
    'private.arg_text',
    'private.arg_uuid',
    'private.arg_number',
    'private.arg_int',
    'private.epoch',
    'private.row_hash',
    'private.window_from',
    'private.event_view',
    'private.event_by_link',
    'private.event_teams_by_link',
    'private.scope_collections',
    'private.parse_scope',
    'private.departed',
    'private.cursor_xid',
    'private.cursor_id',
    'private.scope_digest',
    'private.pull_scope',
    'private.my_results',
    'private.touched_rows',
    'private.my_own_event_ids',
    'private.my_registered_event_ids',
    'private.my_event_ids',
  ],
  signed_in: ['private.run_mutation'],
  nobody: [
    'private.arg_boolean',
    'private.arg_choice',
    'private.arg_date',
    'private.arg_instant',
    'private.normalize_whatsapp',
    'private.mask_whatsapp',
    'private.html_ok',
    'private.url_ok',
    'private.stamp',
    'private.departs',
    'private.poke',
    'private.start_new_epoch',
    'private.touch_profile',
    'private.create_profile',
    'private.leave_public',
    'private.leave_event_scopes',
    'private.poke_event',
    'private.count_operators',
    'private.count_operator',
    'private.leave_operator_scopes',
    'private.poke_operator',
    'private.public_snapshot_is_dirty',
    'private.build_public_snapshot',
    'private.rebuild_public_snapshot',
    'private.lock_event',
    'private.check_registration',
    'private.team_size',
    'private.take_team',
    'private.event_from_args',
    'private.event_columns',
    'private.mutate_register',
    'private.mutate_cancel_registration',
    'private.mutate_create_event',
    'private.mutate_update_event',
    'private.mutate_delete_event',
    'private.mutate_save_event_teams',
    'private.execute_mutation',
    'private.mutation_exists',
    'private.constraint_code',
  ],
};

function everybody(rows: string): Record<Role, string> {
  return { anon: rows, stranger: rows, ana: rows, bruno: rows, owner: rows, other_org: rows };
}
