import { afterEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import {
  hasAdminRole,
  listAdministrators,
  listPatchCodes,
  listPeople,
  patchesOf,
} from './administration.ts';

const next = seededIds(3);
const user_id = next();
const caller = async () => ({ source: await signedInSource(user_id), user_id });
afterEach(() => vi.unstubAllGlobals());

function answering(answer: unknown, status = 200) {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(Response.json(answer, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return () =>
    fetch.mock.calls.map(([url, { body }]) => [new URL(url).pathname, body as string | undefined]);
}

test('each question is asked as the server names it', async () => {
  const as = await caller();
  const person = { id: user_id, name: 'Ana', team: null, whatsapp: '5511900000001' };
  let asked = answering({ total: 1, people: [person] });
  const found = { kind: 'ok', data: { total: 1, people: [person] } };
  expect(await listPeople(as, 'ana')).toEqual(found);
  expect(await listPeople(as, '')).toEqual(found);
  expect(asked()).toEqual([
    ['/rest/v1/rpc/admin_list_people', '{"p":{"limit":100,"search":"ana"}}'],
    ['/rest/v1/rpc/admin_list_people', '{"p":{"limit":100}}'],
  ]);

  asked = answering(true);
  expect(await hasAdminRole(as)).toEqual({ kind: 'ok', data: true });
  expect(asked()[0]?.[1]).toBe(JSON.stringify({ user_id, role: 'admin' }));

  const patch_id = next();
  answering([{ patch_id, nome: 'Noite' }]);
  expect(await patchesOf(as, user_id)).toEqual({ kind: 'ok', data: [patch_id] });
});

test('codes are read with their uses; who is no administrator is refused; a portal is no answer', async () => {
  const as = await caller();
  const code = {
    id: next(),
    patch_id: next(),
    nome: 'Noite',
    codigo: 'ABCDE12345',
    max_uses: 2,
    withdrawn_at: null,
    used: 1,
    created_at: '2026-11-24T02:59:59+00:00',
    expires_at: '2026-11-25T02:59:59+00:00', // as PostgreSQL writes it
  };
  answering([code]);
  expect(await listPatchCodes(as)).toEqual({ kind: 'ok', data: [code] });
  answering({ login: 'here' });
  expect(await listPatchCodes(as)).toEqual({ kind: 'transient' });
  answering({ code: '42501', message: 'not_allowed', details: null, hint: null }, 403);
  expect(await listPatchCodes(as)).toMatchObject({ kind: 'refused', code: 'not_allowed' });
});

test('administrators are listed with who gave the role, also one without a card', async () => {
  const as = await caller();
  const created_at = '2026-01-02T03:04:05+00:00';
  const people = [
    { id: user_id, name: 'Ana', team: 'Lobos', created_at, given_by: null },
    { id: next(), name: '', team: null, created_at, given_by: 'Ana' },
  ];
  const asked = answering({ people });
  expect(await listAdministrators(as)).toEqual({ kind: 'ok', data: people });
  expect(asked()).toEqual([['/rest/v1/rpc/admin_list_roles', '{"p":{}}']]);
});
