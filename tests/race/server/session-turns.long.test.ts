import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#local/database/database.ts';
import { openPostgres } from '#local/database/postgres/open-postgres.ts';
import { createSessionTurns } from '#local/database/postgres/session-turns.ts';
import { openSession } from '#local/database/postgres/session.ts';
import { TurnTimeout } from '#local/database/thread/turns.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
let url: string;
let db: OpenDatabase;
beforeAll(async () => {
  server = await startRaceServer();
  url = server.url(await server.database());
  db = await openPostgres(url);
});
afterAll(async () => {
  await db.close();
  await server.stop();
});

const ask = <T>(sql: string, ...params: unknown[]) => db.session.query<T>(sql, params);
const inTurn = <T>(run: () => Promise<T>, limits = {}) => db.turns.take(run, limits);

test('turns run beside each other, and a transaction of one is not seen by another', async () => {
  const open = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    await ask('begin');
    await ask('set local role anon');
    await open.promise;
    const { rows } = await ask<{ role: string }>('select current_user as role');
    await ask('commit');
    return rows[0]?.role;
  });
  const { rows } = await db.query<{ role: string }>('select current_user as role');
  expect(rows).toEqual([{ role: 'postgres' }]);
  open.resolve();
  expect(await first).toBe('anon');
});

test('a turn over its time is cancelled, further statements of it are refused, and the next has a clean session', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let later: unknown;
  const slow = inTurn(
    async () => {
      await ask('begin');
      await ask('set local role anon');
      await ask('select pg_sleep(60)').catch(() => undefined);
      await ask('select 1').catch((error: unknown) => (later = error));
      throw later;
    },
    { limit_ms: 200 },
  );
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  for (let n = 0; n < 10; n += 1) {
    const { rows } = await db.query<{ role: string }>('select current_user as role');
    expect(rows).toEqual([{ role: 'postgres' }]);
  }
  const { rows } = await db.query<{ busy: number }>(
    `select count(*)::int as busy from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid()
       and application_name = 'qg-airsoft'`,
  );
  expect(rows).toEqual([{ busy: 0 }]);
});

test('a turn that fails leaves no transaction open', async () => {
  await expect(
    inTurn(async () => {
      await ask('begin');
      await ask('set local role anon');
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  for (let n = 0; n < 10; n += 1) {
    const { rows } = await db.query<{ role: string }>('select current_user as role');
    expect(rows).toEqual([{ role: 'postgres' }]);
  }
});

test('when all sessions are busy a turn waits, and gives up in time', async () => {
  const open = Promise.withResolvers<void>();
  const busy = Array.from({ length: 8 }, () => inTurn(() => open.promise));
  await expect(inTurn(async () => 1, { wait_ms: 50 })).rejects.toBeInstanceOf(TurnTimeout);
  const waits = inTurn(async () => 2, { wait_ms: 5_000 });
  open.resolve();
  await Promise.all(busy);
  expect(await waits).toBe(2);
});

test('values are read and written as on PGlite', async () => {
  const { rows } = await db.query(
    `select 9007199254740993::bigint as huge, 5::bigint as big, 1.50::numeric as exact, 0.1::float8 as float,
       '2026-11-23 10:00:00.123456+00'::timestamptz as moment, '2026-11-23'::date as day, true as yes,
       array['a', 'b,"c"']::text[] as list, '{"a": [1]}'::jsonb as json, null::text as nothing`,
  );
  expect(rows).toEqual([
    {
      huge: 9007199254740993n,
      big: 5,
      exact: '1.50',
      float: 0.1,
      moment: '2026-11-23 10:00:00.123456+00',
      day: '2026-11-23',
      yes: true,
      list: ['a', 'b,"c"'],
      json: { a: [1] },
      nothing: null,
    },
  ]);
  const taken = await db.query(
    'select $1::jsonb as list, $2::text[] as texts, $3::bool as yes, $4::int as n, $5::jsonb as word, $6::text as none',
    [[1, 'a'], ['x', 'y'], true, 7, '"text"', null],
  );
  expect(taken.rows).toEqual([
    { list: [1, 'a'], texts: ['x', 'y'], yes: true, n: 7, word: 'text', none: null },
  ]);
  // a value of another type is refused by its code, and the session goes on
  await expect(db.query('select $1::int[]', [5])).rejects.toMatchObject({ code: '22P02' });
  await expect(db.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a server that is missing, too old, or another app’s is reported before anything is done', async () => {
  await expect(openPostgres('postgres://postgres@127.0.0.1:1/qg')).rejects.toThrow(
    /does not answer/,
  );
  const admin = await server.open('postgres');
  await admin.exec('create role nobody_special login');
  await admin.close();
  await expect(openPostgres(url.replace('postgres@', 'nobody_special@'))).rejects.toThrow(
    /no superuser/,
  );
});

test('a connection that the server closes while it starts refuses its statement, and the next turn has another', async () => {
  let met = 0;
  let is_closing = true;
  const front = createServer((socket) => {
    met += 1;
    socket.on('error', () => undefined);
    if (is_closing) socket.once('data', () => socket.destroy());
    else pipeBoth(socket, connect(server.cluster.port, '127.0.0.1'));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const at = `127.0.0.1:${(front.address() as AddressInfo).port}`;
  const session = () => openSession(url.replace(/127\.0\.0\.1:\d+/, at));
  const turns = createSessionTurns(session, { most: 1, limited: true });
  const one = () => turns.take(() => turns.session.query('select 1 as one'));
  await expect(one()).rejects.toMatchObject({ code: '08006' });
  await expect(one()).rejects.toMatchObject({ code: '08006' });
  expect(met).toBe(2);
  is_closing = false;
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await turns.close();
  front.close();
});

function pipeBoth(a: Socket, b: Socket): void {
  a.pipe(b).pipe(a);
  b.on('error', () => a.destroy());
}
