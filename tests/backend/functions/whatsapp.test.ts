import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, forgedToken, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';
import { playProvider, type PlayedProvider } from '../play-provider.ts';

let gateway: PlayedProvider;
let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  gateway = await playProvider();
  backend = await openRealBackend({
    settings: {
      APP_ENV: 'production',
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_PHONE_NUMBER_ID: '1055',
      WHATSAPP_API_URL: `${gateway.url}/v23.0`,
    },
  });
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(async () => {
  await backend.close();
  await gateway[Symbol.asyncDispose]();
});
beforeEach(async () => {
  gateway.asked.length = 0;
  gateway.answers = ACCEPTED;
  await backend.db.exec('delete from private.whatsapp_codes; delete from private.whatsapp_proofs');
});

const ACCEPTED = {
  json: {
    messaging_product: 'whatsapp',
    contacts: [{ input: '5585988887777', wa_id: '558588887777' }],
    messages: [{ id: 'wamid.HBg', message_status: 'accepted' }],
  },
};
const REJECTED = {
  status: 400,
  json: {
    error: { message: '(#131026) Message undeliverable', type: 'OAuthException', code: 131026 },
  },
};
const NUMBER = '(85) 98888-7777';

async function post(name: string, json: unknown, token?: string) {
  const response = await call(backend, `/functions/v1/${name}`, {
    json,
    ...(token ? { token } : {}),
  });
  return [response.status, await response.json()] as const;
}
const send = (whatsapp: unknown = NUMBER, token?: string) =>
  post('send-whatsapp-code', { whatsapp, name: 'Ada' }, token);
const verify = (code: unknown, token?: string, whatsapp: unknown = NUMBER) =>
  post('verify-whatsapp-code', { whatsapp, code }, token);
/** The code that the gateway received. */
const sent = () => /"text":"(\d{6})"/.exec(String(gateway.asked.at(-1)?.body))?.[1] ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const invalid = [409, { success: false, error: 'whatsapp_code_invalid', details: null }];
const verified = [200, { success: true, error: null, details: { verified: true } }];

test('the gateway gets an authentication template with six digits, and only who has them can verify the number', async () => {
  expect(await send(NUMBER, ada.token)).toEqual([
    200,
    { success: true, error: null, details: { webhook_failed: false } },
  ]);
  const [asked] = gateway.asked;
  expect(asked).toMatchObject({ method: 'POST', path: '/v23.0/1055/messages' });
  expect(asked?.headers['authorization']).toBe('Bearer token');
  const code = sent();
  expect(JSON.parse(String(asked?.body))).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '5585988887777',
    type: 'template',
    template: {
      name: 'codigo_de_verificacao',
      language: { code: 'pt_BR' },
      components: [
        { type: 'body', parameters: [{ type: 'text', text: code }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] },
      ],
    },
  });
  expect(await verify(other(code), ada.token)).toEqual(invalid);
  expect(await verify(code)).toEqual(invalid); // bound to the requester
  expect(await verify(code, ada.token, '(85) 97777-7777')).toEqual(invalid); // and to the number
  expect(await verify(code, ada.token)).toEqual(verified);
  expect(await verify(code, ada.token)).toEqual(invalid); // and works once
  const { rows } = await backend.db.query(
    'select number from private.whatsapp_proofs where user_id = $1',
    [ada.id],
  );
  expect(rows).toEqual([{ number: '5585988887777' }]);
});

test.each(['055 0 85 98888-7777', '+55 (085) 98888-7777'])(
  'the code for %j goes to the number that it proves',
  async (typed) => {
    await send(typed, ada.token);
    const to = (JSON.parse(String(gateway.asked.at(-1)?.body)) as { to: string }).to;
    const { rows } = await backend.db.query('select number from private.whatsapp_codes');
    expect([rows, to]).toEqual([[{ number: '5585988887777' }], '5585988887777']);
  },
);

test('neither the code nor its plain hash is anywhere in the database', async () => {
  await send(NUMBER, ada.token);
  const { rows } = await backend.db.query<{ row: string }>(
    'select to_jsonb(c)::text as row from private.whatsapp_codes c',
  );
  expect(rows[0]?.row).not.toContain(sent());
  const { rows: plain } = await backend.db.query<{ same: boolean }>(
    `select code_hash = encode(sha256(convert_to($1, 'utf8')), 'hex') as same from private.whatsapp_codes`,
    [sent()],
  );
  expect(plain).toEqual([{ same: false }]);
});

