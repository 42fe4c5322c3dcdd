import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mapDisk, mapStore, rowsHeldBy, type MapDisk } from '#tests/fixtures/replica/map-store.ts';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { applyRows, digestOf } from '../replica/apply.ts';
import type { WireRow } from '../wire/protocol.ts';
import type { Repair } from './repair.ts';
import { verifyCollection } from './verify.ts';

const nextId = seededIds(8);
const [epoch, restored] = [nextId(), nextId()];
const XMIN = 100;
let disk: MapDisk;
beforeEach(() => void (disk = mapDisk()));

const put = (rows: readonly WireRow[], of = epoch) =>
  applyRows(mapStore(disk), { collection: 'arenas', scopes: ['public'], epoch: of, rows });
const arena = (more: object = {}): WireRow => arenaRow({ id: nextId(), sync_xid: 10, ...more });
const here = () =>
  rowsHeldBy(disk, 'arenas', 'public')
    .map(({ id, rev }) => `${id} ${rev}`)
    .toSorted();
const idsAndRevs = (rows: readonly WireRow[]) =>
  rows.map(({ id, rev }) => `${id} ${rev}`).toSorted();

function server(rows: readonly WireRow[], of = epoch): Repair {
  return {
    manifest: vi.fn<Repair['manifest']>(async () => ({
      kind: 'ok',
      data: { as_user: null, epoch: of, xmin: XMIN, ids: rows.map(({ id, rev }) => [id, rev]) },
    })),
    rows: vi.fn<Repair['rows']>(async (_scope, _collection, ids) => ({
      kind: 'ok',
      data: { as_user: null, epoch: of, rows: rows.filter(({ id }) => ids.includes(id)) },
    })),
  };
}
const verify = (repair: Repair, truth: readonly WireRow[]) =>
  verifyCollection(mapStore(disk), repair, {
    scope: 'public',
    collection: 'arenas',
    digest: digestOf(truth),
    epoch,
  });

describe('[P7] a difference is found by count and sum, and repaired', () => {
  test('equal digests cost nothing', async () => {
    const rows = [arena(), arena({ rev: 4 })];
    await put(rows);
    const repair = server(rows);
    expect(await verify(repair, rows)).toBe('same');
    expect(repair.manifest).not.toHaveBeenCalled();
  });

  test('only what is missing or older is requested', async () => {
    const [kept, older, missing] = [arena(), arena({ rev: 1 }), arena()];
    await put([kept, older]);
    const truth = [kept, { ...older, rev: 2 }, missing];
    const repair = server(truth);
    expect(await verify(repair, truth)).toBe('repaired');
    expect(repair.rows).toHaveBeenCalledExactlyOnceWith('public', 'arenas', [older.id, missing.id]);
    expect(here()).toEqual(idsAndRevs(truth));
  });

  test('what is too much is removed, except rows that may be newer than the manifest', async () => {
    const [kept, extra] = [arena(), arena({ sync_xid: XMIN - 1 })];
    const younger = arena({ sync_xid: XMIN });
    await put([kept, extra, younger]);
    const repair = server([kept]);
    expect(await verify(repair, [kept])).toBe('young');
    expect(repair.rows).not.toHaveBeenCalled();
    expect(here()).toEqual(idsAndRevs([kept, younger]));
  });

  test('[P11] rows of an earlier epoch are replaced or removed, whatever their versions', async () => {
    const [stays, goes] = [arena({ rev: 9 }), arena({ rev: 9, sync_xid: 5_000 })];
    await put([stays, goes], restored);
    const truth = [{ ...stays, rev: 2 }];
    expect(await verify(server(truth), truth)).toBe('repaired');
    expect(here()).toEqual(idsAndRevs(truth));
  });

  test.each([
    [500, [500]],
    [501, [500, 1]],
  ])('%d missing rows are requested by %j', async (missing, by) => {
    const truth = Array.from({ length: missing }, () => arena());
    const repair = server(truth);
    expect(await verify(repair, truth)).toBe('repaired');
    expect(vi.mocked(repair.rows).mock.calls.map(([, , ids]) => ids.length)).toEqual(by);
    expect(here()).toHaveLength(missing);
  });
});

describe('a repair that gets no answer changes nothing', () => {
  test('no manifest', async () => {
    const rows = [arena()];
    await put(rows);
    const repair = { ...server([]), manifest: async () => ({ kind: 'transient' as const }) };
    expect(await verify(repair, [])).toBe('unreachable');
    expect(here()).toEqual(idsAndRevs(rows));
  });

  test('a manifest of another epoch', async () => {
    const rows = [arena()];
    await put(rows);
    expect(await verify(server([], restored), [])).toBe('unreachable');
    expect(here()).toEqual(idsAndRevs(rows));
  });

  test('no rows', async () => {
    const truth = [arena()];
    const repair = { ...server(truth), rows: async () => ({ kind: 'transient' as const }) };
    expect(await verify(repair, truth)).toBe('unreachable');
    expect(here()).toEqual([]);
  });
});
