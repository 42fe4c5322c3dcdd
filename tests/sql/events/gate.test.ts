import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, makeTeammates, mutate, registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs, mark } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

describe('staff', () => {
  test('is appointed by the organiser, each person once', async () => {
    const event = await addEvent(db, gate.owner);
    expect(await gate.act('add_staff@1', gate.staffing(event), gate.stranger)).toBe('not_allowed');
    expect(await gate.act('add_staff@1', gate.staffing(event, { user_id: gate.owner }))).toBe(
      'already_staff',
    );
    const nobody = gate.staffing(event, { user_id: crypto.randomUUID() });
    expect(await gate.act('add_staff@1', nobody)).toBe('user_not_found');
    expect(await gate.act('add_staff@1', gate.staffing(event, { name: 'x' }))).toBe(
      'invalid_args: name',
    );
    const staff = gate.staffing(event);
    expect(await gate.act('add_staff@1', staff)).toBe('applied');
    expect(await gate.act('add_staff@1', gate.staffing(event))).toBe('already_staff');
    expect(
      await gate.act('add_staff@1', gate.staffing(event, { id: staff.id, user_id: gate.stranger })),
    ).toBe('id_reused');
    const out = { id: staff.id, event_id: event };
    expect(await gate.act('remove_staff@1', out, gate.stranger)).toBe('staff_not_found');
    // a person becomes staff only by accepting
    expect(await gate.act('remove_staff@1', out, gate.helper)).toBe('applied');
    expect(await gate.act('remove_staff@1', out)).toBe('staff_not_found');
    expect(await gate.act('add_staff@1', gate.staffing(event))).toBe('applied');
  });

  test('[hole N7] is asked among participants and teammates: to anybody else nothing is said', async () => {
    const event = await addEvent(db, gate.owner, { name: 'SUA CONTA SERÁ BLOQUEADA' });
    const [player, applicant, outside] = [
      await addPerson(db, 'Jogadora'),
      await addPerson(db, 'Quem pediu'),
      await addPerson(db, 'De fora'),
    ];
    const operator_id = await addOperator(db, player, { event });
    await makeTeammates(db, gate.owner, applicant);
    await db.rows('update public.team_members set approved = false where user_id = $1', [
      applicant,
    ]);
    const ask = (user_id: string) => gate.act('add_staff@1', gate.staffing(event, { user_id }));
    for (const person of [applicant, outside]) expect(await ask(person)).toBe('user_not_found');
    expect(
      await db.rows('select 1 from public.notifications where user_id in ($1, $2)', [
        applicant,
        outside,
      ]),
    ).toEqual([]);
    expect(await ask(player)).toBe('applied');
    expect(await ask(gate.helper)).toBe('applied');
    const other = await addEvent(db, gate.owner);
    const elsewhere = gate.staffing(other, { user_id: player });
    expect(await gate.act('add_staff@1', elsewhere)).toBe('user_not_found');
    await gate.must('remove_participant@1', { operator_id, event_id: event });
  });

  test('at most fifty', async () => {
    const event = await addEvent(db, gate.owner);
    await db.rows(
      `insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@exemplo.test' from generate_series(1, 50)`,
    );
    await db.rows(
      `insert into public.event_staff (id, event_id, user_id, name)
       select gen_random_uuid(), $1, id, 'Ajudante' from public.profiles where id not in ($2, $3) order by created_at desc limit 50`,
      [event, gate.helper, gate.stranger],
    );
    expect(await gate.act('add_staff@1', gate.staffing(event))).toBe('too_many_staff');
  });

  test('[rule 9] sees the list of a hidden, private event without numbers', async () => {
    const event = await addEvent(db, gate.owner, { is_public: false, allow_public_list: false });
    const { whatsapp, ...args } = registration(event, { name: 'Fulana', invited_by: 'CANARY' });
    const player = await addPerson(db, 'Pessoa');
    await mutate(db, player, { name: 'register@1', args: { ...args, whatsapp } });
    const before = await gate.pulled(gate.helper, event);
    expect(before.view).toBe('count');
    expect(before.rows('operators')).toEqual([]);
    const staff = gate.staffing(event);
    await gate.act('add_staff@1', staff);
    // [hole S16] invited only: they see the invitation, and of the event what they saw before
    const asked = await gate.pulled(gate.helper, event);
    expect(asked.view).toBe('count');
    expect(asked.rows('operators')).toEqual([]);
    expect(asked.rows('event_records')).toMatchObject([
      { kind: 'staff', data: { user_id: gate.helper, accepted_at: null } },
    ]);
    expect((await gate.pulled(gate.stranger, event)).rows('event_records')).toEqual([]);
    expect(await gate.answer(staff)).toBe('applied');
    const seen = await gate.pulled(gate.helper, event);
    expect(seen.view).toBe('staff');
    expect(seen.rows('operators')).toMatchObject([
      {
        name: 'Fulana',
        user_id: null,
        whatsapp: null,
        invited_by: null,
        whatsapp_masked: `(${String(whatsapp).slice(2, 4)}) •••••-••••`,
      },
    ]);
    const records = seen.rows('event_records');
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(['gate_key', 'staff']));
    expect(records.find(({ kind }) => kind === 'staff')).toMatchObject({
      data: { user_id: gate.helper, name: 'Portão' },
    });
    // and the event is theirs at once: the next pull of `me` contains it
    const mine = async () =>
      (
        await db.rpc<{ scopes: { me: { c: Record<string, { rows: { id: string }[] }> } } }>(
          { user: gate.helper },
          'sync_pull',
          { v: 1, limit: 1000, scopes: { me: {} } },
        )
      ).scopes.me.c['airsoft_events']?.rows.some(({ id }) => id === event);
    expect(await mine()).toBe(true);
    await gate.act('remove_staff@1', { id: staff.id, event_id: event });
    expect((await gate.pulled(gate.helper, event)).view).toBe('count');
    expect(await mine()).toBe(false);
  });

  test('an event reaches a person who joins its staff, and departs from one who leaves, unless it is theirs otherwise', async () => {
    const { event, player, operator, staff } = await gate.game();
    const departures = async (who: string) =>
      db.one<number>(
        `select count(*)::int from private.departures where scope = 'me:' || $1 and collection = 'airsoft_events' and id = $2`,
        [who, event],
      );
    await gate.act('remove_staff@1', { id: staff.id, event_id: event });
    expect(await departures(gate.helper)).toBe(1);
    const both = gate.staffing(event, { user_id: player });
    await gate.act('add_staff@1', both);
    await gate.answer(both);
    await gate.act('cancel_registration@1', { operator_id: operator, event_id: event }, player);
    expect(await departures(player)).toBe(0); // still staff
    await gate.act('remove_staff@1', { id: both.id, event_id: event });
    expect(await departures(player)).toBe(1);
  });
});

