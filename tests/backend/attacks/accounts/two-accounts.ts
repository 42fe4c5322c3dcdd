import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, signUp } from '../../open-test-backend.ts';

/** A backend that refuses nobody for too many tries, with Ana, and Bia who has not confirmed. */
export async function openTwoAccounts(): Promise<Backend> {
  const backend = await openTestBackend({
    auth_limits: { wrong_passwords: 1_000, wrong_answers: 1_000, taken_emails: 5 },
  });
  await signUp(backend, 'ana@exemplo.com');
  await signUp(backend, 'bia@exemplo.com');
  await backend.db.query(
    `update auth.users set email_confirmed_at = null where email = 'bia@exemplo.com'`,
  );
  return backend;
}

export const passwordSignIn = (backend: Backend, email: string, password: string) =>
  call(backend, '/auth/v1/token?grant_type=password', { json: { email, password } });
