import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zstdDecompressSync } from 'node:zlib';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { freeze, whatBreaksTheFreeze } from '#local/database/frozen/frozen.ts';
import { MIGRATIONS_DIR } from '#local/database/migrations.ts';
import {
  manifest,
  OLD_EVENT,
  type OldClient,
  pull,
  push,
  signIn,
} from '../fixtures/frozen/old-client.ts';
import { fixtures, openRealBackend } from '../open-test-backend.ts';
import { edit } from './edit.ts';

const DATA_DIR = join(import.meta.dirname, '..', 'fixtures', 'frozen', 'data-dir.tar.zst');

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-frozen-'));
});
afterAll(() => rm(home, { recursive: true }));

describe('migrations that are frozen', () => {
  let dir: string;
  beforeAll(async () => {
    dir = join(home, 'migrations');
    await cp(fixtures.migrations_dir, dir, { recursive: true });
    expect(freeze(dir)).toContain('002_notes.sql');
  });

  test('are what they were, and a new one comes after them', () => {
    expect(existsSync(join(MIGRATIONS_DIR, 'FROZEN'))).toBe(true);
    expect(whatBreaksTheFreeze()).toEqual([]);
  });

  test('a new file is fine, and is frozen by the next release', async () => {
    const file = join(dir, '010_more.sql');
    await writeFile(file, 'create table private.more (id int);');
    expect(whatBreaksTheFreeze(dir)).toEqual([]);
    expect(freeze(dir)).toEqual(['010_more.sql']);
    expect(freeze(dir)).toEqual([]);
  });

  test('a comment may be reworded, also in a function', async () => {
    const undo = await edit(dir, (sql) => sql.replace('as $$', '$& -- why\n').concat('-- why\n'));
    try {
      expect(whatBreaksTheFreeze(dir)).toEqual([]);
      const before = await readFile(join(dir, 'FROZEN'), 'utf8');
      expect(freeze(dir)).toEqual([]);
      expect(await readFile(join(dir, 'FROZEN'), 'utf8')).toBe(before);
    } finally {
      await undo();
    }
  });

  test.each([
    {
      what: 'one with another statement',
      change: () => edit(dir, (sql) => `${sql}\nselect 1;\n`),
      found: '002_notes.sql is frozen and was changed',
    },
    {
      what: 'one with another word in a string',
      change: () => edit(dir, (sql) => sql.replace("'refused by check'", "'refused --by check'")),
      found: '002_notes.sql is frozen and was changed',
    },
    {
      what: 'one that was removed',
      change: async () => {
        await rename(join(dir, '002_notes.sql'), join(home, 'away.sql'));
        return () => rename(join(home, 'away.sql'), join(dir, '002_notes.sql'));
      },
      found: '002_notes.sql is frozen and was removed',
    },
    {
      what: 'a new one that databases would get in another order',
      change: async () => {
        const file = join(dir, '002_other.sql');
        await writeFile(file, 'select 1;');
        return () => rm(file);
      },
      found: /^002_other\.sql is new and sorts before 0/,
    },
  ])('$what is found, and nothing is frozen then', async ({ change, found }) => {
    const undo = await change();
    try {
      expect(whatBreaksTheFreeze(dir)).toEqual([expect.stringMatching(found)]);
      const before = await readFile(join(dir, 'FROZEN'), 'utf8');
      expect(() => freeze(dir)).toThrow(found);
      expect(await readFile(join(dir, 'FROZEN'), 'utf8')).toBe(before);
    } finally {
      await undo();
    }
    expect(whatBreaksTheFreeze(dir)).toEqual([]);
  });
});

