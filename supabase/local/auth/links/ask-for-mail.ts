import { randomBytes } from 'node:crypto';
import type { AuthCall, AuthTools } from '../auth-call.ts';
import { accountOf } from '../accounts.ts';
import type { Database } from '#local/database/database.ts';
import { authError } from '#local/door/api-response.ts';

/** As browsers check `type=email`: no letter that has a meaning in a header of a mail. */
export const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const asked_for = () => Response.json({});

/**
 * POST {email}. Neither the answer nor its time depends on whether the account exists. No answer
 * holds a link: a proxy that adds no header looks like the developer at this machine. A server that
 * sends no mail says so: `mail` is `terminal` on a developer's own machine, else `none`.
 */
export async function askForRecovery(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { account } = asked;
  if (!isAddress(account)) return invalidAddress();
  const { links, mailbox } = tools;
  if (mailbox.way !== 'none' && (await links.mayMail(account))) {
    sendLink(tools, account, 'recovery');
  }
  return mailbox.way === 'smtp' ? asked_for() : Response.json({ mail: mailbox.way });
}

/** It takes its turn of the database like any other request, so it ends before that is closed. */
export function sendLink({ db, mailbox }: AuthTools, email: string, mail: MailOfLink): void {
  makeLink(db, email, { mail })
    .then(mailbox.deliver)
    .catch((error: unknown) => console.error('mail', error));
}

/** What the link of a mail is for; either shows whose the address is. */
type MailOfLink = 'recovery' | 'confirmation';

/** An account has one link at a time, and that of a sign-up opens no session: its token is stored with its purpose. */
export const storedToken = (token: string, mail: MailOfLink | null): string =>
  mail === 'confirmation' ? `confirmation ${token}` : token;

/**
 * Makes a link to a new password, or one that confirms an account, and puts its mail into the queue,
 * in one statement. It works once and for an hour, and voids the one before.
 * @returns the path with the token, for `npm run admin -- --new-password`; null without an account
 */
export async function makeLink(
  db: Pick<Database, 'query'>,
  email: string,
  { mail }: { mail: MailOfLink | null },
): Promise<string | null> {
  const token = randomBytes(32).toString('hex');
  const { rows } = await db.query(
    `with account as (
       update auth.users set recovery_token = $4, recovery_sent_at = now() where email = $2 returning id, email),
     voided as (delete from auth.mail_queue q using account a where q.recipient = a.email and q.template in ('recovery', 'confirmation')),
     queued as (
       insert into auth.mail_queue (recipient, template, said, ends_at)
       select email, $3::text, jsonb_build_object('TokenHash', $1::text), now() + interval '1 hour' from account
       where $3 is not null)
     select id from account`,
    [token, email, mail, storedToken(token, mail)],
  );
  return rows.length > 0 ? `/new-password#token_hash=${token}` : null;
}

/**
 * POST {type: 'signup', email}: sends the mail of a sign-up once more, if its account waits for one.
 * The answer does not say so.
 */
export async function askForConfirmation(
  { account, body }: AuthCall,
  tools: AuthTools,
): Promise<Response> {
  if (!isAddress(account)) return invalidAddress();
  if (body['type'] !== 'signup') {
    return authError(400, 'validation_failed', 'Missing one of these types: signup');
  }
  const { links, mailbox } = tools;
  const waits = mailbox.confirms ? await accountOf(tools.db, account) : null;
  if (waits?.is_confirmed === false && (await links.mayMail(account))) {
    sendLink(tools, account, waits.encrypted_password === null ? 'recovery' : 'confirmation');
  }
  return asked_for();
}

const isAddress = (account: string | null): account is string =>
  account !== null && ADDRESS.test(account);

const invalidAddress = () =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
