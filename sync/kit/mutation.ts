import type * as v from 'valibot';
import type { CollectionName } from '../wire/protocol.ts';
import type { Rows } from '../records/collections.ts';

/** Who asked, and when by this device's clock: only for display, the server has its own clock. */
export type MutationOrigin = { readonly user_id: string; readonly at: string };

/** What the outbox adds when it stores a mutation. The caller says only what the person did. */
export type Stamp = {
  /** The id of the mutation. A row that it creates gets the same id, unless the caller gives one. */
  readonly id: string;
  /** Of this browser. */
  readonly device_id: string;
  /** UTC ISO instant by this device's clock. */
  readonly at: string;
  /** Server minus device at the last sync; 0 before the first one. */
  readonly clock_offset_ms: number;
  /**
   * UTC ISO instant by the server's clock: when this device last read the scope that the lane is
   * named after; null for never.
   */
  readonly read_at: string | null;
};

/** Fills `id` for a mutation that creates a row. */
export const newId = ({ id }: Stamp): { id: string } => ({ id });

/**
 * The effect of a pending mutation on one row when it is read; `undefined` is no row. Pure and
 * total.
 */
export type Effect = {
  [Name in CollectionName]: {
    readonly collection: Name;
    readonly id: string;
    readonly change: (row: Rows[Name] | undefined) => Rows[Name] | undefined;
  };
}[CollectionName];

/**
 * A named, versioned write. `args` is what is sent, and the server checks it again. Changed
 * arguments need a new name (`register@2`); old ones stay readable for 180 days.
 */
export type Mutation<
  Name extends string,
  Schema extends v.GenericSchema<object, object>,
  Filled extends keyof v.InferOutput<Schema> = never,
> = {
  readonly name: Name;
  readonly args: Schema;
  /**
   * The args that the outbox fills in once, when it stores the mutation. One that is given stays: a
   * form knows the row that it has begun.
   */
  readonly fill?: (stamp: Stamp) => Pick<v.InferOutput<Schema>, Filled>;
  /** Mutations of one lane are sent in order; lanes do not wait for each other. */
  readonly lane: (args: v.InferOutput<Schema>) => string;
  /**
   * While a mutation with the same key waits, asking again returns it, so that a double tap adds
   * nothing.
   */
  readonly once?: (args: v.InferOutput<Schema>, origin: MutationOrigin) => string;
  readonly effects: (args: v.InferOutput<Schema>, origin: MutationOrigin) => readonly Effect[];
  readonly takesBack?: TakesBack<v.InferOutput<Schema>>;
  /** The app asks it by itself: rule [U14]. */
  readonly unasked?: true;
};

/**
 * Takes back a part of an earlier mutation of its lane. If the server refused the earlier one, and then
 * this one with `code`, it had nothing to take back: this one is removed, and the earlier one stays
 * refused, without that part.
 */
export type TakesBack<Args> = {
  readonly code: string;
  /** @returns null when nothing is left of it, undefined when it has no such part */
  readonly without: (args: Args, earlier: Asked) => Asked | null | undefined;
};

/** What a mutation asks for, and why the server refused it. */
export type Asked = {
  readonly name: string;
  readonly args: object;
  readonly error?: { readonly code: string; readonly field?: string | undefined } | undefined;
};

export const defineMutation = <
  const Name extends string,
  Schema extends v.GenericSchema<object, object>,
  Filled extends keyof v.InferOutput<Schema> = never,
>(
  mutation: Mutation<Name, Schema, Filled>,
): Mutation<Name, Schema, Filled> => mutation;

/** The versions of a row that the server has not seen yet: any answer of the server is newer. */
export const unseen = { rev: 0, sync_xid: 0 } as const;
