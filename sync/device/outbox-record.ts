import type { TouchedRow } from '../wire/protocol.ts';

/**
 * queued: durable, shown at once. sending: a request is in flight. acked: the server did it, its
 * rows wait for a page. rejected: the server refused it, kept until the person decides. blocked:
 * needs a newer app or server.
 */
export type OutboxStatus = 'queued' | 'sending' | 'acked' | 'rejected' | 'blocked';

export type OutboxRecord = {
  /** Order on this device: a counter, never a clock. Assigned by the database. */
  readonly seq?: number | undefined;
  readonly id: string;
  readonly user_id: string;
  readonly device_id: string;
  readonly lane: string;
  readonly once: string;
  readonly name: string;
  readonly args: object;
  /** What the card says when the rows no longer exist: the names at that time. */
  readonly label: string;
  /** UTC ISO instant by this device's clock; for display. */
  readonly created_at: string;
  readonly status: OutboxStatus;
  readonly attempts: number;
  /** Number of sends whose outcome is unknown: the server may have done it. Rule [U10]. */
  readonly open_sends?: number | undefined;
  /** UTC ms; not sent before. */
  readonly next_at: number;
  /** UTC ms of the claim, while sending. */
  readonly since?: number | undefined;
  readonly error?: { readonly code: string; readonly field?: string | undefined } | undefined;
  /** The epoch in which the server answered. */
  readonly epoch?: string | undefined;
  /** UTC ISO instant by the server's clock: when it did an acked mutation. */
  readonly acked_at?: string | undefined;
  /** Of an acked mutation: the rows it brought, what it touched, and the transaction. */
  readonly rows?: readonly TouchedRow[] | undefined;
  readonly touched?: readonly (readonly [string, string])[] | undefined;
  readonly xid?: number | undefined;
  /** No person asked for it: rule [U14]. */
  readonly unasked?: true | undefined;
};
