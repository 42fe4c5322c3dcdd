import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { auth_fields, bad_values, request } from './fuzz-requests.ts';
import { call, openRealBackend, PASSWORD, signUp, type TestUser } from '../open-test-backend.ts';

let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  backend = await openRealBackend({
    auth_limits: { burst: 100_000, wrong_passwords: 100_000 },
    settings: { GEOCODER: 'off' },
  });
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

test.each(['/rest/v1', '/auth/v1', '/functions/v1', '/storage/v1', '/realtime/v1', ''])(
  'no request under «%s» causes an internal error, or an answer that reveals internals',
  async (root) => {
    await fc.assert(
      fc.asyncProperty(request(root), async (asked) => {
        const bodiless = asked.method === 'GET' || asked.method === 'HEAD';
        const separator = asked.path.includes('?') ? '&' : '?';
        const response = await call(backend, asked.path + separator + asked.query, {
          method: asked.method,
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            ...(asked.header as Record<string, string>),
          },
          ...(asked.signed_in && !('authorization' in asked.header) ? { token: ada.token } : {}),
          ...(bodiless ? {} : { body: asked.body }),
        });
        expectNoFailure(response.status, await response.text());
      }),
      { numRuns: Number(process.env['RUNS'] ?? 150) },
    );
  },
  120_000,
);

/** The answers of a function whose external service has no key, or can't be reached. */
const WITHOUT_PROVIDER =
  /^\{"success":false,"error":"(ai_not_configured|geocode_unavailable)","details":null\}$/;

function expectNoFailure(status: number, answer: string): void {
  const failed = status >= 500 && !(status === 503 && WITHOUT_PROVIDER.test(answer));
  expect([!failed, status, answer.slice(0, 200)]).toEqual([true, status, answer.slice(0, 200)]);
  expect(answer).not.toMatch(/node_modules|\.ts:\d|select .* from|set_config/i);
}

test.each(auth_fields)('%s refuses every wrong value of %j', async (path, fields) => {
  for (const field of fields) {
    for (const [i, value] of bad_values.entries()) {
      const json = {
        email: `${field}${i}@exemplo.com`,
        password: PASSWORD,
        type: 'signup',
        token: '123456',
      };
      const response = await call(backend, `/auth/v1${path}`, {
        json: { ...json, [field]: value },
      });
      expectNoFailure(response.status, await response.text());
    }
  }
});

test('a person’s own account refuses wrong values too', async () => {
  for (const field of ['email', 'data', 'nonce', 'phone', 'app_metadata', 'role']) {
    for (const value of bad_values) {
      const json = { [field]: value };
      const response = await call(backend, '/auth/v1/user', {
        method: 'PUT',
        token: ada.token,
        json,
      });
      expectNoFailure(response.status, await response.text());
    }
  }
  const { rows } = await backend.db.query('select role, email from auth.users where id = $1', [
    ada.id,
  ]);
  expect(rows).toEqual([{ role: 'authenticated', email: 'ada@exemplo.com' }]);
});

test.each(['sync_pull', 'sync_push', 'sync_manifest', 'sync_rows'])(
  '%s refuses every wrong value',
  async (rpc) => {
    const right = {
      v: 1,
      user_id: ada.id,
      device_id: ada.id,
      mutations: [],
      scopes: {},
      limit: 1,
      digest: [],
      unsettled: [],
    };
    const fields = [...Object.keys(right), 'epoch', 'scope', 'collection', 'ids'];
    for (const value of bad_values) {
      const asked = [{ p: value }, ...fields.map((field) => ({ p: { ...right, [field]: value } }))];
      for (const json of asked) {
        const response = await call(backend, `/rest/v1/rpc/${rpc}`, { token: ada.token, json });
        expectNoFailure(response.status, await response.text());
      }
    }
  },
);

test('an invalid HTTP request is closed, and the next one is answered', async () => {
  for (const noise of [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET /\r\n\r\n',
    'GET http://[bad HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: <>\r\n\r\n',
  ]) {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(backend.port, '127.0.0.1', () => socket.end(noise));
      socket.on('data', (part) => (text += String(part)));
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^(HTTP\/1\.1 (400|404|421)|$)/);
  }
  expect((await call(backend, '/health')).status).toBe(200);
});
