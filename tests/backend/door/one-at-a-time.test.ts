import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { createTurns, TurnTimeout } from '#local/database/thread/turns.ts';
import { call, openTestBackend, PASSWORD, signUp, type TestUser } from '../open-test-backend.ts';

let backend: Backend;
let people: TestUser[];

beforeAll(async () => {
  backend = await openTestBackend({ data_dir: null, auth_limits: { burst: 1000 } });
  people = [];
  for (const name of ['ada', 'bia', 'caio'])
    people.push(await signUp(backend, `${name}@exemplo.com`));
}, 120_000);
afterAll(() => backend.close());

test('simultaneous requests never run as one another', async () => {
  const as = async (user: TestUser | null) => {
    const answer = await call(
      backend,
      '/rest/v1/rpc/whoami',
      user ? { json: {}, token: user.token } : { json: {} },
    );
    const expected = user ? { uid: user.id, role: 'authenticated' } : { uid: null, role: 'anon' };
    expect(await answer.json()).toEqual(expected);
  };
  const others = () => [
    call(backend, '/auth/v1/token?grant_type=password', {
      json: { email: 'ada@exemplo.com', password: PASSWORD },
    }),
    call(backend, '/rest/v1/rpc/fail_with', { json: { state: '40001' } }),
    call(backend, '/rest/v1/rpc/my_notes', { json: {} }),
    backend.db.query('select current_user'),
  ];
  const rounds = Array.from({ length: 12 }, () => [
    ...[...people, null].map(as),
    ...others(),
  ]).flat();
  await Promise.all(rounds);
});

test('a failing request rolls back its own writes and no others', async () => {
  const [ada] = people;
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const writes = ids.map((id, i) =>
    call(backend, '/rest/v1/rpc/add_note', {
      token: ada!.token,
      json: { id, text: i % 2 ? 'refused by check' : 'kept' },
    }),
  );
  const statuses = (await Promise.all(writes)).map((response) => response.status);
  expect(statuses).toEqual(ids.map((_, i) => (i % 2 ? 400 : 200)));
  const { rows } = await backend.db.query<{ id: string }>('select id from public.notes');
  expect(rows.map((row) => row.id).toSorted()).toEqual(
    ids.filter((_, i) => i % 2 === 0).toSorted(),
  );
});

test('a request that waits too long for a turn is told so, and does not run later', async () => {
  const turns = createTurns();
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const first = turns.take(() => gate.promise);
  const late = turns.take(async () => void ran.push('late'), { wait_ms: 10 });
  const patient = turns.take(async () => void ran.push('patient'));
  await expect(late).rejects.toBeInstanceOf(TurnTimeout);
  gate.resolve();
  await Promise.all([first, patient]);
  expect(ran).toEqual(['patient']);
});
