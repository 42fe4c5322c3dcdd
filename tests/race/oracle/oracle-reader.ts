import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { pull } from '#sync/pull/pull.ts';
import type { Rpc } from '#sync/transport/transport.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import type { Scope } from '#sync/wire/protocol.ts';
import { memoryStore, type MemoryStore } from './memory-store.ts';
import type { Random } from '../seeded-random.ts';
import type { Session, Who } from '#tests/sql/session.ts';

/** The phone dies: whatever was not written is lost, the rest is there at the next start. */
export class Crash extends Error {}

/** One device with the real pull, following its scopes on its own connection. */
export type Reader = {
  who: Who;
  scopes: Scope[];
  store: MemoryStore;
  db: DeviceDatabase;
  /** One round. @returns whether a digest did not match. @throws Crash at random */
  sync(options: { digest: boolean; limit: number }): Promise<boolean>;
  close(): void;
};

export type ReaderOptions = {
  session: Session;
  who: Who;
  scopes: Scope[];
  /** Crashes are drawn from this; without it there are none. */
  random?: Random;
  /** The negative control: answers claim that everything before the newest row is settled. */
  ignore_horizon?: boolean;
  /** Awaited when an answer has arrived, before it is read: a slow network. */
  late?: () => Promise<void>;
  /** Another tab of the same device. */
  beside?: Reader;
};

const CRASH_CHANCE = 0.02;

export function openReader({
  session,
  who,
  scopes,
  random,
  ignore_horizon,
  late,
  beside,
}: ReaderOptions): Reader {
  let crashing = false;
  const maybeCrash = () => {
    if (crashing && random?.chance(CRASH_CHANCE)) throw new Crash();
  };
  const store = beside?.store ?? memoryStore(maybeCrash);
  const db =
    beside?.db ??
    new DeviceDatabase(crypto.randomUUID(), { indexedDB: new IDBFactory(), IDBKeyRange });
  let newest = 0;

  const rpc: Rpc = async (fn, body, answer) => {
    maybeCrash();
    const said = await session.rpc(who, fn, body);
    await late?.();
    maybeCrash();
    if (ignore_horizon && 'horizon' in said) {
      newest = Math.max(newest, ...xidsOf(said['scopes']));
      said['horizon'] = newest + 1;
    }
    return { kind: 'ok', data: v.parse(answer, said) };
  };

  return {
    who,
    scopes,
    store,
    db,
    async sync({ digest, limit }) {
      crashing = true;
      const round = () =>
        pull({
          db,
          store,
          rpc,
          user_id: typeof who === 'string' ? null : who.user,
          scopes,
          digest: digest ? scopes.filter((scope) => scope !== 'public') : [],
          limit,
          now: Date.now,
          signal: new AbortController().signal,
        });
      let pulled = await round().finally(() => (crashing = false));
      // another tab met another view between a page and the row that it lacked: the next round has it
      if (pulled.kind === 'done' && pulled.spoilt.length > 0) pulled = await round();
      if (pulled.kind !== 'done' || pulled.spoilt.length > 0) {
        throw new Error(`pull: ${JSON.stringify(pulled)}`);
      }
      return pulled.repaired;
    },
    close: () => db.close(),
  };
}

function xidsOf(scopes: unknown): number[] {
  const parts = Object.values(
    scopes as Record<string, { c?: Record<string, { rows: { sync_xid: number }[] }> }>,
  );
  return parts.flatMap(({ c }) =>
    Object.values(c ?? {}).flatMap(({ rows }) => rows.map((r) => r.sync_xid)),
  );
}
