import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';

let backend: Backend;
let admin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  backend = await openRealBackend();
  admin = await signUp(backend, 'admin@exemplo.com');
  ada = await signUp(backend, 'ada@exemplo.com');
  await backend.db.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    admin.id,
  ]);
}, 120_000);
afterAll(() => backend.close());

const FIELDS = {
  title: 'Loja do BB',
  sponsor_name: 'Loja do BB',
  location: 'home',
  link_url: 'https://loja.example/bb',
  image_url: 'https://loja.example/bb.webp',
  priority: 5,
  description: 'Tudo para o jogo',
};

async function manage(
  method: string,
  {
    id,
    fields,
    token = admin.token,
  }: { id?: string; fields?: unknown; token?: string | null } = {},
) {
  const response = await call(
    backend,
    `/functions/v1/manage-ads${id === undefined ? '' : `?id=${id}`}`,
    {
      method,
      ...(token === null ? {} : { token }),
      ...(fields === undefined
        ? {}
        : { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }),
    },
  );
  return {
    status: response.status,
    ...((await response.json()) as {
      error: string | null;
      details: Record<string, unknown> | null;
    }),
  };
}

test('an administrator creates, reads, changes and deletes an advertisement', async () => {
  const made = await manage('POST', {
    fields: { ...FIELDS, clicks: 999, views: 999, created_by: ada.id, id: 'x' },
  });
  expect([made.status, made.error]).toEqual([200, null]);
  const id = String(made.details?.['id']);
  const seen = await manage('GET', { id });
  expect(seen.details).toMatchObject({
    ad: { id, ...FIELDS, is_active: true, clicks: 0, views: 0, created_by: admin.id },
  });
  expect(
    (await manage('PUT', { id, fields: { title: 'Loja nova', is_active: false } })).status,
  ).toBe(200);
  const all = await manage('GET');
  expect(all.details).toMatchObject({
    ads: [{ id, title: 'Loja nova', is_active: false, sponsor_name: 'Loja do BB' }],
  });
  expect((await manage('DELETE', { id })).status).toBe(200);
  expect((await manage('GET')).details).toEqual({ ads: [] });
  expect(await manage('GET', { id })).toMatchObject({
    status: 404,
    error: 'advertisement_not_found',
  });
  expect(await manage('PUT', { id, fields: { title: 'Nada' } })).toMatchObject({ status: 404 });
});

test('other callers may not, and learn nothing', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const body = method === 'GET' ? {} : { fields: FIELDS };
    const id = crypto.randomUUID();
    expect(await manage(method, { ...body, id, token: null })).toMatchObject({
      status: 401,
      error: 'not_signed_in',
    });
    expect(await manage(method, { ...body, id, token: 'garbage' })).toMatchObject({ status: 401 });
    expect(await manage(method, { ...body, id, token: ada.token })).toEqual({
      status: 403,
      success: false,
      error: 'not_allowed',
      details: null,
    });
  }
  expect(await manage('PATCH')).toMatchObject({ status: 405 });
});

test.each([
  ['POST', undefined, {}],
  ['POST', undefined, { ...FIELDS, link_url: 'javascript:x' }],
  ['POST', undefined, { ...FIELDS, location: 'nowhere' }],
  ['POST', undefined, []],
  ['PUT', 'x', FIELDS],
  ['PUT', undefined, FIELDS],
  ['DELETE', undefined, undefined],
  ['PUT', crypto.randomUUID(), 'text'],
])('%s ?id=%s of %j is refused with a code and the field', async (method, id, fields) => {
  const answer = await manage(method, {
    ...(id === undefined ? {} : { id }),
    ...(fields === undefined ? {} : { fields }),
  });
  expect([400, 409]).toContain(answer.status);
  expect(answer).toMatchObject({ success: false, error: 'invalid_args' });
});

test('[T19] a visitor’s click counts once a day, for an ad that is not running never', async () => {
  const { details } = await manage('POST', { fields: FIELDS });
  const id = String(details?.['id']);
  const count = async (json: unknown, headers: Record<string, string> = {}) => {
    const response = await call(backend, '/functions/v1/increment-ad-metrics', { json, headers });
    return [response.status, ((await response.json()) as { details: unknown }).details];
  };
  expect(await count({ adId: id, metricType: 'clicks' })).toEqual([200, { counted: true }]);
  expect(await count({ adId: id, metricType: 'clicks' })).toEqual([200, { counted: false }]);
  expect(await count({ adId: id, metricType: 'clicks' }, { 'x-forwarded-for': '9.9.9.9' })).toEqual(
    [200, { counted: false }],
  ); // not trusted
  expect(await count({ adId: id, metricType: 'views' })).toEqual([200, { counted: true }]);
  expect(await count({ adId: crypto.randomUUID(), metricType: 'clicks' })).toEqual([
    200,
    { counted: false },
  ]);
  const itself = async (ip: string) => {
    const p = { ad_id: id, metric_type: 'views', visit_id: crypto.randomUUID() };
    const headers = { 'x-forwarded-for': ip, 'cf-connecting-ip': ip, 'user-agent': 'itself' };
    return (await call(backend, '/rest/v1/rpc/count_ad', { json: { p }, headers })).json();
  };
  expect(await itself('9.9.9.9')).toEqual({ counted: 1 });
  expect(await itself('9.9.9.8')).toEqual({ counted: 0 }); // nor trusted by the database
  // [hole N8] whoever asks the database and the function is one visitor
  const both = { 'user-agent': 'itself' };
  expect(await count({ adId: id, metricType: 'views' }, both)).toEqual([200, { counted: false }]);
  const { rows } = await backend.db.query<{ n: number }>(
    'select count(distinct address)::int as n from private.advertisement_addresses where ad_id = $1',
    [id],
  );
  expect(rows).toEqual([{ n: 1 }]);
  for (const bad of [
    {},
    { adId: 'x', metricType: 'clicks' },
    { adId: id, metricType: 'money' },
    { adId: id },
  ]) {
    expect((await count(bad))[0]).toBe(409);
  }
  expect((await manage('GET', { id })).details).toMatchObject({ ad: { clicks: 1, views: 2 } });
  await manage('PUT', { id, fields: { is_active: false } });
  expect(await count({ adId: id, metricType: 'clicks' }, { 'user-agent': 'another' })).toEqual([
    200,
    { counted: false },
  ]);
});
