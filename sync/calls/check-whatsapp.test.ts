import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import type { SessionSource } from '../identity/session.ts';
import { checkWhatsapp } from './check-whatsapp.ts';

const ana = seededIds(9)();
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
const check = () => checkWhatsapp({ source, user_id: ana }, '5511988887777');

test('the number is sent under its own name, as the signed-in person', async () => {
  const serra = { id: 'e2', name: 'Serra' };
  answer = Response.json({ exists: true, teams: ['Lobos'], events: [serra] });
  expect(await check()).toEqual({
    kind: 'ok',
    data: { exists: true, teams: ['Lobos'], events: [serra] },
  });
  expect(asked).toEqual([
    {
      path: '/rest/v1/rpc/check_whatsapp',
      token: 'Bearer one',
      body: '{"number":"5511988887777"}',
    },
  ]);
});

test('a number of nobody has neither teams nor events', async () => {
  answer = Response.json({ exists: false });
  expect(await check()).toEqual({ kind: 'ok', data: { exists: false, teams: [], events: [] } });
});

test('too many questions are refused with a code', async () => {
  const problem = { code: 'PT429', message: 'too_many_requests', details: null };
  answer = Response.json(problem, { status: 429 });
  expect(await check()).toMatchObject({ kind: expect.not.stringMatching('ok') });
});
