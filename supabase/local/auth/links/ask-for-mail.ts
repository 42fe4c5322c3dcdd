import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuthCall, AuthTools } from '../auth-call.ts';
import { authError } from '#local/door/api-response.ts';

export const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TEMPLATE = join(import.meta.dirname, '..', '..', '..', 'templates', 'recovery.html');
const SUBJECT = 'QG Airsoft: nova senha'; // config.toml says the same
const asked_for = () => Response.json({});

/**
 * POST {email}. Neither the answer nor its time depends on whether the account exists. No answer
 * holds a link: a proxy that adds no header looks like the developer at this machine. A server for
 * this machine alone answers `mail_in_terminal`, because it sends no mail.
 */
export async function askForRecovery(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { account } = asked;
  if (!isAddress(account)) return invalidAddress();
  if (await tools.links.mayMail(account)) {
    // takes its turn of the database like any other request, so it ends before the database is closed
    mailLink(account, tools).catch((error: unknown) => console.error('mail', error));
  }
  return tools.site.is_local ? Response.json({ mail_in_terminal: true }) : asked_for();
}

/** A new link voids the one before. */
async function mailLink(to: string, { db, mailbox, address }: AuthTools): Promise<void> {
  const token = randomBytes(32).toString('hex');
  const { rows } = await db.query(
    'update auth.users set recovery_token = $1, recovery_sent_at = now() where email = $2 returning id',
    [token, to],
  );
  if (rows.length === 0) return;
  const said: Record<string, string> = {
    Email: to,
    SiteURL: address().site_url,
    TokenHash: token,
  };
  const template = await readFile(TEMPLATE, 'utf8');
  const html = template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) => said[name] ?? '');
  await mailbox.take({ to, subject: SUBJECT, html });
}

/**
 * POST {type: 'signup', email}: hosted sends the sign-up mail once more. Here no account waits for
 * one.
 */
export async function askForConfirmation({ account, body }: AuthCall): Promise<Response> {
  if (!isAddress(account)) return invalidAddress();
  return body['type'] === 'signup'
    ? asked_for()
    : authError(400, 'validation_failed', 'Missing one of these types: signup');
}

const isAddress = (account: string | null): account is string =>
  account !== null && ADDRESS.test(account);

const invalidAddress = () =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
