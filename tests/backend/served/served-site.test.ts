import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { SITE_URL, servedWorld } from './served-world.ts';

/**
 * The pages with their content: when they change, what clients keep, robots.txt and the sitemap.
 */
const { backend, pass, read, event, change } = servedWorld();
const snapshotText = async () => (await fetch(`${backend().url}/snapshot/public.json`)).text();

test('a link shared right after the event was made has its preview', async () => {
  const id = await event({ name: 'Agora mesmo' });
  expect((await read(`/event/${id}`)).title).toBe('Agora mesmo · QG Airsoft');
});

test('an event that was too long ago for the snapshot has its page and its picture', async () => {
  const [shown, made_private, deleted] = [
    await event({ name: 'Do ano passado' }),
    await event({ name: 'Em segredo' }),
    await event({ name: 'Apagada' }),
  ];
  const long_ago = `date = current_date - 200`;
  await change(shown, long_ago);
  await change(made_private, `${long_ago}, is_public = false`);
  await change(deleted, `${long_ago}, deleted_at = now()`);
  await backend().refreshSnapshot();
  expect(await snapshotText()).not.toContain(shown);

  const page = await read(`/event/${shown}`);
  expect([page.status, page.title]).toEqual([200, 'Do ano passado · QG Airsoft']);
  const picture = new URL(page.meta('og:image') ?? '').pathname;
  expect((await fetch(backend().url + picture)).headers.get('content-type')).toBe('image/png');
  for (const id of [made_private, deleted]) {
    expect((await read(`/event/${id}`)).status).toBe(404);
    expect((await fetch(backend().url + picture.replace(shown, id))).status).toBe(404);
  }

  await change(shown, 'is_public = false');
  pass(3_000);
  expect((await read(`/event/${shown}`)).status).toBe(404);
});

test('a page with filters or a chosen tab has its head, and no rows that may not belong there', async () => {
  const id = await event({ name: 'Com filtro' });
  const tab = await read(`/event/${id}?tab=teams`);
  expect(tab.meta('og:title')).toBe('Com filtro');
  expect(tab.document.querySelector('#served')).toBeNull();
  const marked = await read(`/event/${id}?fbclid=x&utm_source=y`);
  expect(marked.document.querySelector('#served')).not.toBeNull();
});

test('the list has the next rows, and the same for the app', async () => {
  const { document, words } = await read('/events');
  const links = [...document.querySelectorAll('#served .row-link')].map((link) => link.textContent);
  expect(links.length).toBeGreaterThan(1);
  expect(words).toContain('Agora mesmo');
  const seen = JSON.parse(document.getElementById('qg.seen.events')?.textContent ?? '') as {
    rows: { name: string }[];
  };
  expect(seen.rows.map(({ name }) => name)).toEqual(links);
});

test('a client that has the current page gets 304, and the page itself after a change', async () => {
  const id = await event({ name: 'Com etiqueta' });
  const first = await fetch(`${backend().url}/event/${id}`);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = () => fetch(`${backend().url}/event/${id}`, { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await change(id, `name = 'Com outra etiqueta'`);
  await backend().refreshSnapshot();
  expect((await again()).status).toBe(200);
});

test('robots.txt names the sitemap, and the sitemap the public events', async () => {
  const robots = await (await fetch(`${backend().url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  const id = await event({ name: 'No mapa' });
  await backend().refreshSnapshot();
  const response = await fetch(`${backend().url}/sitemap.xml`);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const { document } = new JSDOM(await response.text(), { contentType: 'text/xml' }).window;
  const addresses = [...document.querySelectorAll('loc')].map((loc) => loc.textContent);
  expect(addresses).toContain(`${SITE_URL}/event/${id}`);
  expect(addresses).toContain(`${SITE_URL}/events`);
});

test('the policy is as strict as on any page', async () => {
  const id = await event({ name: 'Com política' });
  const [served, plain] = await Promise.all(
    [`/event/${id}`, '/auth'].map(async (path) => (await fetch(backend().url + path)).headers),
  );
  expect(served?.get('content-security-policy')).toBe(plain?.get('content-security-policy'));
  const { html } = await read(`/event/${id}`);
  expect(html).not.toMatch(/ style=/);
});
