import { dayFromNow } from '../acts.ts';
import { clockForgeries } from './world/matrix-clock-world.ts';
import { forgedEventDay } from './world/matrix-event-day-world.ts';
import { forgedPeople } from './world/matrix-people-world.ts';
import { forgedRewards } from './world/matrix-rewards-world.ts';
import type { World } from './world/matrix-world.ts';

type Forgery = {
  me: string | null;
  event: World['event'];
  user: World['user'];
  made: Record<string, string>;
};

/** Rows that satisfy every constraint: only the writer can be a reason to refuse them. */
export function forged(
  relation: string,
  { me, event, user, made }: Forgery,
): Record<string, unknown> {
  const id = crypto.randomUUID();
  const place = {
    id,
    name: 'Nova',
    address: 'Rua das Arenas 1',
    city: 'Curitiba',
    state: 'PR',
    latitude: -25,
    longitude: -49,
    created_by: me,
  };
  const rows: Record<string, object> = {
    profiles: { id: me, name: 'Eu mesmo' },
    profile_contacts: {
      user_id: me,
      whatsapp: '5599911111111',
      verified_at: '2026-01-01T00:00:00Z',
    },
    airsoft_events: {
      id,
      name: 'Meu evento',
      date: dayFromNow(9),
      time: '09:00',
      location: 'Campo novo',
      briefing: '<p>Óculos no rosto.</p>',
      created_by: me,
    },
    event_teams: { id, event_id: event['A_trio'], name: 'Intrusos', created_by: me },
    operators: {
      id,
      event_id: event['B_hidden'],
      user_id: me,
      name: 'Eu mesmo',
      event_team_id: null,
    },
    event_payments: {
      id: event['A_trio'],
      user_id: me ?? user.ana,
      pix_key: 'eu@exemplo.test',
      pix_name: 'Eu mesmo',
      pix_city: 'Curitiba',
    },
    operator_contacts: {
      operator_id: id,
      event_id: event['B_hidden'],
      user_id: me,
      whatsapp: '5599911111111',
    },
    arenas: { ...place, is_active: true },
    city_points: { state: 'PR', city: 'forged', latitude: 0, longitude: 0 },
    teams: { id, name: 'Nova', city: 'Curitiba', state: 'PR', captain_id: me },
    patches: { id, nome: 'Nova' },
    ...forgedRewards(id, me, event['B_open']),
    ...forgedEventDay({ id, me: me ?? user.ana, event: event['B_hidden'] }),
    ...forgedPeople(id, me, made, event['B_open']),
    ...clockForgeries(me, user),
    scope_collections: {
      kind: 'me',
      collection: 'teams',
      place: 9,
      source: 'public.teams',
      belongs: 'true',
    },
    record_sources: { source: 'public.teams', collection: 'my_records' },
    quotas: { what: 'likes', first_day: 9, first_week: 9, later: 9 },
    mutation_quotas: { mutation: 'like@1', no_need: 'none' },
    row_quotas: { relation: 'public.profiles', what: 'agenda' },
    creations: { mutation: 'like@1', relation: 'public.teams', id_key: 'id', mine: 'true' },
    jobs: { name: 'forget_all', every: '1 minute', cron: '* * * * *' },
    notification_words: { code: 'like', language: 'en', title: 'Like', body: '' },
    quota_uses: { user_id: me, what: 'agenda', day: '2026-01-01', used: 1 },
    network_accounts: { network: 'a'.repeat(64), user_id: me },
    network_uses: { network: 'a'.repeat(64), what: 'agenda', day: '2026-01-01', used: 1 },
    sync_meta: { only_row: true, epoch: id },
    access_log: { id, at: '2026-01-01T00:00:00Z', user_id: me, what: 'admin_list_codes' },
    departures: { scope: 'public', collection: 'teams', id, sync_xid: 1, rev: 1 },
    public_snapshot: { only_row: true, body: '{}', etag: 'x', epoch: id, horizon: 1 },
    sync_mutations: {
      user_id: me ?? user.ana,
      id,
      device_id: id,
      seq: 1,
      name: 'register@1',
      args_hash: 'x',
      status: 'applied',
    },
  };
  return { ...rows[relation.replace(/^sync_(?!meta|mutations)/, '')] };
}
