import { liveQuery } from 'dexie';
import type { Account } from '#sync/account.ts';

/**
 * `waiting`: no outcome within the given time. It is sent automatically or, when the session has
 * expired, after a new sign-in.
 */
export type Settled =
  | { readonly kind: 'applied' }
  | { readonly kind: 'waiting'; readonly expired: boolean }
  | { readonly kind: 'refused'; readonly code: string };

/**
 * Waits briefly for the server's outcome, so that a person with a signal reads "done" and not
 * "kept".
 * @param id of the mutation
 */
export function settled(
  { engine: { db }, sync }: Pick<Account, 'engine' | 'sync'>,
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
    const waits = () => end({ kind: 'waiting', expired: sync.status.get().expired });
    const timer = setTimeout(waits, navigator.onLine ? patience_ms : 0);
    const watching = liveQuery(() => db.outbox.where('id').equals(id).first()).subscribe({
      next: (record) => {
        if (!record || record.status === 'acked') end({ kind: 'applied' });
        else if (record.status === 'rejected') {
          end({ kind: 'refused', code: record.error?.code ?? 'internal' });
        }
      },
      error: waits,
    });
  });
}
