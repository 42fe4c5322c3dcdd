import { authError } from '#local/door/api-response.ts';
import type { AuthCall, AuthTools } from '../auth-call.ts';
import { signedIn } from '../signed-in.ts';

const SHOWN = 'id, friendly_name, created_at, last_used_at';

/** GET: my passkeys, the first one first. Refusals: those of `signedIn`. */
export async function listPasskeys(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const signed = await signedIn(asked, tools);
  if (signed instanceof Response) return signed;
  const { rows } = await tools.db.query(
    `select ${SHOWN} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [signed.user.id],
  );
  return Response.json(rows);
}

/**
 * PATCH {friendly_name}. Refusals: validation_failed (400), webauthn_credential_not_found (404), and
 * those of `signedIn`.
 */
export async function renamePasskey(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const signed = await signedIn(asked, tools);
  if (signed instanceof Response) return signed;
  const { friendly_name } = asked.body;
  const name = typeof friendly_name === 'string' ? friendly_name.trim() : '';
  if (name === '') return authError(400, 'validation_failed', 'friendly_name is required');
  const { rows } = await tools.db.query(
    `update auth.webauthn_credentials set friendly_name = $3 where user_id = $1 and id = $2 returning ${SHOWN}`,
    [signed.user.id, namedIn(asked), name],
  );
  return rows[0] ? Response.json(rows[0]) : notFound();
}

/** DELETE. Refusals: webauthn_credential_not_found (404), and those of `signedIn`. */
export async function removePasskey(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const signed = await signedIn(asked, tools);
  if (signed instanceof Response) return signed;
  const { rows } = await tools.db.query(
    'delete from auth.webauthn_credentials where user_id = $1 and id = $2 returning id',
    [signed.user.id, namedIn(asked)],
  );
  return rows[0] ? Response.json({}) : notFound();
}

const namedIn = ({ url }: AuthCall): string => url.pathname.split('/').at(-1)!;

const notFound = () => authError(404, 'webauthn_credential_not_found', 'Passkey not found');
