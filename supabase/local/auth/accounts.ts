import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Opening } from './sessions.ts';

export type Account = {
  id: string;
  /** Null: nobody can sign in to it with a password. */
  encrypted_password: string | null;
  is_confirmed: boolean;
};

/** @param email in lower case */
export async function accountOf(
  db: Pick<Database, 'query'>,
  email: string,
): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select id, encrypted_password, email_confirmed_at is not null as is_confirmed from auth.users where email = $1`,
    [email],
  );
  return rows[0] ?? null;
}

/** The password that was compared must still be the account's: it may be changed meanwhile. */
export const signingIn = ({ id, encrypted_password }: Account): Opening => ({
  sql: `update auth.users set last_sign_in_at = now(), updated_at = now()
    where id = $4 and encrypted_password = $5`,
  params: [id, encrypted_password],
});

/** An account that may sign in at once. Where its address has one already, no other is made. */
export function signingUp(account: NewAccount): Opening {
  return { sql: insertAt(4, 'now()'), params: rowOf(account) };
}

/**
 * Makes an account that nobody signs in to before its address is confirmed, in place of one that
 * waits already: nobody keeps somebody else's address by waiting.
 */
export async function makeWaiting(db: Pick<Database, 'query'>, account: NewAccount): Promise<void> {
  const { email } = account;
  const waits = 'email_confirmed_at is null and last_sign_in_at is null';
  await db.query(`delete from auth.users where email = $1 and ${waits}`, [email]);
  await db.query(insertAt(1, 'null'), rowOf(account));
}

/** Of an account that waits: only a link to a new password lets somebody in. */
export async function forgetPassword(db: Pick<Database, 'query'>, { id }: Account): Promise<void> {
  await db.query(
    `update auth.users set encrypted_password = null where id = $1 and email_confirmed_at is null`,
    [id],
  );
}

/** @param first the number of its first parameter */
const insertAt = (first: number, confirmed_at: 'now()' | 'null') =>
  `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, raw_app_meta_data,
      email_confirmed_at, last_sign_in_at)
    values ($${first}, $${first + 1}, $${first + 2}, $${first + 3}::text::jsonb,
      '{"provider": "email", "providers": ["email"]}', ${confirmed_at}, ${confirmed_at})
    on conflict do nothing`;

function rowOf({ email, encrypted_password, data }: NewAccount): unknown[] {
  const id = randomUUID();
  const metadata = { ...data, email, email_verified: true, phone_verified: false, sub: id };
  return [id, email, encrypted_password, JSON.stringify(metadata)];
}

export type NewAccount = {
  /** In lower case. */
  email: string;
  encrypted_password: string | null;
  /** Read by the triggers of the migrations. */
  data: object;
};
