import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';

/**
 * No table can be asked over HTTP: what it may not show, it told by counts and estimates
 * (`Prefer: count=planned`).
 */
let backend: Backend;
let ana: TestUser;
let relations: string[];
beforeAll(async () => {
  backend = await openRealBackend();
  ana = await signUp(backend, 'ana@exemplo.com');
  const { rows } = await backend.db.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'v', 'm', 'p', 'f')
     and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace) order by 1`,
  );
  relations = rows.map(({ name }) => name);
}, 120_000);
afterAll(() => backend.close());

test.each(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])(
  '[hole N1] %s of any table or view is 404, signed in or not',
  async (method) => {
    expect(relations.length).toBeGreaterThan(100);
    const has_body = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';
    for (const name of relations) {
      for (const as of [{ token: ana.token }, {}]) {
        const answer = await call(backend, `/rest/v1/${name}?select=*`, {
          method,
          headers: { prefer: 'count=planned' },
          ...as,
          ...(has_body ? { body: '{}' } : {}),
        });
        expect([name, answer.status, answer.headers.get('content-range')]).toEqual([
          name,
          404,
          null,
        ]);
        const text = await answer.text();
        if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ code: 'PGRST125' });
      }
    }
  },
  60_000,
);

test('the client says so too', async () => {
  const { data, error, status } = await ana.client.from('airsoft_events').select('*');
  expect([data, error?.code, status]).toEqual([null, 'PGRST125', 404]);
});
