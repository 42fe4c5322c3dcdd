import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, signUp } from '../open-test-backend.ts';
import { answer, openNamedBackend, person, register, signIn, SITE } from './passkey-acts.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openNamedBackend();
}, 120_000);
afterAll(() => backend.close());

test('a passkey opens a session of its own person, with no e-mail and no password', async () => {
  const ana = await person(backend);
  const bia = await person(backend);
  expect(await signIn(bia, ana.phone)).toBe(ana.id);
  const { data } = await bia.client.auth.getUser();
  expect(data.user?.email).toBe(ana.email);
  expect(await signIn(bia, bia.phone)).toBe(bia.id);
});

test('the device must know its person and keep the name with the key; it makes no second one', async () => {
  const ana = await person(backend);
  const { data } = await ana.client.auth.passkey.startRegistration();
  expect(data?.options).toMatchObject({
    rp: { id: SITE.rp_id, name: 'QG Airsoft' },
    user: { id: Buffer.from(ana.id).toString('base64url'), name: ana.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: ana.phone.id, type: 'public-key' }],
  });
  const asked = await ana.client.auth.passkey.startAuthentication();
  expect(asked.data?.options).toMatchObject({ rpId: SITE.rp_id, userVerification: 'required' });
  expect(asked.data?.options.allowCredentials ?? []).toEqual([]);
  const minutes = (asked.data!.expires_at * 1000 - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(4.5);
  expect(minutes).toBeLessThan(5.1);
  expect(await register(ana.client, ana.phone)).toBe('webauthn_credential_exists');
});

test('no session for another page, another server, another person, a copy, or an unlocked phone alone', async () => {
  const ana = await person(backend);
  const bia = await person(backend);
  const failed = 'webauthn_verification_failed';
  const handle = Buffer.from(bia.id).toString('base64url');
  expect(await signIn(bia, ana.phone, { origin: 'https://evil.example' })).toBe(failed);
  expect(await signIn(bia, ana.phone, { origin: 'https://evil.qg.exemplo.org' })).toBe(failed);
  expect(await signIn(bia, ana.phone, { rp_id: 'evil.example' })).toBe(failed);
  expect(await signIn(bia, ana.phone, { userHandle: handle })).toBe(failed);
  expect(await signIn(bia, ana.phone, { challenge: 'AAAA' })).toBe(failed);
  expect(await signIn(bia, ana.phone, { is_verified: false })).toBe(failed);
  expect(await signIn(bia, softwareAuthenticator(SITE))).toBe(failed);
  expect(await signIn(bia, ana.phone, { count: 50 })).toBe(ana.id);
  expect(await signIn(bia, ana.phone, { count: 50 })).toBe(failed);
  expect(await signIn(bia, ana.phone, { count: 49 })).toBe(failed);
  expect(await signIn(bia, ana.phone, { count: 51 })).toBe(ana.id);
});

test('a key that several devices share does not count, and works on', async () => {
  const ana = await signUp(backend, 'partilhada@exemplo.com');
  const phone = softwareAuthenticator(SITE);
  expect(await register(ana.client, phone, { count: 0 })).toBe('kept');
  expect(await signIn(ana, phone, { count: 0 })).toBe(ana.id);
  expect(await signIn(ana, phone, { count: 0 })).toBe(ana.id);
});

test('a challenge is answered once, within five minutes, and for what it was made', async () => {
  const ana = await person(backend);
  const bia = await person(backend);
  const { passkey } = bia.client.auth;
  const { data: asked } = await passkey.startAuthentication();
  const said = ana.phone.answer(asked!.options);
  const tries = [1, 2, 3].map(() => answer(bia, asked!.challenge_id, said));
  const ended = await Promise.all(tries);
  expect(ended.filter((one) => one === ana.id)).toHaveLength(1);
  expect(ended.filter((one) => one === 'webauthn_challenge_not_found')).toHaveLength(2);
  // a wrong answer uses it up as well
  const { data: second } = await passkey.startAuthentication();
  const wrong = ana.phone.answer(second!.options, { challenge: 'AAAA' });
  expect(await answer(bia, second!.challenge_id, wrong)).toBe('webauthn_verification_failed');
  const right = ana.phone.answer(second!.options);
  expect(await answer(bia, second!.challenge_id, right)).toBe('webauthn_challenge_not_found');

  const { data: late } = await passkey.startAuthentication();
  await backend.db.query(`update auth.webauthn_challenges set expires_at = now() where id = $1`, [
    late!.challenge_id,
  ]);
  expect(await answer(bia, late!.challenge_id, ana.phone.answer(late!.options))).toBe(
    'webauthn_challenge_expired',
  );
  // neither another person's, nor one for a sign-in, adds a key
  const { client } = await person(backend);
  const { data: hers } = await client.auth.passkey.startRegistration();
  for (const { challenge_id: challengeId } of [
    hers!,
    (await passkey.startAuthentication()).data!,
  ]) {
    const credential = softwareAuthenticator(SITE).make(hers!.options);
    const { error } = await passkey.verifyRegistration({ challengeId, credential });
    expect(error?.code).toBe('webauthn_challenge_not_found');
  }
});

