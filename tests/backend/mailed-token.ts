import type { Backend } from '#local/backend.ts';
import { call, soon } from './open-test-backend.ts';

/** Asks for a new password, and waits for the mail. @returns the token in its link */
export async function mailedToken(backend: Backend, email: string): Promise<string> {
  const before = await lastToken(backend, email);
  await call(backend, '/auth/v1/recover', { json: { email } });
  await soon(() => lastToken(backend, email)).not.toBe(before);
  return (await lastToken(backend, email))!;
}

async function lastToken({ db }: Backend, email: string): Promise<string | null> {
  const sql = 'select recovery_token from auth.users where email = lower($1)';
  const { rows } = await db.query<{ recovery_token: string | null }>(sql, [email]);
  return rows[0]?.recovery_token || null;
}
