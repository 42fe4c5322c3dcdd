import type { FunctionEnvironment } from '../../functions/_shared/environment.ts';
import { webPushKeys } from '../../functions/_shared/push/push-sender.ts';
import { SECRET_HEADER } from '../../functions/_shared/secret.ts';
import { environmentOf, type FunctionPlace } from './function-environment.ts';
import { createFunctions } from './functions.ts';

/** The functions of this backend, and what its timer asks of them. */
export interface FunctionHost {
  answer: (request: Request, peer_ip: string) => Promise<Response>;
  /** Calls send-notification as the timer does on hosted: with the secret, and nothing to say itself. */
  sendPushes: () => Promise<void>;
  /** What a browser subscribes with; null when these functions send no Web Push. */
  push_key: string | null;
}

/** @param url where the API is: known only once it listens */
export function createFunctionHost(
  dir: string,
  place: Pick<FunctionPlace, 'keys' | 'settings'> & { url: () => string },
): FunctionHost {
  const environment = (peer_ip: string): FunctionEnvironment =>
    environmentOf({ ...place, peer_ip, supabase_url: place.url() });
  const answer = createFunctions(dir, environment);
  return {
    answer,
    async sendPushes() {
      const { supabase_url, setting } = environment(LOOPBACK);
      const request = new Request(`${supabase_url}/functions/v1/send-notification`, {
        method: 'POST',
        headers: { [SECRET_HEADER]: setting('FUNCTIONS_SECRET') ?? '' },
        body: '{}',
      });
      const response = await answer(request, LOOPBACK);
      if (!response.ok) console.error('push messages', response.status);
    },
    push_key: webPushKeys(environment(LOOPBACK))?.public_key ?? null,
  };
}

const LOOPBACK = '127.0.0.1';
