import type { FunctionEnvironment } from '#functions/_shared/environment.ts';
import { webPushKeys } from '#functions/_shared/push/push-sender.ts';
import { SECRET_HEADER } from '#functions/_shared/secret.ts';
import type { Answer } from '../door/call.ts';
import type { Caller } from '../door/caller.ts';
import type { Site } from '../door/site.ts';
import { environmentOf, type FunctionPlace } from './function-environment.ts';
import { createFunctions } from './functions.ts';

/** The functions of this backend, and the call that its timer makes. */
export type FunctionHost = {
  answer: Answer;
  /** Calls send-notification like the timer on hosted: with the secret and an empty body. */
  sendPushes: () => Promise<void>;
  /** The key with which a browser subscribes; null when these functions send no Web Push. */
  push_key: string | null;
};

/** @param url the API's address, known only once it listens */
export function createFunctionHost(
  dir: string,
  place: Pick<FunctionPlace, 'keys' | 'settings'> & { url: () => string; site: Site },
): FunctionHost {
  const environment = (caller: FunctionPlace['caller']): FunctionEnvironment =>
    environmentOf({ ...place, caller, supabase_url: place.url() });
  const timer: Caller = {
    address: '127.0.0.1',
    is_local: place.site.is_local,
    is_https: false,
  };
  const answer = createFunctions(dir, environment);
  return {
    answer,
    async sendPushes() {
      const { supabase_url, setting } = environment(timer);
      const request = new Request(`${supabase_url}/functions/v1/send-notification`, {
        method: 'POST',
        headers: { [SECRET_HEADER]: setting('FUNCTIONS_SECRET') ?? '' },
        body: '{}',
      });
      const path = new URL(request.url).pathname;
      const response = await answer({ request, path, caller: timer });
      if (!response.ok) console.error('push messages', response.status);
    },
    push_key: webPushKeys(environment(timer))?.public_key ?? null,
  };
}
