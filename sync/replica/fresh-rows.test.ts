import { beforeEach, expect, test, vi } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { liveRows, mapDisk, mapStore, type MapDisk } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { applyRows, leaveScope } from './apply.ts';
import { freshRows, type FreshRows } from './fresh-rows.ts';
import type { ReplicaStore } from './replica-store.ts';

const nextId = seededIds(7);
const [epoch, id] = [nextId(), nextId()];
const arena = (rev: number) => arenaRow({ id, rev, name: `Arena ${rev}` });
const apply = (store: ReplicaStore, rev: number) =>
  applyRows(store, { collection: 'arenas', scopes: ['public'], epoch, rows: [arena(rev)] });

let disk: MapDisk;
let fresh: FreshRows;
let changed: ReturnType<typeof vi.fn<() => void>>;
let unwatch: () => void;
beforeEach(() => {
  disk = mapDisk();
  fresh = freshRows();
  changed = vi.fn();
  unwatch = fresh.watch('arenas', id, changed);
});

/** A storage that answers a write when it is told to. */
function slowStore() {
  const store = mapStore(disk);
  const waiting: ((failure?: Error) => void)[] = [];
  const write: ReplicaStore['write'] = async (...asked) => {
    await new Promise<void>((resolve, reject) =>
      waiting.push((failure) => (failure ? reject(failure) : resolve())),
    );
    return store.write(...asked);
  };
  const asked = () => expect.poll(() => waiting.length).toBe(1);
  return {
    store: { ...store, write },
    answer: (failure?: Error) => waiting.shift()!(failure),
    asked,
  };
}

test('a watcher gets a row before the storage has answered, and the row stays', async () => {
  const { store, answer, asked } = slowStore();
  const applied = apply(fresh.telling(store), 2);
  await asked();
  expect(fresh.get('arenas', id)).toMatchObject({ rev: 2, name: 'Arena 2', epoch });
  expect(changed).toHaveBeenCalledOnce();
  answer();
  await applied;
  expect(fresh.get('arenas', id)).toMatchObject({ rev: 2 });
});

test('a row whose write failed is taken back', async () => {
  const { store, answer, asked } = slowStore();
  const applied = apply(fresh.telling(store), 2);
  await asked();
  answer(new Error('no room'));
  await expect(applied).rejects.toThrow('no room');
  expect(fresh.get('arenas', id)).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a row that another tab wrote first, in a newer version, is taken back', async () => {
  const { store, answer, asked } = slowStore();
  const applied = apply(fresh.telling(store), 2);
  await asked();
  await apply(mapStore(disk), 3);
  answer();
  await applied;
  expect(fresh.get('arenas', id)).toBeUndefined();
  expect(liveRows(disk, 'arenas')).toMatchObject([{ rev: 3 }]);
});

test('a watcher gets no row that leaves the device', async () => {
  const store = fresh.telling(mapStore(disk));
  await apply(store, 2);
  await leaveScope(store, { collection: 'arenas', scope: 'public', ids: [id] });
  expect(fresh.get('arenas', id)).toBeUndefined();
});

test('a row without a watcher is not kept', async () => {
  unwatch();
  await apply(fresh.telling(mapStore(disk)), 2);
  expect(fresh.get('arenas', id)).toBeUndefined();
});

test('after any order of writes by two tabs, no watcher keeps a row that the replica does not have', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(
        fc.record({ rev: fc.integer({ min: 1, max: 4 }), ours: fc.boolean(), fails: fc.boolean() }),
        {
          maxLength: 6,
        },
      ),
      async (scheduler, writes) => {
        const shared = mapDisk();
        const rows = freshRows();
        rows.watch('arenas', id, () => undefined);
        const tab = (fails: boolean) => {
          const store = mapStore(shared, () => scheduler.schedule(Promise.resolve()));
          const dying: ReplicaStore = {
            ...store,
            write: async (...asked) => {
              if (fails) throw new Error('the tab is closed');
              return store.write(...asked);
            },
          };
          return dying;
        };
        const all = writes.map(({ rev, ours, fails }) =>
          apply(ours ? rows.telling(tab(fails)) : tab(false), rev).catch(() => undefined),
        );
        await scheduler.waitFor(Promise.all(all));
        const told = rows.get('arenas', id)?.rev ?? 0;
        const stored = liveRows(shared, 'arenas')[0]?.rev ?? 0;
        expect(told).toBeLessThanOrEqual(stored);
      },
    ),
  ));
