import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { briefingHtml } from '#functions/_shared/briefing-html.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';
import { playProvider, type PlayedProvider } from '../play-provider.ts';

let model: PlayedProvider;
let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  model = await playProvider();
  const settings = {
    GEMINI_API_KEY: 'test-key',
    GEMINI_API_URL: `${model.url}/v1beta`,
    GEMINI_MODEL: 'gemini-x',
  };
  backend = await openRealBackend({ settings });
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(async () => {
  await backend.close();
  await model[Symbol.asyncDispose]();
});
beforeEach(async () => {
  model.asked.length = 0;
  await backend.db.query(`delete from private.attempts where what = 'briefing'`);
});

const event = {
  name: 'Operação Alvorada',
  location: 'Campinas',
  date: '2099-01-31',
  game_mode: 'MilSim',
  max_op: 40,
};
const said = (text: string) => ({
  json: {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: {},
  },
});
async function ask(json: unknown = event, token: string | undefined = ada.token) {
  const response = await call(backend, '/functions/v1/generate-briefing', {
    json,
    ...(token ? { token } : {}),
  });
  const { error, details } = (await response.json()) as {
    error: string | null;
    details: Record<string, unknown> | null;
  };
  return { status: response.status, error, details };
}

test('the model gets the spec’s parameters and the event as data, and its answer becomes HTML without styles', async () => {
  model.answers = said(
    '```html\n<h2 class="titulo">Missão</h2>\n<p style="color:red">Tomar a colina.</p>\n```',
  );
  const { status, details } = await ask();
  expect([status, details]).toEqual([200, { briefing: '<h2>Missão</h2>\n<p>Tomar a colina.</p>' }]);
  const [asked] = model.asked;
  expect(asked).toMatchObject({ method: 'POST', path: '/v1beta/models/gemini-x:generateContent' });
  expect(asked?.headers['x-goog-api-key']).toBe('test-key');
  const sent = JSON.parse(String(asked?.body)) as {
    generationConfig: unknown;
    contents: { parts: { text: string }[] }[];
  };
  expect(sent.generationConfig).toEqual({
    temperature: 0.8,
    topK: 40,
    topP: 0.9,
    maxOutputTokens: 800,
  });
  for (const value of Object.values(event))
    expect(sent.contents[0]?.parts[0]?.text).toContain(String(value));
});

test('the database accepts the generated briefing', async () => {
  model.answers = said(
    '<h1>Fogo & fumaça</h1><script>alert(1)</script><p onclick="x()">1 < 2 > 0</p><img src=x onerror=alert(1)>',
  );
  const { details } = await ask();
  expect(details?.['briefing']).toBe('<h2>Fogo & fumaça</h2><p>1 &lt; 2 &gt; 0</p>');
  const { rows } = await backend.db.query<{ ok: boolean }>('select private.html_ok($1) as ok', [
    details?.['briefing'],
  ]);
  expect(rows[0]?.ok).toBe(true);
});

test.each([
  [
    { status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } },
    503,
    'ai_invalid_request',
    null,
  ],
  [
    { status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } },
    503,
    'ai_invalid_key',
    null,
  ],
  [
    { status: 404, json: { error: { code: 404, status: 'NOT_FOUND' } } },
    503,
    'ai_model_not_found',
    null,
  ],
  [
    { status: 429, json: { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } } },
    503,
    'ai_busy',
    null,
  ],
  [{ status: 500, text: 'oops' }, 503, 'ai_unreachable', null],
  [{ status: 200, text: '<html>captive portal</html>' }, 503, 'ai_unreachable', null],
  [
    { json: { promptFeedback: { blockReason: 'SAFETY' } } },
    422,
    'ai_blocked',
    { reason: 'SAFETY' },
  ],
  [
    { json: { candidates: [{ finishReason: 'RECITATION' }] } },
    422,
    'ai_blocked',
    { reason: 'RECITATION' },
  ],
  [{ json: { candidates: [] } }, 422, 'ai_empty', null],
  [said('   '), 422, 'ai_empty', null],
  [said('<script>only</script>'), 422, 'ai_empty', null],
])('%j is answered with %i %s', async (answers, status, error, details) => {
  model.answers = answers;
  expect(await ask()).toEqual({ status, error, details });
});

