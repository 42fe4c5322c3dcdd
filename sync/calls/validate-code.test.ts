import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import type { SessionSource } from '../identity/session.ts';
import { validateCode } from './validate-code.ts';

const nextId = seededIds(15);
const [ana, patch_id] = [nextId(), nextId()];
const patch = {
  id: patch_id,
  nome: 'Serra',
  descricao: null,
  tipo: 'evento',
  imagem_url: null,
  desenho: null,
  para: null,
};
let source: SessionSource;
const asked: object[] = [];
let answer: Response;

beforeEach(async () => {
  source = await signedInSource(ana);
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    asked.push({ path: new URL(url).pathname, token, body: init.body });
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  source.shared.close();
});
const validate = () => validateCode({ source, user_id: ana }, 'ABCDE12345');

test('the code is sent as the signed-in person, and the patch comes back', async () => {
  answer = Response.json({ status: 'found', owned: false, patch });
  expect(await validate()).toEqual({ kind: 'ok', data: { owned: false, patch } });
  expect(asked).toEqual([
    {
      path: '/rest/v1/rpc/validate_code',
      token: 'Bearer one',
      body: '{"p_code":"ABCDE12345"}',
    },
  ]);
});

test.each([
  { code: 'patch_code_invalid' },
  { code: 'too_many_requests' }, // of an older server
  { code: 'too_many_requests', retry_after_s: 45 },
])('refused: %j', async (refusal) => {
  answer = Response.json({ status: 'refused', ...refusal });
  expect(await validate()).toEqual({ kind: 'refused', ...refusal });
});

test('what our server never answers is a failure of the network', async () => {
  answer = Response.json({ portal: 'sign in to the wifi' });
  expect(await validate()).toEqual({ kind: 'transient' });
});

test('a server without codes says so', async () => {
  answer = Response.json({ code: 'PGRST202', message: 'no function' }, { status: 404 });
  expect(await validate()).toEqual({ kind: 'version' });
});
