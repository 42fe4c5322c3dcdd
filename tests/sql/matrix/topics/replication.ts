import { nobody, type Topic } from './topic.ts';

/** The machinery of sync: tables for definer functions only, and the four public calls. */
export const replication: Topic = {
  sees: {
    'private.sync_meta': nobody,
    'private.departures': nobody,
    'private.public_snapshot': nobody,
    'private.scope_collections': nobody,
    'private.record_sources': nobody,
    'private.sync_mutations': nobody,
    'private.access_log': nobody,
    'private.quotas': nobody,
    'private.mutation_quotas': nobody,
    'private.quota_uses': nobody,
  },
  views: {
    'private.sync_my_records': '',
    'private.sync_event_records': '',
    'private.sync_public_records': '',
  },
  executes: {
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
      'private.restored_to',
      'private.gone_accounts',
      'private.row_hash',
      'private.window_from',
      'private.collections_of',
      'private.parse_scope',
      'private.departed',
      'private.cursor_xid',
      'private.cursor_id',
      'private.collection_page',
      'private.pull_scope',
      'private.my_results',
      'private.touched_rows',
    ],
    signed_in: ['private.run_mutation', 'private.ask_to_wait'],
  },
};
