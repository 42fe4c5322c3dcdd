import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AuthCall, AuthTools } from '../auth-call.ts';
import { openSession, sessionAnswer, type Opening } from '../sessions.ts';
import { answeredIn, keepChallenge, spendChallenge } from './challenges.ts';
import { handleOf } from './register-passkey.ts';
import {
  passkeysDisabled,
  relyingParty,
  verificationFailed,
  type RelyingParty,
} from './relying-party.ts';

/** POST: a challenge for whoever holds a passkey of this server. Refusal: passkey_disabled (404). */
export async function offerSignIn(_: AuthCall, tools: AuthTools): Promise<Response> {
  const party = relyingParty(tools);
  if (!party) return passkeysDisabled();
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.rp_id,
    userVerification: 'required',
  });
  const { challenge } = options;
  return Response.json({
    ...(await keepChallenge(tools.db, { challenge, user_id: null })),
    options,
  });
}

/**
 * POST {challenge_id, credential}: opens a session. A passkey that is unknown, whose account was
 * deleted, or that does not fit gets the same answer. Refusals: passkey_disabled (404),
 * webauthn_verification_failed, webauthn_challenge_not_found, webauthn_challenge_expired,
 * validation_failed (400).
 */
export async function signInWithPasskey(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const party = relyingParty(tools);
  if (!party) return passkeysDisabled();
  const answered = answeredIn(asked);
  if (answered instanceof Response) return answered;
  const challenge = await spendChallenge(tools.db, { ...answered, user_id: null });
  if (challenge instanceof Response) return challenge;
  const { rows } = await tools.db.query<Passkey>(
    'select id, user_id, credential_id, public_key, sign_count::text as sign_count from auth.webauthn_credentials where credential_id = $1',
    [answered.credential.id],
  );
  const response = answered.credential as AuthenticationResponseJSON;
  const sign_count = rows[0] ? await countOf(response, rows[0], { challenge, ...party }) : null;
  if (sign_count === null) return verificationFailed();
  const opened = await openSession(tools.db, signingIn(rows[0]!, sign_count));
  return opened ? Response.json(await sessionAnswer(opened, tools)) : verificationFailed();
}

type Passkey = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  sign_count: string;
};

/** The count of a signature that fits; it goes up, or stays zero where a key has several devices. */
async function countOf(
  response: AuthenticationResponseJSON,
  passkey: Passkey,
  { challenge, rp_id, origins }: RelyingParty & { challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    if (response.response.userHandle !== handleOf(passkey.user_id)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rp_id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.sign_count),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // it throws for whatever does not fit
  }
}

/** Of two copies of a device that answer at once, one does not find the count that it had read. */
const signingIn = ({ id, sign_count }: Passkey, new_count: number): Opening => ({
  first: `key as (update auth.webauthn_credentials set sign_count = $5, last_used_at = now()
    where id = $4 and sign_count = $6 returning user_id)`,
  sql: `update auth.users set last_sign_in_at = now(), updated_at = now() from key
    where id = key.user_id and email_confirmed_at is not null`,
  params: [id, new_count, sign_count],
});
