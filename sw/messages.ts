import * as v from 'valibot';
import { readSession } from '#sync/identity/session.ts';
import { withSyncLockInTurn } from '#sync/device/sync-lock.ts';
import { shared } from './owner.ts';
import { repairVersion } from './files/precache.ts';
import { stopSending } from './send-outbox.ts';
import { worker } from './worker-scope.ts';

/**
 * The messages that a page may send. SKIP_WAITING: the person accepted the new version. STOP:
 * somebody signs out, so stop sending and close the databases. CLAIM: no worker controls the page
 * yet. REPAIR: check that the app's files are complete, and download what is missing; the answer
 * `APP_FULL` means that there is no room.
 */
const PageMessage = v.object({
  type: v.picklist(['SKIP_WAITING', 'STOP', 'CLAIM', 'REPAIR']),
});

const PATIENCE_MS = 60_000;

/** Handles a message of a page of this origin; any other message is ignored. */
export async function obey(event: ExtendableMessageEvent): Promise<void> {
  if (!isOurPage(event.source)) return;
  const message = v.safeParse(PageMessage, event.data);
  if (!message.success) return;
  switch (message.output.type) {
    case 'SKIP_WAITING':
      return takeOver();
    case 'STOP':
      return stopSending();
    case 'CLAIM':
      return worker.clients.claim();
    case 'REPAIR':
      if ((await repairVersion()) === 'full') event.source?.postMessage({ type: 'APP_FULL' });
  }
}

const isOurPage = (source: ExtendableMessageEvent['source']): boolean =>
  source instanceof WindowClient && new URL(source.url).origin === worker.location.origin;

/**
 * Activates this version between two rounds, never during one. When a page holds the sync lock for
 * too long it gives up: the page that asked measures the time itself, and may ask again. Rule [W4].
 */
async function takeOver(): Promise<void> {
  const session = await readSession(shared);
  const user = session?.user.id ?? 'anon';
  const in_turn = { wait_ms: PATIENCE_MS, work_ms: 1_000 };
  await withSyncLockInTurn(user, in_turn, () => worker.skipWaiting()).catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error;
  });
}
