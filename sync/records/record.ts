import { toJsonSchema } from '@valibot/to-json-schema';
import type { RxJsonSchema } from 'rxdb';
import * as v from 'valibot';

/** Every id is a uuid, made on the device that makes the row. */
export const Id = v.pipe(v.string(), v.uuid(), v.maxLength(36));
/** UTC ISO instant as PostgreSQL writes it in jsonb. Length-bounded, so that it can be indexed. */
export const Instant = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40));
/** Calendar day at the field, YYYY-MM-DD. */
export const Day = v.pipe(v.string(), v.isoDate(), v.maxLength(10));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const versioned = { rev: Count, sync_xid: Count };

/**
 * What the replica adds to a row: which scopes hold it, from which epoch of the server it is, and
 * whether `me` is one of the scopes, as a number that can be indexed.
 */
export type Local<Row> = Row & { scopes: string[]; epoch: string; me: 0 | 1 };

/**
 * A synced collection: one valibot schema of the row, from which the replica's JSON schema is derived.
 * @param indexes fields that live queries sort or select by; a change of them is a new database name
 */
export function defineRecord<const Entries extends v.ObjectEntries & { id: typeof Id }>(options: {
  indexes: string[];
  entries: Entries;
}) {
  const row = v.object({ ...options.entries, ...versioned });
  const local = v.object({
    ...row.entries,
    scopes: v.array(v.string()),
    epoch: v.pipe(v.string(), v.maxLength(36)),
    me: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1)),
  });
  const { properties, required } = toJsonSchema(local, { errorMode: 'ignore' });
  const replicaSchema = {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    indexes: [...options.indexes, 'me'],
    // RxDB indexes numbers only with a step
    properties: { ...properties, me: { type: 'integer', minimum: 0, maximum: 1, multipleOf: 1 } },
    required,
  } as unknown as RxJsonSchema<Local<v.InferOutput<typeof row>>>;
  return { row, replicaSchema };
}
