import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useIsComing } from '#live/freshness/use-is-coming.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { Button } from '#ui/button.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useCodeWords } from './use-code-words.ts';
import { unreadCount, type NotificationRow } from './use-notifications.ts';
import { useRead } from './use-read.ts';

type NotificationListProps = {
  rows: readonly NotificationRow[] | undefined;
  /** UTC ISO instant. */
  now: string;
  onLeave: () => void;
};

/** The contents of popover and sheet: loading, empty, or the rows. They determine the height. */
export function NotificationList({ rows, now, onLeave }: NotificationListProps) {
  const { LL } = useI18nContext();
  const words = useCodeWords();
  const { readOne } = useRead();
  const read = useScopeState('me');
  const coming = useIsComing();
  if (!rows || !words || read === undefined || (rows.length === 0 && !read && coming)) {
    return (
      <p role="status" className="flex items-center gap-3 py-6 text-soft">
        <Spinner />
        {LL.notifications.loading()}
      </p>
    );
  }
  if (rows.length === 0) {
    const none = read ? LL.notifications.empty() : LL.notifications.not_here();
    return <p className="py-6 text-soft">{none}</p>;
  }
  return (
    <List label={LL.notifications.title()}>
      {rows.map((row) => (
        <NotificationItem
          key={row.id}
          row={row}
          words={words}
          now={now}
          onRead={(title) => void readOne(row, title)}
          onLeave={onLeave}
        />
      ))}
    </List>
  );
}

/** 'Marcar todas como lidas', while any is unread. */
export function MarkAll({ rows }: { rows: readonly NotificationRow[] | undefined }) {
  const { LL } = useI18nContext();
  const { readAll } = useRead();
  if (!rows || unreadCount(rows) === 0) return null;
  return (
    <Button variant="plain" size="sm" onClick={() => void readAll(rows)}>
      {LL.notifications.mark_all()}
    </Button>
  );
}
