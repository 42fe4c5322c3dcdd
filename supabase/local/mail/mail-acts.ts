import { authError } from '../http/api-response.ts';
import type { AuthCall, AuthTools } from '../auth/auth-call.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const asked_for = () => Response.json({});

/**
 * POST {email}. Neither the answer nor its time depends on whether the account exists. No answer
 * holds a link: a proxy that adds no header looks like the developer at this machine. A server for
 * this machine alone answers `mail_in_terminal`, because it sends no mail.
 */
export async function askForRecovery(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const refused = refusedAddress(asked);
  if (refused) return refused;
  const response = await sentLater(asked, tools);
  return tools.site.is_local ? Response.json({ mail_in_terminal: true }) : response;
}

/** POST {type: 'signup', email}: sends the sign-up mail once more. */
export async function askForConfirmation(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const refused = refusedAddress(asked);
  if (refused) return refused;
  if (asked.body['type'] !== 'signup') {
    return authError(400, 'validation_failed', 'Missing one of these types: signup');
  }
  return sentLater(asked, tools);
}

/**
 * Takes its turn of the database like any other request, so it ends before the database is closed.
 */
async function sentLater(asked: AuthCall, { lite, links }: AuthTools): Promise<Response> {
  if (asked.account === null || !(await links.mayMail(asked.account))) return asked_for();
  lite(asked).catch((error: unknown) => console.error('mail', error));
  return asked_for();
}

function refusedAddress({ account }: AuthCall): Response | null {
  return account !== null && ADDRESS.test(account)
    ? null
    : authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}
