import { authError } from '../http/api-response.ts';
import type { AuthCall, AuthTools } from '../auth/auth-call.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const asked_for = () => Response.json({});

/**
 * POST {email}. The response time does not depend on whether the account exists. `development_link`
 * is for the developer at this machine, where no mail is sent.
 */
export async function askForRecovery(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const refused = refusedAddress(asked);
  if (refused) return refused;
  const { account, call } = asked;
  if (account === null) return asked_for();
  if (!call.caller.is_local) return sentLater(asked, tools);
  const response = await tools.lite(asked);
  const link = response.ok ? tools.mailbox.linkFor({ to: account, caller: call.caller }) : null;
  return link === null ? response : Response.json({ development_link: link });
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
