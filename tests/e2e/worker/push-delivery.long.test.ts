import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvent } from '../event-page.ts';
import { startApp, type RunningApp } from '../harness.ts';
import { controlWorker } from './worker-control.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
});
afterAll(() => app.close());

/** An installed app; the browser delivers what `push` says, as from a push service. */
async function installed() {
  const phone = await app.openPhone();
  const page = await phone.open('/events');
  await phone.serviceWorker(page);
  return { phone, page, worker: await controlWorker(phone, app.url) };
}

test('[W6] a push about an event is shown once, and opens that event', async () => {
  const event = await openEvent(app.backend);
  const path = `/event/${event.id}`;
  const { phone, page, worker } = await installed();
  // as supabase/functions/_shared/push/web-push.ts writes it
  const message = { title: event.name, body: 'Nova hora: 09:00', tag: 'n1', lang: 'pt-BR', path };
  await worker.push(JSON.stringify({ ...message, body: 'Nova hora: 08:00' }));
  await worker.done();
  await worker.push(JSON.stringify(message));
  await worker.done();
  expect(await worker.notifications()).toEqual([
    { title: event.name, body: 'Nova hora: 09:00', path },
  ]);
  await phone.closePages();
  expect(await worker.press(event.name)).toEqual({ opened: path });
  expect(await worker.notifications()).toEqual([]);
  const opened = await phone.open(path);
  await opened.getByRole('heading', { level: 1, name: event.name }).waitFor();

  const list = await phone.open('/events');
  await worker.push(JSON.stringify(message));
  await worker.done();
  expect(await worker.press(event.name)).toEqual({ focused: path });
  expect([new URL(list.url()).pathname, page.isClosed()]).toEqual(['/events', true]);
  await phone.close();
});

const title = 'Fora';
const foreign = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/rest/v1/profiles',
  `/event/${'x'.repeat(5_000)}`,
];
const unreadable = [
  'null',
  '[]',
  '"x"',
  '{',
  '['.repeat(50_000),
  JSON.stringify({ title: 'x', body: 'x'.repeat(2_000_000) }),
  JSON.stringify({ title: 'x', body: 'x', path: { toString: 'x' } }),
  JSON.stringify({ title: ' ', body: 'x' }),
];

test('[W6] whatever a push carries, one notification is shown, and none leads out of the app', async () => {
  const { phone, worker } = await installed();
  await phone.closePages();
  for (const path of foreign) {
    await worker.push(JSON.stringify({ title, body: '', path }));
    await worker.done();
    expect(await worker.notifications(), path).toMatchObject([{ title, path: '/events' }]);
    expect(await worker.press(title), path).toEqual({ opened: '/events' });
  }
  for (const data of unreadable) {
    await worker.push(data);
    await worker.done();
    const shown = await worker.notifications();
    expect(shown, data.slice(0, 80)).toMatchObject([{ title: 'QG Airsoft', path: '/events' }]);
    expect(await worker.press('QG Airsoft')).toEqual({ opened: '/events' });
  }
  await phone.close();
});
