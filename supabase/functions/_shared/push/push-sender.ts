import type { FunctionEnvironment } from '../environment.ts';
import { createOneSignal } from './one-signal.ts';
import { createWebPush, type WebPushOptions } from './web-push.ts';

/** One message for one device, in the shape of `claim_pushes`. */
export type Push = {
  id: string;
  notification_id: string;
  title: string;
  body: string;
  /** BCP 47; null when unknown. */
  lang: string | null;
  /** A path of the app, or null. */
  url: string | null;
  /** Either this or the subscription is set. */
  onesignal_id: string | null;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
};

/** `gone`: the device can never be reached again; `failed`: perhaps later. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export type PushSender = {
  send(push: Push): Promise<PushOutcome>;
};

/**
 * The sender that the deployment has keys for; null without any. On a developer's machine without
 * keys, a message counts as sent.
 */
export function pushSender(environment: FunctionEnvironment): PushSender | null {
  const keys = webPushKeys(environment);
  const web = keys && createWebPush(keys);
  const one_signal = oneSignal(environment);
  const is_local = environment.setting('APP_ENV') === 'local';
  if (!web && !one_signal && !is_local) return null;
  return {
    send: async (push) => {
      const sender = push.endpoint === null ? one_signal : web;
      if (sender) return sender.send(push);
      return is_local ? 'sent' : 'failed';
    },
  };
}

/**
 * The keys that sign Web Push; null when they are not set. A browser subscribes with the same
 * public key.
 */
export function webPushKeys({ setting }: FunctionEnvironment): WebPushOptions | null {
  const public_key = setting('VAPID_PUBLIC_KEY');
  const private_key = setting('VAPID_PRIVATE_KEY');
  const subject = setting('VAPID_SUBJECT');
  return public_key && private_key && subject ? { public_key, private_key, subject } : null;
}

function oneSignal({ setting }: FunctionEnvironment): PushSender | null {
  const app_id = setting('ONESIGNAL_APP_ID');
  const api_key = setting('ONESIGNAL_API_KEY');
  if (!app_id || !api_key) return null;
  return createOneSignal({
    app_id,
    api_key,
    api_url: setting('ONESIGNAL_API_URL') ?? 'https://api.onesignal.com',
    site_url: setting('SITE_URL'),
  });
}
