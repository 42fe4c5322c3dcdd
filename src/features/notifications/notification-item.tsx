import { useRouter } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import type { MouseEvent } from 'react';
import { safeReturn } from '#domain/person/safe-return.ts';
import { formatInstant } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { rowLinkClass } from '#ui/lists/list-row.tsx';
import { notificationText, type CodeWords } from './notification-text.ts';
import type { NotificationRow } from './use-notifications.ts';

type NotificationItemProps = {
  row: NotificationRow;
  words: CodeWords;
  /** UTC ISO instant. */
  now: string;
  /** @param title as shown */
  onRead: (title: string) => void;
  /** Called when the notification opens another screen, so that the panel closes. */
  onLeave: () => void;
};

/** One notification: a press marks it as read and opens its link (Spec 1 §2). */
export function NotificationItem({ row, words, now, ...on }: NotificationItemProps) {
  const { LL, locale } = useI18nContext();
  const { url, read, created_at } = row.data;
  const { title, body } = notificationText(row.data, words);
  const onRead = () => on.onRead(title);
  return (
    <li className="list-row gap-3 py-3">
      <span
        aria-hidden
        className={`mt-2 size-2 shrink-0 rounded-full ${read ? '' : 'bg-warning'}`}
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className={read ? '' : 'font-semibold'}>
          {!read && <span className="sr-only">{LL.notifications.unread()}: </span>}
          <Target url={url} onRead={onRead} onLeave={on.onLeave}>
            {title}
          </Target>
        </p>
        {body && <p className="text-sm">{body}</p>}
        <p className="text-sm text-soft">
          <time dateTime={created_at}>
            {formatInstant(created_at, { now: new Date(now), locale, LL })}
          </time>
        </p>
      </div>
      {!read && (
        <IconButton icon={Check} label={LL.notifications.mark_one({ title })} onClick={onRead} />
      )}
    </li>
  );
}

type TargetProps = {
  url: string | null;
  onRead: () => void;
  onLeave: () => void;
  children: string;
};

/** A link within the app, whatever the row says; a button when there is no valid link. */
function Target({ url, onRead, onLeave, children }: TargetProps) {
  const router = useRouter();
  if (url === null) {
    return (
      <button type="button" className={`${rowLinkClass} cursor-pointer`} onClick={onRead}>
        {children}
      </button>
    );
  }
  const path = safeReturn(url);
  function follow(event: MouseEvent) {
    onRead();
    // the browser opens a new tab
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onLeave();
    router.history.push(path);
  }
  return (
    <a href={path} className={rowLinkClass} onClick={follow}>
      {children}
    </a>
  );
}
