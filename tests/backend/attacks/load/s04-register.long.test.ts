import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, signUp } from '../../open-test-backend.ts';
import { newEvent } from '../../data-dir/backup-acts.ts';
import { actAs } from '../push-as.ts';
import { npmStart } from '../npm-start.ts';

/**
 * A registration of somebody with one of these names blocks for ever at that point, but only once:
 * while the file `half` does not exist.
 */
const HANGS = { inside: 'Para Dentro', at_commit: 'Para Gravando' };
const HANG = `
  create function private.hang_once() returns trigger language plpgsql security definer as $$
  declare mark text := current_setting('data_directory') || '/half';
  begin
    if new.name = tg_argv[0] and (pg_stat_file(mark, true)).size is null then
      execute format('copy (select 1) to %L', mark);
      while true loop end loop;
    end if;
    return null;
  end $$;
  create trigger hang after insert on public.operators
    for each row execute function private.hang_once('${HANGS.inside}');
  create constraint trigger hang_late after insert on public.operators deferrable initially deferred
    for each row execute function private.hang_once('${HANGS.at_commit}');`;

let home: string;
let data_dir: string;
let half: string;
let event_id: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-in-flight-'));
  data_dir = join(home, 'data');
  half = join(data_dir, 'db', 'half');
  const backend = await openRealBackend({ limit_turns: true, data_dir });
  const owner = await signUp(backend, 'dona@exemplo.com');
  event_id = randomUUID();
  const event = newEvent(event_id);
  expect(await actAs(owner, 'create_event@1', event)).toBe('applied');
  await backend.db.exec(HANG);
  await backend.close();
}, 120_000);
afterAll(() => rm(home, { recursive: true, force: true }));

let people = 0;
/** A new account and its registration request, which has the same bytes at each send. */
async function registration(backend: Pick<Backend, 'url' | 'anon_key'>, name: string) {
  people += 1;
  const user = await signUp(backend as Backend, `pessoa${people}@exemplo.com`);
  const ids = { operator_id: randomUUID(), mutation_id: randomUUID() };
  const args = {
    operator_id: ids.operator_id,
    event_id,
    name,
    whatsapp: `119${String(80_000_000 + people)}`,
  };
  const mutations = [{ id: ids.mutation_id, seq: 1, name: 'register@1', args }];
  const json = { p: { v: 1, user_id: user.id, device_id: randomUUID(), mutations } };
  return { user, json, ...ids };
}
type Registration = Awaited<ReturnType<typeof registration>>;

const send = (
  backend: Pick<Backend, 'url' | 'anon_key'>,
  { user, json }: Registration,
  signal?: AbortSignal,
) =>
  call(backend, '/rest/v1/rpc/sync_push', {
    json,
    token: user.token,
    ...(signal ? { signal } : {}),
  });

/** Repeats the request for as long as the server says to retry. */
async function statusOf(backend: Pick<Backend, 'url' | 'anon_key'>, one: Registration) {
  for (;;) {
    const answer = await send(backend, one);
    if (answer.status === 503) continue;
    const { results } = (await answer.json()) as { results?: { status: string }[] };
    return results?.[0]?.status ?? answer.status;
  }
}

/** What a registration has left in every place to which it writes. */
async function tracesOf({ db }: Backend, { operator_id, mutation_id }: Registration) {
  const { rows } = await db.query(
    `select (select count(*)::int from public.operators where id = $1) as rows,
            (select count(*)::int from public.operator_contacts where operator_id = $1) as numbers,
            (select count(*)::int from private.sync_mutations where id = $2) as entries,
            (select operators_count from public.airsoft_events where id = $3)
              - (select count(*)::int from public.operators where event_id = $3 and deleted_at is null) as miscounted`,
    [operator_id, mutation_id, event_id],
  );
  return rows[0];
}
const NOTHING = { rows: 0, numbers: 0, entries: 0, miscounted: 0 };
const ONCE = { rows: 1, numbers: 1, entries: 1, miscounted: 0 };

test.each(Object.entries(HANGS))(
  '[hole S4] a registration that is ended by its limit %s leaves nothing, and is applied once when it is sent again',
  async (_where, name) => {
    rmSync(half, { force: true });
    const backend = await openRealBackend({ limit_turns: true, data_dir });
    const one = await registration(backend, name);
    const cut = await send(backend, one);
    expect([cut.status, await cut.json()]).toMatchObject([500, { code: '57014' }]);
    expect(await tracesOf(backend, one)).toEqual(NOTHING);
    expect(await statusOf(backend, one)).toBe('applied');
    // and once more, because this reply could be lost too
    expect(await statusOf(backend, one)).toBe('applied');
    expect(await tracesOf(backend, one)).toEqual(ONCE);
    await backend.close();
  },
);

test('[hole S4] a registration whose reply was lost, because the thread ended behind it, exists once', async () => {
  rmSync(half, { force: true });
  const backend = await openRealBackend({ limit_turns: true, data_dir });
  const first = await registration(backend, 'Primeira Pessoa');
  const hanging = await registration(backend, HANGS.inside);
  const gone = new AbortController();
  const lost = send(backend, first, gone.signal).catch(() => 'lost');
  const cut = send(backend, hanging);
  await expect.poll(() => existsSync(half)).toBe(true); // its turn came after the first one's
  gone.abort();
  await lost;
  expect((await cut).status).toBe(500);
  for (const one of [first, hanging]) {
    expect(await statusOf(backend, one)).toBe('applied');
    expect(await tracesOf(backend, one)).toEqual(ONCE);
  }
  await backend.close();
});

test.each(Object.entries(HANGS))(
  '[hole S4] a kill of the server %s leaves nothing, and it is applied once when it is sent again',
  async (_where, name) => {
    rmSync(half, { force: true });
    const { one, lost } = await (async () => {
      await using server = await npmStart({ DATA_DIR: data_dir, SEED: 'none' });
      const killed = { ...server, url: `http://127.0.0.1:${server.port}` };
      const in_flight = await registration(killed, name);
      const answer = send(killed, in_flight).catch(() => 'lost');
      await expect.poll(() => existsSync(half)).toBe(true);
      await server.stop('SIGKILL');
      return { one: in_flight, lost: await answer };
    })();
    expect(lost).toBe('lost');
    const backend = await openRealBackend({ limit_turns: true, data_dir });
    expect(await tracesOf(backend, one)).toEqual(NOTHING);
    expect(await statusOf(backend, one)).toBe('applied');
    expect(await tracesOf(backend, one)).toEqual(ONCE);
    await backend.close();
  },
);
