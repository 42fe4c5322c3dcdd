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

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue(); // each refusal is logged, and there are thousands
  ({ backend, db, world, tokens } = await openWorldBackend());
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

async function rpcs(role: Role): Promise<string[]> {
  const teams = await db.rows<{ id: string }>('select id from public.teams');
  const scopes = [
    'public',
    'me',
    ...Object.values(world.event).map((id) => `event:${id}`),
    ...teams.map(({ id }) => `team:${id}`),
  ];
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
    '/rest/v1/operator_contacts?select=whatsapp',
    '/rest/v1/nowhere',
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
      const said = [...(await rpcs(role)), ...(await errors(role))];
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
});
