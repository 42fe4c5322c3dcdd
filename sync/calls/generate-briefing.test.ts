import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '#tests/fixtures/fake-locks.ts';
import { seededIds } from '#tests/fixtures/seeded-ids.ts';
import { generateBriefing } from './generate-briefing.ts';
import { SharedDatabase, writeSession, type SessionSource } from '../identity/session.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ana = seededIds(9)();
const facts = { name: 'Op', location: 'Aqui', date: '2026-12-01', game_mode: 'CQB', max_op: 0 };
const signal = new AbortController().signal;
let source: SessionSource;
let asked: { path: string; token: string | null }[];
let answers: (() => Response)[];

beforeEach(async () => {
  const locks = new FakeLocks();
  source = {
    shared: new SharedDatabase({ indexedDB: new IDBFactory(), IDBKeyRange }),
    server: { url: 'http://server', publishable_key: 'key' },
    now: () => NOW,
    lock: (name, work) => locks.request(name, work) as Promise<never>,
  };
  await writeSession(source.shared, {
    user: { id: ana, email: 'ana@exemplo.com', name: 'Ana' },
    access_token: 'one',
    refresh_token: 'refresh',
    expires_at: NOW / 1000 + 3600,
    needs_sign_in: false,
  });
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    asked.push({ path: new URL(url).pathname, token });
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

test('it returns the text of the answer, and sends the request as the signed-in person', async () => {
  answers = [said(200, null, { briefing: '<p>Reúnam-se às 8 h.</p>' })];
  expect(await ask()).toEqual({ ok: true, briefing: '<p>Reúnam-se às 8 h.</p>' });
  expect(asked).toEqual([{ path: '/functions/v1/generate-briefing', token: 'Bearer one' }]);
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
