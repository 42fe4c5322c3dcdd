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

/** An account needs no confirmation. Where its address has one already, no other is made. */
export function signingUp({ email, encrypted_password, data }: NewAccount): Opening {
  const id = randomUUID();
  const metadata = { ...data, email, email_verified: true, phone_verified: false, sub: id };
  return {
    sql: `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, raw_app_meta_data,
        email_confirmed_at, last_sign_in_at)
      values ($4, $5, $6, $7::text::jsonb, '{"provider": "email", "providers": ["email"]}', now(), now())
      on conflict do nothing`,
    params: [id, email, encrypted_password, JSON.stringify(metadata)],
  };
}

type NewAccount = {
  /** In lower case. */
  email: string;
  encrypted_password: string;
  /** Read by the triggers of the migrations. */
  data: object;
};
