import { createHash } from 'node:crypto';
import type { Session } from '../session.ts';

export const NUMBER = '5585988887777';
export const hashOf = (text: string | number): string =>
  createHash('sha256').update(String(text)).digest('hex');
const IP = hashOf('ip');

type Asked = {
  number?: string;
  code?: string;
  ip_hash?: string;
  user_id?: string;
};
/** A call of the server function, which hashes the code before the database receives it. */
export async function ask(
  db: Session,
  fn: 'issue' | 'check',
  { code = '123456', ...asked }: Asked = {},
) {
  const body = { number: NUMBER, ip_hash: IP, code_hash: hashOf(code), ...asked };
  return db.one<{ issued?: boolean; verified?: boolean; code?: string; retry_after_s?: number }>(
    `select public.${fn}_whatsapp_code($1::text::jsonb)`,
    [JSON.stringify(body)],
  );
}
/** Moves the clock forward: everything done before is that much older. */
export const pass = (db: Session, time: string) =>
  db.rows(
    `with proofs as (update private.whatsapp_proofs set proved_at = proved_at - $1::interval),
          tries as (update private.attempts set at = at - $1::interval)
     update private.whatsapp_codes set created_at = created_at - $1::interval`,
    [time],
  );
export const verifiedAt = (db: Session, user: string) =>
  db.one<string | null>('select verified_at from public.profile_contacts where user_id = $1', [
    user,
  ]);
