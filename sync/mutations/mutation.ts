import type * as v from 'valibot';
import type { CollectionName } from '../protocol.ts';
import type { Rows } from '../records/collections.ts';

/** Who asked, and when by this device's clock: only for display, the server has its own clock. */
export type Asked = { readonly user_id: string; readonly at: string };

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
export type Mutation<Name extends string, Schema extends v.GenericSchema<object, object>> = {
  readonly name: Name;
  readonly args: Schema;
  /** Mutations of one lane are sent in order; lanes do not wait for each other. */
  readonly lane: (args: v.InferOutput<Schema>) => string;
  /**
   * While a mutation with the same key waits, asking again returns it, so that a double tap adds
   * nothing.
   */
  readonly once?: (args: v.InferOutput<Schema>, asked: Asked) => string;
  readonly effects: (args: v.InferOutput<Schema>, asked: Asked) => readonly Effect[];
};

export const defineMutation = <
  const Name extends string,
  Schema extends v.GenericSchema<object, object>,
>(
  mutation: Mutation<Name, Schema>,
): Mutation<Name, Schema> => mutation;

/** The versions of a row that the server has not seen yet: any answer of the server is newer. */
export const unseen = { rev: 0, sync_xid: 0 } as const;
