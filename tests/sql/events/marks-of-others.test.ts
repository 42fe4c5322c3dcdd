import { expect, test } from 'vitest';
import { mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs, heard, mark, relay } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

const rows = (event: string) =>
  db.rows<{ id: string }>(
    'select id, operator_id, flagged from public.check_ins where event_id = $1',
    [event],
  );

test('[hole N8] a gate says nothing about the person of another event’s place, and nothing of it is in their export', async () => {
  const { event: theirs, operator, player } = await gate.game();
  const { event } = await gate.game();
  const own = mark(event, { operator_id: operator });
  expect(await gate.act('check_in@1', own)).toBe('applied');
  expect(
    await gate.act('relay_marks@1', relay(event, [heard(gate.owner, { operator_id: operator })])),
  ).toBe('applied');
  expect(await rows(event)).toMatchObject([
    { operator_id: null, flagged: true },
    { operator_id: null, flagged: true },
  ]);
  const { id, scanned_at: recorded_at, clock_offset_ms, device_id } = own;
  const found = { id, event_id: event, operator_id: operator, station: 'payment', method: 'pix' };
  expect(
    await gate.act('record_station@1', { ...found, recorded_at, clock_offset_ms, device_id }),
  ).toBe('invalid_args: operator_id');
  await gate.must('check_in@1', mark(theirs, { operator_id: operator }));
  const { check_ins } = await db.rpc<{ check_ins: object[] }>(
    { user: player },
    'export_my_data',
    {},
  );
  expect(check_ins).toMatchObject([{ event_id: theirs }]);
});

test('[hole N8] one row that can’t be taken stops no other one, and the answer names what was taken', async () => {
  const { event, operator } = await gate.game();
  const { event: other, operator: there } = await gate.game();
  const elsewhere = heard(gate.owner, { operator_id: there });
  const walk_in = { operator_id: there, name: 'Rui Paz', team: null, class: null, lease_id: null };
  const known = { ...walk_in, came_at: at(0), staff_id: gate.owner };
  await gate.must('relay_marks@1', relay(other, [elsewhere]));
  const unnamed = heard(gate.owner, { staff_name: 'Ana\u0001' });
  const good = Array.from({ length: 4 }, () => heard(gate.owner, { operator_id: operator }));
  const late = heard(gate.owner, { scanned_at: '2300-01-01T00:00:00Z' });
  const taken = async (args: object) =>
    (await mutate(db, gate.owner, { name: 'relay_marks@1', args })).touched.map(([, id]) => id);
  for (const [one, said] of [
    [elsewhere, 'id_reused'],
    [late, 'invalid_args: scanned_at'],
    [unnamed, 'invalid_args: staff_name'],
  ] as const) {
    expect(await gate.act('relay_marks@1', relay(event, [one]))).toBe(said);
    const [some] = good.splice(0, 1);
    expect(await taken(relay(event, [some!, one]))).toEqual([some!.id, event]);
    expect((await rows(event)).map(({ id }) => id)).toContain(some!.id);
  }
  expect(await gate.act('relay_marks@1', relay(event, [], [known]))).toBe('id_reused');
  expect(await taken(relay(event, good, [known]))).toEqual([good[0]!.id, event]);
  expect(await rows(event)).toHaveLength(4);
});
