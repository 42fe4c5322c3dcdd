import { dayFromNow, mutate } from '../acts.ts';
import type { Session } from '../session.ts';

/** Ids that the bodies refer to. */
export type FuzzPeople = {
  device: string;
  notification: string;
  ad: string;
};

const hash = 'a'.repeat(64);
const ad = (changes: object = {}) => ({
  title: 'Promoção de máscaras',
  description: 'Só hoje.',
  image_url: 'https://exemplo.test/a.webp',
  link_url: 'https://exemplo.test/loja',
  sponsor_name: 'Loja do Zé',
  is_active: true,
  priority: 5,
  location: 'home-top',
  start_date: dayFromNow(0),
  end_date: dayFromNow(9),
  ...changes,
});
const device = (id: string) => ({
  id,
  endpoint: `https://push.exemplo.test/${id}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
});

export async function addFuzzPeople(
  db: Session,
  { player, admin }: { player: string; admin: string },
): Promise<FuzzPeople> {
  const ids = { device: crypto.randomUUID(), ad: crypto.randomUUID() };
  await mutate(db, player, { name: 'register_device@1', args: device(ids.device) });
  await mutate(db, admin, { name: 'create_advertisement@1', args: ad({ id: ids.ad }) });
  await db.rows(`select private.notify($1, 'patch_earned', '/patches', '{}', 'x')`, [player]);
  const notification = await db.one<string>(
    'select id from public.notifications where user_id = $1',
    [player],
  );
  return { ...ids, notification };
}

/** Valid bodies, to be spoilt. */
export const PEOPLE_BODIES: [string, 'player' | 'admin', (of: FuzzPeople) => object][] = [
  [
    'update_profile@1',
    'player',
    () => ({
      patch: {
        name: "Ana D'Ávila",
        team: 'Lobos',
        avatar_url: 'https://exemplo.test/a.webp',
        operator_experience: 'veterano',
        operator_classes: ['sniper', 'medic'],
      },
    }),
  ],
  ['set_whatsapp@1', 'player', () => ({ whatsapp: '5585988887777' })],
  ['register_device@1', 'player', () => device(crypto.randomUUID())],
  ['remove_device@1', 'player', (of) => ({ id: of.device })],
  ['read_notification@1', 'player', (of) => ({ id: of.notification })],
  [
    'read_all_notifications@1',
    'player',
    (of) => ({ up_to: '2100-01-01T00:00:00Z', ids: [of.notification] }),
  ],
  [
    'switch_reminders@1',
    'player',
    () => ({ id: crypto.randomUUID(), event_id: crypto.randomUUID(), is_off: true }),
  ],
  ['create_advertisement@1', 'admin', () => ad({ id: crypto.randomUUID() })],
  ['update_advertisement@1', 'admin', (of) => ({ id: of.ad, patch: ad(), base: {} })],
  ['delete_advertisement@1', 'admin', (of) => ({ id: of.ad })],
];

/** Calls other than sync, by who may make them. */
export const PEOPLE_CALLS: [string, 'anon' | 'admin' | 'service', (of: FuzzPeople) => object][] = [
  [
    'count_ad',
    'anon',
    (of) => ({
      counts: [{ ad_id: of.ad, metric_type: 'views', day: dayFromNow(0) }],
      visit_id: of.ad,
    }),
  ],
  ['advertisement_days', 'admin', (of) => ({ id: of.ad })],
  ['admin_list_roles', 'admin', () => ({})],
  ['search_operators', 'admin', () => ({ tab: 'overall', q: 'ana' })],
  ['admin_list_people', 'admin', () => ({ search: 'ana', limit: 5, offset: 0 })],
  [
    'team_posts',
    'admin',
    (of) => ({
      team_id: of.ad,
      channel: 'general',
      before: '2030-01-01T12:00:00.000Z',
      before_id: of.ad,
      from: '2020-01-01T12:00:00.000Z',
      from_id: of.ad,
      limit: 5,
      mark: 'x',
    }),
  ],
  [
    'issue_whatsapp_code',
    'service',
    () => ({ number: '5585988887777', code_hash: hash, ip_hash: hash }),
  ],
  [
    'check_whatsapp_code',
    'service',
    () => ({ number: '5585988887777', code_hash: hash, ip_hash: hash }),
  ],
  ['claim_pushes', 'service', () => ({ limit: 10 })],
  [
    'settle_pushes',
    'service',
    () => ({ results: [{ id: crypto.randomUUID(), outcome: 'failed' }] }),
  ],
];