describe('a data directory that the frozen migrations made', () => {
  let backend: Backend;
  let client: OldClient;
  let rows: Record<string, object[]>;
  let token: string;

  beforeAll(async () => {
    const data_dir = join(home, 'data');
    await unpack(zstdDecompressSync(await readFile(DATA_DIR)), data_dir);
    ({ client, rows } = JSON.parse(await readFile(join(data_dir, 'before.json'), 'utf8')) as {
      client: OldClient;
      rows: Record<string, object[]>;
    });
    await rm(join(data_dir, 'before.json'));
    backend = await openRealBackend({ data_dir, data_dir_consent: { new_keys: true } });
    ({ access_token: token } = await signIn(backend, client.email, DEMO_PASSWORD));
  }, 120_000);
  afterAll(() => backend?.close());

  test('has every migration of today after the start, and had the frozen ones before', async () => {
    const { rows: applied } = await backend.db.query<{ name: string }>(
      `select name from qg_local.applied_files where name not like 'seed/%' order by name`,
    );
    const here = (await readdir(MIGRATIONS_DIR)).filter((name) => name.endsWith('.sql'));
    expect(applied.map(({ name }) => name)).toEqual(here.toSorted());
  });

  test('has lost no row, and no value of a row', async () => {
    expect(Object.keys(rows).length).toBeGreaterThan(50);
    for (const table of ['auth.users', 'public.airsoft_events', 'public.operators'])
      expect(rows[table]!.length).toBeGreaterThan(2);
    expect(rows['private.sync_mutations']!.length).toBeGreaterThan(2);
    const lost: string[] = [];
    for (const [table, old] of Object.entries(rows)) {
      const found = await backend.db.query<{ n: number }>(
        `select count(*)::int as n from jsonb_array_elements($1::jsonb) was
         where not exists (select from ${table} t where to_jsonb(t) @> was)`,
        [JSON.stringify(old)],
      );
      const n = found.rows[0]!.n;
      if (n > 0) lost.push(`${table}: ${n} of ${old.length}`);
    }
    expect(lost).toEqual([]);
  }, 60_000);

  test('continues to serve a device from its cursors', async () => {
    const { epoch, known, holds } = client;
    const since = await pull(backend, token, { epoch, scopes: known });
    expect(since.reset).toBeUndefined();
    expect(since.as_user).toBe(client.user_id);
    let held = 0;
    for (const [scope, collections] of Object.entries(holds)) {
      const answer = since.scopes[scope]!;
      expect([answer.gone, answer.restarted]).toEqual([undefined, undefined]);
      for (const [name, versions] of Object.entries(collections)) {
        const now = { ...versions };
        for (const [collection, id] of answer.departed) if (collection === name) delete now[id];
        for (const { id, rev } of answer.c[name]!.rows) now[id] = rev;
        expect([name, now]).toEqual([name, await manifest(backend, token, scope, name)]);
        held += Object.keys(versions).length;
      }
    }
    expect(held).toBeGreaterThan(10);
  });

  test('tells that device what is new since', async () => {
    const organiser = await signIn(backend, 'organizador@exemplo.com', DEMO_PASSWORD);
    const closed = await push(backend, organiser.access_token, {
      v: 1,
      user_id: organiser.user.id,
      device_id: '0f2e0000-0000-4000-8000-00000000000d',
      mutations: [
        {
          id: '0f2e0000-0000-4000-8000-00000000000c',
          seq: 2,
          name: 'close_registration@1',
          args: { id: OLD_EVENT },
        },
      ],
    });
    expect(closed.status).toBe('applied');
    const { epoch, known } = client;
    const since = await pull(backend, token, { epoch, scopes: known });
    const news = since.scopes[`event:${OLD_EVENT}`]!.c['airsoft_events']!.rows;
    expect(news).toEqual([expect.objectContaining({ id: OLD_EVENT, registration_closed: true })]);
  });

  test('gives a mutation that was done before its first outcome, and does not do it again', async () => {
    const again = await push(backend, token, client.push);
    expect(again).toMatchObject({ id: client.result.id, status: 'applied', dup: true });
    const { rows: places } = await backend.db.query(
      'select from public.operators where event_id = $1 and deleted_at is null',
      [OLD_EVENT],
    );
    expect(places).toHaveLength(1);
  });
});

async function unpack(tar: Buffer, cwd: string): Promise<void> {
  await mkdir(cwd, { mode: 0o700 });
  await pipeline(Readable.from([tar]), extract({ cwd }) as unknown as NodeJS.WritableStream);
}
