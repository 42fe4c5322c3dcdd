import { describe, expect, test } from 'vitest';
import { readReceipt, signedReceipt, type Receipt } from '#domain/merge/receipt.ts';
import { checkInRow } from '#tests/fixtures/samples/rows.ts';
import { registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { at, gateActs, mark } from './gate-acts.ts';

const db = await databaseOfFile();
const gate = await gateActs(db);

const { event_id: _, ...MARK } = mark('');
const rows = (event: string) =>
  db.rows<Record<string, unknown>>(
    `select id, staff_id, staff_name, relayed_by, flagged from public.check_ins where event_id = $1 order by id`,
    [event],
  );

/** What the gate's phone signs for a person: the helper's mark, unless `data` says otherwise. */
async function receiptOf(
  event: string,
  data: { operator_id: string; staff_id?: string; scanned_at?: string },
): Promise<Receipt> {
  const row = checkInRow({
    id: crypto.randomUUID(),
    data: { ...MARK, mark: 'in', staff_id: gate.helper, ...data },
  });
  const secret = await db.one<string>('select secret from public.gate_keys where id = $1', [event]);
  const text = await signedReceipt(row, { event_id: event, secret });
  const reading = readReceipt(text, { event_id: event, operator_id: data.operator_id });
  if (reading.kind !== 'good') throw new Error(reading.kind);
  return reading.receipt;
}

describe('a receipt', () => {
  async function received(minutes = 0) {
    const { event, player, operator, staff } = await gate.game();
    const patch = crypto.randomUUID();
    await db.rows(
      `insert into public.patches (id, nome, tipo, evento_id) values ($1, 'Presença', 'evento', $2)`,
      [patch, event],
    );
    const receipt = await receiptOf(event, { operator_id: operator, scanned_at: at(minutes) });
    const held = () => db.rows('select id from public.user_patches where user_id = $1', [player]);
    return { event, player, staff, patch, receipt, held };
  }

  test('brings the mark and the patch, once, before and after the gate does', async () => {
    const { event, player, patch, receipt, held } = await received();
    const id = crypto.randomUUID();
    const brought = { ...receipt, patches: [{ id, patch_id: patch }] };
    expect(await gate.act('bring_receipt@1', brought, player)).toBe('applied');
    expect(await held()).toEqual([{ id }]);
    expect(await rows(event)).toMatchObject([
      {
        id: receipt.id,
        staff_id: gate.helper,
        staff_name: 'Portão',
        relayed_by: player,
        flagged: false,
      },
    ]);
    const { staff_id: _s, tag: _t, ...own } = receipt;
    expect(await gate.act('check_in@1', { ...own, mark: 'in' }, gate.helper)).toBe('applied');
    expect(await gate.act('bring_receipt@1', { ...brought, patches: [] }, player)).toBe('applied');
    await db.rows(`update public.airsoft_events set date = date - 3 where id = $1`, [event]);
    await db.one('select private.award_event($1)', [event]);
    expect(await held()).toEqual([{ id }]);
    expect(await rows(event)).toHaveLength(1);
  });

  test('brings the patch that is made with the event, not that of who won; its points come with those for the game', async () => {
    const { event, player, receipt, held } = await received();
    await db.rows(`update public.airsoft_events set patch_for = 'both' where id = $1`, [event]);
    expect(await gate.act('bring_receipt@1', { ...receipt, patches: [] }, player)).toBe('applied');
    expect(await held()).toHaveLength(2);
    const paid = () =>
      db.rows(
        `select sum(points)::int as points, count(*)::int as causes from public.user_points where user_id = $1`,
        [player],
      );
    expect(await paid()).toEqual([{ points: 25, causes: 1 }]); // an administrator's
    await db.rows(`update public.airsoft_events set date = date - 3 where id = $1`, [event]);
    await db.one('select private.award_event($1)', [event]);
    expect(await paid()).toEqual([{ points: 60, causes: 3 }]);
    expect(await held()).toHaveLength(2);
  });

  test('of another person, event or signature is refused', async () => {
    const { event, player, receipt } = await received();
    const act = (changes: object, who = player) =>
      gate.act('bring_receipt@1', { ...receipt, patches: [], ...changes }, who);
    expect(await act({ tag: '0'.repeat(32) })).toBe('receipt_not_valid');
    expect(await act({ id: crypto.randomUUID() })).toBe('receipt_not_valid');
    expect(await act({ clock_offset_ms: 1 })).toBe('receipt_not_valid');
    expect(await act({ data_version: null })).toBe('receipt_not_valid');
    expect(await act({}, gate.stranger)).toBe('registration_not_found');
    const other = await received();
    expect(await act({ event_id: other.event })).toBe('registration_not_found');
    expect(await rows(event)).toEqual([]);
  });

  test('of a helper who was removed since is good for what they marked before', async () => {
    const { event, player, staff, receipt } = await received(-5);
    await gate.must('remove_staff@1', { id: staff.id, event_id: event });
    expect(await gate.act('bring_receipt@1', { ...receipt, patches: [] }, player)).toBe('applied');
    expect(await rows(event)).toMatchObject([{ staff_id: gate.helper, flagged: true }]);
    const late = await received(2);
    await gate.must('remove_staff@1', { id: late.staff.id, event_id: late.event });
    expect(await gate.act('bring_receipt@1', { ...late.receipt, patches: [] }, late.player)).toBe(
      'receipt_not_valid',
    );
  });

  test('gives no patch for a mark that was undone, nor for an event that was cancelled', async () => {
    const { event, player, receipt, held } = await received();
    const undo = mark(event, {
      mark: 'undo',
      undoes: receipt.id,
      operator_id: receipt.operator_id,
    });
    await gate.must('check_in@1', undo, gate.helper);
    expect(await gate.act('bring_receipt@1', { ...receipt, patches: [] }, player)).toBe('applied');
    expect(await held()).toEqual([]);
  });
});

test('a person who helps and plays gets no patch by a receipt of their own making', async () => {
  const { event } = await gate.game();
  const self = registration(event);
  await gate.must('register@1', self, gate.helper);
  await db.rows(
    `insert into public.patches (id, nome, tipo, evento_id) values (gen_random_uuid(), 'Sua', 'evento', $1)`,
    [event],
  );
  const receipt = await receiptOf(event, {
    operator_id: self.operator_id,
    staff_id: gate.owner,
  });
  await gate.must('bring_receipt@1', { ...receipt, patches: [] }, gate.helper);
  expect(
    await db.rows('select 1 from public.user_patches where user_id = $1', [gate.helper]),
  ).toEqual([]);
});
