import { CHECK_TAG, SEND_TAG } from '#sync/device/background-sync.ts';
import { checkEvents } from './push/check-events.ts';
import { obey } from './messages.ts';
import { openNotification, showPush } from './push/notifications.ts';
import { answerFromCache, installVersion, letGoOfOldVersions } from './files/precache.ts';
import { renewSubscription } from './push/push-subscription.ts';
import { sendOutbox } from './send-outbox.ts';
import { takeShared } from './share-target.ts';
import { worker } from './worker-scope.ts';

// Installs beside the running version; it takes over when a page says so, or when all pages are
// closed.
worker.addEventListener('install', (event) => event.waitUntil(installVersion(event)));

worker.addEventListener('activate', (event) =>
  event.waitUntil(letGoOfOldVersions().then(() => worker.clients.claim())),
);

worker.addEventListener('fetch', (event) => {
  const answer = takeShared(event.request) ?? answerFromCache(event.request);
  if (answer) event.respondWith(answer);
});

// A promise that rejects keeps the sync registration: the browser tries again later.
worker.addEventListener('sync', (event) => {
  if (event.tag === SEND_TAG) event.waitUntil(sendOutbox());
  if (event.tag === CHECK_TAG) event.waitUntil(checkEvents());
});

worker.addEventListener('periodicsync', (event) => {
  if (event.tag === CHECK_TAG) event.waitUntil(Promise.all([checkEvents(), trySending()]));
});

worker.addEventListener('push', (event) =>
  event.waitUntil(Promise.all([showPush(event.data), trySending()])),
);

worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event).then(sendOutbox)),
);

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([openNotification(event.notification), trySending()]));
});

worker.addEventListener('message', (event) => event.waitUntil(obey(event)));

/** Every event is a chance to send. What is left waits for `sync-reg` or for a page. */
const trySending = (): Promise<void> => sendOutbox().catch(() => undefined);
