import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import type { AskedArgs, MutationName } from '../registry/registry.ts';
import { enqueue } from './enqueue.ts';
import { claim, release, settle } from './outbox.ts';
import { discard, withdraw } from './outbox-decisions.ts';

const nextId = seededIds(5);
const ana = nextId();
const NOW = Date.parse('2026-11-21T12:00:00Z');

let db: DeviceDatabase;
beforeEach(() => {
  db = new DeviceDatabase(ana, { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => db.close());

const all = () => db.outbox.orderBy('seq').toArray();
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const rejected = (id: string, code = 'daily_limit') => ({
  id,
  status: 'rejected' as const,
  code,
  touched: [],
});

describe('[U10] what hangs on a creation', () => {
  const [team_id, member_id, rank, other_rank] = [nextId(), nextId(), nextId(), nextId()];
  const ask = <Name extends MutationName>(name: Name, args: AskedArgs<Name>) =>
    enqueue(db, {
      user_id: ana,
      label: 'x',
      at: new Date(NOW).toISOString(),
      id: nextId(),
      name,
      args,
    });
  const create = (id: string) =>
    ask('create_rank@1', {
      id,
      team_id,
      name: 'Cabo',
      description: null,
      level: 2,
      min_points: 0,
      min_events: 0,
      min_time_in_team: 0,
    });
  const assign = (rank_id: string) => ask('assign_rank@1', { team_id, member_id, rank_id });

  test('leaves with it, and nothing else of the lane does', async () => {
    const before = await assign(other_rank);
    const created = await create(rank);
    const draft = `rank:${(await assign(rank)).id}`;
    await writeDraft(db, draft, { values: 1 });
    const [other, of_other] = [await create(other_rank), await assign(other_rank)];
    expect(await withdraw(db, created.id)).toBe(true);
    expect(ids(await all())).toEqual(ids([before, other, of_other]));
    expect(await readDraft(db, draft)).toBeUndefined();
  });

  test('is taken back with it also when both are named: neither is too late', async () => {
    const [created, assigned] = [await create(rank), await assign(rank)];
    expect(await withdraw(db, created.id, assigned.id)).toBe(true);
    expect(await all()).toEqual([]);
  });

  test('stays when a change is taken back: what it changes is there', async () => {
    const change = { id: team_id, patch: { whatsapp: null }, base: { whatsapp: '5561900000000' } };
    const changed = await ask('update_team@1', change);
    const created = await create(rank);
    expect(await withdraw(db, changed.id)).toBe(true);
    expect(ids(await all())).toEqual([created.id]);
  });

  test('stays while the creation may have arrived, and when it is asked for again', async () => {
    const created = await create(rank);
    await release(db, await claim(db, NOW), { next_at: 0, attempts: 1 });
    const assigned = await assign(rank);
    expect(await discard(db, created.id)).toBe(true);
    expect(ids(await all())).toEqual([assigned.id]);
    const [twice, again] = [await create(rank), await create(rank)];
    expect(await withdraw(db, twice.id)).toBe(true);
    expect(ids(await all())).toEqual([assigned.id, again.id]);
  });

  test('of a refused creation is discarded with it, if it was refused too', async () => {
    const [created, assigned] = [await create(rank), await assign(rank)];
    await settle(db, [rejected(created.id), rejected(assigned.id, 'rank_not_found')]);
    const later = await assign(rank);
    expect(await discard(db, created.id)).toBe(true);
    expect(ids(await all())).toEqual([later.id]);
  });
});
