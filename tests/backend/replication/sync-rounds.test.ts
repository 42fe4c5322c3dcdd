import 'fake-indexeddb/auto';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { signInWithPassword } from '#sync/identity/authentication.ts';
import { scopeRows } from '#sync/replica/apply.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { runRound, type LocalAccount } from '#sync/round/sync-round.ts';
import { enqueue } from '#sync/outbox/enqueue.ts';
import type { ReplicaStore } from '#sync/replica/replica-store.ts';
import { openReplica, replicaName, replicaStore } from '#sync/replica/replica.ts';
import { eventScope, openScope } from '#sync/replica/scopes.ts';
import { SharedDatabase, writeSession } from '#sync/identity/session.ts';
import { openRealBackend } from '../open-test-backend.ts';
import { memoryStore } from '#tests/race/oracle/memory-store.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend({ seed: 'demo' });
});
afterAll(() => backend.close());

/**
 * One phone of one person: its own IndexedDB, the real sync, the real backend. RxDB opens 13
 * collections per realm, which is enough for one phone: the others keep their rows in maps.
 */
async function device(
  email: string,
  storeOf: (user_id: string) => Promise<ReplicaStore>,
): Promise<LocalAccount & { run: () => ReturnType<typeof runRound> }> {
  const server = { url: backend.url, publishable_key: backend.anon_key };
  const own = { indexedDB: new IDBFactory(), IDBKeyRange };
  const shared = new SharedDatabase(own);
  const signed = await signInWithPassword(server, { email, password: DEMO_PASSWORD });
  if (!signed.ok) throw new Error(signed.code);
  await writeSession(shared, signed.session);
  const user_id = signed.session.user.id;
  const lock = <T>(_: string, work: () => Promise<T>) => work();
  const local: LocalAccount = {
    db: new DeviceDatabase(user_id, own),
    store: await storeOf(user_id),
    source: { shared, server, now: Date.now, lock },
    user_id,
  };
  const run = () => runRound(local, { signal: new AbortController().signal, verify: true });
  return { ...local, run };
}

const inRxdb = async (user_id: string): Promise<ReplicaStore> => {
  const storage = getRxStorageMemory();
  return replicaStore(await openReplica({ name: replicaName(user_id), storage }));
};

test('[P] [U] a registration made on one phone is done once and reaches the organiser', async () => {
  const player = await device('jogador@exemplo.com', inRxdb);
  const organiser = await device('organizador@exemplo.com', async () => memoryStore());
  expect(await player.run()).toMatchObject({ kind: 'synced', repaired: false });
  expect(await organiser.run()).toMatchObject({ kind: 'synced', repaired: false });

  const taken = new Set(
    (await scopeRows(player.store, 'operators', 'me')).map((row) => row['event_id']),
  );
  const event = (await scopeRows(organiser.store, 'airsoft_events', 'me')).find(
    (row) =>
      row['is_public'] === true &&
      row['max_op'] === 0 &&
      row['registration_closed'] === false &&
      !String(row['game_mode']).includes('X') &&
      String(row['starts_at']) > new Date().toISOString() &&
      !taken.has(row.id),
  );
  if (!event) throw new Error('the demo data has no open event');
  await openScope(player.db, eventScope(event.id), Date.now());
  const operator_id = crypto.randomUUID();
  await enqueue(player.db, {
    user_id: player.user_id!,
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    name: 'register@1',
    label: String(event['name']),
    args: { operator_id, event_id: event.id, name: 'Bruno Carvalho', whatsapp: '5599900000002' },
  });
  expect(await player.run()).toMatchObject({ kind: 'synced', repaired: false });
  expect(await player.db.outbox.toArray()).toEqual([]);

  expect(await organiser.run()).toMatchObject({ kind: 'synced', repaired: false });
  const seen = await scopeRows(organiser.store, 'operators', eventScope(event.id));
  expect(seen.filter(({ id }) => id === operator_id)).toMatchObject([
    { name: 'Bruno Carvalho', whatsapp: '5599900000002' },
  ]);
  const { rows } = await backend.db.query<{ n: number }>(
    'select count(*)::int as n from public.operators where id = $1',
    [operator_id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});
