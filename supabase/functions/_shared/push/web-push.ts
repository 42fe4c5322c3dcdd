import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import { askProvider } from '../provider.ts';
import type { Push, PushOutcome, PushSender } from './push-sender.ts';

export type WebPushOptions = {
  /** VAPID, base64url. */
  public_key: string;
  private_key: string;
  /** mailto: or https:, the contact for push services. */
  subject: string;
  /** Replaces the origin of a push service, for tests. */
  origins?: ReadonlyMap<string, string>;
};

/**
 * The browsers' push services. A subscription comes from a person, and our server sends requests to
 * its address. So no other host is allowed, and nothing in our own network.
 */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|android\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+\.notify\.windows\.com|([a-z0-9-]+\.)?push\.apple\.com)\//;

const TIMEOUT_MS = 10_000;
/** One day: a message about tomorrow is useless the day after. Unit: seconds. */
const TTL_S = 86_400;

/** Web Push with VAPID (RFC 8030, 8291, 8292). */
export function createWebPush({
  public_key,
  private_key,
  subject,
  origins,
}: WebPushOptions): PushSender {
  const keys = { subject, publicKey: public_key, privateKey: private_key };
  return {
    async send(push) {
      const { endpoint, p256dh, auth } = push;
      if (!endpoint || !p256dh || !auth) return 'gone';
      const origin = origins?.get(new URL(endpoint).origin);
      if (origin === undefined && !SERVICES.test(endpoint)) return 'gone';
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      try {
        const { headers } = await vapidHeaders(subscription, keys);
        const body = await encryptNotification(subscription, payloadOf(push));
        const answer = await askProvider(origin ? origin + new URL(endpoint).pathname : endpoint, {
          method: 'POST',
          headers: {
            ...headers,
            ttl: String(TTL_S),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
          },
          body,
          timeout_ms: TIMEOUT_MS,
        });
        return outcomeOf(answer?.status);
      } catch {
        return 'gone'; // the keys are invalid
      }
    },
  };
}

/** The JSON that the service worker reads (`PushMessage` in sw/push/notifications.ts). */
function payloadOf({ title, body, lang, url, notification_id }: Push): Uint8Array {
  const message = {
    title,
    body,
    tag: notification_id,
    ...(lang === null ? {} : { lang }),
    ...(url === null ? {} : { path: url }),
  };
  return new TextEncoder().encode(JSON.stringify(message));
}

function outcomeOf(status: number | undefined): PushOutcome {
  if (status === undefined) return 'failed';
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
