import { describe, expect, test } from 'vitest';
import { addPerson, registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

/** An event in an hour with ten places: one person takes part, and the helper is staff. */
async function game(max_op = 10) {
  const made = await gate.game();
  await db.rows('update public.airsoft_events set max_op = $2 where id = $1', [made.event, max_op]);
  return made;
}
const leaseOf = (event_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  device_id: '00000001-0000-4000-8000-000000000001',
  ...changes,
});
const OTHER = '00000001-0000-4000-8000-000000000002';
const walkIn = (event_id: string, lease_id?: string, changes: object = {}) => ({
  ...registration(event_id, { came_at: at(0) }),
  ...(lease_id && { lease_id }),
  ...changes,
});
const held = (event: string) =>
  db.one<number>('select places_offered from public.airsoft_events where id = $1', [event]);
const leases = async (who: string, event: string) =>
  (await gate.pulled(who, event)).rows('event_records').filter(({ kind }) => kind === 'lease');
const startedAgo = (event: string, minutes: number) =>
  db.rows(
    `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
     from (select now() at time zone 'America/Sao_Paulo' - make_interval(mins => $2) t) x) where id = $1`,
    [event, minutes],
  );

describe('a lease', () => {
  test('is by default what is free, divided by the people at the gate', async () => {
    const { event } = await game(); // nine free, the organiser and a helper
    const lease = leaseOf(event);
    expect(await gate.act('lease_places@1', lease, gate.helper)).toBe('applied');
    expect(await leases(gate.helper, event)).toMatchObject([
      { id: lease.id, data: { user_id: gate.helper, places: 4, spent: 0 } },
    ]);
    expect(await leases(gate.owner, event)).toHaveLength(1);
    expect(await held(event)).toBe(4);
    // five are free now
    expect(await gate.act('lease_places@1', leaseOf(event, { device_id: OTHER }))).toBe('applied');
    expect(await held(event)).toBe(6);
  });

  test('is at least one place, and none when nothing is free', async () => {
    const { event } = await game(2);
    expect(await gate.act('lease_places@1', leaseOf(event))).toBe('applied');
    expect(await held(event)).toBe(1);
    const second = leaseOf(event, { device_id: OTHER });
    expect(await gate.act('lease_places@1', second, gate.helper)).toBe('event_full');
  });

  test('is of the size that the organiser says, and staff get no more than their share', async () => {
    const { event } = await game();
    expect(await gate.act('lease_places@1', leaseOf(event, { places: 7 }))).toBe('applied');
    expect(await held(event)).toBe(7);
    const more = leaseOf(event, { device_id: OTHER, places: 5 });
    expect(await gate.act('lease_places@1', more, gate.helper)).toBe('applied');
    expect(await held(event)).toBe(8);
    expect(await gate.act('lease_places@1', leaseOf(event, { places: 99 }))).toBe('applied');
    expect(await held(event)).toBe(9); // never more than there are
  });

  test('counts as taken for everybody else', async () => {
    const { event } = await game();
    await gate.act('lease_places@1', leaseOf(event, { places: 9 }));
    const player = await addPerson(db, 'Jogadora');
    expect(await gate.act('register@1', registration(event), player)).toBe('event_full');
    await gate.act('lease_places@1', leaseOf(event, { places: 8 }));
    expect(await gate.act('register@1', registration(event), player)).toBe('applied');
  });

  test('is given back, and is then no device’s any more', async () => {
    const { event } = await game();
    const lease = leaseOf(event);
    await gate.act('lease_places@1', lease);
    expect(await gate.act('lease_places@1', leaseOf(event, { places: 0 }))).toBe('applied');
    expect(await held(event)).toBe(0);
    expect(await leases(gate.owner, event)).toEqual([]);
    expect(
      await db.rows('select id from private.departures where scope = $1 and id = $2', [
        `event:${event}`,
        lease.id,
      ]),
    ).toHaveLength(1);
  });

  test('is for the gate alone, of an event with a limit, from twelve hours before to an hour after its start', async () => {
    const { event } = await game();
    expect(await gate.act('lease_places@1', leaseOf(event), gate.stranger)).toBe('not_allowed');
    await startedAgo(event, 61);
    expect(await gate.act('lease_places@1', leaseOf(event))).toBe('event_past');
    await startedAgo(event, -13 * 60);
    expect(await gate.act('lease_places@1', leaseOf(event))).toBe('gate_not_open');
    const { event: endless } = await game(0);
    expect(await gate.act('lease_places@1', leaseOf(endless))).toBe('no_limit_of_places');
  });
});

