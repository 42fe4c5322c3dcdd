import type {
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { authError } from '#local/door/api-response.ts';
import type { AuthCall, AuthTools } from '../auth-call.ts';
import { signedIn } from '../signed-in.ts';
import { answeredIn, keepChallenge, spendChallenge } from './challenges.ts';
import {
  passkeysDisabled,
  relyingParty,
  verificationFailed,
  type RelyingParty,
} from './relying-party.ts';

/** More than anybody has devices. */
const MOST = 10;
/** EdDSA, ES256 and RS256: what every version of Node can check, wherever the keys are moved to. */
const ALGORITHMS = [-8, -7, -257];

/** In a credential, its person is named by these bytes. */
export const handleOf = (user_id: string): string => Buffer.from(user_id).toString('base64url');

/**
 * POST: what a device needs to make a passkey. It must know the person (a finger, a PIN) and keep
 * the name with the key, so that a sign-in needs no e-mail. A session older than ten minutes may
 * not make one: a stranger with the unlocked phone could add their own key, and sign in with it later
 * from elsewhere. Refusals: passkey_disabled (404), reauthentication_needed (401), too_many_passkeys (422),
 * and those of `signedIn`.
 */
export async function offerPasskey(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const party = relyingParty(tools);
  if (!party) return passkeysDisabled();
  const signed = await signedIn(asked, tools);
  if (signed instanceof Response) return signed;
  const { user, session_id } = signed;
  const { is_fresh, keys } = await standing(tools, { user_id: user.id, session_id });
  if (!is_fresh) return authError(401, 'reauthentication_needed', 'Sign in again to add a passkey');
  if (keys.length >= MOST) return tooManyPasskeys();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'QG Airsoft',
    rpID: party.rp_id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: keys,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const kept = await keepChallenge(tools.db, { challenge, user_id: user.id });
  return Response.json({ ...kept, options });
}

const tooManyPasskeys = () =>
  authError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');

type Standing = {
  is_fresh: boolean;
  /** The person's passkeys: a device that holds one makes no second one. */
  keys: { id: string }[];
};

async function standing(
  { db }: AuthTools,
  { user_id, session_id }: { user_id: string; session_id: string },
): Promise<Standing> {
  const { rows } = await db.query<Standing>(
    `select exists (select from auth.sessions where id = $2 and created_at > now() - interval '10 minutes') as is_fresh,
       coalesce((select jsonb_agg(jsonb_build_object('id', credential_id)) from auth.webauthn_credentials
                 where user_id = $1), '[]') as keys`,
    [user_id, session_id],
  );
  return rows[0]!;
}

/**
 * POST {challenge_id, credential}: keeps the passkey, and tells the account's address of it. Refusals:
 * passkey_disabled (404), webauthn_verification_failed, webauthn_challenge_not_found,
 * webauthn_challenge_expired, validation_failed (400), webauthn_credential_exists, too_many_passkeys
 * (422), and those of `signedIn`.
 */
export async function registerPasskey(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const party = relyingParty(tools);
  if (!party) return passkeysDisabled();
  const signed = await signedIn(asked, tools);
  if (signed instanceof Response) return signed;
  const answered = answeredIn(asked);
  if (answered instanceof Response) return answered;
  const user_id = signed.user.id;
  const challenge = await spendChallenge(tools.db, { ...answered, user_id });
  if (challenge instanceof Response) return challenge;
  const made = await verified(answered.credential as RegistrationResponseJSON, challenge, party);
  if (!made) return verificationFailed();
  const { rows } = await tools.db.query<{ id: string | null; are_many: boolean }>(KEEP, [
    user_id,
    made.credential.id,
    Buffer.from(made.credential.publicKey).toString('base64url'),
    made.credential.counter,
    MOST,
  ]);
  const { id, are_many, ...kept } = rows[0]!;
  if (id === null) {
    return are_many
      ? tooManyPasskeys()
      : authError(422, 'webauthn_credential_exists', 'This credential is already registered');
  }
  void tools.mailbox.deliver();
  return Response.json({ id, ...kept });
}

/** Accounts of today hear nothing: anybody can make one with somebody else's address. */
const KEEP = `
  with many as (select count(*) >= $5 as are_many from auth.webauthn_credentials where user_id = $1),
  kept as (
    insert into auth.webauthn_credentials (user_id, credential_id, public_key, sign_count)
    select $1, $2, $3, $4 from many where not are_many on conflict do nothing returning id, created_at),
  told as (
    insert into auth.mail_queue (recipient, template) select u.email, 'passkey_added' from auth.users u, kept
    where u.id = $1 and u.email is not null and u.created_at < now() - interval '1 day')
  select are_many, id, created_at from many left join kept on true`;

/**
 * A key of the kind that we asked for, or null. We ask no device who made it, and read no certificate
 * that comes all the same: the library would follow the addresses in it.
 */
async function verified(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { rp_id, origins }: RelyingParty,
): Promise<VerifiedRegistrationResponse['registrationInfo'] | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const attested = isoBase64URL.toBuffer(response.response.attestationObject);
    const attestation = decodeAttestationObject(attested);
    const format = attestation.get('fmt');
    const is_own = format === 'packed' && !attestation.get('attStmt').get('x5c');
    if (format !== 'none' && !is_own) return null;
    const { verified: is_right, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rp_id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return is_right ? registrationInfo : null;
  } catch {
    return null; // it throws for whatever does not fit
  }
}