test('a visitor verifies a number too, as the spec allows, with the publishable key', async () => {
  expect((await send(NUMBER, backend.anon_key))[0]).toBe(200);
  expect(await verify(sent(), backend.anon_key)).toEqual(verified);
});

test('[T17] after five attempts the right code is refused too', async () => {
  await send(NUMBER, ada.token);
  const code = sent();
  for (let n = 0; n < 5; n += 1) expect(await verify(other(code), ada.token)).toEqual(invalid);
  expect(await verify(code, ada.token)).toEqual(invalid);
});

test('[T17] a second code within a minute is refused, with the time to wait, and nothing is sent', async () => {
  await send(NUMBER, ada.token);
  const [status, body] = await send(NUMBER, ada.token);
  expect([status, body]).toEqual([
    429,
    { success: false, error: 'too_many_requests', details: { retry_after_s: expect.any(Number) } },
  ]);
  expect(gateway.asked).toHaveLength(1);
});

test.each([
  ['refuses', REJECTED],
  ['says nothing that it should', { json: {} }],
  ['is a captive portal', { text: '<html>' }],
])('a gateway that %s is reported as webhook_failed: the code exists', async (_, answers) => {
  gateway.answers = answers;
  expect(await send(NUMBER, ada.token)).toEqual([
    200,
    { success: true, error: null, details: { webhook_failed: true } },
  ]);
  expect(await verify(sent(), ada.token)).toEqual(verified);
});

test('the same answer for a number with an account and for one without', async () => {
  const bia = await signUp(backend, 'bia@exemplo.com');
  await backend.db.query(
    `insert into public.profile_contacts (user_id, whatsapp, verified_at) values ($1, '5585911112222', now())
     on conflict (user_id) do update set whatsapp = excluded.whatsapp, verified_at = now()`,
    [bia.id],
  );
  const known = await send('85911112222');
  const unknown = await send('85911113333');
  expect(known).toEqual(unknown);
});

test('an expired token is reported: it would verify the number for nobody', async () => {
  expect((await send(NUMBER, forgedToken(ada)))[0]).toBe(401);
  expect(gateway.asked).toHaveLength(0);
});

test.each([[''], ['123'], [null], [5], [{}], ['1'.repeat(16)], ['abc']])(
  '%j is no valid number',
  async (whatsapp) => {
    expect(await send(whatsapp)).toEqual([
      400,
      { success: false, error: 'invalid_args', details: { field: 'whatsapp' } },
    ]);
  },
);

test.each([[''], ['12345'], ['1234567'], ['12345a'], [123456], [null]])(
  '%j is no valid code',
  async (code) => {
    expect(await verify(code)).toEqual([
      400,
      { success: false, error: 'invalid_args', details: { field: 'code' } },
    ]);
  },
);

test('a foreign number is refused before anything is sent', async () => {
  for (const number of ['+1 202 555 0123 99', '+1 415 555 2671']) {
    const [status, body] = await send(number);
    expect([status, body]).toMatchObject([409, { error: 'whatsapp_foreign' }]);
  }
  expect(gateway.asked).toHaveLength(0);
});

test('[T17] on a developer’s own machine the code is returned, through a proxy never', async () => {
  const local = await openRealBackend();
  const ask = async (headers: Record<string, string>, n: number) => {
    const json = { whatsapp: `8591111000${n}` };
    const response = await call(local, '/functions/v1/send-whatsapp-code', { json, headers });
    return [response.status, ((await response.json()) as { details: unknown }).details];
  };
  expect(await ask({}, 1)).toEqual([
    200,
    { webhook_failed: false, development_code: expect.stringMatching(/^\d{6}$/) },
  ]);
  for (const [n, name] of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].entries()) {
    expect(await ask({ [name]: '127.0.0.1' }, n + 2)).toEqual([503, null]);
  }
  await local.close();
});

test('elsewhere no code is issued without a gateway', async () => {
  const plain = await openRealBackend({
    settings: { APP_ENV: 'production' },
  });
  const response = await call(plain, '/functions/v1/send-whatsapp-code', {
    json: { whatsapp: NUMBER },
  });
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { error: 'whatsapp_not_configured' },
  ]);
  expect((await plain.db.query('select 1 from private.whatsapp_codes')).rows).toEqual([]);
  await plain.close();
});
