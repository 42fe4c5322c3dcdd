import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackend, type Backend } from '#local/backend.ts';
import { call, fixtures, signUp } from '../../open-test-backend.ts';

let home: string;
let data_dir: string;
let migrations_dir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-half-migration-'));
  data_dir = join(home, 'data');
  migrations_dir = join(home, 'migrations');
  await cp(fixtures.migrations_dir, migrations_dir, { recursive: true });
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function withBackend<T>(use: (backend: Backend) => Promise<T>): Promise<T> {
  const backend = await openBackend({
    ...fixtures,
    data_dir,
    seed: 'none',
    port: 0,
    migrations_dir,
  });
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}

/**
 * Blocks for ever at its place in a file, but only once: it leaves the file `half` in the
 * database's folder, and does nothing where that exists.
 */
const HANG = `do $$ declare mark text := current_setting('data_directory') || '/half';
  begin
    if (pg_stat_file(mark, true)).size is null then
      execute format('copy (select 1) to %L', mark);
      while true loop end loop;
    end if;
  end $$;`;

/** A start that is killed while its migration is blocked. */
async function killedStart(): Promise<void> {
  const script = join(import.meta.dirname, '..', '..', 'fixtures', 'serve.ts');
  const child = spawn(process.execPath, [script, data_dir, migrations_dir], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  // a first start on a busy machine takes longer than a poll waits by itself
  await expect.poll(() => existsSync(join(data_dir, 'db', 'half')), { timeout: 90_000 }).toBe(true);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

const applied = async ({ db }: Backend) =>
  (
    await db.query<{ name: string }>(
      `select name from qg_local.applied_files where name >= '010' order by name`,
    )
  ).rows.map(({ name }) => name);

test('a new migration that is killed half-way is applied completely by the next start, after those before it', async () => {
  await withBackend((backend) => signUp(backend, 'ana@exemplo.com'));
  await writeFile(
    join(migrations_dir, '010_first.sql'),
    'create table private.firsts (id int); insert into private.firsts values (1);',
  );
  await writeFile(
    join(migrations_dir, '011_second.sql'),
    `alter table private.firsts add more text not null default 'x';
     create table private.seconds (id int); insert into private.seconds select generate_series(1, 20000);
     ${HANG}
     insert into private.seconds values (0); update private.firsts set id = id + 1;`,
  );
  await killedStart();
  await withBackend(async (backend) => {
    expect(await applied(backend)).toEqual(['010_first.sql', '011_second.sql']);
    const { rows } = await backend.db.query(
      `select (select json_agg(f) from private.firsts f) as firsts, count(*)::int, min(id) from private.seconds`,
    );
    expect(rows).toEqual([{ firsts: [{ id: 2, more: 'x' }], count: 20_001, min: 0 }]);
    const json = { email: 'ana@exemplo.com', password: 'airsoft123' };
    const signed_in = await call(backend, '/auth/v1/token?grant_type=password', { json });
    expect(signed_in.status).toBe(200);
  });
}, 120_000);

test('the version before it starts on a database whose migration was killed half-way, and nothing is lost', async () => {
  await withBackend((backend) => signUp(backend, 'ana@exemplo.com'));
  const file = join(migrations_dir, '010_worse.sql');
  await writeFile(file, `drop table public.notes cascade; ${HANG}`);
  await killedStart();
  await rm(file);
  await withBackend(async (backend) => {
    expect(await applied(backend)).toEqual([]);
    const { rows } = await backend.db.query(
      'select count(*)::int as notes, (select count(*)::int from auth.users) as people from public.notes',
    );
    expect(rows).toEqual([{ notes: 0, people: 1 }]);
  });
}, 120_000);

test('the very first start that is killed while it migrates begins again', async () => {
  await writeFile(
    join(migrations_dir, '010_slow.sql'),
    `create table private.slow (id int); ${HANG}`,
  );
  await killedStart();
  await withBackend(async (backend) => {
    expect(await applied(backend)).toEqual(['010_slow.sql']);
    expect((await signUp(backend, 'bia@exemplo.com')).email).toBe('bia@exemplo.com');
  });
}, 120_000);
