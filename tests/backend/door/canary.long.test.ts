import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { registration } from '#tests/sql/acts.ts';
import type { Role } from '#tests/sql/matrix/topics/topic.ts';
import { allowedNumbers, phone } from '#tests/sql/matrix/matrix-numbers.ts';
import type { World } from '#tests/sql/matrix/world/matrix-world.ts';
import type { Session } from '#tests/sql/session.ts';
import { call } from '../open-test-backend.ts';
import { openWorldBackend } from '../open-world-backend.ts';

const CANARY = /5599900000\d{3}/g;
const NIL = '00000000-0000-0000-0000-000000000000';
const ASKING: Role[] = ['anon', 'stranger', 'ana', 'owner'];

let backend: Backend;
let db: Session;
let world: World;
let tokens: ReadonlyMap<Role, string>;
let relations: { schema: string; name: string; columns: string[] }[];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // each refusal is logged, and there are thousands
  ({ backend, db, world, tokens } = await openWorldBackend());
  relations = await db.rows(`
    select c.relnamespace::regnamespace::text as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'm')
    group by 1, 2 order by 1, 2`);
}, 120_000);
afterAll(() => backend.close());

/** The complete answer to one request: status, headers and body. */
async function ask(
  role: Role,
  path: string,
  init: RequestInit & { json?: unknown } = {},
): Promise<string> {
  const token = tokens.get(role);
  const reply = await call(backend, path, { ...init, ...(token ? { token } : {}) });
  const headers = [...reply.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${reply.status} ${path}\n${headers}\n${await reply.text()}`;
}

/**
 * How a scraper would read the tables: every column, as list, filter and order, counted and
 * embedded.
 */
function readings(): string[] {
  const paths: string[] = [];
  for (const { schema, name, columns } of relations) {
    paths.push(`/rest/v1/${name}?select=*`, `/rest/v1/${name}?select=*&limit=1000&offset=1`);
    for (const column of schema === 'public' ? columns : []) {
      paths.push(
        `/rest/v1/${name}?select=${column}`,
        // refused here; hosted accepts it (tests/race/whole/scrape.long.test.ts)
        `/rest/v1/${name}?${column}=like.55*`,
        ...(column.includes('whatsapp') ? [`/rest/v1/${name}?${column}=gte.55`] : []),
        `/rest/v1/${name}?${column}=not.is.null&order=${column}.desc`,
      );
    }
  }
  const embeds = [
    'operators?select=*,operator_contacts(*)',
    'operators?select=id,operator_contacts!inner(whatsapp)&operator_contacts.whatsapp=like.55*',
    'operator_contacts?select=*,operators(*,airsoft_events(*))',
    'airsoft_events?select=*,operators(id,name,operator_contacts(whatsapp,invited_by)),event_teams(*)',
    'airsoft_events?select=id,operators(count)&operators.name=like.*',
    'event_teams?select=*,operators(id,operator_contacts(*))',
    'profiles?select=*,profile_contacts(*)',
    'profile_contacts?select=*,profiles(*)',
    'teams?select=*,profiles(*)',
    'operators?select=id,name,c:operator_contacts(w:whatsapp)',
    'operators?or=(name.like.*,whatsapp_masked.like.*)&select=id,operator_contacts(whatsapp::text)',
  ];
  return [...paths, ...embeds.map((embed) => `/rest/v1/${embed}`)];
}

async function tables(role: Role): Promise<string[]> {
  const said: string[] = [];
  for (const path of readings()) {
    said.push(await ask(role, path, { headers: { prefer: 'count=exact' } }));
  }
  for (const { name } of relations) {
    said.push(
      await ask(role, `/rest/v1/${name}?select=*`, {
        method: 'HEAD',
        headers: { prefer: 'count=exact' },
      }),
    );
    // schema private can't be selected
    said.push(
      await ask(role, `/rest/v1/${name}?select=*`, { headers: { 'accept-profile': 'private' } }),
    );
    const json = { id: crypto.randomUUID(), name: 'x' };
    const back = { prefer: 'return=representation,resolution=merge-duplicates' };
    said.push(await ask(role, `/rest/v1/${name}`, { json, headers: back }));
    said.push(
      await ask(role, `/rest/v1/${name}?select=*`, {
        method: 'PATCH',
        json: { name: 'x' },
        headers: back,
      }),
    );
    said.push(await ask(role, `/rest/v1/${name}?select=*`, { method: 'DELETE', headers: back }));
  }
  return said;
}

async function rpcs(role: Role): Promise<string[]> {
  const scopes = ['public', 'me', ...Object.values(world.event).map((id) => `event:${id}`)];
  const known = { c: {}, departed: [0, NIL] };
  const said = [
    await ask(role, '/rest/v1/rpc/sync_pull', {
      json: {
        p: {
          v: 1,
          limit: 1000,
          digest: scopes,
          scopes: Object.fromEntries(scopes.map((s) => [s, known])),
        },
      },
    }),
  ];
  for (const scope of scopes) {
    for (const collection of ['airsoft_events', 'operators', 'event_teams', 'profiles', 'arenas']) {
      const ids = (
        await db.rows<{ id: string }>(`select id from public.${collection} limit 500`)
      ).map(({ id }) => id);
      said.push(
        await ask(role, '/rest/v1/rpc/sync_manifest', { json: { p: { scope, collection } } }),
      );
      said.push(
        await ask(role, '/rest/v1/rpc/sync_rows', { json: { p: { scope, collection, ids } } }),
      );
    }
  }
  const functions = await db.rows<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace)`,
  );
  for (const { name } of functions) {
    said.push(await ask(role, `/rest/v1/rpc/${name}`, { json: {} }));
    said.push(
      await ask(role, `/rest/v1/rpc/${name}`, {
        json: { p: { v: 'x' }, me: world.user.owner, ids: '[]' },
      }),
    );
    said.push(
      await ask(role, `/rest/v1/rpc/${name}`, {
        json: {},
        headers: { 'content-profile': 'private' },
      }),
    );
  }
  return said;
}

