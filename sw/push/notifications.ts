import * as v from 'valibot';
import { readNotificationWords } from '#sync/identity/notification-words.ts';
import { shared } from '../owner.ts';
import type { EventNews } from './event-news.ts';
import { safePath } from './safe-path.ts';
import { worker } from '../worker-scope.ts';

const APP_NAME = 'QG Airsoft';
const HOME = '/events';
const ICON = '/icons/icon-192.png';
const BADGE = '/icons/badge-96.png';

/** What a push carries: text to show unchanged, and the path that it opens. */
const PushMessage = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  body: v.pipe(v.string(), v.maxLength(500)),
  /** A path of this app; anything else opens the list of events. */
  path: v.optional(v.string()),
  /** A later notification with the same tag replaces the earlier one. */
  tag: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** BCP 47, for the screen reader. */
  lang: v.optional(v.pipe(v.string(), v.maxLength(35))),
});

/**
 * Shows a push. It always shows something: browsers withdraw the permission after silent pushes.
 */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const message = readPush(data);
  if (message) return void (await show(message.title, message));
  const words = await readNotificationWords(shared);
  await show(APP_NAME, { body: words?.something_new ?? '', tag: 'unreadable' });
}

/**
 * Notifies about a change in one of my events.
 * @returns whether it is shown: not before a page has stored its texts, nor without permission
 */
export async function showEventNews(news: EventNews): Promise<boolean> {
  const words = await readNotificationWords(shared);
  if (!words) return false;
  const about = {
    tag: `event:${news.event_id}`,
    path: `/event/${news.event_id}`,
    lang: words.lang,
  };
  switch (news.kind) {
    case 'changed':
      return show(news.name, { ...about, body: words.event_changed });
    case 'registrations':
      return show(news.name, {
        ...about,
        body: words.registrations.replace('{count}', String(news.count)),
      });
    case 'gone':
      return show(APP_NAME, { ...about, path: HOME, body: words.event_gone });
  }
}

/**
 * Opens what the notification is about. An open page is never navigated elsewhere: it may hold a
 * form.
 */
export async function openNotification({ data }: Notification): Promise<void> {
  const { origin } = worker.location;
  const path = safePath((data as { path?: unknown } | null)?.path, origin) ?? HOME;
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => shows(url, path));
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/**
 * Whether a page shows a path. Without a query, any page at that path does; with one, only the
 * exact page.
 */
function shows(page: string, path: string): boolean {
  const { pathname, search, hash } = new URL(page);
  return [pathname, pathname + search, pathname + search + hash].includes(path);
}

type Shown = {
  readonly body: string;
  readonly path?: string | undefined;
  readonly tag?: string | undefined;
  readonly lang?: string | undefined;
};

async function show(title: string, { body, path, tag, lang }: Shown): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  await worker.registration.showNotification(title, {
    body,
    icon: ICON,
    badge: BADGE,
    data: { path: safePath(path, worker.location.origin) ?? HOME },
    ...(tag ? { tag } : {}),
    ...(lang ? { lang } : {}),
  });
  return true;
}

function readPush(data: PushMessageData | null): v.InferOutput<typeof PushMessage> | null {
  try {
    return v.parse(PushMessage, data?.json());
  } catch {
    return null;
  }
}
