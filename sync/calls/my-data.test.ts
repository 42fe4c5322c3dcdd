import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import type { SessionSource } from '../identity/session.ts';
import { deleteMyAccount, exportMyData } from './my-data.ts';

const ana = seededIds(17)();
let caller: { source: SessionSource; user_id: string };
let asked: { method: string; path: string; body: unknown }[];
/** What the server says by path; nothing is an empty list. */
let answers: Record<string, () => Response>;

beforeEach(async () => {
  const source = await signedInSource(ana);
  caller = { source, user_id: ana };
  asked = [];
  answers = { '/rest/v1/rpc/delete_my_account': () => Response.json({ deleted: true }) };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = new URL(url).pathname;
    asked.push({ method, path, body: JSON.parse(body as string) });
    return answers[path]?.() ?? Response.json([]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  caller.source.shared.close();
});

const BUCKETS = ['arena-images', 'event-images', 'team-logos', 'avatars', 'team-media'];
const listOf = (bucket: string) => `/storage/v1/object/list/${bucket}`;
const paths = () => asked.map(({ method, path }) => `${method} ${path}`);

test('everything that the server stores about me, unchanged', async () => {
  const data = { profile: { name: 'Ana' }, registrations: [] };
  answers['/rest/v1/rpc/export_my_data'] = () => Response.json(data);
  expect(await exportMyData(caller)).toEqual({ kind: 'ok', data });
  expect(asked).toEqual([{ method: 'POST', path: '/rest/v1/rpc/export_my_data', body: { p: {} } }]);
});

test('the account is deleted first, then my pictures in every bucket', async () => {
  for (const bucket of BUCKETS)
    answers[listOf(bucket)] = () => Response.json([{ name: '1.webp' }, { name: '2.webp' }]);
  expect(await deleteMyAccount(caller)).toEqual({ kind: 'ok', data: { deleted: true } });
  expect(asked[0]).toMatchObject({
    path: '/rest/v1/rpc/delete_my_account',
    body: { p: { user_id: ana } },
  });
  expect(paths().slice(1)).toEqual(
    BUCKETS.flatMap((bucket) => [`POST ${listOf(bucket)}`, `DELETE /storage/v1/object/${bucket}`]),
  );
  expect(asked[1]!.body).toMatchObject({ prefix: ana, limit: 200 });
  expect(asked[2]!.body).toEqual({ prefixes: [`${ana}/1.webp`, `${ana}/2.webp`] });
});

test('an empty bucket, or one that does not answer, does not keep the pictures of the other buckets', async () => {
  answers[listOf('event-images')] = () => Response.json({ message: 'busy' }, { status: 503 });
  answers[listOf('avatars')] = () => Response.json([{ name: '1.webp' }]);
  expect(await deleteMyAccount(caller)).toMatchObject({ kind: 'ok' });
  expect(paths().filter((path) => path.startsWith('DELETE'))).toEqual([
    'DELETE /storage/v1/object/avatars',
  ]);
});

test('when the server refuses, no picture is deleted', async () => {
  answers['/rest/v1/rpc/delete_my_account'] = () =>
    Response.json({ code: 'PT409', message: 'last_admin', details: null }, { status: 409 });
  expect(await deleteMyAccount(caller)).toMatchObject({ kind: 'refused', code: 'last_admin' });
  expect(paths()).toEqual(['POST /rest/v1/rpc/delete_my_account']);
});
