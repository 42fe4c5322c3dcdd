import { addPerson, mutate, onTheirDay } from '../../acts.ts';
import type { Role } from '../topics/topic.ts';
import type { Session } from '../../session.ts';

/**
 * What game day adds to the world: staff, friends without an account, a waiting list, and
 * check-ins.
 */
export async function addEventDay(
  db: Session,
  of: {
    user: Record<Role, string | null>;
    event: Record<string, string>;
    names: Map<string, string>;
    phone: (n: number) => string;
    guest: number;
  },
): Promise<void> {
  const { user, event, names, phone } = of;
  const act = async (role: Role, name: string, args: object) => {
    const { status, code } = await mutate(db, user[role] ?? '', { name, args });
    if (status !== 'applied') throw new Error(`${name}: ${code}`);
  };
  const named = (relation: string, name: string) => {
    const id = crypto.randomUUID();
    names.set(`${relation} ${id}`, name);
    return id;
  };

  const staff = async (at: string, user_id: string | null, name: string) => {
    const id = named('event_staff', name);
    // by hand, as if they had once been in a team of the organiser's
    await db.rows(
      `insert into public.event_staff (id, event_id, user_id, name) values ($1, $2, $3, 'Ajudante')`,
      [id, event[at], user_id],
    );
    await db.rows(
      `select private.tell_about_event(array[$2]::uuid[], e, 'staff_asked', 'staff_asked:' || e.id)
       from public.airsoft_events e where e.id = $1`,
      [event[at], user_id],
    );
    return id;
  };
  for (const at of ['A_private', 'A_hidden']) {
    const id = await staff(at, user.bruno, `${at}/bruno`);
    await act('bruno', 'answer_staff@1', { id, event_id: event[at], accept: true });
  }
  // invited, without an answer: they see the invitation and nothing more
  await staff('A_hidden', user.stranger, 'A_hidden/stranger');
  const helper = await addPerson(db, 'Pessoa que ajudou');
  names.set(`profiles ${helper}`, 'without number');
  const id = await staff('A_open', helper, 'A_open/removed');
  await act('owner', 'remove_staff@1', { id, event_id: event['A_open'] });

  const link = { id: named('staff_links', 'A_private/link'), event_id: event['A_private'] };
  await act('owner', 'create_staff_link@1', {
    ...link,
    code: 'C0DE0000000000000002',
    pin: '123456',
  });

  await db.rows(
    `insert into public.place_leases (id, event_id, user_id, device_id, places) values ($1, $2, $3, $1, 2)`,
    [named('place_leases', 'A_private/lease'), event['A_private'], user.bruno],
  );

  // a forged one needs an event that has none
  await db.rows('delete from public.gate_keys where id = $1', [event['B_hidden']]);
  for (const [name, id] of Object.entries(event))
    if (name !== 'B_hidden') names.set(`gate_keys ${id}`, name);
  await db.rows(`insert into private.past_gate_secrets (event_id, secret) values ($1, 'before')`, [
    event['A_private'],
  ]);
  await db.rows('insert into private.left_gates (event_id) values ($1)', [event['A_private']]);

  const [self, guest] = ['other_org', 'guest'].map((who) => {
    const operator_id = named('operators', `A_hidden/${who}`);
    names.set(`operator_contacts ${operator_id}`, `A_hidden/${who}`);
    return {
      operator_id,
      name: `Operador ${who.replace('_', ' ')}`,
      invited_by: `CANARY-INV-9${who.length}`,
    };
  });
  await act('other_org', 'register_squad@1', {
    event_id: event['A_hidden'],
    operators: [
      { ...self, whatsapp: phone(5) },
      { ...guest, whatsapp: phone(of.guest) },
    ],
  });

  const waiting: [string, string | null, string, string][] = [
    ['A_open', helper, 'offered', 'A_open/other'],
    ['B_private', user.ana, 'offered', 'B_private/ana'],
    ['B_private', user.bruno, 'left', 'B_private/bruno'],
  ];
  for (const [at, person, status, name] of waiting) {
    await db.rows(
      `insert into public.waiting_list (id, event_id, user_id, name, status, offered_until)
       values ($1, $2, $3, 'Quem espera', $4, now() + interval '1 day')`,
      [named('waiting_list', name), event[at], person, status],
    );
  }

  const operator = (name: string) =>
    [...names]
      .find(([key, value]) => key.startsWith('operators ') && value === name)?.[0]
      .slice(10);
  const marks: [Role, string, string | undefined, string][] = [
    ['bruno', 'A_private', operator('A_private/ana'), 'A_private/ana'],
    ['bruno', 'A_private', undefined, 'A_private/unknown'],
    ['owner', 'A_open', operator('A_open/bruno'), 'A_open/bruno'],
    ['owner', 'A_open', operator('A_open/left'), 'A_open/left'],
    ['other_org', 'B_private', operator('B_private/other'), 'B_private/other'],
  ];
  const now = new Date().toISOString();
  const at_gates = marks.map(([, at]) => event[at]);
  await onTheirDay(db, at_gates, async () => {
    for (const [role, at, operator_id = null, name] of marks) {
      await act(role, 'check_in@1', {
        id: named('check_ins', name),
        event_id: event[at],
        operator_id,
        mark: 'in',
        scanned_at: now,
        clock_offset_ms: 0,
        device_id: crypto.randomUUID(),
      });
    }
    // by the helper, about Ana, who does not read it
    await act('bruno', 'record_station@1', {
      id: named('station_records', 'A_private/station'),
      event_id: event['A_private'],
      operator_id: operator('A_private/ana'),
      station: 'chronograph',
      fps: 380,
      bb_g: 0.28,
      replica: 'M4',
      recorded_at: now,
      clock_offset_ms: 0,
      device_id: crypto.randomUUID(),
    });
  });
}

/** Rows of these tables that satisfy every constraint. */
export function forgedEventDay({
  id,
  me,
  event,
}: {
  id: string;
  me: string | null;
  event: string | undefined;
}): Record<string, Record<string, unknown>> {
  const row = { id, event_id: event, name: 'Eu mesmo' };
  const now = new Date().toISOString();
  return {
    event_staff: { ...row, user_id: me },
    left_gates: { event_id: event },
    past_gate_secrets: { event_id: event, secret: '0'.repeat(64) },
    gate_keys: { id: event, secret: '0'.repeat(64) },
    place_leases: { id, event_id: event, user_id: me, device_id: id, places: 1 },
    station_records: {
      id,
      event_id: event,
      operator_id: id,
      station: 'waiver',
      recorded_at: now,
      happened_at: now,
      clock_offset_ms: 0,
      device_id: id,
      staff_name: 'Eu',
      flagged: false,
    },
    staff_links: {
      id,
      event_id: event,
      code: 'C0DE0000000000000003',
      code_hash: id,
      pin: '000000',
    },
    waiting_list: { ...row, user_id: me },
    check_ins: {
      id,
      event_id: event,
      mark: 'in',
      scanned_at: now,
      happened_at: now,
      clock_offset_ms: 0,
      device_id: id,
      staff_name: 'Eu',
      flagged: false,
    },
  };
}
