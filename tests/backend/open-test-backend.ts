import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { openBackend, type Backend, type BackendOptions } from '#local/backend.ts';
import { freshDatabase } from './fresh-database.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Migrations, functions and a built app that are small and do not change. */
export const fixtures = {
  migrations_dir: join(FIXTURES, 'migrations'),
  functions_dir: join(FIXTURES, 'functions'),
  dist_dir: join(FIXTURES, 'dist'),
};

/** Longer than any test, so that no timer interferes. */
const NEVER_MS = 3_600_000;

/**
 * The real backend without accounts and timers, on the tests' PostgreSQL. The caller closes it.
 * @param options with a `data_dir` it is PGlite: in that directory, or in memory when it is null
 */
export async function openRealBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const on_pglite = options.data_dir !== undefined;
  const fresh = on_pglite ? null : await freshDatabase(options.migrations_dir === undefined);
  const backend = await openBackend({
    data_dir: null,
    database_url: fresh?.url,
    limit_turns: false, // 3 and 8 s, which a busy machine needs: for tests whose subject they are
    seed: 'none',
    dist_dir: null,
    port: 0,
    jobs_every_ms: NEVER_MS,
    snapshot_every_ms: NEVER_MS,
    ...options,
  });
  if (!fresh) return backend;
  const { close } = backend;
  return {
    ...backend,
    close: async () => {
      await close();
      await fresh.drop();
    },
  };
}

/** The same with the fixtures in place of the real parts. */
export function openTestBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  return openRealBackend({ ...fixtures, ...options });
}

export const PASSWORD = 'airsoft123';

export type TestUser = {
  id: string;
  email: string;
  token: string;
  client: SupabaseClient;
};

/** A new account with a session, and the real client signed in with it. */
export async function signUp(backend: Backend, email: string): Promise<TestUser> {
  const client = anonymous(backend);
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error ?? !data.session) throw error ?? new Error('no session');
  return { id: data.session.user.id, email, token: data.session.access_token, client };
}

/**
 * A person's token with another signature. (Changing the last two characters would not do: they
 * hold ten bits, so one token in a thousand would stay the same.)
 */
export function forgedToken({ token }: TestUser): string {
  const [header, payload, signature = ''] = token.split('.');
  return `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
}

function anonymous({ url, anon_key }: Pick<Backend, 'url' | 'anon_key'>): SupabaseClient {
  return createClient(url, anon_key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** One request with the publishable key. `json` is sent as the body of a POST. */
export function call(
  { url, anon_key }: Pick<Backend, 'url' | 'anon_key'>,
  path: string,
  { json, token, ...init }: RequestInit & { json?: unknown; token?: string } = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('apikey')) headers.set('apikey', anon_key);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (json === undefined) return fetch(url + path, { ...init, headers });
  headers.set('content-type', 'application/json');
  return fetch(url + path, { method: 'POST', ...init, headers, body: JSON.stringify(json) });
}

/** Waits until a value is as expected, long enough for a busy machine. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 20_000, interval: 20 });