describe('somebody who comes without a registration', () => {
  test('takes a place of the lease, and the event is never oversold but by a yes', async () => {
    const { event } = await game(3);
    const lease = leaseOf(event, { places: 2 });
    await gate.act('lease_places@1', lease);
    for (const [n, over] of [false, false, true].entries()) {
      const person = walkIn(event, lease.id);
      expect(await gate.act('walk_in@1', person)).toBe('applied');
      const [row] = await db.rows('select over_capacity from public.operators where id = $1', [
        person.operator_id,
      ]);
      expect([n, row]).toEqual([n, { over_capacity: over }]);
      expect(await held(event)).toBe(Math.max(0, 1 - n));
    }
  });

  test('takes none of another person’s lease, nor of one that is over', async () => {
    const { event } = await game(3);
    const lease = leaseOf(event, { places: 2 });
    await gate.act('lease_places@1', lease);
    const by_helper = walkIn(event, lease.id);
    expect(await gate.act('walk_in@1', by_helper, gate.helper)).toBe('applied');
    expect(await held(event)).toBe(2);
    const over = (id: string) =>
      db.one<boolean>('select over_capacity from public.operators where id = $1', [id]);
    expect(await over(by_helper.operator_id)).toBe(true);
    await gate.act('lease_places@1', leaseOf(event, { places: 0 }));
    const late = walkIn(event, lease.id);
    await gate.act('walk_in@1', late);
    expect(await over(late.operator_id)).toBe(false); // one of the places that came back
    const later = walkIn(event, lease.id);
    await gate.act('walk_in@1', later);
    expect(await over(later.operator_id)).toBe(true);
  });

  test('frees no place for the waiting list', async () => {
    const { event } = await game(2);
    const lease = leaseOf(event, { places: 1 });
    await gate.act('lease_places@1', lease);
    const waits = await addPerson(db, 'Quem espera');
    const line = { id: crypto.randomUUID(), event_id: event, name: 'Quem espera' };
    expect(await gate.act('join_waiting_list@1', line, waits)).toBe('applied');
    expect(await gate.act('walk_in@1', walkIn(event, lease.id))).toBe('applied');
    expect(await db.one('select status from public.waiting_list where id = $1', [line.id])).toBe(
      'waiting',
    );
  });
});

describe('what is left of a lease returns', () => {
  test('an hour after the start, by the clock', async () => {
    const { event } = await game();
    const lease = leaseOf(event, { places: 5 });
    await gate.act('lease_places@1', lease);
    await db.exec('set session_replication_role = replica'); // the day comes, and nobody moves the event
    await startedAgo(event, 59);
    await db.exec('set session_replication_role = origin');
    await db.one('select private.expire_offers()');
    expect(await held(event)).toBe(5);
    await db.exec('set session_replication_role = replica');
    await startedAgo(event, 61);
    await db.exec('set session_replication_role = origin');
    expect(await db.one('select private.expire_offers()')).toBe(1);
    expect(await held(event)).toBe(0);
  });

  test.each([
    ['its person is staff no more', 'remove_staff@1'],
    ['the event is cancelled', 'cancel_event@1'],
    ['the event is moved', 'postpone_event@1'],
    ['the event is deleted', 'delete_event@1'],
  ])('when %s', async (_why, name) => {
    const { event, staff } = await game();
    await gate.act('lease_places@1', leaseOf(event), gate.helper);
    const args = name === 'remove_staff@1' ? { id: staff.id, event_id: event } : { id: event };
    expect(await gate.act(name, args)).toBe('applied');
    expect(await held(event)).toBe(0);
  });
});
