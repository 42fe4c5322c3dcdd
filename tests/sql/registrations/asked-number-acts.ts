import type { Session } from '../session.ts';

let count = 0;
/** A number that nobody has asked about. */
export const number = (): string => `5511${String(910_000_000 + (count += 1))}`;
/** Sets the address of the following requests. */
export const from = (db: Session, ip: string | null) =>
  db.rows(`select set_config('request.headers', $1, false)`, [
    ip ? JSON.stringify({ 'x-real-ip': ip }) : '',
  ]);

/** Makes an account older than a day. @returns its id */
export async function older(db: Session, person: string) {
  await db.rows(`update auth.users set created_at = now() - interval '25 hours' where id = $1`, [
    person,
  ]);
  return person;
}
/** As if a person had asked about their numbers a day earlier. */
export const yesterday = (db: Session, who: string) =>
  db.rows(
    `update private.asked_numbers set asked_at = asked_at - interval '25 hours' where user_id = $1`,
    [who],
  );
