import { mutate } from '#tests/sql/acts.ts';
import type { Session } from '#tests/sql/session.ts';
import type { Deed } from './oracle-writers.ts';
import { events, organiserOf, players } from './oracle-world.ts';
import type { Random } from '../seeded-random.ts';

const asOrganiser = (session: Session, event: string, name: string, args: object) =>
  mutate(session, organiserOf(event), { name, args });

/** A random row of a table of the event. */
const some = async (session: Session, random: Random, sql: string, event: string) =>
  (
    await session.rows<{ id: string; user_id: string | null }>(
      `select id, user_id from ${sql} and event_id = $1 order by md5(id::text || $2) limit 1`,
      [event, String(random.int(0, 1000))],
    )
  )[0];

const leave: Deed = async (session, random) => {
  const event = random.pick(events);
  const row = await some(
    session,
    random,
    `public.waiting_list where status in ('waiting', 'offered')`,
    event,
  );
  const args = { id: row?.id ?? crypto.randomUUID(), event_id: event };
  return mutate(session, row?.user_id ?? organiserOf(event), {
    name: 'leave_waiting_list@1',
    args,
  });
};

const answerStaff: Deed = async (session, random) => {
  const event = random.pick(events);
  const open = 'public.event_staff where deleted_at is null and accepted_at is null';
  const row = await some(session, random, open, event);
  if (!row?.user_id) return null;
  const args = { id: row.id, event_id: event, accept: random.chance(0.8) };
  return mutate(session, row.user_id, { name: 'answer_staff@1', args });
};

const removeStaff: Deed = async (session, random) => {
  const event = random.pick(events);
  const row = await some(session, random, 'public.event_staff where deleted_at is null', event);
  if (!row) return null;
  return asOrganiser(session, event, 'remove_staff@1', { id: row.id, event_id: event });
};

const codeOf = (random: Random) => `C0DE000000000000000${random.int(0, 3)}`;

const createLink: Deed = (session, random) => {
  const event = random.pick(events);
  return asOrganiser(session, event, 'create_staff_link@1', {
    id: crypto.randomUUID(),
    event_id: event,
    code: codeOf(random),
    pin: '123456',
  });
};

const joinStaff: Deed = (session, random) => {
  const pin = random.pick(['123456', '123456', '000000']);
  const args = {
    id: crypto.randomUUID(),
    event_id: random.pick(events),
    code: codeOf(random),
    pin,
  };
  return mutate(session, random.pick(players), { name: 'join_staff@1', args });
};

const endLink: Deed = async (session, random) => {
  const event = random.pick(events);
  const [row] = await session.rows<{ id: string }>(
    'select id from public.staff_links where event_id = $1 and ended_at is null',
    [event],
  );
  return row
    ? asOrganiser(session, event, 'end_staff_link@1', { id: row.id, event_id: event })
    : null;
};

const recordStation: Deed = async (session, random) => {
  const event = random.pick(events);
  const row = await some(session, random, 'public.operators where true', event);
  if (!row) return null;
  return asOrganiser(session, event, 'record_station@1', {
    id: crypto.randomUUID(),
    event_id: event,
    operator_id: row.id,
    station: 'waiver',
    recorded_at: new Date(Date.now() + 60 * 86_400_000).toISOString(),
    clock_offset_ms: 0,
    device_id: crypto.randomUUID(),
  });
};

const checkIn: Deed = async (session, random) => {
  const event = random.pick(events);
  const row = await some(session, random, 'public.operators where true', event);
  return asOrganiser(session, event, 'check_in@1', {
    id: crypto.randomUUID(),
    event_id: event,
    operator_id: row?.id ?? null,
    mark: random.pick(['in', 'out']),
    scanned_at: new Date(Date.now() + 60 * 86_400_000).toISOString(),
    clock_offset_ms: 0,
    device_id: crypto.randomUUID(),
  });
};

/** What game day adds to people's actions: waiting lists, staff, check-ins and limits. */
export const eventDay: Deed[] = [
  ...Array.from({ length: 2 }, (): Deed => (session, random) => {
    const event = random.pick(events);
    const args = { id: crypto.randomUUID(), event_id: event, name: 'Quem espera' };
    return mutate(session, random.pick(players), { name: 'join_waiting_list@1', args });
  }),
  leave,
  (session, random) => {
    const event = random.pick(events);
    const patch = { max_op: random.pick([0, 2, 4]) };
    return asOrganiser(session, event, 'update_event@1', { id: event, patch, base: {} });
  },
  (session, random) => {
    const event = random.pick(events);
    const patch = random.pick([
      { pix_key: 'campo@exemplo.test', pix_name: 'Campo', pix_city: 'Rio' },
      { pix_key: null, pix_name: null, pix_city: null },
      { show_contact: true },
      { show_contact: false },
    ]);
    return asOrganiser(session, event, 'update_event@1', { id: event, patch, base: {} });
  },
  ...Array.from({ length: 2 }, (): Deed => (session, random) => {
    const event = random.pick(events);
    return asOrganiser(session, event, 'add_staff@1', {
      id: crypto.randomUUID(),
      event_id: event,
      user_id: random.pick(players),
      name: 'Ajudante',
    });
  }),
  answerStaff,
  answerStaff,
  removeStaff,
  createLink,
  joinStaff,
  endLink,
  checkIn,
  recordStation,
  (session, random) => {
    const event = random.pick(events);
    const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const args = random.chance(0.3) ? { id: event } : { id: event, date };
    return asOrganiser(session, event, 'postpone_event@1', args);
  },
  (session, random) => {
    const event = random.pick(events);
    const name = random.pick([
      'close_registration@1',
      'open_registration@1',
      'open_registration@1',
    ]);
    return asOrganiser(session, event, name, { id: event });
  },
];
