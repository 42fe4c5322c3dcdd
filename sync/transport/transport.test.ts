import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { callRpc, request, REQUEST_TIMEOUT_MS, type ServerConfig } from './transport.ts';

/**
 * Uses a real server and the real fetch, because only they show what a redirect or a broken body
 * does.
 */
type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Breaks the connection before or during the answer, or never answers. */
  breaks?: 'before' | 'inside' | 'never';
};
let server_config: ServerConfig;
let answer: Answer = {};
let asked: { headers: IncomingMessage['headers']; body: string } | undefined;
let server: Server;

beforeAll(async () => {
  server = createServer((message, response) => {
    let body = '';
    message.on('data', (part: Buffer) => (body += part.toString()));
    message.on('end', () => {
      asked = { headers: message.headers, body };
      const { status = 200, headers = JSON_TYPE, body: text = '', breaks } = answer;
      if (breaks === 'never') return;
      if (breaks === 'before') return void message.socket.destroy();
      response.writeHead(status, headers);
      if (breaks === 'inside') {
        response.write(text.slice(0, 5));
        return void setImmediate(() => message.socket.destroy());
      }
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  server_config = { url: `http://127.0.0.1:${port}`, publishable_key: 'key' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => vi.restoreAllMocks());

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML: Answer = { headers: { 'content-type': 'text/html' }, body: '<html>WiFi</html>' };
const problem = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: JSON.stringify({ code, message: '', details: null, hint: null, ...more }),
});
const refusal = (code: string, field: string | null) =>
  problem(409, 'PT409', { message: code, details: JSON.stringify({ code, field }) });

const Reply = v.object({ n: v.number() });
const call = (token: string | null = 'token', signal?: AbortSignal) =>
  callRpc(server_config, { rpc: 'sync_pull', body: { a: 1 }, token, answer: Reply, signal });

describe('[U7] an answer is judged by its code, never by status or text alone', () => {
  test.each<[string, Answer, object]>([
    ['an answer', { body: '{"n":1}' }, { kind: 'ok', data: { n: 1 } }],
    ['an answer with more in it', { body: '{"n":1,"m":2}' }, { kind: 'ok', data: { n: 1 } }],
    ['[case 24] a captive portal, 200 HTML', HTML, { kind: 'transient' }],
    ['[case 24] a captive portal, 403 HTML', { ...HTML, status: 403 }, { kind: 'transient' }],
    ['[case 24] a captive portal, 511 HTML', { ...HTML, status: 511 }, { kind: 'transient' }],
    ['[case 24] a captive portal, 200 {}', { body: '{}' }, { kind: 'transient' }],
    ['a portal that redirects', { status: 302, headers: { location: '/' } }, { kind: 'transient' }],
    ['nothing, 204', { status: 204 }, { kind: 'transient' }],
    ['JSON of another shape', { body: '{"n":"1"}' }, { kind: 'transient' }],
    ['JSON that breaks off', { body: '{"n":' }, { kind: 'transient' }],
    ['null', { body: 'null' }, { kind: 'transient' }],
    ['no answer', { breaks: 'before' }, { kind: 'transient' }],
    ['half an answer', { body: '{"n":1}', breaks: 'inside' }, { kind: 'transient' }],
    ['[case 37] 504 of a proxy, HTML', { ...HTML, status: 504 }, { kind: 'transient' }],
    ['500 of a database that stops', problem(500, '57P01'), { kind: 'transient' }],
    ['500 of a statement that took too long', problem(500, '57014'), { kind: 'transient' }],
    ['a rolled back transaction', problem(500, '40001'), { kind: 'transient' }],
    ['a deadlock', problem(500, '40P01'), { kind: 'transient' }],
    ['no connection free', problem(503, 'PGRST003'), { kind: 'transient' }],
    ['429 with nothing', { status: 429, body: '{}' }, { kind: 'transient' }],
    ['429 HTML', { ...HTML, status: 429 }, { kind: 'transient' }],
    [
      '429 with Retry-After',
      { status: 429, body: '{}', headers: { ...JSON_TYPE, 'retry-after': '7' } },
      { kind: 'transient', retry_after_ms: 7_000 },
    ],
    [
      '429 with an hour of Retry-After: 5 min',
      { status: 429, body: '{}', headers: { ...JSON_TYPE, 'retry-after': '3600' } },
      { kind: 'transient', retry_after_ms: 300_000 },
    ],
    [
      'our own 429, which says how long',
      problem(429, 'PT429', {
        message: 'too_many_requests',
        details: '{"code": "too_many_requests", "retry_after_s": 45}',
      }),
      { kind: 'transient', retry_after_ms: 45_000 },
    ],
    [
      '429 with a date',
      {
        status: 429,
        body: '{}',
        headers: { ...JSON_TYPE, 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
      },
      { kind: 'transient' },
    ],
    [
      '503 with Retry-After',
      { ...problem(503, 'PGRST000'), headers: { ...JSON_TYPE, 'retry-after': '2' } },
      { kind: 'transient', retry_after_ms: 2_000 },
    ],
    ['an expired token', problem(401, 'PGRST303'), { kind: 'auth' }],
    ['a broken token', problem(401, 'PGRST301'), { kind: 'auth' }],
    ['nobody signed in', problem(401, 'PT401', { message: 'not_signed_in' }), { kind: 'auth' }],
    ['a token that became nobody', problem(401, '42501'), { kind: 'auth' }],
    ['not allowed', problem(403, '42501'), { kind: 'refused', code: 'not_allowed' }],
    ['no such function', problem(404, 'PGRST202'), { kind: 'version' }],
    ['[case 37] too large, HTML', { ...HTML, status: 413 }, { kind: 'too_large' }],
    ['[case 37] too large, JSON', problem(413, '413'), { kind: 'too_large' }],
    ['a refusal', refusal('wrong_user', null), { kind: 'refused', code: 'wrong_user' }],
    [
      'a refusal of a field',
      refusal('invalid_args', 'limit'),
      { kind: 'refused', code: 'invalid_args', field: 'limit' },
    ],
    [
      'a refusal without details',
      problem(409, 'PT409', { message: 'client_too_new' }),
      { kind: 'refused', code: 'client_too_new' },
    ],
    [
      'an error that nobody foresaw',
      problem(500, 'XX000', { message: ` cache lookup failed for type 12 ${'x'.repeat(300)}` }),
      { kind: 'transient', said: `cache lookup failed for type 12 ${'x'.repeat(168)}` },
    ],
    [
      'a server that is away',
      problem(503, 'PGRST001', { message: 'no connection' }),
      { kind: 'transient' },
    ],
    ['not a uuid', problem(400, '22P02'), { kind: 'refused', code: 'invalid_args' }],
    ['a body that is no JSON', problem(400, 'PGRST102'), { kind: 'refused', code: 'invalid_args' }],
  ])('%s', async (_, given, outcome) => {
    answer = given;
    expect(await call()).toEqual(outcome);
  });
});

test('[U7] a server that does not answer within 15 s counts as unreachable', async () => {
  answer = { breaks: 'never' };
  const soon = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), 5);
    return late.signal;
  });
  expect(await call()).toEqual({ kind: 'transient' });
  expect(soon).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
  expect(REQUEST_TIMEOUT_MS).toBe(15_000);
});

test('[W2] it throws only when the round was aborted', async () => {
  answer = { breaks: 'never' };
  const round = new AbortController();
  const pending = call('token', round.signal);
  setTimeout(() => round.abort(new DOMException('stolen', 'AbortError')), 5);
  await expect(pending).rejects.toThrow('stolen');
  await expect(call('token', round.signal)).rejects.toThrow('stolen');
});

test('[U6] the token is explicit; without one no authorization header is sent', async () => {
  answer = { body: '{"n":1}' };
  await call('secret');
  expect(asked).toMatchObject({
    headers: { apikey: 'key', authorization: 'Bearer secret', 'content-type': 'application/json' },
    body: '{"p":{"a":1}}',
  });
  await call(null);
  expect(asked!.headers).not.toHaveProperty('authorization');
});

test('the server cannot be reached at all', async () => {
  const nowhere = { ...server_config, url: 'http://127.0.0.1:1' };
  expect(await request(nowhere, '/', { body: {}, token: null })).toBeUndefined();
});
