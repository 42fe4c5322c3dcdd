import type { RxJsonSchema } from 'rxdb';
import * as v from 'valibot';

/** Every id is a uuid, made on the device that creates the row. */
export const Id = v.pipe(v.string(), v.uuid(), v.maxLength(36));
/**
 * UTC ISO instant as PostgreSQL writes it in jsonb. Its length is bounded, so that it can be
 * indexed.
 */
export const Instant = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40));
/** Calendar day at the field, YYYY-MM-DD. */
export const Day = v.pipe(v.string(), v.isoDate(), v.maxLength(10));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const versioned = { rev: Count, sync_xid: Count };

/**
 * What the replica adds to a row: the scopes that hold it, the server epoch it is from, and whether
 * `me` is one of the scopes, as a number that can be indexed.
 */
export type Local<Row> = Row & { scopes: string[]; epoch: string; me: 0 | 1 };

/**
 * Defines a synced collection of several small kinds: the free RxDB opens 13 collections and no
 * more. Columns that queries select by stand beside `kind`; everything else of a kind is in `data`.
 * @param kinds what `data` holds, by `kind`
 */
export function defineKinds<
  const Entries extends v.ObjectEntries & { id: typeof Id },
  const Kinds extends Record<string, v.ObjectEntries>,
>({
  indexes,
  entries,
  kinds,
}: {
  indexes: (keyof Entries & string)[];
  entries: Entries;
  kinds: Kinds;
}) {
  type Row = {
    [Kind in keyof Kinds & string]: Prettify<
      v.InferOutput<v.ObjectSchema<Entries & typeof versioned, undefined>> & {
        kind: Kind;
        data: v.InferOutput<v.ObjectSchema<Kinds[Kind], undefined>>;
      }
    >;
  }[keyof Kinds & string];
  const { replicaSchema } = defineRecord({
    indexes: [...indexes, 'kind'],
    entries: { ...entries, kind: Kind, data: v.unknown() },
  });
  const variants = Object.entries(kinds).map(([kind, data]) =>
    v.object({ ...entries, ...versioned, kind: v.literal(kind), data: v.object(data) }),
  );
  const row = v.variant('kind', variants as never) as unknown as v.GenericSchema<Row, Row>;
  const schema = replicaSchema as unknown as RxJsonSchema<Local<Row>>;
  return { row, counts: v.never(), replicaSchema: schema };
}

type Prettify<T> = { [Key in keyof T]: T[Key] };
const Kind = v.pipe(v.string(), v.maxLength(40));

/**
 * Defines a synced collection by one valibot schema of the row; the replica's JSON schema is
 * derived from it. valibot checks the rows before they are written; RxDB only needs the field names
 * and the maximum length of the indexed ones.
 * @param indexes text fields that live queries sort or select by; a change gives the database a new
 * name
 * @param counts columns that may come alone, without the rest of the row (rule [P14])
 */
export function defineRecord<const Entries extends v.ObjectEntries & { id: typeof Id }>(options: {
  indexes: (keyof Entries & string)[];
  entries: Entries;
  counts?: (keyof Entries & string)[];
}) {
  const row = v.object({ ...options.entries, ...versioned });
  const alone = options.counts?.map((name) => [name, options.entries[name]!] as const);
  const counts = alone
    ? v.object({ id: Id, ...versioned, base_rev: Count, ...Object.fromEntries(alone) })
    : v.never();
  const fields = ['scopes', 'epoch', ...Object.keys(row.entries)];
  const indexed = ['id', ...options.indexes].map((field) => [
    field,
    { type: 'string', maxLength: maxLengthOf(options.entries[field]) },
  ]);
  const replicaSchema = {
    version: 0,
    primaryKey: 'id',
    type: 'object',
    indexes: [...options.indexes, 'me'],
    properties: {
      ...Object.fromEntries(fields.map((field) => [field, {}])),
      ...Object.fromEntries(indexed),
      // RxDB requires a step for an indexed number
      me: { type: 'integer', minimum: 0, maximum: 1, multipleOf: 1 },
    },
    required: [...fields, 'me'],
  } as unknown as RxJsonSchema<Local<v.InferOutput<typeof row>>>;
  return { row, counts, replicaSchema };
}

/**
 * @throws for a text without a maximum length: RxDB would silently leave the row out of every query
 */
function maxLengthOf(entry: v.ObjectEntries[string] | undefined): number {
  const pipe = entry && 'pipe' in entry ? (entry.pipe as readonly { type: string }[]) : [];
  const bound = pipe.find(({ type }) => type === 'max_length') as
    | { requirement: number }
    | undefined;
  if (!bound) throw new Error('an indexed field needs v.maxLength');
  return bound.requirement;
}
