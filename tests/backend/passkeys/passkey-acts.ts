import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openRealBackend, signUp } from '../open-test-backend.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

export const SITE = { origin: 'https://qg.exemplo.org', rp_id: 'qg.exemplo.org' };

/** Under the one name that people use, as behind a proxy with a certificate. */
export const openNamedBackend = (more: Record<string, string> = {}): Promise<Backend> =>
  openRealBackend({
    settings: { APP_ENV: 'production', SITE_URL: SITE.origin, ...more },
    auth_limits: { burst: 10_000 },
  });

type Phone = ReturnType<typeof softwareAuthenticator>;
type Made = Parameters<Phone['make']>[1];
type Answered = Parameters<Phone['answer']>[1];

/** Adds a key to the person's account. @returns kept, or the code of the refusal */
export async function register(client: SupabaseClient, phone: Phone, lies?: Made) {
  const { data, error } = await client.auth.passkey.startRegistration();
  if (error) return error.code;
  const credential = phone.make(data.options, lies);
  const { challenge_id: challengeId } = data;
  const made = await client.auth.passkey.verifyRegistration({ challengeId, credential });
  return made.error?.code ?? 'kept';
}

let people = 0;
/** A new account with a phone that holds a key to it. */
export async function person(backend: Backend) {
  const user = await signUp(backend, `chave${(people += 1)}@exemplo.com`);
  const phone = softwareAuthenticator(SITE);
  expect(await register(user.client, phone)).toBe('kept');
  return { ...user, phone };
}

/** Signs a client in, whoever used it before. @returns whose session it has, or a code */
export async function signIn(
  { client }: { client: SupabaseClient },
  phone: Phone,
  lies?: Answered,
) {
  const { data, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  return answer({ client }, data.challenge_id, phone.answer(data.options, lies));
}

export async function answer(
  { client }: { client: SupabaseClient },
  challengeId: string,
  credential: ReturnType<Phone['answer']>,
) {
  const { data, error } = await client.auth.passkey.verifyAuthentication({
    challengeId,
    credential,
  });
  return error?.code ?? data?.user?.id;
}
