import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { JPEG, PNG, WEBP } from '#tests/fixtures/samples/pictures.ts';
import { freshDatabase } from '../fresh-database.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';

let backend: Backend;
let ada: TestUser;
let bia: TestUser;
beforeAll(async () => {
  backend = await openRealBackend();
  ada = await signUp(backend, 'ada@exemplo.com');
  bia = await signUp(backend, 'bia@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

const pathFor = (user: TestUser, ending = 'webp') => `${user.id}/${randomUUID()}.${ending}`;
const stored = async (user: TestUser, bucket = 'arena-images') => {
  const path = pathFor(user);
  const { error } = await user.client.storage
    .from(bucket)
    .upload(path, WEBP.buffer, { contentType: 'image/webp' });
  if (error) throw error;
  return path;
};

test('the real client uploads bytes and Blobs, everybody reads them at their address, the owner removes them', async () => {
  const bucket = ada.client.storage.from('avatars');
  for (const [body, ending] of [
    [WEBP.buffer, 'webp'],
    [new Blob([JPEG], { type: 'image/jpeg' }), 'jpg'],
    [new File([PNG], 'foto.png', { type: 'image/png' }), 'png'],
  ] as const) {
    const path = pathFor(ada, ending);
    const up = await bucket.upload(path, body);
    expect(up.error).toBeNull();
    expect(up.data).toMatchObject({ path, fullPath: `avatars/${path}` });
    const { publicUrl } = bucket.getPublicUrl(path).data;
    const seen = await fetch(publicUrl);
    expect(seen.status).toBe(200);
    expect(seen.headers.get('content-type')).toBe(
      { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }[ending],
    );
    const etag = seen.headers.get('etag') ?? '';
    expect(new Uint8Array(await seen.arrayBuffer())).toEqual(
      { webp: WEBP, jpg: JPEG, png: PNG }[ending],
    );
    expect((await fetch(publicUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(publicUrl, { method: 'HEAD' })).status).toBe(200);
    expect((await bucket.remove([path])).data).toMatchObject([{ name: path }]);
    expect((await fetch(publicUrl)).status).toBe(400);
  }
});

test('[T15] the claimed type is ignored: a page claimed to be a picture is refused, a picture claimed to be a page is a picture', async () => {
  const bucket = ada.client.storage.from('arena-images');
  for (const file of ['<svg onload="alert(1)"/>', '<!doctype html><script>alert(1)</script>']) {
    const bytes = new TextEncoder().encode(file).buffer;
    const { error } = await bucket.upload(pathFor(ada, 'png'), bytes, { contentType: 'image/png' });
    expect(error).toMatchObject({ message: 'not_a_picture', status: 415 });
  }
  const path = pathFor(ada, 'png');
  expect((await bucket.upload(path, PNG.buffer, { contentType: 'text/html' })).error).toBeNull();
  const seen = await fetch(bucket.getPublicUrl(path).data.publicUrl);
  expect(seen.headers.get('content-type')).toBe('image/png');
});

test('a file over five mebibytes is refused, in one piece and in a form', async () => {
  const bucket = ada.client.storage.from('arena-images');
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  for (const body of [large.buffer, new Blob([large])]) {
    const { error } = await bucket.upload(pathFor(ada), body);
    expect(error).toMatchObject({ message: 'file_too_large', status: 413 });
  }
  const huge = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)), // and without a length
  });
  const path = `/storage/v1/object/arena-images/${pathFor(ada)}`;
  const answer = await call(backend, path, {
    method: 'POST',
    token: ada.token,
    body: huge,
    duplex: 'half',
  } as RequestInit).catch(() => null);
  expect(answer?.status ?? 413).toBe(413);
});

test.each([
  ['nobody’s folder', 'arena-images', () => `${randomUUID()}/${randomUUID()}.webp`],
  ['somebody else’s folder', 'arena-images', () => pathFor(bia)],
  ['no folder', 'arena-images', () => `${randomUUID()}.webp`],
  ['a folder in the folder', 'arena-images', () => `${ada.id}/${pathFor(ada)}`],
  ['a name of one’s own', 'arena-images', () => `${ada.id}/minha-foto.webp`],
  ['another ending', 'arena-images', () => pathFor(ada, 'svg')],
  ['two endings', 'arena-images', () => `${pathFor(ada)}.html`],
  ['the patches, which an administrator makes', 'patch-images', () => pathFor(ada)],
  ['a bucket that is not there', 'secrets', () => pathFor(ada)],
])('no caller uploads into %s', async (_, bucket, path) => {
  const { error } = await ada.client.storage.from(bucket).upload(path(), WEBP.buffer);
  expect(error).toMatchObject({ status: 403 });
});

