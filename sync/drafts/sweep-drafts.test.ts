import { beforeEach, expect, test } from 'vitest';
import { smallDevice, type SmallDevice } from '#tests/fixtures/replica/small-device.ts';
import { teamRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import type { LocalRow } from '../replica/replica-store.ts';
import { draftCounts, readDraft, writeDraft } from './drafts.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const DAY = 86_400_000;
const [team_id, other_id, mutation_id] = Array.from({ length: 3 }, seededIds(41));
const form = `team:${team_id}`;
let device: SmallDevice;
const put = async (id: string, removed: boolean, name: 'teams' | 'team_records' = 'teams') => {
  const was = (await device.store.read(name, [id])).get(id);
  const row = { ...teamRow({ id }), scopes: [], epoch: 'e', me: 0 } as unknown as LocalRow;
  await device.store.write(name, [{ was, row, removed }]);
};
const sweep = async (day: number) => {
  await sweepDrafts(device, day * DAY);
  return (await readDraft(device.db, form)) !== undefined;
};

beforeEach(async () => {
  device = smallDevice();
  await writeDraft(device.db, form, { name: 'Lobos novos' });
});

test('a draft ends 30 days after its row was found gone, and counts no more', async () => {
  await put(team_id!, true);
  expect([await sweep(100), await sweep(130)]).toEqual([true, true]);
  expect((await draftCounts(device.db)).other).toBe(1);
  device.store = smallDevice().store; // the replica is read anew
  expect(await sweep(131)).toBe(false);
  expect((await draftCounts(device.db)).other).toBe(0);
});

test('a row that came back keeps its draft, and the days count anew', async () => {
  await put(team_id!, true);
  await sweep(100);
  await put(team_id!, false);
  expect(await sweep(150)).toBe(true);
  await put(team_id!, true);
  expect([await sweep(160), await sweep(189), await sweep(191)]).toEqual([true, true, false]);
});

test('a row that this device does not know, or whose other half is here, keeps its draft', async () => {
  expect([await sweep(100), await sweep(200)]).toEqual([true, true]);
  await put(team_id!, false);
  await put(team_id!, true, 'team_records');
  expect([await sweep(300), await sweep(400)]).toEqual([true, true]);
});

test('the draft of a new row stays, and one of a mutation that is still here', async () => {
  const corrected = `rank:${other_id}:${mutation_id}`;
  const at_arena = `event:arena:${other_id}`;
  await writeDraft(device.db, at_arena, { name: 'Noite' });
  await writeDraft(device.db, 'team:new', { name: 'Nova' });
  await writeDraft(device.db, corrected, { name: 'Cabo' });
  await device.db.outbox.add({ id: mutation_id, status: 'rejected' } as never);
  await put(other_id!, true);
  await sweep(100);
  await sweep(200);
  expect(await readDraft(device.db, 'team:new')).toBeDefined();
  expect(await readDraft(device.db, corrected)).toBeDefined();
  expect(await readDraft(device.db, at_arena)).toBeDefined();
});
