import type { GoTrueClient, SupabaseClient } from '@supabase/supabase-js';
import { accessToken, type SessionSource } from '../identity/session.ts';
import { REQUEST_TIMEOUT_MS, type ServerConfig } from './transport.ts';

/** Who calls: the person of an open account, or a visitor. */
export type Caller = { readonly source: SessionSource; readonly user_id: string | null };

/** @returns null when the library's file is not on this device yet and no network brings it */
const loadLibrary = () => import('@supabase/supabase-js').catch(() => null);

const clients = new WeakMap<SessionSource | ServerConfig, SupabaseClient>();

/**
 * The client for what asks the server once: functions, single rpcs, the list of somebody's pictures. One for each open
 * account. The session stays ours (session.ts), so it only asks for a token.
 */
export const clientOf = ({ source, user_id }: Caller): Promise<SupabaseClient | null> =>
  user_id === null ? visitorsClient(source.server) : kept(source, { source, user_id });

/** The client of nobody, for what is the same for everybody. */
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

/** A client of its own, for who ends its connection. */
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

/** Signs in, up and anew. It keeps nothing, because it would erase its session on a 429 or a captive portal. */
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
 * A captive portal is told from our server here, before the library reads anything: what is not JSON is no answer, and
 * it throws as if the network had failed. Who brings a signal decides how long it waits.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    cache: 'no-store',
    redirect: 'error', // portals redirect, our server does not
  });
  // the proxy in front says this one, in HTML
  if (response.status !== 413) await response.clone().json();
  return response;
};

/** Without a token the library sends the key in its place. A person who signed out meanwhile is not "anybody". */
const fetchAsPerson =
  (publishable_key: string): typeof fetch =>
  async (input, init) => {
    const bearer = new Headers(init?.headers).get('authorization');
    if (!bearer || bearer === `Bearer ${publishable_key}`) throw new TypeError('no session');
    return fetchAnswer(input, init);
  };
