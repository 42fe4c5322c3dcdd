import { hurry, isWaiting } from '#sync/outbox/outbox.ts';
import { sendReady } from '#sync/sending/sender.ts';
import { withSyncLockInTurn } from '#sync/device/sync-lock.ts';
import { forOwner, type Owner } from './owner.ts';

/** How long to wait for the sync lock; the browser gives a sync event three minutes. */
const WAIT_MS = 30_000;
const SEND_MS = 120_000;

let stopped = new AbortController();

/**
 * Sends the signed-in person's queue. It never discards anything: after the browser's last attempt
 * the next page continues. Rules [W2], [W3], [U7].
 * @throws while something still waits, because the browser tries again only then
 */
export async function sendOutbox(): Promise<void> {
  const stop = stopped.signal;
  const left = await forOwner(async (owner) => {
    try {
      if ((await stillToSend(owner)) > 0) await sendInTurn(owner, stop);
    } catch (error) {
      if (stop.aborted) return 0; // signed out: there is nobody to send for
      throw error;
    }
    return stop.aborted ? 0 : stillToSend(owner);
  });
  if (left) throw new Error(`${left} still to send`);
}

/** Stops at once. A request in flight is sent again later, and the server knows it by its id. */
export function stopSending(): void {
  stopped.abort(new DOMException('signed out', 'AbortError'));
  stopped = new AbortController();
}

const sendInTurn = ({ db, source, user_id }: Owner, stop: AbortSignal): Promise<void> =>
  withSyncLockInTurn(user_id, { wait_ms: WAIT_MS, work_ms: SEND_MS }, async (held) => {
    const signal = AbortSignal.any([held, stop]);
    signal.throwIfAborted();
    await hurry(db); // there is signal now, so no earlier backoff delays sending
    await sendReady({ db, user_id, source, signal });
  });

/** Leaves out mutations that need a newer app: another attempt would not help them. */
const stillToSend = async ({ db }: Owner): Promise<number> =>
  (await db.outbox.toArray()).filter((record) => isWaiting(record) && record.status !== 'blocked')
    .length;
