import { expect, test, vi } from 'vitest';
import { SEEN_EVENTS, SEEN_READER, SEEN_VERSION } from '#domain/event/seen-rows.ts';
import { keepLastRows } from '#sync/device/last-rows.ts';
import { ORIGIN, workerWorld } from '#tests/fixtures/browser/worker-world.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { withLastRows } from './last-page.ts';

const world = workerWorld();
const reported = vi.fn();
vi.stubGlobal('reportError', reported);

const PAGE = `<title>QG</title><meta name="description" content="x">
  <main aria-busy="true"><i>skeleton</i></main>`;
const HEADERS = {
  'content-security-policy': "default-src 'self'",
  'content-encoding': 'br',
  etag: '"1"',
};
const answer = async (path: string, page = PAGE) => {
  const served = Promise.resolve(new Response(page, { headers: HEADERS }));
  const reply = await withLastRows(served, ORIGIN + path);
  return { headers: reply.headers, text: await reply.text() };
};

test('with nothing kept the page is the built one', async () =>
  expect((await answer('/events')).text).toBe(PAGE));

test('what is kept for an address is in its page, with the headers that protect it', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  keepLastRows(SEEN_EVENTS, {
    version: SEEN_VERSION,
    synced_at: Date.now(),
    rows: [
      eventRow({ id: '18110998-95d2-44ba-8fde-e31c5c9f4bd9', name: 'Emboscada', date: tomorrow }),
    ],
  });
  keepLastRows(SEEN_READER, { locale: 'pt-BR', signed_in: false });
  await expect.poll(() => world.files('qg-last-rows')).toHaveLength(2);
  const { headers, text } = await answer('/events');
  expect(text).toContain('>Emboscada</a>');
  expect([...headers.keys()]).toContain('content-security-policy');
  expect([...headers.keys()]).not.toContain('content-encoding');
  expect((await answer('/outbox')).text).toBe(PAGE);
});

test('a page without a place for rows opens as it is, and the fault is reported', async () => {
  expect((await answer('/events', '<title>other</title>')).text).toBe('<title>other</title>');
  expect(reported).toHaveBeenCalledOnce();
});