async function errors(role: Role): Promise<string[]> {
  const said: string[] = [];
  const event = world.event['A_open'] ?? '';
  for (const args of [
    // refused by the arguments, by the event, or because the row exists
    registration(event, { name: '' }),
    registration(world.event['A_deleted'] ?? ''),
    registration(event, { whatsapp: `+${phone(2)}` }),
    { operator_id: 'x' },
  ]) {
    const mutation = { id: crypto.randomUUID(), seq: 1, name: 'register@1', args };
    const p = { v: 1, user_id: world.user[role], device_id: NIL, mutations: [mutation] };
    said.push(await ask(role, '/rest/v1/rpc/sync_push', { json: { p } }));
  }
  for (const path of [
    '/rest/v1/',
    '/rest/v1/operator_contacts?select=nothing',
    '/rest/v1/operator_contacts?whatsapp=xx.1',
    '/rest/v1/nowhere',
    '/rest/v1/operator_contacts?operator_id=eq.x',
    '/rest/v1/operators?select=id,nowhere(*)',
    '/auth/v1/user',
    '/auth/v1/settings',
    '/auth/v1/admin/users',
    '/snapshot/public.json',
    '/storage/v1/bucket',
  ])
    said.push(await ask(role, path));
  return said;
}

describe('[T1] two hundred numbers over HTTP', () => {
  test.each(ASKING)(
    '%s reads exactly the numbers that the matrix allows',
    async (role) => {
      const said = [...(await tables(role)), ...(await rpcs(role)), ...(await errors(role))];
      expect(said.length).toBeGreaterThan(500);
      const all = said.join('\n');
      expect([...new Set(all.match(CANARY))].toSorted()).toEqual(
        await allowedNumbers(db, world, role),
      );
      if (role === 'anon' || role === 'stranger') expect(all).not.toContain('CANARY-INV');
      const paid = ['ana', 'bruno', 'owner', 'other_org'].includes(role);
      expect(all.includes('CANARY-PIX')).toBe(paid);
      // no answer is an internal error, and none reveals internals
      expect(said.filter((one) => one.startsWith('5')).map((one) => one.slice(0, 300))).toEqual([]);
    },
    240_000,
  );

  test.each<Role>(['anon', 'stranger'])(
    '%s cannot find out by any count whether a number exists',
    async (role) => {
      for (const question of [
        `operator_contacts?select=operator_id&whatsapp=eq.${phone(2)}`,
        `profile_contacts?select=user_id&whatsapp=eq.${phone(2)}`,
        `operators?select=id,operator_contacts!inner(operator_id)&operator_contacts.whatsapp=eq.${phone(2)}`,
      ]) {
        const there = await counted(role, question);
        const nowhere = await counted(role, question.replace(phone(2), '5599911119999'));
        expect(there).toBe(nowhere);
      }
    },
  );

  async function counted(role: Role, question: string): Promise<string> {
    const token = tokens.get(role);
    const reply = await call(backend, `/rest/v1/${question}`, {
      headers: { prefer: 'count=exact' },
      ...(token ? { token } : {}),
    });
    return `${reply.status} ${reply.headers.get('content-range')} ${await reply.text()}`.replaceAll(
      /5500\d+/g,
      'number',
    );
  }

  test('no caller can find out who is behind an operator', async () => {
    const said = await ask('stranger', '/rest/v1/operators?select=id,user_id');
    expect(said).toContain('42501');
  });
});
