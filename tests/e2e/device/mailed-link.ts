import { expect } from 'vitest';
import type { TestBackend } from '../backend/test-backend.ts';

/** The link of a mail that was just asked for, as a path: the terminal shows it, and no answer. */
export async function mailedLink({ query }: TestBackend, email: string): Promise<string> {
  const sql = `select recovery_token as token from auth.users where email = $1 and recovery_token <> ''`;
  const mailed = async () => (await query<{ token: string }>(sql, [email]))[0]?.token;
  await expect.poll(mailed).toBeDefined(); // sent after the answer
  return `/new-password#token_hash=${await mailed()}`;
}
