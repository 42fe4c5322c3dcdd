import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { inRequests } from '#tests/sql/acts.ts';
import { call, openRealBackend, PASSWORD } from '../../open-test-backend.ts';
import { newEvent } from '../../data-dir/backup-acts.ts';
import { openedSocket } from '../connections/realtime-socket.ts';

/** A clock that stands still, so that no limit of the server refills. */
const now_ms = Date.now();
const FIELD = { 'x-forwarded-for': '203.0.113.9' };
const PEOPLE = 40;
const IMPORTED = 150;

let backend: Backend;
beforeAll(async () => {
  // every limit has its real value, behind a proxy as in supabase/PRODUCTION.md
  const settings = { TRUSTED_PROXY: '127.0.0.1' };
  backend = await openRealBackend({ clock: () => now_ms, settings });
}, 120_000);
afterAll(() => backend.close());

type Person = {
  id: string;
  token: string;
  whatsapp: string;
};

const ask = async (path: string, json: object, token?: string) => {
  const answer = await call(backend, path, {
    json,
    headers: FIELD,
    ...(token === undefined ? {} : { token }),
  });
  const body = (await answer.json()) as unknown;
  expect(answer.status, `${path} ${JSON.stringify(body)}`).toBe(200);
  return body;
};

async function signedIn(email: string, whatsapp: string): Promise<Person> {
  const account = { email, password: PASSWORD };
  await ask('/auth/v1/signup', { ...account, data: { name: 'Pessoa do Campo', whatsapp } });
  const session = (await ask('/auth/v1/token?grant_type=password', account)) as {
    access_token: string;
    user: { id: string };
  };
  return { id: session.user.id, token: session.access_token, whatsapp };
}

async function send(person: Person, mutations: { name: string; args: object }[]) {
  const p = {
    v: 1,
    user_id: person.id,
    device_id: randomUUID(),
    mutations: mutations.map((one, at) => ({ id: randomUUID(), seq: at + 1, ...one })),
  };
  const { results } = (await ask('/rest/v1/rpc/sync_push', { p }, person.token)) as {
    results: { status: string; code?: string }[];
  };
  return results.map(({ status, code }) => code ?? status);
}

const number = (n: number) => `119${String(80_000_000 + n)}`;
const applied = (times: number) => Array.from({ length: times }, () => 'applied');

test('forty people behind one address sign up, in, and register within a minute, an organiser of today imports 150, and nobody meets a limit', async () => {
  const owner = await signedIn('dona@exemplo.com', number(0));
  const event_id = randomUUID();
  const event = { ...newEvent(event_id), max_op: 500 };
  expect(await send(owner, [{ name: 'create_event@1', args: event }])).toEqual(applied(1));

  const person = async (_: unknown, n: number) => {
    const one = await signedIn(`pessoa${n}@exemplo.com`, number(n + 1));
    const socket = await openedSocket(backend, '127.0.0.1', FIELD);
    for (const topic of ['public', `user:${one.id}`, `event:${event_id}`])
      expect(await socket.join(topic, one.token)).toBe('ok');
    const scopes = { public: {}, me: {}, [`event:${event_id}`]: {} };
    await ask('/rest/v1/rpc/sync_pull', { p: { v: 1, scopes, limit: 500 } }, one.token);
    const args = { operator_id: randomUUID(), event_id, name: 'Pessoa Do Campo', whatsapp: one.whatsapp };
    expect(await send(one, [{ name: 'register@1', args }])).toEqual(applied(1));
    socket.ws.close();
  }; // prettier-ignore
  // all at once: one after another they would not be a crowd
  await Promise.all(Array.from({ length: PEOPLE }, person));

  const imported = Array.from({ length: IMPORTED }, (_, n) => ({
    name: 'add_participant@1',
    args: {
      operator_id: randomUUID(),
      event_id,
      name: 'Pessoa Convidada',
      whatsapp: number(1_000 + n),
    },
  }));
  for (const some of inRequests(imported))
    expect(await send(owner, some)).toEqual(applied(some.length));
  const { rows } = await backend.db.query(
    'select operators_count from public.airsoft_events where id = $1',
    [event_id],
  );
  expect(rows).toEqual([{ operators_count: PEOPLE + IMPORTED }]);
});
