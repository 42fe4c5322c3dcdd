import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, signUp } from '../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend();
}, 120_000);
afterAll(() => backend.close());

/** PGlite writes these values into a message that it can't read. Found by the search of `npm run bench -- C1`. */
const EVIL = {"select": "*", "order": "sync_xid.asc,updated_at.desc", "name": "in.(a,a,São Paulo,São Paulo,9,a,São Paulo,a,9,zzz,zzz,São Paulo,São Paulo,São Paulo,,São Paulo,a,zzz,a,9,a,9,,zzz,zzz,,zzz,,a,9,,zzz,a,zzz,,,9,9,zzz,,São Paulo,9,a,zzz,a,,zzz,9,São Paulo,São Paulo,a,São Paulo,São Paulo,9,zzz,São Paulo,São Paulo,,9,São Paulo,zzz,,zzz,,,a,,,9,,a,zzz,São Paulo,zzz,,9,zzz,a,a,a,,a,São Paulo,9,,zzz,São Paulo,9,,São Paulo,9,São Paulo,São Paulo,São Paulo,,a,,,,,a,São Paulo,a,9,a,9,,zzz,,9,São Paulo,9,São Paulo,São Paulo,,zzz,São Paulo,9,9,zzz,9,9,São Paulo,zzz,São Paulo,9,a,9,a,São Paulo,9,9,São Paulo,a,a,São Paulo,São Paulo,,,zzz,zzz,a,a,,São Paulo,a,9,a,,9,9,a,São Paulo,a,zzz,9,zzz,a,,9,,a,zzz,a,a,9,a,9,São Paulo,zzz,zzz,,São Paulo,São Paulo,a,São Paulo,9,,9,)", "operator_classes": "in.(São Paulo,zzz,a,a,São Paulo,a,zzz,,9,zzz,São Paulo,zzz,,9,zzz,São Paulo,a,,,a,a,9,,9,,zzz,a,,zzz,zzz,zzz,zzz,São Paulo,9,zzz,a,a,a,a,a,,zzz,São Paulo,9,São Paulo,São Paulo,São Paulo,São Paulo,,São Paulo,zzz,9,zzz,a,São Paulo,São Paulo,São Paulo,zzz,zzz,zzz,São Paulo,zzz,zzz,,zzz,zzz,9,a,zzz,a,9,São Paulo,zzz,9,9,zzz,,São Paulo,9,,,a,9,9,São Paulo,a,9,9,,,zzz,9,São Paulo,9,9,São Paulo,zzz,zzz,9,,São Paulo,São Paulo,,,a,São Paulo,a,a,,,a,zzz,a,zzz,a,9,São Paulo,,,a,a,São Paulo,zzz,zzz,a,a,São Paulo,zzz,zzz,,São Paulo,a,9,zzz,,,9,São Paulo,zzz,a,9,9,,São Paulo,9,9,São Paulo,9,a,São Paulo,zzz,,9,São Paulo,9,,,a,São Paulo,São Paulo,9,a,,,zzz,9,zzz,9,,,a,a,São Paulo,zzz,9,zzz,,a,São Paulo,9)"}; // prettier-ignore

test('[S4] a read that the database can not even parse harms nobody else', async () => {
  const { token } = await signUp(backend, 'estranha@exemplo.com');
  const query = new URLSearchParams(EVIL).toString();
  for (const _again of [1, 2]) {
    const refused = await call(backend, `/rest/v1/my_profile?${query}`, { token });
    expect((await refused.json()) as object).toMatchObject({ code: '08P01' }); // else this shows nothing
    const others = await call(backend, '/rest/v1/public_statistics?select=id');
    expect(others.status).toBe(200);
    const mine = await call(backend, '/rest/v1/my_profile?select=id', { token });
    expect([mine.status, await mine.json()]).toMatchObject([200, [{}]]);
    await backend.db.query('select 1');
  }
});
