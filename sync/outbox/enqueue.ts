import * as v from 'valibot';
import { deviceId, type DeviceDatabase } from '../device/device-database.ts';
import type { Stamp } from '../kit/mutation.ts';
import {
  findMutation,
  learnNames,
  type AskedArgs,
  type MutationName,
} from '../registry/registry.ts';
import type { Scope } from '../wire/protocol.ts';
import { isWaiting, type OutboxRecord } from './outbox.ts';

type Enqueue<Name extends MutationName> = {
  readonly user_id: string;
  readonly name: Name;
  readonly args: AskedArgs<Name>;
  readonly label: string;
  /** UTC ISO instant: now, by this device's clock. */
  readonly at: string;
  /** Made here if it is not given. */
  readonly id?: string;
};

/**
 * Stores the mutation durably; whatever fails after this call, it is not lost. Rule [U1]. If the
 * same mutation already waits and its lane has nothing newer, returns the waiting one; what the app
 * asks by itself takes its place, because the later one says more. Throws on
 * bad arguments (a bug) and when the device can't store it (the caller tells the person; nothing
 * was accepted).
 */
export async function enqueue<Name extends MutationName>(
  db: DeviceDatabase,
  asked: Enqueue<Name>,
): Promise<OutboxRecord> {
  const [record] = await enqueueAll(db, [asked]);
  return record!;
}

/**
 * Stores several mutations at once, in this order: all of them or, when one can't be stored, none.
 * Otherwise a second try would do the first ones twice. Rule [U1].
 */
export async function enqueueAll<Name extends MutationName>(
  db: DeviceDatabase,
  asked: readonly Enqueue<Name>[],
): Promise<OutboxRecord[]> {
  // a transaction ends while it waits for anything that is not the database
  await learnNames(asked.map(({ name }) => name));
  const records = await Promise.all(asked.map((one) => recordOf(db, one)));
  return db.transaction('rw', db.outbox, async () => {
    const stored: OutboxRecord[] = [];
    for (const record of records) stored.push(await add(db, record));
    return stored;
  });
}

/** The mutation as it will be stored and sent: with its id, its device and its moment. */
async function recordOf<Name extends MutationName>(
  db: DeviceDatabase,
  { user_id, name, label, at, id = crypto.randomUUID(), args: said }: Enqueue<Name>,
): Promise<OutboxRecord> {
  const mutation = findMutation(name);
  if (!mutation) throw new Error(`unknown mutation ${name}`);
  const [device_id, last_sync] = await Promise.all([
    deviceId(db),
    mutation.fill && lastSync(db, mutation.lane({ id, ...said })),
  ]);
  const filled = last_sync && mutation.fill?.({ id, device_id, at, ...last_sync });
  const args = v.parse(mutation.args, { ...filled, ...said });
  return {
    id,
    user_id,
    device_id,
    lane: mutation.lane(args),
    once: mutation.once?.(args, { user_id, at }) ?? id,
    name,
    args,
    label,
    created_at: at,
    status: 'queued',
    attempts: 0,
    next_at: 0,
    ...(mutation.unasked && { unasked: true }),
  };
}

/** What the last sync left here about the clock, and about a lane's scope. */
async function lastSync(
  db: DeviceDatabase,
  lane: string,
): Promise<Pick<Stamp, 'clock_offset_ms' | 'read_at'>> {
  const [offset = 0, scope] = await Promise.all([
    db.meta.get('clock_offset_ms') as Promise<number | undefined>,
    db.scopes.get(lane as Scope),
  ]);
  return {
    clock_offset_ms: Math.round(offset),
    read_at: scope?.synced_at ? new Date(scope.synced_at).toISOString() : null,
  };
}

async function add(db: DeviceDatabase, record: OutboxRecord): Promise<OutboxRecord> {
  const last = await lastWaiting(db, record.lane);
  if (last?.once === record.once) {
    if (!record.unasked) return last;
    await db.outbox.delete(last.seq!);
  }
  return { ...record, seq: await db.outbox.add(record) };
}

/** The newest waiting mutation of a lane: register, cancel, register again are three mutations. */
export async function lastWaiting(
  db: DeviceDatabase,
  lane: string,
): Promise<OutboxRecord | undefined> {
  // from the newest, which at a gate is of the same lane: hundreds may wait there
  return db.outbox
    .orderBy('seq')
    .reverse()
    .filter((record) => record.lane === lane && isWaiting(record))
    .first();
}
