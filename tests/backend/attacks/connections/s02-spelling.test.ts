import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoute, withKnownQuery, type AuthRoute } from '#local/auth/auth-routes.ts';
import type { Backend } from '#local/backend.ts';
import { canonicalPath } from '#local/door/canonical-path.ts';
import { openTestBackend, signUp } from '../../open-test-backend.ts';
import { codeOf, raw } from '../raw-request.ts';

/** Another spelling of a path must not evade a limit or a check. */
let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend({ auth_limits: { burst: 10, wrong_passwords: 3 } });
  await signUp(backend, 'ana@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

const SPELLINGS = [
  '/auth/v1/%74oken?grant_type=password',
  '/%61uth/v1/token?grant_type=password',
  '/auth/v1//token?grant_type=password',
  '//auth/v1/token?grant_type=password',
  '/auth/v1/./token?grant_type=password',
  '/auth/v1/x/../token?grant_type=password',
  '/auth/v1/x/%2e%2e/token?grant_type=password',
  '/auth\\v1/token?grant_type=password',
  '/auth%2Fv1/token?grant_type=password',
  '/auth/v1/token/?grant_type=password',
  '/AUTH/v1/token?grant_type=password',
  '/auth/v1/token%00?grant_type=password',
  '/auth/v1/token%20?grant_type=password',
  'http://127.0.0.1/auth/v1/token?grant_type=password',
];

test.each(SPELLINGS)('[hole S2] %s never reaches the sign-in', async (path) => {
  const tried = { json: { email: 'ana@exemplo.com', password: 'wrong' } };
  const answer = await raw(backend, path, tried);
  expect([path, answer.status]).toEqual([path, 400]);
  expect(codeOf(answer)).toBe('bad_path');
});

test('[hole S2] the limit counts the canonical spelling after a hundred attempts in others', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    const path = i % 2 ? '/auth/v1/token?grant_type=password' : SPELLINGS[i % SPELLINGS.length]!;
    const email = `p${i}@exemplo.com`;
    statuses.push((await raw(backend, path, { json: { email, password: 'wrong' } })).status);
  }
  // six of them in another spelling
  expect(statuses.filter((status) => status === 400)).toHaveLength(12);
  for (let i = 0; i < 4; i += 1) {
    await raw(backend, SPELLINGS[0]!, { json: { email: 'ana@exemplo.com', password: 'x' } });
  }
  const grants = ['grant_type=%70assword', 'grant%5Ftype=password'];
  for (const grant of [...grants, ...grants, ...grants]) {
    const json = { email: 'ana@exemplo.com', password: 'wrong' };
    statuses.push((await raw(backend, `/auth/v1/token?${grant}`, { json })).status);
  }
  expect(statuses.slice(-1)).toEqual([429]);
});

test('[hole S2] a token is checked on every path to an rpc', async () => {
  const headers = { authorization: 'Bearer garbage' };
  for (const path of ['/%72est/v1/rpc/whoami', '/rest/v1/rpc/%77hoami', '/rest//v1/rpc/whoami']) {
    const answer = await raw(backend, path, { json: {}, headers });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'bad_path']);
  }
  const answer = await raw(backend, '/rest/v1/rpc/whoami', { json: {}, headers });
  expect([answer.status, codeOf(answer)]).toEqual([401, 'PGRST301']);
});

test.each([
  ['scope=local&x=T&scope=x#&y=http://localhost:9//evil.example', 'bad_path'],
  ['scope=local&x=T#', 'bad_path'],
  ['scope=local&x=T&scope=global', 'validation_failed'],
  ['scope=local&x=T&sc%6fpe=local', 'validation_failed'],
])('[hole R7] an address that two readers read differently is refused: %s', async (query, code) => {
  const answer = await raw(backend, `/auth/v1/logout?${query}`, { json: {} });
  expect([answer.status, codeOf(answer)]).toEqual([400, code]);
});

test('[hole R7] what Auth is asked is written anew from what was read', () => {
  const route = authRoute('POST', '/auth/v1/logout', new URLSearchParams()) as AuthRoute;
  const asked = 'http://here/auth/v1/logout?x=1&scope=a+b&y=b+c&scope=d#&z=e';
  expect(withKnownQuery(asked, route).href).toBe('http://here/auth/v1/logout?scope=a+b');
});

describe('a canonical path', () => {
  test.each([
    '/',
    '/events',
    '/event/01a1fe05-6af7-73eb-bc02-204af34afb9b',
    '/assets/app-Ab12_Cd34.js',
    '/equipe/S%C3%A3o%20Paulo',
    '/equipe/S%c3%a3o',
    '/event/01a1fe05-6af7-73eb-bc02-204af34afb9b%2C',
    '/event/01a1fe05-6af7-73eb-bc02-204af34afb9b%3b',
    '/rest/v1/rpc/sync_pull',
    '/storage/v1/object/public/avatars/a/b.webp',
    '/functions/v1/send-whatsapp-code',
  ])('%s is canonical', (path) => expect(canonicalPath(path)).toBe(path));

  test('[hole S2] an admitted path is read alike by a URL, by a router that decodes, and by one that does not', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'auth',
        'v1',
        'token',
        'rest',
        '.',
        '..',
        '',
        '%2e',
        '%2F',
        '%61',
        'rpc',
        '\\',
      ),
      fc.constantFrom('%00', '%C3%A9', 'é', '%', '%zz', ';a', 'a b', '~', '%252e', 'AUTH', '\t'),
    );
    const target = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`);
    fc.assert(
      fc.property(target, (path) => {
        const canonical = canonicalPath(path);
        if (canonical === null) return;
        expect(new URL(canonical, 'http://localhost').pathname).toBe(canonical);
        const decoded = decodeURIComponent(canonical);
        if (/^\/(auth|rest|functions|storage|realtime)(\/|$)/i.test(decoded)) {
          expect(decoded).toBe(canonical);
        }
      }),
    );
  });
});
