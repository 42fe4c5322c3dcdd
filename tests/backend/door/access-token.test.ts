import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyAccessToken } from '#local/auth/access-token.ts';

const SECRET = 'a'.repeat(64);
const NOW_S = 1_800_000_000;
const HEADER = { alg: 'HS256', typ: 'JWT' };
const CLAIMS = { role: 'authenticated', sub: 'ada', exp: NOW_S + 1 };

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** By the rules of RFC 7515, without the library that is tested. */
function signed(header: object, claims: unknown, secret = SECRET, hash = 'sha256'): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

const read = (token: string, jwt_secret = SECRET) =>
  verifyAccessToken(token, { jwt_secret, now_ms: NOW_S * 1000 });

test('a token has its claims until its second', async () => {
  expect(await read(signed(HEADER, CLAIMS))).toEqual(CLAIMS);
  expect(await read(signed(HEADER, { ...CLAIMS, exp: NOW_S }))).toBe('expired');
});

test('claims that the backend does not read are passed on', async () => {
  const claims = { ...CLAIMS, aud: ['authenticated', 'another'], session_id: 's', more: { a: 1 } };
  expect(await read(signed(HEADER, claims))).toEqual(claims);
});

test('each secret has its own key', async () => {
  const other = 'b'.repeat(64);
  for (const [signer, reader] of [
    [SECRET, other],
    [other, SECRET],
  ] as const) {
    expect(await read(signed(HEADER, CLAIMS, signer), reader)).toBe('bad_signature');
    expect(await read(signed(HEADER, CLAIMS, signer), signer)).toEqual(CLAIMS);
  }
});

const good = signed(HEADER, CLAIMS);
const [header, payload, signature] = good.split('.') as [string, string, string];

test.each([
  ['nothing', ''],
  ['one part', 'garbage'],
  ['two parts', `${header}.${payload}`],
  ['four parts', `${good}.x`],
  ['alg none', `${encoded({ alg: 'none' })}.${payload}.`],
  ['alg none, signed', signed({ alg: 'none' }, CLAIMS)],
  ['alg RS256, signed with the secret as its key', signed({ alg: 'RS256' }, CLAIMS)],
  ['alg HS512', signed({ alg: 'HS512' }, CLAIMS, SECRET, 'sha512')],
  ['no alg', signed({ typ: 'JWT' }, CLAIMS)],
  ['an extension that must be understood', signed({ ...HEADER, crit: ['x'], x: 1 }, CLAIMS)],
  ['no role', signed(HEADER, { sub: 'ada', exp: NOW_S + 1 })],
  ['a role that is no text', signed(HEADER, { ...CLAIMS, role: ['authenticated'] })],
  ['no end', signed(HEADER, { role: 'authenticated' })],
  ['an end that is no number', signed(HEADER, { ...CLAIMS, exp: '9999999999' })],
  ['a list', signed(HEADER, [CLAIMS])],
  ['null', signed(HEADER, null)],
  ['a letter outside ASCII', `${header}.é.${signature}`],
])('%s is malformed', async (_, token) => {
  expect(await read(token)).toBe('malformed');
});

test.each([
  ['none', `${header}.${payload}.`],
  ['a part of it', good.slice(0, -4)],
  ["another payload's", `${header}.${encoded({ ...CLAIMS, role: 'service_role' })}.${signature}`],
])('a signature that proves nothing, %s, opens nothing', async (_, token) => {
  expect(await read(token)).toBe('bad_signature');
});
