import { describe, expect, test } from 'vitest';
import { registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';
import { at, gateActs, heard, mark, relay } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

const rows = (event: string) =>
  db.rows<Record<string, unknown>>(
    `select id, operator_id, staff_id, staff_name, relayed_by, flagged from public.check_ins where event_id = $1 order by id`,
    [event],
  );

test('[relative R2] beyond 500 marks and twenty a person a mark waits; one that is here, or takes one back, does not', async () => {
  const { event, operator } = await gate.game();
  const people = await db.one<number>(
    'select count(*)::int from public.operators where event_id = $1',
    [event],
  );
  await db.trial('postgres', async () => {
    await db.rows(
      `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
       select gen_random_uuid(), $1, $2, 'in', now(), 0, now(), gen_random_uuid(), 'Ana', false
       from generate_series(1, $3::int)`,
      [event, operator, 499 + 20 * people],
    );
    const own = () => ({ ...mark(event), operator_id: operator });
    const last = own();
    const waits = async (name: string, args: object) =>
      (await refusal(() => gate.act(name, args)))?.message;
    expect(await gate.act('check_in@1', last)).toBe('applied');
    expect(await waits('check_in@1', own())).toBe('too_many_requests');
    expect(await waits('relay_marks@1', relay(event, [heard(gate.helper)]))).toBe(
      'too_many_requests',
    );
    const { event_id: _e, ...here } = last;
    const known = heard(gate.owner, here);
    expect(await gate.act('relay_marks@1', relay(event, [known]))).toBe('applied');
    expect(await gate.act('check_in@1', { ...own(), mark: 'undo', undoes: last.id })).toBe(
      'applied',
    );
  });
});

describe('marks that another phone brings', () => {
  test('are their maker’s, once, in any order of sending', async () => {
    const { event, operator } = await gate.game();
    const one = heard(gate.helper, { operator_id: operator });
    expect(await gate.act('relay_marks@1', relay(event, [one, one]))).toBe('applied');
    expect(await gate.act('relay_marks@1', relay(event, [one]))).toBe('applied');
    const { staff_id: _s, staff_name: _n, ...own } = one;
    expect(await gate.act('check_in@1', { ...own, event_id: event }, gate.helper)).toBe('applied');
    expect(await rows(event)).toMatchObject([
      { staff_id: gate.helper, staff_name: 'Portão', relayed_by: gate.owner, flagged: false },
    ]);
    const two = heard(gate.helper, { operator_id: operator });
    const { staff_id: _s2, staff_name: _n2, ...first } = two;
    await gate.must('check_in@1', { ...first, event_id: event }, gate.helper);
    expect(await gate.act('relay_marks@1', relay(event, [two]))).toBe('applied');
    expect((await rows(event)).filter(({ id }) => id === two.id)).toMatchObject([
      { relayed_by: null },
    ]);
  });

  test('count as the bearer’s own, with a flag, if the maker did not help then', async () => {
    const { event, operator, staff } = await gate.game();
    const forged = heard(gate.stranger, { operator_id: operator });
    expect(await gate.act('relay_marks@1', relay(event, [forged]), gate.helper)).toBe('applied');
    expect(await rows(event)).toMatchObject([
      { staff_id: gate.helper, relayed_by: gate.helper, flagged: true },
    ]);
    const before = heard(gate.helper, { operator_id: operator, scanned_at: at(-10) });
    await gate.must('remove_staff@1', { id: staff.id, event_id: event });
    const after = heard(gate.helper, { operator_id: operator, scanned_at: at(5) });
    expect(await gate.act('relay_marks@1', relay(event, [before, after]))).toBe('applied');
    const by_id = new Map((await rows(event)).map((row) => [row['id'], row]));
    expect(by_id.get(before.id)).toMatchObject({ staff_id: gate.helper, flagged: true });
    expect(by_id.get(after.id)).toMatchObject({ staff_id: gate.owner, flagged: true });
    expect(await gate.act('relay_marks@1', relay(event, [before]), gate.helper)).toBe(
      'not_allowed',
    );
  });

  test('of oneself give no points, whoever is said to have made them', async () => {
    const { event } = await gate.game();
    const self = registration(event);
    await gate.must('register@1', self, gate.helper);
    const own = heard(gate.owner, { operator_id: self.operator_id });
    await gate.must('relay_marks@1', relay(event, [own]), gate.helper);
    const came = (by_others: boolean) =>
      db.rows(`select * from private.attended_operator_ids($1, '-infinity', $2)`, [
        event,
        by_others,
      ]);
    expect(await came(false)).toHaveLength(1);
    expect(await came(true)).toEqual([]);
  });
});

describe('somebody without a registration whom another phone brings', () => {
  test('is one person, takes one place of the lease, and has the number once it comes', async () => {
    const { event } = await gate.game();
    await db.rows('update public.airsoft_events set max_op = 2 where id = $1', [event]);
    const lease = crypto.randomUUID();
    const device_id = crypto.randomUUID();
    await gate.must(
      'lease_places@1',
      { id: lease, event_id: event, device_id, places: 1 },
      gate.helper,
    );
    const { name, whatsapp, operator_id } = registration(event);
    const came_at = at(0);
    const people = [
      {
        operator_id,
        name,
        team: 'Lobos',
        class: 'sniper',
        came_at,
        lease_id: lease,
        staff_id: gate.helper,
      },
      {
        operator_id: crypto.randomUUID(),
        name,
        team: null,
        class: null,
        came_at,
        lease_id: null,
        staff_id: gate.helper,
      },
    ];
    const told = relay(event, [heard(gate.helper, { operator_id })], people);
    for (let n = 0; n < 2; n += 1) expect(await gate.act('relay_marks@1', told)).toBe('applied');
    const own = { operator_id, event_id: event, name, whatsapp, came_at, lease_id: lease };
    expect(await gate.act('walk_in@1', own, gate.helper)).toBe('applied');
    const listed = await db.rows(
      `select o.id = $2 as first, o.walk_in, o.over_capacity, o.team, c.whatsapp from public.operators o
       left join public.operator_contacts c on c.operator_id = o.id
       where o.event_id = $1 and o.walk_in order by first desc`,
      [event, operator_id],
    );
    expect(listed).toEqual([
      { first: true, walk_in: true, over_capacity: false, team: 'Lobos', whatsapp },
      { first: false, walk_in: true, over_capacity: true, team: null, whatsapp: null },
    ]);
    expect(await db.one('select spent from public.place_leases where id = $1', [lease])).toBe(1);
    expect(await rows(event)).toMatchObject([{ flagged: false }]);
  });

  test('gets no number that is on the list already, with or without its ninth digit', async () => {
    const { event } = await gate.game();
    await gate.must(
      'walk_in@1',
      { ...registration(event, { whatsapp: '551182223344' }), came_at: at(0) },
      gate.helper,
    );
    const { name, operator_id } = registration(event);
    const came_at = at(0);
    const person = {
      operator_id,
      name,
      team: null,
      class: null,
      came_at,
      lease_id: null,
      staff_id: gate.helper,
    };
    await gate.must('relay_marks@1', relay(event, [], [person]), gate.helper);
    const own = { operator_id, event_id: event, name, whatsapp: '5511982223344', came_at };
    // the person is there already, so the answer is that they are
    expect(await gate.act('walk_in@1', own, gate.helper)).toBe('applied');
    const kept = `select array_agg(whatsapp) from public.operator_contacts where event_id = $1 and whatsapp like '%82223344'`;
    expect(await db.one(kept, [event])).toEqual(['551182223344']);
  });
});
