import * as v from 'valibot';

/**
 * The wire between a device and the database: `sync_pull`, `sync_push`, `sync_manifest`,
 * `sync_rows`. The SQL side says the same in supabase/schemas/sync/pull.sql and
 * push.sql. All times are UTC ISO instants, all transaction ids fit a double (< 2^53).
 */
export const PROTOCOL_VERSION = 1;

/** Every scope that a device may follow: public rows, my rows, one event, one team. */
export type Scope = 'public' | 'me' | `event:${string}` | `team:${string}`;

export const collectionNames = [
  'airsoft_events',
  'operators',
  'event_teams',
  'arenas',
  'teams',
  'patches',
  'profiles',
  'team_members',
  'team_records',
  'event_records',
  'my_records',
  'public_records',
  'event_payments',
] as const;
export type CollectionName = (typeof collectionNames)[number];

/** Position behind the last row seen, in the server's order: [sync_xid, id]. */
export type Cursor = readonly [sync_xid: number, id: string];
export const NIL = '00000000-0000-0000-0000-000000000000';

/**
 * What every row carries beside its own columns. Its record checks the rest before it is written.
 */
const WireRow = v.looseObject({
  id: v.pipe(v.string(), v.uuid()),
  rev: v.pipe(v.number(), v.integer()),
  sync_xid: v.pipe(v.number(), v.integer()),
});
export type WireRow = v.InferOutput<typeof WireRow>;

const Digest = v.object({ n: v.number(), h: v.number() });
/** How many rows, and the sum of their `row_hash`. */
export type Digest = v.InferOutput<typeof Digest>;

const ScopeRows = v.object({
  c: v.record(
    v.string(),
    v.object({ rows: v.array(WireRow), done: v.boolean(), digest: v.optional(Digest) }),
  ),
  /**
   * [collection, id, sync_xid, rev]: copies up to that rev left the scope. sync_xid orders the
   * pages.
   */
  departed: v.array(v.tuple([v.string(), v.string(), v.number(), v.number()])),
  departed_done: v.boolean(),
  /**
   * How the caller sees the scope. Of an event: owner, staff, list or count. Of a team: the role,
   * `pending` or `visitor`. Another view starts the scope anew.
   */
  view: v.optional(v.string()),
  restarted: v.optional(v.boolean()),
  /** For `public`: the first day of the window, YYYY-MM-DD; older events leave it by themselves. */
  window_from: v.optional(v.string()),
});
export type ScopeRows = v.InferOutput<typeof ScopeRows>;
const ScopeAnswer = v.union([v.object({ gone: v.literal(true) }), ScopeRows]);

const Ack = v.object({
  id: v.string(),
  status: v.picklist(['applied', 'rejected']),
  code: v.optional(v.string()),
  field: v.optional(v.string()),
  touched: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  xid: v.optional(v.number()),
});
/** The recorded outcome of one mutation. */
export type Ack = v.InferOutput<typeof Ack>;

export const PullAnswer = v.object({
  v: v.literal(PROTOCOL_VERSION),
  as_user: v.nullable(v.string()),
  epoch: v.string(),
  server_now: v.string(),
  horizon: v.number(),
  scopes: v.record(v.string(), ScopeAnswer),
  acks: v.array(Ack),
});
export type PullAnswer = v.InferOutput<typeof PullAnswer>;

export const PullReset = v.object({
  v: v.number(),
  reset: v.literal(true),
  epoch: v.string(),
  as_user: v.nullable(v.string()),
});

const TouchedRow = v.tuple([v.string(), WireRow, v.array(v.string())]);
/** [collection, row, the scopes in which a pull would bring it] */
export type TouchedRow = v.InferOutput<typeof TouchedRow>;
export const PushAnswer = v.object({
  v: v.literal(PROTOCOL_VERSION),
  as_user: v.string(),
  epoch: v.string(),
  server_now: v.string(),
  results: v.array(Ack),
  /** Each row once, as it is after all mutations of the request. Rule [U8]. */
  rows: v.array(TouchedRow),
});

/** `view` as in the answer to a pull: a repair must bring rows of the same view. */
export const ManifestAnswer = v.object({
  as_user: v.nullable(v.string()),
  epoch: v.string(),
  view: v.nullish(v.string()),
  xmin: v.number(),
  ids: v.array(v.tuple([v.string(), v.number()])),
});
export const RowsAnswer = v.object({
  as_user: v.nullable(v.string()),
  epoch: v.string(),
  view: v.nullish(v.string()),
  rows: v.array(WireRow),
});

/** What a device tells the server about its copy of one scope. */
export type Known = {
  readonly c: Readonly<Record<string, Cursor>>;
  readonly departed?: Cursor;
  readonly view?: string;
};

export type PullRequest = {
  readonly v: typeof PROTOCOL_VERSION;
  readonly epoch?: string;
  readonly scopes: Readonly<Record<string, Known>>;
  readonly limit: number;
  readonly digest: readonly Scope[];
  readonly unsettled: readonly string[];
  /** Ids of accounts whose queues this device holds. */
  readonly accounts?: readonly string[];
};

/** One mutation on the wire; `args` is checked by its own schema on both sides. */
export type WireMutation = {
  readonly id: string;
  readonly seq: number;
  readonly name: string;
  readonly args: object;
};

/**
 * (id, rev) as one number; the same as `private.row_hash`. Digests add these up. A sum is used so
 * that rows that are all one version behind can't cancel each other out.
 */
export function rowHash(id: string, rev: number): number {
  return Number.parseInt(id.slice(-8), 16) + rev;
}
