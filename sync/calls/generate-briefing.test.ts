import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { generateBriefing, hasLanguageModel } from './generate-briefing.ts';
import type { SessionSource } from '../identity/session.ts';

const ana = seededIds(9)();
const facts = { name: 'Op', location: 'Aqui', date: '2026-12-01', game_mode: 'CQB', max_op: 0 };
const signal = new AbortController().signal;
let source: SessionSource;
let asked: { path: string; token: string | null; method: string | undefined }[];
let answers: (() => Response)[];

beforeEach(async () => {
  source = await signedInSource(ana);
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    asked.push({ path: new URL(url).pathname, token, method: init.method });
    return answers.shift()!();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  source.shared.close();
});

const said =
  (status: number, error: string | null, details: object | null = null) =>
  () =>
    Response.json({ success: error === null, error, details }, { status });
const ask = () => generateBriefing({ source, user_id: ana }, facts, signal);

test('the text of the answer is returned, and the request is sent as the signed-in person', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answers = [said(200, null, { briefing: '<p>Reúnam-se às 8 h.</p>' })];
  expect(await ask()).toEqual({ ok: true, briefing: '<p>Reúnam-se às 8 h.</p>' });
  expect(asked).toMatchObject([
    { path: '/functions/v1/generate-briefing', token: 'Bearer one', method: 'POST' },
  ]);
  expect(timeout).toHaveBeenCalledWith(30_000); // the model takes up to 20 s
  timeout.mockRestore();
});

test.each([
  [503, 'ai_invalid_request'],
  [503, 'ai_invalid_key'],
  [503, 'ai_model_not_found'],
  [503, 'ai_unreachable'],
  [503, 'ai_not_configured'],
  [429, 'ai_daily_limit'],
  [422, 'ai_empty'],
])('%d %s keeps its code', async (status, code) => {
  answers = [said(status, code)];
  expect(await ask()).toMatchObject({ ok: false, code });
});

test('a blocked answer carries its reason', async () => {
  answers = [said(422, 'ai_blocked', { reason: 'SAFETY' })];
  expect(await ask()).toEqual({ ok: false, code: 'ai_blocked', reason: 'SAFETY' });
});

test('a captive portal and a failed connection give no answer', async () => {
  answers = [
    () => new Response('<html>'),
    () => {
      throw new TypeError('network');
    },
  ];
  expect(await ask()).toEqual({ ok: false, code: 'unreachable' });
  expect(await ask()).toEqual({ ok: false, code: 'unreachable' });
});

test('a token that the server rejects is refreshed once', async () => {
  const tokens = { access_token: 'two', refresh_token: 'next', expires_in: 3600 };
  answers = [
    said(401, 'not_signed_in'),
    () => Response.json(tokens),
    said(200, null, { briefing: '<p>ok</p>' }),
  ];
  expect(await ask()).toMatchObject({ ok: true });
  expect(asked.map(({ token }) => token)).toEqual(['Bearer one', null, 'Bearer two']);
});

test('without an account no request is sent', async () => {
  const answer = await generateBriefing({ source, user_id: null }, facts, signal);
  expect(answer).toEqual({ ok: false, code: 'not_signed_in' });
  expect(asked).toEqual([]);
});

test.each([
  [said(200, null, { configured: true }), true],
  [said(200, null, { configured: false }), false],
  [said(401, 'not_signed_in'), false],
  [() => new Response('<html>a portal</html>'), false],
])('whether there is a model is asked as the signed-in person (%#)', async (answer, has) => {
  answers = [answer, answer];
  const caller = { source, user_id: ana };
  expect(await hasLanguageModel(caller, signal)).toBe(has);
  expect(asked[0]).toEqual({
    path: '/functions/v1/generate-briefing',
    token: 'Bearer one',
    method: 'GET',
  });
});

test('for a visitor nothing is asked', async () => {
  expect(await hasLanguageModel({ source, user_id: null }, signal)).toBe(false);
  expect(asked).toEqual([]);
});
