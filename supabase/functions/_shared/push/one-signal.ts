import { askProvider } from '../provider.ts';
import type { PushSender } from './push-sender.ts';

export type OneSignalOptions = {
  app_id: string;
  api_key: string;
  /** Without a trailing slash. */
  api_url: string;
  /** The app's address, for the link that a click opens; null leaves it out. */
  site_url: string | null;
};

const TIMEOUT_MS = 10_000;

type OneSignalAnswer = {
  id?: string;
  errors?: string[] | { invalid_aliases?: unknown };
};

/** OneSignal's REST API, `POST /notifications`, to one user alias. */
export function createOneSignal({
  app_id,
  api_key,
  api_url,
  site_url,
}: OneSignalOptions): PushSender {
  return {
    async send({ id, title, body, url, onesignal_id }) {
      if (onesignal_id === null) return 'gone';
      const answer = await askProvider(`${api_url}/notifications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Key ${api_key}` },
        body: JSON.stringify({
          app_id,
          idempotency_key: id,
          target_channel: 'push',
          include_aliases: { onesignal_id: [onesignal_id] },
          headings: { en: title, pt: title },
          contents: { en: body || title, pt: body || title },
          ...(site_url !== null && url !== null ? { web_url: new URL(url, site_url).href } : {}),
        }),
        timeout_ms: TIMEOUT_MS,
      });
      if (answer?.status !== 200) return 'failed';
      const { id: sent_id, errors } = (answer.json ?? {}) as OneSignalAnswer;
      if (sent_id) return 'sent';
      // without an id no device was reached: the alias is unknown, or has no subscription any more
      return errors ? 'gone' : 'failed';
    },
  };
}
