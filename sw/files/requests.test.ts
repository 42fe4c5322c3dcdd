import { describe, expect, test } from 'vitest';
import { answeredBy } from './requests.ts';

const ORIGIN = 'https://qg.example';
const get = (path: string, more: { mode?: string; authorized?: boolean; method?: string } = {}) =>
  answeredBy(
    { method: 'GET', mode: 'cors', authorized: false, url: new URL(path, ORIGIN).href, ...more },
    ORIGIN,
  );

describe('which part answers a request', () => {
  test.each([
    '/',
    '/events',
    '/event/0190',
    '/register/0190?team=1',
    '/auth',
    '/outbox',
    '/no/such',
  ])('opening %s is answered with the page from the precache', (path) =>
    expect(get(path, { mode: 'navigate' })).toBe('page'),
  );

  test.each([
    '/rest/v1/rpc/sync_pull',
    '/auth/v1/token',
    '/functions/v1/register-participant',
    '/realtime/v1/websocket',
    '/storage/v1/object/x.png',
    '/snapshot/public.json',
    '/health',
  ])('%s is never intercepted, not even as a navigation', (path) => {
    expect(get(path)).toBe('network');
    expect(get(path, { mode: 'navigate' })).toBe('network');
  });

  test.each(['/assets/index-1a2b.js', '/before-paint.js', '/icons/icon-192.png'])(
    '%s comes from the precache and is never replaced by the page',
    (path) => {
      expect(get(path)).toBe('file');
      expect(get(path, { mode: 'navigate' })).toBe('file');
    },
  );

  test('a request that carries a token, changes something or goes to another origin is never intercepted', () => {
    expect(get('/assets/index-1a2b.js', { authorized: true })).toBe('network');
    expect(get('/events', { mode: 'navigate', method: 'POST' })).toBe('network');
    expect(get('https://tile.openstreetmap.org/1/1/1.png')).toBe('network');
  });
});
