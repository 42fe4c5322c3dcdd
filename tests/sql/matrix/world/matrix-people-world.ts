import { dayFromNow, mutate } from '../../acts.ts';
import { ROLES, type Role } from '../topics/topic.ts';
import type { Session } from '../../session.ts';

type Growing = { user: Record<Role, string | null>; names: Map<string, string> };

/** An administrator, and a notification for everybody who has an account. */
export async function addPeopleRows(
  db: Session,
  { user, names, event }: Growing & { event: Record<string, string> },
): Promise<{ notification_id: string; device_id: string }> {
  const made = { notification_id: '', device_id: '' };
  const role = await db.one<string>(
    `insert into public.user_roles (user_id, role) values ($1, 'admin') returning id`,
    [user.admin],
  );
  names.set(`user_roles ${role}`, 'admin');
  const hash = '0'.repeat(64);
  await db.rows(
    `select private.take_turn('check_whatsapp', $1::text, 10, interval '1 minute'),
            private.prove_whatsapp($1::uuid, '5511987654321'),
            public.issue_whatsapp_code(jsonb_build_object('number', '5511987654321', 'code_hash', $2::text, 'ip_hash', $2::text))`,
    [user.stranger, hash],
  );
  await db.rows('insert into private.daily_salts (day) values (current_date)');
  await db.rows(`insert into private.account_consents (user_id, terms) values ($1, '2026-11-21')`, [
    user.ana,
  ]);
  for (const who of ROLES) {
    if (who === 'anon') continue;
    const device = forgedDevice(crypto.randomUUID(), user[who]);
    await mutate(db, user[who] ?? '', {
      name: 'register_device@1',
      args: { ...device, user_id: undefined },
    });
    await db.rows(
      `select private.notify($1, 'event_changed', '/events', '{"event": "A aberto"}', 'event_changed:1')`,
      [user[who]],
    );
    const id = await db.one<string>('select id from public.notifications where user_id = $1', [
      user[who],
    ]);
    const choice = crypto.randomUUID();
    await db.rows('insert into public.reminder_choices values ($1, $2, $3, true)', [
      choice,
      user[who],
      event['A_open'],
    ]);
    names.set(`reminder_choices ${choice}`, who);
    names.set(`user_devices ${device.id}`, who);
    if (who === 'stranger') made.notification_id = id;
    else made.device_id = device.id;
  }
  return made;
}

/** Every notification, by its recipient. */
export async function nameNotifications(db: Session, { user, names }: Growing): Promise<void> {
  const rows = await db.rows<{ id: string; user_id: string }>(
    'select id, user_id from public.notifications',
  );
  for (const { id, user_id } of rows)
    names.set(`notifications ${id}`, ROLES.find((role) => user[role] === user_id) ?? 'other');
}

/** Ads that run, are planned, are switched off, or are deleted. */
export async function addAdvertisements(
  db: Session,
  { user, names }: Growing,
): Promise<{ ad_id: string }> {
  let ad_id = '';
  const ads = {
    running: {},
    planned: { start_date: dayFromNow(9) },
    off: { is_active: false },
    deleted_ad: {},
  };
  for (const [name, changes] of Object.entries(ads)) {
    const { id, ...ad } = { ...forgedAdvertisement(crypto.randomUUID()), ...changes };
    await mutate(db, user.admin ?? '', { name: 'create_advertisement@1', args: { id, ...ad } });
    if (name === 'deleted_ad')
      await mutate(db, user.admin ?? '', { name: 'delete_advertisement@1', args: { id } });
    await db.rows(
      `select public.count_ad(jsonb_build_object('ad_id', $1::uuid, 'metric_type', 'views', 'visit_id', $1::uuid))`,
      [id],
    );
    names.set(`advertisements ${id}`, name);
    names.set(`advertisement_metrics ${id}`, name);
    ad_id = id;
  }
  return { ad_id };
}

const forgedAdvertisement = (id: string) => ({
  id,
  title: 'Promoção de máscaras',
  sponsor_name: 'Loja do Zé',
  location: 'home-top',
  link_url: 'https://exemplo.test/loja',
});

const forgedDevice = (id: string, user_id: string | null) => ({
  id,
  user_id,
  endpoint: `https://push.exemplo.test/${id}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
});

/**
 * Rows about people that satisfy every constraint and belong to `me`. `made` are rows to which
 * others refer.
 */
export function forgedPeople(
  id: string,
  me: string | null,
  made: Record<string, string>,
  event: string | undefined,
): Record<string, object> {
  const { notification_id, device_id, ad_id } = made;
  return {
    user_roles: { id, user_id: me, role: 'admin' },
    notifications: {
      id,
      user_id: me,
      title: 'Você ganhou',
      body: 'Tudo',
      url: '/events',
      data: { code: 'event_changed' },
      cause: dayFromNow(0),
      read: false,
    },
    user_devices: forgedDevice(id, me),
    profile_cards: { id: me, name: 'Eu mesmo' },
    push_queue: { id, notification_id, device_id },
    whatsapp_codes: {
      id,
      number: '5511987654321',
      requester: `user:${me}`,
      ip_hash: '0'.repeat(64),
      code_hash: '0'.repeat(64),
    },
    reminder_choices: { id, user_id: me, event_id: event, is_off: true },
    account_consents: { user_id: me, terms: '2026-11-21' },
    whatsapp_proofs: { user_id: me, number: '5511987654322' },
    asked_numbers: { user_id: me, way: 'profile', about: id, number_hash: 'x' },
    number_key: { only_row: true },
    attempts: { id, what: 'check_whatsapp', subject: me },
    advertisements: { ...forgedAdvertisement(id), is_active: true },
    advertisement_metrics: { ad_id, views: 5 },
    advertisement_addresses: {
      ad_id,
      metric: 'views',
      day: dayFromNow(0),
      address: 'x',
      counted: 1,
    },
    advertisement_counts: { ad_id, metric: 'views', day: dayFromNow(0), visitor: 'x' },
    advertisement_days: { ad_id, day: dayFromNow(0), views: 5 },
    daily_salts: { day: dayFromNow(99), salt: 'x' },
  };
}
