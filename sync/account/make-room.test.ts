import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsHeldBy } from '#tests/fixtures/replica/map-store.ts';
import { ModelWorld, type Account as ModelAccount } from '#tests/fixtures/model/world.ts';
import { runRound } from '../round/sync-round.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { makeRoom } from './make-room.ts';
import { replicaName, type Replica } from '../replica/replica.ts';
import { eventScope, openScope } from '../replica/scopes.ts';
import { keepPicture } from '../sending/waiting-pictures.ts';

const { signal } = new AbortController();
let world: ModelWorld;
let ana: ModelAccount;
beforeEach(async () => {
  world = new ModelWorld({ seed: 1, fates: [].values() });
  ana = world.accounts[0]!;
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => world.network.fetch(url, init));
  await ana.device.signIn(world.server.auth.signIn(world.ana));
});
afterEach(() => {
  world.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[U12] lists that were only looked at are removed, except the last one; what is mine, the queue and pictures stay', async () => {
  const { db, local } = ana.page;
  const [first, second, mine] = world.events.map(eventScope);
  await openScope(db, first!, 1);
  await openScope(db, mine!, 2);
  await openScope(db, second!, 3);
  await runRound(local, { signal, verify: true });
  await enqueue(db, {
    user_id: world.ana,
    label: 'x',
    at: '2026-11-21T12:00:00Z',
    id: world.nextId(),
    name: 'leave_team@1',
    args: { team_id: world.nextId(), member_id: world.nextId() },
  });
  const picture = { kind: 'event-images', path: 'a/b.webp', type: 'image/webp' } as const;
  await keepPicture(db, { ...picture, bytes: new ArrayBuffer(9), chosen_at: 0, wanted: false });
  await db.meta.put({ name: 'Op' }, 'draft:event:new');
  const name = replicaName(world.ana);
  const older = new Dexie(`rxdb-dexie-qg-${world.ana}-r0old--0--teams`);
  older.version(1).stores({ docs: 'id' });
  await older.open();
  older.close();
  const scopes = async () => new Set((await db.scopes.toArray()).map(({ scope }) => scope));
  expect(await scopes()).toEqual(new Set(['me', 'public', first, second, mine]));

  const list = rowsHeldBy(ana.device.disk(world.ana), 'airsoft_events', 'public');
  await makeRoom({ local, replica: { name } as Replica });
  expect(await scopes()).toEqual(new Set(['me', 'public', second, mine]));
  const held = (scope: typeof first) =>
    rowsHeldBy(ana.device.disk(world.ana), 'airsoft_events', scope!);
  expect(held(first)).toEqual([]);
  expect(held(second)).toHaveLength(1);
  expect(held('public').map(({ id }) => id)).toEqual(list.map(({ id }) => id)); // the list is as it was
  expect(await db.outbox.count()).toBe(1);
  expect(await db.meta.get('picture:a/b.webp')).toBeDefined();
  expect(await db.meta.get('draft:event:new')).toBeDefined();
  expect((await indexedDB.databases()).filter((one) => one.name?.includes('0old'))).toEqual([]);
});
