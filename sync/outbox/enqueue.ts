import * as v from 'valibot';
import { deviceId, type DeviceDatabase } from '../device/device-database.ts';
import {
  findMutation,
  learnNames,
  type MutationArgs,
  type MutationName,
} from '../registry/registry.ts';
import { WAITING, type OutboxRecord } from './outbox.ts';

export type Enqueue<Name extends MutationName> = {
  readonly user_id: string;
  readonly name: Name;
  readonly args: MutationArgs<Name>;
  readonly label: string;
  readonly at: string;
  readonly id: string;
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
  await learnNames([asked.name]);
  const mutation = findMutation(asked.name);
  if (!mutation) throw new Error(`unknown mutation ${asked.name}`);
  const args = v.parse(mutation.args, asked.args);
  const once = mutation.once?.(args, asked) ?? asked.id;
  const device_id = await deviceId(db);
  return db.transaction('rw', db.outbox, async () => {
    const lane = mutation.lane(args);
    const last = await lastWaiting(db, lane);
    if (last?.once === once) {
      if (!mutation.unasked) return last;
      await db.outbox.delete(last.seq!);
    }
    const record: OutboxRecord = {
      id: asked.id,
      user_id: asked.user_id,
      device_id,
      lane,
      once,
      name: asked.name,
      args,
      label: asked.label,
      created_at: asked.at,
      status: 'queued',
      attempts: 0,
      next_at: 0,
      ...(mutation.unasked && { unasked: true }),
    };
    return { ...record, seq: await db.outbox.add(record) };
  });
}

/** The newest waiting mutation of a lane: register, cancel, register again are three mutations. */
export async function lastWaiting(
  db: DeviceDatabase,
  lane: string,
): Promise<OutboxRecord | undefined> {
  const waiting = await db.outbox.where('status').anyOf(WAITING).sortBy('seq');
  return waiting.findLast((record) => record.lane === lane);
}
