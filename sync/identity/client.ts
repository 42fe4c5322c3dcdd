import type { GoTrueClient, SupabaseClient } from '@supabase/supabase-js';
import { accessToken, type SessionSource } from './session.ts';
import { REQUEST_TIMEOUT_MS, type ServerConfig } from '../transport/transport.ts';

/** Who makes the call: the person of an open account, or an anonymous visitor. */
export type Caller = { readonly source: SessionSource; readonly user_id: string | null };

/** @returns null when its file is not on this device yet and can't be downloaded */
const loadLibrary = () => import('@supabase/supabase-js').catch(() => null);

const clients = new WeakMap<SessionSource | ServerConfig, SupabaseClient>();

/**
 * The client for functions, single rpcs and the list of a person's pictures. One for each open
 * account. The session stays ours (session.ts), so the client only asks for a token.
 */
export const clientOf = ({ source, user_id }: Caller): Promise<SupabaseClient | null> =>
  user_id === null ? visitorsClient(source.server) : kept(source, { source, user_id });

/** The anonymous client, for answers that are the same for everybody. */
export const visitorsClient = (server: ServerConfig): Promise<SupabaseClient | null> =>
  kept(server, { source: { server }, user_id: null });

type Owner =
  | { readonly source: SessionSource; readonly user_id: string }
  | { readonly source: Pick<SessionSource, 'server'>; readonly user_id: null };

async function kept(key: SessionSource | ServerConfig, owner: Owner) {
  const client = clients.get(key) ?? (await openClient(owner));
  if (client) clients.set(key, client);
  return client;
}

/** A new client, for a caller that closes its connection. */
export async function openClient(owner: Owner): Promise<SupabaseClient | null> {
  const library = await loadLibrary();
  const { url, publishable_key } = owner.source.server;
  const client = library?.createClient(url, publishable_key, {
    accessToken: () => tokenOf(owner),
    global: { fetch: owner.user_id === null ? fetchAnswer : fetchAsPerson(publishable_key) },
  });
  return client ?? null;
}

async function tokenOf(owner: Owner): Promise<string | null> {
  if (owner.user_id === null) return null;
  const token = await accessToken(owner.source, owner.user_id);
  return token.kind === 'token' ? token.access_token : null;
}

/**
 * The client for sign-in, sign-up and a new password. It stores nothing: the session is ours
 * (session.ts), because the library erases its own on a 429 or a captive portal.
 */
export async function openAuthClient(server: ServerConfig): Promise<GoTrueClient | null> {
  const library = await loadLibrary();
  if (!library) return null;
  return new library.GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: server.publishable_key },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: fetchAnswer,
  });
}

/**
 * Recognises a captive portal before the library reads the answer: a body that is not JSON counts
 * as a network failure. A caller that passes a signal decides how long to wait.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    cache: 'no-store',
    redirect: 'error', // portals redirect, our server does not
  });
  // our proxy answers 413 with HTML
  if (response.status !== 413) await response.clone().json();
  return response;
};

/**
 * Without a token the library sends the key instead. The request of a person who has signed out
 * meanwhile must not run as anonymous (finding F2).
 */
const fetchAsPerson =
  (publishable_key: string): typeof fetch =>
  async (input, init) => {
    const bearer = new Headers(init?.headers).get('authorization');
    if (!bearer || bearer === `Bearer ${publishable_key}`) throw new TypeError('no session');
    return fetchAnswer(input, init);
  };
