import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import {
  liveRows,
  mapDisk,
  mapStore,
  rowsHeldBy,
  type MapDisk,
} from '#tests/fixtures/replica/map-store.ts';
import { arenaRow, eventRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { nextTurn } from '../device/next-turn.ts';
import { applyDepartures, applyRows, digestOf, dropScope, holdsAny, leaveScope } from './apply.ts';
import { NIL, rowHash, type Scope, type WireRow } from '../wire/protocol.ts';
import { fenced, type ReplicaStore } from './replica-store.ts';

vi.mock('../device/next-turn.ts', async (real) => ({
  nextTurn: vi.fn((await real<{ nextTurn: () => Promise<void> }>()).nextTurn),
}));

const nextId = seededIds(5);
const [epoch, restored, id, other] = [nextId(), nextId(), nextId(), nextId()];
let disk: MapDisk;
let store: ReplicaStore;
beforeEach(() => {
  disk = mapDisk();
  store = mapStore(disk);
});

const arena = (rev: number, more: object = {}): WireRow =>
  arenaRow({ id, rev, name: `Arena ${rev}`, sync_xid: rev * 10, ...more });
const apply = (rows: readonly WireRow[], scopes: readonly Scope[] = ['public'], of = epoch) =>
  applyRows(store, { collection: 'arenas', scopes, epoch: of, rows });
const leave = (scope: Scope, rev: number, of = epoch) =>
  applyDepartures(store, { scope, epoch: of }, [['arenas', id, 1, rev]]);
const here = () => liveRows(disk, 'arenas');

describe('[P5] versions', () => {
  test('the higher rev wins, whatever its transaction id [case 4]', async () => {
    await apply([arena(2, { sync_xid: 5 })]);
    await apply([arena(1, { sync_xid: 9 })]);
    expect(here()).toMatchObject([{ rev: 2, sync_xid: 5 }]);
  });

  test('[P11] a row of a new epoch wins with any rev', async () => {
    await apply([arena(9)]);
    await apply([arena(1)], ['public'], restored);
    expect(here()).toMatchObject([{ rev: 1, epoch: restored }]);
  });

  test('the same again is not written', async () => {
    await apply([arena(1)]);
    const before = disk.tables.get('arenas')!.get(id);
    await apply([arena(1)]);
    expect(disk.tables.get('arenas')!.get(id)).toBe(before);
  });

  test('[P12] of one version, what the server says now wins over what was kept', async () => {
    await apply([arena(1, { name: 'Vista pelo dono' })]);
    await apply([arena(1, { name: 'Vista' })]);
    expect(here()).toMatchObject([{ name: 'Vista' }]);
    const rows = [arena(1, { name: 'De uma resposta' })];
    await applyRows(store, { collection: 'arenas', scopes: ['me'], epoch, rows, kept: true });
    expect(here()).toMatchObject([{ name: 'Vista', scopes: ['public', 'me'] }]);
  });

  test('a late page does not return a row to a scope that the newer row has left', async () => {
    await apply([arena(1)], ['public']);
    await apply([arena(2)], ['me']);
    await leave('public', 2);
    await apply([arena(1)], ['public']);
    expect(here()).toMatchObject([{ rev: 2, scopes: ['me'], me: 1 }]);
  });

  test('a late page does not bring back a row that has left', async () => {
    await apply([arena(1)]);
    await leave('public', 2);
    await apply([arena(1)]);
    expect(here()).toEqual([]);
    await apply([arena(3)]);
    expect(here()).toMatchObject([{ rev: 3, scopes: ['public'] }]);
  });

  test('a row that left and arrives again in an answer takes its content from the answer', async () => {
    await apply([arena(1)]);
    await leave('public', 2); // the stored row is of version 1, and void up to version 2
    const rows = [arena(2)];
    await applyRows(store, { collection: 'arenas', scopes: ['me'], epoch, rows, kept: true });
    expect(here()).toMatchObject([{ rev: 2, name: 'Arena 2', scopes: ['me'] }]);
  });

  test('a scope that starts anew brings the same version back', async () => {
    await apply([arena(4)], ['event:x']);
    await dropScope(store, 'event:x');
    await apply([arena(4)], ['event:x']);
    expect(here()).toMatchObject([{ rev: 4, scopes: ['event:x'] }]);
  });

  test('another tab was faster: read again, decide again', async () => {
    await apply([arena(1)]);
    let raced = false;
    const slow: ReplicaStore = {
      ...store,
      read: async (name, ids) => {
        const stored = await store.read(name, ids);
        if (!raced) {
          raced = true;
          await apply([arena(2)], ['me']);
        }
        return stored;
      },
    };
    const rows = [arena(3)];
    await applyRows(slow, { collection: 'arenas', scopes: ['event:x'], epoch, rows });
    expect(here()).toMatchObject([{ rev: 3, scopes: ['public', 'me', 'event:x'] }]);
  });

  test('[case 9] any order, any repetition: the newest row, in all the scopes that brought it', async () => {
    const scope = fc.constantFrom<Scope>('public', 'me', 'event:x');
    const delivery = fc.record(
      { rev: fc.integer({ min: 1, max: 4 }), scope, of: fc.constantFrom(id, other) },
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { maxLength: 12 }), fc.nat(), async (all, twice) => {
        const mine = mapDisk();
        const again = all.length > 0 ? [all[twice % all.length]!] : [];
        for (const { rev, scope: s, of } of [...all, ...again]) {
          const rows = [arena(rev, { id: of })];
          await applyRows(mapStore(mine), { collection: 'arenas', scopes: [s], epoch, rows });
        }
        for (const one of [id, other]) {
          const brought = all.filter(({ of }) => of === one);
          const stored = liveRows(mine, 'arenas').find((row) => row.id === one);
          const newest = Math.max(0, ...brought.map(({ rev }) => rev));
          expect(stored?.rev ?? 0).toBe(newest);
          expect(stored?.['name']).toBe(newest ? `Arena ${newest}` : undefined);
          const must = brought.filter(({ rev }) => rev === newest).map((d) => d.scope);
          expect(stored?.scopes ?? []).toEqual(expect.arrayContaining(must));
          expect(stored?.me ?? 0).toBe(stored?.scopes.includes('me') ? 1 : 0);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('[P6] scopes', () => {
  test('a row stays as long as one scope holds it', async () => {
    await apply([arena(1)], ['public', 'me']);
    await leave('public', 1);
    expect(here()).toMatchObject([{ scopes: ['me'] }]);
    await leave('me', 1);
    expect(here()).toEqual([]);
  });

  test('a departure ignores a newer row, and a scope that never held the row', async () => {
    await apply([arena(3)]);
    await leave('public', 2);
    await leave('me', 3);
    expect(here()).toMatchObject([{ rev: 3, scopes: ['public'] }]);
  });

  test('[P11] a departure of the new epoch does not affect rows of the old one', async () => {
    await apply([arena(2)]);
    await leave('public', 7, restored);
    expect(here()).toHaveLength(1);
  });

  test('a departure of a collection of a newer server is ignored', async () => {
    await applyDepartures(store, { scope: 'public', epoch }, [['rankings', id, 1, 1]]);
    expect(here()).toEqual([]);
  });

  test('dropping a scope leaves the rows of the others', async () => {
    await apply([arena(1)], ['public', 'event:x']);
    await apply([arenaRow({ id: other })], ['event:x']);
    await dropScope(store, 'event:x');
    expect(here()).toMatchObject([{ id, scopes: ['public'] }]);
    expect(await holdsAny(store, 'event:x')).toBe(false);
    expect(await holdsAny(store, 'public')).toBe(true);
  });

  test('a departure is checked against the stored row', async () => {
    await apply([arena(1), arenaRow({ id: other, rev: 5 })]);
    const ids = [id, other];
    await leaveScope(store, { collection: 'arenas', scope: 'public', ids }, (row) => row.rev < 5);
    expect(rowsHeldBy(disk, 'arenas', 'public').map((row) => row.id)).toEqual([other]);
  });
});

describe('[P8] records', () => {
  test('a row that does not match its record throws, and the others are still written', async () => {
    const bad = { ...arena(1), name: null } as unknown as WireRow;
    await expect(apply([bad, arenaRow({ id: other })])).rejects.toThrow();
    expect(here().map((row) => row.id)).toEqual([other]);
  });

  test('columns that no record names are not stored', async () => {
    await apply([arena(1, { secret: '5511900000000' })]);
    expect(here()[0]).not.toHaveProperty('secret');
  });
});

test('a page that applies many rows answers a tap after each fifty, and before it writes them', async () => {
  const turns: number[] = [];
  const rows = Array.from({ length: 100 }, () =>
    Object.defineProperty(arenaRow({ id: nextId() }), 'name', {
      enumerable: true,
      get: () => {
        turns.push(vi.mocked(nextTurn).mock.calls.length);
        return 'Arena';
      },
    }),
  );
  vi.mocked(nextTurn).mockClear();
  await apply(rows);
  expect([0, 1].map((turn) => turns.filter((of) => of === turn).length)).toEqual([50, 50]);
  expect(nextTurn).toHaveBeenCalledTimes(2);
  expect(here()).toHaveLength(100);
});

test('[W2] after the lock is lost nothing is written', async () => {
  const round = new AbortController();
  const mine = fenced(store, round.signal);
  round.abort(new DOMException('stolen', 'AbortError'));
  const rows = [arena(1)];
  const delivery = { collection: 'arenas' as const, scopes: ['public' as const], epoch, rows };
  await expect(applyRows(mine, delivery)).rejects.toThrow('stolen');
  expect(here()).toEqual([]);
});

describe('[P7] digests', () => {
  // select private.row_hash(id, rev)
  test.each([
    ['00000000-0000-4000-8000-000000000000', 1, 1],
    ['a1b2c3d4-0000-4000-8000-0000ffffffff', 1, 4294967296],
    ['a1b2c3d4-0000-4000-8000-000080000000', 0, 2147483648],
    ['a1b2c3d4-0000-4000-8000-0000deadbeef', 4294967297, 8030895856],
  ])('rowHash(%s, %i) equals what the database computes', (row, rev, hash) => {
    expect(rowHash(row, rev)).toBe(hash);
  });

  test('two rows that are each one version behind do not cancel each other out', () => {
    const [even, odd] = ['00000000-0000-4000-8000-000000000010', NIL.replace(/0$/, '1')];
    const both = (rev: number) => [arenaRow({ id: even, rev }), arenaRow({ id: odd, rev })];
    expect(digestOf(both(4))).not.toEqual(digestOf(both(5)));
  });

  test('the sum does not depend on order', () => {
    const rows = [arenaRow({ id, rev: 3 }), eventRow({ id: other, rev: 7 })];
    expect(digestOf(rows)).toEqual({ n: 2, h: rowHash(id, 3) + rowHash(other, 7) });
    expect(digestOf(rows.toReversed())).toEqual(digestOf(rows));
    expect(digestOf([])).toEqual({ n: 0, h: 0 });
  });
});
