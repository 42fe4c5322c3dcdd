import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { callerOf } from '#local/door/caller.ts';
import { siteOf } from '#local/door/site.ts';
import { openRealBackend } from '../../open-test-backend.ts';
import { codeOf, raw, type RawAnswer } from '../raw-request.ts';

/** Conveniences for a developer are offered on their own machine only. */
let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend({ auth_limits: { burst: 1_000 } });
}, 120_000);
afterAll(() => backend.close());

let asked = 0;
/** Each number once: another code of it has to wait. */
const askForCode = (headers: Record<string, string>): Promise<RawAnswer> =>
  raw(backend, '/functions/v1/send-whatsapp-code', {
    json: { whatsapp: `551191111${String((asked += 1)).padStart(4, '0')}`, name: 'Ana Souza' },
    headers,
  });

test('on the developer’s own machine the code of a number is shown', async () => {
  for (const host of [
    `localhost:${backend.port}`,
    `127.0.0.1:${backend.port}`,
    `[::1]:${backend.port}`,
  ]) {
    expect((await askForCode({ host })).text).toContain('development_code');
    const origin = `http://${host}`;
    expect((await askForCode({ host, origin })).text).toContain('development_code');
  }
});

test.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-host', 'qgairsoft.com.br'],
  ['x-forwarded-proto', 'https'],
  ['forwarded', 'for=203.0.113.9'],
  ['x-real-ip', '203.0.113.9'],
  ['via', '1.1 proxy'],
  ['cf-connecting-ip', '203.0.113.9'],
  ['true-client-ip', '203.0.113.9'],
  ['origin', 'https://elsewhere.example'],
  ['origin', 'http://localhost:1'],
  ['origin', 'null'],
])('[hole S6] through a proxy or from another page (%s: %s) it is not', async (name, value) => {
  expect((await askForCode({ [name]: value })).text).not.toContain('development_code');
});

test.each(['qgairsoft.com.br', 'evil.example:4173', 'localhost.evil.example', '192.168.0.7', 'x'])(
  '[hole S6] the name %s is not this server’s: neither page nor API answers',
  async (host) => {
    for (const path of ['/', '/health', '/snapshot/public.json', '/auth/v1/settings']) {
      const answer = await raw(backend, path, { headers: { host } });
      expect([answer.status, codeOf(answer)]).toEqual([421, 'unknown_host']);
    }
  },
);

test.each(['<>', 'a b', 'localhost:x', 'localhost:123456'])(
  'an invalid Host header (%j) is refused',
  async (host) => {
    const answer = await raw(backend, '/health', { headers: { host } });
    expect(answer.status).toBe(400);
  },
);

describe('a site', () => {
  test.each([
    [{}, true],
    [{ APP_ENV: 'local' }, true],
    [{ SITE_URL: 'http://localhost:4173' }, true],
    [{ APP_ENV: 'production' }, false],
    [{ SITE_URL: 'https://qgairsoft.com.br' }, false],
    [{ HOSTS: 'qg.example' }, false],
    [{ APP_ENV: 'local', TRUSTED_PROXY: '127.0.0.1' }, false],
  ])('[hole S6] with %j is local: %j', (settings, is_local) => {
    expect(siteOf(settings).is_local).toBe(is_local);
  });

  test('knows its names', () => {
    const { hosts } = siteOf({ SITE_URL: 'https://QGairsoft.com.br/', HOSTS: 'www.qg.example, B' });
    expect([...hosts].slice(3)).toEqual(['qgairsoft.com.br', 'www.qg.example', 'b']);
  });

  test.each([
    { SITE_URL: 'qgairsoft' },
    { TRUSTED_PROXY: 'proxy' },
    { TRUSTED_PROXY: '10.0.0.0/33' },
  ])('with an unreadable setting (%j) does not start', (settings) =>
    expect(() => siteOf(settings)).toThrow(/SITE_URL|TRUSTED_PROXY/),
  );
});

describe('the address by which limits count', () => {
  const addressOf = (peer: string, forwarded?: string, TRUSTED_PROXY = '10.0.0.0/8,::1') =>
    callerOf(
      {
        socket: { remoteAddress: peer },
        headers: { host: 'localhost', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) },
      } as IncomingMessage,
      siteOf({ TRUSTED_PROXY }),
    ).address;

  test.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'], // not a trusted proxy: its header is ignored
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.1.2.3', '198.51.100.1, nonsense', '10.1.2.3'],
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::1', undefined, '2001:db8:0:0::/64'],
    ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ])('[hole S13] %s with %s is %s', (peer, forwarded, address) => {
    expect(addressOf(peer, forwarded)).toBe(address);
  });

  test('[hole S13] without TRUSTED_PROXY no header is trusted', () => {
    expect(addressOf('127.0.0.1', '198.51.100.1', '')).toBe('127.0.0.1');
  });
});
