import { beforeEach, expect, test } from 'vitest';
import { mapDisk, mapStore } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { fenced, type LocalRow, type ReplicaStore } from './replica-store.ts';

const [id, epoch] = [seededIds(9)(), seededIds(10)()];
const row: LocalRow = { ...arenaRow({ id }), epoch, scopes: ['public'], me: 0 };
let session: AbortController;
let store: ReplicaStore;
beforeEach(() => {
  session = new AbortController();
  store = fenced(mapStore(mapDisk()), session.signal);
});

/** Each access of the round, by its name. */
const accesses: Record<string, () => Promise<unknown>> = {
  read: () => store.read('arenas', [id]),
  inScope: () => store.inScope('arenas', 'public'),
  write: () => store.write('arenas', [{ was: undefined, row, removed: false }]),
};

test('while the lock is held, a round reads what it wrote, and learns what was refused', async () => {
  expect(await accesses['write']!()).toEqual([]);
  expect(await accesses['write']!()).toEqual([id]); // it is there already
  expect(await store.read('arenas', [id])).toEqual(new Map([[id, { row, removed: false }]]));
  expect(await store.inScope('arenas', 'public')).toEqual([row]);
});

test.each(Object.keys(accesses))('[W2] after the lock is lost, %s is refused', async (access) => {
  session.abort(new DOMException('stolen', 'AbortError'));
  await expect(accesses[access]!()).rejects.toThrow('stolen');
});