test('no key is kept that another page asked for, without its person, or with a certificate', async () => {
  const { client } = await signUp(backend, 'falsa@exemplo.com');
  const failed = 'webauthn_verification_failed';
  for (const lies of [
    { origin: 'https://evil.example' },
    { rp_id: 'evil.example' },
    { challenge: 'AAAA' },
    { is_verified: false },
    { attested: makersCertificate() },
    { fmt: 'android-safetynet', statement: { ver: '1', response: Buffer.of(1) } },
    { fmt: 'none', statement: { x5c: [Buffer.of(1)] } },
  ]) {
    expect([lies, await register(client, softwareAuthenticator(SITE), lies)]).toEqual([
      lies,
      failed,
    ]);
  }
  const { data } = await client.auth.passkey.list();
  expect(data).toEqual([]);
  // some authenticators sign by themselves, whatever is asked
  const alone = { attested: 'self' } as const;
  expect(await register(client, softwareAuthenticator(SITE), alone)).toBe('kept');
});

test('what no browser sends is refused, and nobody but a person has keys', async () => {
  const ana = await person(backend);
  const at = (path: string, init: Parameters<typeof call>[2]) =>
    call(backend, `/auth/v1/passkeys${path}`, init).then(async (answered) => [
      answered.status,
      ((await answered.json()) as { error_code?: string }).error_code,
    ]);
  const challenge_id = crypto.randomUUID();
  for (const json of [
    {},
    { challenge_id },
    { challenge_id: 'x', credential: { id: 'AAAA' } },
    { challenge_id, credential: { id: 7 } },
    { challenge_id, credential: { id: 'AA AA' } },
  ]) {
    expect(await at('/authentication/verify', { json })).toEqual([400, 'validation_failed']);
    expect(await at('/registration/verify', { json, token: ana.token })).toEqual([
      400,
      'validation_failed',
    ]);
  }
  const credential = { id: ana.phone.id };
  const { data } = await ana.client.auth.passkey.startAuthentication();
  const half = { challenge_id: data!.challenge_id, credential };
  expect(await at('/authentication/verify', { json: half })).toEqual([
    400,
    'webauthn_verification_failed',
  ]);
  expect(await at('', {})).toEqual([401, 'no_authorization']);
  expect(await at('/registration/options', { json: {} })).toEqual([401, 'no_authorization']);
});

test('where no browser has passkeys, the server says so', async () => {
  const settingsOf = async (on: Backend) => (await call(on, '/auth/v1/settings')).json();
  expect(await settingsOf(backend)).toEqual({ passkeys_enabled: true, passkeys_at: SITE.rp_id });
  await using parts = new AsyncDisposableStack();
  const opened = async (SITE_URL: string) => {
    const other = await openTestBackend({ settings: { APP_ENV: 'production', SITE_URL } });
    parts.defer(other.close);
    return other;
  };
  for (const address of ['https://192.168.0.7', 'http://qg.lan']) {
    const other = await opened(address);
    const off = { passkeys_enabled: false, passkeys_at: null };
    expect([address, await settingsOf(other)]).toEqual([address, off]);
    const asked = await call(other, '/auth/v1/passkeys/authentication/options', { json: {} });
    expect(asked.status).toBe(404);
  }
});

test('passkeys are limited by address like passwords are, and apart from them', async () => {
  const other = await openTestBackend({ auth_limits: { burst: 2, per_s: 0.001 } });
  onTestFinished(other.close);
  const at = (path: string) => call(other, `/auth/v1${path}`, { json: {} });
  for (const act of ['authentication/options', 'authentication/verify', 'registration/options']) {
    const answered = [];
    for (let n = 0; n < 3; n += 1) answered.push(await at(`/passkeys/${act}`));
    expect([act, ...answered.map(({ status }) => status === 429)]).toEqual([
      act,
      false,
      false,
      true,
    ]);
    expect(Number(answered[2]!.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await at('/token?grant_type=password')).status).toBe(400);
});

/** One with which the library would be content. */
function makersCertificate() {
  const subject = '/C=BR/O=Fabrica/OU=Authenticator Attestation/CN=Chave';
  const { stdout: pem } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-days', '2', '-subj', subject, '-addext', 'basicConstraints=critical,CA:FALSE'])
      .concat(['-keyout', '-', '-out', '-']),
    { encoding: 'utf8' },
  );
  const certificate = pem.slice(pem.indexOf('-----BEGIN CERTIFICATE'));
  return { key: pem, certificate: new X509Certificate(certificate).raw };
}