test('no caller uploads without signing in, with an expired token, or with a foreign token', async () => {
  const path = `/storage/v1/object/arena-images/${pathFor(ada)}`;
  expect((await call(backend, path, { method: 'POST', body: WEBP })).status).toBe(403);
  expect(
    (await call(backend, path, { method: 'POST', body: WEBP, token: `${ada.token}x` })).status,
  ).toBe(403);
  expect(
    (await call(backend, path, { method: 'POST', body: WEBP, token: backend.anon_key })).status,
  ).toBe(403);
});

test('a picture is never overwritten, not even by its owner', async () => {
  const path = await stored(ada);
  const bucket = ada.client.storage.from('arena-images');
  const again = await bucket.upload(path, PNG.buffer, { upsert: true });
  expect(again.error).toMatchObject({ statusCode: '409' });
  const seen = await fetch(bucket.getPublicUrl(path).data.publicUrl);
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(WEBP);
});

test('no person removes or lists what belongs to others', async () => {
  const path = await stored(ada);
  const others = bia.client.storage.from('arena-images');
  expect((await others.remove([path])).data).toEqual([]);
  expect((await fetch(others.getPublicUrl(path).data.publicUrl)).status).toBe(200);
  expect((await others.list(ada.id)).data).toEqual([]);
  expect((await others.list('')).data).toEqual([]);
  const mine = await ada.client.storage.from('arena-images').list(ada.id);
  expect(mine.data?.map(({ name }) => `${ada.id}/${name}`)).toContain(path);
});

test('at most two hundred pictures per person', async () => {
  const eve = await signUp(backend, 'eve@exemplo.com');
  await backend.db.query(
    `insert into storage.objects (bucket_id, name) select 'avatars', $1 || '/' || gen_random_uuid() || '.webp' from generate_series(1, 199)`,
    [eve.id],
  );
  await stored(eve);
  await expect(stored(eve)).rejects.toMatchObject({ status: 403 });
  await stored(ada);
});

test.each([
  ['GET', '/storage/v1/bucket'],
  ['GET', '/storage/v1/object/arena-images'],
  ['GET', '/storage/v1/object/public/arena-images/..%2f..%2fkeys.json'],
  ['GET', '/storage/v1/object/public/arena-images/%00'],
  ['GET', '/storage/v1/object/public/arena-images/../../../keys.json'],
  ['GET', '/storage/v1/object/public/'],
  ['POST', '/storage/v1/object/copy'],
  ['PUT', '/storage/v1/object/arena-images/a/b.webp'],
  ['POST', '/storage/v1/object/sign/arena-images/a'],
])('%s %s is refused', async (method, path) => {
  const response = await call(backend, path, { method, token: ada.token, redirect: 'manual' });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

test('a served file can run nothing', async () => {
  const path = await stored(ada);
  const { headers } = await call(backend, `/storage/v1/object/public/arena-images/${path}`);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f-]{36}\.webp"$/);
});

test('pictures survive a restart, and are deleted with their account', async () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'qg-pictures-'));
  const database = await freshDatabase(true);
  const place_of = { data_dir, database_url: database?.url };
  const first = await openRealBackend({ ...place_of, data_dir_consent: { new_keys: true } });
  const eve = await signUp(first, 'eve@exemplo.com');
  const path = await stored(eve);
  await first.close();
  const second = await openRealBackend(place_of);
  const place = `/storage/v1/object/public/arena-images/${path}`;
  const seen = await call(second, place);
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(WEBP);
  await second.db.query('delete from auth.users where id = $1', [eve.id]);
  await second.runJobs();
  expect((await call(second, place)).status).toBe(400);
  expect(readdirSync(join(data_dir, database ? 'postgres' : '', 'pictures'))).toEqual([]);
  await second.close();
  await database?.drop();
  rmSync(data_dir, { recursive: true });
});