test('ten a day, and the eleventh does not reach the model', async () => {
  model.answers = said('<p>Óculos no rosto, sempre.</p>');
  const bia = await signUp(backend, 'bia@exemplo.com');
  for (let n = 0; n < 10; n += 1) expect((await ask(event, bia.token)).status).toBe(200);
  expect(await ask(event, bia.token)).toMatchObject({ status: 429, error: 'ai_daily_limit' });
  expect(model.asked).toHaveLength(10);
  expect((await ask()).status).toBe(200);
});

test.each(['name', 'location', 'date', 'game_mode'])(
  'without %s the model is not called, and no quota is used',
  async (field) => {
    expect(await ask({ ...event, [field]: ' ' })).toEqual({
      status: 400,
      error: 'briefing_needs_fields',
      details: { field },
    });
    expect(await ask({ ...event, [field]: 'x'.repeat(500) })).toMatchObject({ status: 400 });
    expect(model.asked).toHaveLength(0);
  },
);

test('a visitor may not call it', async () => {
  expect(await ask(event, '')).toMatchObject({ status: 401, error: 'not_signed_in' });
  expect(await ask(event, backend.anon_key)).toMatchObject({ status: 401 });
});

test('without a key the form is told to offer its template, and an unreachable model is no failure of ours', async () => {
  await using plain = await opened({});
  const eve = await signUp(plain.backend, 'eve@exemplo.com');
  expect(await configured(plain.backend, eve.token)).toEqual([200, { configured: false }]);
  const response = await call(plain.backend, '/functions/v1/generate-briefing', {
    json: event,
    token: eve.token,
  });
  expect([response.status, await response.json()]).toEqual([
    503,
    { success: false, error: 'ai_not_configured', details: null },
  ]);
  await using dead = await opened({ GEMINI_API_KEY: 'k', GEMINI_API_URL: 'http://127.0.0.1:9' });
  const leo = await signUp(dead.backend, 'leo@exemplo.com');
  const lost = await call(dead.backend, '/functions/v1/generate-briefing', {
    json: event,
    token: leo.token,
  });
  expect([lost.status, await lost.json()]).toMatchObject([503, { error: 'ai_unreachable' }]);
});

/** What the form asks before it offers a model. */
async function configured(of: Backend, token?: string) {
  const response = await call(of, '/functions/v1/generate-briefing', token ? { token } : {});
  return [response.status, ((await response.json()) as { details: unknown }).details];
}

test('whoever is signed in is told that there is a model, and the model is not asked', async () => {
  expect(await configured(backend, ada.token)).toEqual([200, { configured: true }]);
  expect(await configured(backend)).toEqual([401, null]);
  expect(model.asked).toEqual([]);
});

async function opened(settings: Record<string, string>) {
  const other = await openRealBackend({
    settings,
  });
  return { backend: other, [Symbol.asyncDispose]: () => other.close() };
}

describe('briefingHtml', () => {
  test.each([
    [
      'plain text',
      'Chegar às oito.\nTrazer água.\n\nBom jogo.',
      '<p>Chegar às oito.<br>Trazer água.</p><p>Bom jogo.</p>',
    ],
    [
      'headings of other sizes',
      '<h1>Um título</h1><h4>e outro</h4>',
      '<h2>Um título</h2><h3>e outro</h3>',
    ],
    ['a comment', '<p>Antes<!-- <script> --> e depois</p>', '<p>Antes e depois</p>'],
    ['a link', '<p>Veja <a href="javascript:x">o mapa aqui</a></p>', '<p>Veja o mapa aqui</p>'],
    [
      'a script that never ends',
      '<p>Chegar cedo, sempre</p><script>alert(1)',
      '<p>Chegar cedo, sempre</p>',
    ],
    ['tags in capitals', '<P>CHEGAR CEDO<BR/></P>', '<p>CHEGAR CEDO<br></p>'],
  ])('%s', (_, given, html) => expect(briefingHtml(given)).toBe(html));

  test('an answer without text is no briefing', () => {
    for (const given of [
      '',
      '```html\n```',
      '<p></p>',
      '<p>Curto</p>',
      `<p>${'x'.repeat(20_001)}</p>`,
    ]) {
      expect(briefingHtml(given)).toBeNull();
    }
  });
});
