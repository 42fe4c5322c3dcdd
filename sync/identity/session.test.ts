import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeLocks } from '#tests/fixtures/browser/fake-locks.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { sessionOf as sampleSession } from '#tests/fixtures/samples/session.ts';
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

const VALID = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  expires_at: NOW / 1000 + 3600,
};
const sessionOf = (id: string, changes: Partial<Session> = {}) =>
  sampleSession(id, { ...VALID, ...changes });
const EXPIRED = { expires_at: NOW / 1000 + 89 };
const NEW_TOKENS = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3600 };

let phone: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let locks: FakeLocks;
let open: SharedDatabase[];
/** A page or a worker, with its own connection to the same store. */
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

test('a fresh token is used as it is, without a request or a lock', async () => {
  const source = context();
  await writeSession(source.shared, sessionOf(ana));
  locks.request('auth:qg', () => new Promise(() => undefined)).catch(() => undefined);
  expect(await accessToken(source, ana)).toEqual({ kind: 'token', access_token: 'access-1' });
  expect(requests).toEqual([]);
});

test('[U6] another person’s session is not used', async () => {
  const source = context();
  expect(await accessToken(source, ana)).toEqual({ kind: 'anonymous' });
  await writeSession(source.shared, sessionOf(bia, EXPIRED));
  expect(await accessToken(source, ana)).toEqual({ kind: 'anonymous' });
  expect(requests).toEqual([]);
});

describe('[S2] refreshing', () => {
  test('90 s before it expires a token is refreshed and stored', async () => {
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

  test('a token that the server just rejected is refreshed although it looks fresh', async () => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana));
    const token = await accessToken(source, ana, 'access-1');
    expect(token).toEqual({ kind: 'token', access_token: 'access-2' });
  });

  test('a rejected token that another context has refreshed costs no request', async () => {
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
    'while it waited for the lock the person was %s: no request is sent',
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

  test('[case 9] the lock holder is frozen: it counts as a network failure, and waiting ends', async () => {
    const page = context();
    await writeSession(page.shared, sessionOf(ana, EXPIRED));
    const lock = () => Promise.reject(new DOMException('20000 ms are over', 'TimeoutError'));
    expect(await accessToken({ ...page, lock }, ana)).toEqual({ kind: 'unreachable' });
    expect(requests).toEqual([]);
  });

  test('signed out while the reply was on its way: the session is not restored', async () => {
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
  ])('[case 27] %s of Ana’s arrives late: Bia’s session does not change', async (_, late) => {
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

describe('[S3] no network reply removes a session', () => {
  test.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_not_found',
    'user_banned',
  ])('%s from our server marks the session, and no more requests are sent', async (error_code) => {
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
  ])('%s leaves the session unchanged', async (_, reply) => {
    const source = context();
    await writeSession(source.shared, sessionOf(ana, EXPIRED));
    answer = reply;
    expect(await accessToken(source, ana)).toEqual({ kind: 'unreachable' });
    expect(await readSession(source.shared)).toEqual(sessionOf(ana, EXPIRED));
    answer = () => Response.json(NEW_TOKENS);
    expect(await accessToken(source, ana)).toMatchObject({ kind: 'token' });
  });
});

test('[case 39] a clock that is a day ahead refreshes once, not at every call', async () => {
  const source = context(NOW + 86_400_000);
  await writeSession(source.shared, sessionOf(ana));
  await accessToken(source, ana);
  await accessToken(source, ana);
  expect(requests).toHaveLength(1);
});

test('a stored session that cannot be read counts as signed out', async () => {
  const source = context();
  await source.shared.values.put({ user: 'ana' }, 'session');
  expect(await readSession(source.shared)).toBeNull();
});

test("the worker reads from the page's record where the server is", async () => {
  const [page, worker] = [context(), context()];
  expect(await readConfig(worker.shared)).toBeNull();
  await writeConfig(page.shared, server);
  expect(await readConfig(worker.shared)).toEqual(server);
});
