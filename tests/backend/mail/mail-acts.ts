import type { Backend } from '#local/backend.ts';
import { call } from '../open-test-backend.ts';

/** What people and the clock do to the mails of a backend. */
export const mailActs = (backend: () => Backend) => ({
  /** Accounts of today hear nothing: anybody can make one with somebody else's address. */
  older: (email: string) =>
    backend().db.query(
      `update auth.users set created_at = now() - interval '2 days' where email = $1`,
      [email],
    ),
  /** Asks for a link to a new password. @returns the answer's status and body */
  async forget(on: Backend, email: string) {
    const asked = await call(on, '/auth/v1/recover', { json: { email } });
    return [asked.status, await asked.json()];
  },
  async waiting(email: string, on = backend()) {
    const sql =
      'select attempts, not_before > now() as later from auth.mail_queue where recipient = $1';
    return (await on.db.query<{ attempts: number; later: boolean }>(sql, [email])).rows;
  },
  /** As if the time of the next attempt had come. */
  async later(on = backend()) {
    await on.db.query('update auth.mail_queue set not_before = now()');
    await on.runJobs();
  },
});
