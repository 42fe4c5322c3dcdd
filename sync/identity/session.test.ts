import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeLocks } from '#tests/fixtures/fake-locks.ts';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import {
  accessToken,
  eraseSession,
  readConfig,
  readSession,
  SharedDatabase,
  writeConfig,
  writeSession,
  type Session,
  type SessionSource,
} from './session.ts';

const nextId = seededIds(4);
const [ana, bia] = [nextId(), nextId()];
const NOW = Date.parse('2026-11-21T12:00:00Z');
const server = { url: 'http://server', publishable_key: 'key' };

const sessionOf = (id: string, more: Partial<Session> = {}): Session => ({
  user: { id, email: 'ana@exemplo.com', name: 'Ana' },
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  expires_at: NOW / 1000 + 3600,
  needs_sign_in: false,
  ...more,
});
const EXPIRED = { expires_at: NOW / 1000 + 89 };
const NEW_TOKENS = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3600 };

let phone: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let locks: FakeLocks;
let open: SharedDatabase[];
/** A page or a worker: a connection of its own to the same store. */
function context(now = NOW): SessionSource {
  const shared = new SharedDatabase(phone);
  open.push(shared);
  const lock = <T>(name: string, work: () => Promise<T>) => locks.request(name, work) as Promise<T>;
  return { shared, server, now: () => now, lock };
}

let requests: { refresh_token: string }[];
let answer: (asked: { refresh_token: string }) => Response | Promise<Response>;
beforeEach(() => {
  phone = { indexedDB: new IDBFactory(), IDBKeyRange };
  locks = new FakeLocks();
  open = [];
  requests = [];
  answer = () => Response.json(NEW_TOKENS);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(url).toBe('http://server/auth/v1/token?grant_type=refresh_token');
    requests.push(JSON.parse(init.body as string) as { refresh_token: string });
    return answer(requests.at(-1)!);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const shared of open) shared.close();
});

test('a fresh token is used as it is, with no network and no lock', async () => {
  const source = context();
  await writeSession(source.shared, sessionOf(ana));
  locks.request('auth:qg', () => new Promise(() => undefined)).catch(() => undefined);
  expect(await accessToken(source, ana)).toEqual({ kind: 'token', access_token: 'access-1' });
  expect(requests).toEqual([]);
});

test('[U6] a session of somebody else is no session', async () => {
  const source = context();
  expect(await accessToken(source, ana)).toEqual({ kind: 'anonymous' });
  await writeSession(source.shared, sessionOf(bia, EXPIRED));
  expect(await accessToken(source, ana)).toEqual({ kind: 'anonymous' });
  expect(requests).toEqual([]);
});

