import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openDatabase } from '#local/database/database.ts';
import { openPostgres } from '#local/database/postgres/open-postgres.ts';
import { TurnConnection } from '#local/database/lite/turn-connection.ts';
import { freshDatabase } from '../fresh-database.ts';
import { call, openTestBackend, signUp } from '../open-test-backend.ts';

/** What lite sets for a request waits, and runs with its first statement. */
let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const set = (name: string, value: string) =>
  CompiledQuery.raw(`SELECT set_config('${name}', $1, true)`, [value]);
const connection = () => {
  const query = vi.fn(async () => ({ rows: [], affectedRows: 0 }));
  return { query, own: new TurnConnection({ query } as never) };
};

test('the settings of one transaction run with its first statement, and in no other', async () => {
  const { query, own } = connection();
  own.begin();
  await own.executeQuery(set('role', 'anon'));
  await own.executeQuery(CompiledQuery.raw(`SELECT set_config('response.status', '', true)`));
  expect(query).not.toHaveBeenCalled();
  await own.executeQuery(CompiledQuery.raw('select 1'));
  await own.executeQuery(CompiledQuery.raw('select 2'));
  await own.end('commit');
  await own.executeQuery(CompiledQuery.raw('select 3'));
  const sql = 'select set_config($1, $2, true), set_config($3, $4, true)';
  expect(query.mock.calls).toEqual([
    [
      'select 1',
      [],
      [
        { sql: 'begin', params: [] },
        { sql, params: ['role', 'anon', 'response.status', ''] },
      ],
    ],
    ['select 2', [], []],
    ['commit'],
    ['select 3', [], []],
  ]);
});

test('a setting outside a transaction does not wait', async () => {
  const { query, own } = connection();
  await own.executeQuery(set('role', 'anon'));
  expect(query).toHaveBeenCalledExactlyOnceWith(set('role', 'anon').sql, ['anon'], []);
});

test('the settings of a transaction that ended early do not reach the next one', async () => {
  const { query, own } = connection();
  own.begin();
  await own.executeQuery(set('role', 'service_role'));
  await own.end('rollback');
  own.begin();
  await own.executeQuery(CompiledQuery.raw('select 1'));
  expect(query).toHaveBeenCalledExactlyOnceWith('select 1', [], [{ sql: 'begin', params: [] }]);
});

test('when a statement before it fails, the statement is not run', async () => {
  const base = await freshDatabase(false);
  const db = base ? await openPostgres(base.url) : await openDatabase(null);
  onTestFinished(async () => {
    await db.close();
    await base?.drop();
  });
  const ran = db.turns.take(() =>
    db.connection.kysely.transaction().execute(async (transaction) => {
      await transaction.executeQuery(set('role', 'nobody_has_this_role'));
      await transaction.executeQuery(CompiledQuery.raw('create table must_not_exist (id int)'));
    }),
  );
  await expect(ran).rejects.toMatchObject({ code: '22023' });
  const found = await db.query(`select to_regclass('must_not_exist') as it`);
  expect(found.rows).toEqual([{ it: null }]);
});

test('a request runs as its person, and the next one is anonymous again', async () => {
  const ada = await signUp(backend, 'ada@exemplo.com');
  const asked = async (token?: string) =>
    (await call(backend, '/rest/v1/rpc/whoami', token ? { json: {}, token } : { json: {} })).json();
  expect(await asked(ada.token)).toEqual({ uid: ada.id, role: 'authenticated' });
  expect(await asked()).toEqual({ uid: null, role: 'anon' });
});
