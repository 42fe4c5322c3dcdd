import { authError } from '../door/api-response.ts';
import type { Call } from '../door/call.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../door/site.ts';
import type { AuthAct } from './auth-routes.ts';
import type { AuthGate, AuthLimits, AuthOutcome } from './auth-limits.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import type { Keys } from '../data-dir/keys.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { OneTimeLinks } from '../mail/one-time-links.ts';

/** A parsed request to Auth. */
export type AuthCall = {
  call: Call;
  act: AuthAct;
  /** With only the query parameters that the route reads. */
  url: URL;
  /** With only the fields that the route reads; an e-mail is in lower case. */
  body: Record<string, unknown>;
  /** The e-mail in the request. */
  account: string | null;
};

export type AuthApiParts = {
  /** Each statement waits for its turn, but not for long. */
  db: Pick<Database, 'query'>;
  keys: Keys;
  limits: AuthLimits;
  /** Where the limits count. */
  limit_store: LimitStore;
  now_ms: () => number;
  site: Pick<Site, 'is_local'>;
  mailbox: Mailbox;
  /** The app's address and the port in use, known only once the server listens. */
  address: () => { site_url: string; port: number };
};

export type AuthTools = AuthApiParts & {
  gate: AuthGate;
  links: OneTimeLinks;
};

export const tellGate = (
  { gate }: AuthTools,
  asked: AuthCall,
  outcome: AuthOutcome,
): Promise<void> => gate.ended({ ...asked, address: asked.call.caller.address }, outcome);

export function tooMany(wait_s: number): Response {
  const response = authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  response.headers.set('retry-after', String(wait_s));
  return response;
}