describe('[S2] refreshing', () => {
  test('90 s before its end a token is renewed and kept', async () => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana, EXPIRED));
    expect(await accessToken(source, ana)).toEqual({ kind: 'token', access_token: 'access-2' });
    expect(requests).toEqual([{ refresh_token: 'refresh-1' }]);
    expect(await readSession(source.shared)).toEqual(
      sessionOf(ana, {
        access_token: 'access-2',
        refresh_token: 'refresh-2',
        expires_at: NOW / 1000 + 3600,
      }),
    );
  });

  test('[case 25] page and worker at once: one request, both get the new one', async () => {
    const [page, worker] = [context(), context()];
    await writeSession(page.shared, sessionOf(ana, EXPIRED));
    const tokens = await Promise.all([
      accessToken(page, ana),
      accessToken(worker, ana),
      accessToken(page, ana),
    ]);
    expect(tokens).toEqual(Array(3).fill({ kind: 'token', access_token: 'access-2' }));
    expect(requests).toHaveLength(1);
  });

  test('a token that the server just refused is renewed although it looks fresh', async () => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana));
    const token = await accessToken(source, ana, 'access-1');
    expect(token).toEqual({ kind: 'token', access_token: 'access-2' });
  });

  test('a refused token that somebody else renewed meanwhile costs no request', async () => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana, { access_token: 'access-2' }));
    const token = await accessToken(source, ana, 'access-1');
    expect(token).toEqual({ kind: 'token', access_token: 'access-2' });
    expect(requests).toEqual([]);
  });

  test.each<[string, (source: SessionSource) => Promise<unknown>, string]>([
    [
      'asked to sign in',
      ({ shared }) => writeSession(shared, sessionOf(ana, { ...EXPIRED, needs_sign_in: true })),
      'needs_sign_in',
    ],
    ['signed out', ({ shared }) => eraseSession(shared), 'anonymous'],
    [
      'replaced by somebody else',
      ({ shared }) => writeSession(shared, sessionOf(bia, EXPIRED)),
      'anonymous',
    ],
  ])(
    'while it waited for the lock the person was %s: nothing is asked',
    async (_, meanwhile, kind) => {
      const page = context();
      await writeSession(page.shared, sessionOf(ana, EXPIRED));
      const lock = async <T>(_name: string, work: () => Promise<T>) => {
        await meanwhile(page);
        return work();
      };
      expect(await accessToken({ ...page, lock }, ana)).toEqual({ kind });
      expect(requests).toEqual([]);
    },
  );

  test('[case 9] who holds the lock is frozen: no line, and nobody waits for ever', async () => {
    const page = context();
    await writeSession(page.shared, sessionOf(ana, EXPIRED));
    const lock = () => Promise.reject(new DOMException('20000 ms are over', 'TimeoutError'));
    expect(await accessToken({ ...page, lock }, ana)).toEqual({ kind: 'unreachable' });
    expect(requests).toEqual([]);
  });

  test('signed out while the reply was on its way: nobody is signed in again', async () => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana, EXPIRED));
    answer = async () => {
      await eraseSession(source.shared);
      return Response.json(NEW_TOKENS);
    };
    expect(await accessToken(source, ana)).toEqual({ kind: 'anonymous' });
    expect(await readSession(source.shared)).toBeNull();
  });

  test.each([
    ['a new token', () => Response.json(NEW_TOKENS)],
    ['a dead token', () => Response.json({ error_code: 'session_not_found' }, { status: 403 })],
  ])('[case 27] %s of Ana’s comes late: Bia stays signed in as she is', async (_, late) => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana, EXPIRED));
    const hers = sessionOf(bia, { access_token: 'bia', refresh_token: 'bia' });
    answer = async () => {
      await writeSession(source.shared, hers);
      return late();
    };
    expect(await accessToken(source, ana)).not.toHaveProperty('access_token');
    expect(await readSession(source.shared)).toEqual(hers);
  });
});

describe('[S3] no reply of any network removes a session', () => {
  test.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_not_found',
    'user_banned',
  ])('%s of our server marks it, and asks no more', async (error_code) => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana, EXPIRED));
    answer = () => Response.json({ code: 400, error_code }, { status: 400 });
    expect(await accessToken(source, ana)).toEqual({ kind: 'needs_sign_in' });
    expect(await accessToken(source, ana)).toEqual({ kind: 'needs_sign_in' });
    expect(requests).toHaveLength(1);
    expect(await readSession(source.shared)).toEqual(
      sessionOf(ana, { ...EXPIRED, needs_sign_in: true }),
    );
  });

  const html = (status: number) => () =>
    new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
  test.each<[string, () => Response | Promise<Response>]>([
    ['[case 24] a portal, 200 HTML', html(200)],
    ['[case 24] a portal, 403 HTML', html(403)],
    ['[case 24] a portal, 511 HTML', html(511)],
    ['[case 24] a portal, 200 {}', () => Response.json({})],
    [
      '[case 24] 429',
      () => Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 }),
    ],
    ['500', () => Response.json({ code: 500, error_code: 'unexpected_failure' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s leaves it as it was', async (_, reply) => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana, EXPIRED));
    answer = reply;
    expect(await accessToken(source, ana)).toEqual({ kind: 'unreachable' });
    expect(await readSession(source.shared)).toEqual(sessionOf(ana, EXPIRED));
    answer = () => Response.json(NEW_TOKENS);
    expect(await accessToken(source, ana)).toMatchObject({ kind: 'token' });
  });
});

test('[case 39] a clock that is a day ahead renews once, not at every call', async () => {
  const source = context(NOW + 86_400_000);
  await writeSession(source.shared, sessionOf(ana));
  await accessToken(source, ana);
  await accessToken(source, ana);
  expect(requests).toHaveLength(1);
});

test('what is stored and can not be read is nobody', async () => {
  const source = context();
  await source.shared.values.put({ user: 'ana' }, 'session');
  expect(await readSession(source.shared)).toBeNull();
});

test('the worker learns from the page where the server is', async () => {
  const [page, worker] = [context(), context()];
  expect(await readConfig(worker.shared)).toBeNull();
  await writeConfig(page.shared, server);
  expect(await readConfig(worker.shared)).toEqual(server);
});
