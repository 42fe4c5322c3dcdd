import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeNotificationWords } from '#sync/identity/notification-words.ts';
import { ORIGIN, workerWorld } from '#tests/fixtures/browser/worker-world.ts';

const { shown, opened, pages } = workerWorld();
const { openNotification, showPush } = await import('./notifications.ts');
const { shared } = await import('../owner.ts');

beforeEach(async () => {
  vi.clearAllMocks();
  pages.length = 0;
  await writeNotificationWords(shared, {
    lang: 'pt-BR',
    event_changed: 'Mudou',
    registrations: '{count} inscritos',
    event_gone: 'Saiu do ar',
    something_new: 'Há novidades',
  });
});

const push = (data: unknown) =>
  showPush({ json: () => (typeof data === 'string' ? JSON.parse(data) : data) } as PushMessageData);

test('a push is shown with its own text, and opens a path in this app', async () => {
  await push({ title: 'Serra', body: 'Adiada', path: '/event/1', tag: 't', lang: 'en' });
  expect(shown).toHaveBeenCalledWith('Serra', {
    body: 'Adiada',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/event/1' },
    tag: 't',
    lang: 'en',
  });
  await push({ title: 'Serra', body: 'x', path: '//evil.example' });
  expect(shown.mock.lastCall?.[1]).toEqual({
    body: 'x',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/events' },
  });
});

test('a push that cannot be read is still shown, with the stored texts of a page', async () => {
  await push({ title: ' ', body: 'x' });
  await push('no json');
  await showPush(null);
  expect(shown).toHaveBeenCalledTimes(3);
  for (const [title, options] of shown.mock.calls as [string, object][]) {
    expect(title).toBe('QG Airsoft');
    expect(options).toMatchObject({ body: 'Há novidades', tag: 'unreadable' });
  }
  await shared.values.put({ lang: 7 }, 'notification_words'); // written by another version
  await showPush(null);
  expect(shown.mock.lastCall?.[1]).toMatchObject({ body: '' });
});

test.each([
  ['title', 120],
  ['body', 500],
  ['tag', 64],
  ['lang', 35],
])('a %s of %i characters is shown, and one more can not be read', async (field, most) => {
  const message = (length: number) => ({ title: 'T', body: 'B', [field]: 'x'.repeat(length) });
  await push(message(most));
  expect(JSON.stringify(shown.mock.lastCall)).toContain('x'.repeat(most));
  await push(message(most + 1));
  expect(shown.mock.lastCall?.[1]).toMatchObject({ tag: 'unreadable' });
});

test('a push is titled without the blanks around it, and needs no more than a title and a body', async () => {
  await push({ title: ' Serra ', body: '' });
  expect(shown).toHaveBeenCalledWith('Serra', {
    body: '',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/events' },
  });
  await push({ title: 'Serra' });
  expect(shown.mock.lastCall?.[1]).toMatchObject({ tag: 'unreadable' });
});

test('without permission nothing is shown', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await push({ title: 'Serra', body: 'x' });
  expect(shown).not.toHaveBeenCalled();
  vi.stubGlobal('Notification', { permission: 'granted' });
});

/** Presses a notification while these pages are open. @returns the pages that were focused */
async function click(data: unknown, paths: string[]): Promise<string[]> {
  const focused: string[] = [];
  for (const path of paths) {
    const focus = () => void focused.push(path);
    pages.push({ url: ORIGIN + path, visibilityState: 'hidden', focus });
  }
  await openNotification({ data } as Notification);
  return focused;
}

test.each([
  ['/event/1', '/event/1'],
  ['/event/1', '/event/1?tab=teams'],
  ['/event/1?tab=teams', '/event/1?tab=teams'],
  ['/event/1?tab=teams', '/event/1?tab=teams#list'],
  ['/event/1?tab=teams#list', '/event/1?tab=teams#list'],
])('[W6] a notification for %s focuses the open page %s', async (path, page) => {
  expect(await click({ path }, ['/auth', page])).toEqual([page]);
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['/event/1', '/event/12'],
  ['/event/1?tab=teams', '/event/1'],
  ['/event/1?tab=teams', '/event/1?tab=participants'],
  ['/team/1/advanced?tab=events&event=2', '/team/1/advanced?tab=events'],
])('[W6] a notification for %s opens a new page beside %s', async (path, page) => {
  expect(await click({ path }, [page])).toEqual([]);
  expect(opened).toHaveBeenCalledExactlyOnceWith(path);
});

test.each(['https://evil.example/', '//evil.example', '/..//evil.example', '/rest/v1/x', 7, null])(
  '[W6] a notification for %s opens the list of events',
  async (path) => {
    await click({ path }, []);
    expect(opened).toHaveBeenCalledExactlyOnceWith('/events');
  },
);

test('[W6] a notification without data focuses the open list of events', async () => {
  expect(await click(null, ['/events'])).toEqual(['/events']);
  expect(opened).not.toHaveBeenCalled();
});
