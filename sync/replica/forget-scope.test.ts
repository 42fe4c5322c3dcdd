import { expect, test } from 'vitest';
import { atEveryStep, dies, dying } from '#tests/fixtures/replica/dying-device.ts';
import { liveRows, mapStore } from '#tests/fixtures/replica/map-store.ts';
import { operatorRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { smallDevice, type SmallDevice } from '#tests/fixtures/replica/small-device.ts';
import { applyRows } from './apply.ts';
import { forgetScope } from './forget-scope.ts';
import { NIL } from '../wire/protocol.ts';
import { eventScope, knownOf, openScope, saveScope } from './scopes.ts';

const nextId = seededIds(13);
const [event_id, epoch] = [nextId(), nextId()];
const scope = eventScope(event_id);

async function readDevice(): Promise<SmallDevice> {
  const device = smallDevice();
  const rows = [operatorRow({ id: nextId(), event_id }), operatorRow({ id: nextId(), event_id })];
  await applyRows(device.store, { collection: 'operators', scopes: [scope], epoch, rows });
  await saveScope(device.db, scope, {
    c: { operators: [9, NIL] },
    departed: [9, NIL],
    epoch,
    settled_epoch: epoch,
    replica_id: device.disk.id,
    complete: true,
    synced_at: 1,
  });
  return device;
}

test('[P6] the rows of the scope are removed, and its state', async () => {
  const device = await readDevice();
  await forgetScope(device, scope);
  expect(liveRows(device.disk, 'operators')).toEqual([]);
  expect(await device.db.scopes.count()).toBe(0);
  await forgetScope(device, scope);
});

test('[P3] [case 6] interrupted at any step, no cursor describes rows that are gone', async () => {
  const lives = new Set<string>();
  await atEveryStep(async (steps) => {
    const device = await readDevice();
    const died = await dies(forgetScope(dying(device, steps), scope));
    const known = knownOf(await device.db.scopes.get(scope), device.disk.id, epoch);
    const left = liveRows(device.disk, 'operators').length;
    lives.add(`${died ? 'died' : 'lived'} with ${left}`);
    if (left < 2) expect(known).toEqual({ c: {} });
    if (died) expect(await device.db.scopes.get(scope), 'to be forgotten again').toBeDefined();
    return died;
  });
  expect([...lives].toSorted()).toEqual(['died with 0', 'died with 2', 'lived with 0']);
});

test('a scope that was opened after the decision is kept', async () => {
  const device = await readDevice();
  const judged = (await device.db.scopes.get(scope))!;
  await openScope(device.db, scope, 5);
  await forgetScope(device, scope, judged);
  expect(liveRows(device.disk, 'operators')).toHaveLength(2);
  expect(await device.db.scopes.get(scope)).toMatchObject({ opened_at: 5, complete: true });
});

test('a scope that is opened while its rows are removed is read anew', async () => {
  const device = await readDevice();
  const judged = (await device.db.scopes.get(scope))!;
  let opened = false;
  const store = mapStore(device.disk, async () => {
    if (opened) return;
    opened = true;
    await openScope(device.db, scope, 5);
  });
  await forgetScope({ ...device, store }, scope, judged);
  const state = await device.db.scopes.get(scope);
  expect(state).toMatchObject({ opened_at: 5, complete: false, synced_at: 0 });
  expect(knownOf(state, device.disk.id, epoch)).toEqual({ c: {} });
});
