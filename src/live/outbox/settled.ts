import { liveQuery } from 'dexie';
import type { Account } from '#sync/account/account.ts';
import { hasReceipt } from '#sync/receipts/receipts.ts';
import { wayOut, type WayOut } from '#sync/wire/sync-status.ts';
import { isOnline } from '../freshness/use-online.ts';

/**
 * `waiting`: no outcome within the given time.
 */
export type Settled =
  | {
      readonly kind: 'applied';
      /** How many rows the server touched, each as often; undefined when this page missed it. */
      readonly touched?: number | undefined;
    }
  /** The person took it back, here or in another tab, which says so itself, or signed out. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'waiting'; readonly way: WayOut }
  | {
      readonly kind: 'refused';
      readonly code: string;
      /** The argument because of which, if the server named one. */
      readonly field?: string | undefined;
    };

/**
 * Waits briefly for the server's outcome, so that a person with a signal reads "done" and not
 * "kept".
 * @param id of the mutation
 */
export function settled(
  { local: { db }, sync }: Pick<Account, 'local' | 'sync'>,
  id: string,
  patience_ms = 4_000,
): Promise<Settled> {
  return new Promise((resolve) => {
    const end = (outcome: Settled) => {
      clearTimeout(timer);
      // the first answer may come before subscribe() has returned
      queueMicrotask(() => watching.unsubscribe());
      resolve(outcome);
    };
    const waits = () =>
      end(
        db.isOpen()
          ? { kind: 'waiting', way: wayOut(sync.status.get(), isOnline()) }
          : { kind: 'withdrawn' },
      );
    const timer = setTimeout(waits, isOnline() ? patience_ms : 0);
    const look = async () => {
      const record = await db.outbox.where('id').equals(id).first();
      if (record) return record;
      return { status: (await hasReceipt(db, id)) ? 'acked' : 'withdrawn', touched: [] } as const;
    };
    const watching = liveQuery(look).subscribe({
      next: (record) => {
        if (record.status === 'acked') {
          end({ kind: 'applied', touched: record.touched?.length || undefined });
        } else if (record.status === 'withdrawn') end({ kind: 'withdrawn' });
        else if (record.status === 'rejected') {
          end({ kind: 'refused', code: 'internal', ...record.error });
        }
      },
      error: waits,
    });
  });
}

/** After this the person has gone on: Pendências says what became of it. */
const LATE_MS = 60_000;

/**
 * Whether the server takes all of them soon after the person was told that they wait: with one bar
 * of signal an answer takes longer than `settled` waits.
 * @param ids of the mutations
 * @returns false when one is refused, discarded, or still waits
 */
export async function takenLater(
  { local: { db } }: Pick<Account, 'local'>,
  ids: readonly string[],
  patience_ms = LATE_MS,
): Promise<boolean> {
  // one query while they wait: each of a long list is an answer of its own
  const look = async (): Promise<boolean | undefined> => {
    const records = await db.outbox.where('id').anyOf(ids).toArray();
    if (records.some(({ status }) => status === 'rejected')) return false;
    if (records.some(({ status }) => status !== 'acked')) return undefined;
    const here = new Set(records.map(({ id }) => id));
    for (const id of ids) if (!here.has(id) && !(await hasReceipt(db, id))) return false;
    return true;
  };
  return new Promise((resolve) => {
    const end = (all: boolean) => {
      clearTimeout(timer);
      queueMicrotask(() => watching.unsubscribe());
      resolve(all);
    };
    const timer = setTimeout(() => end(false), patience_ms);
    const watching = liveQuery(look).subscribe({
      next: (all) => void (all !== undefined && end(all)),
      error: () => end(false),
    });
  });
}
