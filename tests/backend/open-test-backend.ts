import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { openBackend, type Backend, type BackendOptions } from '#local/backend.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Migrations, functions and a built app that are small and stay as they are. */
export const fixtures = {
  migrations_dir: join(FIXTURES, 'migrations'),
  functions_dir: join(FIXTURES, 'functions'),
  dist_dir: join(FIXTURES, 'dist'),
};

/** Longer than any test: no timer changes anything behind its back. */
const NEVER_MS = 3_600_000;

/** The real backend in memory, with nobody in it and nothing that comes by itself. The caller closes it. */
export function openRealBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  return openBackend({
    data_dir: null,
    seed: 'none',
    dist_dir: null,
    port: 0,
    jobs_every_ms: NEVER_MS,
    snapshot_every_ms: NEVER_MS,
    ...options,
  });
}

/** The same with the fixtures instead of what is real. */
export function openTestBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  return openRealBackend({ ...fixtures, ...options });
}

export const PASSWORD = 'airsoft123';

export interface TestUser {
  id: string;
  email: string;
  token: string;
  client: SupabaseClient;
}

/** A new person with an account and a session, and the genuine client in their hands. */
export async function signUp(backend: Backend, email: string): Promise<TestUser> {
  const client = anonymous(backend);
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error ?? !data.session) throw error ?? new Error('no session');
  return { id: data.session.user.id, email, token: data.session.access_token, client };
}

/**
 * A person's token with another signature. (Another end would not do: the last two of its characters hold ten
 * bits, and one token in a thousand has them already.)
 */
export function forgedToken({ token }: TestUser): string {
  const [header, payload, signature = ''] = token.split('.');
  return `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
}

function anonymous({ url, anon_key }: Pick<Backend, 'url' | 'anon_key'>): SupabaseClient {
  return createClient(url, anon_key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** One request with the publishable key. `json` becomes the body of a POST. */
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

/** Waits until what is read is as expected: as long as a busy machine may take. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 20_000, interval: 20 });
