import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROLES, type Role } from '#tests/sql/matrix/topics/topic.ts';
import {
  counted,
  relationsOf,
  type Relation,
  visibleRows,
} from '#tests/sql/matrix/matrix-reads.ts';
import { call } from '../open-test-backend.ts';
import { openWorldBackend, type WorldBackend } from '../open-world-backend.ts';

let open: WorldBackend;
let tables: Relation[];
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // each refusal is logged, and there are thousands
  open = await openWorldBackend();
  const all = await relationsOf(open.db);
  tables = all.filter(({ name, is_view }) => name.startsWith('public.') && !is_view);
}, 120_000);
afterAll(() => open.backend.close());

const bare = (relation: string): string => relation.replace(/^\w+\./, '');

const ask = (role: Role, path: string, init: RequestInit & { json?: unknown } = {}) => {
  const token = open.tokens.get(role);
  return call(open.backend, `/rest/v1/${path}`, { ...init, ...(token ? { token } : {}) });
};

test.each(ROLES)(
  '[T1] [T7] over HTTP %s reads from each table exactly the rows of the matrix',
  async (role) => {
    const { db, world } = open;
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const { name, key } of tables) {
      const visible = await visibleRows(db, { world, relation: name, role });
      const reply = await ask(role, `${bare(name)}?select=${key}`);
      const rows = (await reply.json()) as Record<string, string>[];
      wanted[name] = visible ?? 'refused';
      found[name] =
        reply.status === 200
          ? counted(rows.map((row) => world.name(bare(name), row[key] ?? '')))
          : [401, 403].includes(reply.status)
            ? 'refused'
            : `${reply.status}`;
    }
    expect(found).toEqual(wanted);
  },
);

test.each(ROLES)('[T3] [T8] over HTTP %s writes to no table, whatever the row', async (role) => {
  const { db, world } = open;
  for (const { name, key } of tables) {
    const table = bare(name);
    const before = await fingerprint(name);
    const row = world.forged(table, role);
    const back = { prefer: 'return=representation,resolution=merge-duplicates' };
    const replies = [
      await ask(role, table, { json: row, headers: back }),
      await ask(role, `${table}?${key}=not.is.null`, {
        method: 'PATCH',
        json: row,
        headers: back,
      }),
      await ask(role, `${table}?${key}=not.is.null`, { method: 'DELETE', headers: back }),
    ];
    for (const reply of replies) {
      const said = `${name} ${reply.status} ${await reply.text()}`;
      expect(reply.status, said).toBeLessThan(500);
      // an update or delete for which the policies show no row succeeds with none (finding F6)
      if (reply.ok) expect(said).toMatch(/ 20[04] (\[\])?$/);
    }
    expect(await fingerprint(name), name).toBe(before);
  }
  function fingerprint(relation: string): Promise<string> {
    return db.one<string>(
      `select coalesce(md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text)), '') from ${relation} t`,
    );
  }
});

test('negative control: without row security a stranger reads more than the matrix allows', async () => {
  const { db, world } = open;
  const of = { world, relation: 'public.profile_contacts', role: 'stranger' } as const;
  const got = async () => {
    const reply = await ask('stranger', 'profile_contacts?select=user_id');
    const rows = (await reply.json()) as { user_id: string }[];
    return counted(rows.map(({ user_id }) => world.name('profile_contacts', user_id)));
  };
  await db.exec('alter table public.profile_contacts disable row level security;');
  const opened = await got();
  await db.exec('alter table public.profile_contacts enable row level security;');
  expect(opened).not.toBe(await visibleRows(db, of));
  expect(await got()).toBe(await visibleRows(db, of));
});
