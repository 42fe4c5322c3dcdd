import * as v from 'valibot';
import { readSession } from '#sync/identity/session.ts';
import { withSyncLockInTurn } from '#sync/device/sync-lock.ts';
import { shared } from './device.ts';
import { repairVersion } from './precache.ts';
import { stopSending } from './send-outbox.ts';
import { worker } from './worker-scope.ts';

/**
 * What a page may ask. SKIP_WAITING: the person accepted the new version. STOP: somebody signs out, so
 * stop sending and let go of the databases. CLAIM: the page is nobody's. REPAIR: look whether the app is still here
 * whole, and bring back what is not; `APP_FULL` answers that there is no room.
 */
export const PageMessage = v.object({
  type: v.picklist(['SKIP_WAITING', 'STOP', 'CLAIM', 'REPAIR']),
});

const PATIENCE_MS = 60_000;

/** Does what a page of this origin asks; anything else is left unanswered. */
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

/** Lets this version in between two sessions, never in the middle of one. Rule [W4]. */
async function takeOver(): Promise<void> {
  const session = await readSession(shared);
  const user = session?.user.id ?? 'anon';
  await withSyncLockInTurn(user, { wait_ms: PATIENCE_MS, work_ms: 1_000 }, () =>
    worker.skipWaiting(),
  );
}
