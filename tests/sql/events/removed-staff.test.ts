import { describe, expect, test } from 'vitest';
import { signedReceipt, readReceipt } from '#domain/merge/receipt.ts';
import { checkInRow } from '#tests/fixtures/samples/rows.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs, mark } from './gate-acts.ts';

/** [hole N4] What removed staff still may change at a gate: nothing that the organiser does not confirm. */
const db = await databaseOfFile();
const gate = await gateActs(db);

const HOURS = 60;
const came = async (event: string) =>
  (await db.rows<{ id: string }>('select private.attended_operator_ids($1) as id', [event])).map(
    ({ id }) => id,
  );
const states = (event: string) =>
  db.rows('select id, flagged, awaits_yes from public.check_ins where event_id = $1 order by received_at, id', [event]); // prettier-ignore

/** A game of three days ago, at which the helper was until they were removed `hours` ago. */
async function removed(hours: number) {
  const { event, operator, player, staff } = await gate.game();
  await db.rows('update public.airsoft_events set date = date - 3 where id = $1', [event]);
  await gate.must('remove_staff@1', { id: staff.id, event_id: event });
  const since = `make_interval(hours => ${hours})`;
  await db.rows(`update public.event_staff set deleted_at = now() - ${since} where id = $1`, [
    staff.id,
  ]);
  await db.rows(
    `update private.past_gate_secrets set ended_at = now() - ${since} where event_id = $1`,
    [event],
  );
  return { event, operator, player };
}

test('what comes within two days of a removal counts, with a flag', async () => {
  const { event, operator } = await removed(47);
  const row = mark(event, { operator_id: operator, scanned_at: at(-48 * HOURS) });
  expect(await gate.act('check_in@1', row, gate.helper)).toBe('applied');
  expect(await states(event)).toEqual([{ id: row.id, flagged: true, awaits_yes: false }]);
  expect(await came(event)).toEqual([operator]);
});

test('what comes later counts once the organiser has made the same mark', async () => {
  const { event, operator } = await removed(49);
  const row = mark(event, { operator_id: operator, scanned_at: at(-50 * HOURS) });
  expect(await gate.act('check_in@1', row, gate.helper)).toBe('applied');
  expect(await states(event)).toEqual([{ id: row.id, flagged: true, awaits_yes: true }]);
  expect(await came(event)).toEqual([]);
  expect((await gate.pulled(gate.owner, event)).rows('event_records')).toContainEqual(
    expect.objectContaining({ id: row.id, data: expect.objectContaining({ awaits_yes: true }) }),
  );
  await gate.must('check_in@1', { ...row, id: crypto.randomUUID() });
  expect(await came(event)).toEqual([operator]);
});

describe('an undo dated before the removal', () => {
  test('never takes back another’s mark', async () => {
    const { event, operator } = await removed(1);
    const theirs = mark(event, { operator_id: operator, scanned_at: at(-3 * HOURS) });
    await gate.must('check_in@1', theirs);
    const undo = { mark: 'undo', undoes: theirs.id, operator_id: operator };
    const row = mark(event, { ...undo, scanned_at: at(-2 * HOURS) });
    expect(await gate.act('check_in@1', row, gate.helper)).toBe('applied');
    expect(await came(event)).toEqual([operator]);
    // nor when a phone brings it that heard it from theirs
    const { event_id: _, ...heard } = mark(event, { ...undo, scanned_at: at(-2 * HOURS) });
    const marks = [{ ...heard, staff_id: gate.helper, staff_name: 'Portão' }];
    await gate.must('relay_marks@1', { event_id: event, marks, walk_ins: [] });
    expect(await came(event)).toEqual([operator]);
    await gate.must('check_in@1', mark(event, undo));
    expect(await came(event)).toEqual([]);
  });

  test('takes back their own', async () => {
    const { event, operator } = await removed(1);
    const own = mark(event, { operator_id: operator, scanned_at: at(-3 * HOURS) });
    await gate.must('check_in@1', own, gate.helper);
    const undo = { mark: 'undo', undoes: own.id, operator_id: operator };
    await gate.must(
      'check_in@1',
      mark(event, { ...undo, scanned_at: at(-2 * HOURS) }),
      gate.helper,
    );
    expect(await came(event)).toEqual([]);
  });
});

test('nor do they take back what another recorded at a station', async () => {
  const { event, operator } = await removed(1);
  const paid = {
    id: crypto.randomUUID(),
    event_id: event,
    operator_id: operator,
    station: 'payment',
    method: 'pix',
    recorded_at: at(-3 * HOURS),
    clock_offset_ms: 0,
    device_id: '00000001-0000-4000-8000-000000000002',
  };
  await gate.must('record_station@1', paid);
  const { method: _, ...undo } = { ...paid, id: crypto.randomUUID(), undoes: paid.id };
  await gate.must('record_station@1', { ...undo, recorded_at: at(-2 * HOURS) }, gate.helper);
  expect(
    await db.rows(
      'select id, awaits_yes from public.station_records where event_id = $1 order by awaits_yes',
      [event],
    ),
  ).toEqual([
    { id: paid.id, awaits_yes: false },
    { id: undo.id, awaits_yes: true },
  ]);
});

describe('a receipt of the secret before the removal', () => {
  async function receiptOf(event: string, operator_id: string, hours: number) {
    const { event_id: _, ...data } = mark(event, {
      operator_id,
      staff_id: gate.owner,
      scanned_at: at(-hours * HOURS),
    });
    const row = checkInRow({ id: data.id, data: data as object });
    const sql = 'select secret from private.past_gate_secrets where event_id = $1';
    const secret = await db.one<string>(sql, [event]);
    const text = await signedReceipt(row, { event_id: event, secret });
    const reading = readReceipt(text, { event_id: event, operator_id });
    if (reading.kind !== 'good') throw new Error(reading.kind);
    return { ...reading.receipt, patches: [] };
  }

  test('is flagged, and counts once the phone in whose name it is has said the same', async () => {
    const { event, operator, player } = await removed(1);
    const receipt = await receiptOf(event, operator, 2);
    expect(await gate.act('bring_receipt@1', receipt, player)).toBe('applied');
    expect(await states(event)).toEqual([{ id: receipt.id, flagged: true, awaits_yes: true }]);
    expect(await came(event)).toEqual([]);
    const { staff_id: _s, tag: _t, patches: _p, ...own } = receipt;
    expect(await gate.act('check_in@1', { ...own, mark: 'in' })).toBe('applied');
    expect(await states(event)).toEqual([{ id: receipt.id, flagged: true, awaits_yes: false }]);
    expect(await came(event)).toEqual([operator]);
  });

  test.each([
    [13 * 24, 'applied'],
    [14 * 24, 'receipt_not_valid'],
  ])('%i hours after it ended: %s', async (hours, said) => {
    const { event, operator, player } = await removed(hours);
    await db.rows('update public.airsoft_events set date = date - 12 where id = $1', [event]);
    const receipt = await receiptOf(event, operator, hours + 1);
    expect(await gate.act('bring_receipt@1', receipt, player)).toBe(said);
  });
});