describe('[hole S16] nobody is staff without accepting', () => {
  const asked = async () => {
    const { event, operator } = await gate.game();
    const person = await addPerson(db, 'Quem é chamado');
    await makeTeammates(db, gate.owner, person);
    const staff = gate.staffing(event, { user_id: person });
    expect(await gate.act('add_staff@1', staff)).toBe('applied');
    return { event, operator, staff };
  };
  const told = (who: string) =>
    db.rows(
      `select url from public.notifications where user_id = $1 and data ->> 'code' = 'staff_asked'`,
      [who],
    );

  test('they are notified, once per event; a repeated invitation sends no notification', async () => {
    const { event, staff } = await asked();
    expect(await told(staff.user_id)).toEqual([{ url: `/event/${event}` }]);
    expect(await gate.answer(staff, false)).toBe('applied');
    expect(await gate.answer(staff)).toBe('staff_not_found');
    const again = gate.staffing(event, { user_id: staff.user_id });
    expect(await gate.act('add_staff@1', again)).toBe('applied');
    expect(await told(staff.user_id)).toHaveLength(1);
    expect(await gate.answer(again)).toBe('applied');
    expect(await gate.answer(again, false)).toBe('staff_not_found');
  });

  test('until they accept they can do nothing at the gate, and only they can answer', async () => {
    const { event, operator, staff } = await asked();
    const who = staff.user_id;
    expect(await gate.act('check_in@1', mark(event, { operator_id: operator }), who)).toBe(
      'not_allowed',
    );
    const walk_in = registration(event, { came_at: at(0) });
    expect(await gate.act('walk_in@1', walk_in, who)).toBe('not_allowed');
    for (const other of [gate.owner, gate.helper, gate.stranger])
      expect(await gate.answer(staff, true, other)).toBe('staff_not_found');
    expect(await gate.answer(staff)).toBe('applied');
    expect(await gate.act('check_in@1', mark(event, { operator_id: operator }), who)).toBe(
      'applied',
    );
  });

  test('the organiser withdraws the invitation', async () => {
    const { event, staff } = await asked();
    expect(await gate.act('remove_staff@1', { id: staff.id, event_id: event })).toBe('applied');
    expect(await gate.answer(staff)).toBe('staff_not_found');
  });
});
